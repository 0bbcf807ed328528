// Effects that give, take or change numbers.
#include "../play.hpp"

namespace empire {

namespace {

unsigned face_of_use(const Use &use) { return static_cast<unsigned>(use.record + 1); }

} // namespace

void Play::do_mod(const Effect &effect, const Use &use) {
    s.lasting.push({static_cast<std::uint16_t>(&effect - book.effects.data()), static_cast<std::uint8_t>(use.owner), static_cast<std::uint8_t>(effect.lasts)});
    refresh_changes(use.owner);
    events.mark({.by = static_cast<int>(use.owner), .other = face_of_use(use), .text = number(Text::cheaper)});
}

void Play::do_money(const Effect &effect, const Use &use) {
    for (const Seat seat : each(meant(effect.who, use))) {
        if (effect.amount >= 0) {
            earn(seat, effect.amount, Text::money_gained, face_of_use(use));
        } else { // at most what is owned: how much that was is his secret (EC-18.7)
            const int lost = std::min(-effect.amount, money(seat));
            s.money[seat].change(-lost, only(seat), effect.amount, 0);
            events.pay({.by = static_cast<int>(seat), .other = face_of_use(use), .from = part(Part::money, seat), .amount = lost, .unit = number(Unit::money), .text = number(Text::money_lost), .tells = only(seat)});
        }
    }
}

void Play::do_money_per(const Effect &effect, const Use &use) {
    earn(use.owner, std::min<int>(effect.most, own_items(use.owner, effect) * effect.amount), Text::money_gained, face_of_use(use));
}

void Play::do_vp(const Effect &effect, const Use &use) {
    gain_points(meant(effect.who, use), effect.amount, effect.amount > 0 ? Text::points_gained : Text::points_lost, face_of_use(use));
}

void Play::do_vp_per(const Effect &effect, const Use &use) {
    gain_points(seat_bit(use.owner), std::min<int>(effect.most, own_items(use.owner, effect) / effect.every * effect.amount), Text::points_gained, face_of_use(use));
}

void Play::do_corruption(const Effect &effect, const Use &use) {
    gain_corruption(meant(effect.who, use), effect.amount, effect.amount > 0 ? Text::corruption_gained : Text::corruption_lost, face_of_use(use));
}

void Play::do_steal_money(const Effect &effect, const Use &use) {
    move_money(use.rival, use.owner, std::min<int>(effect.amount, money(use.rival)), effect.amount, Text::stolen_money);
}

void Play::do_take_pot(const Effect &effect, const Use &use) {
    const int taken = std::min<int>(effect.amount, int{s.pot});
    s.pot -= taken;
    s.money[use.owner].shift(taken);
    events.pay({.by = static_cast<int>(use.owner), .other = face_of_use(use), .from = square_place(book.square_of[static_cast<std::size_t>(Neutral::pitney_downs)]),
                .to = part(Part::money, use.owner), .amount = taken, .unit = number(Unit::money), .text = number(Text::pot_taken)});
}

void Play::do_add_pot(const Effect &effect, const Use &use) {
    s.pot += effect.amount;
    events.pay({.other = face_of_use(use), .to = square_place(book.square_of[static_cast<std::size_t>(Neutral::pitney_downs)]), .amount = effect.amount, .unit = number(Unit::money),
                .text = number(Text::pot_grows)});
}

void Play::do_add_figure(const Effect &effect, const Use &use) {
    s.figures_left[use.owner] = static_cast<std::uint8_t>(s.figures_left[use.owner] + effect.count);
    events.move({.by = static_cast<int>(use.owner), .other = face_of_use(use), .token = number(Token::gangster), .to = part(Part::figures, use.owner), .text = number(Text::extra_figure)});
}

void Play::do_become_godfather(const Effect &, const Use &use) {
    s.godfather = static_cast<std::uint8_t>(use.owner);
    events.mark({.by = static_cast<int>(use.owner), .text = number(Text::became_godfather)});
}

void Play::do_call_sitdown(const Effect &, const Use &use) {
    s.sitdown = 1;
    events.mark({.by = static_cast<int>(use.owner), .other = face_of_use(use), .text = number(Text::sitdown_called)});
}

} // namespace empire
