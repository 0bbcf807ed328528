#include "host/table/window.hpp"

#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QQuickWindow>
#include <cstdlib>

#include "host/support/paths.hpp"
#include "host/table/board_art.hpp"
#include "host/table/card_art.hpp"
#include "host/table/cover.hpp"
#include "host/table/glyph_provider.hpp"
#include "host/table/lamp_art.hpp"

namespace sitdown::host {

bool display_there() {
    const auto set = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    return set("DISPLAY") || set("WAYLAND_DISPLAY") || set("QT_QPA_PLATFORM");
}

void choose_renderer() {
    if (!display_there()) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!qEnvironmentVariableIsSet("QT_QUICK_BACKEND") && Settings::renderer_in(config_folder() / "table.json") == QLatin1String("software")) {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    }
    QQuickStyle::setStyle(QStringLiteral("Basic"));
}

TableWindow::TableWindow() : app_(std::make_unique<App>(nullptr)) {
    for (const QString& font : QDir(QStringLiteral(":/fonts")).entryList({QStringLiteral("*.otf")})) {
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + font);
    }
    QObject::connect(&engine_, &QQmlApplicationEngine::warnings, &engine_, [this](const QList<QQmlError>& warnings) {
        for (const QQmlError& warning : warnings) problems_.append(warning.toString());
    });
    engine_.addImageProvider(QStringLiteral("glyph"), new GlyphProvider);
    engine_.addImageProvider(QStringLiteral("card"), new CardProvider);
    engine_.addImageProvider(QStringLiteral("cover"), new CoverProvider);
    engine_.addImageProvider(QStringLiteral("board"), new BoardProvider);
    engine_.addImageProvider(QStringLiteral("lamp"), new LampProvider);
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Sitdown/Main.qml")));
}

TableWindow::~TableWindow() = default;

QQuickWindow* TableWindow::window() const {
    return engine_.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
}

}  // namespace sitdown::host
