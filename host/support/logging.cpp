#include "host/support/logging.hpp"

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <array>
#include <cstdlib>
#include <memory>
#include <string>

#include "host/support/error.hpp"
#include "host/support/paths.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 6> level_words = {"trace", "debug", "info", "warn", "error", "off"};
constexpr std::array spd_levels = {spdlog::level::trace, spdlog::level::debug, spdlog::level::info,
                                   spdlog::level::warn,  spdlog::level::err,   spdlog::level::off};
// Once the file is longer it becomes `sitdown.log.old` at the next start.
constexpr std::uintmax_t file_limit = 1u << 20;

spdlog::level::level_enum spd(LogLevel level) { return spd_levels[static_cast<std::size_t>(level)]; }

spdlog::sink_ptr to_standard_error() {
    auto sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
    sink->set_pattern("sitdown: %v");
    sink->set_level(spdlog::level::warn);
    return sink;
}

spdlog::sink_ptr to_file() {
    const fs::path path = made(state_folder()) / "sitdown.log";
    std::error_code failed;
    if (fs::file_size(path, failed) > file_limit && !failed) fs::rename(path, path.string() + ".old", failed);
    auto sink = std::make_shared<spdlog::sinks::basic_file_sink_mt>(path.string());
    sink->set_pattern("%Y-%m-%dT%H:%M:%S.%e %P %l %v");
    return sink;
}

spdlog::logger& logger() {
    static const auto early = std::make_shared<spdlog::logger>("sitdown", to_standard_error());
    const auto made_later = spdlog::get("sitdown");
    return made_later ? *made_later : *early;
}

}  // namespace

void start_logging() {
    LogLevel level = LogLevel::info;
    std::string problem;
    if (const char* asked = std::getenv("SITDOWN_LOG"); asked && *asked) {
        const auto found = std::find(level_words.begin(), level_words.end(), std::string_view(asked));
        if (found != level_words.end())
            level = static_cast<LogLevel>(found - level_words.begin());
        else
            problem =
                "SITDOWN_LOG is \"" + one_line(asked, 40) + "\"; it can be trace, debug, info, warn, error or off";
    }
    auto all = std::make_shared<spdlog::logger>("sitdown", to_standard_error());
    try {
        if (level != LogLevel::off) all->sinks().push_back(to_file());
    } catch (const std::exception& error) {
        problem = std::string("there is no log file: ") + error.what();
    }
    all->set_level(spd(level));
    all->flush_on(spdlog::level::info);
    spdlog::drop("sitdown");
    spdlog::register_logger(all);
    if (!problem.empty()) log(LogLevel::warn, problem);
}

void log(LogLevel level, std::string_view sentence) {
    if (level != LogLevel::off) logger().log(spd(level), "{}", one_line(sentence, 2000));
}

}  // namespace sitdown::host
