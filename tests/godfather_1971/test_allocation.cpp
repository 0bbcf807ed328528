// The calls that searches and simulations make millions of times ask the system for no memory.
#include <cstdlib>
#include <new>

#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

namespace {

long asked = 0; // how often memory was asked for

} // namespace

// Not inlined: g++ would see `free` for what a `new` of its own returned, and complain.
[[gnu::noinline]] void *operator new(std::size_t bytes) {
    ++asked;
    if (void *const memory = std::malloc(bytes)) return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void *memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

TEST_CASE("status, choices, answers, standings, evaluation, resampling and the hash of a view allocate nothing", "[GF-3.1]") {
    for (const char *mode : {"survive", "declared"}) {
        Match match(4, {{"control_mode", mode}, {"stalemate_vote", true}});
        const sitdown::Catalogue catalogue(sitdown::completed(match.game.components()));
        std::vector<sd_choice> buffer(SD_MAX_CHOICES);
        sd_standing standing[SD_MAX_SEATS];
        std::uint64_t sum = 0;
        const long before = asked;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            State s{};
            s.rng.state = seed;
            Rng rng{seed};
            Events events(nullptr);
            match.game.start(s, events);
            for (sd_status now = match.game.status(s); !now.ending; now = match.game.status(s)) {
                const auto seat = static_cast<Seat>(std::countr_zero(now.waiting));
                Choices list(buffer.data(), SD_MAX_CHOICES);
                match.game.choices(s, seat, list);
                State world = s;
                match.game.determinize(world, seat, rng);
                sitdown::HashTable table(seat, catalogue);
                match.game.show(world, table);
                match.game.standings(s, standing);
                sum += table.value() + static_cast<std::uint64_t>(match.game.evaluate(s, seat, 0));
                match.game.apply(s, seat, {buffer[rng.below(list.count())].id, 0}, events);
            }
        }
        CHECK(sum != 0);
        CHECK(asked == before);
    }
}
