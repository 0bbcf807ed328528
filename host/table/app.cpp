#include "host/table/app.hpp"

#include <algorithm>
#include <random>

#include <QTimer>

#include "host/bots/bots.hpp"
#include "host/rules/options.hpp"
#include "host/support/files.hpp"
#include "host/support/paths.hpp"
#include "host/table/card_art.hpp"
#include "host/table/cover.hpp"
#include "host/table/glance.hpp"
#include "host/table/side_by_side.hpp"
#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

App* the_app = nullptr;

std::filesystem::path journals() { return state_folder() / "journals"; }

std::uintmax_t bytes_in(const std::filesystem::path& folder) {
    std::uintmax_t sum = 0;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
        std::error_code unreadable;
        const std::uintmax_t size = entry.file_size(unreadable);
        if (!unreadable) sum += size;
    }
    return sum;
}

std::uint64_t fresh_seed() { return std::random_device{}(); }

// What the shelf and the set-up show, from the manifest beside the library.
void add_facts(QVariantMap& game, const std::filesystem::path& file) {
    constexpr std::size_t largest = std::size_t{16} << 20;
    try {
        const QVariantMap manifest = to_variant(Json::parse(read_file(file, largest))).toMap();
        for (const char* key : {"about", "seats", "minutes", "mechanics", "hidden", "options", "phases", "endings", "version"}) {
            game.insert(QString::fromLatin1(key), manifest.value(QString::fromLatin1(key)));
        }
    } catch (const std::exception&) {  // gone in between; trying it out says so
    }
}

QVariantMap game_of(const ShelfEntry& entry) {
    QVariantMap out{{"id", to_qt(entry.id)}, {"title", to_qt(entry.title.empty() ? entry.id : entry.title)}, {"ok", entry.ok}, {"reason", to_qt(entry.reason)}, {"path", to_qt(entry.path.string())}};
    return out;
}

std::uint32_t usual_seats(const Json& manifest) {
    return std::clamp(4u, manifest.at("seats").at("min").get<std::uint32_t>(), manifest.at("seats").at("max").get<std::uint32_t>());
}

Json options_of(const QVariantMap& options) {
    Json out = Json::object();
    for (auto option = options.begin(); option != options.end(); ++option) {
        const QVariant& value = option.value();
        Json& target = out[option.key().toStdString()];
        if (value.typeId() == QMetaType::Bool) target = value.toBool();
        else if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
            target = Json::array();
            for (const QString& each : value.toStringList()) target.push_back(each.toStdString());
        } else if (value.canConvert<double>() && value.typeId() != QMetaType::QString) target = static_cast<std::int64_t>(value.toDouble());
        else target = value.toString().toStdString();
    }
    return out;
}

}  // namespace

App::App(QObject* parent) : QObject(parent), settings_(config_folder() / "table.json") {
    the_app = this;
    connect(&settings_, &Settings::failed, this, &App::failed);
    connect(&settings_, &Settings::changed, this, [this] {
        if (table_) table_->session().set_discreet(settings_.discreet());
    });
    lookAgain();
}

App::~App() {
    if (scout_) scout_->wait();
    the_app = nullptr;
}

App* App::create(QQmlEngine*, QJSEngine*) {
    QJSEngine::setObjectOwnership(the_app, QJSEngine::CppOwnership);
    return the_app;
}

template <class Action>
bool App::guarded(Action action) {
    try {
        action();
        return true;
    } catch (const std::exception& error) {
        Q_EMIT failed(to_qt(error.what()));
        return false;
    }
}

QVariantList App::bots() const {
    QVariantList out;
    for (const std::string& name : bot_names()) {
        QString label = to_qt(name);
        label[0] = label[0].toUpper();
        out.append(QVariantMap{{"kind", to_qt(name)}, {"label", label + QStringLiteral(" bot")}});
    }
    return out;
}

QString App::version() const { return QStringLiteral(SITDOWN_VERSION); }

QVariantList App::leanings(const QString& game, const QString& bot) {
    QVariantList out;
    guarded([&] {
        const auto found = module(game);
        const Json& manifest = found->manifest();
        for (const Json& profile : manifest.value("profiles", Json::array())) {
            const std::string id = profile.value("id", std::string()), kind = bot.toStdString() + ":" + id;
            try {
                parse_bot(kind, manifest);
            } catch (const Error&) {  // this bot has no profiles
                continue;
            }
            QString label = to_qt(id).replace(QLatin1Char('_'), QLatin1Char(' '));
            if (!label.isEmpty()) label[0] = label[0].toUpper();
            out.append(QVariantMap{{"kind", to_qt(kind)}, {"label", label}, {"about", to_qt(profile.value("text", std::string()))}});
        }
    });
    return out;
}

