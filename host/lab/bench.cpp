#include "host/lab/bench.hpp"

#include <time.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <sitdown/rng.hpp>

#include "host/lab/random_choice.hpp"
#include "host/rules/rules.hpp"

namespace sitdown::host {
namespace {

// Processor time of this thread: what other programs do meanwhile does not count.
double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

enum class Extra { none, copy, events };

struct Counted {
    std::uint64_t decisions = 0, games = 0, choices = 0;
    double seconds = 0;
};

void count_event(void* context, const sd_event*) { ++*static_cast<std::uint64_t*>(context); }

// Keeps the compiler from dropping work whose result nobody reads.
void keep(const void* bytes) { asm volatile("" : : "r"(bytes) : "memory"); }

class Track {
public:
    Track(std::shared_ptr<const Module> module, std::uint32_t seats)
        : rules_(std::move(module), seats, Json::object()),
          state_(rules_.state_bytes()),
          copy_(rules_.state_bytes()),
          buffer_(SD_MAX_CHOICES),
          bound_(rules_.manifest().value("decisions", std::uint64_t{100000})) {
        figures.game = rules_.module().id();
        figures.reference = rules_.manifest().value("reference", false);
        figures.seats = seats;
        figures.state_bytes = rules_.state_bytes();
    }

    template <Extra extra>
    Counted measure(std::uint32_t milliseconds) {
        Counted counted;
        const double begin = cpu_seconds(), budget = milliseconds * 1e-3;
        do {
            // The clock is read once per batch: it costs as much as several decisions.
            for (int batch = 0; batch < 16; ++batch) play_one<extra>(counted);
            counted.seconds = cpu_seconds() - begin;
        } while (counted.seconds < budget);
        return counted;
    }

    void measure_calls() {
        collect_samples();
        figures.copy_ns = time_each([&](const State& sample, std::size_t) {
            std::memcpy(copy_.data(), sample.data(), rules_.state_bytes());
            keep(copy_.data());
        }, 1 << 16) * 1e9;
        figures.determinize_ns = time_each([&](const State& sample, std::size_t turn) {
            std::memcpy(copy_.data(), sample.data(), rules_.state_bytes());
            const auto viewer = static_cast<std::uint32_t>(turn % rules_.seats());
            rules_.table().determinize(rules_.game(), copy_.data(), viewer, turn);
            keep(copy_.data());
        }, 1 << 13) * 1e9 - figures.copy_ns;
        figures.determinize_ns = std::max(figures.determinize_ns, 0.0);
        std::uint64_t length = 0;
        const sd_sink sink{&length, nullptr, [](void* context, const char*, std::uint32_t bytes) {
                               *static_cast<std::uint64_t*>(context) += bytes;
                           }};
        figures.view_us = time_each([&](const State& sample, std::size_t turn) {
            const auto viewer = static_cast<std::uint32_t>(turn % rules_.seats());
            rules_.table().view(rules_.game(), sample.data(), viewer, &sink);
        }, 1 << 9) * 1e6;
        keep(&length);
    }

    BenchFigures figures;

private:
    template <Extra extra>
    void play_one(Counted& counted) {
        const sd_module& table = rules_.table();
        const void* game = rules_.game();
        void* state = state_.data();
        sd_choice* list = buffer_.data();
        std::uint64_t heard = 0;
        const sd_sink counter{&heard, count_event, nullptr};
        const sd_sink* events = extra == Extra::events ? &counter : nullptr;
        Rng generator{generator_.next()};
        table.start(game, state, generator.next(), events);
        std::uint64_t decisions = 0, choices = 0;
        for (sd_status status;; ++decisions) {
            table.status(game, state, &status);
            if (status.waiting == 0 || status.ending != 0) break;
            const auto seat = static_cast<std::uint32_t>(std::countr_zero(status.waiting));
            const std::uint32_t count = table.choices(game, state, seat, list, SD_MAX_CHOICES);
            if (count == 0 || count > SD_MAX_CHOICES || decisions > bound_) fail(count);
            const sd_choice& choice = list[generator.below(count)];
            if constexpr (extra == Extra::copy) {
                std::memcpy(copy_.data(), state, rules_.state_bytes());
                keep(copy_.data());
            }
            if (table.apply(game, state, seat, choice.id, random_amount(choice, generator), events) < 0) fail(count);
            choices += count;
        }
        keep(&heard);
        counted.decisions += decisions;
        counted.choices += choices;
        ++counted.games;
    }

    [[noreturn]] void fail(std::uint32_t count) const {
        const std::string what = count == 0                ? "waits for a seat that has no choice"
                                 : count > SD_MAX_CHOICES  ? "lists more choices than the SDK allows"
                                                           : "failed or did not end in a random game";
        throw Error("fault", "the module \"" + figures.game + "\" " + what + "; run \"sitdown validate " +
                                 figures.game + "\" to see where.");
    }

