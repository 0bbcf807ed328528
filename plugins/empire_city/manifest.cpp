// What the game says of itself, whatever its configuration.
#include <sstream>

#include "empire_city.hpp"
#include "words_list.hpp"

namespace empire {

namespace {

Json split(const char *words) {
    Json out = Json::array();
    std::istringstream in(words);
    for (std::string word; in >> word;) out.push_back(word);
    return out;
}

} // namespace

Json EmpireCity::manifest() {
    Json out = {
        {"id", "empire_city"}, {"version", "1.0.0"}, {"title", "Empire City"},
        {"about", "Prohibition, six families, one city: rackets, bribes, hits and a godfather's chair for the highest bidder."},
        {"seats", {{"min", 3}, {"max", most_capos}}}, {"minutes", {{"min", 90}, {"max", 180}}}, {"shelf", 1}, {"decisions", 60000},
        {"mechanics", {"area-control", "auction", "bluffing", "dice", "engine-building", "hand-management", "hidden-information", "negotiation",
                       "set-collection", "simultaneous-selection", "take-that", "trading", "turn-order-bid", "variable-powers", "worker-placement"}},
        {"hidden", {"city cards in hand", "henchmen in hand", "money behind the shield", "bids and selections until they are shown"}},
        {"chance", {"draws from the decks", "the dice of Pitney Downs, casinos and casualties", "random targets and thefts"}},
        {"profiles", {{{"id", "collector"}, {"text", "Gathers the five specials above everything else."}},
                      {{"id", "reckless"}, {"text", "Fights and kills without a thought for corruption."}}}},
    };
    out["options"] = Options::declared();
    const auto rest = [](auto words) { return words.subspan(1); };
    for (const EndingWords &each : rest(ending_words())) out["endings"].push_back({{"id", each.id}, {"text", each.text}});
    for (const PhaseWords &each : rest(phase_words())) out["phases"].push_back({{"id", each.id}, {"name", each.name}, {"help", each.help}});
    for (const QuestionWords &each : rest(question_words())) {
        out["prompts"].push_back({{"id", each.id}, {"text", each.text}, {"help", each.help}, {"wait", each.wait}});
    }
    for (const ActWords &each : rest(act_words())) {
        out["acts"].push_back({{"id", each.id}, {"class", each.type}, {"roles", split(each.roles)}, {"text", each.text}});
        if (*each.verb) out["acts"].back()["name"] = each.verb;
        const bool money = each.act == Act::bid || each.act == Act::give_money || each.act == Act::ask_money;
        if (money) out["acts"].back()["unit"] = "money";
    }
    for (const UnitWords &each : rest(unit_words())) {
        Json unit = {{"id", each.id}, {"name", each.name}, {"role", each.role}};
        if (*each.prefix) unit["prefix"] = each.prefix;
        if (*each.one) unit["one"] = each.one;
        out["units"].push_back(unit);
    }
    return out;
}

} // namespace empire
