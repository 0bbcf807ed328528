// A loaded library and what it says of itself. Lives as long as anything made from it.
#pragma once

#include <sitdown/abi.h>

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace sitdown::host {

struct DataFile {
    std::string name, bytes;
};

class Module {
public:
    // Loads `folder/<id>.so` (or the library file itself), reads manifest.json and data/*.json beside it.
    // Throws Error with a sentence that says what is wrong and what to do.
    static std::shared_ptr<const Module> open(const std::filesystem::path&);
    // A game that is part of this program: the same, without a library. The table outlives the module.
    static std::shared_ptr<const Module> embedded(const sd_module&, std::vector<DataFile> data = {});
    // The manifest that lies beside the library, checked. Runs nothing of the module's. Throws as open does.
    static nlohmann::json manifest_of(const std::filesystem::path&);
    ~Module();

    const std::string& id() const { return id_; }
    const std::string& version() const { return version_; }
    const nlohmann::json& manifest() const { return manifest_; }
    const sd_module& table() const { return *table_; }
    const std::vector<DataFile>& data() const { return data_; }
    std::uint64_t data_hash() const { return data_hash_; }
    const std::filesystem::path& path() const { return path_; }

private:
    Module();
    void identify();  // from manifest and data
    struct Library;
    std::unique_ptr<Library> library_;
    const sd_module* table_ = nullptr;
    std::filesystem::path path_;
    nlohmann::json manifest_;
    std::string id_, version_;
    std::vector<DataFile> data_;
    std::uint64_t data_hash_ = 0;
};

}  // namespace sitdown::host
