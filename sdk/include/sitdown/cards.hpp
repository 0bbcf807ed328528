// Cards that can be hidden: where each lies, who knows that it lies there, and private marks. The view, what a seat
// may remember and how a world is resampled all follow from these. Kept as bit sets, because a move is frequent and
// a scan over all cards is not cheap.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>

#include "bits.hpp"
#include "exchange.hpp"
#include "seats.hpp"
#include "under.hpp"

namespace sitdown {

// N cards, copies of one face numbered consecutively. Places are the game's own numbers 0 to Places - 1.
template <int N, int Places, int SeatCount>
struct Cards {
    static_assert(N > 0 && Places > 0 && Places <= 256 && SeatCount > 0 && SeatCount <= static_cast<int>(most_seats));

    static constexpr int viewer_count = SeatCount + 1; // the last: spectators
    // Rounded up to the alignment of the sets, so that no padding follows.
    static constexpr int place_room = (N + int{alignof(Bits<N>)} - 1) / int{alignof(Bits<N>)} * int{alignof(Bits<N>)};

    Bits<N> places[Places]{};
    Bits<N> known[viewer_count]{};    // the cards this viewer knows the place of
    Bits<N> marked{};                 // picked in a secret answer; a marked card has not moved
    std::uint8_t place[place_room]{}; // the same as `places`, by card

    // The start: all cards lie there and nobody knows anything.
    constexpr void put_all(int there) {
        *this = {};
        places[there] = Bits<N>::all();
        for (int card = 0; card < N; ++card) place[card] = static_cast<std::uint8_t>(there);
    }

    constexpr const Bits<N> &in(int there) const { return places[there]; }
    constexpr int where(int card) const { return place[card]; }

    constexpr bool knows(Seat viewer, int card) const { return known_by(viewer).has(card); }
    constexpr const Bits<N> &known_by(Seat viewer) const { return known[index_of(viewer)]; }
    constexpr Viewers knowers(int card) const {
        Viewers mask = nobody;
        for (int index = 0; index < viewer_count; ++index) {
            if (known[index].has(card)) mask = static_cast<Viewers>(mask | only(viewer_at(index)));
        }
        return mask;
    }

    // The viewers in seen_by see which card moves. Whoever does not is no longer sure of anything in the place it
    // left, and does not know this card. Its mark is removed.
    constexpr void move(int card, int to, Viewers seen_by) { relocate(card, to, seen_by, places[place[card]]); }

    // The same out of a place of which nobody knows anything, as when cards are dealt: nothing is put in doubt.
    constexpr void deal(int card, int to, Viewers seen_by) {
        places[place[card]].remove(card);
        places[to].add(card);
        place[card] = static_cast<std::uint8_t>(to);
        marked.remove(card);
        reveal(card, seen_by);
    }

    // A random card of the place; it does not move. Throws if the place is empty.
    constexpr int draw(int there, Rng &rng) const { return places[there].random(rng); }

    constexpr int take(int from, int to, Rng &rng, Viewers seen_by) {
        const int card = draw(from, rng);
        move(card, to, seen_by);
        return card;
    }

    // Shuffled: nobody knows anything there any more. Marks stay.
    constexpr void mix(int there) { mix(places[there]); }
    // The same for several places at once: all the cards in them.
    constexpr void mix(const Bits<N> &cards) {
        for (Bits<N> &mine : known) mine -= cards;
    }

    constexpr void reveal(int card, Viewers viewers) {
        each_viewer(viewers, [&](Bits<N> &mine) { mine.add(card); });
    }
    constexpr void reveal_place(int there, Viewers viewers) {
        each_viewer(viewers, [&](Bits<N> &mine) { mine |= places[there]; });
    }

    constexpr void mark(int card) { marked.add(card); }
    constexpr void unmark(int card) { marked.remove(card); }
    constexpr bool is_marked(int card) const { return marked.has(card); }
    constexpr Bits<N> marked_in(int there) const { return marked & places[there]; }
    constexpr void clear_marks(int there) { marked -= places[there]; }
    constexpr void clear_marks() { marked.clear(); }

    // A pile with cards of known order under it: `there` is the whole pile, `under` lists those that come last.
    // From anywhere; a card of the pile's own undecided part does not put in doubt what lies under it already.
    constexpr void put_under(int card, int there, Under<N> &under, Viewers seen_by) {
        Bits<N> doubt = places[place[card]];
        if (place[card] == there && !under.remove(card)) doubt -= under.set();
        relocate(card, there, seen_by, doubt);
        under.put(card);
    }

    // The next card of the pile: by chance while any card is undecided, then in order. Nothing changes.
    constexpr int draw_next(int there, const Under<N> &under, Rng &rng) const {
        const Bits<N> undecided = places[there] - under.set();
        return undecided.any() || under.empty() ? undecided.random(rng) : under.next();
    }