void App::list_games(const std::vector<ShelfEntry>& entries) {
    QVariantList games;
    for (const ShelfEntry& entry : entries) {
        QVariantMap game = game_of(entry);
        if (entry.ok) add_facts(game, entry.path.parent_path() / "manifest.json");
        games.append(game);
    }
    if (games == games_) return;
    games_ = std::move(games);
    Q_EMIT gamesChanged();
}

void App::lookAgain() {
    if (looking_) {
        again_ = true;
        return;
    }
    if (!shelf_) {
        guarded([&] {
            shelf_ = std::make_shared<Shelf>();
            list_games(shelf_->found());
        });
        // A few short journals are read at once; many or long ones do not keep the titles waiting.
        constexpr std::uintmax_t soon = std::uintmax_t{1} << 20;
        if (bytes_in(journals()) < soon) lookAtSessions();
        else QTimer::singleShot(60, this, &App::lookAtSessions);
    }
    looking_ = true;
    Q_EMIT lookingChanged();
    scout_.reset(QThread::create([this] {
        std::shared_ptr<Shelf> tried;
        try {
            tried = std::make_shared<Shelf>();
            tried->entries();
        } catch (const std::exception& error) {
            QMetaObject::invokeMethod(this, [this, what = to_qt(error.what())] { Q_EMIT failed(what); }, Qt::QueuedConnection);
            tried.reset();
        }
        QMetaObject::invokeMethod(this, [this, tried = std::move(tried)] { adopt(tried); }, Qt::QueuedConnection);
    }));
    scout_->start();
}

void App::adopt(std::shared_ptr<Shelf> tried) {
    scout_->wait();
    if (tried) {
        shelf_ = std::move(tried);
        list_games(shelf_->entries());
        lookAtSessions();
    }
    looking_ = false;
    Q_EMIT lookingChanged();
    if (std::exchange(again_, false)) lookAgain();
}

void App::lookAtSessions() {
    const QVariantList before = std::exchange(sessions_, {});
    guarded([&] {
        for (const JournalSummary& summary : list_journals(journals())) {
            sessions_.append(session_card(summary, title_of(summary.start.module), problem_of(summary)));
        }
    });
    if (sessions_ != before) Q_EMIT sessionsChanged();
}

QString App::title_of(const std::string& game) const {
    for (const QVariant& each : games_) {
        if (each.toMap().value("id") == to_qt(game)) return each.toMap().value("title").toString();
    }
    return to_qt(game);
}

QString App::problem_of(const JournalSummary& summary) const {
    if (!summary.problem.empty()) return to_qt(summary.problem);
    for (const QVariant& each : games_) {
        const QVariantMap game = each.toMap();
        if (game.value("id") != to_qt(summary.start.module) || !game.value("ok").toBool()) continue;
        const QString version = game.value("version").toString();
        if (version == to_qt(summary.start.version)) return {};
        return QStringLiteral("It was played by version %1 of its rules; version %2 is loaded.").arg(to_qt(summary.start.version), version);
    }
    return QStringLiteral("Its rule set is not loaded.");
}

QVariantMap App::glance(const QString& journal) {
    try {
        const JournalContents contents = Journal::read(journal.toStdString());
        auto rules = std::make_shared<const Rules>(shelf_->find(contents.start.module), contents.start.seats, contents.start.options);
        return glance_at(std::move(rules), contents);
    } catch (const std::exception& error) {
        return {{"problem", to_qt(error.what())}};
    }
}

QString App::standing() const { return table_ ? standing_of(table_->session()) : QString(); }

std::shared_ptr<const Module> App::module(const QString& game) { return shelf_->find(game.toStdString()); }

QVariantMap App::cover(const QString& game) {
    QVariantMap out;
    try {
        const auto found = module(game);
        out = cover_of(Rules(found, usual_seats(found->manifest()), Json::object()).components());
    } catch (const std::exception&) {  // a plain cover then; it may be gone since it was tried out: the shelf says so
        if (!std::exchange(doubted_[game], true)) lookAgain();
    }
    CoverBooks::add(game, out);
    return out;
}

