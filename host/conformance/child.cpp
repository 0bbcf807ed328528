#include "host/conformance/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>

#include "host/support/error.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::conformance {
namespace {

using Clock = std::chrono::steady_clock;

std::string content(int file) {
    struct stat about {};
    if (file < 0 || fstat(file, &about) != 0 || about.st_size == 0) return {};
    std::string text(static_cast<std::size_t>(std::min<off_t>(about.st_size, 4096)), '\0');
    const ssize_t got = pread(file, text.data(), text.size(), about.st_size - static_cast<off_t>(text.size()));
    text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return text;
}

// The memory both sides see.
class Shared {
public:
    Shared() {
        void* memory = mmap(nullptr, sizeof(Whereabouts), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED)
            throw Error("fault", "There is no memory left to check a module in; close something.");
        here_ = new (memory) Whereabouts{};
    }
    ~Shared() { munmap(here_, sizeof(Whereabouts)); }
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;
    Whereabouts& here() { return *here_; }

private:
    Whereabouts* here_;
};

[[noreturn]] void be_child(int pipe, int output, Whereabouts& here, const std::string& module, const Settings& settings,
                           const std::function<void(Findings&)>& work) {
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTERM, SIGINT}) std::signal(signal, SIG_DFL);
    std::signal(SIGPIPE, SIG_IGN);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    Findings findings(pipe, here, module, settings);
    try {
        work(findings);
        findings.finish();
    } catch (const std::exception& error) {
        findings.fail(here.check, std::string("The check broke off: ") + error.what());
        findings.finish();
    }
    std::fflush(nullptr);
    _exit(0);  // no destructor of the module gets a chance to take the result with it
}

// Reads lines until the child closes its end; false if it showed no sign of life for too long.
bool listen(int pipe, const Whereabouts& here, std::chrono::seconds patience,
            const std::function<void(const std::string&)>& line) {
    std::string rest;
    std::uint64_t beats = here.beats;
    auto alive = Clock::now();
    for (;;) {
        pollfd ready{pipe, POLLIN, 0};
        if (poll(&ready, 1, 200) > 0) {
            char bytes[4096];
            const ssize_t got = read(pipe, bytes, sizeof bytes);
            if (got <= 0) return true;
            rest.append(bytes, static_cast<std::size_t>(got));
            for (std::size_t end; (end = rest.find('\n')) != std::string::npos; rest.erase(0, end + 1))
                line(rest.substr(0, end));
        }
        if (here.beats != beats) {
            beats = here.beats;
            alive = Clock::now();
        } else if (Clock::now() - alive > patience) {
            return false;
        }
    }
}

}  // namespace

std::string output_of_child() {
    std::fflush(nullptr);
    return content(STDOUT_FILENO);
}

Departure in_child(const std::string& module, const Settings& settings, const std::function<void(Findings&)>& work,
                   const Message& message) {
    Shared shared;
    int ends[2];
    const int output = memfd_create("output", MFD_CLOEXEC);
    if (pipe2(ends, O_CLOEXEC) != 0)
        throw Error("fault", "No pipe could be made to check a module through; close some files.");
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child < 0) throw Error("fault", "No process could be started to check a module in; close something.");
    if (child == 0) {
        close(ends[0]);
        be_child(ends[1], output, shared.here(), module, settings, work);
    }
    close(ends[1]);
    Departure departure;
    const bool ended =
        listen(ends[0], shared.here(), std::chrono::seconds(settings.patience), [&](const std::string& line) {
            const auto parsed = nlohmann::json::parse(line, nullptr, false);
            if (parsed.is_object() && parsed.contains("finished"))
                departure.finished = true;
            else if (parsed.is_object() && parsed.contains("check"))
                message(parsed);
        });
    if (!ended) kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    close(ends[0]);
    const Whereabouts& here = shared.here();
    if (!departure.finished) {
        if (!ended) departure.how = "did not return within " + std::to_string(settings.patience) + " s";
        else if (WIFSIGNALED(status)) departure.how = "crashed (" + std::string(strsignal(WTERMSIG(status))) + ")";
        else departure.how = "ended the process (exit code " + std::to_string(WEXITSTATUS(status)) + ")";
        departure.check = here.check;
        departure.game = here.game;
        departure.again = here.again;
        departure.step = here.step;
        departure.output = one_line(content(output), 600);
    }
    close(output);
    return departure;
}

}  // namespace sitdown::host::conformance
