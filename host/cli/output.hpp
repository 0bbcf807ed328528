// How the program speaks: results on standard output, everything else on standard error.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace sitdown::host::cli {

// What a script can rely on.
enum class Exit : int { fine = 0, failed = 1, bad_input = 2 };

// Standard output. Throws Error fault when it cannot be written, so that a full disk is never taken for success.
void print(std::string_view text);
void print_line(std::string_view text = {});
void flush_output();
// One document and nothing else.
void print_json(const nlohmann::ordered_json&);
void print_json(const nlohmann::json&);

// One line on standard error, with the program's name before it.
void complain(std::string_view sentence);
// A note beside the result: on standard error, so that it never gets into a document.
void note(std::string_view sentence);

// A program that starts with a standard stream closed would hand its number to the next file it opens, and write
// there: a journal, for example. This occupies the three numbers.
void occupy_standard_streams();

}  // namespace sitdown::host::cli
