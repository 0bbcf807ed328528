#include "host/rules/rules.hpp"

#include <algorithm>

#include "host/bots/choice.hpp"
#include "host/rules/options.hpp"
#include "host/rules/sinks.hpp"
#include "host/support/hash.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

constexpr std::size_t largest_state = std::size_t{1} << 20;

void check_seats(const Json& manifest, std::uint32_t seats) {
    const auto least = manifest.at("seats").at("min").get<std::uint32_t>();
    const auto most = manifest.at("seats").at("max").get<std::uint32_t>();
    if (seats >= least && seats <= most && seats <= SD_MAX_SEATS) return;
    throw Error("usage", manifest.at("title").get<std::string>() + " is for " + std::to_string(least) + " to " +
                             std::to_string(most) + " seats, not for " + std::to_string(seats) +
                             "; choose a number in that range.");
}

// What a cold call wrote, or an Error that says which module failed at what.
class Cold {
public:
    Cold(const Rules& rules, const char* what) : rules_(rules), what_(what) {}
    const sd_sink* sink() const { return ears_.sink(); }

    std::string text(std::int32_t result) const {
        if (ears_.overflowed()) fail("fault", "it wrote more than the host takes");
        if (result == SD_UNSUPPORTED)
            throw Error("unsupported", rules_.module().id() + " does not offer this (" + what_ + ").");
        if (result == SD_BAD_INPUT) throw Error("bad_input", one_line(ears_.text()));
        if (result < 0) fail("fault", one_line(ears_.text()));
        return ears_.text();
    }
    Json json(std::int32_t result) const {
        Json parsed = Json::parse(text(result), nullptr, false);
        if (parsed.is_discarded()) fail("fault", "it wrote text that is not JSON");
        return parsed;
    }

private:
    [[noreturn]] void fail(const char* code, const std::string& why) const {
        throw Error(code, "The module " + rules_.module().id() + " failed (" + what_ + "): " + why +
                              "; run \"sitdown validate " + rules_.module().id() + "\" to see more.");
    }

    const Rules& rules_;
    const char* what_;
    Ears ears_;
};

std::string waiting_sentence(std::uint32_t waiting) {
    std::vector<std::string> seats;
    for (std::uint32_t seat = 0; seat < SD_MAX_SEATS; ++seat) {
        if (waiting >> seat & 1) seats.push_back(std::to_string(seat));
    }
    if (seats.empty()) return "the game is over";
    return (seats.size() == 1 ? "the game waits for seat " : "the game waits for the seats ") + join(seats);
}

void check_amount(const sd_choice& choice, std::int32_t amount) {
    if (amounts(choice) == 1 && amount == choice.low) return;
    const std::int64_t above = static_cast<std::int64_t>(amount) - choice.low;
    if (amounts(choice) > 1 && above >= 0 && amount <= choice.high && above % step_of(choice) == 0) return;
    if (amounts(choice) == 1)
        throw Error("illegal",
                    "This choice has no other amount than " + std::to_string(choice.low) + "; leave the amount out.");
    throw Error("illegal", "The amount " + std::to_string(amount) + " is not offered; it must be from " +
                               std::to_string(choice.low) + " to " + std::to_string(choice.high) + " in steps of " +
                               std::to_string(step_of(choice)) + ".");
}

}  // namespace

std::uint64_t State::hash() const { return hash_bytes(words_.data(), words_.size() * 8); }

