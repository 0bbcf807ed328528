#include "host/table/chooser.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace sitdown::host {
namespace {

using Json = nlohmann::json;

// "Send {card} to {space}" -> "Send": the verb alone, for a button.
std::string verb_of(const Json& act) {
    if (act.contains("name")) return act.at("name").get<std::string>();
    std::string text = act.value("text", act.value("id", std::string()));
    text = text.substr(0, text.find('{'));
    const auto trim = [&text] {
        while (!text.empty() && (text.back() == ' ' || text.back() == ':')) text.pop_back();
    };
    trim();
    // "Place at {space}" is the verb "Place".
    for (const char* preposition : {" at", " to", " in", " on", " for", " from", " with", " of", " into"}) {
        if (text.ends_with(preposition)) text.resize(text.size() - std::string_view(preposition).size());
    }
    trim();
    return text.empty() ? act.value("id", std::string()) : text;
}

Offered offered(const Json& choice, const std::vector<std::string>& role_order) {
    Offered out;
    out.id = choice.at("id").get<std::uint32_t>();
    out.act = choice.value("act", "");
    out.act_class = choice.value("class", "");
    out.text = choice.value("text", "");
    out.note = choice.value("note", "");
    const Json roles = choice.value("roles", Json::object());
    for (const std::string& role : role_order) {
        const auto found = roles.find(role);
        if (found != roles.end() && found->is_string()) out.roles.push_back(found->get<std::string>());
    }
    if (choice.contains("range")) {
        const Json& range = choice.at("range");
        out.range = AmountRange{range.value("min", 0), range.value("max", 0), range.value("step", 1), range.value("unit", "")};
    }
    return out;
}

// A verb with more targets is told by its count alone, or nearly everything would be marked.
constexpr std::uint32_t few_targets = 6;

bool on_the_table(const std::string& reference) { return !reference.starts_with("face:"); }

}  // namespace

Chooser::Chooser(const Json& acts, std::function<std::string(const std::string&)> group_of) : group_of_(std::move(group_of)) {
    for (const Json& act : acts) acts_.push_back({act.at("id").get<std::string>(), verb_of(act), act.value("roles", std::vector<std::string>())});
}

bool Chooser::offer(const Json& choices) {
    // The same question again, because something else changed: what was clicked so far stands.
    std::string asked = choices.dump();
    if (asked == asked_) return false;
    asked_ = std::move(asked);
    choices_.clear();
    path_.clear();
    menu_at_.clear();
    picked_.reset();
    for (const Json& choice : choices) {
        const auto act = std::find_if(acts_.begin(), acts_.end(), [&](const Act& each) { return each.id == choice.value("act", ""); });
        choices_.push_back(offered(choice, act == acts_.end() ? std::vector<std::string>() : act->roles));
    }
    refresh();
    return true;
}

bool Chooser::matches(const std::string& clicked, const std::string& wanted) const {
    if (clicked == wanted) return true;
    const std::string place = clicked.substr(0, clicked.find('#'));
    return place == wanted || (!wanted.empty() && group_of_ && group_of_(place) == wanted);
}

// Of the lens, and with everything in it that was clicked so far.
bool Chooser::fits(const Offered& choice) const {
    if (choice.act != lens_ || choice.roles.size() < path_.size()) return false;
    return std::equal(path_.begin(), path_.end(), choice.roles.begin());
}

std::vector<const Offered*> Chooser::candidates() const {
    std::vector<const Offered*> out;
    for (const Offered& choice : choices_) {
        if (fits(choice)) out.push_back(&choice);
    }
    return out;
}

void Chooser::make_buttons() {
    buttons_.clear();
    std::set<std::string> verbs;
    for (const Offered& choice : choices_) {
        if (choice.roles.empty()) {
            buttons_.push_back({choice.act, choice.text, choice.note, 0, false, choice.act_class == "pass", choice.id});
        } else if (verbs.insert(choice.act).second) {
            std::set<std::string> targets;
            for (const Offered& each : choices_) {
                if (each.act == choice.act) targets.insert(each.roles.front());
            }
            const auto act = std::find_if(acts_.begin(), acts_.end(), [&](const Act& each) { return each.id == choice.act; });
            buttons_.push_back({choice.act, act == acts_.end() ? choice.act : act->label, "",
                                static_cast<std::uint32_t>(targets.size()), false, false, 0, choice.roles.front()});
        }
    }
}

void Chooser::refresh() {
    make_buttons();
    const auto is_verb = [](const Button& button) { return button.targets > 0; };
    const bool kept = std::any_of(buttons_.begin(), buttons_.end(), [&](const Button& b) { return is_verb(b) && b.act == lens_; });
    if (!kept) {
        const auto first = std::find_if(buttons_.begin(), buttons_.end(), is_verb);
        lens_ = first == buttons_.end() ? std::string() : first->act;
    }
    settle();
}

