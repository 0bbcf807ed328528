#include "host/cli/window.hpp"

#include <spawn.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "host/cli/commands.hpp"
#include "host/support/error.hpp"
#include "host/support/paths.hpp"

extern char** environ;

namespace sitdown::host::cli {
namespace {

// What the window ends with when it could not come up.
constexpr int not_opened = 3;

bool set(const char* name) {
    const char* value = std::getenv(name);
    return value && *value;
}

}  // namespace

bool display_there() { return set("DISPLAY") || set("WAYLAND_DISPLAY"); }

WindowEnd open_window(const std::vector<std::string>& words) {
    const std::filesystem::path program = program_folder() / "sitdown-table";
    std::error_code unknown;
    if (!std::filesystem::exists(program, unknown))
        throw Error("not_found", "the window, " + program.filename().string() + ", is not beside this program; build the target sitdown-table, or add --terminal.");
    std::string name = program.string();
    std::vector<std::string> texts = words;
    std::vector<char*> list = {name.data()};
    for (std::string& text : texts) list.push_back(text.data());
    list.push_back(nullptr);
    pid_t child = 0;
    if (const int failed = ::posix_spawn(&child, name.c_str(), nullptr, nullptr, list.data(), environ))
        throw Error("fault", "the window could not be started: " + std::string(std::strerror(failed)) + "; add --terminal to play without it.");
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    if (WIFSIGNALED(status)) return {WTERMSIG(status) != SIGABRT, 128 + WTERMSIG(status)};
    return {WEXITSTATUS(status) != not_opened, WEXITSTATUS(status)};
}

Exit run(const TableArguments& arguments) {
    const WindowEnd end = open_window(arguments.words);
    return end.opened && end.code <= 2 ? static_cast<Exit>(end.code) : Exit::failed;
}

}  // namespace sitdown::host::cli
