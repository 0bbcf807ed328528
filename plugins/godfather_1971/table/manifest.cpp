// What holds for every configuration: identity, options, and the lists of vocabulary.hpp.
#include "../game.hpp"

namespace godfather {

namespace {

Json value(const char *id, const char *text) { return {{"id", id}, {"text", text}}; }

Json one(const char *id, const char *name, const char *otherwise, const char *settles, Json values) {
    return {{"id", id}, {"name", name}, {"kind", "one"}, {"default", otherwise}, {"settles", settles}, {"values", std::move(values)}};
}

Json number(const char *id, const char *name, int otherwise, int lowest, int highest, int step, const char *settles) {
    return {{"id", id},      {"name", name},   {"kind", "number"}, {"default", otherwise},
            {"min", lowest}, {"max", highest}, {"step", step},     {"settles", settles}};
}

Json flag(const char *id, const char *name, const char *settles) {
    return {{"id", id}, {"name", name}, {"kind", "switch"}, {"default", false}, {"settles", settles}};
}

Json neighborhoods_option() {
    Json values = Json::array(), all = Json::array();
    static constexpr const char *names[][2] = {{"harlem", "Harlem"},
                                               {"wall_street", "Wall Street"},
                                               {"lower_east_side", "Lower East Side"},
                                               {"park_west", "Park West"},
                                               {"upper_west_side", "Upper West Side"},
                                               {"little_italy", "Little Italy"},
                                               {"the_docks", "The Docks"},
                                               {"midtown", "Midtown"}};
    for (const auto &[id, name] : names) values.push_back(value(id, name)), all.push_back(id);
    return {{"id", "neighborhoods"}, {"name", "Neighbourhoods in play"}, {"kind", "subset"}, {"default", all}, {"values", values},
            {"settles", "Which neighbourhoods are fought over; leave some out for a shorter game. With none chosen all are in play."}};
}

Json declared_options() {
    return Json::array({
        one("preset", "Short game", "none", "A ready choice of neighbourhoods; it goes before the list of neighbourhoods.",
            {value("none", "As listed"), value("six", "Six: without Lower East Side and The Docks"),
             value("five", "Five: without the three largest"), value("four", "Four: Wall Street, Park West, Little Italy, Midtown")}),
        neighborhoods_option(),
        number("start_cash", "Cash at the start", 3000, 600, 10000, 100, "How much everybody begins with."),
        one("play_resolution", "Judging a play", "set", "Whether the men placed in a neighbourhood are judged together or one by one.",
            {value("set", "Together, at the end of the turn"), value("piecewise", "Each man at once")}),
        number("direct_pocket", "Pocket that counts", 2, 1, 3, 1, "How large an empty pocket behind a safe fence may be to count as controlled."),
        one("control_mode", "How control is won", "survive", "Whether a majority must outlast a round of turns, or is declared and may be challenged.",
            {value("survive", "A majority that outlasts everybody's turn"), value("declared", "A declaration that nobody challenges")}),
        number("declare_min_pieces", "Men needed to declare", 4, 1, 8, 1, "Only for declared control: how many men a declaration needs."),
        one("bonus_rounding", "Bonus rounding", "nearest_100", "How the tenth of a control value is rounded.",
            {value("nearest_100", "To the nearest $100, halves up"), value("exact", "Not at all")}),
        one("bonus_at_end", "Bonus left at the end", "lapse", "What happens to instalments that the end of the game cuts off.",
            {value("lapse", "They lapse"), value("pay", "They are paid")}),
        one("half_value", "Half prices", "exact", "What a man sold for a bad break brings when half his price fits no note.",
            {value("exact", "Exactly half"), value("up_to_10", "Rounded up to $10")}),
        flag("fingerman_mandatory", "Fingermen must use all three", "Whether a fingerman may stop before his third man."),
        one("reshuffle", "Shuffling", "never", "Whether a deck is shuffled once all of it has been drawn.",
            {value("never", "Played cards go under the deck, unshuffled"), value("each_cycle", "Shuffled after each run through the deck")}),
        number("piece_supply", "Men in each bag", 0, 0, 100, 1, "0: the bag never empties. Otherwise 20 to 100; a smaller number counts as 20."),
        number("last_stand_rounds", "Last stand", 8, 0, 40, 1, "Rounds that are left once only one neighbourhood is open; 0: no such clock."),
        number("idle_rounds", "Idle end", 4, 0, 20, 1, "Rounds without any change on the map that end the game; 0: never."),
        number("round_limit", "Round limit", 60, 10, 200, 1, "The round after which the game is over in any case."),
        flag("stalemate_vote", "Vote to stop", "Whether all vote on ending the game after a round in which nobody bought."),
        flag("open_hands", "Open hands", "For teaching: whether held cards lie open."),
    });
}

template <class List, class Words>
Json listed(const List &list, Words words) {
    Json out = Json::array();
    for (const auto &entry : list) out.push_back(words(entry));
    return out;
}

} // namespace

Json Godfather::manifest() {
    Json out = {{"id", "godfather_1971"},
                {"version", "1.0.0"},
                {"title", "The Godfather Game"},
                {"about", "Fence in Manhattan block by block: surround rivals' men, hold a majority through everybody's turn, and cash in."},
                {"seats", {{"min", 2}, {"max", 4}}},
                {"minutes", {{"min", 35}, {"max", 90}}},
                {"shelf", 30},
                {"decisions", 40000},
                {"mechanics", {"area-control", "capture", "piece-placement", "dice", "hidden-information", "take-that"}},
                {"hidden", {"the card in each hand", "votes while they are cast"}},
                {"chance", {"the dice for the first player", "the order of the decks", "the dice for breaks"}},
                {"options", declared_options()}};
    out["endings"] = listed(ending_words, [](const EndingWords &words) { return value(words.id, words.text); });
    out["profiles"] = listed(profile_words, [](const ProfileWords &words) { return value(words.id, words.text); });
    out["phases"] = listed(phase_words, [](const PhaseWords &words) -> Json { return {{"id", words.id}, {"name", words.name}, {"help", words.help}}; });
    out["prompts"] = listed(step_words, [](const StepWords &words) -> Json {
        return {{"id", words.id}, {"text", words.text}, {"help", words.help}, {"wait", words.wait}};
    });
    out["acts"] = listed(act_words, [](const ActWords &words) {
        Json roles = Json::array();
        for (const char *role : words.roles) {
            if (role) roles.push_back(role);
        }
        return Json{{"id", words.id}, {"text", words.text}, {"class", words.kind}, {"roles", roles}};
    });
    out["units"] = listed(unit_words, [](const UnitWords &words) {
        Json unit = {{"id", words.id}, {"name", words.name}, {"role", words.role}, {"prefix", words.prefix}, {"suffix", words.suffix}};
        if (*words.one) unit["one"] = words.one;
        return unit;
    });
    return out;
}

} // namespace godfather
