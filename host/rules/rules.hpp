// A configured game as the host sees it: the module's C table behind C++ types. Knows no game.
#pragma once

#include <sitdown/abi.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "host/plugin/module.hpp"
#include "host/support/error.hpp"

namespace sitdown::host {

using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

// The bytes of a state. Owned by the host; a value.
class State {
public:
    State() = default;
    explicit State(std::size_t bytes) : words_((bytes + 7) / 8) {}
    void* data() { return words_.data(); }
    const void* data() const { return words_.data(); }
    std::size_t bytes() const { return words_.size() * 8; }
    std::uint64_t hash() const;  // equal states, equal hash; fixed algorithm
    friend bool operator==(const State&, const State&) = default;

private:
    std::vector<std::uint64_t> words_;
};

struct Setup {
    std::uint32_t seats = 0;
    Json options = Json::object();  // checked and completed against the manifest
};

struct Applied {
    bool chance = false, told = false;
};

class Rules {
public:
    // Checks seats and options against the manifest, reads nothing itself: the module has its data files.
    Rules(std::shared_ptr<const Module> module, std::uint32_t seats, const Json& options);
    ~Rules();
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;

    const Module& module() const { return *module_; }
    const Json& manifest() const { return module_->manifest(); }
    const Json& components() const { return components_; }
    const Setup& setup() const { return setup_; }
    std::uint32_t seats() const { return setup_.seats; }
    std::size_t state_bytes() const { return state_bytes_; }

    // Hot: straight through the table, for bots, the lab and the checks.
    const sd_module& table() const { return *table_; }
    const void* game() const { return game_; }

    State start(std::uint64_t seed, std::vector<sd_event>* events = nullptr) const;
    sd_status status(const State&) const;
    std::vector<sd_choice> choices(const State&, std::uint32_t seat) const;
    // Unchecked: for ids that came from choices(). Throws Error fault; then the state is as before.
    Applied apply(State&, std::uint32_t seat, std::uint32_t id, std::int32_t amount,
                  std::vector<sd_event>* events = nullptr) const;
    // Checked against the list. Throws Error illegal with a sentence; then the state is as before.
    Applied apply_checked(State&, std::uint32_t seat, std::uint32_t id, std::int32_t amount,
                          std::vector<sd_event>* events = nullptr) const;
    std::vector<sd_standing> standings(const State&) const;
    std::int32_t evaluate(const State&, std::uint32_t seat, std::uint32_t profile = 0) const;
    State determinize(const State&, std::uint32_t viewer, std::uint64_t seed) const;
    std::uint64_t view_hash(const State&, std::uint32_t viewer) const;
    std::vector<sd_seen> seen(const State&, std::uint32_t viewer) const;
    bool sane(const State&, std::string* why = nullptr) const;

    Json view(const State&, std::uint32_t viewer) const;
    Json prompt(const State&, std::uint32_t viewer) const;  // {text, help, wait}
    // {id, act, class, roles:{role: reference}, range:{min,max,step,unit} where there is one, text, note}
    Json describe(const State&, std::uint32_t seat, const sd_choice&) const;
    std::string why_not(const State&, std::uint32_t seat, const std::string& reference) const;
    Json save(const State&) const;
    State load(const Json&) const;  // throws Error bad_input that names the field
    std::string label(const State&, std::uint32_t seat) const;

private:
    std::shared_ptr<const Module> module_;
    const sd_module* table_ = nullptr;
    const void* game_ = nullptr;
    Setup setup_;
    Json components_;
    std::size_t state_bytes_ = 0;
};

constexpr std::uint32_t spectator = SD_SPECTATOR;
inline bool sees(std::uint16_t mask, std::uint32_t viewer) { return mask >> viewer & 1; }
// Seats 0..n-1, then the spectator.
std::vector<std::uint32_t> viewers(std::uint32_t seats);

}  // namespace sitdown::host
