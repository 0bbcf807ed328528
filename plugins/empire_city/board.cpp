// Squares, rackets, tokens, cops and figures change.
#include "play.hpp"

namespace empire {

void Play::refresh_square(int square) {
    const Squares here = square_bit(square);
    s.masks.full &= ~here;
    s.masks.bordellos &= ~here;
    if (s.racket_at[square][book.options.racket_capacity - 1] != 0) s.masks.full |= here;
    for (const std::uint8_t racket : s.racket_at[square]) {
        if (racket != 0 && book.racket(racket - 1).type == RacketType::bordello) s.masks.bordellos |= here;
    }
}

void Play::refresh_cops() { s.masks.cops = counted_cops(); }

void Play::claim(Seat seat, int square) {
    s.held[seat] |= square_bit(square);
    s.tokens[square] = 1;
    events.move({.by = static_cast<int>(seat), .token = number(Token::family), .to = square_place(square), .text = number(Text::claims)});
}

// EC-6.9, 4.7: all tokens go, the rackets to their pile.
void Play::lose_square(int square, Text text) {
    const int owner = owner_of(square);
    if (owner < 0) return;
    s.held[owner] &= ~square_bit(square);
    s.tokens[square] = 0;
    events.move({.by = owner, .token = number(Token::family), .from = square_place(square), .text = number(text)});
    for (std::uint8_t &racket : s.racket_at[square]) {
        if (racket == 0) continue;
        s.racket_pile.add(racket - 1);
        s.blocked.remove(racket - 1);
        events.move({.by = owner, .face = static_cast<unsigned>(book.first_racket + racket), .from = square_place(square), .to = part(Part::racket_pile), .text = number(Text::racket_lost)});
        racket = 0;
    }
    refresh_square(square);
}

// EC-4.9: a destroyed bordello takes its extra tokens with it.
void Play::remove_racket(int racket, Text text) {
    const int square = square_of_racket(racket);
    std::uint8_t *slots = s.racket_at[square];
    int left = 0;
    for (int at = 0; at < 3; ++at) {
        if (slots[at] != racket + 1 && slots[at] != 0) slots[left++] = slots[at];
    }
    while (left < 3) slots[left++] = 0;
    refresh_square(square);
    s.racket_pile.add(racket);
    s.blocked.remove(racket);
    if (book.racket(racket).type == RacketType::bordello && s.tokens[square] > 1) s.tokens[square] = 1;
    events.move({.by = owner_of(square), .face = static_cast<unsigned>(book.first_racket + racket + 1), .from = square_place(square), .to = part(Part::racket_pile), .text = number(text)});
}

void Play::place_racket(Seat seat, int racket, int square, Text text) {
    s.racket_track.remove(racket);
    int at = 0;
    while (s.racket_at[square][at] != 0) ++at;
    s.racket_at[square][at] = static_cast<std::uint8_t>(racket + 1);
    refresh_square(square);
    events.move({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_racket + racket + 1), .from = part(Part::racket_track), .to = square_place(square), .text = number(text)});
}

// A controlled square that a cop moves into is busted (EC-6.9).
void Play::put_cop(int cop, int square, Text text, int by) {
    const int from = s.cop_at[cop];
    s.cop_at[cop] = static_cast<std::uint8_t>(square);
    refresh_cops();
    events.move({.by = by, .token = number(Token::cop), .from = from == absent ? Place{} : square_place(from), .to = square_place(square), .text = number(text)});
}

// EC-9.1, 9.5: no token is given when none is left.
void Play::give_token(Seat from, Seat to) {
    if (!token_left(from)) return;
    ++s.vendetta[to][from];
    events.move({.by = static_cast<int>(from), .whom = static_cast<int>(to), .token = number(Token::vendetta), .to = part(Part::vendetta, to), .text = number(Text::token_given)});
}

// The godfather's first figure is the consigliere.
void Play::place_figure(Seat seat, int spot, int whom) {
    const bool consigliere = seat == s.godfather && s.consigliere == absent;
    if (consigliere) s.consigliere = static_cast<std::uint8_t>(spot);
    else ++s.figures[spot][seat];
    --s.figures_left[seat];
    events.move({.by = static_cast<int>(seat), .whom = whom, .token = number(consigliere ? Token::consigliere : Token::gangster), .from = part(Part::figures, seat), .to = spot_place(spot),
                 .text = number(Text::places_figure)});
}

} // namespace empire
