// The modules that are there. A module is a folder `<id>/` with `<id>.so`, `manifest.json` and `data/*.json`.
//
// Searched, in this order: the folders in SITDOWN_PLUGIN_PATH (with colons between them); `plugins` in the user's data
// folder (see host/support/paths.hpp); `plugins` beside the program; `../lib/sitdown/plugins` from the program.
// No order decides between two modules of one id: both are rejected, and the reason names both, so that nobody plays
// another game than he thinks. A folder that is reached in two ways is one module.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "host/plugin/module.hpp"
#include "host/plugin/probe.hpp"

namespace sitdown::host {

// What a list of games shows. Of a module without a usable manifest only id, reason and path are known.
struct ShelfEntry {
    std::string id, version, title;
    std::uint32_t least_seats = 0, most_seats = 0;
    bool ok = false;  // as far as is known; certain once it has been tried
    bool tried = false;
    std::string code, reason;    // why it is rejected: as in Error
    std::filesystem::path path;  // the library
    std::int64_t place = 0;      // `shelf` of the manifest; those without one stand last
    bool reference = false;      // benchmarks compare with it

    nlohmann::ordered_json json() const;  // {id, version, title, seats:{min,max}, status, reason, path}
};

// The folders to search, in order; some may not exist.
std::vector<std::filesystem::path> module_folders();

// Reads manifests when it is made and opens no library; a module is tried out in a child process when it is first asked
// for. Not for several threads at once.
class Shelf {
public:
    explicit Shelf(std::vector<std::filesystem::path> folders = module_folders(),
                   std::chrono::milliseconds patience = probe_patience);

    // The same as far as the manifests say: at once, before anything is tried out.
    const std::vector<ShelfEntry>& found() const { return entries_; }
    // All modules, in shelf order, tried out, several at a time.
    const std::vector<ShelfEntry>& entries();

    // `game` is an id, or the path of a module's folder or library: it has a '/' in it or ends in `.so`.
    // Throws Error not_found (with a near match and the list) or the reason why the module is rejected.
    std::shared_ptr<const Module> find(const std::string& game);

    // The first sound module on the shelf, and the first sound one that its manifest calls the reference.
    // Throw Error not_found with what to do.
    std::shared_ptr<const Module> first();
    std::shared_ptr<const Module> reference();

private:
    void look_into(const std::filesystem::path& folder);
    void add(const std::filesystem::path& folder);
    void reject_namesakes();
    void try_out(ShelfEntry&) const;
    std::shared_ptr<const Module> open(ShelfEntry&) const;
    std::string list() const;
    std::string searched() const;

    std::vector<std::filesystem::path> folders_;
    std::chrono::milliseconds patience_;
    std::vector<ShelfEntry> entries_;
};

}  // namespace sitdown::host
