// Where the user's files go.
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <fstream>

#include "host/support/error.hpp"
#include "host/support/paths.hpp"
#include "tests/support/surroundings.hpp"

using namespace sitdown::host;
using namespace sitdown::tests;

TEST_CASE("the XDG variables say where files go, and relative or empty ones count as not set", "[paths]") {
    const Variable home("HOME", "/home/rosa"), moved("SITDOWN_HOME", nullptr);
    const Variable data("XDG_DATA_HOME", "/far/data"), config("XDG_CONFIG_HOME", "relative"),
        state("XDG_STATE_HOME", ""), cache("XDG_CACHE_HOME", nullptr);
    CHECK(data_folder() == "/far/data/sitdown");
    CHECK(config_folder() == "/home/rosa/.config/sitdown");
    CHECK(state_folder() == "/home/rosa/.local/state/sitdown");
    CHECK(cache_folder() == "/home/rosa/.cache/sitdown");
}

TEST_CASE("one variable moves them all", "[paths]") {
    const Variable data("XDG_DATA_HOME", "/far/data"), moved("SITDOWN_HOME", "/elsewhere");
    CHECK(data_folder() == "/elsewhere/data");
    CHECK(config_folder() == "/elsewhere/config");
    CHECK(state_folder() == "/elsewhere/state");
    CHECK(cache_folder() == "/elsewhere/cache");
}

TEST_CASE("a relative SITDOWN_HOME is meant from where the program was started", "[paths]") {
    const Variable moved("SITDOWN_HOME", "near");
    CHECK(data_folder() == std::filesystem::current_path() / "near" / "data");
}

TEST_CASE("folders are made for the user alone", "[paths]") {
    const ScratchFolder scratch;
    const auto deep = scratch.path() / "a" / "b";
    CHECK(made(deep) == deep);
    CHECK(made(deep) == deep);  // again: no error
    struct stat about{};
    REQUIRE(::stat(deep.c_str(), &about) == 0);
    CHECK((about.st_mode & 0777) == 0700);
}

TEST_CASE("a file in the way is named", "[paths]") {
    const ScratchFolder scratch;
    std::ofstream(scratch.path() / "a") << "x";
    for (const char* below : {"a", "a/b"}) {
        try {
            made(scratch.path() / below);
            FAIL("no error");
        } catch (const Error& error) {
            CHECK(error.code() == "bad_input");
            CHECK_THAT(error.what(),
                       Catch::Contains((scratch.path() / "a").string()) && Catch::Contains("SITDOWN_HOME"));
        }
    }
}

TEST_CASE("the program's folder is that of this runner", "[paths]") { CHECK(program_folder() == SITDOWN_BUILD); }
