// The resolution stack: what is being resolved, innermost on top. `apply` works on the top frame until somebody must
// answer; a reaction, a tie that a seat decides, a card that plays a card are frames. The end of the game clears it.
#pragma once

#include <cstdint>
#include <limits>
#include <stdexcept>
#include <type_traits>

#include "list.hpp"

namespace sitdown {

struct Frame {
    std::uint8_t kind{}; // the game's own number of what this is
    std::uint8_t step{}; // how far it has come: where an answer finds its way back to
    std::int16_t a{};
    std::int16_t b{};
    std::int16_t c{};

    template <class Kind>
    static constexpr Frame of(Kind kind, int a = 0, int b = 0, int c = 0) {
        return {static_cast<std::uint8_t>(kind), 0, narrow(a), narrow(b), narrow(c)};
    }

    template <class Kind>
    constexpr bool is(Kind other) const {
        return kind == static_cast<std::uint8_t>(other);
    }

    friend constexpr bool operator==(const Frame &, const Frame &) = default;

    template <class F>
    void fields(F &f) {
        constexpr auto low = std::numeric_limits<std::int16_t>::min();
        constexpr auto high = std::numeric_limits<std::int16_t>::max();
        f("kind", kind, 0, 255);
        f("step", step, 0, 255);
        f("a", a, low, high);
        f("b", b, low, high);
        f("c", c, low, high);
    }

private:
    static constexpr std::int16_t narrow(int value) {
        const auto kept = static_cast<std::int16_t>(value);
        if (kept != value) throw std::out_of_range("a number in an agenda frame must fit in 16 bits");
        return kept;
    }
};

template <int Depth>
struct Agenda {
    List<Frame, Depth> frames;

    constexpr void push(const Frame &frame) {
        if (frames.full()) throw std::length_error("the agenda is full: too many things are being resolved at once");
        frames.push(frame);
    }
    template <class Kind>
    requires(!std::is_same_v<Kind, Frame>) constexpr void push(Kind kind, int a = 0, int b = 0, int c = 0) {
        push(Frame::of(kind, a, b, c));
    }

    constexpr Frame pop() { return frames.pop(); }

    // Not for an empty agenda.
    constexpr Frame &top() { return frames.back(); }
    constexpr const Frame &top() const { return frames.back(); }

    // 0 is the outermost: the view's focus lists them in this order.
    constexpr const Frame &at(int index) const { return frames[index]; }

    constexpr bool empty() const { return frames.empty(); }
    constexpr int depth() const { return frames.size(); }
    constexpr void clear() { frames.clear(); }

    friend constexpr bool operator==(const Agenda &, const Agenda &) = default;

    template <class F>
    void fields(F &f) {
        frames.fields(f);
    }
};

} // namespace sitdown
