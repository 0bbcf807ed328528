// Which modules are found, in which order, and what happens when one is asked for.
#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>

#include "host/plugin/shelf.hpp"
#include "host/support/error.hpp"
#include "host/support/files.hpp"
#include "host/support/paths.hpp"
#include "tests/support/surroundings.hpp"

using namespace sitdown::host;
using namespace sitdown::tests;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

const fs::path fixtures = SITDOWN_BUILD "/fixtures";

// A folder of modules made of links, so that each test has its own shelf.
void put(const fs::path& folder, const std::string& name) {
    fs::create_directories(folder);
    fs::create_directory_symlink(fixtures / name, folder / name);
}
void put_copy(const fs::path& folder, const std::string& name) {
    fs::create_directories(folder);
    fs::copy(fixtures / name, folder / name);
}

const ShelfEntry& entry(Shelf& shelf, const std::string& id) {
    const auto& all = shelf.entries();
    const auto found = std::find_if(all.begin(), all.end(), [&](const ShelfEntry& one) { return one.id == id; });
    REQUIRE(found != all.end());
    return *found;
}

template <class Call>
Error error_of(Call call) {
    try {
        call();
    } catch (const Error& error) {
        return error;
    }
    FAIL("no error");
    return {"", ""};
}

}  // namespace

TEST_CASE("the folders that are searched, in order", "[shelf]") {
    const ScratchHome home;
    const Variable given("SITDOWN_PLUGIN_PATH", "/first::/second");
    const auto folders = module_folders();
    REQUIRE(folders.size() == 5);
    CHECK(folders[0] == "/first");
    CHECK(folders[1] == "/second");
    CHECK(folders[2] == home.path() / "data" / "plugins");
    CHECK(folders[3] == program_folder() / "plugins");
    CHECK(folders[4] == program_folder().parent_path() / "lib" / "sitdown" / "plugins");
}

TEST_CASE("modules are found in all folders, and those that cannot be used are listed with their reason", "[shelf]") {
    const ScratchHome home;
    const ScratchFolder scratch;
    put(scratch.path() / "one", "sound");
    put(scratch.path() / "two", "crashes_on_load");
    put(scratch.path() / "two", "newer_minor");
    fs::create_directory(scratch.path() / "two" / "just_a_folder");
    fs::create_directory_symlink(fixtures / "no_choice", scratch.path() / "two" / ".coming");
    Shelf shelf({scratch.path() / "one", scratch.path() / "nowhere", scratch.path() / "two"});

    REQUIRE(shelf.entries().size() == 3);
    CHECK(
        entry(shelf, "sound").json().dump() ==
        R"({"id":"sound","version":"1.0.0","title":"Fixture sound","seats":{"min":2,"max":3},)"
        R"("status":"ok","reason":"","path":")" +
            (fixtures / "sound" / "sound.so").string() + R"("})");
    CHECK(entry(shelf, "newer_minor").ok);
    const ShelfEntry& broken = entry(shelf, "crashes_on_load");
    CHECK_FALSE(broken.ok);
    CHECK(broken.json()["status"] == "rejected");
    CHECK(broken.title == "Fixture crashes_on_load");  // its manifest is sound, and was read without its library
    CHECK_THAT(broken.reason, Catch::StartsWith("module crashes_on_load crashes while being opened"));
    CHECK(shelf.find("sound")->id() == "sound");
}

TEST_CASE("making a shelf runs nothing of a module's, and a module that hangs keeps only itself from being used",
          "[shelf]") {
    const ScratchHome home;
    const ScratchFolder scratch;
    for (const char* name : {"hangs_on_load", "hangs_in_choices", "sound"}) put(scratch.path(), name);
    const auto begin = std::chrono::steady_clock::now();
    Shelf shelf({scratch.path()}, 2000ms);
    CHECK(shelf.find("sound")->id() == "sound");
    CHECK(std::chrono::steady_clock::now() - begin < 2000ms);
    CHECK_THAT(entry(shelf, "hangs_on_load").reason, Catch::Contains("hangs"));
    CHECK_THAT(entry(shelf, "hangs_in_choices").reason, Catch::Contains("hangs"));
    CHECK(std::chrono::steady_clock::now() - begin < 4000ms);  // both at the same time
}

TEST_CASE("two modules of one id are both rejected, and the reason names both", "[shelf]") {
    const ScratchHome home;
    const ScratchFolder scratch;
    put_copy(scratch.path() / "one", "sound");
    put_copy(scratch.path() / "two", "sound");
    put(scratch.path() / "two", "newer_minor");
    Shelf shelf({scratch.path() / "one", scratch.path() / "two"});
    const std::string one = (scratch.path() / "one" / "sound" / "sound.so").string();
    const std::string two = (scratch.path() / "two" / "sound" / "sound.so").string();
    const std::string reason = "module sound is there more than once: " + one + " and " + two +
                               "; remove all but one, or name the one you want by its path";
    std::size_t rejected = 0;
    for (const ShelfEntry& found : shelf.entries()) {
        if (found.id != "sound") continue;
        CHECK(found.reason == reason);
        ++rejected;
    }
    CHECK(rejected == 2);
    const Error error = error_of([&] { shelf.find("sound"); });
    CHECK(error.code() == "bad_input");
    CHECK(error.what() == reason);
    CHECK(shelf.find(two)->path() == two);
    CHECK(shelf.find("newer_minor")->id() == "newer_minor");
}

