// What a viewer may know: the contract of hidden information, held against random games with varied options.
#include <catch2/catch.hpp>

#include <map>

#include "table.hpp"

using namespace table;

namespace {

using M = Module<EmpireCity>;

struct Watch {
    const Configured<EmpireCity> whole;
    const Seat seats;

    Watch(Seat count, const Json &options) : whole(data_files().setup(count, options)), seats(count) {}

    const EmpireCity &game() const { return whole.game; }
    std::vector<Seat> viewers() const {
        std::vector<Seat> out;
        for (Seat seat = 0; seat < seats; ++seat) out.push_back(seat);
        out.push_back(spectator);
        return out;
    }
    std::uint64_t hash(const State &s, Seat viewer) const { return M::view_hash(&whole, &s, viewer); }
    std::vector<sd_choice> choices(const State &s, Seat seat) const {
        std::vector<sd_choice> out(SD_MAX_CHOICES);
        out.resize(M::choices(&whole, &s, seat, out.data(), SD_MAX_CHOICES));
        return out;
    }
    std::string prompt(const State &s, Seat viewer) const {
        std::string out;
        const sd_sink sink{&out, nullptr, [](void *to, const char *bytes, std::uint32_t length) { static_cast<std::string *>(to)->append(bytes, length); }};
        M::prompt(&whole, &s, viewer, &sink);
        return out;
    }
    std::string view(const State &s, Seat viewer) const {
        std::string out;
        const sd_sink sink{&out, nullptr, [](void *to, const char *bytes, std::uint32_t length) { static_cast<std::string *>(to)->append(bytes, length); }};
        M::view(&whole, &s, viewer, &sink);
        return out;
    }
    std::map<std::pair<sd_ref, unsigned>, int> seen(const State &s, Seat viewer) const {
        std::vector<sd_seen> all(2048);
        all.resize(std::min<std::size_t>(2048, M::seen(&whole, &s, viewer, all.data(), 2048)));
        std::map<std::pair<sd_ref, unsigned>, int> out;
        for (const sd_seen &each : all) {
            if (each.face != 0) out[{each.place, each.face}] += each.value;
        }
        return out;
    }
    int apply(State &s, Seat seat, std::uint32_t id, std::int32_t amount, Listener &listener) const { return M::apply(&whole, &s, seat, id, amount, &listener.sink); }
};

bool same(const sd_choice &a, const sd_choice &b) { return a.id == b.id && a.low == b.low && a.high == b.high && a.step == b.step; }

std::string difference(const std::string &left, const std::string &right) {
    std::string out;
    const Json a = Json::parse(left), b = Json::parse(right);
    for (const Json &each : Json::diff(a, b)) out += each.dump() + "\n";
    return out;
}

// Theorem 1: the viewer cannot tell the two worlds apart.
void same_for(const Watch &watch, const State &s, const State &other, Seat viewer) {
    const Verdict verdict = watch.game().sane(other);
    INFO("not sane: " << verdict.text());
    REQUIRE(bool(verdict));
    if (watch.hash(s, viewer) != watch.hash(other, viewer)) {
        INFO(difference(watch.view(s, viewer), watch.view(other, viewer)));
        REQUIRE(watch.hash(s, viewer) == watch.hash(other, viewer));
    }
    const sd_status now = watch.game().status(s);
    REQUIRE(now.waiting == watch.game().status(other).waiting);
    REQUIRE(watch.prompt(s, viewer) == watch.prompt(other, viewer));
    if (viewer != spectator && has_seat(now.waiting, viewer)) {
        const auto a = watch.choices(s, viewer), b = watch.choices(other, viewer);
        REQUIRE(a.size() == b.size());
        for (std::size_t at = 0; at < a.size(); ++at) REQUIRE(same(a[at], b[at]));
    }
    for (const Seat seat : each(now.waiting)) REQUIRE(!watch.choices(other, seat).empty());
}

struct Stepper {
    const Watch &watch;
    State state{};
    Rng picks;

    Stepper(const Watch &at_table, std::uint64_t seed) : watch(at_table), picks{seed * 77 + 5} {
        Listener nobody_listens;
        M::start(&watch.whole, &state, seed, &nobody_listens.sink);
    }

    bool over() const { return watch.game().status(state).ending != 0; }

