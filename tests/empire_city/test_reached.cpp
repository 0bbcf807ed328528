// Nothing in the data and among the options is decoration: each effect, each option and each ending makes a difference
// in some game. A random game is played by two sets of rules at once, one as it is and one without the effect (or with
// the option changed); as soon as the same answers lead elsewhere, it was reached. `test_empire_city "[table]"` prints
// what was reached and after how many games.
#include <cstring>
#include <iostream>
#include <optional>

#include "scene.hpp"

using namespace table;

namespace {

constexpr int most_games = 6000;

// The table of what was reached, printed if it is asked for.
class Report {
public:
    void row(const std::string &what, std::optional<int> games) {
        if (std::getenv("EMPIRE_CITY_TABLE") == nullptr) return;
        std::cout << what << (games ? ": after " + std::to_string(*games) + " games" : ": NEVER") << "\n";
    }
};

bool same(State left, State right) {
    std::memset(left.changes, 0, sizeof left.changes); // says only that there may be something
    std::memset(right.changes, 0, sizeof right.changes);
    return std::memcmp(&left, &right, sizeof(State)) == 0;
}

bool same(std::span<const sd_choice> left, std::span<const sd_choice> right) {
    return left.size() == right.size() && std::memcmp(left.data(), right.data(), left.size_bytes()) == 0;
}

// What a game under the plain rules does, done under the other rules too. True: they part. With `lists` the choices count
// as well, not only what becomes of them.
class Twins {
public:
    Twins(const EmpireCity &plain_rules, const Book &other_rules, bool look_at_lists) : plain(plain_rules), other(other_rules), lists(look_at_lists) {}

    bool part(std::uint64_t seed) {
        State left{}, right{};
        left.rng.state = right.rng.state = seed;
        Events silent(nullptr);
        Play(plain.book, left, silent).start();
        Play(other, right, silent).start();
        return part_from(left, right, seed);
    }

    bool part_from(State left, State right, std::uint64_t seed) {
        Events silent(nullptr);
        Rng picks{seed ^ 0x7abe1u};
        for (;;) {
            if (!same(left, right)) return true;
            const sd_status now = plain.status(left);
            if (now.ending) return false;
            const Seat seat = Bits<8>{{static_cast<std::uint8_t>(now.waiting)}}.random(picks);
            const auto open = list(plain.book, left, seat, mine);
            if (lists && !same(open, list(other, right, seat, theirs))) return true;
            const sd_choice &pick = open[picks.below(static_cast<std::uint32_t>(open.size()))];
            const int range = pick.step > 0 ? (pick.high - pick.low) / pick.step : 0;
            const Choice choice{pick.id, pick.low + pick.step * static_cast<int>(picks.below(static_cast<std::uint32_t>(range) + 1))};
            Play(plain.book, left, silent).answer(seat, choice);
            try {
                Play(other, right, silent).answer(seat, choice);
            } catch (const std::exception &) { // what was right there is impossible here
                return true;
            }
        }
    }

private:
    static std::span<const sd_choice> list(const Book &book, const State &state, Seat seat, std::vector<sd_choice> &room) {
        room.resize(SD_MAX_CHOICES);
        Choices out(room.data(), SD_MAX_CHOICES);
        Query{book, state}.list(seat, out);
        return {room.data(), out.count()};
    }

    const EmpireCity &plain;
    const Book &other;
    bool lists;
    std::vector<sd_choice> mine, theirs;
};

// In games with every number of capos.
std::optional<int> games_until_they_part(const std::vector<std::unique_ptr<EmpireCity>> &plain, const std::function<Book(const EmpireCity &)> &change, bool lists) {
    std::vector<Book> others;
    others.reserve(plain.size());
    for (const auto &game : plain) others.push_back(change(*game));
    for (int game = 1; game <= most_games; ++game) {
        const std::size_t which = static_cast<std::size_t>(game) % plain.size();
        if (Twins(*plain[which], others[which], lists).part(static_cast<std::uint64_t>(game) * 77)) return game;
    }
    return std::nullopt;
}

std::vector<std::unique_ptr<EmpireCity>> games_of_all_sizes(const Json &options = Json::object()) {
    std::vector<std::unique_ptr<EmpireCity>> out;
    for (Seat seats = 3; seats <= 6; ++seats) out.push_back(std::make_unique<EmpireCity>(data_files().setup(seats, options)));
    return out;
}

// The same rules, but this effect never comes about: it waits for a moment that its card does not have.
Book without(const EmpireCity &game, int record, std::size_t number_of_effect) {
    Book out = game.book;
    Effect &effect = out.effects[number_of_effect];
    const Effect was = effect;
    effect.at = out.has(record, Timing::hired) ? Timing::drawn : Timing::hired;
    switch (was.kind) { // read without looking at the moment, or kept beside the effects
    case Kind::kill: effect.count = 0; break;
    case Kind::negate_hit: effect.kind = Kind::weapon; break;
    case Kind::weapon: out.city[static_cast<std::size_t>(record)].weapon = 0; break;
    case Kind::pick_target: out.pickers.remove(record - out.first_henchman); break;
    case Kind::pitney_number: out.cops[static_cast<std::size_t>(record - out.first_cop)].pitney = 0; break;
    case Kind::forbid: {
        CopCard &card = out.cops[static_cast<std::size_t>(record - out.first_cop)];
        if (was.forbids == Forbidden::neutral) card.closed &= ~bit(was.neutral);
        else card.forbids &= ~bit(was.forbids);
        break;
    }
    default: break;
    }
    return out;
}

} // namespace

