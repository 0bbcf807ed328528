#include "host/plugin/module.hpp"

#define BOOST_DLL_USE_STD_FS
#include <boost/dll/shared_library.hpp>

#include <algorithm>
#include <cstddef>

#include "host/plugin/manifest_check.hpp"
#include "host/support/error.hpp"
#include "host/support/files.hpp"
#include "host/support/hash.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {

struct Module::Library {
    boost::dll::shared_library handle;
};

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::size_t manifest_limit = std::size_t{1} << 20, data_limit = std::size_t{16} << 20;
constexpr std::size_t data_files_limit = 64;
constexpr std::size_t largest_table_size = 65536;
// A table of minor version 0 ends here; later members are additions that a module need not have.
constexpr std::size_t first_table_size = offsetof(sd_module, extension) + sizeof(sd_module::extension);

struct Files {
    fs::path folder, library;
    std::string id;
};

Files locate(const fs::path& given) {
    std::error_code failed;
    const fs::path path = fs::weakly_canonical(given, failed);
    if (failed || !fs::exists(path, failed))
        throw Error("not_found",
                    "there is no file or folder " + given.string() + "; name a module's folder or library");
    if (!fs::is_directory(path, failed)) return {path.parent_path(), path, path.stem().string()};
    const std::string id = path.filename().string();
    return {path, path / (id + ".so"), id};
}

void require_form(const json& manifest) {
    const auto problems = check_manifest(manifest);
    const auto fatal = std::find_if(problems.begin(), problems.end(), [](const auto& p) { return p.fatal; });
    if (fatal != problems.end())
        throw Error("bad_input",
                    "has a manifest that is not valid: " + fatal->sentence + "; repair it and build the module again");
}

std::string read_part(const fs::path& path, std::size_t limit) {
    try {
        return read_file(path, limit);
    } catch (const Error& error) {
        throw Error(error.code(), std::string("has a file that is of no use: ") + error.what());
    }
}

json read_manifest(const Files& files) {
    const fs::path path = files.folder / "manifest.json";
    std::error_code failed;
    if (!fs::exists(path, failed))
        throw Error("bad_input", "has no manifest.json in " + files.folder.string() +
                                     "; build the module with sitdown_add_plugin, which writes it");
    json manifest = json::parse(read_part(path, manifest_limit), nullptr, false);
    if (manifest.is_discarded())
        throw Error("bad_input", "has a manifest that is not valid JSON; build the module again");
    require_form(manifest);
    const std::string id = manifest.at("id");
    if (id != files.id)
        throw Error("bad_input", "has a manifest that says its id is " + id + ", but its file is named " + files.id +
                                     "; give folder, library and manifest the same name");
    return manifest;
}

// Boost keeps the loader's own reason in brackets at the end of its message.
std::string loader_reason(const std::string& message) {
    const std::string mark = "dlerror system message: ";
    const std::size_t begin = message.find(mark);
    if (begin == std::string::npos) return one_line(message);
    std::size_t end = message.rfind(')');
    if (const std::size_t tail = message.rfind("): "); tail != std::string::npos && tail > begin) end = tail;
    return one_line(message.substr(begin + mark.size(), end - begin - mark.size()));
}

boost::dll::shared_library load(const Files& files) {
    std::error_code failed;
    if (!fs::exists(files.library, failed))
        throw Error("not_found", "has no library " + files.library.string() + "; build the module again");
    try {
        return boost::dll::shared_library(files.library, boost::dll::load_mode::rtld_now);
    } catch (const std::system_error& error) {
        const std::string reason = loader_reason(error.what());
        const bool symbol = reason.find("undefined symbol") != std::string::npos;
        throw Error("bad_input",
                    (symbol ? "needs a symbol that is nowhere defined: " : "is not a library that can be loaded: ") +
                        reason + "; build the module again");
    }
}

std::string version_text(std::uint32_t major, std::uint32_t minor) {
    return std::to_string(major) + "." + std::to_string(minor);
}

const sd_module* enter(const boost::dll::shared_library& library) {
    if (!library.has(SD_ENTRY_NAME))
        throw Error("bad_input", "is a library without the symbol " SD_ENTRY_NAME
                                 ", so it is not a game module; export the game with the SDK's macro");
    const sd_module* table = nullptr;
    try {
        const auto& entry = library.get<const sd_module*(std::uint32_t, std::uint32_t)>(SD_ENTRY_NAME);
        table = entry(SD_ABI_MAJOR, SD_ABI_MINOR);
    } catch (...) {
        throw Error("fault", "threw an exception from its entry function; that may not leave a module");
    }
    const std::string ours = version_text(SD_ABI_MAJOR, SD_ABI_MINOR);
    if (!table)
        throw Error("bad_input",
                    "does not work with ABI version " + ours + " of this host; build it with this host's SDK");
    // Only this much is the same in every version.
    if (table->abi_major != SD_ABI_MAJOR)
        throw Error("bad_input", "has ABI version " + version_text(table->abi_major, table->abi_minor) +
                                     ", this host has " + ours + "; build it with this host's SDK");
    // Tables only grow, so the size follows from the minor version where this host knows that version.
    const int their_minor = table->abi_minor, our_minor = SD_ABI_MINOR;
    const std::size_t least = their_minor < our_minor ? first_table_size : sizeof(sd_module);
    const std::size_t most = their_minor > our_minor ? largest_table_size : sizeof(sd_module);
    if (table->struct_size < least || table->struct_size > most)
        throw Error("bad_input", "says its table has " + std::to_string(table->struct_size) +
                                     " bytes, which cannot be so in ABI version " +
                                     version_text(table->abi_major, table->abi_minor) + " (this host's " + ours +
                                     " has " + std::to_string(sizeof(sd_module)) + "); build it with this host's SDK");
    return table;
}

