// The whole table, described once; the layer cuts it down for a viewer.
#include "empire_city.hpp"

namespace empire {

namespace {

struct Painter {
    const Book &book;
    const State &s;
    Table &table;
    const Query q{book, s};

    unsigned face(int record) const { return static_cast<unsigned>(record + 1); }

    void card(Place place, int record, unsigned thing) const { table.item(place, {.face = face(record), .thing = thing}); }

    void tracks() const {
        for (const int racket : s.racket_track) card(part(Part::racket_track), book.first_racket + racket, static_cast<unsigned>(racket));
        for (const int racket : s.racket_pile) card(part(Part::racket_pile), book.first_racket + racket, static_cast<unsigned>(racket));
        table.count(part(Part::racket_deck), s.racket_deck.count());
        for (const int place : {henchman_track, henchman_pile, henchman_dead}) {
            for (const int man : s.henchmen.in(place)) card(henchman_place(place), book.henchman_record(man), static_cast<unsigned>(man));
        }
        table.count(part(Part::henchmen_deck), s.henchmen.in(henchman_deck).count());
        for (int deck = 0; deck < deck_count; ++deck) {
            table.count(deck_place(deck), s.city.in(city_deck(deck)).count());
            for (const int each_card : s.city.in(city_pile(deck))) card(pile_place(deck), book.face_number(each_card), static_cast<unsigned>(book.face_number(each_card)));
        }
        table.count(part(Part::cop_deck), s.cop_deck.count());
        for (const int each_card : s.cop_pile) card(part(Part::cop_pile), book.first_cop + each_card, static_cast<unsigned>(each_card));
        if (s.cop_card != absent) card(slot(number(Part::cop_card), 0), book.first_cop + s.cop_card, s.cop_card);
        table.count(part(Part::corruption_deck), s.corruption_deck.count());
        for (unsigned at_die = 0; at_die < 2; ++at_die) {
            if (s.dice.values[at_die] != 0) table.number(slot(number(Part::dice), at_die), s.dice.values[at_die]);
        }
    }

    void board() const {
        for (int square = 0; square < squares; ++square) {
            const Place here = square_place(square);
            const int owner = q.owner_of(square);
            if (owner >= 0) table.item(here, {.token = number(Token::family), .owner = owner, .n = s.tokens[square]});
            for (const std::uint8_t racket : s.racket_at[square]) {
                if (racket != 0) table.item(here, {.face = face(book.first_racket + racket - 1), .thing = racket - 1u, .states = s.blocked.has(racket - 1) ? 1u : 0u});
            }
            for (Seat seat = 0; seat < book.seats; ++seat) {
                if (has_square(s.attacks[seat], square)) table.mark(here, {.style = Style::cross, .seat = static_cast<int>(seat), .text = "under attack"});
            }
            if (has_square(s.busted, square)) table.mark(here, {.style = Style::hatch, .text = "busted"});
        }
        for (int spot = 0; spot < spots; ++spot) {
            for (Seat seat = 0; seat < book.seats; ++seat) {
                if (s.figures[spot][seat] != 0) table.item(spot_place(spot), {.token = number(Token::gangster), .owner = static_cast<int>(seat), .n = s.figures[spot][seat]});
            }
        }
        if (s.consigliere != absent) table.item(spot_place(s.consigliere), {.token = number(Token::consigliere), .owner = s.godfather});
        for (int cop = 0; cop < most_cops; ++cop) {
            if (s.cop_at[cop] == absent) continue;
            table.item(square_place(s.cop_at[cop]), {.token = number(Token::cop)});
            if ((s.cops_frozen >> cop & 1) != 0) table.mark(square_place(s.cop_at[cop]), {.style = Style::ring, .text = "this cop stays"});
        }
        if (s.ness != absent) table.item(square_place(s.ness), {.token = number(Token::ness)});
        for (int which = 0; which < neutral_count; ++which) {
            if (q.closed(static_cast<Neutral>(which))) table.mark(square_place(book.square_of[static_cast<std::size_t>(which)]), {.style = Style::shade, .text = "closed this round"});
        }
        table.number(square_place(book.square_of[static_cast<std::size_t>(Neutral::pitney_downs)]), s.pot, everyone, number(Unit::money));
        if (s.fight.going_on() && s.fight.square != absent) table.mark(square_place(s.fight.square), {.style = Style::ring, .text = "fought for"});
    }