Rules::Rules(std::shared_ptr<const Module> module, std::uint32_t seats, const Json& options)
    : module_(std::move(module)), table_(&module_->table()) {
    check_seats(manifest(), seats);
    setup_ = {seats, complete_options(manifest(), options)};
    const std::string text = setup_.options.dump();
    std::vector<sd_file> files;
    for (const DataFile& file : module_->data())
        files.push_back({file.name.c_str(), file.bytes.data(), file.bytes.size()});
    sd_setup setup{};
    setup.struct_size = sizeof setup;
    setup.seats = seats;
    setup.options = text.c_str();
    setup.files = files.data();
    setup.file_count = static_cast<std::uint32_t>(files.size());
    const Ears error;
    game_ = table_->create(&setup, error.sink());
    if (!game_) {
        throw Error("bad_input", "The module " + module_->id() + " could not make the game: " + one_line(error.text()) +
                                     "; check its data files and options.");
    }
    try {
        state_bytes_ = table_->state_size(game_);
        if (state_bytes_ == 0 || state_bytes_ % 8 != 0 || state_bytes_ > largest_state)
            throw Error("fault", "The module " + module_->id() + " says that a state has " +
                                     std::to_string(state_bytes_) + " bytes; it must be a multiple of 8 up to 1 MiB.");
        const Cold cold(*this, "components");
        components_ = cold.json(table_->components(game_, cold.sink()));
    } catch (...) {
        table_->destroy(game_);
        throw;
    }
}

Rules::~Rules() {
    if (game_) table_->destroy(game_);
}

State Rules::start(std::uint64_t seed, std::vector<sd_event>* events) const {
    State state(state_bytes_);
    Ears ears(events);
    if (table_->start(game_, state.data(), seed, ears.sink()) < 0 || ears.overflowed()) {
        ears.forget();
        throw Error("fault", "The module " + module_->id() + " failed to deal a game; run \"sitdown validate " +
                                 module_->id() + "\" to see more.");
    }
    return state;
}

sd_status Rules::status(const State& state) const {
    sd_status out{};
    table_->status(game_, state.data(), &out);
    return out;
}

std::vector<sd_choice> Rules::choices(const State& state, std::uint32_t seat) const {
    std::vector<sd_choice> list(64);
    auto count = table_->choices(game_, state.data(), seat, list.data(), static_cast<std::uint32_t>(list.size()));
    if (count > list.size() && count <= SD_MAX_CHOICES) {
        list.resize(count);
        count = std::min(count, table_->choices(game_, state.data(), seat, list.data(), count));
    }
    if (count > list.size())
        throw Error("fault", "The module " + module_->id() + " lists more than " + std::to_string(SD_MAX_CHOICES) +
                                 " choices; long decisions have to be several short ones.");
    list.resize(count);
    return list;
}

Applied Rules::apply(State& state, std::uint32_t seat, std::uint32_t id, std::int32_t amount,
                     std::vector<sd_event>* events) const {
    State next = state;
    Ears ears(events);
    const std::int32_t result = table_->apply(game_, next.data(), seat, id, amount, ears.sink());
    if (result < 0 || ears.overflowed()) {
        ears.forget();
        const std::string why = result < 0 ? one_line(ears.text()) : "it reported more events than the host takes";
        throw Error("fault", "The module " + module_->id() + " failed to carry out a choice" +
                                 (why.empty() ? "" : ": " + why) + "; nothing was changed. Run \"sitdown validate " +
                                 module_->id() + "\" to see more.");
    }
    state = std::move(next);
    return {(result & SD_CHANCE) != 0, (result & SD_TOLD) != 0};
}

Applied Rules::apply_checked(State& state, std::uint32_t seat, std::uint32_t id, std::int32_t amount,
                             std::vector<sd_event>* events) const {
    const sd_status now = status(state);
    if (seat >= seats())
        throw Error("illegal", "There is no seat " + std::to_string(seat) + "; the seats are 0 to " +
                                   std::to_string(seats() - 1) + ".");
    if (now.ending != 0 || !(now.waiting >> seat & 1))
        throw Error("illegal",
                    "Seat " + std::to_string(seat) + " is not asked now: " + waiting_sentence(now.waiting) + ".");
    const auto list = choices(state, seat);
    const auto found = std::find_if(list.begin(), list.end(), [&](const sd_choice& each) { return each.id == id; });
    if (found == list.end())
        throw Error("illegal", "That is not among the choices of this seat now; ask for its choices again.");
    check_amount(*found, amount);
    return apply(state, seat, id, amount, events);
}

