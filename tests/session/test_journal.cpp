// The journal as a file: what it keeps, and what it refuses.
#include <sys/stat.h>

#include <catch2/catch.hpp>

#include "host/session/records.hpp"
#include "table.hpp"

using namespace sitdown::host;
using Catch::Contains;

namespace {

std::vector<std::string> lines_of(const std::string& bytes) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = bytes.find('\n', begin) + 1;
        lines.push_back(bytes.substr(begin, end - begin));
        begin = end;
    }
    return lines;
}
std::string joined(const std::vector<std::string>& lines) {
    std::string bytes;
    for (const std::string& line : lines) bytes += line;
    return bytes;
}

// A game with a record of every kind in it, to its end.
std::string whole_journal(const std::filesystem::path& path) {
    Hands hands;
    auto session = in_parlour({0, 1}, hands.settings(), path);
    session->answer(0, act::roll);
    session->undo_step(0);
    session->agree(1);  // undo, seed
    session->answer(0, act::seal);
    session->answer(0, act::add(2));
    session->take_back(0);
    session->answer(0, act::done);
    session->answer(1, act::done);
    session->load_state(session->save_state());
    session->pass_rest_of_phase(1);
    session->answer(0, act::call);
    session->set_absent(1, true);
    session->answer(0, act::take, 1);  // his third act: the host stops for him
    while (!session->over()) session->answer(0, act::stop);
    session.reset();
    return bytes_of(path);
}

}  // namespace

TEST_CASE("records become lines and lines records", "[journal]") {
    StartRecord start;
    start.module = "m";
    start.version = "1.0.0";
    start.seats = 2;
    start.seed = ~0ull;
    start.players = {{"Vito \"the nose\"", "person"}, {"Çelik", "greedy"}};
    start.options = {{"rounds", 3}};
    start.hash = 0x0123456789abcdefu;
    const std::vector<Record> records = {start,
                                         ChoiceRecord{1, {7, -3}, Why::chosen, 5},
                                         ChoiceRecord{1, {7, 3}, Why::single, 5},
                                         ChoiceRecord{0, {~0u, 0}, Why::absent, 5},
                                         ChoiceRecord{0, {1, 0}, Why::pass, ~0ull},
                                         StateRecord{{{"a", 1}}, 3},
                                         TakeBackRecord{1, 65535, 2, 9},
                                         UndoRecord{12, 8},
                                         SeedRecord{~0ull, 4},
                                         EndRecord{2, 1}};
    for (const Record& record : records) {
        const std::string line = to_json(record).dump();
        CHECK(to_json(record_from(Json::parse(line))).dump() == line);
    }
}

TEST_CASE("a record that lacks a field, or has a wrong one, is refused with the field's name", "[journal]") {
    const Json good = Json::parse(to_json(ChoiceRecord{1, {7, 3}, Why::pass, 5}).dump());
    for (const char* field : {"seat", "id", "amount", "why", "hash"}) {
        Json without = good, wrong = good;
        without.erase(field);
        wrong[field] = Json::array();
        CHECK_THAT(refusal([&] { record_from(without); }), Contains("\"" + std::string(field) + "\""));
        CHECK_THAT(refusal([&] { record_from(wrong); }), Contains("\"" + std::string(field) + "\""));
    }
    Json far = good;
    far["seat"] = 8;
    CHECK_THAT(refusal([&] { record_from(far); }), Contains("\"seat\""));
    CHECK_THAT(refusal([] { record_from({{"do", "dance"}}); }), Contains("dance"));
    CHECK_THAT(refusal([] { record_from(Json::array()); }), Contains("not an object"));
}

TEST_CASE("a journal has every kind of record and is played again to the same state", "[journal]") {
    TemporaryFolder folder;
    const std::string bytes = whole_journal(folder / "a.journal");
    for (const char* kind : {"start", "choice", "given", "state", "take_back", "undo", "seed", "end"})
        CHECK_THAT(bytes, Contains("\"do\":\"" + std::string(kind) + "\""));
    for (const char* why : {"single", "absent", "pass"})
        CHECK_THAT(bytes, Contains("\"why\":\"" + std::string(why) + "\""));
    const auto session = Session::resume(parlour(2), folder / "a.journal");
    CHECK(session->over());
    CHECK_FALSE(session->resumed_torn());
    CHECK(session->name(1) == "Rosa");
    CHECK(bytes_of(folder / "a.journal") == bytes);  // resuming a finished game adds nothing
}

