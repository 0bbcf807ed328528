// The form of a manifest (sdk/FORMATS.md). Used by the loader, and by the conformance kit for authors.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace sitdown::host {

struct ManifestProblem {
    bool fatal = false;    // the host cannot work with it: the loader refuses the module
    std::string sentence;  // names the field and what it should be
};

// All problems, in the order of the fields. Empty: complete and well formed.
//
// Without a fatal one, the rest of the host may rely on this: `id version title seats decisions endings options phases
// prompts acts units` are there and their entries have their ids, unique in their list; every field that is there has
// its type; an option has a known kind, what that kind needs, and a default that it allows. Not fatal: a word outside
// a closed vocabulary, a field that only describes and is missing, a text that is empty.
std::vector<ManifestProblem> check_manifest(const nlohmann::json& manifest);

// An id is what file names, references and command lines can hold: a letter, then letters, digits and _.
bool is_identifier(const std::string& text);

}  // namespace sitdown::host
