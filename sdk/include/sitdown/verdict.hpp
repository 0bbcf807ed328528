// The answer of a rule test: yes, or a reason. `choices` asks only whether; "why can't I?" asks the same test for
// the text, so the two never disagree. A no costs no allocation until somebody reads it.
#pragma once

#include <cstdint>
#include <string>

namespace sitdown {

class Verdict {
public:
    static constexpr Verdict yes() { return {}; }

    // The reason outlives the verdict (a literal); {0} to {2} in it stand for the values, numbers or enumerators.
    template <class... Values>
    requires(sizeof...(Values) <= 3) static constexpr Verdict no(const char *reason, Values... values) {
        Verdict verdict;
        verdict.sentence = reason;
        [[maybe_unused]] std::uint32_t at = 0;
        ((verdict.parameters[at++] = static_cast<std::int32_t>(values)), ...);
        verdict.count = sizeof...(Values);
        return verdict;
    }

    constexpr explicit operator bool() const { return sentence == nullptr; }

    // The sentence as it was given, with its braces; null for yes.
    constexpr const char *reason() const { return sentence; }
    constexpr std::int32_t value(int index) const { return parameters[index]; }

    std::string text() const {
        return text([](int, std::int32_t number) { return std::to_string(number); });
    }

    // names(index, value) words a parameter. What it returns is not searched for braces again.
    template <class Names>
    std::string text(Names names) const {
        std::string result;
        for (const char *at = sentence; at != nullptr && *at != '\0'; ++at) {
            if (const int index = parameter_at(at); index >= 0) {
                result += names(index, parameters[index]);
                at += 2;
            } else {
                result += *at;
            }
        }
        return result;
    }

private:
    constexpr int parameter_at(const char *at) const {
        if (at[0] != '{' || at[1] < '0' || at[1] > '2' || at[2] != '}') return -1;
        const int index = at[1] - '0';
        return index < static_cast<int>(count) ? index : -1;
    }

    const char *sentence{};
    std::int32_t parameters[3]{};
    std::uint32_t count{};
};

} // namespace sitdown