TEST_CASE("a line that is damaged, cut, missing, doubled or exchanged is refused by its number", "[journal]") {
    TemporaryFolder folder;
    const auto path = folder / "a.journal";
    const auto lines = lines_of(whole_journal(path));
    const auto refused_at = [&](const std::vector<std::string>& edited, std::size_t line) {
        put_bytes(path, joined(edited));
        CHECK_THAT(refusal([&] { Journal::read(path); }), Contains("damaged in line " + std::to_string(line) + ":"));
        CHECK_FALSE(refusal([&] { Session::resume(parlour(2), path); }).empty());
        CHECK(bytes_of(path) == joined(edited));
    };
    for (std::size_t n = 0; n < lines.size(); ++n) {
        for (std::size_t at = 0; at + 1 < lines[n].size(); at += 7) {
            auto damaged = lines;
            damaged[n][at] = static_cast<char>(damaged[n][at] ^ 1);
            if (damaged[n][at] != '\n') refused_at(damaged, n + 1);
        }
        auto cut = lines;
        cut[n] = cut[n].substr(0, cut[n].size() / 2) + "\n";
        refused_at(cut, n + 1);
        auto empty = lines;
        empty[n] = "\n";
        refused_at(empty, n + 1);
        auto doubled = lines;
        doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(n), lines[n]);
        refused_at(doubled, n + 2);
        if (n + 1 == lines.size()) continue;
        auto missing = lines;
        missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(n));
        refused_at(missing, n + 1);
        auto exchanged = lines;
        std::swap(exchanged[n], exchanged[n + 1]);
        refused_at(exchanged, n + 1);
    }
}

TEST_CASE("a last line that was cut off in writing is left out, and the game goes on", "[journal]") {
    const QuietLog quiet;
    TemporaryFolder folder;
    const auto path = folder / "a.journal";
    {
        auto session = in_parlour({0, 0}, {}, path);
        session->answer(0, act::take, 1);
        session->answer(0, act::take, 2);
    }
    const std::string bytes = bytes_of(path);
    const auto lines = lines_of(bytes);
    const std::size_t whole = bytes.size() - lines.back().size();
    for (std::size_t left = whole + 1; left < bytes.size(); ++left) {
        put_bytes(path, bytes.substr(0, left));
        auto session = Session::resume(parlour(2), path);
        CHECK(session->resumed_torn());
        CHECK(session->timeline().size() == 1);
        session->answer(0, act::take, 3);
        session.reset();
        CHECK_FALSE(Journal::read(path).torn);
        CHECK(Session::resume(parlour(2), path)->standings()[0].score == 4);
    }
}

TEST_CASE("a journal that was cut off in its first line holds no game", "[journal]") {
    const QuietLog quiet;
    TemporaryFolder folder;
    const auto path = folder / "a.journal";
    in_parlour({0, 0}, {}, path);
    const std::string bytes = bytes_of(path);
    put_bytes(path, bytes.substr(0, bytes.size() - 5));
    CHECK_THAT(refusal([&] { Session::resume(parlour(2), path); }), Contains("holds no game"));
    put_bytes(path, "");
    CHECK_THAT(refusal([&] { Session::resume(parlour(2), path); }), Contains("holds no game"));
    CHECK_THAT(refusal([&] { Session::resume(parlour(2), folder / "none.journal"); }), Contains("none.journal"));
}

