// Files that are not what they should be, things that are missing: a clear word and a way on, never a blank window.
#include <catch2/catch.hpp>

#include <QImage>
#include <QProcess>
#include <cstdlib>
#include <fstream>
#include <map>

#include "host/table/variant.hpp"
#include "player.hpp"

using namespace sitdown::host;
namespace fs = std::filesystem;

namespace {

void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

std::string read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// All words that a person sees now.
std::string words(Stage& stage) {
    std::string all;
    for (QQuickItem* item : stage.items()) {
        if (seen(item) && item->property("text").typeId() == QMetaType::QString) all += item->property("text").toString().toStdString() + "\n";
    }
    return all;
}

bool says(Stage& stage, const std::string& part) { return words(stage).find(part) != std::string::npos; }

// A game of one person against a bot, left after its first answer; its journal.
fs::path left_game(Stage& stage) {
    stage.open("goofspiel", {"person", "random"});
    Player player(stage, 1);
    while (stage.table()->round() == 1) player.act();
    const fs::path journal = stage.table()->journal().toStdString();
    stage.window()->setProperty("screen_", "home");
    stage.app().closeTable();
    stage.frame();
    return journal;
}

// The program as a process of its own.
struct Ended {
    int code = -1;
    bool crashed = true;
    std::string complaint;
};

Ended run(const QStringList& words, const std::map<QString, QString>& set, const QStringList& unset = {}) {
    sitdown::tests::ScratchHome home;
    QProcess program;
    QProcessEnvironment around = QProcessEnvironment::systemEnvironment();
    around.insert("SITDOWN_HOME", to_qt(home.path().string()));
    around.insert("XDG_RUNTIME_DIR", to_qt(home.path().string()));
    for (const auto& [name, value] : set) around.insert(name, value);
    for (const QString& name : unset) around.remove(name);
    program.setProcessEnvironment(around);
    program.start(SITDOWN_BUILD "/sitdown-table", words);
    if (!program.waitForFinished(60000)) program.kill(), program.waitForFinished();
    return {program.exitCode(), program.exitStatus() == QProcess::CrashExit, program.readAllStandardError().toStdString()};
}

}  // namespace

TEST_CASE("without fonts on the machine the window has its own", "[bad]") {
    sitdown::tests::ScratchFolder folder;
    write(folder.path() / "fonts.conf", "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><dir>" + (folder.path() / "none").string() +
                                           "</dir><cachedir>" + (folder.path() / "cache").string() + "</cachedir></fontconfig>");
    const QString usual = to_qt((folder.path() / "usual.png").string()), bare = to_qt((folder.path() / "bare.png").string());
    const QStringList words{"--game", "showcase", "--size", "1024x640"};
    const std::map<QString, QString> fixtures{{"SITDOWN_PLUGIN_PATH", SITDOWN_BUILD "/fixtures"}};
    const std::map<QString, QString> none{{"SITDOWN_PLUGIN_PATH", SITDOWN_BUILD "/fixtures"}, {"FONTCONFIG_FILE", to_qt((folder.path() / "fonts.conf").string())}};
    const Ended with = run(QStringList{"--screenshot", usual} + words, fixtures), without = run(QStringList{"--screenshot", bare} + words, none);
    INFO(with.complaint << without.complaint);
    CHECK(with.code == 0);
    CHECK(without.code == 0);
    const QImage one(usual), other(bare);
    REQUIRE_FALSE(one.isNull());
    REQUIRE(one.size() == other.size());
    // Edges of letters are smoothed otherwise; boxes in place of letters, or none, would be far more.
    int far = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) far += std::abs(qGreen(one.pixel(x, y)) - qGreen(other.pixel(x, y))) > 90;
    }
    CHECK(far * 100 < one.width() * one.height());
}

