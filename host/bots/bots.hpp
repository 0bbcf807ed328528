// Opponents that need nothing but the SDK's table. A bot may be handed a true state: the first thing it does with
// one, beyond listing its own seat's choices, is to make a copy resampled for that seat, and it looks at nothing else.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "host/bots/choice.hpp"
#include "host/rules/rules.hpp"

namespace sitdown::host {

class Bot {
public:
    virtual ~Bot() = default;
    // `state` has rules.state_bytes() bytes and waits for `seat`. Allocates nothing once its buffers have their size.
    virtual Choice choose(const Rules&, const void* state, std::uint32_t seat) = 0;
    // From here on as if made anew with this seed: one bot serves many games.
    virtual void restart(std::uint64_t seed) = 0;
};

// "random", "greedy", "greedy:PROFILE"; a profile is the id of one of the manifest's profiles.
struct BotName {
    std::string kind;
    std::uint32_t profile = 0;  // number in the manifest's profiles, 0 = none
};

// Throws Error not_found that lists the bots, or the profiles that the manifest declares.
BotName parse_bot(std::string_view name, const Json& manifest);
std::unique_ptr<Bot> make_bot(std::string_view name, const Rules&, std::uint64_t seed);
std::vector<std::string> bot_names();

}  // namespace sitdown::host
