#include "host/cli/terminal/menu.hpp"

#include <algorithm>
#include <charconv>
#include <functional>

#include "host/cli/terminal/wording.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {

using Json = nlohmann::json;

namespace {

std::optional<std::int32_t> number_in(std::string_view word) {
    if (word.starts_with('$')) word.remove_prefix(1);
    std::int32_t number = 0;
    const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word.empty() || failed != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return number;
}

bool any_word(const std::string& text, const std::function<bool(const std::string&)>& fits) {
    const auto words = words_of(text);
    return std::any_of(words.begin(), words.end(), fits);
}

}  // namespace

Menu::Menu(const Json& choices) {
    for (const Json& choice : choices) {
        Entry entry;
        entry.id = choice.at("id").get<std::uint32_t>();
        entry.text = choice.value("text", "");
        entry.note = choice.value("note", "");
        entry.plain = small(entry.text);
        for (const auto& [role, target] : part(choice, "roles").items()) {
            if (target.is_string()) entry.references.push_back(target);
        }
        if (const auto range = choice.find("range"); range != choice.end() && range->is_object()) {
            entry.range = Range{range->value("min", 0), range->value("max", 0), range->value("step", 1),
                                range->value("unit", "")};
            if (entry.range->low == entry.range->high) entry.range.reset();
        }
        entries_.push_back(std::move(entry));
    }
}

Menu::Match Menu::match(const std::string& line) const {
    const auto words = words_of(line);
    if (words.empty()) return {};
    const auto first = number_in(words[0]);
    if (first && *first >= 1 && static_cast<std::size_t>(*first) <= entries_.size() && words.size() <= 2) {
        const auto entry = static_cast<std::size_t>(*first) - 1;
        if (words.size() == 1) return {{entry}, std::nullopt};
        if (const auto amount = number_in(words[1])) return {{entry}, amount};
    }
    if (auto entries = named(line); !entries.empty()) return {std::move(entries), std::nullopt};
    const auto last = number_in(words.back());
    if (!last || words.size() < 2) return {};
    auto entries = named(line.substr(0, line.find_last_not_of(' ') + 1 - words.back().size()));
    std::erase_if(entries, [&](std::size_t entry) { return !has_range(entry); });
    return {std::move(entries), last};
}

std::vector<std::size_t> Menu::named(const std::string& line) const {
    const auto words = words_of(line);
    const std::string whole = join(words, " ");
    using Test = std::function<bool(const Entry&)>;
    const auto all_words = [&](auto fits) {
        return [&, fits](const Entry& entry) {
            return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
                return any_word(entry.plain, [&](const std::string& other) { return fits(other, word); });
            });
        };
    };
    const Test tests[] = {
        [&](const Entry& entry) { return join(words_of(entry.plain), " ") == whole; },
        all_words([](const std::string& text, const std::string& word) { return text == word; }),
        all_words([](const std::string& text, const std::string& word) { return text.starts_with(word); }),
    };
    std::vector<std::size_t> found;
    for (const Test& test : tests) {
        for (std::size_t entry = 0; entry < entries_.size() && !words.empty(); ++entry) {
            if (test(entries_[entry])) found.push_back(entry);
        }
        if (!found.empty()) break;
    }
    return found;
}

std::string Menu::range_text(std::size_t entry, const Lexicon& lexicon) const {
    const auto& range = entries_[entry].range;
    if (!range) return {};
    std::string text = lexicon.amount(range->low, range->unit) + " to " + lexicon.amount(range->high, range->unit);
    if (range->step > 1) text += " in steps of " + lexicon.amount(range->step, range->unit);
    return text;
}

std::vector<std::size_t> Menu::about(const std::string& reference) const {
    std::vector<std::size_t> found;
    const std::string place = reference.substr(0, reference.find('#'));
    for (std::size_t entry = 0; entry < entries_.size(); ++entry) {
        const auto& references = entries_[entry].references;
        const bool named = std::any_of(references.begin(), references.end(),
                                       [&](const std::string& each) { return each == reference || each == place; });
        if (named) found.push_back(entry);
    }
    return found;
}

std::string Menu::list(const Paper& paper) const {
    std::vector<std::size_t> all(entries_.size());
    for (std::size_t entry = 0; entry < all.size(); ++entry) all[entry] = entry;
    return list(all, paper);
}

std::string Menu::list(const std::vector<std::size_t>& shown, const Paper& paper) const {
    const std::size_t digits = std::to_string(entries_.size()).size();
    std::vector<std::string> lines;
    bool notes = false;
    for (const std::size_t entry : shown) notes |= !entries_[entry].note.empty();
    std::string out;
    for (const std::size_t entry : shown) {
        const std::string number = paper.ink(Ink::number, padded_left(std::to_string(entry + 1), digits)) + "  ";
        const std::string& note = entries_[entry].note;
        lines.push_back(number + entries_[entry].text);
        if (notes)
            out += paragraph("  " + number,
                             entries_[entry].text + (note.empty() ? "" : " " + paper.ink(Ink::dim, "(" + note + ")")),
                             paper.width);
    }
    return notes ? out : in_columns(lines, paper.width, "  ");
}

}  // namespace sitdown::host::cli
