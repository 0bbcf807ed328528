// A module that is broken is found out in a child process, with a code and a sentence that says what is wrong.
#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>

#include "host/plugin/probe.hpp"
#include "host/support/files.hpp"
#include "tests/support/surroundings.hpp"

using namespace sitdown::host;
using namespace sitdown::tests;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

const fs::path fixtures = SITDOWN_BUILD "/fixtures";

struct Broken {
    const char* name;
    const char* code;
    const char* what;    // the part of the sentence that says what is wrong
    const char* remedy;  // and the part that says what to do
};

constexpr const char* replace_it = "; remove the module or get a repaired one";
constexpr const char* rebuild_it = "; build it with this host's SDK";

// A copy of a fixture that a test may damage.
fs::path copy_of(const char* name, const ScratchFolder& scratch, const char* as) {
    const fs::path copy = scratch.path() / as;
    fs::create_directory(copy);
    fs::copy_file(fixtures / name / (std::string(name) + ".so"), copy / (std::string(as) + ".so"));
    fs::copy_file(fixtures / name / "manifest.json", copy / "manifest.json");
    return copy;
}

void check_refused(const ProbeResult& result, const std::string& code, const std::string& what,
                   const std::string& remedy) {
    INFO(result.reason);
    CHECK_FALSE(result.ok);
    CHECK(result.code == code);
    CHECK_THAT(result.reason, Catch::StartsWith(what));
    CHECK_THAT(result.reason, Catch::EndsWith(remedy));
    CHECK(result.reason.find('\n') == std::string::npos);
}

}  // namespace

TEST_CASE("a sound module passes, by its folder and by its library", "[probe]") {
    CHECK(probe(fixtures / "sound").reason == "");
    CHECK(probe(fixtures / "sound").ok);
    CHECK(probe(fixtures / "sound" / "").ok);
    CHECK(probe(fixtures / "sound" / "sound.so").ok);
}

TEST_CASE("every built game passes", "[probe]") {
    for (const auto& game : fs::directory_iterator(SITDOWN_BUILD "/plugins")) {
        const ProbeResult result = probe(game.path());
        CHECK(result.reason == "");
        CHECK(result.ok);
    }
}

TEST_CASE("a module of a later minor version, with a longer table, still loads", "[probe]") {
    CHECK(probe(fixtures / "newer_minor").reason == "");
}

TEST_CASE("each broken module gets its own sentence", "[probe]") {
    const Broken broken = GENERATE(values<Broken>({
        {"crashes_on_load", "bad_input", "module crashes_on_load crashes while being opened (Segmentation fault",
         replace_it},
        {"crashes_in_create", "bad_input", "module crashes_in_create crashes while making a game (Segmentation fault",
         replace_it},
        {"crashes_on_close", "bad_input", "module crashes_on_close crashes while being closed (Segmentation fault",
         replace_it},
        {"exits_on_load", "bad_input",
         "module exits_on_load ends the whole program while being opened (exit code 0), which a module may not do",
         replace_it},
        {"exits_in_start", "bad_input",
         "module exits_in_start ends the whole program while dealing (exit code 3), which a module may not do",
         replace_it},
        {"throws_from_entry", "fault", "module throws_from_entry threw an exception from its entry function",
         "; that may not leave a module"},
        {"throws_from_manifest", "fault", "module throws_from_manifest threw an exception from its manifest function",
         "; that may not leave a module"},
        {"throws_from_create", "fault", "module throws_from_create threw an exception from its function create",
         "; that may not leave a module"},
        {"terminates", "bad_input",
         "module terminates crashes while making a game (Aborted; it said: terminate called without an active "
         "exception)",
         replace_it},
        {"other_major", "bad_input", "module other_major has ABI version 2.0, this host has 1.0", rebuild_it},
        {"refuses_host", "bad_input", "module refuses_host does not work with ABI version 1.0 of this host",
         rebuild_it},
        {"small_table", "bad_input",
         "module small_table says its table has 64 bytes, which cannot be so in ABI version 1.0 (this host's 1.0 has "
         "200)",
         rebuild_it},
        {"large_table", "bad_input",
         "module large_table says its table has 4096 bytes, which cannot be so in ABI version 1.0 (this host's 1.0 has "
         "200)",
         rebuild_it},
        {"no_function", "bad_input", "module no_function has no function why_not in its table",
         "; every entry is needed"},
        {"no_entry", "bad_input",
         "module no_entry is a library without the symbol sitdown_entry, so it is not a game module",
         "; export the game with the SDK's macro"},
        {"undefined_symbol", "bad_input",
         "module undefined_symbol needs a symbol that is nowhere defined: ", "; build the module again"},
        {"prints_on_load", "bad_input",
         "module prints_on_load prints (\"hello from the module\"), which a module may not do: output belongs to the "
         "host",
         replace_it},
        {"prints_to_error", "bad_input",
         "module prints_to_error prints (\"dealing\"), which a module may not do: output belongs to the host",
         replace_it},
        {"prints_for_ever", "bad_input",
         "module prints_for_ever crashes while being opened (File size limit exceeded; it said: again and again",
         replace_it},
        {"other_manifest", "bad_input",
         "module other_manifest has a manifest.json that differs from the manifest in its library (field version)",
         "; build the module again, which writes it anew"},
        {"bad_data", "bad_input",
         "module bad_data cannot make a game with its default options: ", "cards.json: this data file is missing"},
        {"odd_state", "bad_input", "module odd_state says its state has 13 bytes",
         "; it must be a multiple of 8, from 8 to 1048576"},
        {"writes_outside", "fault", "module writes_outside writes outside its state of 8 bytes in its function start",
         "; build it again with its SDK"},
        {"cannot_deal", "fault", "module cannot_deal fails when it deals (code -2)", replace_it},
        {"waits_for_nobody", "bad_input", "module waits_for_nobody waits for nobody although the game is not over",
         replace_it},
        {"waits_for_stranger", "bad_input", "module waits_for_stranger waits for a seat that is not in the game",
         replace_it},
        {"no_choice", "bad_input", "module no_choice waits for seat 0 and lists 0 choices", "; 1 to 1024 are possible"},
    }));
    CAPTURE(broken.name);
    check_refused(probe(fixtures / broken.name), broken.code, broken.what, broken.remedy);
}