void require_functions(const sd_module& table) {
    const auto need = [](auto function, const char* name) {
        if (!function)
            throw Error("bad_input", std::string("has no function ") + name + " in its table; every entry is needed");
    };
#define NEED(name) need(table.name, #name)
    NEED(manifest), NEED(create), NEED(destroy), NEED(state_size), NEED(components), NEED(start), NEED(status);
    NEED(choices), NEED(apply), NEED(standings), NEED(evaluate), NEED(determinize), NEED(reseed), NEED(view_hash);
    NEED(seen), NEED(sane), NEED(view), NEED(prompt), NEED(describe), NEED(why_not), NEED(save), NEED(load);
    NEED(label), NEED(extension);
#undef NEED
}

json own_manifest(const sd_module& table) {
    std::string text;
    const sd_sink sink{&text, nullptr, [](void* context, const char* bytes, std::uint32_t length) {
                           auto& all = *static_cast<std::string*>(context);
                           if (all.size() <= manifest_limit) all.append(bytes, length);
                       }};
    std::int32_t result = SD_FAULT;
    try {
        result = table.manifest(&sink);
    } catch (...) {
        throw Error("fault", "threw an exception from its manifest function; that may not leave a module");
    }
    if (result < 0) throw Error("fault", "could not make its manifest: " + one_line(text));
    json own = json::parse(text, nullptr, false);
    if (own.is_discarded()) throw Error("bad_input", "makes a manifest that is not valid JSON");
    return own;
}

void compare_manifest(const json& own, const json& file) {
    if (own == file) return;
    std::string field;
    for (const auto& [key, value] : own.items())
        if (field.empty() && (!file.contains(key) || file[key] != value)) field = key;
    for (const auto& [key, value] : file.items())
        if (field.empty() && !own.contains(key)) field = key;
    throw Error("bad_input", "has a manifest.json that differs from the manifest in its library" +
                                 (field.empty() ? std::string() : " (field " + one_line(field, 60) + ")") +
                                 "; build the module again, which writes it anew");
}

std::vector<DataFile> read_data(const fs::path& folder) {
    std::vector<DataFile> data;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder / "data", failed)) {
        if (entry.path().extension() != ".json") continue;
        if (data.size() == data_files_limit)
            throw Error("bad_input", "has more than " + std::to_string(data_files_limit) + " data files");
        data.push_back({entry.path().filename().string(), read_part(entry.path(), data_limit)});
    }
    // A folder has no order of its own; the hash needs one.
    std::sort(data.begin(), data.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return data;
}

}  // namespace

Module::Module() = default;
Module::~Module() = default;

json Module::manifest_of(const fs::path& given) {
    const Files files = locate(given);
    try {
        return read_manifest(files);
    } catch (const Error& error) {
        throw Error(error.code(), "module " + files.id + " " + error.what());
    }
}

std::shared_ptr<const Module> Module::open(const fs::path& given) {
    const Files files = locate(given);
    std::shared_ptr<Module> module(new Module);
    try {
        module->manifest_ = read_manifest(files);
        module->data_ = read_data(files.folder);
        module->library_ = std::make_unique<Library>(Library{load(files)});
        module->table_ = enter(module->library_->handle);
        require_functions(*module->table_);
        compare_manifest(own_manifest(*module->table_), module->manifest_);
    } catch (const Error& error) {
        throw Error(error.code(), "module " + files.id + " " + error.what());
    }
    module->path_ = files.library;
    module->identify();
    return module;
}

std::shared_ptr<const Module> Module::embedded(const sd_module& table, std::vector<DataFile> data) {
    std::shared_ptr<Module> module(new Module);
    try {
        require_functions(table);
        module->manifest_ = own_manifest(table);
        require_form(module->manifest_);
    } catch (const Error& error) {
        throw Error(error.code(), std::string("an embedded module ") + error.what());
    }
    module->table_ = &table;
    module->data_ = std::move(data);
    module->identify();
    return module;
}

void Module::identify() {
    id_ = manifest_.at("id");
    version_ = manifest_.at("version");
    for (const DataFile& file : data_) {
        data_hash_ = hash_text(file.name, data_hash_);
        data_hash_ = hash_text(file.bytes, data_hash_);
    }
}

}  // namespace sitdown::host
