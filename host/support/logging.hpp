// What the program notes for itself. Warnings and worse go to standard error; what SITDOWN_LOG asks for goes to
// `sitdown.log` in the state folder. Never a seat's cards, a choice, a seed or a state: a log is shown to others.
#pragma once

#include <string_view>

namespace sitdown::host {

enum class LogLevel { trace, debug, info, warn, error, off };

// SITDOWN_LOG is one of trace debug info warn error off (info where it is not set); `off` also keeps standard error
// silent. Where the file cannot be written, only standard error is used. Before this is called, warnings and worse go
// to standard error.
void start_logging();

void log(LogLevel, std::string_view sentence);

}  // namespace sitdown::host