TEST_CASE("a module that hangs is given up when its time is over, and its process is gone", "[probe]") {
    const auto [name, doing] = GENERATE(table<const char*, const char*>(
        {{"hangs_on_load", "being opened"}, {"hangs_in_choices", "listing its choices"}}));
    const auto begin = std::chrono::steady_clock::now();
    const ProbeResult result = probe(fixtures / name, 700ms);
    const auto spent = std::chrono::steady_clock::now() - begin;
    check_refused(result, "bad_input",
                  "module " + std::string(name) + " hangs: it was not done after 700 ms while " + doing, replace_it);
    CHECK(spent >= 700ms);
    CHECK(spent < 5s);
}

TEST_CASE("a file that is no library says so", "[probe]") {
    const ScratchFolder scratch;
    const fs::path folder = copy_of("sound", scratch, "sound");
    const fs::path library = folder / "sound.so";
    SECTION("text") { std::ofstream(library, std::ios::trunc) << "#!/bin/sh\necho gotcha\n"; }
    SECTION("empty") { std::ofstream(library, std::ios::trunc).flush(); }
    SECTION("cut off at once") { fs::resize_file(library, 40); }
    SECTION("of another machine") {
        std::fstream file(library, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(18);  // e_machine
        file.write("\x28\x00", 2);
    }
    check_refused(probe(folder), "bad_input",
                  "module sound is not a library that can be loaded: ", "; build the module again");
}

TEST_CASE("a library that was cut off in the middle is a crash of the child alone", "[probe]") {
    const ScratchFolder scratch;
    const fs::path folder = copy_of("sound", scratch, "sound");
    fs::resize_file(folder / "sound.so", 1000);
    check_refused(probe(folder), "bad_input", "module sound crashes while being opened (Bus error", replace_it);
}

TEST_CASE("a manifest file that cannot be used is named before the library is touched", "[probe]") {
    const ScratchFolder scratch;
    // The library would crash: the sentence shows that it was not loaded.
    const fs::path folder = copy_of("crashes_on_load", scratch, "crashes_on_load");
    const fs::path manifest = folder / "manifest.json";
    const std::string text = read_file(manifest, 1 << 20);
    SECTION("missing") {
        fs::remove(manifest);
        check_refused(probe(folder), "bad_input", "module crashes_on_load has no manifest.json in " + folder.string(),
                      "; build the module with sitdown_add_plugin, which writes it");
    }
    SECTION("not JSON") {
        write_file(manifest, text.substr(0, text.size() / 2));
        check_refused(probe(folder), "bad_input", "module crashes_on_load has a manifest that is not valid JSON",
                      "; build the module again");
    }
    SECTION("nested without end") {
        write_file(manifest, std::string(400'000, '[') + std::string(400'000, ']'));
        check_refused(probe(folder), "bad_input",
                      "module crashes_on_load has a manifest that is not valid: the manifest must be a JSON object",
                      "; repair it and build the module again");
    }
    SECTION("too large") {
        write_file(manifest, std::string((1u << 20) + 1, ' '));
        check_refused(probe(folder), "bad_input",
                      "module crashes_on_load has a file that is of no use: " + manifest.string(),
                      " is larger than the 1048576 bytes allowed here");
    }
    SECTION("of another form") {
        auto changed = text;
        changed.replace(changed.find("\"max\": 3"), 8, "\"max\": 9");
        write_file(manifest, changed);
        check_refused(
            probe(folder), "bad_input",
            "module crashes_on_load has a manifest that is not valid: seats.max must be a whole number from 1 to 8",
            "; repair it and build the module again");
    }
    SECTION("of another module") {
        auto changed = text;
        changed.replace(changed.find("crashes_on_load"), 15, "somebody_else_1");
        write_file(manifest, changed);
        check_refused(probe(folder), "bad_input",
                      "module crashes_on_load has a manifest that says its id is somebody_else_1",
                      "; give folder, library and manifest the same name");
    }
}

TEST_CASE("a path that leads nowhere is not found", "[probe]") {
    check_refused(probe("/nowhere/at/all"), "not_found", "there is no file or folder /nowhere/at/all",
                  "; name a module's folder or library");
    const ScratchFolder scratch;
    const fs::path folder = copy_of("sound", scratch, "sound");
    fs::remove(folder / "sound.so");
    check_refused(probe(folder), "not_found", "module sound has no library " + (folder / "sound.so").string(),
                  "; build the module again");
}

TEST_CASE("a program that does not answer probes starts no probes of its own", "[probe]") {
    const Variable child("SITDOWN_PROBE_CHILD", "1");
    check_refused(probe(fixtures / "sound"), "fault", "this program is a probe that does not call answer_probe", "");
}

TEST_CASE("a probe takes no noticeable time", "[probe]") {
    const auto begin = std::chrono::steady_clock::now();
    for (int n = 0; n < 10; ++n) CHECK(probe(fixtures / "sound").ok);
    const auto each = (std::chrono::steady_clock::now() - begin) / 10;
    CHECK(each < 200ms);  // a few milliseconds on an idle machine
}
