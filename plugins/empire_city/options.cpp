#include "options.hpp"

#include <stdexcept>
#include <string>

namespace empire {

namespace {

using nlohmann::json;

json number_option(const char *id, const char *name, int standard, int least, int most, const char *settles, int step = 1) {
    return {{"id", id}, {"name", name}, {"kind", "number"}, {"default", standard}, {"min", least}, {"max", most}, {"step", step}, {"settles", settles}};
}

json switch_option(const char *id, const char *name, bool standard, const char *settles) {
    return {{"id", id}, {"name", name}, {"kind", "switch"}, {"default", standard}, {"settles", settles}};
}

json one_option(const char *id, const char *name, std::initializer_list<std::pair<const char *, const char *>> values, const char *settles) {
    json out = {{"id", id}, {"name", name}, {"kind", "one"}, {"default", values.begin()->first}, {"values", json::array()}, {"settles", settles}};
    for (const auto &[value, text] : values) out["values"].push_back({{"id", value}, {"text", text}});
    return out;
}

json politics_option() {
    json out = one_option("politics", "Table politics",
                          {{"offers", "Offers and gifts"}, {"gifts", "Gifts only"}, {"off", "None"}},
                          "How much of the free talk of the table becomes moves: trades and gifts, gifts alone, or nothing.");
    out["role"] = "negotiation";
    return out;
}

// What the options hold is checked here too, so that a game can be made without a host.
struct Chosen {
    const json &options;

