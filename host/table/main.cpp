// sitdown-table: the window, and pictures of it.
#include <QGuiApplication>
#include <QQuickWindow>
#include <cstdio>

#include "host/plugin/probe.hpp"
#include "host/table/picture.hpp"
#include "host/table/window.hpp"

int main(int count, char** words) {
    using namespace sitdown::host;
    if (const auto probed = answer_probe(count, words)) return *probed;
    const PictureArguments arguments = read_arguments(count, words);
    if (arguments.stop) return *arguments.stop;
    if (!arguments.file.empty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    }
    choose_renderer();
    QGuiApplication program(count, words);
    QGuiApplication::setApplicationName(QStringLiteral("sitdown"));
    TableWindow table;
    if (!table.window()) {
        for (const QString& problem : table.problems()) std::fprintf(stderr, "sitdown: %s\n", qPrintable(problem));
        std::fprintf(stderr, "sitdown: the window could not be opened; use \"sitdown play --terminal\", or install the QML modules that the launcher names.\n");
        return 3;  // as host/cli/window.cpp knows it
    }
    if (!arguments.file.empty()) return take_picture(table, arguments);
    if (const int failed = open_as_asked(table, arguments)) return failed;
    return QGuiApplication::exec();
}
