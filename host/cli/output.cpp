#include "host/cli/output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>

#include "host/support/error.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

[[noreturn]] void cannot_write() {
    throw Error("fault", std::string("standard output cannot be written (") + std::strerror(errno) +
                             "); check where it leads.");
}

template <class Document>
void print_document(const Document& document) {
    // Modules and file names may hold bytes that are no text; a document must not.
    print_line(document.dump(2, ' ', false, Document::error_handler_t::replace));
}

void say(std::string_view before, std::string_view sentence) {
    const std::string line = std::string(before) + one_line(sentence, 2000) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace

void print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) cannot_write();
}

void print_line(std::string_view text) {
    print(text);
    print("\n");
}

void flush_output() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) cannot_write();
}

void print_json(const nlohmann::ordered_json& document) { print_document(document); }
void print_json(const nlohmann::json& document) { print_document(document); }

void complain(std::string_view sentence) { say("sitdown: ", sentence); }
void note(std::string_view sentence) { say("", sentence); }

void occupy_standard_streams() {
    // Read-only, so that writing to a closed standard output still fails and is reported.
    for (int stream = 0; stream <= 2; ++stream) {
        if (::fcntl(stream, F_GETFD) == -1 && errno == EBADF) ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    }
}

}  // namespace sitdown::host::cli
