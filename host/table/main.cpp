// sitdown-table: the window, pictures of it, and how fast it is.
#include <QGuiApplication>
#include <QQuickWindow>
#include <cstdio>

#include "host/plugin/probe.hpp"
#include "host/table/picture.hpp"
#include "host/table/window.hpp"
#include "host/table/window_bench.hpp"

int main(int count, char** words) {
    using namespace sitdown::host;
    if (const auto probed = answer_probe(count, words)) return *probed;
    const PictureArguments arguments = read_arguments(count, words);
    if (arguments.stop) return *arguments.stop;
    if (!arguments.file.empty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    }
    const bool bench = arguments.bench || arguments.bench_start;
    if (bench) prepare_bench();
    if (arguments.file.empty() && !bench && !display_there()) {
        std::fprintf(stderr, "sitdown: there is no display to open the window on; use \"sitdown play --terminal\", or --screenshot for a picture.\n");
        return 3;
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
    if (bench) return arguments.bench ? bench_window(table, arguments.json) : watch_start(table);
    if (const int failed = open_as_asked(table, arguments)) return failed;
    return QGuiApplication::exec();
}