    int number(const char *id, int standard, int least, int most) const {
        const int value = options.value(id, standard);
        if (value < least || value > most) {
            throw std::invalid_argument(std::string("option '") + id + "' must be from " + std::to_string(least) + " to " + std::to_string(most));
        }
        return value;
    }
    bool flag(const char *id, bool standard) const { return options.value(id, standard); }
    int one(const char *id, std::initializer_list<const char *> values) const {
        const std::string value = options.value(id, std::string(*values.begin()));
        int index = 0;
        for (const char *each : values) {
            if (value == each) return index;
            ++index;
        }
        throw std::invalid_argument(std::string("option '") + id + "' does not know the value '" + value + "'");
    }
};

} // namespace

Options Options::from(const json &options) {
    const Chosen chosen{options};
    Options out;
    out.gangsters_per_capo = chosen.number("gangsters_per_capo", 2, 2, 4);
    out.attack_corruption = chosen.number("attack_corruption", 3, 3, 5);
    out.abduction_to_hand = chosen.one("abduction_to", {"exhausted", "hand"}) == 1;
    out.exhausted_target_printed = chosen.one("exhausted_target_score", {"zero", "printed"}) == 1;
    out.racket_capacity = chosen.number("racket_capacity", 1, 1, 3);
    out.territory_high = chosen.one("territory_vp", {"low", "high"}) == 1;
    out.everyone_pays_for_joining = chosen.one("multi_attack_corruption", {"newcomer", "everyone"}) == 1;
    out.martial_law_tie = static_cast<MartialLawTie>(chosen.one("martial_law_tie", {"godfather", "vp_money_godfather", "shared"}));
    out.tied_defender_wins = chosen.one("combat_tie", {"godfather", "defender"}) == 1;
    out.exhausted_specials_count = chosen.one("special_zone", {"hand", "hand_or_exhausted"}) == 1;
    out.ness_leaves = chosen.flag("ness_leaves", true);
    out.politics = static_cast<Politics>(chosen.one("politics", {"offers", "gifts", "off"}));
    out.offers_per_turn = chosen.number("offers_per_turn", 1, 0, 5);
    out.offers_per_round = chosen.number("offers_per_round", 2, 0, 10);
    out.vendetta_by_fight_card = chosen.flag("vendetta_by_fight_card", true);
    out.token_supply = chosen.number("token_supply", 0, 0, 40);
    out.st_marys_multiple = chosen.flag("st_marys_multiple", false);
    out.hire_corruption = chosen.flag("hire_corruption", true);
    out.city_hand_limit = chosen.number("city_hand_limit", 0, 0, 15);
    out.allow_pass = chosen.flag("allow_pass", false);
    out.open_money = chosen.flag("open_money", false);
    out.random_families = chosen.one("family_pick", {"choose", "random"}) == 1;
    out.round_limit = chosen.number("round_limit", 40, 10, 60);
    return out;
}

json Options::declared() {
    return json::array({
        number_option("gangsters_per_capo", "Gangsters per capo", 2, 2, 4,
                      "The book never says how many figures a capo has; more figures make shorter games."),
        number_option("attack_corruption", "Corruption of an attack", 3, 3, 5,
                      "The rules charge an attack 3 corruption, their quick guide 5.", 2),
        one_option("abduction_to", "Abducted specials go", {{"exhausted", "face up, exhausted"}, {"hand", "straight to the hand"}},
                   "One passage lays an abducted special face up, two others put him into the hand at once."),
        one_option("exhausted_target_score", "Exhausted target of a hit counts", {{"zero", "nothing"}, {"printed", "his printed score"}},
                   "Whether a henchman who cannot be revealed any more defends himself with his printed score."),
        number_option("racket_capacity", "Rackets on a square", 1, 1, 3,
                      "The book speaks of the racket of a square here and of its rackets there; never two bordellos."),
        one_option("territory_vp", "Points of the neighbourhoods", {{"low", "slums 0, midtown 1, downtown 2"}, {"high", "slums 1, midtown 2, downtown 3"}},
                   "The printed values are lost; only their order is known. The higher ones make much shorter games."),
        one_option("multi_attack_corruption", "Joining an attack costs", {{"newcomer", "the newcomer alone"}, {"everyone", "all who are involved"}},
                   "Who takes corruption when one more capo attacks a square that is under attack already."),
        one_option("martial_law_tie", "Tie under martial law",
                   {{"godfather", "the godfather decides"}, {"vp_money_godfather", "points, then money, then the godfather"}, {"shared", "all of them win"}},
                   "Who wins when several capos share the lowest corruption at martial law."),
        one_option("combat_tie", "Tied combats", {{"godfather", "the godfather decides"}, {"defender", "a tied defender wins"}},
                   "Whether a tied defender needs the godfather's word to keep his square."),
        one_option("special_zone", "Five specials count", {{"hand", "in hand only"}, {"hand_or_exhausted", "in hand or exhausted"}},
                   "The victory list asks for the hand; the quick guide only for holding all five."),
        switch_option("ness_leaves", "Elliot Ness leaves below 50", true,
                      "Nothing says whether he goes home when the highest corruption falls below his mark."),
        politics_option(),
        number_option("offers_per_turn", "Offers in a declaration", 1, 0, 5, "Talk is free in the book; this keeps turns short."),
        number_option("offers_per_round", "Offers in a round", 2, 0, 10, "Talk is free in the book; this keeps rounds short. 0 means no limit."),
        switch_option("vendetta_by_fight_card", "Fight cards cash in tokens", true,
                      "Whether a card played in a fight counts as a card against the rival, so that his tokens may be cashed in."),
        number_option("token_supply", "Family tokens per capo", 0, 0, 40, "The number of tokens in the box is not printed. 0 means no limit."),
        switch_option("st_marys_multiple", "Several donations at St Mary's", false,
                      "City Hall takes several donations from one figure; of St Mary's the book speaks in the singular."),
        switch_option("hire_corruption", "Hiring costs corruption", true,
                      "A henchman's corruption is due when he is refreshed; whether also when he is hired is not said."),
        number_option("city_hand_limit", "Limit of the city hand", 0, 0, 15, "The book knows no limit. 0 means none."),
        switch_option("allow_pass", "A figure may be left unused", false, "The book places figures until none is left."),
        switch_option("open_money", "Open money", false, "Money is kept behind the shield; some tables prefer to see it."),
        one_option("family_pick", "Families are", {{"choose", "chosen in seat order"}, {"random", "dealt at random"}},
                   "The book lets everybody choose without saying in which order."),
        number_option("round_limit", "Last round", 40, 10, 60, "A guard against endless games: after this round most points win."),
    });
}

} // namespace empire