std::vector<sd_standing> Rules::standings(const State& state) const {
    std::vector<sd_standing> out(SD_MAX_SEATS);
    table_->standings(game_, state.data(), out.data());
    out.resize(seats());
    return out;
}

std::int32_t Rules::evaluate(const State& state, std::uint32_t seat, std::uint32_t profile) const {
    return table_->evaluate(game_, state.data(), seat, profile);
}

State Rules::determinize(const State& state, std::uint32_t viewer, std::uint64_t seed) const {
    State world = state;
    if (table_->determinize(game_, world.data(), viewer, seed) < 0)
        throw Error("fault", "The module " + module_->id() +
                                 " failed to make a world that a seat holds possible; run \"sitdown validate " +
                                 module_->id() + "\" to see more.");
    return world;
}

std::uint64_t Rules::view_hash(const State& state, std::uint32_t viewer) const {
    return table_->view_hash(game_, state.data(), viewer);
}

std::vector<sd_seen> Rules::seen(const State& state, std::uint32_t viewer) const {
    std::vector<sd_seen> out(256);
    for (;;) {
        const auto count =
            table_->seen(game_, state.data(), viewer, out.data(), static_cast<std::uint32_t>(out.size()));
        const bool fits = count <= out.size();
        out.resize(count);
        if (fits) return out;
    }
}

bool Rules::sane(const State& state, std::string* why) const {
    const Ears ears;
    const bool holds = table_->sane(game_, state.data(), ears.sink()) == SD_OK;
    if (why) *why = one_line(ears.text());
    return holds;
}

Json Rules::view(const State& state, std::uint32_t viewer) const {
    const Cold cold(*this, "view");
    return cold.json(table_->view(game_, state.data(), viewer, cold.sink()));
}

Json Rules::prompt(const State& state, std::uint32_t viewer) const {
    const Cold cold(*this, "prompt");
    return cold.json(table_->prompt(game_, state.data(), viewer, cold.sink()));
}

Json Rules::describe(const State& state, std::uint32_t seat, const sd_choice& choice) const {
    const Cold cold(*this, "describe");
    Json words = cold.json(table_->describe(game_, state.data(), seat, choice.id, cold.sink()));
    words["id"] = choice.id;
    const std::uint32_t act = choice.id >> 24;
    const Json& acts = manifest().at("acts");
    const Json declared = act >= 1 && act <= acts.size() ? acts[act - 1] : Json::object();
    words["class"] = declared.value("class", "");
    if (amounts(choice) > 1 || choice.low != 0) {
        words["range"] = {
            {"min", choice.low}, {"max", choice.high}, {"step", step_of(choice)}, {"unit", declared.value("unit", "")}};
    }
    return words;
}

std::string Rules::why_not(const State& state, std::uint32_t seat, const std::string& reference) const {
    const Cold cold(*this, "why_not");
    return cold.text(table_->why_not(game_, state.data(), seat, reference.c_str(), cold.sink()));
}

Json Rules::save(const State& state) const {
    const Cold cold(*this, "save");
    return cold.json(table_->save(game_, state.data(), cold.sink()));
}

State Rules::load(const Json& saved) const {
    State state(state_bytes_);
    const std::string text = saved.dump(-1, ' ', false, Json::error_handler_t::replace);
    const Cold cold(*this, "load");
    cold.text(table_->load(game_, state.data(), text.data(), text.size(), cold.sink()));
    return state;
}

std::string Rules::label(const State& state, std::uint32_t seat) const {
    const Cold cold(*this, "label");
    return cold.text(table_->label(game_, state.data(), seat, cold.sink()));
}

std::vector<std::uint32_t> viewers(std::uint32_t seats) {
    std::vector<std::uint32_t> all;
    for (std::uint32_t seat = 0; seat < seats; ++seat) all.push_back(seat);
    all.push_back(spectator);
    return all;
}

}  // namespace sitdown::host
