#include "host/plugin/shelf.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <limits>
#include <map>
#include <thread>
#include <tuple>

#include "host/plugin/culprit.hpp"
#include "host/support/error.hpp"
#include "host/support/paths.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

namespace fs = std::filesystem;

bool is_path(const std::string& game) { return game.find('/') != std::string::npos || game.ends_with(".so"); }

void reject(ShelfEntry& entry, const std::string& code, const std::string& reason) {
    entry.ok = false;
    entry.tried = true;
    entry.code = code;
    entry.reason = reason;
}

void read_manifest(ShelfEntry& entry, const fs::path& folder) {
    const nlohmann::json manifest = Module::manifest_of(folder);
    entry.version = manifest.at("version");
    entry.title = manifest.at("title");
    entry.least_seats = manifest.at("seats").at("min");
    entry.most_seats = manifest.at("seats").at("max");
    entry.place = manifest.value("shelf", entry.place);
    entry.reference = manifest.value("reference", false);
}

std::shared_ptr<const Module> open_named(const std::string& id, const fs::path& path) {
    const Culprit in_use(id, "being opened");
    return Module::open(path);
}

}  // namespace

nlohmann::ordered_json ShelfEntry::json() const {
    return {{"id", id},
            {"version", version},
            {"title", title},
            {"seats", {{"min", least_seats}, {"max", most_seats}}},
            {"status", ok ? "ok" : "rejected"},
            {"reason", reason},
            {"path", path.string()}};
}

std::vector<fs::path> module_folders() {
    std::vector<fs::path> folders;
    if (const char* given = std::getenv("SITDOWN_PLUGIN_PATH"))
        for (const std::string& folder : split(given, ':'))
            if (!folder.empty()) folders.push_back(fs::absolute(folder));
    folders.push_back(data_folder() / "plugins");
    const fs::path program = program_folder();
    folders.push_back(program / "plugins");
    folders.push_back((program / ".." / "lib" / "sitdown" / "plugins").lexically_normal());
    return folders;
}

Shelf::Shelf(std::vector<fs::path> folders, std::chrono::milliseconds patience)
    : folders_(std::move(folders)), patience_(patience) {
    for (const fs::path& folder : folders_) look_into(folder);
    reject_namesakes();
    std::stable_sort(entries_.begin(), entries_.end(), [](const ShelfEntry& a, const ShelfEntry& b) {
        return std::tie(a.place, a.id) < std::tie(b.place, b.id);
    });
}

void Shelf::look_into(const fs::path& folder) {
    std::error_code failed;
    for (fs::directory_iterator found(folder, failed), end; !failed && found != end; found.increment(failed)) {
        const std::string name = found->path().filename().string();
        std::error_code unreadable;
        if (name.starts_with('.')) continue;  // on its way in: modules are installed by renaming
        if (found->is_directory(unreadable))
            add(found->path());
        else if (found->path().extension() == ".so") {
            ShelfEntry loose;
            loose.id = found->path().stem().string();
            loose.path = found->path();
            loose.place = std::numeric_limits<std::int64_t>::max();
            reject(loose, "bad_input",
                   "module " + loose.id + " is a library without a folder; put it into a folder " + loose.id +
                       " with its manifest.json and data");
            entries_.push_back(loose);
        }
    }
}

void Shelf::add(const fs::path& given) {
    std::error_code failed;
    const fs::path folder = fs::canonical(given, failed);
    if (failed) return;
    ShelfEntry entry;
    entry.id = folder.filename().string();
    entry.path = folder / (entry.id + ".so");
    entry.place = std::numeric_limits<std::int64_t>::max();
    const bool library = fs::exists(entry.path, failed), manifest = fs::exists(folder / "manifest.json", failed);
    if (!library && !manifest) return;  // some other folder
    const auto same = [&](const ShelfEntry& other) { return other.path == entry.path; };
    if (std::any_of(entries_.begin(), entries_.end(), same)) return;
    try {
        read_manifest(entry, folder);
        entry.ok = true;
        if (!library)
            reject(entry, "not_found",
                   "module " + entry.id + " has no library " + entry.path.string() + "; build the module again");
    } catch (const Error& error) {
        reject(entry, error.code(), error.what());
    }
    entries_.push_back(entry);
}

