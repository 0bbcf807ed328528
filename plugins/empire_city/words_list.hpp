// The entries behind the numbers of words.hpp, as the manifest and the components declare them.
#pragma once

#include <iterator>
#include <span>

#include "words.hpp"

namespace empire {

struct ActWords {
    Act act{};
    const char *id = "", *type = "", *roles = "", *text = "";
    const char *verb = ""; // on its button, where the beginning of the text does not say it
};
struct QuestionWords {
    Question question{};
    const char *id = "", *text = "", *help = "", *wait = "";
};
struct PhaseWords {
    Phase phase{};
    const char *id = "", *name = "", *help = "";
};
struct EndingWords {
    Ending ending{};
    const char *id = "", *text = "";
};
struct UnitWords {
    Unit unit{};
    const char *id = "", *name = "", *role = "", *prefix = "";
    const char *one = ""; // its name for exactly one
};
struct TextWords {
    Text text{};
    const char *id = "", *told = "", *hidden = ""; // hidden: for viewers who are not told what; empty: the same
};
struct TokenWords {
    Token token{};
    const char *id = "", *name = "", *shape = "", *glyph = "", *colour = "";
};

std::span<const ActWords> act_words();
std::span<const QuestionWords> question_words();
std::span<const PhaseWords> phase_words();
std::span<const EndingWords> ending_words();
std::span<const UnitWords> unit_words();
std::span<const TextWords> text_words();
std::span<const TokenWords> token_words();

// Entry 0 of every list stands for "none" and is not declared.
template <class Entries, class Member, class E>
constexpr bool stand_in_order(const Entries &entries, Member member, E end) {
    for (std::size_t at = 0; at < std::size(entries); ++at) {
        if (static_cast<std::size_t>(entries[at].*member) != at) return false;
    }
    return std::size(entries) == static_cast<std::size_t>(end);
}

} // namespace empire
