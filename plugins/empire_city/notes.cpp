#include "notes.hpp"

namespace empire {

std::string dollars(int amount) { return "$" + std::to_string(amount); }

std::string racket_text(const Book &book, const Racket &racket) {
    std::string hoods, income;
    for (int hood = 1; hood < 4; ++hood) {
        if ((racket.fits_on & book.hood_squares[static_cast<std::size_t>(hood)]) == 0) continue;
        hoods += (hoods.empty() ? "" : ", ") + std::string(hood_words[static_cast<std::size_t>(hood)]);
        if (racket.type == RacketType::speakeasy) income += (income.empty() ? "$" : "/$") + std::to_string(racket.by_hood[static_cast<std::size_t>(hood)]);
    }
    if (racket.type == RacketType::speakeasy) return "Pays " + income + " in " + hoods + ".";
    if (racket.type == RacketType::casino) {
        for (const int value : racket.by_die) income += (income.empty() ? "$" : "/$") + std::to_string(value);
        return "Pays " + income + " on a die of 1 to 6. Only " + hoods + ".";
    }
    for (const int value : racket.by_tokens) income += (income.empty() ? "$" : "/$") + std::to_string(value);
    return "Pays " + income + " with 1, 2 or 3 family tokens. Only " + hoods + ".";
}

std::string henchman_note(const Book &book, int card) {
    const std::string &text = book.record(book.henchman_record(card)).text;
    return "combat " + std::to_string(book.henchman(card).combat) + (text.empty() ? "" : "; " + text);
}

std::string worth_note(const Book &book, int square) {
    const int points = book.points[static_cast<std::size_t>(square)];
    if (points == 0) return "no points, room for rackets";
    return std::to_string(points) + (points == 1 ? " point" : " points") + " at every collect step";
}

} // namespace empire
