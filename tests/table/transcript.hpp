// Everything that can be read out of the window, shown or not: properties of items and of what belongs to them, names
// for screen readers, addresses of pictures, rows of models. For tests that look for what must not be there.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "stage.hpp"

namespace sitdown::host {

struct Line {
    std::string where, text;
    std::string whole() const { return where + " = " + text; }
};

std::vector<Line> transcript(Stage&);

// What one viewer must not learn: identities that only others see, and amounts hidden from him.
struct Secrets {
    struct Face {
        std::string id, name;
    };
    std::vector<Face> faces;
    std::vector<std::string> numbers;  // references

    bool empty() const { return faces.empty() && numbers.empty(); }
};

// `viewer` may be `spectator`.
Secrets secrets_from(const Session&, std::uint32_t viewer);

// Where the window betrays one of them.
std::vector<std::string> betrayals(const std::vector<Line>&, const Secrets&, GameTable*);

// What only one of the two says.
std::vector<std::string> differences(const std::vector<Line>&, const std::vector<Line>&);

}  // namespace sitdown::host
