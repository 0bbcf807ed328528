#include "host/support/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "host/support/descriptor.hpp"
#include "host/support/error.hpp"

namespace sitdown::host {
namespace {

[[noreturn]] void fail(const std::string& what, const std::filesystem::path& path, int reason) {
    const char* code = reason == ENOENT || reason == ENOTDIR ? "not_found" : "bad_input";
    throw Error(code, "cannot " + what + " " + path.string() + ": " + std::strerror(reason));
}

void write_all(int file, std::string_view bytes, const std::filesystem::path& path) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail("write", path, errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void sync_folder(const std::filesystem::path& folder) {
    const Descriptor opened(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened.number() >= 0) ::fsync(opened.number());
}

}  // namespace

std::string read_file(const std::filesystem::path& path, std::size_t limit) {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.number() < 0) fail("open", path, errno);
    struct stat about{};
    if (::fstat(file.number(), &about) != 0) fail("read", path, errno);
    if (!S_ISREG(about.st_mode)) throw Error("bad_input", path.string() + " is not a plain file");
    const std::string too_large =
        path.string() + " is larger than the " + std::to_string(limit) + " bytes allowed here";
    if (static_cast<std::size_t>(about.st_size) > limit) throw Error("bad_input", too_large);

    std::string bytes;
    char part[65536];
    while (true) {
        const ssize_t count = ::read(file.number(), part, sizeof part);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail("read", path, errno);
        if (count == 0) return bytes;
        bytes.append(part, static_cast<std::size_t>(count));
        if (bytes.size() > limit) throw Error("bad_input", too_large);
    }
}

void write_file(const std::filesystem::path& path, std::string_view bytes) {
    std::string beside = path.string() + ".XXXXXX";
    const Descriptor file(::mkostemp(beside.data(), O_CLOEXEC));
    if (file.number() < 0) fail("write beside", path, errno);
    try {
        write_all(file.number(), bytes, path);
        if (::fsync(file.number()) != 0) fail("sync", path, errno);
        if (::rename(beside.c_str(), path.c_str()) != 0) fail("replace", path, errno);
    } catch (...) {
        ::unlink(beside.c_str());
        throw;
    }
    sync_folder(path.parent_path());
}

}  // namespace sitdown::host