    // Who sees that this card is picked: its seat, and whoever was shown a sweetener or an offer.
    Viewers picked_city(Seat seat, int card_number) const {
        if (s.city.is_marked(card_number)) return only(seat);
        const int design = book.face_number(card_number);
        const bool drafted = s.secret.draft(seat).card == design + 1, offered = s.offer.is_open() && s.offer.from == seat && s.offer.parts.card == design + 1;
        if (!drafted && !offered) return nobody;
        const bool shown = offered ? s.offer.sent() : !s.secret.is_open();
        const Seat partner = offered ? s.offer.to : s.godfather;
        if (card_number != (shown ? q.shown_copy(seat, partner, design) : q.copy_in_hand(seat, design))) return nobody;
        return offered ? s.offer.seen_by() : draft_seen(seat);
    }
    Viewers picked_henchman(Seat seat, int man) const {
        const bool hidden_target = s.fight.going_on() && s.fight.target_kind != static_cast<std::uint8_t>(TargetKind::open);
        if (hidden_target && s.fight.target == man) return target_known();
        if (s.henchmen.is_marked(man)) return only(seat);
        if (s.offer.is_open() && s.offer.from == seat && s.offer.parts.henchman == man + 1) return s.offer.seen_by();
        return s.secret.draft(seat).henchman == man + 1 ? draft_seen(seat) : nobody;
    }
    Viewers target_known() const {
        const bool picked = s.fight.target_kind == static_cast<std::uint8_t>(TargetKind::picked);
        return static_cast<Viewers>(only(s.fight.defender) | (picked ? s.fight.attackers : 0));
    }
    // Sweeteners that are in have been shown to the godfather.
    Viewers draft_seen(Seat seat) const { return s.secret.is_open() ? only(seat) : only(seat, Seat{s.godfather}); }

    void hands(Seat seat) const {
        int by_deck[deck_count]{};
        for (const int each_card : s.city.in(city_hand(seat))) {
            const Viewers seen = s.city.knowers(each_card);
            const auto thing = static_cast<unsigned>(book.face_number(each_card));
            table.item(part(Part::city_hand, seat), {.face = thing + 1, .thing = thing, .seen = seen, .picked = picked_city(seat, each_card), .remembered = static_cast<Viewers>(seen & but(seat))});
            ++by_deck[book.deck_of(each_card)];
        }
        for (int deck = 0; deck < deck_count; ++deck) {
            if (by_deck[deck]) table.number(part(Part::city_hand, seat), by_deck[deck], everyone, number(Unit::downtown) + static_cast<unsigned>(deck));
        }
        for (const int man : s.henchmen.in(henchman_hand(seat))) {
            const Viewers seen = s.henchmen.knowers(man);
            table.item(part(Part::henchman_hand, seat), {.face = face(book.henchman_record(man)), .thing = static_cast<unsigned>(man), .seen = seen, .picked = picked_henchman(seat, man),
                                                         .remembered = static_cast<Viewers>(seen & but(seat))});
        }
    }

    void play_area(Seat seat) const {
        for (const int man : s.henchmen.in(henchman_tired(seat))) {
            table.item(part(Part::tired, seat), {.face = face(book.henchman_record(man)), .thing = static_cast<unsigned>(man), .turned = 90});
            if (s.fight.going_on() && s.fight.target == man) table.mark(part(Part::tired, seat), {.style = Style::ring, .seat = static_cast<int>(seat), .text = "target of the assassination"});
        }
        for (const int man : s.henchmen.in(henchman_shown(seat))) card(part(Part::shown, seat), book.henchman_record(man), static_cast<unsigned>(man));
        for (const int each_card : s.city.in(city_shown(seat))) card(part(Part::shown, seat), book.face_number(each_card), static_cast<unsigned>(book.face_number(each_card)));
        for (const int each_card : s.corruption_held[seat]) card(part(Part::corruption_row, seat), book.first_corruption + each_card, static_cast<unsigned>(each_card));
        if (s.family[seat] != absent) card(part(Part::shield, seat), book.first_family + s.family[seat], s.family[seat]);
        const bool keeps = s.start_card[seat] != absent && s.start_card[seat] != 0 && s.round == 0;
        if (keeps || seat == s.godfather) card(part(Part::start_card, seat), book.first_start + (seat == s.godfather ? 0 : s.start_card[seat]), 0);
        const Viewers money_seen = book.options.open_money ? everyone : only(seat);
        table.number(part(Part::money, seat), s.money[seat].get(), money_seen);
        table.number(part(Part::points, seat), s.points[seat]);
        table.number(part(Part::corruption, seat), s.corruption[seat]);
        if (s.figures_left[seat] != 0) table.item(part(Part::figures, seat), {.token = number(Token::gangster), .owner = static_cast<int>(seat), .n = s.figures_left[seat]});
        for (Seat other = 0; other < book.seats; ++other) {
            if (s.vendetta[seat][other] != 0) table.item(part(Part::vendetta, seat), {.token = number(Token::vendetta), .owner = static_cast<int>(other), .n = s.vendetta[seat][other]});
            if (s.pact_until[seat][other] != 0) table.item(part(Part::pacts, seat), {.token = number(Token::pact), .owner = static_cast<int>(other)});
        }
    }

