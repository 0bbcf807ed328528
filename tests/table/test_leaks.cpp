// What a seat must not know is nowhere in the window while that seat looks; while the curtain is up, nothing of any seat is.
#include <catch2/catch.hpp>

#include <QQmlComponent>
#include <QQmlEngine>

#include "host/lab/random_choice.hpp"
#include "host/table/variant.hpp"
#include "player.hpp"
#include "transcript.hpp"

using namespace sitdown::host;

namespace {

struct Game {
    const char* id;
    int seats, clicks, pause;  // pause: clicks between two looks at everything
};

std::string listed(const std::vector<std::string>& findings) {
    std::string all;
    for (std::size_t at = 0; at < findings.size() && at < 12; ++at) all += "\n  " + findings[at].substr(0, 300);
    return all;
}

void check_silence(Stage& stage) {
    LiveTable* table = stage.table();
    const auto viewer = table->curtain() ? spectator : static_cast<std::uint32_t>(table->viewer());
    const Secrets secrets = secrets_from(table->session(), viewer);
    const auto lines = transcript(stage);
    INFO("viewer " << viewer << ", step " << table->session().number(spectator) << (table->curtain() ? ", the curtain is up" : ""));
    CHECK(listed(betrayals(lines, secrets, table)) == "");
    if (!table->curtain()) return;
    // Not even what everybody may see: who comes to the screen next begins with a look of his own.
    for (const Line& line : lines) {
        const bool of_a_view = line.where.find("PlaceModel[]") != line.where.npos || line.where.find("LogModel[]") != line.where.npos ||
                               line.where.ends_with("Spot.light") || line.where.ends_with("Spot.number") || line.where.ends_with("Spot.numbers") ||
                               line.where.ends_with("LiveTable.prompt") || line.where.ends_with("LiveTable.help");
        if (of_a_view) FAIL_CHECK("under the curtain: " << line.whole());
    }
}

void play_and_watch(const Game& game) {
    INFO(game.id);
    Stage stage({1600, 900});
    QStringList kinds{"person", "person"};
    while (kinds.size() < game.seats) kinds << "random";
    stage.open(game.id, kinds);
    Player player(stage, 11);
    std::size_t watched = 0;
    for (int click = 0; click < game.clicks; ++click) {
        const bool curtain = stage.table()->curtain();
        if (click % game.pause == 0 || (curtain && watched < 12)) {
            check_silence(stage);
            watched += curtain;
        }
        if (!player.act()) break;
    }
    check_silence(stage);
    CHECK(stage.complaints() == "");
}

// A session that stands at this state, with a person in one seat and nobody who answers in the others.
std::unique_ptr<Session> standing_at(std::shared_ptr<const Rules> rules, const State& state, std::uint32_t person, bool two) {
    std::vector<Participant> players;
    for (std::uint32_t seat = 0; seat < rules->seats(); ++seat) {
        players.push_back({"Seat" + std::to_string(seat), two || seat == person ? "person" : "program"});
    }
    const Json saved = rules->save(state);
    auto session = Session::create(std::move(rules), 1, std::move(players));
    session->load_state(saved);
    return session;
}

std::vector<Line> read_at(Stage& stage, std::unique_ptr<Session> session) {
    stage.window()->setProperty("screen_", "home");
    stage.frame();
    stage.app().take(std::move(session), 1);
    stage.window()->setProperty("screen_", "table");
    stage.frame();
    stage.frame();
    return transcript(stage);
}

// Two worlds that differ only in what the viewer cannot know look alike to the last letter.
void compare_worlds(const Game& game, std::uint64_t seed) {
    INFO(game.id);
    Stage stage({1600, 900});
    auto rules = std::make_shared<const Rules>(stage.app().find(game.id), static_cast<std::uint32_t>(game.seats), Json::object());
    sitdown::Rng rng{seed};
    State state = rules->start(seed);
    for (int step = 0; step < game.clicks && rules->status(state).ending == 0; ++step) {
        const auto seat = static_cast<std::uint32_t>(std::countr_zero(rules->status(state).waiting));
        if (step % game.pause == 0) {
            const std::uint32_t viewer = static_cast<std::uint32_t>(step / game.pause) % rules->seats();
            INFO("step " << step << ", viewer " << viewer);
            const auto here = read_at(stage, standing_at(rules, state, viewer, false));
            const auto there = read_at(stage, standing_at(rules, rules->determinize(state, viewer, seed + 1), viewer, false));
            CHECK(here.size() > 400);
            CHECK(listed(differences(here, there)) == "");
            const auto behind = read_at(stage, standing_at(rules, state, viewer, true));
            REQUIRE(stage.table()->curtain());
            const int named = stage.table()->nextSeat();
            const auto beyond = read_at(stage, standing_at(rules, rules->determinize(state, spectator, seed + 2), viewer, true));
            REQUIRE(stage.table()->curtain());
            // On a table that answers single answers at once, whoever has one is not called to the screen.
            if (named == stage.table()->nextSeat()) CHECK(listed(differences(behind, beyond)) == "");
        }
        const auto list = rules->choices(state, seat);
        const sd_choice& choice = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        rules->apply(state, seat, choice.id, random_amount(choice, rng));
    }
    CHECK(stage.complaints() == "");
}

}  // namespace