QVariantMap App::glossary(const QString& game) {
    QVariantMap out;
    guarded([&] {
        const auto found = module(game);
        const bool open = table_ && table_->session().rules().manifest().at("id") == found->manifest().at("id");
        const Json components = open ? table_->session().rules().components()
                                     : Rules(found, usual_seats(found->manifest()), Json::object()).components();
        out = to_variant(components).toMap();
        const QVariantMap known = CardBooks::add(components.at("faces"));  // with the book that their pictures are in
        QVariantList faces;
        for (const Json& face : components.at("faces")) faces.append(known.value(to_qt(face.at("id").get<std::string>())));
        out.insert("faces", faces);
    });
    return out;
}

QString App::usualName(int seat) const {
    static const char* const names[] = {"Adela", "Bruno", "Chiara", "Dex", "Emil", "Fina", "Gino", "Hedy"};
    return seat >= 0 && seat < 8 ? QString::fromLatin1(names[seat]) : QString();
}

QVariantMap App::usualSetup(const QString& game) {
    QVariantMap setup = settings_.setup(game);
    if (!setup.value("seats").toList().isEmpty()) return setup;
    QVariantList seats;
    guarded([&] {
        const std::uint32_t count = usual_seats(module(game)->manifest());
        for (std::uint32_t seat = 0; seat < count; ++seat) {
            seats.append(QVariantMap{{"name", usualName(static_cast<int>(seat))}, {"kind", seat == 0 ? "person" : "greedy"}});
        }
    });
    return {{"seats", seats}, {"options", QVariantMap()}, {"seed", ""}};
}

bool App::start(const QString& game, const QVariantMap& setup) {
    return guarded([&] {
        const auto found = module(game);
        std::vector<Participant> players;
        for (const QVariant& each : setup.value("seats").toList()) {
            const QVariantMap seat = each.toMap();
            QString name = seat.value("name").toString().trimmed();
            if (name.isEmpty()) name = usualName(static_cast<int>(players.size()));
            players.push_back({name.toStdString(), seat.value("kind").toString().toStdString()});
        }
        auto rules = std::make_shared<const Rules>(found, static_cast<std::uint32_t>(players.size()), options_of(setup.value("options").toMap()));
        bool given = false;
        const std::uint64_t seed = setup.value("seed").toString().toULongLong(&given);
        SessionSettings session;
        session.discreet = settings_.discreet();
        const auto path = new_journal_path(made(journals()), found->id());
        take(Session::create(std::move(rules), given ? seed : fresh_seed(), std::move(players), path, session), fresh_seed());
        settings_.rememberSetup(game, setup);
    });
}

bool App::resume(const QString& journal) {
    return guarded([&] {
        const std::filesystem::path path = journal.toStdString();
        if (table_ && table_->session().journal_path() == path) return;
        const StartRecord start = Journal::read(path).start;
        auto rules = std::make_shared<const Rules>(shelf_->find(start.module), start.seats, start.options);
        SessionSettings session;
        session.discreet = settings_.discreet();
        take(Session::resume(std::move(rules), path, session), fresh_seed());
    });
}

void App::take(std::unique_ptr<Session> session, std::uint64_t bot_seed) {
    auto before = std::move(table_);
    table_ = std::make_unique<LiveTable>(std::move(session), bot_seed);
    Q_EMIT tableChanged();
}

bool App::openReplay(const QString& journal) {
    return guarded([&] {
        const JournalContents contents = Journal::read(journal.toStdString());
        auto rules = std::make_shared<const Rules>(shelf_->find(contents.start.module), contents.start.seats, contents.start.options);
        show_replay(host::replay(std::move(rules), contents, false), contents.start.players);
    });
}

void App::show_replay(Timeline whole, const std::vector<Participant>& players) {
    auto before = std::move(replay_);
    replay_ = std::make_unique<ReplayTable>(std::move(whole), players);
    Q_EMIT replayChanged();
}

void App::closeTable() {
    auto before = std::move(table_);
    Q_EMIT tableChanged();
    lookAtSessions();
}

void App::closeReplay() {
    auto before = std::move(replay_);
    Q_EMIT replayChanged();
}

QVariantMap App::compare(const QStringList& games) {
    QVariantMap out;
    if (games.size() < 2) return out;
    guarded([&] {
        std::vector<std::shared_ptr<const Module>> modules;
        for (const QString& game : games) modules.push_back(module(game));
        out = side_by_side(modules);
    });
    return out;
}

}  // namespace sitdown::host
