// The side of a probe that waits.
#include "host/plugin/probe.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "host/plugin/probe_wire.hpp"
#include "host/support/descriptor.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds start_patience{30};

const std::string remedy = probe_wire::remedy;

struct Reply {
    std::string doing;  // the last step that the module began
    std::string last;   // the final line; empty: none came
};

struct Child {
    pid_t process = -1;
    Descriptor reply, output;
    int ending = 0;     // as waitpid gives it
    bool late = false;  // it was still running when its time was over
};

std::vector<std::string> environment() {
    std::vector<std::string> all;
    for (char** entry = environ; entry && *entry; ++entry) all.emplace_back(*entry);
    all.push_back(std::string(probe_wire::marker) + "=1");
    return all;
}

// Zero, or why the child could not be started.
int start(Child& child, const std::filesystem::path& module) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return errno;
    child.reply = Descriptor(ends[0]);
    const Descriptor write_end(ends[1]);
    child.output = Descriptor(::memfd_create("probe", MFD_CLOEXEC));
    // Numbers that are none of those that the child gets: one must not replace another on the way.
    const Descriptor reply(::fcntl(write_end.number(), F_DUPFD_CLOEXEC, 10));
    const Descriptor printed(::fcntl(child.output.number(), F_DUPFD_CLOEXEC, 10));
    if (!reply.open() || !printed.open()) return errno;

    posix_spawn_file_actions_t files;
    posix_spawnattr_t manner;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawnattr_init(&manner);
    ::posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_adddup2(&files, printed.number(), probe_wire::output);
    ::posix_spawn_file_actions_adddup2(&files, printed.number(), 2);
    ::posix_spawn_file_actions_adddup2(&files, reply.number(), probe_wire::reply);
    ::posix_spawn_file_actions_addclosefrom_np(&files, probe_wire::reply + 1);
    // A group of its own, so that what the module starts can be ended with it; signals as in a fresh program.
    sigset_t signals;
    ::sigemptyset(&signals);
    ::posix_spawnattr_setsigmask(&manner, &signals);
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGCHLD}) ::sigaddset(&signals, number);
    ::posix_spawnattr_setsigdefault(&manner, &signals);
    ::posix_spawnattr_setpgroup(&manner, 0);
    ::posix_spawnattr_setflags(&manner, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

    std::vector<std::string> variables = environment();
    std::vector<char*> variable_words;
    for (std::string& variable : variables) variable_words.push_back(variable.data());
    variable_words.push_back(nullptr);
    std::string name = "sitdown", flag = probe_wire::flag, path = module.string();
    char* words[] = {name.data(), flag.data(), path.data(), nullptr};
    const int failed = ::posix_spawn(&child.process, "/proc/self/exe", &files, &manner, words, variable_words.data());
    ::posix_spawnattr_destroy(&manner);
    ::posix_spawn_file_actions_destroy(&files);
    return failed;
}

bool is_final(const std::string& line) { return line == "ok" || line == "printed" || line.starts_with("no "); }

// Whole lines out of what has come so far.
void take_lines(std::string& text, Reply& reply) {
    for (std::size_t end; (end = text.find('\n')) != std::string::npos; text.erase(0, end + 1)) {
        const std::string line = text.substr(0, end);
        if (line.starts_with("at "))
            reply.doing = line.substr(3);
        else if (is_final(line))
            reply.last = line;
    }
}

bool has_ended(const Child& child) {
    siginfo_t about{};
    const int failed = ::waitid(P_PID, static_cast<id_t>(child.process), &about, WEXITED | WNOHANG | WNOWAIT);
    return failed != 0 || about.si_pid != 0;
}

// Until the final line, the end of the child or the end of its time. That begins with the module's first step: it is
// not to blame for a machine on which the program itself starts slowly.
Reply listen(Child& child, std::chrono::milliseconds patience) {
    Reply reply;
    std::string text;
    bool ended = false;
    Clock::time_point end = Clock::now() + start_patience;
    while (reply.last.empty()) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
        if (left <= 0 && !ended) return child.late = true, reply;
        pollfd waiting{child.reply.number(), POLLIN, 0};
        // In slices: a process that the module started may hold the pipe open when the child itself is gone.
        const int ready = ::poll(&waiting, 1, ended ? 0 : static_cast<int>(std::min<long long>(left, 50)));
        if (ready > 0) {
            char part[4096];
            const ssize_t count = ::read(child.reply.number(), part, sizeof part);
            if (count > 0) text.append(part, static_cast<std::size_t>(count));
            if (count == 0 || text.size() > (1u << 16)) return reply;
            const bool begun = !reply.doing.empty();
            take_lines(text, reply);
            if (!begun && !reply.doing.empty()) end = Clock::now() + patience;
        } else if (ended) {
            return reply;
        }
        ended = ended || has_ended(child);
    }
    return reply;
}

void finish(Child& child, const Reply& reply) {
    if (reply.last.empty() && !child.late) {
        // The pipe is closed: the child is about to end by itself, and how it does so is worth knowing.
        for (int slice = 0; slice < 100 && !has_ended(child); ++slice) ::usleep(5000);
    }
    ::kill(-child.process, SIGKILL);
    while (::waitpid(child.process, &child.ending, 0) < 0 && errno == EINTR) {
    }
}

std::string printed(const Child& child) {
    char text[300];
    const ssize_t count = ::pread(child.output.number(), text, sizeof text, 0);
    return count > 0 ? one_line(std::string_view(text, static_cast<std::size_t>(count)), 120) : std::string();
}

std::string name_of(const std::filesystem::path& module) {
    std::error_code failed;
    const auto path = std::filesystem::weakly_canonical(module, failed);
    return "module " + (path.extension() == ".so" ? path.stem() : path.filename()).string();
}

ProbeResult judge(const Child& child, const Reply& reply, const std::string& name, std::chrono::milliseconds patience) {
    if (reply.last == "ok") return {true, "", ""};
    if (reply.last == "printed")
        return {false, "bad_input",
                name + " prints (\"" + printed(child) + "\"), which a module may not do: output belongs to the host" +
                    remedy};
    if (!reply.last.empty()) {
        const std::size_t space = reply.last.find(' ', 3);
        return {false, reply.last.substr(3, space - 3), reply.last.substr(space + 1)};
    }
    if (reply.doing.empty())
        return {false, "fault", "the program could not try out " + name + " in a process of its own; start it again"};
    const std::string when = " while " + reply.doing;
    if (child.late)
        return {false, "bad_input",
                name + " hangs: it was not done after " + std::to_string(patience.count()) + " ms" + when + remedy};
    if (WIFSIGNALED(child.ending)) {
        const std::string words = printed(child);
        return {false, "bad_input",
                name + " crashes" + when + " (" + ::strsignal(WTERMSIG(child.ending)) +
                    (words.empty() ? "" : "; it said: " + words) + ")" + remedy};
    }
    return {false, "bad_input",
            name + " ends the whole program" + when + " (exit code " + std::to_string(WEXITSTATUS(child.ending)) +
                "), which a module may not do" + remedy};
}

}  // namespace

ProbeResult probe(const std::filesystem::path& module, std::chrono::milliseconds patience) {
    const std::string name = name_of(module);
    if (std::getenv(probe_wire::marker))
        return {false, "fault",
                "this program is a probe that does not call answer_probe, so it cannot try out " + name};
    Child child;
    if (const int failed = start(child, module); failed != 0)
        return {false, "fault", "no process could be started to try out " + name + ": " + std::strerror(failed)};
    const Reply reply = listen(child, patience);
    finish(child, reply);
    return judge(child, reply, name, patience);
}

}  // namespace sitdown::host
