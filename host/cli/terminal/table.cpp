#include "host/cli/terminal/table.hpp"

#include <unistd.h>

#include "host/cli/output.hpp"
#include "host/cli/result.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {

namespace {

constexpr std::size_t most_news = 24;

std::vector<std::string> names_in(const Session& session) {
    std::vector<std::string> names;
    for (const Participant& player : session.players()) names.push_back(player.name);
    return names;
}

}  // namespace

TerminalTable::TerminalTable(Session& session, std::vector<std::unique_ptr<Player>>& players, LineReader& input,
                             const Paper& paper)
    : session_(session), players_(players), input_(input), paper_(paper),
      lexicon_(session.rules().manifest(), session.rules().components()), names_(names_in(session)) {
    for (const Participant& player : session.players()) persons_ += player.person();
}

Parting TerminalTable::play() {
    greet();
    while (!parting_ && !session_.over()) {
        let_bots_play();
        if (session_.over()) break;
        const auto seat = next_person();
        if (!seat) throw Error("fault", "The game waits for nobody who could answer; go on with it in another way.");
        ask(*seat);
    }
    if (!parting_) close_game();
    return *parting_;
}

void TerminalTable::greet() {
    std::vector<std::string> company;
    for (std::uint32_t seat = 0; seat < names_.size(); ++seat) {
        const Participant& player = session_.players()[seat];
        company.push_back(sign(seat) + (player.person() ? "" : paper_.ink(Ink::dim, " (" + player.kind + ")")));
    }
    print(paragraph("At the table: ", join(company), paper_.width));
    say("Type a choice's number or words of it; help shows what else you can type.");
    print_line();
}

bool TerminalTable::let_bots_play() {
    bool played = false;
    while (!session_.over() && ask_players(session_, players_)) played = true;
    return played;
}

// Whoever is at the keyboard stays there while he is asked.
std::optional<std::uint32_t> TerminalTable::next_person() const {
    const auto person_asked = [&](std::uint32_t seat) {
        return session_.waits_for(seat) && session_.players()[seat].person();
    };
    if (looking_ && person_asked(*looking_)) return looking_;
    for (std::uint32_t seat = 0; seat < names_.size(); ++seat) {
        if (person_asked(seat)) return seat;
    }
    return std::nullopt;
}

void TerminalTable::ask(std::uint32_t seat) {
    if (looking_ != seat) change_person(seat);
    if (parting_ || looking_ != seat) return;
    show_news(seat);
    told_[spectator] = session_.log(spectator).size();
    const sd_status& now = session_.status();
    const std::string moment = std::to_string(seat) + "/" + std::to_string(now.round) + "/" + std::to_string(now.phase);
    if (moment != shown_moment_) show_view(seat);
    shown_moment_ = moment;
    show_prompt(seat);
    // Until something has changed: a command may only have shown something.
    const auto number = session_.number(seat);
    while (!parting_ && looking_ == seat && session_.number(seat) == number && session_.waits_for(seat)) {
        const auto line = read(names_[seat] + "> ");
        if (!line) return leave();
        obey(seat, *line);
    }
}

// Between two persons nobody may see what is not his: the rule is the same at every table of the program.
bool TerminalTable::has_secrets(std::uint32_t seat) const {
    if (session_.waits_for(seat) && session_.status().window != 0) return true;
    Json own = session_.view(seat), open = session_.view(spectator);
    own.erase("viewer");
    open.erase("viewer");
    return own != open;
}

void TerminalTable::change_person(std::uint32_t seat) {
    const bool alone = persons_ < 2;
    if (!alone) clear_screen();
    shown_moment_.clear();
    if (!alone && has_secrets(seat)) return draw_curtain(seat);
    if (!alone) say(paper_.ink(Ink::bold, "── " + names_[seat] + " is next ──"));
    looking_ = seat;
}

void TerminalTable::draw_curtain(std::uint32_t seat) {
    const auto before = looking_;
    looking_.reset();
    const bool can_change = before && session_.timeline().steps_in_window(*before) > 0;
    print_line();
    say(paper_.ink(Ink::title, "Pass to ") + sign(seat) + paper_.ink(Ink::title, " and press Enter."));
    if (can_change) say(paper_.ink(Ink::dim, names_[*before] + " can still type \"back\" to change the answer."));
    const auto line = read("");
    if (!line || *line == "quit") return leave();
    if (can_change && *line == "back") {
        session_.take_back(*before);
        looking_ = before;
        return clear_screen();
    }
    clear_screen();
    looking_ = seat;
    if (!line->empty() && ::isatty(STDIN_FILENO) == 0) waiting_line_ = line;  // a script that leaves out the Enter
}

void TerminalTable::close_game() {
    const std::uint32_t viewer = persons_ == 1 && looking_ ? *looking_ : spectator;
    show_news(viewer);
    show_view(viewer);
    print(result_text(session_.rules(), session_.status(), session_.standings(), names_, paper_));
    parting_ = Parting{Parting::Kind::over, {}};
}

void TerminalTable::show_view(std::uint32_t viewer) {
    print_line();
    print(picture(session_.view(viewer), lexicon_, Company{names_}, paper_));
    print_line();
}

void TerminalTable::show_prompt(std::uint32_t seat) {
    menu_ = Menu(session_.choices(seat));
    const Json prompt = session_.prompt(seat);
    print(paragraph(sign(seat) + ": ", paper_.ink(Ink::bold, prompt.value("text", "")), paper_.width));
    print(menu_.list(paper_));
}

void TerminalTable::show_news(std::uint32_t viewer) {
    const Json& log = session_.log(viewer);
    std::size_t& told = told_[viewer];
    if (told > log.size()) told = log.size();
    std::vector<std::string> lines;
    for (; told < log.size(); ++told) {
        if (log[told].contains("text")) lines.push_back(log[told].at("text"));
    }
    const std::size_t skipped = lines.size() > most_news ? lines.size() - most_news : 0;
    if (skipped > 0) whisper("… " + std::to_string(skipped) + " earlier lines (log shows them)");
    for (std::size_t n = skipped; n < lines.size(); ++n)
        print(paragraph(paper_.ink(Ink::dim, "  · "), lines[n], paper_.width));
}

void TerminalTable::say(std::string_view text) { print(paragraph("", text, paper_.width)); }

void TerminalTable::whisper(std::string_view text) { print(paragraph("  ", paper_.ink(Ink::dim, text), paper_.width)); }

void TerminalTable::clear_screen() {
    // What scrolled away goes too: it is what the next person must not see.
    if (paper_.terminal) print("\033[2J\033[3J\033[H");
    else print_line();
}

std::optional<std::string> TerminalTable::read(std::string_view prompt) {
    if (waiting_line_) {
        std::string line = std::move(*waiting_line_);
        waiting_line_.reset();
        print_line(std::string(prompt) + line);
        return line;
    }
    print(prompt);
    flush_output();
    const auto line = input_.next();
    if (!line) {
        print_line();
        return std::nullopt;
    }
    // A script's lines are not on the screen by themselves.
    if (::isatty(STDIN_FILENO) == 0) print_line(line->text);
    if (line->too_long) return std::string();
    return one_line(line->text, 1000);
}

bool TerminalTable::agreed(std::string_view question) {
    const auto answer = read(std::string(question) + " [y/N] ");
    return answer && !answer->empty() && (answer->front() == 'y' || answer->front() == 'Y');
}

std::string TerminalTable::sign(std::uint32_t seat) const {
    return paper_.seat(seat, std::string(1, static_cast<char>('A' + seat)) + " " + names_[seat]);
}

}  // namespace sitdown::host::cli
