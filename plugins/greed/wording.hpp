// Acts, prompts, phases, units, components and log lines: each list once, number and words side by side.
#pragma once

#include <array>
#include <cstdint>

namespace greed {

enum class Phase : std::uint8_t { draft = 1, choose, resolve, extra, each_turn, end_of_turn, over };

struct PhaseWords {
    Phase number;
    const char *id, *name, *of, *help;
};
inline constexpr auto phase_words = std::to_array<PhaseWords>({
    {Phase::draft, "draft", "Draft", "",
     "Everybody keeps one card of the pile in hand and passes the others to the left."},
    {Phase::choose, "choose", "Choose", "", "Everybody lays down one card of the hand, face down."},
    {Phase::resolve, "resolve", "Resolve", "", "The cards are turned up and carried out, the lowest number first."},
    {Phase::extra, "extra", "Extra plays", "resolve", "Whoever has an extra play this turn plays one more card now."},
    {Phase::each_turn, "each_turn", "Each turn", "", "Rules that say \"each turn\" pay, the lowest number first."},
    {Phase::end_of_turn, "end_of_turn", "End of turn", "",
     "Threatened cards are given up, and what lasted for this turn ends."},
    {Phase::over, "over", "Counting", "", "The last rules pay, and cash and markers are counted."},
});

enum class Prompt : std::uint8_t {
    none,
    draft_pick,       // D1
    play_pick,        // D2
    extra_play_pick,  // D3
    pay_cost,         // D4
    choose_holding,   // D5
    choose_thug,      // D6
    discard_for_cash, // D7
    play_another,     // D8
    each_turn_order,  // D9
    lose_card,        // D10
};

struct PromptWords {
    Prompt number;
    const char *id, *text, *help, *wait;
};
inline constexpr auto prompt_words = std::to_array<PromptWords>({
    {Prompt::draft_pick, "draft_pick", "Keep one card of this pile.",
     "It joins your hand in secret. The other cards go to {left}, who looks at them next round.",
     "Everybody is keeping a card."},
    {Prompt::play_pick, "play_pick", "Choose the card you play this turn.",
     "All choices are turned up together and carried out from the lowest number to the highest. A card whose needs are "
     "not met or whose cost you cannot pay is lost.",
     "Everybody is choosing a card to play."},
    {Prompt::extra_play_pick, "extra_play_pick", "Play one more card: {source} gives you an extra play.",
     "You must play one, any card of your hand. It is carried out at once.", "An extra card is being chosen."},
    {Prompt::pay_cost, "pay_cost", "How do you pay for {card}?",
     "{cost} If you decline, the card is discarded without effect.", "The cost of {card} is being decided."},
    {Prompt::choose_holding, "choose_holding", "Which of your Holdings gets {markers} from {card}?",
     "Every marker is worth {value} when the game ends.", "A Holding is being chosen for {card}."},
    {Prompt::choose_thug, "choose_thug", "Which of your Thugs does {card} become?",
     "He takes over icons and rules, and does at once what that Thug does on entering.",
     "{card} is looking for somebody to be."},
    {Prompt::discard_for_cash, "discard_for_cash", "Discard a card of your hand for {amount}?",
     "One card at the most. Everybody sees which one it is.", "{card} is asking for a card to be discarded."},
    {Prompt::play_another, "play_another", "{card} lets you play another card at once. Do you?",
     "The card is carried out completely, with its cost and needs, before {card} is done.",
     "Another card may be played because of {card}."},
    {Prompt::each_turn_order, "each_turn_order", "Which of your each-turn rules comes next?",
     "Put them in the order you like; the last one follows by itself.",
     "The order of the each-turn rules is being chosen."},
    {Prompt::lose_card, "lose_card", "{card} makes you give up a {type}. Which one?",
     "All who must give one up choose in secret; the cards leave together. Markers on a Holding are lost with it.",
     "Cards are being given up because of {card}."},
});

enum class Act : std::uint8_t {
    draft = 1,
    play,
    play_extra,
    decline,
    pay_nothing,
    pay_money,
    pay_with,
    develop,
    imitate,
    keep_hand,
    discard_for,
    stop,
    play_also,
    order,
    give_up,
};

struct ActWords {
    Act number;
    const char *id, *kind;
    bool card;
    const char *text;
};
inline constexpr auto act_words = std::to_array<ActWords>({
    {Act::draft, "draft", "draft", true, "Keep {card}"},
    {Act::play, "play", "play", true, "Play {card}"},
    {Act::play_extra, "play_extra", "play", true, "Play {card} as your extra card"},
    {Act::decline, "decline", "pass", false, "Do not pay"},
    {Act::pay_nothing, "pay_nothing", "pass", false, "Pay nothing"},
    {Act::pay_money, "pay_money", "buy", false, "Pay in cash"},
    {Act::pay_with, "pay_with", "buy", true, "Pay with {card}"},
    {Act::develop, "develop", "place", true, "Put the markers on {card}"},
    {Act::imitate, "imitate", "play", true, "Become {card}"},
    {Act::keep_hand, "keep_hand", "pass", false, "Discard nothing"},
    {Act::discard_for, "discard_for", "trade", true, "Discard {card}"},
    {Act::stop, "stop", "pass", false, "Play no other card"},
    {Act::play_also, "play_also", "play", true, "Play {card} as well"},
    {Act::order, "order", "play", true, "{card} comes next"},
    {Act::give_up, "give_up", "play", true, "Give up {card}"},
});

enum class Unit : std::uint8_t { total = 1, money, markers, gun, car, key, beer, heart, spanner };

enum class Component : std::uint8_t {
    rounds = 1,
    plays,
    aside,
    draw,
    discard,
    hand,
    draft,
    thugs,
    holdings,
    kept,
    cash,
    worth,
    supply,
    memory,
};

enum class Text : std::uint8_t {
    none,
    round_begins,
    keeps,
    passes,
    reveals,
    plays_extra,
    plays_also,
    turns_up,
    turns_up_none,
    plays_found,
    needs_unmet,
    cannot_pay,
    declines,
    pays_money,
    pays_nothing,
    pays_with,
    pays_with_to_hand,
    enters,
    takes,
    takes_for_play,
    takes_doubled,
    matches,
    loses_cash,
    gets_markers,
    gets_own_markers,
    gets_icon_markers,
    left_out,
    loses_markers,
    no_markers_left,
    draws,
    nothing_to_draw,
    reshuffles,
    discards_for,
    copies,
    stays_plain,
    again,
    to_hand,
    stays_up,
    discarded,
    too_late,
    orders,
    gives_up,
    ends,
    next_turn, // followed by one for each entry of turn_words
    this_turn = next_turn + 15,
    total = this_turn + 15,
};

struct TextWords {
    Text number;
    const char *id, *text, *hidden;
};
inline constexpr auto text_words = std::to_array<TextWords>({
    {Text::round_begins, "round_begins", "Round {amount} begins.", nullptr},
    {Text::keeps, "keeps", "{by} keeps {face}.", "{by} keeps a card."},
    {Text::passes, "passes", "What is left of the piles goes to the left.", nullptr},
    {Text::reveals, "reveals", "{by} has chosen {face}.", nullptr},
    {Text::plays_extra, "plays_extra", "{by} plays {face} as an extra card.", nullptr},
    {Text::plays_also, "plays_also", "{by} plays {face} as well, thanks to {other}.", nullptr},
    {Text::turns_up, "turns_up", "{other} turns up {face}.", nullptr},
    {Text::turns_up_none, "turns_up_none", "{other} finds nobody: the draw pile is used up.", nullptr},
    {Text::plays_found, "plays_found", "{by} puts {face} into play at once.", nullptr},
    {Text::needs_unmet, "needs_unmet", "{face} of {by} fails, because its needs are not met.", nullptr},
    {Text::cannot_pay, "cannot_pay", "{face} of {by} fails, because its cost cannot be paid.", nullptr},
    {Text::declines, "declines", "{by} does not pay for {face}; it is discarded.", nullptr},
    {Text::pays_money, "pays_money", "{by} pays {amount} for {other}.", nullptr},
    {Text::pays_nothing, "pays_nothing", "{by} pays nothing for {other}.", nullptr},
    {Text::pays_with, "pays_with", "{by} gives up {face} to pay for {other}.", nullptr},
    {Text::pays_with_to_hand, "pays_with_to_hand", "{by} takes {face} back into hand to pay for {other}.", nullptr},
    {Text::enters, "enters", "{face} joins the display of {by}.", nullptr},
    {Text::takes, "takes", "{whom} takes {amount} for {other}.", nullptr},
    {Text::takes_for_play, "takes_for_play", "{whom} takes {amount} for {other}, because {face} is played.", nullptr},
    {Text::takes_doubled, "takes_doubled", "{whom} takes {amount} for {other}, doubling included.", nullptr},
    {Text::matches, "matches", "{whom} takes {amount} as well, because {other} matches it.", nullptr},
    {Text::loses_cash, "loses_cash", "{by} loses {amount} to {other}.", nullptr},
    {Text::gets_markers, "gets_markers", "{face} of {by} gets {amount} from {other}.", nullptr},
    {Text::gets_own_markers, "gets_own_markers", "{face} of {by} gets {amount} by its own rule.", nullptr},
    {Text::gets_icon_markers, "gets_icon_markers", "{face} of {by} gets {amount} for matching icons.", nullptr},
    {Text::left_out, "left_out", "{other} holds back {amount} meant for {face}.", nullptr},
    {Text::loses_markers, "loses_markers", "{face} of {by} loses {amount} to {other}.", nullptr},
    {Text::no_markers_left, "no_markers_left", "The supply of markers has run out: {face} gets fewer.", nullptr},
    {Text::draws, "draws", "{by} draws {face}.", "{by} draws a card."},
    {Text::nothing_to_draw, "nothing_to_draw", "There is no card left for {by} to draw.", nullptr},
    {Text::reshuffles, "reshuffles", "The {amount} discarded cards are shuffled and become the draw pile.", nullptr},
    {Text::discards_for, "discards_for", "{by} discards {face} for {other}.", nullptr},
    {Text::copies, "copies", "{face} of {by} becomes a copy of {other}.", nullptr},
    {Text::stays_plain, "stays_plain", "{face} of {by} finds nobody to become.", nullptr},
    {Text::again, "again", "{other} makes {face} act once more, as if just played.", nullptr},
    {Text::to_hand, "to_hand", "{face} returns to the hand of {by}.", nullptr},
    {Text::stays_up, "stays_up", "{face} stays before {by} until the end of next turn.", nullptr},
    {Text::discarded, "discarded", nullptr, nullptr},
    {Text::too_late, "too_late", "No turn is left for {other} to take effect.", nullptr},
    {Text::orders, "orders", "{by} has put {face} in place {amount} of the each-turn rules.", nullptr},
    {Text::gives_up, "gives_up", "{by} gives up {face} because of {other}.", nullptr},
    {Text::ends, "ends", "The twelve rounds are over.", nullptr},
});

// What lasts for a turn: its id, the log lines for next turn and for this turn, and the mark on its owner.
struct TurnWords {
    const char *id, *next, *now, *mark;
};
inline constexpr auto turn_words = std::to_array<TurnWords>({
    {"mirror_gains", "Next turn {by} takes what {whom} takes.", "This turn {by} takes whatever {whom} takes.",
     "matches the takings on the left"},
    {"ignore_costs", "Next turn {by} pays no costs.", "This turn {by} pays no costs, thanks to {other}.",
     "pays no costs"},
    {"ignore_needs", "Next turn {by} has no needs to meet.", "This turn {by} has no needs to meet, thanks to {other}.",
     "ignores needs"},
    {"double_gains", "Next turn all that {by} takes is doubled.",
     "This turn all that {by} takes is doubled by {other}.", "takings are doubled"},
    {"extra_play", "Next turn {by} plays one more card.", "This turn {by} plays one more card, because of {other}.",
     "has an extra play"},
    {"return_actions_to_hand", "Next turn the Actions of {by} return to hand.",
     "This turn the Actions of {by} return to hand, thanks to {other}.", "Actions return to hand"},
    {"holding_bonus_markers", "Next turn every Holding {by} plays gets {amount} extra.",
     "This turn every Holding {by} plays gets {amount} extra from {other}.", "Holdings get more markers"},
    {"temp_icons", "Next turn {other} shows more icons.", "This turn {other} shows more icons.", "shows more icons"},
    {"paid_for_actions", "Next turn every Action that a neighbour of {by} plays brings {by} {amount}.",
     "This turn every Action that a neighbour of {by} plays brings {by} {amount}.", "is paid for neighbours' Actions"},
    {"paid_for_thugs", "Next turn every Thug that a neighbour of {by} plays brings {by} {amount}.",
     "This turn every Thug that a neighbour of {by} plays brings {by} {amount}.", "is paid for neighbours' Thugs"},
    {"paid_for_holdings", "Next turn every Holding that a neighbour of {by} plays brings {by} {amount}.",
     "This turn every Holding that a neighbour of {by} plays brings {by} {amount}.",
     "is paid for neighbours' Holdings"},
    {"all_lose_thugs", "When next turn ends, everybody gives up a Thug because of {other}.",
     "When this turn ends, everybody gives up a Thug because of {other}.", "everybody gives up a Thug at the end"},
    {"all_lose_holdings", "When next turn ends, everybody gives up a Holding because of {other}.",
     "When this turn ends, everybody gives up a Holding because of {other}.",
     "everybody gives up a Holding at the end"},
    {"others_lose_thugs", "When next turn ends, everybody but {by} gives up a Thug because of {other}.",
     "When this turn ends, everybody but {by} gives up a Thug because of {other}.",
     "the others give up a Thug at the end"},
    {"others_lose_holdings", "When next turn ends, everybody but {by} gives up a Holding because of {other}.",
     "When this turn ends, everybody but {by} gives up a Holding because of {other}.",
     "the others give up a Holding at the end"},
});

// Lists are numbered from 1 by their place; an entry out of place would give a number the words of another.
template <class List>
constexpr bool in_order(const List &list) {
    for (unsigned place = 0; place < list.size(); ++place) {
        if (static_cast<unsigned>(list[place].number) != place + 1) return false;
    }
    return true;
}
static_assert(in_order(phase_words) && in_order(prompt_words) && in_order(act_words) && in_order(text_words));
static_assert(text_words.size() + 1 == static_cast<unsigned>(Text::next_turn) &&
              static_cast<unsigned>(Text::this_turn) - static_cast<unsigned>(Text::next_turn) == turn_words.size());

} // namespace greed
