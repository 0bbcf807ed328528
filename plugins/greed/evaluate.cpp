#include "greed.hpp"

namespace greed {

std::int32_t Greed::evaluate(const State &s, Seat seat, std::uint32_t) const {
    sd_standing all[most_seats];
    standings(s, all);
    return all[seat].score;
}

} // namespace greed
