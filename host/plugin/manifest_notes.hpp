// Collects what is wrong with a manifest: one field of it, where it stands, and the list that problems go to.
#pragma once

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "host/plugin/manifest_check.hpp"

namespace sitdown::host {

// Whether a field that is missing makes the manifest useless or only poorer.
enum class Need { must, should, may };

class ManifestField {
public:
    ManifestField(const nlohmann::json& value, std::string path, std::vector<ManifestProblem>& problems)
        : value_(&value), path_(std::move(path)), problems_(&problems) {}

    const nlohmann::json& value() const { return *value_; }
    const std::string& path() const { return path_; }

    void refuse(const std::string& what) const { note(true, what); }
    void remark(const std::string& what) const { note(false, what); }

    bool has(const std::string& name) const { return value_->is_object() && value_->contains(name); }
    // The field of that name; only call it where has() says so.
    ManifestField at(const std::string& name) const;

    // These check one field of an object and note what is wrong with it. The result is what can be relied on.
    const std::string* text(const std::string& name, Need) const;
    bool flag(const std::string& name, Need) const;
    const nlohmann::json* whole(const std::string& name, Need,
                                std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                                std::int64_t most = std::numeric_limits<std::int64_t>::max()) const;
    // `{"min":2,"max":6}`
    void range(const std::string& name, Need, std::int64_t least, std::int64_t most) const;
    // A word from a closed vocabulary: of a field's own, or an entry of a list.
    void word(const std::string& name, Need, std::span<const std::string> vocabulary) const;
    // The field's entries; an empty list where it is no list.
    std::vector<ManifestField> list(const std::string& name, Need, std::size_t most) const;
    std::vector<std::string> texts(const std::string& name, Need) const;
    // Objects with an id of their own each. Gives the ids of those that have one.
    std::vector<std::string> ids(const std::vector<ManifestField>& entries, bool strict = true) const;

private:
    bool missing(const std::string& name, Need) const;
    void note(bool fatal, const std::string& what) const {
        problems_->push_back({fatal, (path_.empty() ? std::string("the manifest") : path_) + " " + what});
    }

    const nlohmann::json* value_;
    std::string path_;
    std::vector<ManifestProblem>* problems_;
};

// The options of a manifest: kinds, values, defaults.
void check_options(const ManifestField& manifest);

}  // namespace sitdown::host
