#include "options.hpp"

#include <algorithm>

namespace godfather {

namespace {

using Json = nlohmann::json;

std::uint8_t chosen_neighborhoods(const Json &chosen, const Data &data) {
    const std::string preset = chosen.value("preset", "none");
    if (preset != "none") {
        const auto found = data.presets.find(preset);
        if (found == data.presets.end()) throw std::invalid_argument("preset: '" + preset + "' is unknown; use none, six, five or four");
        return found->second;
    }
    if (!chosen.contains("neighborhoods")) return 0xff;
    unsigned mask = 0;
    sitdown::Field(chosen.at("neighborhoods"), "neighborhoods").each([&](const sitdown::Field &id) { mask |= 1u << data.neighborhood(id); });
    return static_cast<std::uint8_t>(mask == 0 ? 0xff : mask); // none chosen: none left out
}

// One of two words.
bool second_word(const Json &chosen, const char *name, const char *first, const char *second) {
    const std::string word = chosen.value(name, first);
    if (word != first && word != second) throw std::invalid_argument(std::string(name) + ": '" + word + "' is unknown; use " + first + " or " + second);
    return word == second;
}

int number(const Json &chosen, const char *name, int otherwise, int lowest, int highest) {
    if (!chosen.contains(name)) return otherwise;
    return static_cast<int>(sitdown::Field(chosen.at(name), name).integer(lowest, highest));
}

} // namespace

Options::Options(const Json &chosen, const Data &data)
    : in_play(chosen_neighborhoods(chosen, data)), start_cash(number(chosen, "start_cash", 3000, 600, 10000)),
      piecewise(second_word(chosen, "play_resolution", "set", "piecewise")), direct_pocket(number(chosen, "direct_pocket", 2, 1, 3)),
      declared(second_word(chosen, "control_mode", "survive", "declared")),
      declare_min_pieces(number(chosen, "declare_min_pieces", 4, 1, 8)),
      exact_bonus(second_word(chosen, "bonus_rounding", "nearest_100", "exact")),
      pay_bonus_at_end(second_word(chosen, "bonus_at_end", "lapse", "pay")),
      half_up(second_word(chosen, "half_value", "exact", "up_to_10")), fingerman_mandatory(chosen.value("fingerman_mandatory", false)),
      reshuffle(second_word(chosen, "reshuffle", "never", "each_cycle")), stalemate_vote(chosen.value("stalemate_vote", false)),
      open_hands(chosen.value("open_hands", false)), piece_supply(number(chosen, "piece_supply", 0, 0, 100)),
      last_stand_rounds(number(chosen, "last_stand_rounds", 8, 0, 40)), idle_rounds(number(chosen, "idle_rounds", 4, 0, 20)),
      round_limit(number(chosen, "round_limit", 60, 10, 200)) {
    // 0 means that the bag never empties; a bag that exists holds 20 men at least.
    if (piece_supply != 0) piece_supply = std::max(piece_supply, 20);
}

} // namespace godfather
