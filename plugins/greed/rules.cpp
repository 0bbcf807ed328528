#include "rules.hpp"

namespace greed {

namespace configuring {

bool is_on(const nlohmann::json &options, const char *key, bool usual) { return options.value(key, usual); }

bool is(const nlohmann::json &options, const char *key, const std::string &value) {
    return options.value(key, std::string()) == value;
}

Seat seats(Seat wanted) {
    if (wanted < fewest_seats || wanted > most_seats) { // GR-5.1
        throw std::invalid_argument("Greed is for 2 to 5 players, not for " + std::to_string(wanted));
    }
    return wanted;
}

Options options(const nlohmann::json &from) {
    Options out;
    out.needs_count_played_card = is_on(from, "needs_count_played_card", true);
    out.hideout_previous_turns = is(from, "hideout_scope", "previous_turns");
    out.limited_markers = is_on(from, "limited_markers", false);
    out.reshuffle_discards = is_on(from, "reshuffle_discards", false);
    out.hidden_cash = is_on(from, "hidden_cash", false);
    out.each_turn_prompt = is(from, "each_turn_order", "prompt");
    out.remember_piles = is_on(from, "remember_piles", false);
    return out;
}

Numbers numbers(const sitdown::Field &from) {
    Numbers out{};
    out.rounds = static_cast<int>(from["rounds"].integer(1, 12));
    out.first_play_round = static_cast<int>(from["first_play_round"].integer(1, 12));
    out.cards_dealt = static_cast<int>(from["cards_dealt"].integer(out.rounds, 12));
    out.starting_cash = static_cast<int>(from["starting_cash"].integer(0, 1'000'000));
    out.marker_value = static_cast<int>(from["marker_value"].integer(0, 100'000));
    out.development_markers = static_cast<int>(from["development_markers"].integer(0, 999));
    return out;
}

} // namespace configuring

Rules::Rules(const sitdown::Setup &setup)
    : seats(configuring::seats(setup.seats)), options(configuring::options(setup.options)),
      numbers(configuring::numbers(setup.data("table.json"))), deck(setup) {
    for (Seat seat = 0; seat < seats; ++seat) {
        Seat pile = seat;
        for (int round = 1; round <= numbers.rounds + 1; ++round, pile = right(pile)) {
            piles[seat][round] = static_cast<std::uint8_t>(pile);
        }
    }
}

} // namespace greed
