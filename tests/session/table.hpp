// A table to sit down at: rules, a folder that goes away, players, and a clock and dice that a test holds in its hand.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <spdlog/spdlog.h>
#include <sitdown/rng.hpp>
#include <string>
#include <vector>

#include "host/session/session.hpp"

namespace sitdown::host {

inline std::shared_ptr<const Rules> rules_of(const std::string& folder, std::uint32_t seats,
                                             const Json& options = Json::object()) {
    return std::make_shared<const Rules>(Module::open(std::string(SITDOWN_BUILD) + "/" + folder), seats, options);
}
// Only secret windows, and chance whenever one closes.
inline std::shared_ptr<const Rules> goofspiel(std::uint32_t seats) { return rules_of("plugins/goofspiel", seats); }

// Every moment that a session has to deal with: see parlour/parlour.cpp.
inline std::shared_ptr<const Rules> parlour(std::uint32_t seats) { return rules_of("fixtures/parlour", seats); }

class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "sitdown-XXXXXX").string();
        if (!::mkdtemp(pattern.data())) throw Error("fault", "no temporary folder");
        path_ = pattern;
    }
    ~TemporaryFolder() {
        std::error_code none;
        std::filesystem::remove_all(path_, none);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::filesystem::path operator/(const char* name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

// For tests in which something fails on purpose.
class QuietLog {
public:
    QuietLog() { spdlog::set_level(spdlog::level::off); }
    ~QuietLog() { spdlog::set_level(before_); }
    QuietLog(const QuietLog&) = delete;
    QuietLog& operator=(const QuietLog&) = delete;

private:
    spdlog::level::level_enum before_ = spdlog::get_level();
};

inline std::vector<Participant> people(std::uint32_t seats) {
    const char* names[] = {"Vito", "Rosa", "Sal", "Carmine", "Lucia", "Tommy"};
    std::vector<Participant> all;
    for (std::uint32_t seat = 0; seat < seats; ++seat) all.push_back({names[seat], "person"});
    return all;
}

// Time stands still unless the test moves it; the same seeds every time.
struct Hands {
    Clock::time_point now{};
    Rng seeds{77};
    SessionSettings settings(bool discreet = false) {
        SessionSettings out;
        out.discreet = discreet;
        out.now = [this] { return now; };
        out.fresh_seed = [this] { return seeds.next(); };
        return out;
    }
};

// Code and message of what was refused; fails the test's expectations by being empty.
template <class Action>
std::string refusal(Action action) {
    try {
        action();
    } catch (const Error& error) {
        return error.code() + ": " + error.what();
    }
    return {};
}

inline std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
inline void put_bytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

// Ids of the parlour game.
namespace act {
constexpr std::uint32_t id(std::uint32_t number, std::uint32_t first = 0) { return number << 24 | first; }
constexpr std::uint32_t stop = id(1), take = id(2), roll = id(3), call = id(5), seal = id(6), let_it_be = id(7),
                        object = id(8), done = id(10);
constexpr std::uint32_t look(std::uint32_t seat) { return id(4, seat); }
constexpr std::uint32_t add(std::uint32_t part) { return id(9, part); }
}  // namespace act

// A seed with which the seats are dealt these coins.
inline std::uint64_t seed_with_coins(const std::vector<int>& coins) {
    const auto rules = parlour(static_cast<std::uint32_t>(coins.size()));
    for (std::uint64_t seed = 1;; ++seed) {
        const Json dealt = rules->save(rules->start(seed)).at("coin");
        bool same = true;
        for (std::size_t seat = 0; seat < coins.size(); ++seat) same = same && dealt.at(seat) == coins[seat];
        if (same) return seed;
    }
}

// People in the parlour with these coins.
inline std::unique_ptr<Session> in_parlour(const std::vector<int>& coins, SessionSettings settings = {},
                                           const std::filesystem::path& journal = {}) {
    const auto seats = static_cast<std::uint32_t>(coins.size());
    return Session::create(parlour(seats), seed_with_coins(coins), people(seats), journal, std::move(settings));
}

// Any waiting seat, any choice. False: the game is over.
inline bool random_step(Session& session, Rng& rng) {
    if (session.over()) return false;
    std::vector<std::uint32_t> waiting;
    for (std::uint32_t seat = 0; seat < session.rules().seats(); ++seat) {
        if (session.waits_for(seat)) waiting.push_back(seat);
    }
    const std::uint32_t seat = waiting.at(rng.below(static_cast<std::uint32_t>(waiting.size())));
    const auto list = session.list(seat);
    const sd_choice& choice = list.at(rng.below(static_cast<std::uint32_t>(list.size())));
    session.answer(seat, choice.id, amount_at(choice, rng.below(amounts(choice))));
    return true;
}

}  // namespace sitdown::host
