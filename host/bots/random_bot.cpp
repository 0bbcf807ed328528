#include "host/bots/random_bot.hpp"

#include <algorithm>

namespace sitdown::host {

Choice RandomBot::choose(const Rules& rules, const void* state, std::uint32_t seat) {
    const auto room = static_cast<std::uint32_t>(list_.size());
    const std::uint32_t found = rules.table().choices(rules.game(), state, seat, list_.data(), room);
    const std::uint32_t count = std::min(found, room);
    if (count == 0)
        throw Error("illegal", "A bot was asked for a seat that has nothing to choose; ask a waiting seat.");
    return random_of(list_.data(), count, generator_);
}

}  // namespace sitdown::host
