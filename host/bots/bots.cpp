#include "host/bots/bots.hpp"

#include "host/bots/greedy_bot.hpp"
#include "host/bots/random_bot.hpp"

namespace sitdown::host {
namespace {

std::uint32_t profile_number(std::string_view wanted, const Json& manifest) {
    std::string known;
    std::uint32_t number = 0;
    for (const Json& profile : manifest.value("profiles", Json::array())) {
        ++number;
        const std::string id = profile.value("id", std::string());
        if (id == wanted) return number;
        known += (known.empty() ? "" : ", ") + id;
    }
    const std::string game = manifest.value("id", std::string("this game"));
    if (known.empty())
        throw Error("not_found", game + " declares no profiles for bots; write \"greedy\" without \":" +
                                     std::string(wanted) + "\".");
    throw Error("not_found",
                game + " has no bot profile \"" + std::string(wanted) + "\"; choose one of: " + known + ".");
}

}  // namespace

std::vector<std::string> bot_names() { return {"random", "greedy"}; }

BotName parse_bot(std::string_view name, const Json& manifest) {
    const std::size_t colon = name.find(':');
    const std::string_view kind = name.substr(0, colon);
    if (kind == "random") {
        if (colon != name.npos)
            throw Error("not_found", "The bot \"random\" has no profiles; write \"random\" alone.");
        return {"random", 0};
    }
    if (kind == "greedy")
        return {"greedy", colon == name.npos ? 0 : profile_number(name.substr(colon + 1), manifest)};
    throw Error("not_found",
                "There is no bot \"" + std::string(name) + "\"; choose random, greedy or greedy:PROFILE.");
}

std::unique_ptr<Bot> make_bot(std::string_view name, const Rules& rules, std::uint64_t seed) {
    const BotName bot = parse_bot(name, rules.manifest());
    if (bot.kind == "random") return std::make_unique<RandomBot>(seed);
    return std::make_unique<GreedyBot>(rules, seed, bot.profile);
}

}  // namespace sitdown::host
