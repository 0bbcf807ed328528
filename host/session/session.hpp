// One game at one table: the only place where answers become facts. Every accepted answer is in the journal before
// anybody sees its effect. All that leaves it for a viewer is made for that viewer. Not thread-safe: one owner.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/session/journal.hpp"
#include "host/session/timeline.hpp"

namespace sitdown::host {

using Clock = std::chrono::steady_clock;

struct SessionSettings {
    // Answers that the host gives for a seat come no faster than a person's would: call tick() when one is due.
    bool discreet = false;
    std::chrono::milliseconds discreet_least{1500}, discreet_most{4500};
    std::function<Clock::time_point()> now = [] { return Clock::now(); };
    // New dice after an undo over chance, and resampled copies; left out: from the system.
    std::function<std::uint64_t()> fresh_seed;
};

// What is new for one viewer.
struct Change {
    std::uint32_t viewer = 0;
    std::uint64_t number = 0;  // grows only with what this viewer can notice
    bool rewound = false;      // steps were taken back: read the log anew
    Json events = Json::array();  // cut down for the viewer, in order, with beats
};

// An undo that waits for consent. Everybody at the table sees it; how much of the log it would leave, each viewer is
// told for his own log.
struct Proposal {
    std::uint32_t by = 0;
    std::uint32_t agreed = 0, needed = 0;  // bit per seat
};

enum class Undone { done, proposed };

class Session {
public:
    // Without a path nothing is kept on the disk. Throws Error usage if the players do not fit the seats, not_found
    // for an unknown bot.
    static std::unique_ptr<Session> create(std::shared_ptr<const Rules>, std::uint64_t seed,
                                           std::vector<Participant>, const std::filesystem::path& journal = {},
                                           SessionSettings = {});
    // Throws Error bad_input if the journal is damaged or is another module's, version's or data's.
    static std::unique_ptr<Session> resume(std::shared_ptr<const Rules>, const std::filesystem::path& journal,
                                           SessionSettings = {});
    ~Session();

    // --- for the host only: never for a viewer ---
    const Rules& rules() const;
    const Timeline& timeline() const;
    const std::vector<Participant>& players() const;
    bool resumed_torn() const;  // the last line of the journal was cut off and left out

    // --- facts that everybody has ---
    const sd_status& status() const;
    bool over() const;
    bool waits_for(std::uint32_t seat) const;
    std::vector<sd_standing> standings() const;
    bool absent(std::uint32_t seat) const;
    const std::string& name(std::uint32_t seat) const;

    // --- for one viewer: all texts with the names of the seats ---
    Json view(std::uint32_t viewer) const;
    // How it stood for this viewer after an entry of his own log.
    Json view_after(std::uint32_t viewer, std::size_t line) const;
    Json prompt(std::uint32_t viewer) const;
    Json choices(std::uint32_t seat) const;  // described; empty if the seat is not asked
    std::vector<sd_choice> list(std::uint32_t seat) const;
    std::string why_not(std::uint32_t seat, const std::string& reference) const;  // empty: no reason known
    std::uint64_t number(std::uint32_t viewer) const;
    // Every event that exists for the viewer as JSON, those with a `text` being lines of the log. The place in this
    // list is what undo_to_line takes.
    const Json& log(std::uint32_t viewer) const;
    std::vector<std::string> log_lines(std::uint32_t viewer) const;
    // {viewer, name, game, version, view, log}: all that may leave the table before the game is over.
    Json export_view(std::uint32_t viewer) const;
    // A copy resampled for the seat: all that a bot or a preview gets.
    State world_for(std::uint32_t seat) const;
    // What a choice would do, tried on a resampled copy: for the warning before an irrevocable click.
    Applied foresee(std::uint32_t seat, Choice) const;

    // --- answers ---
    // Throws Error illegal with a sentence; then nothing has changed.
    void answer(std::uint32_t seat, std::uint32_t id, std::int32_t amount = 0);
    // Takes the pass for this seat wherever it is optional, until the phase or the round changes. Not remembered
    // over a resume: the seat is asked again.
    void pass_rest_of_phase(std::uint32_t seat, bool on = true);
    bool passes_rest_of_phase(std::uint32_t seat) const;  // for its own seat
    // For an absent seat the first choice is taken, and it is not asked whether others may undo.
    void set_absent(std::uint32_t seat, bool absent);
    void set_discreet(bool);
    // When the host will answer for the seat. Nothing: it will not. Only its own seat may be told.
    std::optional<Clock::time_point> pending_single(std::uint32_t seat) const;
    // Whether a bot's answer for this waiting seat, given now, would tell nothing by coming so fast. On a table that
    // is not discreet: always.
    bool ripe(std::uint32_t seat) const;
    // When to call tick() and to ask the bots again. For the host only: it depends on what the seats hold.
    std::optional<Clock::time_point> next_due() const;
    // Gives the answers that are due. True if there was one. Throws Error if one cannot be kept; it stays due.
    bool tick();

    // --- undo ---
    // Only real decisions are undone: answers that the host would give again at once are no place to go back to.
    // All throw Error illegal if there is nothing to undo; then nothing has changed.

    // In a secret window: this seat's own answer, wholly; the others' stay.
    void take_back(std::uint32_t seat);
    // In a secret window the seat's own last step there. Outside it is done at once if nothing was rolled or told
    // since and nobody else acted; else every person is asked.
    Undone undo_step(std::uint32_t seat);
    // The seat's last row of decisions in one round; in a secret window its own answer.
    Undone reset_turn(std::uint32_t seat);
    // All that was decided after this entry of the seat's own log.
    Undone undo_to_line(std::uint32_t seat, std::size_t line);

    // Gone as soon as the game goes on in a way that everybody sees.
    const std::optional<Proposal>& proposal() const;
    // How many entries of this viewer's log would stay. Nothing: there is no proposal.
    std::optional<std::size_t> proposal_leaves(std::uint32_t viewer) const;
    void agree(std::uint32_t seat);   // the last one to agree makes it happen
    void refuse(std::uint32_t seat);  // also by who proposed it: the proposal is gone

    // --- keeping ---
    void save(const std::filesystem::path&) const;  // a copy of the journal
    Json save_state() const;                        // all secrets in it: for tests and bug reports
    void load_state(const Json&);
    std::filesystem::path journal_path() const;  // empty without a journal

    // Called for each viewer for whom something changed, after the change is safe. May answer and unlisten from
    // within. Returns a handle for unlisten.
    std::size_t listen(std::function<void(const Change&)>);
    void unlisten(std::size_t handle);

private:
    struct Parts;
    explicit Session(std::unique_ptr<Parts>);
    std::unique_ptr<Parts> parts_;
};

}  // namespace sitdown::host
