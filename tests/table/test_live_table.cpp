// A session at the window: who looks, when the curtain falls, what is handed in and what is taken back.
#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "host/table/live_table.hpp"
#include "host/table/variant.hpp"
#include "session/table.hpp"

using namespace sitdown::host;

namespace {

std::vector<Participant> sitting(std::initializer_list<const char*> kinds) {
    const char* names[] = {"Vito", "Rosa", "Sal", "Carmine"};
    std::vector<Participant> all;
    for (const char* kind : kinds) all.push_back({names[all.size()], kind});
    return all;
}

struct Open {
    Open(std::shared_ptr<const Rules> rules, std::initializer_list<const char*> kinds, std::uint64_t seed = 1)
        : table(Session::create(std::move(rules), seed, sitting(kinds)), 5) {
        table.setPace(0);
        settle();
    }
    Session& session() { return table.session(); }
    void settle() {
        for (int turn = 0; turn < 4; ++turn) QCoreApplication::sendPostedEvents(), QCoreApplication::processEvents();
    }
    void reveal() { table.reveal(), settle(); }
    void button(const char* label) {
        for (int at = 0; at < table.buttons().size(); ++at) {
            if (table.buttons()[at].toMap().value("label") != label) continue;
            table.press(at);  // named by its button, it is done at once
            return settle();
        }
        FAIL("no button " << label);
    }
    LiveTable table;
};

bool empty(LiveTable& table) {
    return table.log()->rowCount() == 0 && table.prompt().isEmpty() && table.buttons().isEmpty() && table.place("hand@0")->count() == 0 &&
           table.place("hand@1")->count() == 0 && !table.spot("points@0")->number().isValid() && table.waiting().isEmpty() && !table.acting();
}

}  // namespace

TEST_CASE("two persons: the curtain is up from the first moment, and behind it is nothing", "[live]") {
    LiveTable table(Session::create(goofspiel(2), 1, sitting({"person", "person"})), 5);
    CHECK(table.curtain());
    CHECK(table.nextSeat() == 0);
    CHECK(table.viewer() == static_cast<int>(spectator));
    CHECK(empty(table));
    table.reveal();
    CHECK_FALSE(table.curtain());
    CHECK(table.viewer() == 0);
    CHECK(table.acting());
    CHECK(table.place("hand@0")->count() == 13);
}

TEST_CASE("one person among bots never sees a curtain", "[live]") {
    Open open(goofspiel(3), {"random", "person", "random"});
    CHECK_FALSE(open.table.curtain());
    CHECK(open.table.viewer() == 1);
    CHECK(open.table.acting());
    CHECK(QTest::qWaitFor([&] { return open.session().status().waiting == 2; }));
}

TEST_CASE("only bots: a spectator looks on, and nothing is asked", "[live]") {
    Open open(goofspiel(2), {"random", "random"});
    CHECK_FALSE(open.table.curtain());
    CHECK(open.table.viewer() == static_cast<int>(spectator));
    CHECK_FALSE(open.table.acting());
    CHECK(QTest::qWaitFor([&] { return open.table.over(); }, 20000));
    open.settle();
    CHECK_FALSE(open.table.ending().isEmpty());
}

TEST_CASE("the curtain falls when the next answer is another person's and secret", "[live]") {
    Open open(goofspiel(3), {"person", "random", "person"});
    open.reveal();
    QSignalSpy turned(&open.table, &LiveTable::turned);
    open.table.click("hand@0#0");
    open.table.click("hand@0#0");
    open.settle();
    CHECK(open.table.curtain());
    CHECK(open.table.nextSeat() == 2);
    CHECK(turned.size() == 0);
    CHECK(empty(open.table));
    open.reveal();
    CHECK(open.table.viewer() == 2);
    // The log is this person's own, and so is everything else.
    CHECK(open.table.place("hand@2")->get(0).value("picked") == false);
}

TEST_CASE("while the curtain is up nothing can be done behind it", "[live]") {
    Open open(goofspiel(2), {"person", "person"});
    const auto before = open.session().timeline().state().hash();
    CHECK_FALSE(open.table.click("hand@0#0"));
    open.table.press(0), open.table.commit(0), open.table.undo(), open.table.passRest(), open.table.takeBack(), open.table.resetTurn(), open.table.undoTo(0), open.table.back();
    open.settle();
    CHECK(open.table.whyNot("hand@0#0").isEmpty());
    CHECK(open.session().timeline().state().hash() == before);
    CHECK(open.table.curtain());
}

TEST_CASE("a hand is hidden on request, and shown to the same person again", "[live]") {
    Open open(goofspiel(2), {"person", "random"});
    open.table.hide();
    open.settle();
    CHECK(open.table.curtain());
    CHECK(open.table.nextSeat() == 0);
    CHECK(empty(open.table));
    open.reveal();
    CHECK(open.table.viewer() == 0);
    CHECK(open.table.acting());
}

TEST_CASE("a secret answer is taken back until all are in", "[live]") {
    Open open(goofspiel(2), {"person", "program"});
    CHECK(open.table.secret());
    open.table.click("hand@0#4");
    REQUIRE_FALSE(open.table.ready().isEmpty());
    CHECK(open.table.click("hand@0#4"));  // the second click is as good as the lamp button
    open.settle();
    CHECK_FALSE(open.table.acting());
    CHECK(open.table.place("hand@0")->get(4).value("picked") == true);
    open.table.takeBack();
    open.settle();
    CHECK(open.table.acting());
    CHECK(open.table.place("hand@0")->get(4).value("picked") == false);
}

