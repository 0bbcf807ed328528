#include "host/plugin/manifest_check.hpp"

#include <sitdown/abi.h>

#include <algorithm>

#include "host/plugin/manifest_notes.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

using Words = std::vector<std::string>;

const Words fields =
    split("id version title about seats minutes shelf reference decisions mechanics hidden chance endings "
          "options profiles phases prompts acts units",
          ' ');
const Words mechanics = split("area-control auction betting bluffing capture card-drafting dice engine-building "
                              "hand-management hidden-information negotiation piece-placement player-elimination "
                              "push-your-luck set-collection simultaneous-selection take-that trading turn-order-bid "
                              "variable-powers voting worker-placement", ' ');
const Words act_classes = split("play place buy bid draft attack steal gift trade vote react pass", ' ');
const Words act_roles = split("card target space seat face amount", ' ');
const Words unit_roles = split("score money threat other", ' ');

// A number on the C side has this many bits: longer lists cannot be pointed into.
constexpr std::size_t byte_list = 255, word_list = 65535;

bool contains(const Words& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_plain_line(const std::string& text) { return text.size() <= 200 && one_line(text) == text; }

bool is_version(const std::string& text) {
    const Words parts = split(text, '.');
    return parts.size() == 3 && std::all_of(parts.begin(), parts.end(), [](const std::string& part) {
               return !part.empty() && part.size() <= 9 && part.find_first_not_of("0123456789") == std::string::npos;
           });
}

void check_identity(const ManifestField& manifest) {
    const std::string* id = manifest.text("id", Need::must);
    if (id && !is_identifier(*id)) manifest.at("id").refuse("must be a letter, then letters, digits and _");
    for (const char* name : {"version", "title"}) {
        const std::string* text = manifest.text(name, Need::must);
        if (text && !is_plain_line(*text))
            manifest.at(name).refuse("must be one line of at most 200 bytes");
        else if (text && name == std::string_view("version") && !is_version(*text))
            manifest.at(name).remark("should be three numbers with dots, as in 1.0.0");
    }
    manifest.text("about", Need::should);
    manifest.range("seats", Need::must, 1, SD_MAX_SEATS);
    manifest.range("minutes", Need::should, 1, 100'000);
    manifest.whole("shelf", Need::should, -1'000'000, 1'000'000);
    manifest.flag("reference", Need::may);
    manifest.whole("decisions", Need::must, 1, 1'000'000'000);
}

void check_words(const ManifestField& manifest) {
    for (const std::string& tag : manifest.texts("mechanics", Need::should))
        if (!contains(mechanics, tag))
            manifest.at("mechanics").remark("has the tag \"" + one_line(tag, 40) + "\", which is not in the vocabulary "
                                            "of sdk/FORMATS.md." + did_you_mean(tag, mechanics));
    manifest.texts("hidden", Need::should);
    manifest.texts("chance", Need::should);
}

// A list of things with an id and sentences.
std::vector<ManifestField> entries_of(const ManifestField& manifest, const char* list, Need need, std::size_t most,
                                      const Words& sentences) {
    const auto entries = manifest.list(list, need, most);
    manifest.ids(entries);
    std::vector<ManifestField> objects;
    for (const ManifestField& entry : entries) {
        if (!entry.value().is_object()) continue;
        for (const std::string& name : sentences) entry.text(name, Need::should);
        objects.push_back(entry);
    }
    return objects;
}

void require_entries(const ManifestField& manifest, const char* list) {
    if (manifest.has(list) && manifest.value().at(list).is_array() && manifest.value().at(list).empty())
        manifest.at(list).refuse("must have an entry");
}

void check_phases(const ManifestField& manifest) {
    const auto phases = entries_of(manifest, "phases", Need::must, word_list, {"name", "help"});
    require_entries(manifest, "phases");
    Words outer;
    for (const ManifestField& phase : phases)
        if (!phase.has("of") && phase.has("id") && phase.value()["id"].is_string())
            outer.push_back(phase.value()["id"]);
    for (const ManifestField& phase : phases) {
        const std::string* of = phase.text("of", Need::may);
        if (of && !contains(outer, *of))
            phase.at("of").refuse("is \"" + one_line(*of, 40) + "\", but there is no phase with that id." +
                                  did_you_mean(*of, outer));
    }
}

void check_act(const ManifestField& act) {
    act.word("class", Need::must, act_classes);
    const Words roles = act.texts("roles", Need::must);
    for (const std::string& role : roles)
        if (!contains(act_roles, role))
            act.at("roles").remark("has \"" + one_line(role, 40) + "\", which is none of " + join(act_roles, " ") +
                                   "." + did_you_mean(role, act_roles));
    const std::string* text = act.has("text") && act.value()["text"].is_string()
                                  ? &act.value()["text"].get_ref<const std::string&>()
                                  : nullptr;
    for (const std::string& role : act_roles)
        if (text && text->find("{" + role + "}") != std::string::npos && !contains(roles, role))
            act.at("text").remark("has {" + role + "}, which is not among the act's roles");
}

void check_units(const ManifestField& manifest) {
    std::size_t scores = 0;
    for (const ManifestField& unit : entries_of(manifest, "units", Need::must, byte_list, {"name"})) {
        unit.word("role", Need::must, unit_roles);
        unit.text("prefix", Need::may);
        unit.text("suffix", Need::may);
        unit.text("glyph", Need::may);
        scores += unit.has("role") && unit.value()["role"] == "score";
    }
    if (manifest.has("units") && scores != 1)
        manifest.at("units").remark("has " + std::to_string(scores) + " units with the role score; standings need one");
}

void check_unknown(const ManifestField& manifest) {
    for (const auto& [name, value] : manifest.value().items())
        if (!contains(fields, name))
            manifest.remark("has a field \"" + one_line(name, 40) + "\" that manifests do not have." +
                            did_you_mean(name, fields));
}

}  // namespace

bool is_identifier(const std::string& text) {
    const auto letter = [](unsigned char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return !text.empty() && text.size() <= 64 && letter(static_cast<unsigned char>(text.front())) &&
           std::all_of(text.begin(), text.end(),
                       [&](unsigned char c) { return letter(c) || (c >= '0' && c <= '9') || c == '_'; });
}

std::vector<ManifestProblem> check_manifest(const nlohmann::json& json) {
    std::vector<ManifestProblem> problems;
    if (!json.is_object()) return {{true, "the manifest must be a JSON object"}};
    const ManifestField manifest(json, "", problems);
    check_identity(manifest);
    check_words(manifest);
    entries_of(manifest, "endings", Need::must, byte_list, {"text"});
    require_entries(manifest, "endings");
    check_options(manifest);
    entries_of(manifest, "profiles", Need::should, byte_list, {"text"});
    check_phases(manifest);
    entries_of(manifest, "prompts", Need::must, word_list, {"text", "help", "wait"});
    require_entries(manifest, "prompts");
    for (const ManifestField& act : entries_of(manifest, "acts", Need::must, byte_list, {"text"})) check_act(act);
    require_entries(manifest, "acts");
    check_units(manifest);
    check_unknown(manifest);
    return problems;
}

}  // namespace sitdown::host
