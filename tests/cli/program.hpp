// The built program as a child process: what goes in, what comes out, how it ends.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "support/surroundings.hpp"

namespace sitdown::tests {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

inline std::string program_path() { return SITDOWN_BUILD "/sitdown"; }

struct Ended {
    std::string out, err;
    int code = -1;    // -1: by a signal
    int signal = 0;
    // Exactly one document on standard output, or an exception.
    Json json() const { return Json::parse(out); }
    std::size_t error_lines() const { return static_cast<std::size_t>(std::count(err.begin(), err.end(), '\n')); }
};

// A folder for the user's files of its own; nothing of the real ones is seen or touched.
class Home {
public:
    std::filesystem::path path() const { return folder_.path(); }
    std::map<std::string, std::string> variables() const {
        return {{"SITDOWN_HOME", folder_.path().string()}, {"TERM", "xterm-256color"}};
    }
    std::vector<std::filesystem::path> journals() const {
        std::vector<std::filesystem::path> found;
        std::error_code none;
        for (const auto& entry : std::filesystem::directory_iterator(path() / "state" / "journals", none))
            found.push_back(entry.path());
        std::sort(found.begin(), found.end());
        return found;
    }

private:
    ScratchFolder folder_;
};

// The three ends of a running program. Closing `in` is the end of its input.
class Running {
public:
    Running(const Words& words, const std::map<std::string, std::string>& variables) {
        std::array<int, 2> in{}, out{}, err{};
        if (::pipe2(in.data(), O_CLOEXEC) || ::pipe2(out.data(), O_CLOEXEC) || ::pipe2(err.data(), O_CLOEXEC))
            throw std::runtime_error("no pipes");
        pid_ = ::fork();
        if (pid_ == 0) {
            ::dup2(in[0], 0), ::dup2(out[1], 1), ::dup2(err[1], 2);
            execute(words, variables);
        }
        ::close(in[0]), ::close(out[1]), ::close(err[1]);
        in_ = in[1], out_ = out[0], err_ = err[0];
    }
    ~Running() {
        for (const int end : {in_, out_, err_}) {
            if (end >= 0) ::close(end);
        }
        if (pid_ > 0) ::kill(pid_, SIGKILL), ::waitpid(pid_, nullptr, 0);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    // Asks for a whole line; throws when none comes in time.
    std::string line() {
        while (buffer_.find('\n') == buffer_.npos) {
            if (!ready(out_)) throw std::runtime_error("the program does not answer");
            std::array<char, 65536> part;
            const auto count = ::read(out_, part.data(), part.size());
            if (count <= 0) throw std::runtime_error("the program has ended");
            buffer_.append(part.data(), static_cast<std::size_t>(count));
        }
        const auto end = buffer_.find('\n');
        std::string line = buffer_.substr(0, end);
        buffer_.erase(0, end + 1);
        return line;
    }
    void send(const std::string& text) {
        for (std::size_t sent = 0; sent < text.size();) {
            const auto count = ::write(in_, text.data() + sent, text.size() - sent);
            if (count <= 0) throw std::runtime_error("the program does not listen");
            sent += static_cast<std::size_t>(count);
        }
    }
    // Feeds the text, reads to the end and waits.
    Ended finish(const std::string& input = "") {
        Ended ended;
        ended.out = buffer_;
        std::size_t sent = 0;
        ::signal(SIGPIPE, SIG_IGN);
        while (out_ >= 0 || err_ >= 0) {
            if (in_ >= 0 && sent == input.size()) ::close(in_), in_ = -1;
            std::array<pollfd, 3> ends{{{in_, POLLOUT, 0}, {out_, POLLIN, 0}, {err_, POLLIN, 0}}};
            if (::poll(ends.data(), ends.size(), patience) <= 0) throw std::runtime_error("the program hangs");
            if (in_ >= 0 && ends[0].revents) {
                const auto count = ::write(in_, input.data() + sent, std::min<std::size_t>(input.size() - sent, 4096));
                sent = count > 0 ? sent + static_cast<std::size_t>(count) : input.size();
            }
            if (ends[1].revents) drain(out_, ended.out);
            if (ends[2].revents) drain(err_, ended.err);
        }
        int status = 0;
        ::waitpid(pid_, &status, 0);
        pid_ = -1;
        if (WIFEXITED(status)) ended.code = WEXITSTATUS(status);
        else ended.signal = WTERMSIG(status);
        return ended;
    }
    pid_t pid() const { return pid_; }

    [[noreturn]] static void execute(const Words& words, const std::map<std::string, std::string>& variables) {
        for (const char* name : {"NO_COLOR", "DISPLAY", "WAYLAND_DISPLAY"}) ::unsetenv(name);
        for (const auto& [name, value] : variables) ::setenv(name.c_str(), value.c_str(), 1);
        ::signal(SIGPIPE, SIG_DFL);
        const std::string path = program_path();
        std::vector<char*> list = {const_cast<char*>(path.c_str())};
        for (const std::string& word : words) list.push_back(const_cast<char*>(word.c_str()));
        list.push_back(nullptr);
        ::execv(path.c_str(), list.data());
        ::_exit(127);
    }

private:
    static constexpr int patience = 60000;
    static bool ready(int file) {
        pollfd end{file, POLLIN, 0};
        return ::poll(&end, 1, patience) > 0;
    }
    static void drain(int& file, std::string& into) {
        std::array<char, 65536> part;
        const auto count = ::read(file, part.data(), part.size());
        if (count > 0) into.append(part.data(), static_cast<std::size_t>(count));
        else ::close(file), file = -1;
    }

    pid_t pid_ = -1;
    int in_ = -1, out_ = -1, err_ = -1;
    std::string buffer_;
};

inline Ended run(const Home& home, const Words& words, const std::string& input = "") {
    return Running(words, home.variables()).finish(input);
}
inline Ended run(const Words& words, const std::string& input = "") { return run(Home(), words, input); }

// A conversation with `engine`.
class Engine {
public:
    explicit Engine(const std::string& game = "goofspiel") : running_({"engine", game}, home_.variables()) {}
    Json ask(const std::string& line) {
        running_.send(line + "\n");
        return Json::parse(running_.line());
    }
    Json ask_for(const Json& request) { return ask(request.dump()); }
    Ended finish() { return running_.finish(); }

private:
    Home home_;
    Running running_;
};

}  // namespace sitdown::tests
