// Items as text.
#include "host/cli/terminal/picture.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {

using Json = nlohmann::json;

namespace {

std::string thing(const Json& item, const Lexicon& lexicon) {
    const std::string face = item.value("face", ""), token = item.value("token", "");
    if (!face.empty()) return lexicon.face(face) ? name_of(*lexicon.face(face)) : face;
    if (!token.empty()) return lexicon.token(token) ? name_of(*lexicon.token(token)) : token;
    return "something";
}

std::vector<std::string> remarks(const Json& item, const Lexicon& lexicon, const Company& company) {
    std::vector<std::string> words;
    for (const char* flag : {"picked", "tentative", "remembered"}) {
        if (item.value(flag, false)) words.emplace_back(flag);
    }
    if (!item.value("up", true)) words.emplace_back("face down");
    if (item.value("turned", 0) != 0) words.emplace_back("turned");
    for (const Json& state : part(item, "states"))
        words.push_back(state.is_string() ? state.get<std::string>() : name_of(state));
    for (const auto& [unit, number] : part(item, "numbers").items())
        words.push_back(lexicon.named_amount(number.get<long long>(), unit));
    std::vector<std::string> lying;
    for (const Json& each : part(item, "on")) lying.push_back(item_text(each, lexicon, company));
    if (const int hidden = item.value("on_hidden", 0); hidden > 0) lying.push_back(std::to_string(hidden) + " hidden");
    if (!lying.empty()) words.push_back("with " + join(lying, " and "));
    return words;
}

}  // namespace

std::string item_text(const Json& item, const Lexicon& lexicon, const Company& company) {
    std::string text = thing(item, lexicon);
    const int owner = item.value("owner", -1);
    if (owner >= 0 && static_cast<std::size_t>(owner) < company.names.size())
        text = company.names[static_cast<std::size_t>(owner)] + "'s " + text;
    if (const int many = item.value("n", 1); many != 1) text = std::to_string(many) + " × " + text;
    const auto words = remarks(item, lexicon, company);
    return words.empty() ? text : text + " (" + join(words) + ")";
}

}  // namespace sitdown::host::cli
