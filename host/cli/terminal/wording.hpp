// Comparing what a person typed with what is written on the table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sitdown::host::cli {

// ASCII letters in small; everything else as it is.
std::string small(std::string_view text);
// The words of a text in small letters, without marks around them: "Send the 3." is send, the, 3.
std::vector<std::string> words_of(std::string_view text);
// Whether every typed word begins a word of the text.
bool mentions(std::string_view text, std::string_view typed);

}  // namespace sitdown::host::cli
