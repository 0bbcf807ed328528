#include "host/lab/simulate.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <sitdown/rng.hpp>
#include <system_error>
#include <thread>

#include "host/bots/bots.hpp"
#include "host/rules/rules.hpp"

namespace sitdown::host {
namespace {

constexpr std::uint64_t fold(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 29);
}

// One of the workers' own set of bots, used for one game after the other.
class Player {
public:
    Player(const Rules& rules, const std::vector<std::string>& bots)
        : rules_(rules), bound_(rules.manifest().value("decisions", std::uint64_t{100000})) {
        for (std::uint32_t seat = 0; seat < rules.seats(); ++seat) {
            bots_.push_back(make_bot(bots[bots.size() == 1 ? 0 : seat], rules, 0));
        }
    }

    // Plays the game of this seed to its end; the answer is the hash of its choices and last state.
    std::uint64_t play(std::uint64_t seed, GameResult& result) {
        Rng seeds{seed};
        State state = rules_.start(seeds.next());
        for (auto& bot : bots_) bot->restart(seeds.next());
        const sd_module& table = rules_.table();
        std::uint64_t hash = seed;
        sd_status status{};
        for (result.decisions = 0;; ++result.decisions) {
            table.status(rules_.game(), state.data(), &status);
            if (status.waiting == 0 || status.ending != 0) break;
            if (result.decisions >= bound_) {
                throw Error("fault", "it does not end within the declared " + std::to_string(bound_) + " decisions");
            }
            const auto seat = static_cast<std::uint32_t>(std::countr_zero(status.waiting));
            const auto choice = bots_[seat]->choose(rules_, state.data(), seat);
            hash = fold(hash, std::uint64_t{choice.id} << 32 | static_cast<std::uint32_t>(choice.amount));
            if (table.apply(rules_.game(), state.data(), seat, choice.id, choice.amount, nullptr) < 0) {
                throw Error("fault", "the module failed at decision " + std::to_string(result.decisions));
            }
        }
        if (status.ending == 0) throw Error("fault", "it is not over and waits for nobody");
        result.rounds = status.round;
        result.ending = status.ending;
        result.standings = rules_.standings(state);
        result.labels.clear();
        for (std::uint32_t seat = 0; seat < rules_.seats(); ++seat) {
            result.labels.push_back(rules_.label(state, seat));
        }
        return fold(hash, state.hash());
    }

private:
    const Rules& rules_;
    std::uint64_t bound_;
    std::vector<std::unique_ptr<Bot>> bots_;
};

// Deals games out to the workers in small lots and collects what they report.
class Pool {
public:
    Pool(const Rules& rules, const SimulationSettings& settings)
        : rules_(rules), settings_(settings), total_(rules.seats()) {
        lot_ = std::clamp<std::uint64_t>(settings.games / (std::uint64_t{settings.threads} * 16), 1, 256);
    }

    void run(const Progress& progress) {
        std::vector<std::jthread> workers;
        start(workers);
        std::unique_lock lock(mutex_);
        while (!finished_.wait_for(lock, std::chrono::milliseconds(100), [this] { return running_ == 0; })) {
            if (progress) progress(done_, settings_.games);
        }
        if (failed_game_ < settings_.games) throw Error("fault", failure_);
        if (progress) progress(settings_.games, settings_.games);
    }

    const Tally& tally() const { return total_; }
    std::uint64_t signature() const { return fold(settings_.games, signature_); }

private:
    // A system that gives no more threads gets the work done by fewer.
    void start(std::vector<std::jthread>& workers) {
        const auto wanted = std::min<std::uint64_t>(settings_.threads, settings_.games);
        const std::scoped_lock lock(mutex_);
        while (workers.size() < wanted) {
            try {
                workers.emplace_back([this] { work(); });
                ++running_;
            } catch (const std::system_error&) {
                if (workers.empty()) throw Error("fault", "the system gives no thread to play on; try again later.");
                return;
            }
        }
    }

    void work() {
        Tally mine(rules_.seats());
        std::uint64_t game = 0, signature = 0;
        try {
            Player player(rules_, settings_.bots);
            GameResult result;
            for (std::uint64_t first; !stop_ && (first = next_.fetch_add(lot_)) < settings_.games;) {
                const std::uint64_t past = std::min(first + lot_, settings_.games);
                for (game = first; game < past; ++game) {
                    // A sum, so that it is the same in whatever order the games come in.
                    signature += fold(game, player.play(game_seed(game), result));
                    mine.add(result);
                    done_.fetch_add(1, std::memory_order_relaxed);
                }
            }
        } catch (const std::exception& error) {
            fail(game, error.what());
        }
        const std::scoped_lock lock(mutex_);
        total_.add(mine);
        signature_ += signature;
        --running_;
        finished_.notify_all();
    }

