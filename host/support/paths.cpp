#include "host/support/paths.hpp"

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "host/support/error.hpp"

namespace sitdown::host {
namespace {

namespace fs = std::filesystem;

fs::path from_environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? fs::path(value) : fs::path();
}

fs::path home() {
    if (const fs::path given = from_environment("HOME"); given.is_absolute()) return given;
    const passwd* user = ::getpwuid(::getuid());
    if (user && user->pw_dir && fs::path(user->pw_dir).is_absolute()) return user->pw_dir;
    throw Error("usage", "there is no home folder for the program's files; set HOME or SITDOWN_HOME to a folder");
}

// The XDG rules: a variable that is empty or relative counts as not set.
fs::path folder(const char* ours, const char* variable, const char* below_home) {
    if (const fs::path moved = from_environment("SITDOWN_HOME"); !moved.empty()) return fs::absolute(moved) / ours;
    const fs::path given = from_environment(variable);
    return (given.is_absolute() ? given : home() / below_home) / "sitdown";
}

}  // namespace

fs::path data_folder() { return folder("data", "XDG_DATA_HOME", ".local/share"); }
fs::path config_folder() { return folder("config", "XDG_CONFIG_HOME", ".config"); }
fs::path state_folder() { return folder("state", "XDG_STATE_HOME", ".local/state"); }
fs::path cache_folder() { return folder("cache", "XDG_CACHE_HOME", ".cache"); }

fs::path made(const fs::path& folder) {
    fs::path part;
    for (const fs::path& name : folder) {
        part /= name;
        if (::mkdir(part.c_str(), 0700) == 0 || errno == EEXIST || errno == EISDIR) continue;
        const int reason = errno;
        std::error_code failed;
        // A read-only or foreign folder on the way is no harm if it is there.
        if (fs::is_directory(part, failed)) continue;
        throw Error("bad_input", "cannot make the folder " + part.string() + ": " + std::strerror(reason) +
                                     "; set SITDOWN_HOME to a folder that can be written to");
    }
    std::error_code failed;
    if (!fs::is_directory(folder, failed))
        throw Error("bad_input",
                    folder.string() + " is in the way: a folder is needed there; move it or set SITDOWN_HOME");
    return folder;
}

fs::path program_folder() {
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    if (failed) throw Error("fault", "cannot tell where the program lies (/proc/self/exe): " + failed.message());
    return program.parent_path();
}

}  // namespace sitdown::host
