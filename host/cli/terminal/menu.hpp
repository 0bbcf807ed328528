// The choices of a seat as a numbered list, and what a person means by a line that is no command.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "host/bots/choice.hpp"
#include "host/cli/terminal/lexicon.hpp"
#include "host/cli/typography.hpp"

namespace sitdown::host::cli {

class Menu {
public:
    // As Session::choices gives them.
    explicit Menu(const nlohmann::json& choices);

    // What a line names: choices by their place in the list, from 0, and an amount if it ended in one.
    struct Match {
        std::vector<std::size_t> entries;
        std::optional<std::int32_t> amount;
    };
    // A number of the list, a whole text, or words of it: the first of these that fits something. Nothing: it fits
    // none.
    Match match(const std::string& line) const;

    std::size_t size() const { return entries_.size(); }
    bool has_range(std::size_t entry) const { return entries_[entry].range.has_value(); }
    std::int32_t low(std::size_t entry) const { return entries_[entry].range ? entries_[entry].range->low : 0; }
    // "0 to 400 in steps of 50"
    std::string range_text(std::size_t entry, const Lexicon&) const;
    const std::string& text(std::size_t entry) const { return entries_[entry].text; }
    std::uint32_t id(std::size_t entry) const { return entries_[entry].id; }
    // The entries that point at this thing of the view, or at the place it lies in.
    std::vector<std::size_t> about(const std::string& reference) const;

    std::string list(const Paper&) const;
    std::string list(const std::vector<std::size_t>& entries, const Paper&) const;

private:
    struct Range {
        std::int32_t low = 0, high = 0, step = 1;
        std::string unit;
    };
    struct Entry {
        std::uint32_t id = 0;
        std::string text, note, plain;  // plain: in small letters, for comparing
        std::vector<std::string> references;
        std::optional<Range> range;
    };
    std::vector<std::size_t> named(const std::string& words) const;

    std::vector<Entry> entries_;
};

}  // namespace sitdown::host::cli
