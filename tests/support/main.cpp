// The one Catch2 main of all runners: the heavy part is compiled once.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
