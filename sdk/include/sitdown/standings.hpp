// Places from scores: 1 is best, equal scores share a place.
#pragma once

#include <span>

#include "abi.h"

namespace sitdown {

inline void rank_by_score(std::span<sd_standing> standings) {
    for (sd_standing &mine : standings) {
        mine.place = 1;
        for (const sd_standing &other : standings) mine.place += other.score > mine.score;
    }
}

} // namespace sitdown
