// The one main of all runners: the heavy part of Catch2 is compiled once. A runner that tries out a module starts
// itself for that.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include "host/plugin/probe.hpp"

int main(int count, char** words) {
    if (const auto code = sitdown::host::answer_probe(count, words)) return *code;
    return Catch::Session().run(count, words);
}