TEST_CASE("a record whose sums are right but whose play is not is refused by its line", "[journal]") {
    TemporaryFolder folder;
    const auto path = folder / "a.journal";
    const auto hash = in_parlour({0, 0}, {}, path)->timeline().hash();
    const std::string start = bytes_of(path);
    const auto played = [&](const Record& record) {
        put_bytes(path, start);
        Journal::reopen(path, Journal::read(path)).append(record);
        return refusal([&] { Session::resume(parlour(2), path); });
    };
    CHECK_THAT(played(ChoiceRecord{0, {act::take, 2}, Why::chosen, 1}), Contains("from line 2 on") && Contains("hash"));
    CHECK_THAT(played(ChoiceRecord{1, {act::take, 2}, Why::chosen, 1}), Contains("from line 2 on"));
    CHECK_THAT(played(ChoiceRecord{0, {act::take, 9}, Why::chosen, 1}), Contains("from line 2 on"));
    CHECK_THAT(played(UndoRecord{5, hash}), Contains("from line 2 on"));
    CHECK_THAT(played(TakeBackRecord{0, 1, 0, hash}), Contains("from line 2 on"));
    CHECK_THAT(played(EndRecord{1, hash}), Contains("from line 2 on"));
    CHECK_THAT(played(StateRecord{{{"round", 1}}, hash}), Contains("from line 2 on"));
}

TEST_CASE("a journal of another game, version or set-up is refused", "[journal]") {
    TemporaryFolder folder;
    in_parlour({0, 0}, {}, folder / "a.journal");
    CHECK_THAT(refusal([&] { Session::resume(goofspiel(2), folder / "a.journal"); }),
               Contains("of the game parlour, not of goofspiel"));
    CHECK_THAT(refusal([&] { Session::resume(parlour(3), folder / "a.journal"); }), Contains("seats or options"));
    StartRecord start = Journal::read(folder / "a.journal").start;
    start.version = "0.9.0";
    Journal::create(folder / "b.journal", start);
    CHECK_THAT(refusal([&] { Session::resume(parlour(2), folder / "b.journal"); }), Contains("version 0.9.0"));
    start.version = "1.0.0";
    start.data_hash ^= 1;
    Journal::create(folder / "c.journal", start);
    CHECK_THAT(refusal([&] { Session::resume(parlour(2), folder / "c.journal"); }), Contains("other data files"));
}

TEST_CASE("a journal is its owner's alone, also a copy of it and one that was more open", "[journal]") {
    TemporaryFolder folder;
    const auto mode = [](const std::filesystem::path& path) {
        struct stat facts {};
        REQUIRE(::stat(path.c_str(), &facts) == 0);
        return facts.st_mode & 0777;
    };
    const auto before = ::umask(0);
    auto session = in_parlour({0, 0}, {}, folder / "a.journal");
    session->save(folder / "copy.journal");
    ::umask(before);
    CHECK(mode(folder / "a.journal") == 0600);
    CHECK(mode(folder / "copy.journal") == 0600);
    CHECK(bytes_of(folder / "copy.journal") == bytes_of(folder / "a.journal"));
    CHECK_THAT(refusal([&] { session->save(folder / "copy.journal"); }), Contains("exists"));
    REQUIRE(::chmod((folder / "copy.journal").c_str(), 0644) == 0);
    Session::resume(parlour(2), folder / "copy.journal");
    CHECK(mode(folder / "copy.journal") == 0600);
    CHECK_THAT(refusal([] { in_parlour({0, 0})->save("x.journal"); }), Contains("keeps no journal"));
}

TEST_CASE("saved games are listed, newest first, broken ones with their problem", "[journal]") {
    TemporaryFolder folder;
    in_parlour({0, 0}, {}, folder / "old.journal")->answer(0, act::take, 1);
    in_parlour({0, 0}, {}, folder / "new.journal");
    put_bytes(folder / "bad.journal", "nonsense\n");
    put_bytes(folder / "other.txt", "nonsense\n");
    const auto now = std::filesystem::file_time_type::clock::now();
    std::filesystem::last_write_time(folder / "old.journal", now - std::chrono::hours(2));
    std::filesystem::last_write_time(folder / "bad.journal", now - std::chrono::hours(1));
    const auto listed = list_journals(folder.path());
    REQUIRE(listed.size() == 3);
    CHECK(listed[0].id == "new");
    CHECK(listed[0].choices == 0);
    CHECK_THAT(listed[1].problem, Contains("line 1"));
    CHECK(listed[2].choices == 1);
    CHECK(listed[2].start.players.at(0).name == "Vito");
    CHECK(list_journals(folder / "nowhere").empty());

    const auto first = new_journal_path(folder.path(), "parlour");
    put_bytes(first, "");
    CHECK(new_journal_path(folder.path(), "parlour") != first);
}
