// The real window on a stage: items are found by their object names, clicked where a hand would hit them, and whatever
// the toolkit complains about is collected.
#pragma once

#include <QPointF>
#include <QQuickItem>
#include <QQuickWindow>
#include <functional>
#include <string>
#include <vector>

#include "host/table/window.hpp"
#include "support/surroundings.hpp"

namespace sitdown::host {

// Warnings of Qt and of QML since the last look.
class Complaints {
public:
    static void listen();
    static QStringList taken();
};

// Its own home, the built games and the fixtures; nothing moves and bots answer at once.
class Stage {
public:
    explicit Stage(QSize size = {1920, 1080});
    ~Stage();

    TableWindow& table_window() { return *window_; }
    QQuickWindow* window() { return window_->window(); }
    App& app() { return window_->app(); }
    LiveTable* table() { return app().table(); }
    const std::filesystem::path& home() const { return home_.path(); }
    QString screen() { return window()->property("screen_").toString(); }
    std::vector<std::filesystem::path> journals() const;

    // A table with these seats ("person", "random", …) without the set-up screen.
    void open(const QString& game, const QStringList& kinds, const QString& seed = "7", const QVariantMap& options = {});

    std::vector<QQuickItem*> items();
    // An object of which QML has one: "Desk", "Theme".
    QObject* singleton(const char* name);
    // The first one that is shown, else null.
    QQuickItem* shown(const QString& name);
    // Where a click reaches this item and nothing above it; nothing if it lies outside the window or under something.
    std::optional<QPoint> within_reach(QQuickItem*);

    // Each fails the test if the item cannot be reached.
    void click(const QString& name, Qt::MouseButton = Qt::LeftButton);
    void click(QQuickItem*, Qt::MouseButton = Qt::LeftButton);
    void hold(const QString& name, const std::function<bool()>& until);
    void key(int key, Qt::KeyboardModifiers = Qt::NoModifier);
    // Tab until the item with this name has the focus.
    void tab_to(const std::function<bool(QQuickItem*)>& wanted, const char* what);
    void tab_to(const QString& name);

    // What has been asked for is done and drawn.
    void frame();
    [[nodiscard]] bool wait(const std::function<bool()>&, int milliseconds = 20000);
    // Until a person is asked, the curtain falls or the game is over.
    void settle();
    // Everything that was complained about, for a test to be empty.
    std::string complaints();

private:
    tests::ScratchHome home_;
    tests::Variable fixtures_;
    std::unique_ptr<TableWindow> window_;
};

// Whether the item and all around it are visible.
bool seen(const QQuickItem*);

}  // namespace sitdown::host
