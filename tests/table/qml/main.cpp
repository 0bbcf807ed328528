// The parts of the window one by one, in Qt Quick Test, at a table of the showcase game.
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest/quicktest.h>
#include <memory>

#include "host/plugin/probe.hpp"
#include "host/table/app.hpp"
#include "host/table/board_art.hpp"
#include "host/table/card_art.hpp"
#include "host/table/glyph_provider.hpp"
#include "host/table/lamp_art.hpp"
#include "support/surroundings.hpp"

namespace {

class Setup : public QObject {
    Q_OBJECT

public:
    sitdown::tests::ScratchHome home;
    sitdown::tests::Variable fixtures{"SITDOWN_PLUGIN_PATH", SITDOWN_BUILD "/fixtures"};
    std::unique_ptr<sitdown::host::App> app;

public Q_SLOTS:
    void applicationAvailable() {
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        app = std::make_unique<sitdown::host::App>(nullptr);
        app->settings()->override(QStringLiteral("dark"), 0);
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        using namespace sitdown::host;
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(QStringLiteral("glyph"), new GlyphProvider);
        engine->addImageProvider(QStringLiteral("card"), new CardProvider);
        engine->addImageProvider(QStringLiteral("board"), new BoardProvider);
        engine->addImageProvider(QStringLiteral("lamp"), new LampProvider);
    }
};

}  // namespace

int main(int count, char** words) {
    if (const auto code = sitdown::host::answer_probe(count, words)) return *code;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    Setup setup;
    const int failed = quick_test_main_with_setup(count, words, "table_parts", SITDOWN_QML_TESTS, &setup);
    setup.app.reset();
    return failed;
}

#include "main.moc"
