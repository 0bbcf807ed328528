// A module exports one symbol: with more, two modules in one program could get in each other's way.
#include <catch2/catch.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

std::vector<std::string> exported(const fs::path& library) {
    const std::string command = "nm -D --defined-only --format=posix '" + library.string() + "'";
    const std::unique_ptr<FILE, int (*)(FILE*)> output(::popen(command.c_str(), "r"), ::pclose);
    REQUIRE(output);
    std::vector<std::string> names;
    char line[4096];
    while (std::fgets(line, sizeof line, output.get()))
        names.push_back(std::string(line).substr(0, std::string(line).find(' ')));
    return names;
}

}  // namespace

TEST_CASE("every built module exports exactly one symbol", "[symbols]") {
    std::size_t seen = 0;
    for (const char* folder : {SITDOWN_BUILD "/plugins", SITDOWN_BUILD "/fixtures"}) {
        for (const auto& module : fs::directory_iterator(folder)) {
            const std::string id = module.path().filename().string();
            if (id == "no_entry") continue;  // its fault is to have none
            INFO(module.path());
            CHECK(exported(module.path() / (id + ".so")) == std::vector<std::string>{"sitdown_entry"});
            ++seen;
        }
    }
    CHECK(seen > 2);
}