    void step(bool thorough) {
        const sd_status now = watch.game().status(state);
        Seat seat = 0;
        std::uint32_t which = picks.below(static_cast<std::uint32_t>(std::popcount(now.waiting)));
        for (const Seat each_seat : each(now.waiting)) {
            if (which-- == 0) seat = each_seat;
        }
        const auto list = watch.choices(state, seat);
        const sd_choice pick = list[picks.below(static_cast<std::uint32_t>(list.size()))];
        const int range = pick.step > 0 ? (pick.high - pick.low) / pick.step : 0;
        const int amount = pick.low + pick.step * static_cast<int>(picks.below(static_cast<std::uint32_t>(range) + 1));
        INFO("seat " << seat << " act " << (pick.id >> 24) << " thing " << (pick.id & 0xfff) << " prompt " << now.prompt << " round " << now.round);
        State after = state;
        Listener heard;
        const int flags = watch.apply(after, seat, pick.id, amount, heard);
        REQUIRE(flags >= 0);
        for (const Seat viewer : watch.viewers()) {
            INFO("viewer " << viewer);
            events_cover(after, viewer, heard);
            if (now.window != 0 && watch.game().status(after).window == now.window && viewer != seat) silence(after, viewer, heard);
            if (thorough) step_theorem(after, seat, pick, amount, viewer, flags, heard);
        }
        state = after;
    }

private:
    // Theorem 5: no view changes without an event; no identity appears that no event told.
    void events_cover(const State &after, Seat viewer, const Listener &heard) {
        if (watch.hash(state, viewer) == watch.hash(after, viewer)) return;
        bool any = false;
        for (const sd_event &event : heard.heard) any |= sees(event.exists, viewer);
        if (!any) {
            INFO(difference(watch.view(state, viewer), watch.view(after, viewer)));
            REQUIRE(any);
        }
        const auto before_seen = watch.seen(state, viewer);
        for (const auto &[thing, count] : watch.seen(after, viewer)) {
            const auto found = before_seen.find(thing);
            if (found != before_seen.end() && found->second >= count) continue;
            bool told = false;
            for (const sd_event &event : heard.heard) told |= sees(event.tells, viewer) && (event.face == thing.second || event.other == thing.second);
            INFO("face " << thing.second << " at component " << SD_REF_COMPONENT(thing.first));
            CHECK(told);
        }
    }

    // Theorem 3: inside a window others learn no more than who is ready.
    void silence(const State &after, Seat viewer, const Listener &heard) {
        const bool ready = std::any_of(heard.heard.begin(), heard.heard.end(), [](const sd_event &event) { return event.verb == SD_READY; });
        if (!ready) REQUIRE(watch.hash(state, viewer) == watch.hash(after, viewer));
    }

    // Theorem 2.
    void step_theorem(const State &after, Seat seat, const sd_choice &pick, int amount, Seat viewer, int flags, const Listener &heard) {
        State other = state;
        REQUIRE(M::determinize(&watch.whole, &other, viewer, picks.next()) == SD_OK);
        same_for(watch, state, other, viewer);
        bool listed = false;
        for (const sd_choice &each : watch.choices(other, seat)) listed |= each.id == pick.id && amount >= each.low && amount <= each.high;
        if (!listed) return;
        Listener heard_there;
        const int other_flags = watch.apply(other, seat, pick.id, amount, heard_there);
        REQUIRE(other_flags >= 0);
        bool told = ((flags | other_flags) & SD_CHANCE) != 0;
        for (const Listener *both : {&heard, static_cast<const Listener *>(&heard_there)}) {
            for (const sd_event &event : both->heard) told |= sees(event.news, viewer);
        }
        if (told) return;
        if (watch.hash(after, viewer) != watch.hash(other, viewer)) {
            INFO(difference(watch.view(after, viewer), watch.view(other, viewer)));
            REQUIRE(watch.hash(after, viewer) == watch.hash(other, viewer));
        }
        REQUIRE(watch.game().status(after).waiting == watch.game().status(other).waiting);
    }
};

Json varied(std::uint64_t seed) {
    Rng rng{seed};
    Json out = Json::object();
    const Json declared = Options::declared();
    for (const Json &option : declared) {
        if (rng.below(3) != 0) continue;
        const std::string kind = option.at("kind"), id = option.at("id");
        if (kind == "switch") out[id] = rng.below(2) == 1;
        if (kind == "one") out[id] = option.at("values").at(rng.below(static_cast<std::uint32_t>(option.at("values").size()))).at("id");
        if (kind == "number") {
            const int low = option.at("min"), high = option.at("max"), step = option.at("step");
            out[id] = low + step * static_cast<int>(rng.below(static_cast<std::uint32_t>((high - low) / step) + 1));
        }
    }
    return out;
}

} // namespace

TEST_CASE("no viewer learns what is hidden, with every number of capos and varied options", "[secrets][EC-2.1][EC-18.10][EC-A-39]") {
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        const auto seats = static_cast<Seat>(3 + seed % 4);
        const Json options = seed <= 4 ? Json::object() : varied(seed);
        INFO("seed " << seed << ", " << seats << " seats, " << options.dump());
        const Watch watch(seats, options);
        Stepper stepper(watch, seed);
        for (int step = 0; !stepper.over() && step < 60000; ++step) stepper.step(step % 5 == static_cast<int>(seed % 5));
    }
}
