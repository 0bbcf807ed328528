#include "host/session/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

#include "host/session/records.hpp"
#include "host/support/files.hpp"
#include "host/support/hash.hpp"
#include "host/support/logging.hpp"

namespace sitdown::host {
namespace {

constexpr std::string_view sum_key = ",\"sum\":\"";
constexpr std::size_t sum_tail = sum_key.size() + 16 + 2;  // ,"sum":"0123456789abcdef"}

// Over the sum of the line before and this line: a line that is lost, doubled or exchanged is noticed too.
std::string sum_of(std::string_view previous, std::string_view body) {
    return hash_hex(hash_text(body, hash_text(previous)));
}

[[noreturn]] void file_error(const std::filesystem::path& path, const char* what, const char* advice) {
    const int code = errno;
    throw Error("fault",
                "The journal " + path.string() + " cannot be " + what + " (" + std::strerror(code) + "); " + advice);
}

void sync_folder(const std::filesystem::path& file) {
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) file_error(file, "made safe", "check that its folder can be read.");
    const bool synced = ::fsync(handle) == 0;
    ::close(handle);
    if (!synced) file_error(file, "made safe", "check the disk.");
}

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

std::string line_of(const Record& record, std::string& sum) {
    std::string line = to_json(record).dump(-1, ' ', false, Json::error_handler_t::replace);
    line.pop_back();  // the closing brace
    sum = sum_of(sum, line);
    line.append(sum_key).append(sum).append("\"}\n");
    if (line.size() > journal_line_limit)
        throw Error("bad_input", "The record is longer than a journal's line may be (4 MiB); use a smaller state.");
    return line;
}

class Handle {
public:
    explicit Handle(int file) : file_(file) {}
    ~Handle() { if (file_ >= 0) ::close(file_); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    int get() const { return file_; }
    int release() { return std::exchange(file_, -1); }

private:
    int file_;
};

void lock(int file, const std::filesystem::path& path) {
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        throw Error("usage",
                    "The session " + path.stem().string() + " is open in another program; close it there first.");
}

[[noreturn]] void damaged(const std::filesystem::path& path, std::size_t line, const std::string& why) {
    throw Error("bad_input", "The journal " + path.string() + " is damaged in line " + std::to_string(line) + ": " +
                                 why + ". Use a saved copy of it.");
}

Record parse_line(std::string_view line, std::string& sum) {
    if (line.size() > journal_line_limit) throw Error("bad_input", "it is longer than 4 MiB");
    if (line.size() < sum_tail || line.substr(line.size() - sum_tail, sum_key.size()) != sum_key)
        throw Error("bad_input", "it has no sum at its end");
    sum = sum_of(sum, line.substr(0, line.size() - sum_tail));
    if (line.substr(line.size() - 18, 16) != sum) throw Error("bad_input", "its sum is wrong");
    const Json record = Json::parse(line, nullptr, false);
    if (record.is_discarded()) throw Error("bad_input", "it is not JSON");
    return record_from(record);
}

}  // namespace

Journal::Journal(std::filesystem::path path, int file, std::uint64_t length, std::string last_sum)
    : path_(std::move(path)), file_(file), length_(length), last_sum_(std::move(last_sum)) {}

Journal::Journal(Journal&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)), length_(other.length_),
      last_sum_(std::move(other.last_sum_)) {}

Journal& Journal::operator=(Journal&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    std::swap(length_, other.length_);
    std::swap(last_sum_, other.last_sum_);
    return *this;
}

Journal::~Journal() {
    if (file_ >= 0) ::close(file_);
}

Journal Journal::create(const std::filesystem::path& path, const StartRecord& start) {
    Handle file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600));
    if (file.get() < 0) file_error(path, "made", "check that its folder exists and can be written.");
    lock(file.get(), path);
    Journal journal(path, file.release(), 0, "");
    journal.append(start);
    sync_folder(path);
    return journal;
}

Journal Journal::reopen(const std::filesystem::path& path, const JournalContents& contents) {
    Handle file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
    if (file.get() < 0) file_error(path, "opened", "check its permissions.");
    lock(file.get(), path);
    if (::fchmod(file.get(), 0600) != 0) file_error(path, "made its owner's alone", "check who owns it.");
    struct stat facts {};
    if (::fstat(file.get(), &facts) != 0) file_error(path, "read", "check the disk.");
    const auto size = static_cast<std::uint64_t>(facts.st_size);
    if (size < contents.good_bytes || (size > contents.good_bytes && !contents.torn))
        throw Error("usage", "The journal " + path.string() + " changed while it was read; try again.");
    if (contents.torn &&
        (::ftruncate(file.get(), static_cast<off_t>(contents.good_bytes)) != 0 || ::fsync(file.get()) != 0))
        file_error(path, "repaired", "check the disk.");
    return Journal(path, file.release(), contents.good_bytes, contents.last_sum);
}

JournalContents Journal::read(const std::filesystem::path& path) {
    const std::string bytes = read_file(path, journal_file_limit);
    JournalContents contents;
    std::optional<StartRecord> start;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < bytes.size();) {
        ++number;
        const std::size_t end = bytes.find('\n', begin);
        if (end == std::string::npos) {
            contents.torn = true;
            log(LogLevel::info, "The last line of " + path.string() + " was cut off in writing and is left out.");
            break;
        }
        try {
            Record record = parse_line(std::string_view(bytes).substr(begin, end - begin), contents.last_sum);
            if (std::holds_alternative<StartRecord>(record) != (number == 1))
                throw Error("bad_input", "the start must be the first line and no other");
            if (number == 1) start = std::get<StartRecord>(std::move(record));
            else contents.records.push_back(std::move(record));
        } catch (const Error& error) {
            damaged(path, number, error.what());
        }
        begin = end + 1;
        contents.good_bytes = begin;
    }
    if (!start)
        throw Error("bad_input", "The journal " + path.string() +
                                     " holds no game: it was cut off before the first deal; remove it.");
    contents.start = std::move(*start);
    return contents;
}

void Journal::append(const Record& record) {
    std::string sum = last_sum_;
    const std::string line = line_of(record, sum);
    if (length_ + line.size() > journal_file_limit)
        throw Error("fault",
                    "The journal " + path_.string() + " is full (256 MiB); save a copy and start a new session.");
    if (!write_all(file_, line) || ::fdatasync(file_) != 0) {
        const int code = errno;
        if (::ftruncate(file_, static_cast<off_t>(length_)) != 0)
            log(LogLevel::error, "The journal " + path_.string() + " could not be set back after a failed write.");
        errno = code;
        file_error(path_, "written", "the choice was not accepted; make room on the disk and try again.");
    }
    length_ += line.size();
    last_sum_ = std::move(sum);
}

void Journal::copy_to(const std::filesystem::path& target) const {
    const std::string bytes = read_file(path_, journal_file_limit);
    const Handle file(::open(target.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (file.get() < 0) {
        if (errno == EEXIST) throw Error("usage", target.string() + " exists; choose another name to save to.");
        file_error(target, "made", "check that its folder exists and can be written.");
    }
    const std::string_view whole = std::string_view(bytes).substr(0, length_);
    if (!write_all(file.get(), whole) || ::fsync(file.get()) != 0) {
        const int code = errno;
        ::unlink(target.c_str());
        errno = code;
        file_error(target, "written", "make room on the disk and try again.");
    }
    sync_folder(target);
}

}  // namespace sitdown::host
