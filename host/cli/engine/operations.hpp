// The ops of the engine protocol: one table from which requests are answered and the help is written.
#pragma once

#include <span>
#include <string_view>

#include "host/cli/engine/machine.hpp"
#include "host/cli/engine/request.hpp"

namespace sitdown::host::cli {

struct Operation {
    std::string_view name;
    std::string_view about;    // what it does, for the help
    std::string_view example;  // a request that works after those of the operations before it
    std::string_view answers;  // the fields of its answer beside "ok"
    Ordered (*answer)(Machine&, const Request&);
};

std::span<const Operation> operations();

// Never throws: a failure is an answer too, and then the game is as before.
Ordered answer_to(Machine&, const std::string& line);
Ordered refusal(std::string_view code, std::string_view message);

}  // namespace sitdown::host::cli