TEST_CASE("each effect of each card, henchman and family makes a difference in some game", "[table]") {
    const auto plain = games_of_all_sizes();
    const Book &book = plain[0]->book;
    Report report;
    for (int record = 0; record < static_cast<int>(book.records.size()); ++record) {
        for (const Effect &effect : book.effects_of(record)) {
            if (effect.kind == Kind::become_godfather) continue; // the set-up itself goes by this card (EC-1.4): no rules without it
            const auto at = static_cast<std::size_t>(&effect - book.effects.data());
            const bool only_lists = effect.kind == Kind::forbid || effect.kind == Kind::pick_target;
            const auto games = games_until_they_part(plain, [&](const EmpireCity &game) { return without(game, record, at); }, only_lists);
            std::string what = book.record(record).name + ": " + kind_words[static_cast<std::size_t>(effect.kind)];
            if (effect.kind == Kind::mod) what += std::string(" ") + stat_words[static_cast<std::size_t>(effect.stat)];
            report.row(what + " (" + timing_words[static_cast<std::size_t>(effect.at)] + ")", games);
            INFO(what);
            CHECK(games.has_value());
        }
    }
}

TEST_CASE("each cop card that calls a sit-down, and each racket, makes a difference in some game", "[table]") {
    const auto plain = games_of_all_sizes();
    const Book &book = plain[0]->book;
    Report report;
    for (int card = 0; card < cop_cards; ++card) {
        if (!book.cops[static_cast<std::size_t>(card)].calls_sitdown) continue;
        const auto games = games_until_they_part(plain, [&](const EmpireCity &game) {
            Book out = game.book;
            out.cops[static_cast<std::size_t>(card)].calls_sitdown = false;
            return out;
        }, false);
        report.row(book.record(book.first_cop + card).name + ": sit-down", games);
        INFO(book.record(book.first_cop + card).name);
        CHECK(games.has_value());
    }
    for (int card = 0; card < racket_cards; ++card) {
        const auto games = games_until_they_part(plain, [&](const EmpireCity &game) {
            Book out = game.book;
            Racket &racket = out.rackets[static_cast<std::size_t>(card)];
            for (int &income : racket.by_hood) income += 50;
            for (int &income : racket.by_die) income += 50;
            for (int &income : racket.by_tokens) income += 50;
            return out;
        }, false);
        report.row(book.record(book.first_racket + card).name + ": income", games);
        INFO(book.record(book.first_racket + card).name);
        CHECK(games.has_value());
    }
}

TEST_CASE("each option with each of its values makes a difference in some game", "[table]") {
    Report report;
    for (const Json &option : Options::declared()) {
        std::vector<Json> values;
        if (option["kind"] == "switch") values = {!option["default"].get<bool>()};
        else if (option["kind"] == "one") for (const Json &value : option["values"]) values.push_back(value["id"]);
        else values = {option["min"], option["max"]};
        // Where others have to be set for it to matter at all.
        const std::string id = option["id"];
        Json base = Json::object();
        if (id == "token_supply") values = {3};
        if (id == "city_hand_limit") values = {2};
        if (id == "round_limit") values = {10};
        if (id == "offers_per_round") base = {{"offers_per_turn", 5}};
        const auto plain = games_of_all_sizes(base);
        for (const Json &value : values) {
            if (value == option["default"]) continue;
            Json changed = base;
            changed[id] = value;
            const auto games = games_until_they_part(plain, [&](const EmpireCity &game) { return Book(data_files().setup(game.book.seats, changed)); }, true);
            report.row(id + " = " + value.dump(), games);
            INFO(id << " = " << value.dump());
            CHECK(games.has_value());
        }
    }
}

TEST_CASE("each way to end the game comes about", "[table][EC-17.2]") {
    Report report;
    std::map<int, int> first;
    Events silent(nullptr);
    for (const int limit : {40, 10}) {
        const auto plain = games_of_all_sizes({{"round_limit", limit}});
        for (int game = 1; game <= most_games; ++game) {
            const EmpireCity &rules = *plain[static_cast<std::size_t>(game) % plain.size()];
            State s{};
            s.rng.state = static_cast<std::uint64_t>(game);
            Rng picks{s.rng.state ^ 0x7abe1u};
            sd_choice all[SD_MAX_CHOICES];
            rules.start(s, silent);
            while (s.ending == 0) {
                const Seat seat = Bits<8>{{static_cast<std::uint8_t>(rules.status(s).waiting)}}.random(picks);
                Choices list(all, SD_MAX_CHOICES);
                rules.choices(s, seat, list);
                const sd_choice &pick = all[picks.below(list.count())];
                rules.apply(s, seat, {pick.id, pick.low}, silent);
            }
            first.emplace(s.ending, game);
        }
    }
    // Nobody collects the five specials by chance: here one is missing, and he is for hire.
    Scene t;
    for (const char *special : {"h56", "h57", "h58", "h59"}) t.crew(0, special);
    t.track({"h60"});
    t.go(At::declarations);
    t.choose(Act::use, "central_station");
    t.choose(Act::hire, t.man("h60"));
    first.emplace(t.s.ending, 1);
    for (int ending = 1; ending < static_cast<int>(Ending::endings_end); ++ending) {
        const auto found = first.find(ending);
        report.row("ending " + std::to_string(ending), found == first.end() ? std::nullopt : std::optional(found->second));
        INFO("ending " << ending);
        CHECK(found != first.end());
    }
}