    // Whoever knew the next card knows it still, wherever it goes. What lies under the pile is not put in doubt.
    constexpr int take_next(int from, Under<N> &under, int to, Rng &rng, Viewers seen_by) {
        if (!under.empty() && under.size() == places[from].count()) {
            const int card = under.take();
            relocate(card, to, static_cast<Viewers>(seen_by | knowers(card)), {});
            return card;
        }
        const Bits<N> undecided = places[from] - under.set();
        const int card = undecided.random(rng);
        relocate(card, to, seen_by, undecided);
        return card;
    }

    constexpr void mix(int there, Under<N> &under) {
        mix(there);
        under.clear();
    }

    // Replaces what the viewer cannot know. Identities are permuted among the slots he does not know; place,
    // knowledge of others and marks stay with the slot (the caller has emptied the marks that he may not see). Then
    // copies of one face(card) are exchanged everywhere, known ones too.
    //
    // fits(card, slot): may this card lie in that slot, for all he knows? A slot is the number of the card that truly
    // lies there, so where(slot) is its place. fits_all(world): joint facts; world(slot) is the card. Both judge by
    // faces, and both hold in the true world. Neither given: all worlds are equally likely. The cards change only
    // after the last question.
    template <class Face, class Fits = Always, class FitsAll = Always>
    constexpr Exchange<N> resample(Seat viewer, Rng &rng, Face face, Fits fits = {}, FitsAll fits_all = {}) {
        auto world = Exchange<N>::none();
        const Bits<N> unknown = ~known_by(viewer);
        Exchanger<N>(unknown, rng).exchange(world, fits, fits_all);
        constexpr bool free = std::is_same_v<Fits, Always> && std::is_same_v<FitsAll, Always>;
        exchange_copies(world, free ? unknown : Bits<N>{}, rng, face);
        apply(world);
        return world;
    }

    // The same where what he knows sorts the cards into groups: identities are permuted within each, every order
    // equally likely. The groups share no card and have none that he knows.
    template <class Face>
    constexpr Exchange<N> resample_within(std::span<const Bits<N>> groups, Rng &rng, Face face) {
        auto world = Exchange<N>::none();
        for (const Bits<N> &group : groups) Exchanger<N>(group, rng).exchange(world, Always{}, Always{});
        exchange_copies(world, Bits<N>{}, rng, face);
        apply(world);
        return world;
    }

    friend constexpr bool operator==(const Cards &, const Cards &) = default;

    // name_of(place) words a place in a readable save.
    template <class F, class Names>
    void fields(F &f, Names name_of) {
        f.object("places", [&] {
            for (int there = 0; there < Places; ++there) f.set(std::string(name_of(there)).c_str(), places[there]);
        });
        f.object("known", [&] {
            for (int seat = 0; seat < SeatCount; ++seat) f.set(std::to_string(seat).c_str(), known[seat]);
            f.set("spectators", known[SeatCount]);
        });
        f.set("marked", marked);
        if (f.reading) rebuild(f);
    }
    template <class F>
    void fields(F &f) {
        fields(f, [](int there) { return std::to_string(there); });
    }

private:
    static constexpr int index_of(Seat viewer) { return static_cast<int>(viewer < SeatCount ? viewer : SeatCount); }
    static constexpr Seat viewer_at(int index) { return index == SeatCount ? spectator : static_cast<Seat>(index); }

    // Visits what each of these viewers knows.
    template <class Visit>
    constexpr void each_viewer(Viewers viewers, Visit visit) {
        for (const Seat seat : each(viewers & all_seats(SeatCount))) visit(known[seat]);
        if (sees(viewers, spectator)) visit(known[SeatCount]);
    }

    // `doubt`: what a viewer who sees nothing is no longer sure of.
    constexpr void relocate(int card, int to, Viewers seen_by, Bits<N> doubt) {
        places[place[card]].remove(card);
        places[to].add(card);
        place[card] = static_cast<std::uint8_t>(to);
        marked.remove(card);
        if (seen_by == everyone) {
            for (Bits<N> &mine : known) mine.add(card);
            return;
        }
        doubt.add(card);
        for (int index = 0; index < viewer_count; ++index) {
            if (sees(seen_by, viewer_at(index))) {
                known[index].add(card);
            } else {
                known[index] -= doubt;
            }
        }
    }

    constexpr void apply(const Exchange<N> &world) {
        const auto before = std::to_array(place);
        for (Bits<N> &set : places) set -= world.moved;
        for (const int slot : world.moved) {
            const int card = world(slot);
            place[card] = before[static_cast<std::size_t>(slot)];
            places[place[card]].add(card);
        }
        for (Bits<N> &mine : known) world.rename(mine);
        world.rename(marked);
    }

    template <class F>
    void rebuild(F &f) {
        Bits<N> placed;
        for (int there = 0; there < Places; ++there) {
            if (const auto twice = placed & places[there]; twice.any()) {
                return f.fail("card " + std::to_string(twice.first()) + " lies in two places");
            }
            placed |= places[there];
            for (const int card : places[there]) place[card] = static_cast<std::uint8_t>(there);
        }
        if (const auto lost = ~placed; lost.any()) {
            return f.fail("card " + std::to_string(lost.first()) + " lies in no place");
        }
    }
};

} // namespace sitdown
