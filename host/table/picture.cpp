#include "host/table/picture.hpp"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QEventLoop>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>
#include <algorithm>
#include <bit>
#include <cstdio>
#include <sitdown/rng.hpp>

#include "host/bots/bots.hpp"
#include "host/lab/random_choice.hpp"
#include "host/rules/options.hpp"
#include "host/support/text.hpp"
#include "host/table/variant.hpp"
#include "host/table/window.hpp"

namespace sitdown::host {
namespace {

int complain(const std::string& sentence) {
    std::fprintf(stderr, "sitdown: %s\n", sentence.c_str());
    return 2;
}

QSize size_of(const std::string& text) {
    const QStringList parts = to_qt(text).split(QLatin1Char('x'));
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    if (size.width() < 320 || size.height() < 240 || size.width() > 8192 || size.height() > 8192)
        throw Error("usage", "the size \"" + one_line(text, 40) + "\" must be WIDTHxHEIGHT, from 320x240 to 8192x8192.");
    return size;
}

// A replay is of a whole game, if that ends in time.
constexpr std::uint64_t longest_replay = 20000;

void play_at_random(Session& session, std::uint64_t seed, std::uint64_t decisions) {
    Rng rng{seed};
    for (std::uint64_t step = 0; step < decisions && !session.over(); ++step) {
        const auto seat = static_cast<std::uint32_t>(std::countr_zero(session.status().waiting));
        const auto list = session.list(seat);
        if (list.empty()) break;
        const sd_choice& choice = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        session.answer(seat, choice.id, random_amount(choice, rng));
    }
}

// A person in the seat that looks, bots that nobody asks in the others: the picture stands still.
std::unique_ptr<Session> session_for(App& app, const PictureArguments& arguments) {
    const auto module = app.find(arguments.game);
    const Json& range = module->manifest().at("seats");
    const std::uint32_t seats = arguments.seats ? arguments.seats : std::clamp(4u, range.at("min").get<std::uint32_t>(), range.at("max").get<std::uint32_t>());
    auto rules = std::make_shared<const Rules>(module, seats, parse_options(module->manifest(), arguments.options));
    std::vector<Participant> players;
    for (std::uint32_t seat = 0; seat < seats; ++seat) {
        players.push_back({app.usualName(static_cast<int>(seat)).toStdString(), arguments.screen == "curtain" ? "person" : "program"});
    }
    if (arguments.screen != "curtain" && arguments.seat != "spectator") {
        const std::size_t seat = arguments.seat.find_first_not_of("0123456789") == std::string::npos && arguments.seat.size() < 3 ? std::stoul("0" + arguments.seat) : seats;
        if (seat >= seats) throw Error("usage", "there is no seat \"" + one_line(arguments.seat, 20) + "\"; name 0 to " + std::to_string(seats - 1) + " or spectator.");
        players[seat].kind = "person";
    }
    auto session = Session::create(std::move(rules), arguments.seed, std::move(players));
    play_at_random(*session, arguments.seed, arguments.screen == "replay" ? longest_replay : arguments.after);
    return session;
}

// The game of the journal.
std::string open_journal(App& app, const PictureArguments& arguments) {
    const bool replay = arguments.screen == "replay";
    std::string said;
    const auto heard = QObject::connect(&app, &App::failed, [&said](const QString& message) { said = message.toStdString(); });
    const QString journal = to_qt(arguments.journal);
    const bool opened = replay ? app.openReplay(journal) : app.resume(journal);
    QObject::disconnect(heard);
    if (!opened) throw Error("bad_input", said);
    if (replay) app.replay()->setStep(static_cast<int>(std::min<std::uint64_t>(arguments.after, 1u << 30)));
    const GameTable* table = replay ? static_cast<GameTable*>(app.replay()) : app.table();
    return table->manifest().value("id").toString().toStdString();
}

void open_played(App& app, const PictureArguments& arguments) {
    auto session = session_for(app, arguments);
    if (arguments.screen != "replay") return app.take(std::move(session), 1);
    app.show_replay(session->timeline(), session->players());
    app.replay()->setStep(static_cast<int>(std::min<std::uint64_t>(arguments.after, 1u << 30)));
    if (arguments.seat != "spectator") app.replay()->setSeat(std::stoi(arguments.seat));
}

QStringList first_games(const App& app) {
    QStringList ids;
    for (const QVariant& game : app.games()) {
        if (game.toMap().value("ok").toBool() && ids.size() < 3) ids << game.toMap().value("id").toString();
    }
    return ids;
}

void pause(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

bool loads_pictures(const QQuickItem* item) {
    constexpr int loading = 2;  // Image.Loading
    if (item->inherits("QQuickImage") && item->property("status").toInt() == loading) return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(), loads_pictures);
}

// Some pictures are painted beside the thread that draws: the machine may be slow today.
void settle(const App& app, QQuickWindow& window) {
    constexpr int least = 400, check = 60, checks = 100;
    pause(least);
    for (int quiet = 0, each = 0; quiet < 2 && each < checks; ++each) {
        quiet = app.looking() || loads_pictures(window.contentItem()) ? 0 : quiet + 1;
        pause(check);
    }
}

}  // namespace

PictureArguments read_arguments(int count, char** words) {
    PictureArguments out;
    CLI::App parser("The window of Sitdown, or a picture of it", "sitdown table");
    parser.add_option("--screenshot", out.file, "Write a PNG of a screen and stop");
    parser.add_option("--game", out.game, "The rule set");
    parser.add_option("--seats", out.seats, "How many seats");
    parser.add_option("--seed", out.seed, "The seed of the game and of the random answers");
    parser.add_option("--after", out.after, "So many decisions are made at random first");
    parser.add_option("--seat", out.seat, "Who looks: a seat from 0, or spectator");
    parser.add_option("--size", out.size, "WIDTHxHEIGHT");
    parser.add_option("--theme", out.theme, "dark or light")->check(CLI::IsMember({"dark", "light"}));
    parser.add_option("--screen", out.screen, "Which screen")->check(CLI::IsMember({"home", "new", "table", "replay", "rules", "compare", "settings", "curtain"}));
    parser.add_option("--option", out.options, "A rule option, k=v; may be repeated");
    parser.add_option("--journal", out.journal, "The session to resume");
    parser.add_option("--kinds", out.kinds, "Who sits where: person or a bot's name")->delimiter(',');
    parser.add_option("--names", out.names, "Names of the seats")->delimiter(',');
    parser.add_flag("--bench", out.bench, "Measure how fast the window is, and stop");
    parser.add_flag("--json", out.json, "With --bench: one JSON document");
    parser.add_flag("--bench-start", out.bench_start)->group("");
    try {
        parser.parse(count, words);
    } catch (const CLI::Success& help) {
        out.stop = parser.exit(help);
    } catch (const CLI::ParseError& error) {
        out.stop = complain(std::string(error.what()) + "; see \"sitdown table --help\".");
    }
    try {
        size_of(out.size);
    } catch (const Error& error) {
        out.stop = out.stop.value_or(complain(error.what()));
    }
    return out;
}

int take_picture(TableWindow& table, const PictureArguments& arguments) {
    try {
        QQuickWindow* window = table.window();
        App& app = table.app();
        app.settings()->override(to_qt(arguments.theme.empty() ? "dark" : arguments.theme), 0);
        window->resize(size_of(arguments.size));
        const std::string& screen = arguments.screen;
        const bool plays = screen == "table" || screen == "curtain" || screen == "replay";
        const bool of_a_game = plays || screen == "rules" || screen == "new";
        if (of_a_game && arguments.game.empty() && arguments.journal.empty())
            return complain("the screen \"" + screen + "\" needs --game" + (plays ? " or --journal" : "") + "; see \"sitdown list\".");
        std::string game = arguments.game;
        if (plays && !arguments.journal.empty()) game = open_journal(app, arguments);
        else if (plays) open_played(app, arguments);
        else if (of_a_game) app.find(game);  // says what is wrong with it
        window->setProperty("chosen", to_qt(game));
        if (screen == "compare") window->setProperty("compared", first_games(app));
        window->setProperty("screen_", to_qt(arguments.screen == "curtain" ? "table" : arguments.screen));
        settle(app, *window);
        const QImage image = window->grabWindow();
        if (image.isNull() || !image.save(to_qt(arguments.file), "PNG")) return complain("the picture " + arguments.file + " could not be written; check the folder.");
        for (const QString& problem : table.problems()) std::fprintf(stderr, "sitdown: %s\n", qPrintable(problem));
        return table.problems().isEmpty() ? 0 : 1;
    } catch (const Error& error) {
        return complain(error.what());
    }
}

int open_as_asked(TableWindow& table, const PictureArguments& arguments) {
    App& app = table.app();
    if (arguments.journal.empty() && arguments.game.empty()) return 0;
    std::string said;
    const auto heard = QObject::connect(&app, &App::failed, [&said](const QString& message) { said = message.toStdString(); });
    bool opened = false;
    if (!arguments.journal.empty()) {
        opened = app.resume(to_qt(arguments.journal));
    } else {
        QVariantMap setup = app.usualSetup(to_qt(arguments.game));
        if (!arguments.kinds.empty()) {
            QVariantList seats;
            for (std::size_t seat = 0; seat < arguments.kinds.size(); ++seat) {
                const QString name = seat < arguments.names.size() ? to_qt(arguments.names[seat]) : app.usualName(static_cast<int>(seat));
                seats.append(QVariantMap{{"name", name}, {"kind", to_qt(arguments.kinds[seat])}});
            }
            setup.insert("seats", seats);
        }
        opened = app.start(to_qt(arguments.game), setup);
    }
    QObject::disconnect(heard);
    if (!opened) return complain(said.empty() ? "the game could not be opened." : said);
    table.window()->setProperty("screen_", QStringLiteral("table"));
    return 0;
}

}  // namespace sitdown::host
