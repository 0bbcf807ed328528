#include "host/plugin/manifest_notes.hpp"

#include <algorithm>

#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

using nlohmann::json;

// Inside an option, values may also begin with a digit ("1971") and have a hyphen.
bool is_value_word(const std::string& text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](unsigned char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
    });
}

bool is_whole(const json& value, std::int64_t least, std::int64_t most) {
    // An unsigned number that a signed one cannot hold would turn negative.
    if (!value.is_number_integer() || (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX))
        return false;
    const auto number = value.get<std::int64_t>();
    return number >= least && number <= most;
}

std::string whole_text(std::int64_t least, std::int64_t most) {
    if (most == std::numeric_limits<std::int64_t>::max())
        return least == std::numeric_limits<std::int64_t>::min()
                   ? "a whole number"
                   : "a whole number from " + std::to_string(least) + " up";
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

}  // namespace

ManifestField ManifestField::at(const std::string& name) const {
    return {value_->at(name), path_.empty() ? name : path_ + "." + name, *problems_};
}

bool ManifestField::missing(const std::string& name, Need need) const {
    if (has(name)) return false;
    const std::string path = path_.empty() ? name : path_ + "." + name;
    if (need != Need::may) problems_->push_back({need == Need::must, path + " is missing"});
    return true;
}

const std::string* ManifestField::text(const std::string& name, Need need) const {
    if (missing(name, need)) return nullptr;
    const ManifestField field = at(name);
    if (!field.value().is_string()) return field.refuse("must be a text"), nullptr;
    const auto& text = field.value().get_ref<const std::string&>();
    if (text.empty() && need == Need::must) return field.refuse("must not be empty"), nullptr;
    if (text.empty() && need == Need::should) field.remark("is empty");
    return &text;
}

bool ManifestField::flag(const std::string& name, Need need) const {
    if (missing(name, need)) return false;
    const ManifestField field = at(name);
    if (!field.value().is_boolean()) field.refuse("must be true or false");
    return field.value().is_boolean();
}

const json* ManifestField::whole(const std::string& name, Need need, std::int64_t least, std::int64_t most) const {
    if (missing(name, need)) return nullptr;
    const ManifestField field = at(name);
    if (is_whole(field.value(), least, most)) return &field.value();
    return field.refuse("must be " + whole_text(least, most)), nullptr;
}

void ManifestField::range(const std::string& name, Need need, std::int64_t least, std::int64_t most) const {
    if (missing(name, need)) return;
    const ManifestField field = at(name);
    if (!field.value().is_object()) return field.refuse(R"(must be an object with "min" and "max")");
    const json* low = field.whole("min", Need::must, least, most);
    const json* high = field.whole("max", Need::must, least, most);
    if (low && high && low->get<std::int64_t>() > high->get<std::int64_t>())
        field.refuse("must not have a min above its max");
}

void ManifestField::word(const std::string& name, Need need, std::span<const std::string> vocabulary) const {
    const std::string* word = text(name, need);
    if (!word || std::find(vocabulary.begin(), vocabulary.end(), *word) != vocabulary.end()) return;
    at(name).remark("is \"" + one_line(*word, 40) + "\", which is none of " + join(vocabulary, " ") + "." +
                    did_you_mean(*word, vocabulary));
}

std::vector<ManifestField> ManifestField::list(const std::string& name, Need need, std::size_t most) const {
    std::vector<ManifestField> entries;
    if (missing(name, need)) return entries;
    const ManifestField field = at(name);
    if (!field.value().is_array()) return field.refuse("must be a list"), entries;
    if (field.value().size() > most) return field.refuse("has more than " + std::to_string(most) + " entries"), entries;
    for (std::size_t index = 0; index < field.value().size(); ++index)
        entries.emplace_back(field.value()[index], field.path() + "[" + std::to_string(index) + "]", *problems_);
    return entries;
}

std::vector<std::string> ManifestField::texts(const std::string& name, Need need) const {
    std::vector<std::string> all;
    for (const ManifestField& entry : list(name, need, 1024)) {
        if (entry.value().is_string())
            all.push_back(entry.value().get<std::string>());
        else
            entry.refuse("must be a text");
    }
    return all;
}

std::vector<std::string> ManifestField::ids(const std::vector<ManifestField>& entries, bool strict) const {
    std::vector<std::string> known;
    for (const ManifestField& entry : entries) {
        if (!entry.value().is_object()) {
            entry.refuse("must be an object");
            continue;
        }
        const std::string* id = entry.text("id", Need::must);
        if (!id) continue;
        if (strict && !is_identifier(*id))
            entry.at("id").refuse("must be a letter, then letters, digits and _");
        else if (!strict && !is_value_word(*id))
            entry.at("id").refuse("must be of letters, digits, _ and -");
        else if (std::find(known.begin(), known.end(), *id) != known.end())
            entry.at("id").refuse("is \"" + *id + "\" for a second time; ids in a list differ");
        else
            known.push_back(*id);
    }
    return known;
}

}  // namespace sitdown::host