TEST_CASE("a step without chance is undone at once; after a roll everybody is asked", "[live]") {
    Open open(parlour(2), {"person", "program"}, seed_with_coins({0, 0}));
    QSignalSpy failed(&open.table, &GameTable::failed);
    open.table.undo();
    CHECK(failed.size() == 1);  // nothing to undo: a word, and no more
    open.button("Roll");
    const auto rolled = open.session().number(0);
    CHECK(open.session().timeline().size() > 0);
    open.table.undo();
    open.settle();
    // The only person has agreed with himself.
    CHECK(failed.size() == 1);
    CHECK(open.session().number(0) > rolled);
    CHECK(open.table.spot("points@0")->number() == 0);
}

TEST_CASE("with two persons an undo over chance is a proposal, which the screen agrees to or refuses", "[live]") {
    Open open(parlour(2), {"person", "person"}, seed_with_coins({0, 0}));
    if (open.table.curtain()) open.reveal();
    open.button("Roll");
    const QVariant points = open.table.spot("points@0")->number();
    open.table.undo();
    open.settle();
    REQUIRE(open.table.proposal().value("by") == 0);
    open.table.refuse();
    open.settle();
    CHECK(open.table.proposal().isEmpty());
    CHECK(open.table.spot("points@0")->number() == points);
    open.table.undo();
    open.settle();
    open.table.agree();
    open.settle();
    CHECK(open.table.proposal().isEmpty());
    CHECK(open.table.spot("points@0")->number() == 0);
}

TEST_CASE("an amount is handed in as it was set", "[live]") {
    Open open(parlour(2), {"person", "program"}, seed_with_coins({0, 0}));
    int at = -1;
    for (int button = 0; button < open.table.buttons().size(); ++button) {
        if (open.table.buttons()[button].toMap().value("act") == "take") at = button;
    }
    REQUIRE(at >= 0);
    open.table.press(at);
    CHECK(open.table.ready().value("range").toMap().value("max") == 3);
    open.table.commit(2);
    open.settle();
    CHECK(open.table.spot("points@0")->number() == 2);
}

TEST_CASE("two presses before the screen has turned are one answer", "[live]") {
    Open open(parlour(2), {"person", "program"}, seed_with_coins({0, 0}));
    for (int button = 0; button < open.table.buttons().size(); ++button) {
        if (open.table.buttons()[button].toMap().value("act") == "take") open.table.press(button);
    }
    open.table.commit(1);
    open.table.commit(1);
    open.settle();
    CHECK(open.table.spot("points@0")->number() == 1);
}

TEST_CASE("an amount out of its range is refused with a sentence and changes nothing", "[live]") {
    Open open(parlour(2), {"person", "program"}, seed_with_coins({0, 0}));
    QSignalSpy failed(&open.table, &GameTable::failed);
    for (int button = 0; button < open.table.buttons().size(); ++button) {
        if (open.table.buttons()[button].toMap().value("act") == "take") open.table.press(button);
    }
    open.table.commit(99);
    open.settle();
    CHECK(failed.size() == 1);
    CHECK(open.table.spot("points@0")->number() == 0);
}

TEST_CASE("why not is asked of the module, for the seat that looks", "[live]") {
    Open open(parlour(2), {"person", "program"}, seed_with_coins({0, 0}));
    CHECK(open.table.whyNot("coin@1") == "a coin is for objecting");
    CHECK(open.table.whyNot("no such thing") == "");
}

TEST_CASE("several changes in a row are drawn once, and told in order", "[live]") {
    Open open(goofspiel(2), {"person", "program"});
    QSignalSpy views(&open.table, &GameTable::viewChanged), told(&open.table, &GameTable::happened);
    open.session().answer(0, open.session().list(0)[0].id);
    open.session().answer(1, open.session().list(1)[0].id);
    open.settle();
    CHECK(views.size() == 1);
    REQUIRE(told.size() == 1);
    CHECK(told[0][0].toList().size() >= 4);
}

TEST_CASE("a table that is closed while its bots think is simply gone", "[live]") {
    for (int times = 0; times < 5; ++times) {
        LiveTable table(Session::create(goofspiel(4), 3, sitting({"greedy", "greedy", "greedy", "greedy"})), 5);
        table.setPace(0);
        QCoreApplication::processEvents();
    }
    QTest::qWait(200);
    SUCCEED();
}

TEST_CASE("a copy of the session is saved where it is asked for, or told why not", "[live]") {
    TemporaryFolder folder;
    LiveTable table(Session::create(goofspiel(2), 1, sitting({"person", "program"}), folder / "a.jsonl"), 5);
    QSignalSpy failed(&table, &GameTable::failed);
    CHECK(table.saveTo(to_qt((folder / "copy.jsonl").string())));
    CHECK(bytes_of(folder / "copy.jsonl") == bytes_of(folder / "a.jsonl"));
    CHECK_FALSE(table.saveTo("/no/such/folder/copy.jsonl"));
    CHECK(failed.size() == 1);
}
