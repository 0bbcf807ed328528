// The side of a probe that runs the module. It may die at any line.
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <memory>
#include <string_view>
#include <vector>

#include "host/plugin/module.hpp"
#include "host/plugin/probe.hpp"
#include "host/plugin/probe_wire.hpp"
#include "host/rules/sinks.hpp"
#include "host/support/error.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

using nlohmann::json;

const std::string remedy = probe_wire::remedy;
constexpr std::uint32_t largest_state = 1u << 20;
// Written around the state: a module that says too small a size is found out before it harms the host.
constexpr std::size_t fence = 4096;
constexpr unsigned char fence_byte = 0xa5;

void write_line(std::string line) {
    line += '\n';
    std::string_view left = line;
    while (!left.empty()) {
        const ssize_t written = ::write(probe_wire::reply, left.data(), left.size());
        if (written <= 0) ::_exit(1);  // nobody listens any more
        left.remove_prefix(static_cast<std::size_t>(written));
    }
}

// Without destructors and exit handlers: the module may have left some, and the finding would be lost in them.
[[noreturn]] void report(const std::string& line) {
    write_line(line);
    ::_exit(0);
}

void now_at(const char* doing) { write_line(std::string("at ") + doing); }

// A module's function, called so that an exception is a finding.
template <class Call>
auto guarded(const char* name, Call call) {
    try {
        return call();
    } catch (...) {
        throw Error("fault",
                    std::string("threw an exception from its function ") + name + "; that may not leave a module");
    }
}

json default_options(const json& manifest) {
    json options = json::object();
    for (const json& option : manifest.at("options"))
        options[option.at("id").get<std::string>()] = option.at("default");
    return options;
}

class Trial {
public:
    explicit Trial(const Module& module)
        : module_(module), table_(module.table()), seats_(module.manifest().at("seats").at("min")) {}

    void run() {
        now_at("making a game");
        create();
        now_at("listing its components");
        list_components();
        now_at("dealing");
        deal();
        now_at("listing its choices");
        list_choices();
        now_at("closing a game");
        guarded("destroy", [&] { table_.destroy(std::exchange(game_, nullptr)); });
    }

private:
    void create() {
        std::vector<sd_file> files;
        for (const DataFile& file : module_.data())
            files.push_back({file.name.c_str(), file.bytes.data(), file.bytes.size()});
        const std::string options = default_options(module_.manifest()).dump();
        const sd_setup setup{
            sizeof(sd_setup), seats_, options.c_str(), files.data(), static_cast<std::uint32_t>(files.size()), 0};
        Ears ears;
        game_ = guarded("create", [&] { return table_.create(&setup, ears.sink()); });
        if (game_) return;
        const std::string why = one_line(ears.text());
        throw Error("bad_input",
                    "cannot make a game with its default options: " + (why.empty() ? "it gives no reason" : why));
    }

    void list_components() {
        Ears ears;
        const std::int32_t result = guarded("components", [&] { return table_.components(game_, ears.sink()); });
        if (result < 0) throw Error("fault", "could not list its components: " + one_line(ears.text()));
        const json components = json::parse(ears.text(), nullptr, false);
        if (ears.overflowed() || !components.is_object())
            throw Error("bad_input", "lists components that are not a JSON object" + remedy);
    }

    void deal() {
        const std::uint32_t size = guarded("state_size", [&] { return table_.state_size(game_); });
        if (size == 0 || size % 8 != 0 || size > largest_state)
            throw Error("bad_input", "says its state has " + std::to_string(size) +
                                         " bytes; it must be a multiple of 8, from 8 to " +
                                         std::to_string(largest_state));
        room_.assign(fence + size + fence, fence_byte);
        size_ = size;
        const std::int32_t result = guarded("start", [&] { return table_.start(game_, state(), 1, nullptr); });
        if (result < 0) throw Error("fault", "fails when it deals (code " + std::to_string(result) + ")" + remedy);
        check_fences("start");
    }

