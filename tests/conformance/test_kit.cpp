// The kit itself: what a report says, and that no check goes without a module that it finds wrong.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "host/conformance/kit.hpp"
#include "host/support/error.hpp"

namespace kit = sitdown::host::conformance;
using sitdown::host::Error;

namespace {

const std::filesystem::path fixtures = SITDOWN_BUILD "/fixtures";

kit::Settings few() {
    kit::Settings settings;
    settings.games = 2;
    return settings;
}

std::multimap<std::string, std::string> faults_by_check() {
    std::multimap<std::string, std::string> out;
    std::ifstream list(SITDOWN_BUILD "/torture_faults.txt");
    for (std::string fault, check; list >> fault >> check;) out.emplace(check, fault);
    return out;
}

}  // namespace

TEST_CASE("every check has a deliberately broken module, and every broken module a check", "[conformance]") {
    const auto faults = faults_by_check();
    std::set<std::string> ids;
    for (const kit::Check& check : kit::checks()) {
        INFO(check.id);
        CHECK(ids.insert(std::string(check.id)).second);
        CHECK_FALSE(check.rule.empty());
        CHECK_FALSE(check.remedy.empty());
        CHECK(faults.contains(std::string(check.id)));
    }
    for (const auto& [check, fault] : faults) {
        INFO(fault);
        CHECK((check == "any" || ids.contains(check)));
    }
}

TEST_CASE("a report has every check once, in the order of the list, and counts them", "[conformance]") {
    const kit::Report report = kit::run(fixtures / "torture", few());
    CHECK(report.module == "torture");
    REQUIRE(report.checks.size() == kit::checks().size());
    for (std::size_t index = 0; index < report.checks.size(); ++index)
        CHECK(report.checks[index].id == kit::checks()[index].id);
    CHECK(report.failed == 0);
    CHECK(report.passed == report.checks.size());
    const nlohmann::json json = report.json();
    CHECK(json.at("module") == "torture");
    CHECK(json.at("checks").at(0) == nlohmann::json{{"id", "shape.load"}, {"status", "pass"}, {"detail", ""}});
    CHECK(json.at("passed") == report.passed);
    CHECK(json.at("failed") == 0);
}

TEST_CASE("a failure says which rule, in which game and step, how to see it again and what to do", "[conformance]") {
    const kit::Report report = kit::run(fixtures / "torture_bound_leaks", few());
    const kit::Result* found = report.find("hidden.choices");
    REQUIRE(found);
    REQUIRE(found->status == kit::Status::fail);
    CHECK_THAT(found->detail, Catch::Contains("The rule: A seat's choices"));
    CHECK_THAT(found->detail, Catch::Contains("What to do: Use only what the seat knows"));
    CHECK_THAT(found->detail, Catch::Contains("Seen in the game with seed "));
    CHECK_THAT(found->detail, Catch::Contains("at step "));
    const std::string command =
        "sitdown validate " + (fixtures / "torture_bound_leaks").string() + " --games 1 --seed ";
    REQUIRE_THAT(found->detail, Catch::Contains(command));

    SECTION("and the command that it names shows it again") {
        kit::Settings again;
        again.games = 1;
        again.seed = std::stoull(found->detail.substr(found->detail.find(command) + command.size()));
        const kit::Report repeated = kit::run(fixtures / "torture_bound_leaks", again);
        REQUIRE(repeated.find("hidden.choices"));
        CHECK(repeated.find("hidden.choices")->detail == found->detail);
    }
}

TEST_CASE("hidden money that never varies is doubtful unless everybody hears of every change", "[conformance]") {
    kit::Settings settings = few();
    settings.games = 6;
    // In the torture game purses are dealt in secret and paid from in secret.
    const kit::Report kept = kit::run(fixtures / "torture_keeps_money", settings);
    CHECK(kept.find("hidden.vary")->status == kit::Status::warn);
    CHECK_THAT(kept.find("hidden.vary")->detail, Catch::Contains("What is hidden in \"purse\" is always the truth"));
    CHECK(kit::run(fixtures / "torture_returns_truth", settings).find("hidden.vary")->status == kit::Status::fail);
    // Here everybody begins with the same money, and all payments are open.
    settings.options = {{"hidden_cash", true}};
    const kit::Report counted = kit::run(SITDOWN_BUILD "/plugins/greed", settings);
    CHECK(counted.find("hidden.vary")->status == kit::Status::pass);
    CHECK(counted.failed == 0);
}

TEST_CASE("a seat count and options that are asked for are kept, and are in the command", "[conformance]") {
    kit::Settings settings = few();
    settings.seats = 4;
    settings.options = {{"deals", false}};
    CHECK(kit::run(fixtures / "torture", settings).failed == 0);
    const kit::Report report = kit::run(fixtures / "torture_prompt_leaks", settings);
    REQUIRE(report.find("hidden.prompt"));
    CHECK_THAT(report.find("hidden.prompt")->detail,
               Catch::Contains("4 seats") && Catch::Contains("--seats 4 --option deals=false"));
}

TEST_CASE("a module that takes its process down is named with what it did, and the other groups go on",
          "[conformance]") {
    kit::Settings settings = few();
    settings.patience = 1;
    const auto [fault, words] = GENERATE(table<std::string, std::string>({
        {"crashes", "crashed"}, {"hangs", "did not return within 1 s"}, {"exits", "ended the process"}}));
    const kit::Report report = kit::run(fixtures / ("torture_" + fault), settings);
    INFO(fault);
    CHECK(report.failed > 0);
    CHECK(report.find("shape.manifest")->status != kit::Status::fail);
    std::size_t crashes = 0;
    for (const kit::Result& result : report.checks) {
        if (result.status != kit::Status::crash) continue;
        ++crashes;
        CHECK_THAT(result.detail, Catch::Contains(words));
    }
    CHECK(crashes > 1);
}

TEST_CASE("a module that cannot be loaded is a report whose first check failed", "[conformance]") {
    const kit::Report report = kit::run(fixtures / "no_such_module", few());
    REQUIRE(report.checks.size() == kit::checks().size());
    CHECK(report.checks.front().id == "shape.load");
    CHECK(report.checks.front().status == kit::Status::fail);
    CHECK(report.failed == 1);
    CHECK(report.passed == 0);
}

TEST_CASE("settings that make no sense for a module are refused before anything is run", "[conformance]") {
    kit::Settings settings = few();
    settings.seats = 7;
    CHECK_THROWS_AS(kit::run(fixtures / "torture", settings), Error);
    settings = few();
    settings.options = {{"no_such_option", 1}};
    CHECK_THROWS_AS(kit::run(fixtures / "torture", settings), Error);
    settings = few();
    settings.games = 0;
    CHECK_THROWS_AS(kit::run(fixtures / "torture", settings), Error);
}

TEST_CASE("each group is announced before it begins", "[conformance]") {
    kit::Settings settings = few();
    settings.games = 1;
    std::vector<std::string> groups;
    settings.progress = [&](std::string_view group) { groups.emplace_back(group); };
    kit::run(fixtures / "torture", settings);
    CHECK(groups == std::vector<std::string>{"shape", "determinism", "hidden", "manners", "garbage"});
}

TEST_CASE("trying every choice finds nothing in a right module either", "[conformance]") {
    kit::Settings settings = few();
    settings.thorough = true;
    const kit::Report report = kit::run(fixtures / "torture", settings);
    for (const kit::Result& result : report.checks) {
        INFO(result.id << ": " << result.detail);
        CHECK(result.status == kit::Status::pass);
    }
}
