// What a seat may answer. An id says what is done, never where it stands in a list.
#pragma once

#include <cstdint>

#include "abi.h"

namespace sitdown {

struct Choice {
    std::uint32_t id{};
    std::int32_t amount{};

    static constexpr std::uint32_t make(unsigned act, unsigned first = 0, unsigned second = 0) {
        return act << 24 | second << 12 | first;
    }
    constexpr unsigned act() const { return id >> 24; }
    constexpr unsigned first() const { return id & 0xfffu; }
    constexpr unsigned second() const { return id >> 12 & 0xfffu; }
};

// Writes to the caller's buffer and counts past its end, so that the caller learns how much room is needed.
class Choices {
public:
    Choices(sd_choice *buffer, std::uint32_t room) : out(buffer), end(room) {}

    void add(unsigned act, unsigned first = 0, unsigned second = 0) { put({Choice::make(act, first, second), 0, 0, 0}); }
    // One choice with an amount from low to high in steps.
    void range(unsigned act, int low, int high, int step = 1, unsigned first = 0, unsigned second = 0) {
        put({Choice::make(act, first, second), low, high, step});
    }
    std::uint32_t count() const { return written; }

private:
    void put(sd_choice choice) {
        if (written < end) out[written] = choice;
        ++written;
    }

    sd_choice *out;
    std::uint32_t end;
    std::uint32_t written = 0;
};

} // namespace sitdown