    void list_choices() {
        sd_status status{};
        guarded("status", [&] { table_.status(game_, state(), &status); });
        const json& manifest = module_.manifest();
        const auto declared = [&](std::uint32_t number, const char* list) {
            if (number > manifest.at(list).size())
                throw Error("bad_input", "begins with number " + std::to_string(number) + " of its " + list +
                                             ", but it declares " + std::to_string(manifest.at(list).size()) + remedy);
        };
        declared(status.phase, "phases"), declared(status.prompt, "prompts"), declared(status.ending, "endings");
        if (status.waiting >> seats_ != 0)
            throw Error("bad_input", "waits for a seat that is not in the game" + remedy);
        if (status.waiting == 0 && status.ending == 0)
            throw Error("bad_input", "waits for nobody although the game is not over" + remedy);
        std::vector<sd_choice> choices(SD_MAX_CHOICES);
        for (std::uint32_t seat = 0; seat < seats_; ++seat) {
            if ((status.waiting >> seat & 1) == 0) continue;
            const std::uint32_t count = guarded(
                "choices", [&] { return table_.choices(game_, state(), seat, choices.data(), SD_MAX_CHOICES); });
            if (count == 0 || count > SD_MAX_CHOICES)
                throw Error("bad_input", "waits for seat " + std::to_string(seat) + " and lists " +
                                             std::to_string(count) + " choices; 1 to " +
                                             std::to_string(SD_MAX_CHOICES) + " are possible");
        }
        check_fences("choices");
    }

    void check_fences(const char* function) const {
        const auto whole = [](auto begin, auto end) {
            return std::all_of(begin, end, [](unsigned char byte) { return byte == fence_byte; });
        };
        const auto after = room_.begin() + static_cast<std::ptrdiff_t>(fence + size_);
        if (!whole(room_.begin(), room_.begin() + fence) || !whole(after, room_.end()))
            throw Error("fault", std::string("writes outside its state of ") + std::to_string(size_) +
                                     " bytes in its function " + function + "; build it again with its SDK");
    }

    void* state() { return room_.data() + fence; }

    const Module& module_;
    const sd_module& table_;
    const std::uint32_t seats_;
    const void* game_ = nullptr;
    std::vector<unsigned char> room_;
    std::size_t size_ = 0;
};

// A module that brings the whole process down takes no core file, no endless output and no orphan with it.
void settle_in() {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    constexpr rlimit none{0, 0}, little{1u << 20, 1u << 20};
    ::setrlimit(RLIMIT_CORE, &none);
    ::setrlimit(RLIMIT_FSIZE, &little);
    // A sanitizer would catch these and turn the crash into an exit.
    for (const int crash : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) ::signal(crash, SIG_DFL);
    // What the system's loader had to say about this program is not the module's doing.
    if (::ftruncate(probe_wire::output, 0) == 0) ::lseek(probe_wire::output, 0, SEEK_SET);
}

bool has_printed() {
    std::cout.flush();
    std::fflush(nullptr);
    struct stat about{};
    return ::fstat(probe_wire::output, &about) == 0 && about.st_size > 0;
}

[[noreturn]] void try_out(const std::filesystem::path& path) {
    now_at("being opened");
    std::shared_ptr<const Module> module = Module::open(path);
    try {
        Trial(*module).run();
    } catch (const Error& error) {
        report("no " + error.code() + " module " + module->id() + " " + one_line(error.what(), 1000));
    }
    now_at("being closed");
    module.reset();
    report(has_printed() ? "printed" : "ok");
}

}  // namespace

std::optional<int> answer_probe(int count, char** words) {
    if (count != 3 || std::strcmp(words[1], probe_wire::flag) != 0) return std::nullopt;
    struct stat about{};
    if (::fstat(probe_wire::reply, &about) != 0 || !S_ISFIFO(about.st_mode)) {
        std::fprintf(stderr, "sitdown: --probe is for the program's own use; try `sitdown validate %s`\n", words[2]);
        return 2;
    }
    settle_in();
    try {
        try_out(words[2]);
    } catch (const Error& error) {
        report("no " + error.code() + " " + one_line(error.what(), 1000));
    } catch (const std::exception& error) {
        report("no fault " + one_line(error.what(), 1000));
    }
}

}  // namespace sitdown::host
