// The only file that includes the parser: it takes the compiler longest.
#include "host/cli/arguments.hpp"

#include <CLI/CLI.hpp>
#include <charconv>

#include "host/cli/typography.hpp"
#include "host/support/error.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

constexpr const char* about =
    "Sitdown: one table for many mob games.\n"
    "Without a command it opens the shelf in a window, or a game at the terminal.";
constexpr const char* closing =
    "\"sitdown COMMAND --help\" tells more about a command.\n"
    "Exit codes: 0 fine, 1 the check or the game failed, 2 bad usage or input.\n"
    "SITDOWN_HOME moves the user's files, NO_COLOR=1 switches colours off.";

// The parser's own layout does not wrap, and counts bytes.
class Layout final : public CLI::Formatter {
public:
    std::string make_option(const CLI::Option* option, bool is_positional) const override {
        return entry(make_option_name(option, is_positional) + make_option_opts(option), make_option_desc(option));
    }
    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string type = option->get_type_name();
        return option->get_type_size() == 0 || option->get_positional() || type.empty() ? "" : " " + type;
    }
    std::string make_subcommand(const CLI::App* command) const override {
        return entry(command->get_name(), command->get_description());
    }

private:
    static std::string entry(const std::string& name, const std::string& text) {
        constexpr std::size_t column = 26;
        if (columns_of(name) + 4 <= column) return paragraph(padded("  " + name, column), text, 80);
        return "  " + name + "\n" + paragraph(std::string(column, ' '), text, 80);
    }
};

// Where each command's words go while the parser runs.
struct Parsed {
    ListArguments list;
    InfoArguments info;
    CompareArguments compare;
    PlayArguments play;
    SimulateArguments simulate;
    ValidateArguments validate;
    EngineArguments engine;
    ReplayArguments replay;
    BenchArguments bench;
};

// The parser would take -1 for a very large number, and 1e3 for none at all.
const CLI::Validator whole_number(
    [](std::string& word) -> std::string {
        const bool digits = !word.empty() && word.find_first_not_of("0123456789") == word.npos;
        std::uint64_t number = 0;
        const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
        return digits && failed == std::errc() ? "" : "\"" + word + "\" is not a whole number from 0 up";
    },
    "");

template <class Number>
CLI::Option* number_option(CLI::App& command, const char* name, Number& number, const char* text, const char* letter) {
    return command.add_option(name, number, text)->type_name(letter)->check(whole_number);
}

CLI::Option* json_flag(CLI::App& command, bool& json) {
    return command.add_flag("--json", json, "one JSON document on standard output and nothing else");
}
CLI::Option* game_word(CLI::App& command, std::string& game, const char* text) {
    return command.add_option("GAME", game, text);
}
void option_words(CLI::App& command, std::vector<std::string>& options) {
    command.add_option("--option", options, "a rule option; may be given several times (see \"sitdown info GAME\")")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
}

void add_shelf(CLI::App& app, Parsed& to) {
    auto* list = app.add_subcommand("list", "every game module found");
    json_flag(*list, to.list.json);
    auto* info = app.add_subcommand("info", "what a game declares: seats, phases, options, endings");
    game_word(*info, to.info.game, "a module's id, folder or library")->required();
    json_flag(*info, to.info.json);
    auto* compare = app.add_subcommand("compare", "the declared facts of rule sets side by side");
    compare->add_option("GAME", to.compare.games, "two or more games")->required();
    json_flag(*compare, to.compare.json);
}

void add_play(CLI::App& app, Parsed& to) {
    auto* play = app.add_subcommand("play", "a game at this screen, with persons and bots");
    game_word(*play, to.play.game, "left out: the first game on the shelf");
    play->add_option("--seats", to.play.seats,
                     "who sits where: human, bot, random, greedy or greedy:PROFILE, in seat order; or how many seats")
        ->type_name("human,bot,…");
    play->add_option("--names", to.play.names, "the players' names in seat order")->type_name("NAME,…")->delimiter(',');
    number_option(*play, "--seed", to.play.seed, "the same seed, the same deal (left out: a new one)", "N");
    option_words(*play, to.play.options);
    play->add_flag("--terminal", to.play.terminal, "the terminal table, even where a window could be opened");
    play->add_option_function<std::string>(
            "--resume", [&to](const std::string& word) { to.play.resume = word; },
            "go on with an unfinished game: the last one, or the one that is named")
        ->type_name("NAME|FILE")
        ->expected(0, 1);
}

// Only for the list of commands: the window reads its arguments itself.
void add_table(CLI::App& app) { app.add_subcommand("table", "the window, or a picture of it (see \"sitdown table --help\")"); }

