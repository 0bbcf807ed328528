#include "stage.hpp"

#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <algorithm>

namespace sitdown::host {
namespace {

QStringList heard;

void hear(QtMsgType type, const QMessageLogContext&, const QString& message) {
    // Qt's own, when a window before this one was taken down: nothing that QML or we did.
    if (message.startsWith(QLatin1String("QUnifiedTimer::stopAnimationDriver"))) return;
    if (type == QtWarningMsg || type == QtCriticalMsg) heard.append(message);
    if (type == QtFatalMsg) std::fprintf(stderr, "%s\n", qPrintable(message));
}

void collect(QQuickItem* item, std::vector<QQuickItem*>& into) {
    into.push_back(item);
    for (QQuickItem* child : item->childItems()) collect(child, into);
}

// What a press at this point of the window goes to: the topmost item that takes the left button.
QQuickItem* hit(QQuickItem* item, QPointF scene) {
    if (!item->isVisible() || !item->isEnabled() || item->opacity() <= 0) return nullptr;
    const QPointF local = item->mapFromScene(scene);
    if (item->clip() && !item->contains(local)) return nullptr;
    auto children = item->childItems();
    std::stable_sort(children.begin(), children.end(), [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    const auto self = [&]() -> QQuickItem* {
        return item->acceptedMouseButtons() & Qt::LeftButton && item->contains(local) ? item : nullptr;
    };
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
        if ((*child)->z() < 0) break;
        if (QQuickItem* found = hit(*child, scene)) return found;
    }
    if (QQuickItem* found = self()) return found;
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
        if ((*child)->z() >= 0) continue;
        if (QQuickItem* found = hit(*child, scene)) return found;
    }
    return nullptr;
}

}  // namespace

void Complaints::listen() { qInstallMessageHandler(hear); }
QStringList Complaints::taken() { return std::exchange(heard, {}); }

bool seen(const QQuickItem* item) {
    for (; item; item = item->parentItem()) {
        if (!item->isVisible() || item->opacity() <= 0) return false;
    }
    return true;
}

Stage::Stage(QSize size) : fixtures_("SITDOWN_PLUGIN_PATH", SITDOWN_BUILD "/fixtures") {
    Complaints::taken();
    window_ = std::make_unique<TableWindow>();
    if (!window()) FAIL(window_->problems().join('\n').toStdString());
    app().settings()->override("dark", 0);
    window()->resize(size);
    // What the screens tell of rule sets is there once the modules have been tried out.
    do frame();
    while (app().looking());
}

Stage::~Stage() {
    window_.reset();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

std::vector<std::filesystem::path> Stage::journals() const {
    std::vector<std::filesystem::path> found;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(home() / "state" / "journals", none)) found.push_back(entry.path());
    return found;
}

void Stage::open(const QString& game, const QStringList& kinds, const QString& seed, const QVariantMap& options) {
    QVariantList seats;
    for (const QString& kind : kinds) seats.append(QVariantMap{{"name", ""}, {"kind", kind}});
    REQUIRE(app().start(game, {{"seats", seats}, {"options", options}, {"seed", seed}}));
    window()->setProperty("screen_", "table");
    settle();
}

std::vector<QQuickItem*> Stage::items() {
    std::vector<QQuickItem*> all;
    collect(window()->contentItem(), all);
    return all;
}

QObject* Stage::singleton(const char* name) {
    QQmlComponent component(qmlEngine(window()));
    component.setData("import QtQuick\nimport Sitdown\nQtObject { property QtObject it: " + QByteArray(name) + " }", {});
    const std::unique_ptr<QObject> holder(component.create());
    REQUIRE(holder);
    auto* found = holder->property("it").value<QObject*>();
    REQUIRE(found);
    return found;
}

QQuickItem* Stage::shown(const QString& name) {
    for (QQuickItem* item : items()) {
        if (item->objectName() == name && seen(item)) return item;
    }
    return nullptr;
}

std::optional<QPoint> Stage::within_reach(QQuickItem* item) {
    if (!item || !seen(item)) return {};
    const QRectF all(QPointF(), window()->size());
    constexpr int grid = 5;
    // From the middle outwards.
    for (const int row : {2, 1, 3, 0, 4}) {
        for (const int column : {2, 1, 3, 0, 4}) {
            const QPointF scene = item->mapToScene({item->width() * (column + 0.5) / grid, item->height() * (row + 0.5) / grid});
            if (!all.contains(scene)) continue;
            const QQuickItem* struck = hit(window()->contentItem(), scene.toPoint());
            if (struck && (struck == item || item->isAncestorOf(struck))) return scene.toPoint();
        }
    }
    return {};
}

void Stage::click(QQuickItem* item, Qt::MouseButton button) {
    INFO("item " << (item ? item->objectName().toStdString() : "none"));
    const auto point = within_reach(item);
    REQUIRE(point);
    QTest::mouseClick(window(), button, {}, *point);
    frame();
}

void Stage::click(const QString& name, Qt::MouseButton button) {
    INFO("item " << name.toStdString());
    QQuickItem* item = shown(name);
    REQUIRE(item);
    click(item, button);
}

void Stage::hold(const QString& name, const std::function<bool()>& until) {
    INFO("item " << name.toStdString());
    const auto point = within_reach(shown(name));
    REQUIRE(point);
    QTest::mousePress(window(), Qt::LeftButton, {}, *point);
    CHECK(wait(until));
    QTest::mouseRelease(window(), Qt::LeftButton, {}, *point);
    frame();
}

void Stage::key(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window(), static_cast<Qt::Key>(key), modifiers);
    frame();
}

void Stage::tab_to(const std::function<bool(QQuickItem*)>& wanted, const char* what) {
    INFO("on the way to " << what);
    for (int steps = 0; steps < 400; ++steps) {
        QQuickItem* focus = window()->activeFocusItem();
        if (focus && wanted(focus)) return;
        QTest::keyClick(window(), Qt::Key_Tab);
    }
    FAIL("the keyboard does not reach it");
}

void Stage::tab_to(const QString& name) {
    tab_to([&](QQuickItem* item) { return item->objectName() == name; }, name.toUtf8().constData());
    frame();
}

void Stage::frame() {
    for (int turn = 0; turn < 3; ++turn) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    bool drawn = false;
    const auto handle = QObject::connect(window(), &QQuickWindow::frameSwapped, window(), [&] { drawn = true; });
    window()->update();
    (void)QTest::qWaitFor([&] { return drawn; }, 2000);
    QObject::disconnect(handle);
}

bool Stage::wait(const std::function<bool()>& condition, int milliseconds) { return QTest::qWaitFor(condition, milliseconds); }

void Stage::settle() {
    frame();
    INFO("waiting for the table");
    REQUIRE(wait([&] { return !table() || table()->curtain() || table()->over() || table()->acting(); }));
    frame();
}

std::string Stage::complaints() { return (window_->problems() + Complaints::taken()).join(QLatin1Char(10)).toStdString(); }

}  // namespace sitdown::host
