// The gain procedure (GR-4.7): double, take, then every mirror answers.
#include "rules.hpp"

namespace greed {

namespace gaining {

int doubled(const State &s, Seat seat, int amount) {
    for (const Lasting &each : s.active) {
        if (each.kind == TurnKind::double_gains && each.owner == seat) amount <<= each.times;
    }
    return amount;
}

void take(Moment &m, Seat seat, int amount, int source, Text line, int played = no_card) {
    m.s.cash[seat] += amount;
    m.events.pay({.whom = static_cast<int>(seat),
                  .face = face(played),
                  .other = face(source),
                  .to = at(Component::cash, seat),
                  .amount = amount,
                  .unit = unit(Unit::money),
                  .text = text(line)});
}

// A mirror answers an original gain once, so that two facing each other come to an end (GR-5.36).
void mirror(Moment &m, Seat gainer, int amount, std::uint32_t &answered) {
    for (int each = 0; each < m.s.active.size(); ++each) {
        const Lasting &lasting = m.s.active[each];
        if (lasting.kind != TurnKind::mirror_gains || m.rules.left(lasting.owner) != gainer || (answered >> each & 1))
            continue;
        answered |= 1u << each;
        const Seat owner = lasting.owner;
        const int same = doubled(m.s, owner, amount);
        for (int time = lasting.times; time > 0; --time) {
            take(m, owner, same, lasting.source, Text::matches);
            mirror(m, owner, same, answered);
        }
    }
}

} // namespace gaining

void gain(Moment &m, Seat seat, int amount, int source, int played) {
    if (amount == 0) return;
    const Text plain = played == no_card ? Text::takes : Text::takes_for_play;
    if (m.s.active.empty()) return gaining::take(m, seat, amount, source, plain, played);
    const int taken = gaining::doubled(m.s, seat, amount);
    gaining::take(m, seat, taken, source, taken == amount ? plain : Text::takes_doubled, played);
    std::uint32_t answered = 0;
    gaining::mirror(m, seat, taken, answered);
}

void lose(Moment &m, Seat seat, int amount, int source) {
    const int lost = std::min<int>(amount, m.s.cash[seat]);
    if (lost == 0) return;
    m.s.cash[seat] -= lost;
    m.events.pay({.by = static_cast<int>(seat),
                  .other = face(source),
                  .from = at(Component::cash, seat),
                  .amount = lost,
                  .unit = unit(Unit::money),
                  .text = text(Text::loses_cash)});
}

void pay(Moment &m, Seat seat, int amount, int source) {
    m.s.cash[seat] -= amount;
    m.events.pay({.by = static_cast<int>(seat),
                  .other = face(source),
                  .from = at(Component::cash, seat),
                  .amount = amount,
                  .unit = unit(Unit::money),
                  .text = text(Text::pays_money)});
}

} // namespace greed
