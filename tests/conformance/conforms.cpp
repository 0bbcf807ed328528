// conforms MODULE [CHECK]: passes if the module passes every check, or if the named check finds it wrong or doubtful.
// "any": if the module takes its process down and the kit says so.
#include <cstdio>
#include <exception>
#include <string>

#include "host/conformance/kit.hpp"

namespace kit = sitdown::host::conformance;

namespace {

bool spotless(const kit::Result& result) {
    return result.status == kit::Status::pass || result.status == kit::Status::skip;
}

void print(const kit::Report& report) {
    for (const kit::Result& result : report.checks) {
        if (result.status == kit::Status::pass) continue;
        std::printf("%-6s %s: %s\n", std::string(kit::word(result.status)).c_str(), result.id.c_str(),
                    result.detail.c_str());
    }
    std::printf("%u passed, %u failed\n", report.passed, report.failed);
}

bool expected(const kit::Report& report, const std::string& check) {
    if (check.empty()) return report.failed == 0 && report.passed > 0;
    if (check == "any") {
        for (const kit::Result& result : report.checks) {
            if (result.status == kit::Status::crash) return true;
        }
        return false;
    }
    const kit::Result* found = report.find(check);
    return found && !spotless(*found);
}

}  // namespace

int main(int count, char** words) {
    if (count < 2) return std::fprintf(stderr, "usage: conforms MODULE [CHECK]\n"), 2;
    const std::string check = count > 2 ? words[2] : "";
    kit::Settings settings;
    if (!check.empty()) settings.games = 10, settings.patience = 5; // a fault is to be found soon
    try {
        const kit::Report report = kit::run(words[1], settings);
        print(report);
        return expected(report, check) ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "conforms: %s\n", error.what());
        return 2;
    }
}
