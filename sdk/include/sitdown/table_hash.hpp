// A view as one number, and as a list of numbers: for checks and searches. Makes no text and allocates nothing.
#pragma once

#include "catalogue.hpp"
#include "table.hpp"

namespace sitdown {

constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t value) {
    std::uint64_t out = (seed ^ value) + 0x9e3779b97f4a7c15u;
    out = (out ^ (out >> 30)) * 0xbf58476d1ce4e5b9u;
    out = (out ^ (out >> 27)) * 0x94d049bb133111ebu;
    return out ^ (out >> 31);
}

enum class Hashed : std::uint64_t { item = 1, hidden, number, mark, focus, order };

constexpr std::uint64_t mixed(std::uint64_t seed, int value) {
    return mixed(seed, static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
}
constexpr std::uint64_t mixed(Hashed tag, std::uint64_t value) { return mixed(static_cast<std::uint64_t>(tag), value); }

// An item as this viewer sees it, wherever it lies.
inline std::uint64_t item_hash(const Item &item, Seat viewer) {
    std::uint64_t out = mixed(std::uint64_t{item.face}, std::uint64_t{item.token});
    out = mixed(mixed(mixed(out, item.owner), item.n), item.turned);
    out = mixed(out, std::uint64_t{item.states});
    out = mixed(out, static_cast<std::uint64_t>(item.up) | static_cast<std::uint64_t>(item.tentative) << 1 |
                         static_cast<std::uint64_t>(sees(item.picked, viewer)) << 2 |
                         static_cast<std::uint64_t>(sees(item.remembered, viewer)) << 3);
    for (const Number &each : item.numbers) out = mixed(mixed(out, std::uint64_t{each.unit}), each.value);
    std::uint64_t lying = 0;
    for (const Item &each : item.on) {
        lying += sees(each.seen, viewer) ? item_hash(each, viewer) : mixed(Hashed::hidden, 0) * unsigned(each.n);
    }
    return mixed(out, lying);
}

// Places without an order are summed up, so that the order of describing them does not count.
class HashTable final : public Table {
public:
    HashTable(Seat looking, const Catalogue &names) : Table(looking), catalogue(names) {}
    std::uint64_t value() const { return sum; }

private:
    static std::uint64_t letters(std::uint64_t seed, const char *text) {
        for (; *text; ++text) seed = mixed(seed, std::uint64_t{static_cast<unsigned char>(*text)});
        return seed;
    }
    void shown(Place place, const Item &item) override {
        std::uint64_t out = mixed(mixed(Hashed::item, place.ref), item_hash(item, viewer));
        if (catalogue.ordered(place)) out = mixed(out, ++position);
        sum += out;
    }
    void hidden(Place place, int n) override { sum += mixed(Hashed::hidden, place.ref) * static_cast<unsigned>(n); }
    void shown_number(Place place, unsigned unit, int value, bool) override {
        sum += mixed(mixed(mixed(Hashed::number, place.ref), std::uint64_t{unit}), value);
    }
    void shown_mark(Place place, const Mark &mark) override {
        const std::uint64_t style = static_cast<std::uint64_t>(mark.style);
        sum += letters(mixed(mixed(mixed(Hashed::mark, place.ref), style), mark.seat), mark.text);
    }
    void shown_focus(Place place, const char *text, int seat) override {
        sum += letters(mixed(mixed(mixed(Hashed::focus, place.ref), ++position), seat), text);
    }
    void shown_order(std::span<const Seat> seats) override {
        auto out = static_cast<std::uint64_t>(Hashed::order);
        for (const Seat seat : seats) out = mixed(out, std::uint64_t{seat});
        sum += out;
    }

    const Catalogue &catalogue;
    std::uint64_t sum = 0, position = 0;
};

class SeenTable final : public Table {
public:
    SeenTable(Seat looking, sd_seen *buffer, std::uint32_t room) : Table(looking), out(buffer), end(room) {}
    std::uint32_t count() const { return written; }

private:
    void put(sd_seen seen) {
        if (written < end) out[written] = seen;
        ++written;
    }
    void shown(Place place, const Item &item) override {
        if (item.face) {
            const unsigned flags = unsigned(sees(item.picked, viewer)) | unsigned(item.tentative) << 1 |
                                   unsigned(sees(item.remembered, viewer)) << 2 | unsigned(item.seen != everyone) << 3;
            put({place.ref, static_cast<std::uint16_t>(item.face), static_cast<std::uint16_t>(flags), item.n});
        }
        for (const Item &lying : item.on) {
            if (sees(lying.seen, viewer)) shown(place, lying);
        }
    }
    void hidden(Place, int) override {}
    void shown_number(Place place, unsigned, int value, bool secret) override {
        if (secret) put({place.ref, 0, 8, value});
    }
    void shown_mark(Place, const Mark &) override {}
    void shown_focus(Place, const char *, int) override {}
    void shown_order(std::span<const Seat>) override {}

    sd_seen *out;
    std::uint32_t end, written = 0;
};

} // namespace sitdown
