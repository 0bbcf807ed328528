// From clicks to an answer: a list of described choices, the verb that is looked through (the lens), what has been
// clicked so far, and what is lit therefore. Knows no game and no screen; commits nothing by itself.
#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace sitdown::host {

struct AmountRange {
    std::int32_t min = 0, max = 0, step = 1;
    std::string unit;
};

// One choice as the session describes it.
struct Offered {
    std::uint32_t id = 0;
    std::string act, act_class, text, note;
    std::vector<std::string> roles;  // references in the order of clicks, the amount left out
    std::optional<AmountRange> range;
};

// thin: could have been chosen instead of what is selected. available: for another verb, where that has few targets.
enum class Light { none, available, thin, legal, selected };

class Chooser {
public:
    struct Button {
        std::string act, label, note;
        std::uint32_t targets = 0;  // how many things the verb can be used on; 0: the button is the choice itself
        bool lens = false;
        bool passes = false;
        std::uint32_t id = 0;  // of the choice, where the button is one
        std::string first = {};  // the first thing that the verb can be used on; of a choice by name, the face that it is about
    };
    // What the lamp button would do.
    struct Ready {
        std::uint32_t id = 0;
        std::string text, note;
        std::optional<AmountRange> range;
    };

    // `acts` as in the manifest; `group_of` gives the group of a board's space, or nothing.
    Chooser(const nlohmann::json& acts, std::function<std::string(const std::string&)> group_of);

    // A new question, or none. Forgets clicks unless it is the same question; keeps the lens if its verb is still there.
    bool offer(const nlohmann::json& choices);  // true: another question than before

    const std::vector<Button>& buttons() const { return buttons_; }
    // Entries to choose from by name: acts at the thing that was clicked, or kinds that lie nowhere on the table.
    std::vector<Button> menu() const;
    Light light(const std::string& reference) const;
    // What the lens points at next.
    std::vector<std::string> lit() const;
    // Whether some choice, under whatever verb, begins with this thing.
    bool startable(const std::string& reference) const;
    // Whether the choice under the lens at this thing is aimed at a rival.
    bool harms(const std::string& reference) const;
    const std::optional<Ready>& ready() const { return ready_; }
    const std::vector<std::string>& path() const { return path_; }
    // What is ready was chosen by its name, not by a click on a thing.
    bool named() const { return picked_.has_value(); }

    // Each returns true if anything changed.
    bool press(std::size_t button);     // a verb becomes the lens; a choice becomes ready
    bool pick(std::uint32_t id);        // an entry of the menu
    bool click(const std::string& reference);
    // The thing that was clicked last is clicked again: as good as the lamp button.
    bool confirms(const std::string& reference) const;
    bool back();  // Esc: the last click, then the lens

private:
    bool matches(const std::string& clicked, const std::string& wanted) const;
    bool fits(const Offered&) const;
    std::vector<const Offered*> candidates() const;
    bool points_at(const std::string& act, const std::string& reference) const;
    void refresh();
    void make_buttons();
    void settle();

    struct Act {
        std::string id, label;
        std::vector<std::string> roles;
    };
    std::vector<Act> acts_;
    std::function<std::string(const std::string&)> group_of_;
    std::string asked_;
    std::vector<Offered> choices_;
    std::vector<Button> buttons_;
    std::string lens_;
    std::vector<std::string> path_;
    std::string menu_at_;  // a thing that several verbs other than the lens can be used on
    std::optional<std::uint32_t> picked_;
    std::optional<Ready> ready_;
};

}  // namespace sitdown::host
