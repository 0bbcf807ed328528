#include <algorithm>

#include "host/plugin/manifest_notes.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

using nlohmann::json;

const std::vector<std::string> kinds = {"switch", "one", "number", "subset"};
const std::vector<std::string> option_roles = {"negotiation"};
const std::vector<std::string> option_fields = split("id name kind default settles role values min max step", ' ');

bool is_one_of(const json& value, const std::vector<std::string>& words) {
    return value.is_string() &&
           std::find(words.begin(), words.end(), value.get_ref<const std::string&>()) != words.end();
}

std::vector<std::string> check_values(const ManifestField& option) {
    const auto entries = option.list("values", Need::must, 1024);
    if (entries.empty() && option.has("values") && option.value().at("values").is_array())
        option.at("values").refuse("must have an entry");
    std::vector<std::string> ids = option.ids(entries, false);
    for (const ManifestField& entry : entries)
        if (entry.value().is_object()) entry.text("text", Need::should);
    return ids;
}

void check_switch(const ManifestField& option) { option.flag("default", Need::must); }

void check_one(const ManifestField& option) {
    const auto ids = check_values(option);
    const std::string* chosen = option.text("default", Need::must);
    if (chosen && !ids.empty() && !is_one_of(option.value().at("default"), ids))
        option.at("default").refuse("must be one of the option's values: " + join(ids) + "." +
                                    did_you_mean(*chosen, ids));
}

void check_number(const ManifestField& option) {
    constexpr std::int64_t far = 1'000'000'000;
    const json* low = option.whole("min", Need::must, -far, far);
    const json* high = option.whole("max", Need::must, -far, far);
    const json* step = option.whole("step", Need::may, 1, far);
    if (!low || !high) return;
    const auto least = low->get<std::int64_t>(), most = high->get<std::int64_t>();
    if (least > most) return option.at("min").refuse("must not be above max");
    const json* chosen = option.whole("default", Need::must, least, most);
    if (chosen && step && (chosen->get<std::int64_t>() - least) % step->get<std::int64_t>() != 0)
        option.at("default").refuse("must be reached from min in whole steps of " +
                                    std::to_string(step->get<std::int64_t>()));
}

void check_subset(const ManifestField& option) {
    const auto ids = check_values(option);
    std::vector<std::string> seen;
    for (const ManifestField& entry : option.list("default", Need::must, 1024)) {
        if (!entry.value().is_string())
            entry.refuse("must be a text");
        else if (is_one_of(entry.value(), seen))
            entry.refuse("is there for a second time");
        else if (!is_one_of(entry.value(), ids))
            entry.refuse("must be one of the option's values: " + join(ids));
        else
            seen.push_back(entry.value().get<std::string>());
    }
}

void check_option(const ManifestField& option) {
    option.text("name", Need::should);
    option.text("settles", Need::should);
    option.word("role", Need::may, option_roles);
    for (const auto& [name, value] : option.value().items())
        if (!is_one_of(name, option_fields))
            option.remark("has a field \"" + one_line(name, 40) + "\" that options do not have." +
                          did_you_mean(name, option_fields));
    const std::string* kind = option.text("kind", Need::must);
    if (!kind) return;
    if (*kind == "switch")
        check_switch(option);
    else if (*kind == "one")
        check_one(option);
    else if (*kind == "number")
        check_number(option);
    else if (*kind == "subset")
        check_subset(option);
    else
        option.at("kind").refuse("is \"" + one_line(*kind, 40) + "\", which is none of " + join(kinds, " ") + "." +
                                 did_you_mean(*kind, kinds));
}

}  // namespace

void check_options(const ManifestField& manifest) {
    const auto options = manifest.list("options", Need::must, 256);
    manifest.ids(options);
    for (const ManifestField& option : options)
        if (option.value().is_object()) check_option(option);
}

}  // namespace sitdown::host
