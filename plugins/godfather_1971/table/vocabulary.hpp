// The numbers that leave the module and the words behind them, side by side so that they cannot drift apart.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace godfather {

enum class Phase : std::uint8_t { opening = 1, bonus, card, buy, position, resolve, draw, vote };

struct PhaseWords {
    Phase number;
    const char *id, *name, *help;
};
inline constexpr PhaseWords phase_words[] = {
    {Phase::opening, "opening", "First turn", "On your first turn you enter two neighbourhoods with one to three men each."},
    {Phase::bonus, "bonus", "Bonus", "Ten per cent of what you control is paid, three turns long."},
    {Phase::card, "card", "Card", "The card you held is played: money, free men, a break or a fingerman."},
    {Phase::buy, "buy", "Buy", "Buy as many men as you can pay for and place."},
    {Phase::position, "position", "Place", "Each man goes on an open position, three in a neighbourhood at most."},
    {Phase::resolve, "resolve", "Surround", "Everything you have closed in is taken off the map."},
    {Phase::draw, "draw", "Draw", "One card is drawn and kept secret until your next turn."},
    {Phase::vote, "vote", "Vote", "After a round in which nobody bought, all vote in secret on ending the game."},
};

// Where the game waits; also the number of the prompt.
enum class Step : std::uint8_t {
    over = 0,
    first_neighborhood,
    first_racket,
    first_cell,
    give_up_piece,
    sell_piece,
    finger_target,
    free_neighborhood,
    free_cell,
    buy_neighborhood,
    buy_cell,
    declare_control,
    declare_penalty_piece,
    stalemate_vote,
};

struct StepWords {
    Step number;
    Phase phase;
    const char *id, *text, *help, *wait;
};
inline constexpr StepWords step_words[] = {
    {Step::first_neighborhood, Phase::opening, "first_neighborhood", "Choose the {ordinal} neighbourhood you enter.",
     "You place one to three men there. In an untouched one you also choose the racket that everybody will run there.",
     "{who} chooses a neighbourhood to enter."},
    {Step::first_racket, Phase::opening, "first_racket", "Choose the racket for {place}.",
     "It is fixed there for the whole game, for everybody. Dear rackets are worth more when you control them.",
     "{who} chooses the racket for {place}."},
    {Step::first_cell, Phase::position, "first_cell", "Place {piece} in {place} for {cost}{more}.",
     "{left}", "{who} places men in {place}."},
    {Step::give_up_piece, Phase::card, "give_up_piece", "Take {owed} of your {pieces} off the map.",
     "A bad break: you get nothing for them.", "{who} takes men off the map."},
    {Step::sell_piece, Phase::card, "sell_piece", "You owe {due} and have {cash}: sell a man at half his price.",
     "Go on until you can pay; what is left over is yours.", "{who} must sell men to pay {due}."},
    {Step::finger_target, Phase::card, "finger_target", "Point at a rival's man: he is taken off the map ({fingers} left).",
     "Any rival, any neighbourhood that is not closed. The position is free for your own men this very turn.",
     "{who} points the finger."},
    {Step::free_neighborhood, Phase::card, "free_neighborhood", "Choose where your free {piece} goes.",
     "{free} still to place. He may open an untouched neighbourhood.", "{who} sends a free {piece}."},
    {Step::free_cell, Phase::position, "free_cell", "Place your free {piece} in {place}.", "{left}",
     "{who} places a free {piece} in {place}."},
    {Step::buy_neighborhood, Phase::buy, "buy_neighborhood", "Buy a man, or finish your turn.",
     "You have {cash}. Three men at most in each neighbourhood this turn.", "{who} is buying."},
    {Step::buy_cell, Phase::position, "buy_cell", "Place the {piece} in {place} for {cost}.", "{left}",
     "{who} places a {piece} in {place}."},
    {Step::declare_control, Phase::resolve, "declare_control", "Declare control of a neighbourhood?",
     "If no rival places a man on your territory in his next turn, it is yours. If one does, you lose a man there.",
     "{who} may declare control."},
    {Step::declare_penalty_piece, Phase::resolve, "declare_penalty_piece", "Your claim to {place} was challenged: choose the man you lose.",
     "A challenged declaration costs one man of your choice in that neighbourhood.", "{who} loses a man in {place}."},
    {Step::stalemate_vote, Phase::vote, "stalemate_vote", "End the game now?",
     "Nobody bought a man this round. The game ends only if everybody says yes; how each votes stays secret.",
     "All vote on ending the game."},
};

enum class Act : std::uint8_t {
    enter = 1,
    choose_racket,
    place,
    enough,
    give_up,
    sell,
    finger,
    stop,
    send,
    buy,
    open,
    done,
    declare,
    stay_quiet,
    lose,
    vote_no,
    vote_yes,
};

