// The one application of this runner: without a display, in software, with nothing of the person's own around it.
#define CATCH_CONFIG_EXTERNAL_INTERFACES
#include <catch2/catch.hpp>

#include <QGuiApplication>
#include <QQuickStyle>

#include "stage.hpp"

namespace {

class Application : public Catch::TestEventListenerBase {
public:
    using TestEventListenerBase::TestEventListenerBase;

    void testRunStarting(const Catch::TestRunInfo&) override {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
        qputenv("QT_SCALE_FACTOR", "1");
        qputenv("QT_ACCESSIBILITY", "1");
        static int count = 1;
        static char name[] = "test_table";
        static char* words[] = {name, nullptr};
        new QGuiApplication(count, words);
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        sitdown::host::Complaints::listen();
    }
    void testRunEnded(const Catch::TestRunStats&) override { delete qGuiApp; }
};

}  // namespace

CATCH_REGISTER_LISTENER(Application)