TEST_CASE("no secret is anywhere in the window while others look: Goofspiel", "[leak]") { play_and_watch({"goofspiel", 3, 120, 6}); }
TEST_CASE("no secret is anywhere in the window while others look: Parlour", "[leak]") { play_and_watch({"parlour", 3, 120, 6}); }
TEST_CASE("no secret is anywhere in the window while others look: Empire City", "[leak]") { play_and_watch({"empire_city", 3, 140, 20}); }
TEST_CASE("no secret is anywhere in the window while others look: The Godfather Game", "[leak]") { play_and_watch({"godfather_1971", 3, 120, 20}); }
TEST_CASE("no secret is anywhere in the window while others look: Greed", "[leak]") { play_and_watch({"greed", 3, 160, 12}); }

TEST_CASE("worlds that differ in secrets alone look the same: Goofspiel", "[leak]") { compare_worlds({"goofspiel", 4, 40, 9}, 21); }
TEST_CASE("worlds that differ in secrets alone look the same: Parlour", "[leak]") { compare_worlds({"parlour", 3, 40, 7}, 21); }
TEST_CASE("worlds that differ in secrets alone look the same: Empire City", "[leak]") { compare_worlds({"empire_city", 4, 400, 80}, 21); }
TEST_CASE("worlds that differ in secrets alone look the same: The Godfather Game", "[leak]") { compare_worlds({"godfather_1971", 4, 200, 60}, 21); }
TEST_CASE("worlds that differ in secrets alone look the same: Greed", "[leak]") { compare_worlds({"greed", 4, 50, 25}, 21); }

TEST_CASE("a leak would be found, whichever way it took", "[leak]") {
    Stage stage({1600, 900});
    stage.open("greed", {"person", "random", "random"});
    LiveTable* table = stage.table();
    const Secrets secrets = secrets_from(table->session(), 0);
    REQUIRE(secrets.faces.size() > 3);
    const auto named = std::find_if(secrets.faces.begin(), secrets.faces.end(), [](const auto& face) { return !face.name.empty(); });
    REQUIRE(named != secrets.faces.end());
    REQUIRE(listed(betrayals(transcript(stage), secrets, table)) == "");
    const QString id = to_qt(named->id), name = to_qt(named->name);
    const QString kind = GENERATE(QString("text"), QString("hidden"), QString("picture"), QString("aloud"), QString("name"), QString("data"));
    QString qml = "import QtQuick\nItem { ";
    if (kind == "text") qml += "Text { text: \"It is " + name + "!\" }";
    if (kind == "hidden") qml += "Text { visible: false; text: \"" + name + "\" }";
    if (kind == "picture") qml += "property url source: \"image://card/face/table/a/b/" + id + "\"";
    if (kind == "aloud") qml += "Accessible.role: Accessible.Button; Accessible.name: \"" + name + "\"";
    if (kind == "name") qml += "objectName: \"" + id + "\"";
    if (kind == "data") qml += "property var known: [{ face: { name: \"" + name + "\" } }]";
    QQmlComponent component(qmlEngine(stage.window()));
    component.setData((qml + " }").toUtf8(), {});
    std::unique_ptr<QObject> leak(component.create(qmlContext(stage.window())));
    REQUIRE(leak);
    qobject_cast<QQuickItem*>(leak.get())->setParentItem(stage.window()->contentItem());
    INFO(kind.toStdString());
    CHECK_FALSE(betrayals(transcript(stage), secrets, table).empty());
}

TEST_CASE("a hidden amount that reached the table would be found", "[leak]") {
    Stage stage({1600, 900});
    stage.open("parlour", {"person", "random", "random"});
    const Secrets secrets = secrets_from(stage.table()->session(), 0);
    REQUIRE_FALSE(secrets.numbers.empty());
    CHECK(betrayals({}, secrets, stage.table()).empty());
    stage.table()->spot(to_qt(secrets.numbers.front()))->setNumbers(1, {});
    CHECK_FALSE(betrayals({}, secrets, stage.table()).empty());
}

TEST_CASE("what was large on the screen is forgotten when the curtain falls", "[leak]") {
    Stage stage({1600, 900});
    stage.open("goofspiel", {"person", "person"});
    stage.hold("curtainHold", [&] { return !stage.table()->curtain(); });
    stage.settle();
    stage.click("hand@0#3", Qt::RightButton);
    QObject* desk = stage.singleton("Desk");
    REQUIRE(desk->property("zoomFace").toString() == "n4");
    stage.click("tool:hide");
    REQUIRE(stage.table()->curtain());
    CHECK(desk->property("zoomFace").toString() == "");
    CHECK(desk->property("reason").toString() == "");
    CHECK_FALSE(desk->property("zoomed").value<QQuickItem*>());
}

TEST_CASE("what flies over the table is gone when the curtain falls", "[leak]") {
    Stage stage({1600, 900});
    stage.open("goofspiel", {"person", "person"});
    stage.hold("curtainHold", [&] { return !stage.table()->curtain(); });
    stage.settle();
    stage.app().settings()->override("dark", 1);
    Q_EMIT stage.table()->happened({QVariantMap{{"verb", "move"}, {"from", "deck"}, {"to", "hand@0"}, {"face", "n3"}, {"beat", 0}}});
    stage.table()->hide();
    stage.frame();
    REQUIRE(stage.table()->curtain());
    for (const Line& line : transcript(stage)) CHECK_FALSE((line.where.ends_with(".face") && line.text == "n3"));
}
