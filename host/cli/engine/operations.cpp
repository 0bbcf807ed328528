#include "host/cli/engine/operations.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "host/rules/names.hpp"
#include "host/support/hash.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

Json id_in(const Json& list, std::uint32_t number) {
    return number >= 1 && number <= list.size() ? list[number - 1].value("id", Json()) : Json();
}

Json seats_in(std::uint32_t mask) {
    Json seats = Json::array();
    for (std::uint32_t seat = 0; seat < SD_MAX_SEATS; ++seat) {
        if (mask >> seat & 1) seats.push_back(seat);
    }
    return seats;
}

std::uint32_t usual_seats(const Json& manifest) {
    return manifest.at("seats").at("min").get<std::uint32_t>();
}

Ordered make_new(Machine& machine, const Request& request) {
    request.allow({"seats", "seed", "options"});
    const auto seats = request.has("seats") ? static_cast<std::uint32_t>(request.number("seats", 1, SD_MAX_SEATS))
                                            : usual_seats(machine.module().manifest());
    const std::uint64_t seed = request.has("seed") ? request.seed("seed") : 1;
    const Json options = request.has("options") ? request.value("options") : Json::object();
    if (!options.is_object())
        throw Error("bad_input", "The field \"options\" must be an object such as {\"name\":true}.");
    machine.start(seats, seed, options);
    return {{"game", machine.module().id()},
            {"version", machine.module().version()},
            {"seats", seats},
            {"seed", seed},
            {"options", machine.rules().setup().options}};
}

Ordered pending(Machine& machine, const Request& request) {
    request.allow({});
    const Rules& rules = machine.rules();
    const sd_status now = rules.status(machine.state());
    return {{"over", now.ending != 0},
            {"seats", seats_in(now.ending != 0 ? 0 : now.waiting)},
            {"phase", id_in(rules.manifest().at("phases"), now.phase)},
            {"round", now.round},
            {"prompt", id_in(rules.manifest().at("prompts"), now.prompt)},
            {"window", now.window},
            {"optional", now.optional != 0}};
}

Ordered described(const Machine& machine, std::uint32_t seat, const sd_choice& choice) {
    const Json words = machine.words().choice(machine.rules().describe(machine.state(), seat, choice));
    Ordered out = {{"id", choice.id},
                   {"act", words.value("act", "")},
                   {"class", words.value("class", "")},
                   {"roles", words.value("roles", Json::object())},
                   {"range", words.value("range", Json())},
                   {"text", words.value("text", "")},
                   {"note", words.value("note", "")}};
    return out;
}

Json prompt_of(const Machine& machine, std::uint32_t viewer) {
    return with_names(machine.rules().prompt(machine.state(), viewer), machine.words().seat_names());
}

Ordered choices(Machine& machine, const Request& request) {
    request.allow({"seat"});
    const std::uint32_t seat = request.seat(machine.rules());
    Ordered list = Ordered::array();
    for (const sd_choice& choice : machine.choices(seat)) list.push_back(described(machine, seat, choice));
    return {{"seat", seat}, {"prompt", prompt_of(machine, seat)}, {"choices", list}};
}

Ordered apply(Machine& machine, const Request& request) {
    request.allow({"seat", "choice", "amount"});
    const std::uint32_t seat = request.seat(machine.rules());
    const auto choice = static_cast<std::uint32_t>(request.number("choice", 0, UINT32_MAX));
    std::optional<std::int32_t> amount;
    if (request.has("amount")) amount = static_cast<std::int32_t>(request.number("amount", INT32_MIN, INT32_MAX));
    const Applied effect = machine.apply(seat, choice, amount);
    const sd_status now = machine.rules().status(machine.state());
    return {{"chance", effect.chance},
            {"told", effect.told},
            {"over", now.ending != 0},
            {"seats", seats_in(now.ending != 0 ? 0 : now.waiting)}};
}

Ordered view(Machine& machine, const Request& request) {
    request.allow({"seat"});
    const std::uint32_t viewer = request.viewer(machine.rules());
    return {{"view", with_names(machine.rules().view(machine.state(), viewer), machine.words().seat_names())},
            {"prompt", prompt_of(machine, viewer)}};
}

Ordered events(Machine& machine, const Request& request) {
    request.allow({"seat", "from"});
    const std::uint32_t viewer = request.viewer(machine.rules());
    const auto from =
        request.has("from") ? static_cast<std::size_t>(request.number("from", 0, UINT32_MAX)) : machine.unread(viewer);
    Ordered out = {{"events", machine.events(viewer, from)}, {"from", from}, {"next", machine.steps()}};
    machine.unread(viewer) = machine.steps();
    return out;
}

Ordered why_not(Machine& machine, const Request& request) {
    request.allow({"seat", "reference"});
    const std::uint32_t seat = request.seat(machine.rules());
    const std::string reference = request.text("reference");
    std::string reason;
    try {
        reason = with_names(machine.rules().why_not(machine.state(), seat, reference), machine.words().seat_names());
    } catch (const Error& error) {
        // A module need not know reasons; what it is asked about must be there all the same.
        if (error.code() != "unsupported") throw;
        if (!machine.words().references().parse(reference))
            throw Error("bad_input", "There is nothing called \"" + one_line(reference, 60) + "\" on this table.");
    }
    return {{"reason", reason}};
}

