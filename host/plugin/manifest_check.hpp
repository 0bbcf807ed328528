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
std::vector<ManifestProblem> check_manifest(const nlohmann::json& manifest);

// An id is what file names, references and command lines can hold: a letter, then letters, digits and _.
bool is_identifier(const std::string& text);

}  // namespace sitdown::host
