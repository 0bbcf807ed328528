// The vote on ending after a round without purchases: in secret, and only unanimity is told.
#include "../game.hpp"

namespace godfather {

void Godfather::close_vote(State &s, Events &events) const {
    bool unanimous = true;
    for (Seat seat = 0; seat < seats; ++seat) unanimous &= s.vote.draft(seat) == 2;
    s.vote.clear_drafts();
    events.next_beat();
    if (unanimous) return finish(s, Ending::agreed, events);
    events.say({.text = number_of(Text::not_unanimous), .news = sitdown::everyone});
    next_round(s, events);
}

} // namespace godfather
