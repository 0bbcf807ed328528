#include "host/session/session.hpp"

#include <ctime>
#include <utility>

#include "host/bots/bots.hpp"
#include "host/rules/names.hpp"
#include "host/session/parts.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

constexpr std::size_t longest_name = 40;

std::string utc_now() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    ::gmtime_r(&now, &utc);
    char stamp[32];
    std::strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return stamp;
}

std::vector<Participant> checked_players(const Rules& rules, std::vector<Participant> players) {
    if (players.size() != rules.seats())
        throw Error("usage", "The game has " + std::to_string(rules.seats()) + " seats and " +
                                 std::to_string(players.size()) + " players; name one for each seat.");
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        Participant& player = players[seat];
        player.name = one_line(player.name, longest_name);
        if (player.name.empty()) player.name = "Seat " + std::to_string(seat + 1);
        if (!player.person() && player.kind != "program") parse_bot(player.kind, rules.manifest());
    }
    return players;
}

}  // namespace

Session::Session(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Session::~Session() = default;

std::unique_ptr<Session> Session::create(std::shared_ptr<const Rules> rules, std::uint64_t seed,
                                         std::vector<Participant> players, const std::filesystem::path& journal,
                                         SessionSettings settings) {
    StartRecord start;
    start.module = rules->module().id();
    start.version = rules->module().version();
    start.data_hash = rules->module().data_hash();
    start.seats = rules->seats();
    start.options = rules->setup().options;
    start.seed = seed;
    start.players = checked_players(*rules, std::move(players));
    start.created = utc_now();
    Ledger ledger(std::move(rules), start, journal);
    return std::unique_ptr<Session>(
        new Session(std::make_unique<Parts>(std::move(settings), std::move(start.players), std::move(ledger), false)));
}

std::unique_ptr<Session> Session::resume(std::shared_ptr<const Rules> rules, const std::filesystem::path& journal,
                                         SessionSettings settings) {
    JournalContents contents = Journal::read(journal);
    Ledger ledger(std::move(rules), contents, journal);
    return std::unique_ptr<Session>(new Session(std::make_unique<Parts>(
        std::move(settings), std::move(contents.start.players), std::move(ledger), contents.torn)));
}

const Rules& Session::rules() const { return parts_->rules(); }
const Timeline& Session::timeline() const { return parts_->timeline(); }
const std::vector<Participant>& Session::players() const { return parts_->players; }
bool Session::resumed_torn() const { return parts_->torn; }

const sd_status& Session::status() const { return timeline().status(); }
bool Session::over() const { return status().ending != 0; }
bool Session::waits_for(std::uint32_t seat) const {
    return !over() && seat < rules().seats() && (status().waiting >> seat & 1);
}
std::vector<sd_standing> Session::standings() const { return rules().standings(parts_->state()); }
bool Session::absent(std::uint32_t seat) const {
    parts_->check_seat(seat);
    return parts_->stand_in.absent(seat);
}
const std::string& Session::name(std::uint32_t seat) const {
    parts_->check_seat(seat);
    return parts_->players[seat].name;
}

Json Session::view(std::uint32_t viewer) const {
    parts_->check_viewer(viewer);
    return with_names(rules().view(parts_->state(), viewer), parts_->names());
}

Json Session::view_after(std::uint32_t viewer, std::size_t line) const {
    parts_->check_viewer(viewer);
    const std::size_t lines = log(viewer).size();
    if (line >= lines)
        throw Error("illegal", "The log has no line " + std::to_string(line) + "; it has " + std::to_string(lines) + ", from 0.");
    const State then = timeline().state_at(parts_->audience.step_of(viewer, line));
    return with_names(rules().view(then, viewer), parts_->names());
}

Json Session::prompt(std::uint32_t viewer) const {
    parts_->check_viewer(viewer);
    return with_names(rules().prompt(parts_->state(), viewer), parts_->names());
}

std::vector<sd_choice> Session::list(std::uint32_t seat) const {
    parts_->check_seat(seat);
    return waits_for(seat) ? rules().choices(parts_->state(), seat) : std::vector<sd_choice>();
}

Json Session::choices(std::uint32_t seat) const {
    Json described = Json::array();
    for (const sd_choice& choice : list(seat))
        described.push_back(parts_->audience.words().choice(rules().describe(parts_->state(), seat, choice)));
    return described;
}

std::string Session::why_not(std::uint32_t seat, const std::string& reference) const {
    parts_->check_seat(seat);
    try {
        return with_names(rules().why_not(parts_->state(), seat, reference), parts_->names());
    } catch (const Error& error) {
        if (error.code() == "unsupported") return {};
        throw;
    }
}

std::uint64_t Session::number(std::uint32_t viewer) const { return parts_->audience.number(viewer); }
const Json& Session::log(std::uint32_t viewer) const { return parts_->audience.log(viewer); }

std::vector<std::string> Session::log_lines(std::uint32_t viewer) const {
    std::vector<std::string> lines;
    for (const Json& entry : log(viewer)) {
        if (const auto text = entry.find("text"); text != entry.end()) lines.push_back(text->get<std::string>());
    }
    return lines;
}

Json Session::export_view(std::uint32_t viewer) const {
    const Module& module = rules().module();
    return {{"viewer", viewer == spectator ? Json("spectator") : Json(viewer)},
            {"name", viewer == spectator ? "" : name(viewer)},
            {"game", module.id()},
            {"version", module.version()},
            {"view", view(viewer)},
            {"log", log_lines(viewer)}};
}

State Session::world_for(std::uint32_t seat) const {
    parts_->check_seat(seat);
    return rules().determinize(parts_->state(), seat, parts_->settings.fresh_seed());
}

Applied Session::foresee(std::uint32_t seat, Choice choice) const {
    State world = world_for(seat);
    return rules().apply_checked(world, seat, choice.id, choice.amount);
}

void Session::save(const std::filesystem::path& target) const {
    const Journal* journal = parts_->ledger.journal();
    if (!journal) throw Error("usage", "This session keeps no journal, so there is none to save; start it with one.");
    journal->copy_to(target);
}

Json Session::save_state() const { return rules().save(parts_->state()); }

void Session::load_state(const Json& saved) {
    parts_->ledger.load(rules().load(saved));
    for (std::uint32_t seat = 0; seat < rules().seats(); ++seat)
        parts_->stand_in.set_passing(seat, false, timeline());
    parts_->changed(false, std::exchange(parts_->proposal, std::nullopt).has_value());
    parts_->go_on();
}

std::filesystem::path Session::journal_path() const {
    const Journal* journal = parts_->ledger.journal();
    return journal ? journal->path() : std::filesystem::path();
}

std::size_t Session::listen(std::function<void(const Change&)> listener) {
    parts_->listeners.emplace(parts_->next_listener, std::move(listener));
    return parts_->next_listener++;
}

void Session::unlisten(std::size_t handle) { parts_->listeners.erase(handle); }

}  // namespace sitdown::host