    // States from all over one game: the cost of a call depends on how much lies on the table.
    void collect_samples() {
        constexpr std::size_t wanted = 64;
        Rng generator{1};
        while (samples_.size() < wanted) {
            State state = rules_.start(generator.next());
            const std::size_t before = samples_.size();
            for (std::uint64_t step = 0; samples_.size() < wanted; ++step) {
                const sd_status status = rules_.status(state);
                if (status.waiting == 0 || status.ending != 0) break;
                if (step > bound_) fail(1);
                if (step % 4 == 0) samples_.push_back(state);
                const auto seat = static_cast<std::uint32_t>(std::countr_zero(status.waiting));
                const auto choices = rules_.choices(state, seat);
                if (choices.empty()) fail(0);
                const sd_choice& choice = choices[generator.below(static_cast<std::uint32_t>(choices.size()))];
                rules_.apply(state, seat, choice.id, random_amount(choice, generator));
            }
            if (samples_.size() == before) samples_.push_back(state);  // a game without decisions
        }
    }

    // Seconds of one call, the best of five runs over the samples.
    template <class Call>
    double time_each(Call call, std::size_t repeats) {
        double best = 1e9;
        for (int run = 0; run < 5; ++run) {
            const double begin = cpu_seconds();
            for (std::size_t turn = 0; turn < repeats; ++turn) call(samples_[turn % samples_.size()], turn);
            best = std::min(best, (cpu_seconds() - begin) / static_cast<double>(repeats));
        }
        return best;
    }

    Rules rules_;
    State state_, copy_;
    std::vector<sd_choice> buffer_;
    std::vector<State> samples_;
    std::uint64_t bound_;
    Rng generator_{7};
};

void run_round(Track& track, std::uint32_t milliseconds) {
    BenchFigures& best = track.figures;
    const Counted plain = track.measure<Extra::none>(milliseconds);
    const auto decisions = static_cast<double>(plain.decisions);
    if (decisions / plain.seconds > best.decisions_per_second) {
        best.decisions_per_second = decisions / plain.seconds;
        best.games_per_second = static_cast<double>(plain.games) / plain.seconds;
        best.choices_mean = static_cast<double>(plain.choices) / std::max(decisions, 1.0);
    }
    const Counted copied = track.measure<Extra::copy>(milliseconds);
    best.with_copy_per_second =
        std::max(best.with_copy_per_second, static_cast<double>(copied.decisions) / copied.seconds);
    const Counted heard = track.measure<Extra::events>(milliseconds);
    best.with_events_per_second =
        std::max(best.with_events_per_second, static_cast<double>(heard.decisions) / heard.seconds);
}

}  // namespace

std::vector<BenchFigures> bench(const std::vector<std::shared_ptr<const Module>>& modules,
                                const BenchSettings& settings) {
    std::vector<std::unique_ptr<Track>> tracks;
    for (const auto& module : modules) {
        const Json& seats = module->manifest().at("seats");
        const auto least = seats.at("min").get<std::uint32_t>(), most = seats.at("max").get<std::uint32_t>();
        tracks.push_back(std::make_unique<Track>(module, std::clamp(settings.seats, least, std::max(least, most))));
    }
    for (std::uint32_t round = 0; round < settings.rounds; ++round) {
        for (auto& track : tracks) run_round(*track, settings.milliseconds);
    }
    std::vector<BenchFigures> figures;
    for (auto& track : tracks) {
        track->measure_calls();
        figures.push_back(track->figures);
    }
    return figures;
}

Ordered to_json(const BenchFigures& figures, const BenchFigures* reference) {
    Ordered json;
    json["game"] = figures.game;
    json["seats"] = figures.seats;
    const auto rate = [&](const std::string& name, double BenchFigures::*member) {
        json[name] = figures.*member;
        Ordered& ratio = json[name + "_ratio"];
        if (reference && reference->*member > 0) ratio = figures.*member / (reference->*member);
    };
    rate("decisions_per_second", &BenchFigures::decisions_per_second);
    rate("with_copy_per_second", &BenchFigures::with_copy_per_second);
    rate("with_events_per_second", &BenchFigures::with_events_per_second);
    rate("games_per_second", &BenchFigures::games_per_second);
    json["copy_ns"] = figures.copy_ns;
    json["view_us"] = figures.view_us;
    json["determinize_ns"] = figures.determinize_ns;
    json["choices_mean"] = figures.choices_mean;
    json["state_bytes"] = figures.state_bytes;
    return json;
}

}  // namespace sitdown::host
