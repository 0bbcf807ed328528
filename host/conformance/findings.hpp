// What the checks find, in the child process: where it was, said in full sentences and sent on at once, so that a
// crash loses nothing.
#pragma once

#include <atomic>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "host/conformance/kit.hpp"

namespace sitdown::host::conformance {

struct Trail;

// Where the child is, in memory that its parent sees: what is left to read when the module takes the child down.
struct Whereabouts {
    std::atomic<std::uint64_t> beats;  // moves on as long as calls return
    char check[48];
    char game[600];  // "the game with seed 3, …"; empty: not in a game
    char again[600]; // the command to see it again
    std::uint64_t step;
};

class Findings {
public:
    Findings(int pipe, Whereabouts& shared, std::string module, const Settings& settings)
        : pipe_(pipe), shared_(shared), module_(std::move(module)), settings_(settings) {}

    // From here on this check is at work: it is named if the module crashes.
    void begin(std::string_view check);
    void enter(const Trail& game);  // the game that is looked at from here on
    void leave();  // what is found from here on was seen over all games together
    void at(std::uint64_t step) {
        shared_.step = step;
        shared_.beats.fetch_add(1, std::memory_order_relaxed);
    }

    // The first finding of a check is reported; the others of the same check are like it.
    void fail(std::string_view check, const std::string& what) { find(check, Status::fail, what); }
    void warn(std::string_view check, const std::string& what) { find(check, Status::warn, what); }
    void skip(std::string_view check, const std::string& why);
    bool failed(std::string_view check) const { return failed_.contains(std::string(check)); }
    void finish();  // the whole group was looked at

private:
    void find(std::string_view check, Status, const std::string& what);
    void send(const nlohmann::json&) const;

    int pipe_;
    Whereabouts& shared_;
    std::string module_;
    const Settings& settings_;
    std::set<std::string> failed_, warned_;
};

// "Rule … What to do …": the sentences that belong to a check.
std::string rule_and_remedy(std::string_view check);

}  // namespace sitdown::host::conformance
