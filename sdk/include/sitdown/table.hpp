// The whole table, described once by the game, each thing with the viewers who see it. What a viewer may not see is
// left out here, never by the author. The same description becomes a hash, a list of numbers, or a view as JSON.
#pragma once

#include <span>

#include "abi.h"
#include "place.hpp"

namespace sitdown {

struct Number {
    unsigned unit = 0;
    int value = 0;
};

struct Item {
    unsigned face = 0, token = 0;      // one of the two
    unsigned thing = 0;                // the number used in choice ids; never leaves the layer
    int owner = -1, n = 1, turned = 0; // turned: 0 or 90 degrees
    unsigned states = 0;               // bits, as the game's `states` list them
    bool up = true, tentative = false;
    bool unannounced = false; // who does not see it is not even told that it is there
    Viewers seen = everyone;
    Viewers picked = nobody;     // who sees that it is chosen in secret
    Viewers remembered = nobody; // who knows it only because he saw it earlier
    std::span<const Number> numbers{};
    std::span<const Item> on{};
};

enum class Style : std::uint8_t { ring = 1, shade, hatch, badge, cross };

struct Mark {
    Style style = Style::badge;
    int seat = -1;
    const char *text = "";
    Viewers seen = everyone;
};

// What a description is written into. One viewer each.
class Table {
public:
    explicit Table(Seat looking) : viewer(looking) {}
    virtual ~Table() = default;
    Table(const Table &) = delete;
    Table &operator=(const Table &) = delete;

    void item(Place place, const Item &item) {
        if (sees(item.seen, viewer)) shown(place, item);
        else if (!item.unannounced) hidden(place, item.n);
    }
    // Cards that nobody need be told apart: only how many there are.
    void count(Place place, int n) {
        if (n > 0) hidden(place, n);
    }
    void number(Place place, int value, Viewers seen = everyone, unsigned unit = 0) {
        if (sees(seen, viewer)) shown_number(place, unit, value, seen != everyone);
    }
    void mark(Place place, const Mark &mark) {
        if (sees(mark.seen, viewer)) shown_mark(place, mark);
    }
    // What is being resolved, the outermost first.
    void focus(Place place, const char *text, int seat = -1) { shown_focus(place, text, seat); }
    void order(std::span<const Seat> seats) { shown_order(seats); }

protected:
    const Seat viewer;

private:
    virtual void shown(Place, const Item &) = 0;
    virtual void hidden(Place, int n) = 0;
    virtual void shown_number(Place, unsigned unit, int value, bool secret) = 0;
    virtual void shown_mark(Place, const Mark &) = 0;
    virtual void shown_focus(Place, const char *text, int seat) = 0;
    virtual void shown_order(std::span<const Seat>) = 0;
};

} // namespace sitdown