TEST_CASE("without a display the program says so at once", "[bad]") {
    const Ended ended = run({"--game", "goofspiel"}, {}, {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"});
    CHECK_FALSE(ended.crashed);
    CHECK(ended.code == 3);
    CHECK(ended.complaint.find("no display") != std::string::npos);
    CHECK(ended.complaint.find("--terminal") != std::string::npos);
}

TEST_CASE("wrong words are told and end with 2", "[bad]") {
    const QStringList words = GENERATE(QStringList{"--no-such-word"}, QStringList{"--screenshot", "/tmp/x.png", "--game", "goofspiel", "--size", "huge"},
                                       QStringList{"--screenshot", "/tmp/x.png", "--game", "no_such_game"}, QStringList{"--screenshot", "/tmp/x.png", "--game", "goofspiel", "--seat", "9"},
                                       QStringList{"--screenshot", "/tmp/x.png", "--game", "goofspiel", "--seats", "99"}, QStringList{"--screenshot", "/tmp/x.png", "--screen", "attic"});
    const Ended ended = run(words, {});
    INFO(words.join(' ').toStdString() << ": " << ended.complaint);
    CHECK_FALSE(ended.crashed);
    CHECK(ended.code == 2);
    CHECK(ended.complaint.starts_with("sitdown: "));
    CHECK(ended.complaint.find('\n') == ended.complaint.size() - 1);
}

TEST_CASE("a damaged settings file is told on the first screen, which comes up as usual", "[bad]") {
    sitdown::tests::ScratchHome home;
    const fs::path file = home.path() / "config" / "table.json";
    write(file, "{\"theme\": ");
    choose_renderer();  // looks into the same file first
    TableWindow window;
    REQUIRE(window.window());
    CHECK(window.app().settings()->problem().contains("damaged"));
    CHECK(window.app().settings()->theme() == "dark");
    QQuickItem* note = window.window()->findChild<QQuickItem*>("note");
    REQUIRE(note);
    CHECK(note->property("text").toString().contains("settings file was damaged"));
    CHECK(fs::exists(file.string() + ".damaged"));
}

TEST_CASE("a journal that is damaged is listed with its reason, and the others stay usable", "[bad]") {
    Stage stage;
    const fs::path good = left_game(stage);
    const std::string text = read(good);
    write(good.parent_path() / "garbage.journal", "\x01\x02 not a journal at all\n");
    write(good.parent_path() / "empty.journal", "");
    write(good.parent_path() / "cut.journal", text.substr(0, text.find('\n') / 2));
    std::string spoiled = text;
    spoiled[text.size() / 2] = '\x7f';
    write(good.parent_path() / "spoiled.journal", spoiled);
    fs::create_directories(good.parent_path() / "folder.journal");
    stage.app().lookAgain();
    REQUIRE(stage.wait([&] { return stage.app().sessions().size() >= 2; }));
    stage.frame();
    int sound = 0;
    for (const QVariant& each : stage.app().sessions()) sound += each.toMap().value("problem").toString().isEmpty();
    CHECK(sound >= 1);
    for (const char* name : {"garbage.journal", "empty.journal", "cut.journal", "folder.journal"}) {
        INFO(name);
        CHECK_FALSE(stage.app().resume(to_qt((good.parent_path() / name).string())));
        stage.frame();
        CHECK(stage.shown("note"));
        CHECK_FALSE(stage.app().openReplay(to_qt((good.parent_path() / name).string())));
        CHECK_FALSE(stage.table());
        CHECK(stage.screen() == "home");
    }
    CHECK(stage.app().resume(to_qt(good.string())));
    CHECK(stage.complaints() == "");
}

TEST_CASE("a journal of a rule set that is not loaded is told as such", "[bad]") {
    Stage stage;
    const fs::path good = left_game(stage);
    std::string text = read(good);
    for (auto at = text.find("goofspiel"); at != text.npos; at = text.find("goofspiel", at)) text.replace(at, 9, "elsewhere");
    write(good.parent_path() / "foreign.journal", text);
    stage.app().lookAgain();
    stage.frame();
    CHECK_FALSE(stage.app().resume(to_qt((good.parent_path() / "foreign.journal").string())));
    stage.frame();
    CHECK(stage.shown("note"));
    CHECK(stage.screen() == "home");
    CHECK(stage.complaints() == "");
}

TEST_CASE("a module whose file goes away while its session is open is played on to the end", "[bad]") {
    sitdown::tests::ScratchFolder games;
    fs::copy(SITDOWN_BUILD "/fixtures/showcase", games.path() / "showcase", fs::copy_options::recursive);
    Stage stage;
    sitdown::tests::Variable elsewhere("SITDOWN_PLUGIN_PATH", games.path().c_str());
    stage.app().lookAgain();
    stage.open("showcase", {"person", "random"});
    fs::remove_all(games.path() / "showcase");
    Player player(stage, 4);
    int clicks = 0;
    while (player.act()) REQUIRE(++clicks < 200);
    CHECK(stage.table()->over());
    const QString journal = stage.table()->journal();
    stage.window()->setProperty("screen_", "home");
    stage.app().closeTable();
    stage.frame();
    while (stage.app().looking()) stage.frame();
    // Now it is gone: the shelf no longer has it, and the saved game says why it cannot be opened.
    CHECK_FALSE(stage.app().openReplay(journal));
    stage.frame();
    CHECK(stage.shown("note"));
    CHECK(stage.shown("game:goofspiel"));
    CHECK(stage.complaints() == "");
}

TEST_CASE("a game that is not there leaves no screen blank", "[bad]") {
    Stage stage;
    stage.window()->setProperty("chosen", "no_such_game");
    for (const char* screen : {"new", "rules", "compare", "table", "replay", "settings", "home"}) {
        INFO(screen);
        stage.window()->setProperty("screen_", screen);
        stage.frame();
        CHECK(words(stage).size() > 20);
    }
    CHECK_FALSE(stage.app().start("no_such_game", {}));
    stage.frame();
    CHECK(says(stage, "no_such_game"));
}
