// Every kind of component and every screen looks as it looked when somebody judged it.
#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QQmlComponent>
#include <QTest>
#include <QQmlEngine>

#include <bit>

#include "golden.hpp"
#include "player.hpp"

using namespace sitdown::host;

namespace {

// Drawn over everything at the upper left corner of the window.
QImage drawn(Stage& stage, const QByteArray& qml, QSize size) {
    QQmlComponent component(qmlEngine(stage.window()));
    component.setData("import QtQuick\nimport Sitdown\nRectangle { z: 5000; color: Theme.felt; width: " + QByteArray::number(size.width()) +
                          "; height: " + QByteArray::number(size.height()) + "\n" + qml + " }", {});
    INFO(component.errorString().toStdString());
    std::unique_ptr<QObject> made(component.create(qmlContext(stage.window())));
    REQUIRE(made);
    qobject_cast<QQuickItem*>(made.get())->setParentItem(stage.window()->contentItem());
    stage.frame();
    stage.frame();
    return stage.window()->grabWindow().copy(QRect(QPoint(), size));
}

QImage of(Stage& stage, const char* kind, const QByteArray& at, const QByteArray& more = {}, QSize size = {460, 340}) {
    const QByteArray id = QByteArray(kind);
    return drawn(stage, "ComponentView { x: 24; y: 24; width: parent.width - 48; height: parent.height - 48; table: App.table; component: App.table.component(\"" + id + "\"); place: \"" + id + at + "\"; " + more + " }", size);
}

void show(Stage& stage, const QString& screen, const QString& game = {}) {
    if (!game.isEmpty()) stage.window()->setProperty("chosen", game);
    stage.window()->setProperty("screen_", screen);
    stage.frame();
    stage.frame();
}

// Covers and cards are painted beside the thread that draws: the picture counts when it stands still.
std::string picture(Stage& stage, const std::string& name) {
    QImage last;
    for (int same = 0, tries = 0; same < 8 && tries < 200; ++tries) {
        QTest::qWait(30);
        stage.frame();
        const QImage now = stage.window()->grabWindow();
        same = now == last ? same + 1 : 0;
        last = now;
    }
    return compare_with_golden(last, name);
}

}  // namespace

TEST_CASE("each kind of component looks as it did", "[picture]") {
    Stage stage;
    stage.open("showcase", {"person", "program", "program"});
    CHECK(compare_with_golden(of(stage, "map", "", "", {760, 420}), "kind-board") == "");
    CHECK(compare_with_golden(of(stage, "market", "", "columns: 4", {560, 240}), "kind-row") == "");
    CHECK(compare_with_golden(of(stage, "market", "", "columns: 2; listed: true; cardWidth: 200"), "kind-row-listed") == "");
    CHECK(compare_with_golden(of(stage, "hand", "@0", "", {560, 300}), "kind-hand") == "");
    CHECK(compare_with_golden(of(stage, "hand", "@1", "", {560, 300}), "kind-hand-hidden") == "");
    CHECK(compare_with_golden(of(stage, "deck", "", "", {260, 240}), "kind-pile") == "");
    CHECK(compare_with_golden(of(stage, "fame", "", "", {260, 400}), "kind-track") == "");
    CHECK(compare_with_golden(of(stage, "fame", "", "flat: true", {360, 160}), "kind-track-flat") == "");
    CHECK(compare_with_golden(of(stage, "rounds", "", "", {360, 140}), "kind-track-one") == "");
    CHECK(compare_with_golden(of(stage, "men", "@0", "", {360, 140}), "kind-pool") == "");
    CHECK(compare_with_golden(of(stage, "cash", "@0", "", {260, 140}), "kind-counter") == "");
    CHECK(compare_with_golden(of(stage, "dice", "", "", {300, 160}), "kind-dice") == "");
    CHECK(compare_with_golden(of(stage, "prices", "", "", {300, 200}), "kind-sheet") == "");
    CHECK(stage.complaints() == "");
}

TEST_CASE("each screen looks as it did", "[picture]") {
    const auto [size, suffix] = GENERATE(std::pair{QSize(1024, 640), "1024"}, std::pair{QSize(1920, 1080), "1920"});
    const auto name = [suffix = std::string(suffix)](const char* screen) { return std::string("screen-") + screen + "-" + suffix; };
    Stage stage(size);
    // Not the home screen: its covers come when they are ready, which a picture cannot wait for yet.
    show(stage, "new", "showcase");
    CHECK(picture(stage, name("new")) == "");
    show(stage, "rules", "showcase");
    CHECK(picture(stage, name("rules")) == "");
    stage.window()->setProperty("compared", QStringList{"goofspiel", "showcase"});
    show(stage, "compare");
    CHECK(picture(stage, name("compare")) == "");
    show(stage, "settings");
    CHECK(picture(stage, name("settings")) == "");
    stage.open("showcase", {"person", "program", "program"});
    CHECK(picture(stage, name("table")) == "");
    stage.click("choice:Send");
    stage.click("hand@0#0");
    CHECK(picture(stage, name("table-selected")) == "");
    stage.app().settings()->override("light", 0);
    CHECK(picture(stage, name("table-light")) == "");
    stage.app().settings()->override("dark", 0);
    show(stage, "home");
    stage.open("showcase", {"person", "person"});
    CHECK(picture(stage, name("curtain")) == "");
    stage.open("showcase", {"person", "program"}, "3");
    const std::string journal = stage.table()->journal().toStdString();
    for (Session& session = stage.table()->session(); !session.over();) {
        const auto seat = static_cast<std::uint32_t>(std::countr_zero(session.status().waiting));
        session.answer(seat, session.list(seat).back().id, 20);
    }
    REQUIRE(stage.app().openReplay(QString::fromStdString(journal)));
    stage.app().replay()->setStep(5);
    show(stage, "replay");
    CHECK(picture(stage, name("replay")) == "");
    CHECK(stage.complaints() == "");
}

TEST_CASE("a picture that changed is told", "[picture]") {
    Stage stage({1024, 640});
    show(stage, "settings");
    QImage other = stage.window()->grabWindow();
    for (int y = 200; y < 240; ++y) {
        for (int x = 300; x < 420; ++x) other.setPixel(x, y, qRgb(255, 0, 255));
    }
    sitdown::tests::Variable no_update("SITDOWN_GOLDEN", nullptr);
    CHECK(compare_with_golden(other, "screen-settings-1024") != "");
    CHECK(compare_with_golden(other, "no-such-picture").find("no such picture") != std::string::npos);
}