TEST_CASE("a folder that is reached in two ways is one module", "[shelf]") {
    const ScratchHome home;
    const ScratchFolder scratch;
    put(scratch.path() / "one", "sound");
    put(scratch.path() / "two", "sound");
    Shelf shelf({scratch.path() / "one", scratch.path() / "one", scratch.path() / "two"});
    REQUIRE(shelf.entries().size() == 1);
    CHECK(shelf.entries().front().ok);
}

TEST_CASE("a game that is not there gets a near match and the list", "[shelf]") {
    const ScratchHome home;
    const ScratchFolder scratch;
    put(scratch.path(), "sound");
    put(scratch.path(), "newer_minor");
    Shelf shelf({scratch.path()});
    const Error error = error_of([&] { shelf.find("suond_"); });
    CHECK(error.code() == "not_found");
    CHECK_THAT(error.what(), Catch::StartsWith("there is no game \"suond_\"."));
    CHECK_THAT(error.what(), Catch::EndsWith("The games here: newer_minor, sound."));
    CHECK_THAT(error_of([&] { shelf.find("soud"); }).what(), Catch::Contains(" Did you mean sound?"));
}

TEST_CASE("a shelf without modules says where it looked and what to do", "[shelf]") {
    const ScratchFolder scratch;
    Shelf shelf({scratch.path()});
    for (const Error& error : {error_of([&] { shelf.find("sound"); }), error_of([&] { shelf.first(); }),
                               error_of([&] { shelf.reference(); })}) {
        CHECK(error.code() == "not_found");
        CHECK(std::string(error.what()) ==
              "no game module was found in " + scratch.path().string() +
                  "; build the program, or set SITDOWN_PLUGIN_PATH to a folder that holds modules");
    }
}

TEST_CASE("a rejected module that is asked for gives its reason", "[shelf]") {
    const ScratchHome home;
    const ScratchFolder scratch;
    put(scratch.path(), "other_major");
    Shelf shelf({scratch.path()});
    const Error error = error_of([&] { shelf.find("other_major"); });
    CHECK(error.code() == "bad_input");
    CHECK(std::string(error.what()) ==
          "module other_major has ABI version 2.0, this host has 1.0; build it with this host's SDK");
}

TEST_CASE("a game may be named by the path of its folder or library", "[shelf]") {
    const ScratchHome home;
    Shelf shelf(std::vector<fs::path>{});
    CHECK(shelf.find((fixtures / "sound").string())->id() == "sound");
    CHECK(shelf.find((fixtures / "sound" / "sound.so").string())->id() == "sound");
    CHECK(error_of([&] { shelf.find("./nothing"); }).code() == "not_found");
    CHECK(error_of([&] { shelf.find("nothing.so"); }).code() == "not_found");
    CHECK_THAT(error_of([&] { shelf.find((fixtures / "exits_on_load").string()); }).what(),
               Catch::Contains("ends the whole program"));
}

TEST_CASE("a library that lies loose in a folder of modules is listed", "[shelf]") {
    const ScratchFolder scratch;
    fs::copy_file(fixtures / "sound" / "sound.so", scratch.path() / "sound.so");
    Shelf shelf({scratch.path()});
    CHECK(entry(shelf, "sound").reason ==
          "module sound is a library without a folder; put it into a folder sound with its manifest.json and data");
}

TEST_CASE("the order on the shelf is the manifests', and the first sound module is the default game", "[shelf]") {
    const ScratchHome home;
    const ScratchFolder scratch;
    put_copy(scratch.path(), "newer_minor");
    put_copy(scratch.path(), "sound");
    put_copy(scratch.path(), "crashes_on_load");
    const auto place = [&](const std::string& name, const std::string& number) {
        const fs::path file = scratch.path() / name / "manifest.json";
        std::string text = read_file(file, 1 << 20);
        write_file(file, text.replace(text.find("\"shelf\": 900"), 12, "\"shelf\": " + number));
    };
    place("crashes_on_load", "1");
    place("newer_minor", "1000");
    Shelf shelf({scratch.path()});
    std::vector<std::string> order;
    for (const ShelfEntry& found : shelf.entries()) order.push_back(found.id);
    CHECK(order == std::vector<std::string>{"crashes_on_load", "sound", "newer_minor"});
    CHECK(shelf.first()->id() == "sound");
    CHECK(error_of([&] { shelf.reference(); }).code() == "not_found");
}

TEST_CASE("beside the built program there are sound modules, one of them the reference", "[shelf]") {
    const ScratchHome home;
    const Variable none("SITDOWN_PLUGIN_PATH", nullptr);
    Shelf shelf;
    CHECK_FALSE(shelf.entries().empty());
    for (const ShelfEntry& found : shelf.entries()) CHECK(found.reason == "");
    CHECK(shelf.reference()->manifest().at("reference") == true);
    CHECK(shelf.first()->id() == shelf.entries().front().id);
}
