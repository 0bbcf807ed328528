// validate: the report and its exit code.
#include <catch2/catch.hpp>
#include <fstream>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

TEST_CASE("a sound module passes every check", "[cli][validate]") {
    const Ended ended = run({"validate", "goofspiel", "--games", "2", "--json"});
    CAPTURE(ended.out, ended.err);
    REQUIRE(ended.code == 0);
    const Json report = ended.json();
    CHECK(report.at("module") == "goofspiel");
    CHECK(report.at("failed") == 0);
    CHECK(report.at("passed").get<int>() > 10);
    for (const Json& check : report.at("checks")) {
        for (const char* field : {"id", "status", "detail"}) CHECK(check.contains(field));
    }
    const Ended text = run({"validate", SITDOWN_BUILD "/plugins/goofspiel/goofspiel.so", "--games", "1"});
    CHECK(text.code == 0);
    CHECK_THAT(text.out, Contains("pass") && Contains("0 failed"));
}

TEST_CASE("what is not a module fails the check", "[cli][validate]") {
    const Home home;
    const auto folder = home.path() / "paper";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "paper.so") << "this is no library";
    const Ended ended = run(home, {"validate", (folder / "paper.so").string(), "--json"});
    CAPTURE(ended.out, ended.err);
    CHECK(ended.code == 1);
    CHECK(ended.json().at("failed").get<int>() > 0);
}
