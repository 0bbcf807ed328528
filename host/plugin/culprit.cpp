#include "host/plugin/culprit.hpp"

#include <fcntl.h>
#include <limits.h>
#include <sys/file.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>

#include "host/support/descriptor.hpp"
#include "host/support/error.hpp"
#include "host/support/files.hpp"
#include "host/support/paths.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

namespace fs = std::filesystem;

// A signal handler can only read what is plain: the path of this process's file, while there is one.
char handler_path[PATH_MAX];
// The process whose file that is, 0 where there is none: one that was forked off must not remove it.
std::atomic<pid_t> handler_process = 0;

void end_in_order(int signal) {
    if (handler_process == ::getpid()) ::unlink(handler_path);
    ::raise(signal);  // its handler was taken away when it was called: this ends the process as usual
}

// Signals by which a user ends a program, where nobody else listens to them.
void listen_for_the_user() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
        struct sigaction now{};
        if (::sigaction(signal, nullptr, &now) != 0 || now.sa_handler != SIG_DFL) continue;
        struct sigaction ours{};
        ours.sa_handler = end_in_order;
        ours.sa_flags = SA_RESETHAND | SA_NODEFER;
        ::sigaction(signal, &ours, nullptr);
    }
}

// One file per process, with a line for each use. It is locked as long as its process lives.
class Record {
public:
    void add(const std::string& line) {
        const std::lock_guard guard(mutex_);
        lines_.push_back(line);
        if (!file_.open()) create();
        write();
    }
    void remove(const std::string& line) {
        const std::lock_guard guard(mutex_);
        lines_.erase(std::find(lines_.begin(), lines_.end(), line));
        if (!lines_.empty()) return write();
        if (!file_.open()) return;
        handler_process = 0;
        ::unlink(path_.c_str());
        file_ = Descriptor();
    }

private:
    void create() {
        try {
            path_ = (made(state_folder() / "in-use") / "XXXXXX").string();
        } catch (const Error&) {
            return;
        }
        file_ = Descriptor(::mkostemp(path_.data(), O_CLOEXEC));
        // The lock comes before the first line: a file with lines that nobody locks is that of a dead process.
        if (file_.open()) ::flock(file_.number(), LOCK_EX);
        if (!file_.open() || path_.size() >= sizeof handler_path) return;
        std::strcpy(handler_path, path_.c_str());
        handler_process = ::getpid();
        listen_for_the_user();
    }
    void write() {
        const std::string text = join(lines_, "\n") + "\n";
        if (file_.open() && ::ftruncate(file_.number(), 0) == 0 &&
            ::pwrite(file_.number(), text.data(), text.size(), 0) != static_cast<ssize_t>(text.size()))
            ::unlink(path_.c_str());  // a full disk: half a name would accuse the wrong one
    }

    std::mutex mutex_;
    std::vector<std::string> lines_;
    std::string path_;
    Descriptor file_;
};

Record& record() {
    static Record one;
    return one;
}

// The last line of a dead process's file: what it did when it died.
std::string read_and_forget(const fs::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    if (!file.open() || ::flock(file.number(), LOCK_EX | LOCK_NB) != 0) return {};
    char text[1024];
    const ssize_t count = ::pread(file.number(), text, sizeof text, 0);
    if (count <= 0) return {};
    ::unlink(path.c_str());
    std::vector<std::string> lines = split(std::string_view(text, static_cast<std::size_t>(count)), '\n');
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    return lines.empty() ? std::string() : one_line(lines.back(), 200);
}

}  // namespace

Culprit::Culprit(const std::string& module, const std::string& doing)
    : line_("module " + one_line(module, 100) + " was " + one_line(doing, 80)) {
    record().add(line_);
}

Culprit::~Culprit() { record().remove(line_); }

std::vector<std::string> Culprit::left_behind() {
    std::vector<std::string> sentences;
    std::error_code failed;
    for (fs::directory_iterator entry(state_folder() / "in-use", failed), end; !failed && entry != end;
         entry.increment(failed)) {
        const std::string line = read_and_forget(entry->path());
        if (!line.empty())
            sentences.push_back("the last run ended suddenly while " + line +
                                "; if that happens again, remove the module or get a repaired one");
    }
    std::sort(sentences.begin(), sentences.end());
    return sentences;
}

}  // namespace sitdown::host
