// What happened, told as it happens: one function per verb. Nobody listening costs a branch.
#pragma once

#include "abi.h"
#include "place.hpp"

namespace sitdown {

struct Event {
    int by = -1, whom = -1;
    unsigned face = 0, other = 0, token = 0;
    Place from{}, to{};
    int amount = 0;
    unsigned unit = 0, text = 0, cause = 0;
    Viewers exists = everyone; // who sees that it happened
    Viewers tells = everyone;  // who sees face, other and amount
    Viewers news = nobody;     // who learns by it what was hidden from him
};

class Events {
public:
    explicit Events(const sd_sink *listener) : sink(listener && listener->event ? listener : nullptr) {}

    // What follows happens after, not together with, what came before.
    void next_beat() { ++beat; }

    void phase(const Event &event) { put(SD_PHASE, event); }
    void declare(const Event &event) { put(SD_DECLARE, event); }
    void ready(Seat by) { put(SD_READY, {.by = static_cast<int>(by)}); }
    void offer(const Event &event) { put(SD_OFFER, event); }
    void move(const Event &event) { put(SD_MOVE, event); }
    void turn(const Event &event) { put(SD_TURN, event); }
    void change(const Event &event) { put(SD_CHANGE, event); }
    void pay(const Event &event) { put(SD_PAY, event); }
    void roll(const Event &event) { put(SD_ROLL, event); }
    void shuffle(const Event &event) { put(SD_SHUFFLE, event); }
    // Somebody is told what was hidden: news for all whom it tells.
    void show(Event event) {
        event.news = event.tells;
        put(SD_SHOW, event);
    }
    // Totals side by side; what is compared was secret until now.
    void compare(Event event) {
        event.news = event.tells;
        put(SD_COMPARE, event);
    }
    void mark(const Event &event) { put(SD_MARK, event); }
    // A step inside a secret window: it exists for its seat alone.
    void privately(Seat seat) {
        put(SD_MARK, {.by = static_cast<int>(seat), .exists = only(seat), .tells = only(seat)});
    }
    void say(const Event &event) { put(SD_SAY, event); }
    void end(const Event &event) { put(SD_END, event); }

    bool told() const { return somebody_told; }
    // For a long row of events that say the same to `told`: without a listener the first is enough.
    bool listening() const { return sink != nullptr; }

private:
    void put(sd_verb verb, const Event &event) {
        if (event.news != nobody) somebody_told = true;
        if (!sink) return;
        sd_event out{};
        out.verb = static_cast<std::uint8_t>(verb);
        out.by = static_cast<std::int8_t>(event.by);
        out.whom = static_cast<std::int8_t>(event.whom);
        out.unit = static_cast<std::uint8_t>(event.unit);
        out.face = static_cast<std::uint16_t>(event.face);
        out.other = static_cast<std::uint16_t>(event.other);
        out.token = static_cast<std::uint16_t>(event.token);
        out.text = static_cast<std::uint16_t>(event.text);
        out.from = event.from.ref;
        out.to = event.to.ref;
        out.amount = event.amount;
        out.cause = static_cast<std::uint16_t>(event.cause);
        out.beat = beat;
        out.exists = event.exists;
        out.tells = event.tells & event.exists;
        out.news = event.news & event.exists;
        sink->event(sink->context, &out);
    }

    const sd_sink *sink;
    std::uint16_t beat = 0;
    bool somebody_told = false;
};

} // namespace sitdown
