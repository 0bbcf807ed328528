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

    void add(unsigned act, unsigned first = 0, unsigned second = 0) {
        put({Choice::make(act, first, second), 0, 0, 0});
    }
    // One for each number of a set; the thing is the number and `shift`.
    template <class Numbers>
    void add_each(unsigned act, const Numbers &numbers, unsigned shift = 0) {
        std::uint32_t at = written; // apart, so that it stays in a register
        for (const int number : numbers) {
            if (at < end) out[at] = {Choice::make(act, static_cast<unsigned>(number) + shift), 0, 0, 0};
            ++at;
        }
        written = at;
    }
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