    void secrets(Seat seat) const {
        const Draft &draft = s.secret.draft(seat);
        const bool bidding = !s.agenda.empty() && s.agenda.top().is(Job::bid);
        if (bidding ? s.secret.ready(seat) : draft.money > 0) table.number(part(Part::terms, seat), draft.money, draft_seen(seat), number(Unit::money));
        if (s.offer.is_open() && s.offer.from == seat) {
            const Parts &parts = s.offer.parts;
            if (parts.money > 0) table.number(part(Part::terms, seat), parts.money, s.offer.seen_by(), number(Unit::total));
            if (parts.ask != 0) {
                constexpr const char *asked[] = {"", "asks for money", "asks for a city card", "asks for a henchman", "asks for a pact"};
                table.mark(part(Part::terms, seat), {.seat = static_cast<int>(seat), .text = asked[parts.ask], .seen = s.offer.seen_by()});
            }
            if (parts.asked_money > 0) table.number(part(Part::terms, seat), parts.asked_money, s.offer.seen_by(), number(Unit::score));
        }
        if (s.secret.ready(seat)) table.mark(seat_place(seat), {.seat = static_cast<int>(seat), .text = "ready"});
        if (s.godfather == seat) table.mark(seat_place(seat), {.style = Style::ring, .seat = static_cast<int>(seat), .text = "godfather"});
        if (s.chief == seat) table.mark(seat_place(seat), {.seat = static_cast<int>(seat), .text = "police chief"});
        if (s.fight.going_on() && has_seat(s.fight.participants, seat)) {
            table.mark(seat_place(seat), {.style = Style::cross, .seat = static_cast<int>(seat), .text = has_seat(s.fight.attackers, seat) ? "attacks" : "defends"});
            if (s.fight.score[seat] != 0) table.number(seat_place(seat), s.fight.score[seat], everyone, number(Unit::score));
            constexpr const char *weapons = "weapons do not count", *beside = "adjacent squares do not count";
            if (has_seat(s.fight.no_weapons, seat)) table.mark(seat_place(seat), {.seat = static_cast<int>(seat), .text = weapons});
            if (has_seat(s.fight.no_adjacency, seat)) table.mark(seat_place(seat), {.seat = static_cast<int>(seat), .text = beside});
        }
        for (const Lasting &lasting : s.lasting) {
            if (lasting.seat == seat) table.mark(seat_place(seat), {.seat = static_cast<int>(seat), .text = book.effects[lasting.effect].stat == Stat::cost_racket ? "cheaper rackets now" : "a card helps now"});
        }
    }

    // What is being resolved, the outermost first.
    void focus() const {
        for (int at_frame = 0; at_frame < s.agenda.depth(); ++at_frame) {
            const Frame &frame = s.agenda.at(at_frame);
            if (frame.is(Job::card)) {
                const CardFrame used = CardFrame::of(frame);
                table.focus(part(Part::shown, used.owner), "A card is being used.", static_cast<int>(used.owner));
            } else if (frame.is(Job::bust)) {
                table.focus(square_place(frame.b), "The cops bust this square.", frame.a);
            } else if (frame.is(Job::hit)) {
                table.focus(part(Part::mark, static_cast<Seat>(frame.b)), "An assassination is going on.", frame.a);
            } else if (frame.is(Job::combat)) {
                table.focus(square_place(s.fight.square), "This square is fought for.", s.fight.defender);
            } else if (frame.is(Job::offer_build) || frame.is(Job::offer_answer)) {
                table.focus(seat_place(static_cast<Seat>(frame.a)), "An offer is on the table.", frame.b);
            } else if (frame.is(Job::buy_square) || frame.is(Job::start_square)) {
                table.focus(part(Part::racket_track), "A racket is being placed.", frame.a);
            } else if (frame.is(Job::move_cop)) {
                table.focus(square_place(frame.b), "This cop is being sent.", frame.a);
            } else if (frame.is(Job::tie)) {
                for (const Seat tied : each(static_cast<Seats>(frame.b))) table.focus(seat_place(tied), "Tied.", static_cast<int>(tied));
            }
        }
    }
};

} // namespace

void EmpireCity::show(const State &state, Table &table) const {
    const Painter paint{book, state, table};
    paint.tracks();
    paint.board();
    Seat order[most_capos];
    for (Seat seat = 0; seat < book.seats; ++seat) {
        paint.hands(seat);
        paint.play_area(seat);
        paint.secrets(seat);
        order[seat] = state.godfather == absent ? seat : paint.q.in_turn(static_cast<int>(seat));
    }
    paint.focus();
    table.order(std::span(order, book.seats));
}

} // namespace empire
