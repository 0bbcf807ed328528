#include "host/cli/terminal/wording.hpp"

#include <algorithm>
#include <cctype>

namespace sitdown::host::cli {

std::string small(std::string_view text) {
    std::string out(text);
    for (char& letter : out) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return out;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        while (!word.empty() && std::ispunct(static_cast<unsigned char>(word.back()))) word.pop_back();
        const auto begin = std::find_if(word.begin(), word.end(), [](char letter) {
            return !std::ispunct(static_cast<unsigned char>(letter)) || letter == '-';
        });
        word.erase(word.begin(), begin);
        if (!word.empty()) words.push_back(small(word));
        word.clear();
    };
    for (const char letter : text) {
        if (std::isspace(static_cast<unsigned char>(letter))) finish();
        else word += letter;
    }
    finish();
    return words;
}

bool mentions(std::string_view text, std::string_view typed) {
    const auto words = words_of(text), wanted = words_of(typed);
    return !wanted.empty() && std::all_of(wanted.begin(), wanted.end(), [&](const std::string& each) {
        return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return word.starts_with(each); });
    });
}

}  // namespace sitdown::host::cli