void add_simulate(CLI::App& app, Parsed& to) {
    auto* simulate = app.add_subcommand("simulate", "many games by bots, counted");
    game_word(*simulate, to.simulate.game, "a module's id, folder or library")->required();
    number_option(*simulate, "--games", to.simulate.games, "how many games (1000)", "N");
    number_option(*simulate, "--seats", to.simulate.seats, "how many seats (4, or the nearest the game allows)", "K");
    simulate
        ->add_option("--bot", to.simulate.bots,
                     "random, greedy or greedy:PROFILE; one for all or one per seat (random)")
        ->type_name("NAME,…")
        ->delimiter(',')
        ->allow_extra_args(false);
    number_option(*simulate, "--seed", to.simulate.seed, "the same seed, the same games (1)", "S");
    number_option(*simulate, "--threads", to.simulate.threads,
                  "how many at once (all cores); no influence on the result", "T");
    option_words(*simulate, to.simulate.options);
    json_flag(*simulate, to.simulate.json);
}

void add_checks(CLI::App& app, Parsed& to) {
    auto* validate = app.add_subcommand("validate", "the conformance checks that every game has to pass");
    game_word(*validate, to.validate.game, "a module's id, folder or library")->required();
    number_option(*validate, "--games", to.validate.games, "how many games are played (20)", "N");
    number_option(*validate, "--seed", to.validate.seed, "seed of the first game (1)", "S");
    number_option(*validate, "--seats", to.validate.seats, "only with so many seats (left out: all that are allowed)",
                  "K");
    option_words(*validate, to.validate.options);
    validate->add_flag("--thorough", to.validate.thorough, "try every choice instead of a few at each decision");
    json_flag(*validate, to.validate.json);

    auto* replay = app.add_subcommand("replay", "plays a journal again and shows where it leads");
    replay->add_option("FILE", to.replay.file, "a journal, or its name in \"sitdown play --resume\"")->required();
    replay->add_flag("--verify", to.replay.verify, "check every recorded hash");
    number_option(*replay, "--to", to.replay.to, "only the first so many steps", "N");
    json_flag(*replay, to.replay.json);

    auto* bench = app.add_subcommand("bench", "how fast the modules are, measured in one run");
    bench->add_option("GAME", to.bench.games, "left out: every game on the shelf");
    json_flag(*bench, to.bench.json);
}

void add_engine(CLI::App& app, Parsed& to) {
    auto* engine = app.add_subcommand("engine", "JSON lines on standard input and output, for programs");
    game_word(*engine, to.engine.game, "a module's id, folder or library");
    engine->set_help_flag();  // its own help documents the protocol
    engine->add_flag("-h,--help", to.engine.help, "the protocol, with an example of every op");
}

Arguments chosen(const CLI::App& app, const Parsed& parsed) {
    const auto given = app.get_subcommands();
    const std::string name = given.empty() ? "play" : given.front()->get_name();
    if (name == "list") return parsed.list;
    if (name == "info") return parsed.info;
    if (name == "compare") return parsed.compare;
    if (name == "simulate") return parsed.simulate;
    if (name == "validate") return parsed.validate;
    if (name == "engine") return parsed.engine;
    if (name == "replay") return parsed.replay;
    if (name == "bench") return parsed.bench;
    PlayArguments play = parsed.play;
    play.anything = given.empty();
    return play;
}

// The parser's own message for an unknown command speaks of arguments.
void check_command(const CLI::App& app, int count, char** words) {
    if (count < 2 || words[1][0] == '-') return;
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    const std::string word = words[1];
    if (std::find(names.begin(), names.end(), word) != names.end()) return;
    throw Error("usage", "there is no command \"" + one_line(word, 60) + "\"." + did_you_mean(word, names) +
                             " The commands are " + join(names) + ".");
}

std::string help_call(const CLI::App& app) {
    const auto given = app.get_subcommands();
    return given.empty() ? "sitdown --help" : "sitdown " + given.front()->get_name() + " --help";
}

}  // namespace

Arguments parse_arguments(int count, char** words) {
    Parsed parsed;
    CLI::App app{about, "sitdown"};
    app.set_version_flag("--version", "sitdown " SITDOWN_VERSION);
    app.require_subcommand(0, 1);
    app.footer(closing);
    app.formatter(std::make_shared<Layout>());
    app.set_help_flag("-h,--help", "this text");
    add_play(app, parsed);
    add_table(app);
    add_shelf(app, parsed);
    add_simulate(app, parsed);
    add_checks(app, parsed);
    add_engine(app, parsed);
    check_command(app, count, words);
    if (count > 1 && std::string_view(words[1]) == "table") return TableArguments{{words + 2, words + count}};
    try {
        app.parse(count, words);
    } catch (const CLI::CallForHelp&) {
        return TextAnswer{app.help()};
    } catch (const CLI::CallForAllHelp&) {
        return TextAnswer{app.help("", CLI::AppFormatMode::All)};
    } catch (const CLI::CallForVersion& version) {
        return TextAnswer{std::string(version.what()) + "\n"};
    } catch (const CLI::ParseError& error) {
        throw Error("usage", std::string(error.what()) + "; see \"" + help_call(app) + "\".");
    }
    return chosen(app, parsed);
}

}  // namespace sitdown::host::cli
