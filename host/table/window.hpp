// Opening the window: fonts, renderer, glyphs, the QML of the table. Shared by the program and its tests.
#pragma once

#include <QQmlApplicationEngine>
#include <memory>

#include "host/table/app.hpp"

class QQuickWindow;

namespace sitdown::host {

// A display, or whatever else the window was told to be drawn on.
bool display_there();
// Before any window: the renderer that is set, and offscreen where there is no display.
void choose_renderer();

class TableWindow {
public:
    TableWindow();
    ~TableWindow();
    App& app() { return *app_; }
    // Null if the QML could not be loaded; then `problems` says why.
    QQuickWindow* window() const;
    const QStringList& problems() const { return problems_; }

private:
    std::unique_ptr<App> app_;
    QStringList problems_;  // outlives the engine, which complains to its end
    QQmlApplicationEngine engine_;
};

}  // namespace sitdown::host
