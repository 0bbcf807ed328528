// What a seat may know of hidden cards, exactly.
//
// A draft pile is looked at by one seat each round, and everybody after it takes one card in secret. So a seat that has
// seen a pile knows of every card it passed on: it lies in the pile still, or in the hand of one of those who held the
// pile since, one card each. When the pile comes back the seat learns which cards were taken, not by whom. A card that
// is shown leaves these considerations, for it is clear then who took it. It follows that, for a seat, hidden cards
// fall into groups: cards it passed on together and that left the pile in the same lap, or are still in it; cards of
// which it has seen nothing; and cards of one reshuffled discard pile. Within a group anything can lie in any place of
// the group; between groups nothing can be exchanged. That is all there is to know, so imagining another world is
// exchanging within groups.
//
// `origin` of a hidden card: 0, from the draw pile; 128 and more, from a reshuffled one; else the pile and the round
// in which it was taken.
#include "rules.hpp"

namespace greed {

std::uint8_t taken_from(Seat pile, int round) {
    return static_cast<std::uint8_t>(pile * 16 + static_cast<unsigned>(round));
}

void forget_origin(State &s, int card) { s.origin[card] = 0; }

namespace knowing {

constexpr int laps = 8, reshuffled = 128;
constexpr int group_room = card_count; // there are no more groups than hidden cards

// The lap of the pile in which the viewer, looking at it in every seats-th round, saw it last until that round; -1:
// never.
int last_lap(const Rules &rules, Seat viewer, Seat pile, int round) {
    const Seat steps = viewer >= pile ? viewer - pile : viewer + rules.seats - pile;
    const int first = static_cast<int>(steps) + 1;
    return round < first ? -1 : (round - first) / static_cast<int>(rules.seats);
}

int group(Seat pile, int lap) { return lap < 0 ? 0 : 1 + static_cast<int>(pile) * laps + lap; }

bool is_pile(int there) { return there >= place::pile(0) && there < place::pile(0) + most_seats; }

} // namespace knowing

int group_of(const Rules &rules, const State &s, Seat viewer, int card) {
    const int origin = s.origin[card];
    if (origin >= knowing::reshuffled) return origin;
    const int there = s.cards.where(card);
    const bool in_pile = knowing::is_pile(there);
    if ((!in_pile && origin == 0) || viewer >= rules.seats) return 0;
    const Seat pile = in_pile ? place::owner(there) : static_cast<Seat>(origin / 16);
    return knowing::group(pile, knowing::last_lap(rules, viewer, pile, in_pile ? s.round : origin % 16));
}

int latest_group(const Rules &rules, const State &s, Seat viewer, Seat pile) {
    return knowing::group(pile, knowing::last_lap(rules, viewer, pile, s.round));
}

namespace knowing {

// Answers of others that are not open yet are not the viewer's to know, nor how far they have come.
Seats take_back_answers(const Rules &rules, State &s, Seat viewer) {
    Seats again = 0;
    if (!s.secret.is_open()) return again;
    for (const Seat seat : sitdown::each(s.secret.asked())) {
        if (seat == viewer) continue;
        if (s.secret.ready(seat)) again |= sitdown::seat_bit(seat);
        s.secret.reopen(seat);
        s.secret.draft(seat) = {};
        if (s.prompt != Prompt::each_turn_order) s.cards.clear_marks(picked_place(rules, s, seat));
    }
    return again;
}

void answer_again(const Rules &rules, State &s, Seat seat, sitdown::Rng &rng) {
    Events silent(nullptr);
    Moment m{rules, s, silent};
    while (sitdown::has_seat(s.secret.waiting(), seat)) {
        const int card = candidates(rules, s, seat).random(rng);
        answer(m, seat, {static_cast<std::uint32_t>(card) + 1, 0});
    }
}

} // namespace knowing

void imagine(const Rules &rules, State &s, Seat viewer, sitdown::Rng &rng) {
    const Seats again = knowing::take_back_answers(rules, s, viewer);
    CardSet groups[knowing::group_room];
    std::uint8_t number_of[256]{}; // of the groups that have come up, from 1
    std::size_t count = 0;
    for (const int card : ~s.cards.known_by(viewer)) {
        std::uint8_t &number = number_of[group_of(rules, s, viewer, card)];
        if (number == 0) number = static_cast<std::uint8_t>(++count);
        groups[number - 1].add(card);
    }
    const auto world =
        s.cards.resample_within(std::span<const CardSet>(groups, count), rng, [](int card) { return card; });
    world.carry(s.origin);
    for (const Seat seat : sitdown::each(again)) knowing::answer_again(rules, s, seat, rng);
}

} // namespace greed
