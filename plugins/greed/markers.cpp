#include "rules.hpp"

namespace greed {

namespace marking {

// Loan Shark (GR-4.4-7): the first markers of a play are left out, so that counters already see the lower number.
int after_holding_back(Moment &m, Seat seat, int card, int n) {
    Frame *play = play_of(m.s, card);
    if (play == nullptr || play->left_out == 0) return n;
    const int held = std::min<int>(play->left_out, n);
    play->left_out = static_cast<std::uint16_t>(play->left_out - held);
    int shark = no_card;
    each_able(m.rules, m.s, display(m.s, seat), m.rules.deck.reducing, [&](int each) { shark = each; });
    m.events.say({.by = static_cast<int>(seat), .face = face(card), .other = face(shark), .amount = held,
                  .unit = unit(Unit::markers), .text = text(Text::left_out)});
    return n - held;
}

int within_supply(Moment &m, Seat seat, int card, int n) {
    if (!m.rules.options.limited_markers) return n; // GR-5.23
    const int supply = m.rules.numbers.development_markers - m.s.markers_in_play;
    if (n <= supply) return n;
    m.events.say({.by = static_cast<int>(seat), .face = face(card), .text = text(Text::no_markers_left)});
    return supply;
}

} // namespace marking

void place_markers(Moment &m, Seat seat, int card, int n, int source) {
    place_markers(m, seat, card, n, source, source == card ? Text::gets_own_markers : Text::gets_markers);
}

void place_markers(Moment &m, Seat seat, int card, int n, int source, Text line) {
    if (n <= 0) return;
    n = marking::within_supply(m, seat, card, marking::after_holding_back(m, seat, card, n));
    if (n <= 0) return;
    m.s.markers[card] = static_cast<std::uint16_t>(m.s.markers[card] + n);
    m.s.markers_in_play = static_cast<std::uint16_t>(m.s.markers_in_play + n);
    m.events.change({.by = static_cast<int>(seat), .face = face(card), .other = face(source),
                     .to = at(Component::holdings, seat), .amount = n, .unit = unit(Unit::markers),
                     .text = text(line)});
}

void remove_markers(Moment &m, Seat seat, int card, int n, int source) {
    const int gone = std::min<int>(n, m.s.markers[card]);
    if (gone == 0) return;
    m.s.markers[card] = static_cast<std::uint16_t>(m.s.markers[card] - gone);
    m.s.markers_in_play = static_cast<std::uint16_t>(m.s.markers_in_play - gone);
    m.events.change({.by = static_cast<int>(seat), .face = face(card), .other = face(source),
                     .from = at(Component::holdings, seat), .amount = gone, .unit = unit(Unit::markers),
                     .text = text(Text::loses_markers)});
}

// Every icon of a kind that the Holding shows brings a marker, its own and all others in the display (GR-4.4-4).
void place_icon_markers(Moment &m, Seat seat, int card) {
    const Card &facts = m.rules.deck[card];
    int n = 0;
    for (int icon = 0; icon < icon_kinds; ++icon) {
        if (facts.icons[icon] > 0) n += m.s.icons[seat][icon];
    }
    place_markers(m, seat, card, n, card, Text::gets_icon_markers);
}

} // namespace greed
