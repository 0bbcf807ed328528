#include "host/table/window.hpp"

#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QQuickWindow>
#include <cstdlib>

#include "host/support/paths.hpp"
#include "host/table/glyph_provider.hpp"

namespace sitdown::host {

void choose_renderer() {
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (!display && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!qEnvironmentVariableIsSet("QT_QUICK_BACKEND") && Settings(config_folder() / "table.json").renderer() == QLatin1String("software")) {
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
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Sitdown/Main.qml")));
}

TableWindow::~TableWindow() = default;

QQuickWindow* TableWindow::window() const {
    return engine_.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
}

}  // namespace sitdown::host