Ordered save(Machine& machine, const Request& request) {
    request.allow({});
    return {{"state", machine.rules().save(machine.state())}};
}

Ordered hash(Machine& machine, const Request& request) {
    request.allow({});
    return {{"hash", hash_hex(machine.state().hash())}};
}

Ordered load(Machine& machine, const Request& request) {
    request.allow({"state"});
    machine.rules();
    machine.load(request.value("state"));
    return {{"hash", hash_hex(machine.state().hash())}};
}

Ordered determinize(Machine& machine, const Request& request) {
    request.allow({"seat", "seed"});
    const std::uint32_t viewer = request.viewer(machine.rules());
    machine.determinize(viewer, request.seed("seed"));
    return {{"hash", hash_hex(machine.state().hash())}};
}

Ordered undo(Machine& machine, const Request& request) {
    request.allow({});
    machine.undo();
    return {{"hash", hash_hex(machine.state().hash())}};
}

Ordered outcome(Machine& machine, const Request& request) {
    request.allow({});
    const Rules& rules = machine.rules();
    const sd_status now = rules.status(machine.state());
    const auto table = rules.standings(machine.state());
    Ordered standings = Ordered::array();
    Json winners = Json::array();
    for (std::uint32_t seat = 0; seat < table.size(); ++seat) {
        standings.push_back({{"seat", seat}, {"score", table[seat].score}, {"place", table[seat].place},
                             {"label", rules.label(machine.state(), seat)}});
        if (now.ending != 0 && table[seat].place == 1) winners.push_back(seat);
    }
    return {{"over", now.ending != 0},
            {"ending", id_in(rules.manifest().at("endings"), now.ending)},
            {"winners", winners},
            {"standings", standings}};
}

constexpr std::array all = {
    Operation{
        "new",
        "Deals a game. Left out: the least number of seats, seed 1, default options. The steps before it cannot be "
        "undone any more.",
        R"({"op":"new","seats":2,"seed":7,"options":{}})", "game version seats seed options", make_new},
    Operation{
        "pending",
        "Whom the game waits for, where it stands, the number of the secret window (0: none) and whether the prompt "
        "may be passed for the rest of the phase.",
        R"({"op":"pending"})", "over seats phase round prompt window optional", pending},
    Operation{"choices",
              "What a seat may choose, the default first; nothing if it is not asked. Every choice has id, act, class, "
              "roles (references into its view), range ({min,max,step,unit} or null), text and note.",
              R"({"op":"choices","seat":0})", "seat prompt choices", choices},
    Operation{"apply",
              "Makes a choice, by its id. `amount` only where the choice has a range; left out: its low end. Answers "
              "whether chance was used, whether somebody learnt something hidden, and whom the game waits for now.",
              R"({"op":"apply","seat":0,"choice":16777217})", "chance told over seats", apply},
    Operation{"view", "All that a seat, or the spectator, may know.", R"({"op":"view","seat":"spectator"})",
              "view prompt", view},
    Operation{"events",
              "What a seat, or the spectator, was told since it last asked, or from step `from` on (0: the deal). "
              "`next` is the step that comes next.",
              R"({"op":"events","seat":0,"from":0})", "events from next", events},
    Operation{"why_not", "Why a thing in the seat's view cannot be used now; an empty reason: none is known.",
              R"({"op":"why_not","seat":1,"reference":"hand@1#0"})", "reason", why_not},
    Operation{"save", "The whole state, secrets included, as JSON that a person can edit.", R"({"op":"save"})", "state",
              save},
    Operation{"load",
              "Takes a saved state, also an edited one, of a game with the same seats and options. An error names the "
              "field. Can be undone.",
              R"({"op":"load","state":SAVED})", "hash", load},
    Operation{"hash", "A number for the state: equal states, equal hash.", R"({"op":"hash"})", "hash", hash},
    Operation{"determinize",
              "Replaces all that the seat, or the spectator, cannot know, dice to come included, by something it holds "
              "possible. Can be undone.",
              R"({"op":"determinize","seat":1,"seed":5})", "hash", determinize},
    Operation{"undo", "Goes back by one step: an apply, load or determinize.", R"({"op":"undo"})", "hash", undo},
    Operation{"outcome", "Scores and places now; the ending and the winners once the game is over.",
              R"({"op":"outcome"})", "over ending winners standings", outcome},
};

const Operation& find(const std::string& name) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Operation& each) { return each.name == name; });
    if (found != all.end()) return *found;
    std::vector<std::string> names;
    for (const Operation& each : all) names.emplace_back(each.name);
    throw Error("bad_input", "There is no op \"" + one_line(name, 60) + "\"." + did_you_mean(name, names) +
                                 " The ops are " + join(names) + ".");
}

}  // namespace

std::span<const Operation> operations() { return all; }

Ordered refusal(std::string_view code, std::string_view message) {
    return {{"ok", false}, {"error", {{"code", code}, {"message", message}}}};
}

Ordered answer_to(Machine& machine, const std::string& line) {
    try {
        const Request request = Request::parse(line);
        Ordered answer = {{"ok", true}};
        answer.update(find(request.op()).answer(machine, request));
        return answer;
    } catch (const Error& error) {
        return refusal(error.code(), error.what());
    } catch (const std::exception& error) {
        return refusal("fault", one_line(error.what()));
    }
}

}  // namespace sitdown::host::cli
