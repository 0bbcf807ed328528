// The memory of a session: a file of JSON lines that only grows, readable by its owner alone. It holds every seat's
// secrets, so nothing of it goes to a viewer. Every line ends in a sum over itself and the line before.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "host/bots/choice.hpp"
#include "host/rules/rules.hpp"

namespace sitdown::host {

struct Participant {
    std::string name;
    std::string kind;  // "person", "program", or a bot's name: "random", "greedy:collector"
    bool person() const { return kind == "person"; }
};

// First line: all that a game is made from.
struct StartRecord {
    std::string module, version;
    std::uint64_t data_hash = 0;
    std::uint32_t seats = 0;
    Json options = Json::object();
    std::uint64_t seed = 0;
    std::vector<Participant> players;
    std::string created;  // UTC, 2026-01-31T12:00:00Z
    std::uint64_t hash = 0;  // of the state after the deal
};

enum class Why { chosen, single, absent, pass };  // chosen by the seat; else given by the host, and why

struct ChoiceRecord {
    std::uint32_t seat = 0;
    Choice choice;
    Why why = Why::chosen;
    std::uint64_t hash = 0;
};
struct StateRecord {
    Json state;
    std::uint64_t hash = 0;
};
// The seat keeps the first `keep` of its steps in this window.
struct TakeBackRecord {
    std::uint32_t seat = 0, window = 0, keep = 0;
    std::uint64_t hash = 0;
};
struct UndoRecord {
    std::uint64_t to = 0;  // so many steps of the game are left
    std::uint64_t hash = 0;
};
struct SeedRecord {
    std::uint64_t seed = 0;
    std::uint64_t hash = 0;
};
struct EndRecord {
    std::uint32_t ending = 0;
    std::uint64_t hash = 0;
};
using Record = std::variant<StartRecord, ChoiceRecord, StateRecord, TakeBackRecord, UndoRecord, SeedRecord, EndRecord>;

struct JournalContents {
    StartRecord start;
    std::vector<Record> records;  // without the start; records[i] stands in line i + 2
    std::uint64_t good_bytes = 0;  // length of the whole lines
    std::string last_sum;
    bool torn = false;  // the last line was cut off in writing and is left out: its choice was never accepted
};

constexpr std::size_t journal_line_limit = 4u << 20;
constexpr std::size_t journal_file_limit = 256u << 20;

class Journal {
public:
    // A new file, with the start in it and safe on the disk. Throws Error if the file exists or cannot be written.
    static Journal create(const std::filesystem::path&, const StartRecord&);
    // Goes on writing behind what was read; cuts off a torn line. Only one program can hold a journal.
    static Journal reopen(const std::filesystem::path&, const JournalContents&);
    // Throws Error bad_input that names the line; a torn last line is only a warning.
    static JournalContents read(const std::filesystem::path&);

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    // When this returns, the record survives a kill and a power cut. When it throws, the file is as before.
    void append(const Record&);
    // Copies all that is written so far. Throws if the target exists.
    void copy_to(const std::filesystem::path&) const;
    const std::filesystem::path& path() const { return path_; }

private:
    Journal(std::filesystem::path path, int file, std::uint64_t length, std::string last_sum);
    std::filesystem::path path_;
    int file_ = -1;
    std::uint64_t length_ = 0;
    std::string last_sum_;
};

// What a list of saved games shows.
struct JournalSummary {
    std::filesystem::path path;
    std::string id;  // the file's name without `.journal`
    StartRecord start;
    std::uint64_t choices = 0;
    bool over = false;
    std::string problem;  // why it cannot be resumed; then the rest may be empty
};
// Newest first.
std::vector<JournalSummary> list_journals(const std::filesystem::path& folder);
// A name for a new session, free in this folder.
std::filesystem::path new_journal_path(const std::filesystem::path& folder, const std::string& module);

}  // namespace sitdown::host