void Chooser::settle() {
    ready_.reset();
    const Offered* only = nullptr;
    if (picked_) {
        for (const Offered& choice : choices_) {
            if (choice.id == *picked_) only = &choice;
        }
    } else if (!path_.empty()) {
        const auto left = candidates();
        if (left.size() == 1) only = left.front();
    }
    if (only) ready_ = Ready{only->id, only->text, only->note, only->range};
    for (Button& button : buttons_) button.lens = button.targets > 0 ? button.act == lens_ && !picked_ : picked_ == button.id;
}

std::vector<Chooser::Button> Chooser::menu() const {
    std::vector<Button> out;
    const auto add = [&](const Offered& choice) {
        const auto face = std::find_if(choice.roles.begin(), choice.roles.end(), [](const std::string& role) { return !on_the_table(role); });
        out.push_back({choice.act, choice.text, choice.note, 0, false, choice.act_class == "pass", choice.id,
                       face == choice.roles.end() ? std::string() : *face});
    };
    if (!menu_at_.empty()) {
        for (const Offered& choice : choices_) {
            if (!choice.roles.empty() && matches(menu_at_, choice.roles.front())) add(choice);
        }
        return out;
    }
    for (const Offered* choice : candidates()) {
        if (choice->roles.size() > path_.size() && !on_the_table(choice->roles[path_.size()])) add(*choice);
    }
    return out.size() > 1 || path_.empty() ? out : std::vector<Button>{};
}

bool Chooser::points_at(const std::string& act, const std::string& reference) const {
    return std::any_of(choices_.begin(), choices_.end(), [&](const Offered& choice) {
        return choice.act == act && !choice.roles.empty() && choice.roles.front() == reference;
    });
}

// Light is for the very thing that a choice names; a click may also hit something inside it.
Light Chooser::light(const std::string& reference) const {
    if (choices_.empty()) return Light::none;
    if (std::find(path_.begin(), path_.end(), reference) != path_.end()) return Light::selected;
    for (const Offered* choice : candidates()) {
        if (choice->roles.size() > path_.size() && choice->roles[path_.size()] == reference) return Light::legal;
    }
    if (!path_.empty() && points_at(lens_, reference)) return Light::thin;
    for (const Button& button : buttons_) {
        if (button.targets > 0 && button.targets <= few_targets && button.act != lens_ && points_at(button.act, reference)) return Light::available;
    }
    return Light::none;
}

std::vector<std::string> Chooser::lit() const {
    std::set<std::string> all;
    for (const Offered* choice : candidates()) {
        if (choice->roles.size() > path_.size()) all.insert(choice->roles[path_.size()]);
    }
    return {all.begin(), all.end()};
}

bool Chooser::startable(const std::string& reference) const {
    return std::any_of(choices_.begin(), choices_.end(),
                       [&](const Offered& choice) { return !choice.roles.empty() && matches(reference, choice.roles.front()); });
}

bool Chooser::harms(const std::string& reference) const {
    for (const Offered* choice : candidates()) {
        const bool at_rival = choice->act_class == "attack" || choice->act_class == "steal";
        if (at_rival && choice->roles.size() > path_.size() && choice->roles[path_.size()] == reference) return true;
    }
    return false;
}

bool Chooser::press(std::size_t number) {
    if (number >= buttons_.size()) return false;
    const Button button = buttons_[number];
    path_.clear();
    menu_at_.clear();
    picked_.reset();
    if (button.targets > 0) lens_ = button.act;
    else picked_ = button.id;
    settle();
    return true;
}

bool Chooser::pick(std::uint32_t id) {
    const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const Offered& each) { return each.id == id; });
    if (found == choices_.end()) return false;
    picked_ = id;
    menu_at_.clear();
    if (!found->roles.empty()) lens_ = found->act, path_ = found->roles;
    settle();
    return true;
}

bool Chooser::click(const std::string& reference) {
    picked_.reset();
    menu_at_.clear();
    for (const Offered* choice : candidates()) {
        if (choice->roles.size() <= path_.size() || !matches(reference, choice->roles[path_.size()])) continue;
        path_.push_back(choice->roles[path_.size()]);
        settle();
        return true;
    }
    // Not a next step here: perhaps the beginning of something else.
    std::set<std::string> verbs;
    const Offered* first = nullptr;
    for (const Offered& choice : choices_) {
        if (choice.roles.empty() || !matches(reference, choice.roles.front())) continue;
        if (!first || choice.act == lens_) first = &choice;
        verbs.insert(choice.act);
    }
    if (!first) {
        settle();
        return false;
    }
    path_.clear();
    if (verbs.size() > 1 && !verbs.contains(lens_)) {
        menu_at_ = reference;
    } else {
        // Another verb only becomes the lens; the next click uses it.
        if (first->act == lens_) path_.push_back(first->roles.front());
        lens_ = first->act;
    }
    settle();
    return true;
}

bool Chooser::confirms(const std::string& reference) const {
    return ready_ && !path_.empty() && matches(reference, path_.back());
}

bool Chooser::back() {
    if (picked_ || !menu_at_.empty()) {
        picked_.reset();
        menu_at_.clear();
        path_.clear();
    } else if (!path_.empty()) {
        path_.pop_back();
    } else {
        return false;
    }
    settle();
    return true;
}

}  // namespace sitdown::host
