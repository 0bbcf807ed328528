// The table as it is described once, each thing with those who see it.
#include "greed.hpp"

#include <cstdio>

namespace greed {

using sitdown::Item;
using sitdown::Number;
using sitdown::Table;

namespace viewing {

constexpr int as_owner(Seat seat) { return static_cast<int>(seat); }

// Cards that some know: face for them, a count for the others.
void hidden_cards(const State &s, Table &table, int from, sitdown::Place to, Seat holder) {
    for (const int card : s.cards.in(from)) {
        const Viewers knowers = s.cards.knowers(card);
        const auto others = static_cast<Viewers>(knowers & sitdown::but(holder));
        table.item(to, {.face = face(card),
                        .thing = face(card),
                        .seen = knowers,
                        .picked = s.cards.is_marked(card) ? sitdown::only(holder) : sitdown::nobody,
                        .remembered = others});
    }
}

void open_cards(const State &s, Table &table, int from, sitdown::Place to) {
    for (const int card : s.cards.in(from)) table.item(to, {.face = face(card), .thing = face(card)});
}

void thugs(const Rules &rules, const State &s, Table &table, Seat seat) {
    for (const int card : s.cards.in(place::thugs(seat))) {
        Number icons[icon_kinds];
        std::size_t shown = 0;
        for (const Lasting &lasting : s.active) {
            if (lasting.kind != TurnKind::temp_icons || lasting.source != card || lasting.times == 0) continue;
            for (int icon = 0; icon < icon_kinds && shown < icon_kinds; ++icon) {
                const int more = lasting.times * rules.deck.turn_effects[lasting.rule].icons[icon];
                if (more > 0) icons[shown++] = {unit(Unit::gun) + static_cast<unsigned>(icon), more};
            }
        }
        const Item original{.face = face(s.acts_as[card])};
        const bool copy = s.acts_as[card] != card;
        table.item(at(Component::thugs, seat),
                   {.face = face(card), .thing = face(card), .states = copy ? 1u : 0u,
                    .picked = s.cards.is_marked(card) ? sitdown::only(seat) : sitdown::nobody,
                    .numbers = std::span<const Number>(icons, shown),
                    .on = copy ? std::span<const Item>(&original, 1) : std::span<const Item>()});
    }
}

void holdings(const State &s, Table &table, Seat seat) {
    for (const int card : s.cards.in(place::holdings(seat))) {
        const Number markers{unit(Unit::markers), s.markers[card]};
        table.item(at(Component::holdings, seat),
                   {.face = face(card), .thing = face(card),
                    .picked = s.cards.is_marked(card) ? sitdown::only(seat) : sitdown::nobody,
                    .numbers = std::span<const Number>(&markers, s.markers[card] > 0 ? 1u : 0u)});
    }
}

// Thugs show what they bring, Holdings what they bring: the totals are those of the whole display.
void icon_totals(const State &s, Table &table, Seat seat) {
    for (int icon = 0; icon < icon_kinds; ++icon) {
        const Component row = icon < 3 ? Component::thugs : Component::holdings;
        table.number(at(row, seat), s.icons[seat][icon], sitdown::everyone,
                     unit(Unit::gun) + static_cast<unsigned>(icon));
    }
}

void lasting_marks(const Rules &rules, const State &s, Table &table) {
    const auto mark = [&](const Lasting &lasting, const char *when) {
        char words[160];
        for (int time = 0; time < lasting.times; ++time) {
            std::snprintf(words, sizeof words, "%s: %s (%s)", when,
                          turn_words[wording_of(rules.deck.turn_effects[lasting.rule])].mark,
                          rules.deck[lasting.source].name.c_str());
            table.mark(sitdown::seat_place(lasting.owner), {.seat = lasting.owner, .text = words});
        }
        if (lasting.kind == TurnKind::holding_bonus_markers && lasting.times > 0) {
            std::snprintf(words, sizeof words, "%s: %d more markers on a Holding", when,
                          lasting.times * (rules.deck.turn_effects[lasting.rule].n + lasting.extra));
            table.mark(sitdown::seat_place(lasting.owner), {.seat = lasting.owner, .text = words});
        }
    };
    for (const Lasting &lasting : s.active) mark(lasting, "this turn");
    for (const Lasting &lasting : s.scheduled) mark(lasting, "next turn");
}

void plays(const Rules &rules, const State &s, Table &table) {
    CardSet all;
    for (Seat seat = 0; seat < rules.seats; ++seat) all |= s.cards.in(place::played(seat));
    for (const int card : all) {
        table.item(at(Component::plays),
                   {.face = face(card), .thing = face(card), .owner = as_owner(place::owner(s.cards.where(card)))});
    }
    for (const Frame &frame : s.frames) {
        if (frame.kind != Frame::Kind::play) continue;
        char words[120];
        std::snprintf(words, sizeof words, "%s is being carried out", rules.deck[frame.card].name.c_str());
        table.focus(sitdown::face_place(face(frame.card)), words, frame.seat);
    }
    if (s.prompt == Prompt::lose_card || s.prompt == Prompt::extra_play_pick) {
        table.focus(sitdown::face_place(face(s.cause)),
                    s.prompt == Prompt::lose_card ? "cards are given up" : "an extra card is played");
    }
}

// GR-5.37: faces last seen minus those known to be gone.
void memory(const Rules &rules, const State &s, Table &table, Seat viewer) {
    for (Seat pile = 0; pile < rules.seats; ++pile) {
        const int latest = latest_group(rules, s, viewer, pile);
        if (latest == 0) continue;
        for (int card = 0; card < card_count; ++card) {
            const bool passed_on = !s.cards.knows(viewer, card) && group_of(rules, s, viewer, card) == latest;
            if (!passed_on) continue;
            table.item(at(Component::memory, viewer),
                       {.face = face(card), .thing = face(card), .unannounced = true, .seen = sitdown::only(viewer),
                        .remembered = sitdown::only(viewer)});
        }
    }
}

void seat_panel(const Greed &game, const State &s, Table &table, Seat seat, int worth) {
    const Rules &rules = game.rules;
    const bool open = !rules.options.hidden_cash || s.phase == Phase::over; // GR-5.43
    table.number(at(Component::cash, seat), s.cash[seat], open ? sitdown::everyone : sitdown::only(seat));
    if (open) table.number(at(Component::worth, seat), worth);
    hidden_cards(s, table, place::hand(seat), at(Component::hand, seat), seat);
    thugs(rules, s, table, seat);
    holdings(s, table, seat);
    icon_totals(s, table, seat);
    open_cards(s, table, place::kept(seat), at(Component::kept, seat));
    const bool passed = s.prompt != Prompt::draft_pick; // the piles have moved on
    const Seat pile = rules.pile_of(seat, s.round + (passed ? 1 : 0));
    hidden_cards(s, table, place::pile(pile), at(Component::draft, seat), seat);
    if (s.secret.is_open() && s.secret.ready(seat)) {
        table.mark(sitdown::seat_place(seat), {.seat = as_owner(seat), .text = "ready"});
    }
}

} // namespace viewing

void Greed::show(const State &s, Table &table) const {
    sd_standing totals[most_seats];
    standings(s, totals);
    table.number(at(Component::rounds), s.round);
    table.count(at(Component::draw), s.cards.in(place::draw).count());
    viewing::open_cards(s, table, place::discard, at(Component::discard));
    viewing::open_cards(s, table, place::aside, at(Component::aside));
    viewing::plays(rules, s, table);
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        viewing::seat_panel(*this, s, table, seat, totals[seat].score);
        if (rules.options.remember_piles) viewing::memory(rules, s, table, seat);
    }
    viewing::lasting_marks(rules, s, table);
    if (rules.options.limited_markers) {
        table.number(at(Component::supply), rules.numbers.development_markers - s.markers_in_play, sitdown::everyone,
                     unit(Unit::markers));
    }
}

} // namespace greed