struct ActWords {
    Act number;
    const char *id, *text, *kind, *roles[2];
};
inline constexpr ActWords act_words[] = {
    {Act::enter, "enter", "Enter {space}", "buy", {"space"}},
    {Act::choose_racket, "choose_racket", "Run {face}", "buy", {"face"}},
    {Act::place, "place", "Place at {space}", "place", {"space"}},
    {Act::enough, "enough", "Place no more here", "pass", {}},
    {Act::give_up, "give_up", "Give up {target}", "play", {"target"}},
    {Act::sell, "sell", "Sell {target}", "play", {"target"}},
    {Act::finger, "finger", "Remove {target}", "attack", {"target"}},
    {Act::stop, "stop", "Point at nobody else", "pass", {}},
    {Act::send, "send", "Send to {space}", "play", {"space"}},
    {Act::buy, "buy", "Buy for {space}", "buy", {"space"}},
    {Act::open, "open", "Open {space} with {face}", "buy", {"space", "face"}},
    {Act::done, "done", "Finish your turn", "pass", {}},
    {Act::declare, "declare", "Declare {space}", "play", {"space"}},
    {Act::stay_quiet, "stay_quiet", "Declare nothing", "pass", {}},
    {Act::lose, "lose", "Lose {target}", "play", {"target"}},
    {Act::vote_no, "vote_no", "Play on", "vote", {}},
    {Act::vote_yes, "vote_yes", "End the game", "vote", {}},
};

enum class Ending : std::uint8_t { none = 0, all_controlled, locked, idle, last_stand, round_limit, agreed };

struct EndingWords {
    Ending number;
    const char *id, *text;
};
inline constexpr EndingWords ending_words[] = {
    {Ending::all_controlled, "all_controlled", "Every neighbourhood is controlled."},
    {Ending::locked, "locked", "Nobody can place a man anywhere any more."},
    {Ending::idle, "idle", "Nothing has moved on the map for several rounds."},
    {Ending::last_stand, "last_stand", "The last neighbourhood was fought over for too long."},
    {Ending::round_limit, "round_limit", "The last round is over."},
    {Ending::agreed, "agreed", "Everybody voted to stop."},
};

enum class Unit : std::uint8_t { dollars = 1, worth, men, positions, majority, value };

struct UnitWords {
    Unit number;
    const char *id, *name, *one, *role, *prefix, *suffix;
};
inline constexpr UnitWords unit_words[] = {
    {Unit::dollars, "dollars", "dollars", "dollar", "money", "$", ""},
    {Unit::worth, "worth", "cash and control", "", "score", "$", ""},
    {Unit::men, "men", "men", "man", "other", "", " men"},
    {Unit::positions, "positions", "positions", "position", "other", "", " positions"},
    {Unit::majority, "majority", "majority", "", "other", "majority ", ""},
    {Unit::value, "value", "control value", "", "other", "worth $", ""},
};

enum class Profile : std::uint8_t { none = 0, builder, raider };

struct ProfileWords {
    Profile number;
    const char *id, *text;
};
inline constexpr ProfileWords profile_words[] = {
    {Profile::builder, "builder", "Builds safe walls and cares little for what the others have."},
    {Profile::raider, "raider", "Would rather take rivals' men than grow."},
};

// Every list is complete and in the order of its numbers.
template <class Words, std::size_t Count>
constexpr bool in_order(const Words (&list)[Count]) {
    for (std::size_t index = 0; index < Count; ++index) {
        if (static_cast<std::size_t>(list[index].number) != index + 1) return false;
    }
    return true;
}
static_assert(in_order(phase_words) && std::size(phase_words) == static_cast<std::size_t>(Phase::vote));
static_assert(in_order(step_words) && std::size(step_words) == static_cast<std::size_t>(Step::stalemate_vote));
static_assert(in_order(act_words) && std::size(act_words) == static_cast<std::size_t>(Act::vote_yes));
static_assert(in_order(ending_words) && std::size(ending_words) == static_cast<std::size_t>(Ending::agreed));
static_assert(in_order(unit_words) && std::size(unit_words) == static_cast<std::size_t>(Unit::value));
static_assert(in_order(profile_words) && std::size(profile_words) == static_cast<std::size_t>(Profile::raider));

constexpr unsigned number_of(auto entry) { return static_cast<unsigned>(entry); }

// The components, in the order in which they are declared. A bag is there only if it can run out.
namespace part {
enum Component : unsigned { map = 1, deck, good_deck, bad_deck, held, played, dice, cash, control, bonus_due, men, rounds, last_stand, values, bag };
}

} // namespace godfather