void Shelf::reject_namesakes() {
    std::map<std::string, std::vector<std::string>> paths;
    for (const ShelfEntry& entry : entries_) paths[entry.id].push_back(entry.path.string());
    for (ShelfEntry& entry : entries_) {
        const auto& all = paths[entry.id];
        if (all.size() > 1)
            reject(entry, "bad_input",
                   "module " + entry.id + " is there more than once: " + join(all, " and ") +
                       "; remove all but one, or name the one you want by its path");
    }
}

void Shelf::try_out(ShelfEntry& entry) const {
    if (entry.tried) return;
    const ProbeResult result = probe(entry.path.parent_path(), patience_);
    entry.tried = true;
    if (!result.ok) reject(entry, result.code, result.reason);
}

const std::vector<ShelfEntry>& Shelf::entries() {
    // A few at a time, so that one that hangs keeps the others from nothing.
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t mine; (mine = next++) < entries_.size();) try_out(entries_[mine]);
    };
    const auto untried =
        std::count_if(entries_.begin(), entries_.end(), [](const ShelfEntry& entry) { return !entry.tried; });
    std::vector<std::jthread> helpers;
    for (std::ptrdiff_t n = 1; n < std::min<std::ptrdiff_t>(untried, 4); ++n) helpers.emplace_back(work);
    work();
    helpers.clear();
    return entries_;
}

std::shared_ptr<const Module> Shelf::open(ShelfEntry& entry) const {
    try_out(entry);
    if (!entry.ok) throw Error(entry.code, entry.reason);
    return open_named(entry.id, entry.path.parent_path());
}

std::string Shelf::list() const {
    std::vector<std::string> ids;
    for (const ShelfEntry& entry : entries_)
        if (ids.empty() || ids.back() != entry.id) ids.push_back(entry.id);
    return join(ids);
}

std::string Shelf::searched() const {
    std::vector<std::string> names;
    for (const fs::path& folder : folders_) names.push_back(folder.string());
    return "no game module was found in " + join(names) +
           "; build the program, or set SITDOWN_PLUGIN_PATH to a folder that holds modules";
}

std::shared_ptr<const Module> Shelf::find(const std::string& game) {
    if (is_path(game)) {
        const ProbeResult result = probe(game, patience_);
        if (!result.ok) throw Error(result.code, result.reason);
        return open_named(game, game);
    }
    for (ShelfEntry& entry : entries_)
        if (entry.id == game) return open(entry);
    if (entries_.empty()) throw Error("not_found", searched());
    std::vector<std::string> ids;
    for (const ShelfEntry& entry : entries_) ids.push_back(entry.id);
    throw Error("not_found", "there is no game \"" + one_line(game, 80) + "\"." + did_you_mean(game, ids) +
                                 " The games here: " + list() + ".");
}

std::shared_ptr<const Module> Shelf::first() {
    for (ShelfEntry& entry : entries_) {
        try_out(entry);
        if (entry.ok) return open(entry);
    }
    if (entries_.empty()) throw Error("not_found", searched());
    throw Error("not_found", "every module is rejected; the first reason: " + entries_.front().reason);
}

std::shared_ptr<const Module> Shelf::reference() {
    for (ShelfEntry& entry : entries_) {
        if (!entry.reference) continue;
        try_out(entry);
        if (entry.ok) return open(entry);
    }
    throw Error("not_found", entries_.empty()
                                 ? searched()
                                 : "no sound module's manifest says that it is the reference of benchmarks");
}

}  // namespace sitdown::host
