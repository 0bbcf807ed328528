// What is printed on the cards and squares, in a few words beside a choice.
#pragma once

#include <string>

#include "query.hpp"

namespace empire {

std::string dollars(int amount);
std::string racket_text(const Book &book, const Racket &racket);
std::string henchman_note(const Book &book, int card); // his score and what else he can do
std::string worth_note(const Book &book, int square);  // its points at every collect step

} // namespace empire
