// The game at the terminal table, as somebody without the rulebook sees it.
#include <cstdio>
#include <filesystem>
#include <unistd.h>

#include "support.hpp"

using Catch::Contains;

namespace {

// What the program says when these lines are typed.
std::string played(const std::string &typed) {
    const auto home = std::filesystem::temp_directory_path() / ("godfather-terminal-" + std::to_string(::getpid()));
    const std::string command = "printf '" + typed + "' | SITDOWN_HOME='" + home.string() + "' '" SITDOWN_BUILD "/sitdown' play godfather_1971 " +
                                "--terminal --seats human,random,random --seed 5 2>&1";
    std::string out;
    FILE *const program = ::popen(command.c_str(), "r");
    REQUIRE(program != nullptr);
    char part[4096];
    while (const std::size_t count = std::fread(part, 1, sizeof part, program)) out.append(part, count);
    CHECK(::pclose(program) == 0);
    std::filesystem::remove_all(home);
    return out;
}

} // namespace

TEST_CASE("the terminal table says what runs in a neighbourhood, what makes a majority there and what it is worth", "[GF-7.1][GF-8.2]") {
    const std::string out = played("1\\n2\\n3\\nview\\nquit\\n");
    CAPTURE(out);
    CHECK_THAT(out, Contains("Enter Harlem (untouched: you choose the racket)"));
    CHECK_THAT(out, Contains("Harlem Extortion, majority 17, worth $8,000"));
    CHECK_THAT(out, Contains("Harlem D1  Rosa's man (tentative)")); // he can still be taken back
    CHECK_THAT(out, Contains("Midtown majority 6 [untouched]"));
    CHECK_THAT(out, Contains("1 man ") && !Contains("1 men"));
}
