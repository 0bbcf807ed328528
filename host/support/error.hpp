// What went wrong, for a person: one sentence that says what is wrong and what to do.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace sitdown::host {

// `code` is one word: usage, illegal, fault, bad_input, unsupported, not_found.
class Error : public std::runtime_error {
public:
    Error(std::string code, const std::string& message) : std::runtime_error(message), code_(std::move(code)) {}
    const std::string& code() const { return code_; }

private:
    std::string code_;
};

}  // namespace sitdown::host