    void fail(std::uint64_t game, const std::string& reason) {
        const std::scoped_lock lock(mutex_);
        stop_ = true;
        if (game >= failed_game_) return;
        failed_game_ = game;
        failure_ = "game " + std::to_string(game + 1) + " of \"" + rules_.module().id() + "\" (base seed " +
                   std::to_string(settings_.seed) + ") broke off: " + reason + "; run \"sitdown validate " +
                   rules_.module().id() + "\" to see which rule is broken.";
    }

    // The n-th number of the base seed's generator.
    std::uint64_t game_seed(std::uint64_t game) const {
        return Rng{settings_.seed + game * 0x9e3779b97f4a7c15u}.next();
    }

    const Rules& rules_;
    const SimulationSettings& settings_;
    Tally total_;
    std::uint64_t signature_ = 0;
    std::uint64_t lot_ = 1;
    std::atomic<std::uint64_t> next_ = 0, done_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    std::condition_variable finished_;
    std::uint32_t running_ = 0;
    std::uint64_t failed_game_ = ~std::uint64_t{0};
    std::string failure_;
};

void check(const Rules& rules, const SimulationSettings& settings) {
    if (settings.games == 0 || settings.games > most_games) {
        throw Error("usage", "the number of games must be 1 to " + std::to_string(most_games) + ".");
    }
    if (settings.threads == 0 || settings.threads > most_threads) {
        throw Error("usage", "the number of threads must be 1 to " + std::to_string(most_threads) + ".");
    }
    if (settings.bots.size() != 1 && settings.bots.size() != rules.seats()) {
        throw Error("usage", "name one bot for all seats or one for each of the " + std::to_string(rules.seats()) +
                                 " seats; " + std::to_string(settings.bots.size()) + " were named.");
    }
    for (const auto& bot : settings.bots) make_bot(bot, rules, 0);  // throws for an unknown name or profile
}

std::string ending_name(const Rules& rules, std::uint32_t ending) {
    const Json& endings = rules.manifest().at("endings");
    if (ending == 0 || ending > endings.size()) return "undeclared_" + std::to_string(ending);
    return endings[ending - 1].at("id").get<std::string>();
}

}  // namespace

Simulation simulate(const Rules& rules, const SimulationSettings& settings, const Progress& progress) {
    check(rules, settings);
    const auto begin = std::chrono::steady_clock::now();
    Pool pool(rules, settings);
    pool.run(progress);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    return {pool.tally(), settings, took.count(), pool.signature()};
}

Ordered to_json(const Simulation& simulation, const Rules& rules) {
    const Tally& tally = simulation.tally;
    const double seconds = std::max(simulation.seconds, 1e-9);
    char signature[17];
    std::snprintf(signature, sizeof signature, "%016llx", static_cast<unsigned long long>(simulation.signature));
    Ordered json;
    json["game"] = rules.module().id();
    json["version"] = rules.module().version();
    json["games"] = tally.games();
    json["seats"] = rules.seats();
    json["options"] = rules.setup().options;
    json["bots"] = simulation.settings.bots;
    json["seed"] = simulation.settings.seed;
    json["threads"] = simulation.settings.threads;
    json["decisions"] = tally.decisions();
    json["seconds"] = simulation.seconds;
    json["decisions_per_second"] = static_cast<double>(tally.decisions()) / seconds;
    json["games_per_second"] = static_cast<double>(tally.games()) / seconds;
    json["signature"] = signature;
    json["wins_by_seat"] = tally.wins_by_seat();
    json["wins_by_label"] = tally.wins_by_label();
    json["seats_by_label"] = tally.seats_by_label();
    json["mean_scores"] = tally.mean_scores();
    json["mean_rounds"] = tally.mean_rounds();
    json["median_rounds"] = tally.median_rounds();
    json["rounds_p10_p90"] = {tally.rounds_percentile(10), tally.rounds_percentile(90)};
    json["endings"] = Ordered::object();
    for (const auto& [ending, games] : tally.endings()) json["endings"][ending_name(rules, ending)] = games;
    return json;
}

}  // namespace sitdown::host
