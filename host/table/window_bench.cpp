#include "host/table/window_bench.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdio>
#include <sitdown/rng.hpp>

#include "host/lab/random_choice.hpp"
#include "host/table/variant.hpp"
#include "host/table/window.hpp"

extern char** environ;

namespace sitdown::host {
namespace {

double now() { return std::chrono::duration<double, std::milli>(Clock::now().time_since_epoch()).count(); }

double part(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

// Handles what is to be done until the window has shown a new frame; false if none came.
bool next_frame(QQuickWindow& window, int most_milliseconds) {
    QEventLoop loop;
    bool drawn = false;
    const auto watch = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, [&] { drawn = true, loop.quit(); });
    QTimer::singleShot(most_milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    QObject::disconnect(watch);
    return drawn;
}

void calm(QQuickWindow& window) {
    for (int frames = 0; frames < 200 && next_frame(window, 60); ++frames) {}
}

struct Start {
    double titles = 0, covers = 0;
};

// A program of its own, timed from before it exists.
Start one_start() {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) throw Error("fault", "no pipe for the start that is measured");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    char name[] = "/proc/self/exe", word[] = "--bench-start";
    char* words[] = {name, word, nullptr};
    pid_t child = 0;
    const double begun = now();
    const int failed = ::posix_spawn(&child, name, &actions, nullptr, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    Start out;
    if (failed == 0) {
        std::string said;
        std::array<char, 256> piece;
        for (ssize_t got; (got = ::read(ends[0], piece.data(), piece.size())) > 0;) said.append(piece.data(), static_cast<std::size_t>(got));
        ::waitpid(child, nullptr, 0);
        double titles = 0, covers = 0;
        if (std::sscanf(said.c_str(), "%lf %lf", &titles, &covers) == 2) out = {titles - begun, covers - begun};
    }
    ::close(ends[0]);
    return out;
}

Ordered starts() {
    std::vector<double> titles, covers;
    for (int turn = 0; turn < 5; ++turn) {
        const Start each = one_start();
        titles.push_back(each.titles), covers.push_back(each.covers);
    }
    return {{"titles_ms", part(titles, 0.5)}, {"covers_ms", part(covers, 0.5)}};
}

// A random game, seen by its first seat; each update from the answer's acceptance to the frame that shows it.
Ordered updates(TableWindow& table, const std::shared_ptr<const Module>& module) {
    const auto seats = module->manifest().at("seats").at("max").get<std::uint32_t>();
    std::vector<Participant> players;
    for (std::uint32_t seat = 0; seat < seats; ++seat) players.push_back({table.app().usualName(static_cast<int>(seat)).toStdString(), seat == 0 ? "person" : "program"});
    table.app().take(Session::create(std::make_shared<const Rules>(module, seats, Json::object()), 1, std::move(players)), 1);
    QQuickWindow& window = *table.window();
    window.setProperty("screen_", "table");
    calm(window);
    Session& session = table.app().table()->session();
    Rng rng{1};
    std::vector<double> times;
    std::size_t largest = 0;
    for (int step = 0; step < 400 && !session.over(); ++step) {
        const auto seat = static_cast<std::uint32_t>(std::countr_zero(session.status().waiting));
        const auto list = session.list(seat);
        const sd_choice& choice = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        largest = std::max(largest, session.view(0).dump().size());
        session.answer(seat, choice.id, random_amount(choice, rng));
        const double begun = now();
        if (next_frame(window, 250)) times.push_back(now() - begun);
    }
    return {{"game", module->id()}, {"seats", seats}, {"updates", times.size()}, {"view_bytes", largest},
            {"median_ms", part(times, 0.5)}, {"p95_ms", part(times, 0.95)}, {"worst_ms", part(times, 1)}};
}

// Sixty cards of the table on the move over it; frames in two seconds.
Ordered moving_cards(TableWindow& table) {
    QQuickWindow& window = *table.window();
    QQmlComponent component(qmlEngine(&window));
    component.setData(R"(import QtQuick
import Sitdown
Item {
    id: field
    anchors.fill: parent
    readonly property var ids: App.table.faceIds()
    Repeater {
        model: 60
        CardFace {
            id: card
            required property int index
            readonly property real way: field.width - 150
            face: App.table.face(field.ids[index % field.ids.length])
            y: 40 + (index * 97) % (field.height - 220)
            NumberAnimation on x { loops: Animation.Infinite; from: (card.index * 31) % 200; to: card.way; duration: 900 + card.index * 10 }
        }
    }
})", {});
    std::unique_ptr<QObject> made(component.create(qmlContext(&window)));
    auto* field = qobject_cast<QQuickItem*>(made.get());
    if (!field) throw Error("fault", component.errorString().toStdString());
    field->setParentItem(window.contentItem());
    field->setSize(window.size());
    for (int warm = 0; warm < 20; ++warm) next_frame(window, 500);
    int frames = 0;
    const double begun = now();
    while (now() - begun < 2000) frames += next_frame(window, 1000);
    return {{"frames_per_second", frames * 1000.0 / (now() - begun)}};
}

void resized(QQuickWindow& window, QSize size) {
    window.resize(size);
    calm(window);
}

void print(const Ordered& figures) {
    std::printf("software rendering, median of five starts\n  titles %20.0f ms\n  covers %20.0f ms\n", figures["start"]["titles_ms"].get<double>(),
                figures["start"]["covers_ms"].get<double>());
    for (const Ordered& size : figures["sizes"]) {
        std::printf("%s\n  %-20s %5s %8s %9s %9s %9s\n", size["size"].get<std::string>().c_str(), "update after a choice", "seats", "view", "median", "95 %", "worst");
        for (const Ordered& game : size["updates"]) {
            std::printf("  %-20s %6u %6.1f K %6.1f ms %6.1f ms %6.1f ms\n", game["game"].get<std::string>().c_str(), game["seats"].get<unsigned>(),
                        game["view_bytes"].get<double>() / 1024, game["median_ms"].get<double>(), game["p95_ms"].get<double>(), game["worst_ms"].get<double>());
        }
        std::printf("  60 moving cards      %6.1f frames/s\n", size["moving_cards"]["frames_per_second"].get<double>());
    }
}

}  // namespace

void prepare_bench() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
}

int watch_start(TableWindow& table) {
    QQuickWindow& window = *table.window();
    table.app().settings()->override("dark", 1);
    double titles = 0, last = 0;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] { last = now(), titles = titles > 0 ? titles : last; });
    window.resize(1920, 1080);
    // The covers are there when nothing new has been drawn for a while.
    while (titles <= 0 || now() - last < 300) {
        QEventLoop loop;
        QTimer::singleShot(20, &loop, &QEventLoop::quit);
        loop.exec();
    }
    std::printf("%.3f %.3f\n", titles, last);
    return 0;
}

int bench_window(TableWindow& table, bool json) {
    try {
        Ordered figures{{"start", starts()}, {"sizes", Ordered::array()}};
        table.app().settings()->override("dark", 0);
        for (const QSize size : {QSize(1920, 1080), QSize(3840, 2160)}) {
            resized(*table.window(), size);
            Ordered measured{{"size", std::to_string(size.width()) + "x" + std::to_string(size.height())}, {"updates", Ordered::array()}};
            for (const QVariant& each : table.app().games()) {
                if (each.toMap().value("ok").toBool()) measured["updates"].push_back(updates(table, table.app().find(each.toMap().value("id").toString().toStdString())));
            }
            measured["moving_cards"] = moving_cards(table);
            figures["sizes"].push_back(std::move(measured));
        }
        if (json) std::printf("%s\n", figures.dump(2).c_str());
        else print(figures);
        for (const QString& problem : table.problems()) std::fprintf(stderr, "sitdown: %s\n", qPrintable(problem));
        return table.problems().isEmpty() ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "sitdown: the window could not be measured: %s\n", error.what());
        return 1;
    }
}

}  // namespace sitdown::host
