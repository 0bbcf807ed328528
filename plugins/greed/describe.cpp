// Prompts, choices and reasons in words.
#include "greed.hpp"

namespace greed {

namespace wording {

std::string dollars(int amount) {
    const std::string digits = std::to_string(amount);
    std::string out = "$";
    for (std::size_t place = 0; place < digits.size(); ++place) {
        if (place > 0 && (digits.size() - place) % 3 == 0) out += ',';
        out += digits[place];
    }
    return out;
}

std::string markers(int n) { return n == 1 ? "1 marker" : std::to_string(n).append(" markers"); }

// Amounts of money in a reason are written like everywhere else.
std::string reason(const Verdict &verdict) {
    const std::string sentence = verdict.reason();
    return verdict.text([&](int each, std::int32_t number) {
        const char hole[] = {'{', static_cast<char>('0' + each), '}', 0};
        const auto spot = sentence.find(hole);
        const bool money = spot > 0 && spot < sentence.size() && sentence[spot - 1] == '$';
        return money ? dollars(number).substr(1) : std::to_string(number);
    });
}

std::string cost(const Rules &rules, const State &s, Seat seat, int card) {
    if (lasts(s, seat, TurnKind::ignore_costs))
        return "Costs do not bind you this turn, but a Holding paid now still counts.";
    std::string out = "It costs";
    const Cost *first = rules.deck[card].costs.begin();
    for (const Cost &each : rules.deck[card].costs) {
        out += &each == first ? " " : " or ";
        if (each.kind == CostKind::money) out += dollars(price(rules, s, seat, card, each.amount));
        if (each.kind == CostKind::thug) out += "one of your Thugs";
        if (each.kind == CostKind::holding) out += "one of your Holdings";
    }
    return out + ".";
}

// Why playing this card would fail as things stand, from what its owner knows.
std::string doubt(const Rules &rules, const State &s, Seat seat, int card) {
    if (!lasts(s, seat, TurnKind::ignore_needs)) {
        if (const Verdict met = needs_met(rules, s, seat, card); !met)
            return std::string("Would fail now. ").append(reason(met));
    }
    const Card &facts = rules.deck[card];
    if (facts.costs.empty() || lasts(s, seat, TurnKind::ignore_costs)) return "";
    for (const Cost &each : facts.costs) {
        if (payable(rules, s, seat, card, each)) return "";
    }
    return std::string("Would fail now. ").append(reason(payable(rules, s, seat, card, facts.costs.back())));
}

Component row_of(const Rules &rules, int card) {
    return rules.deck[card].type == Type::thug ? Component::thugs : Component::holdings;
}

void paying(const Rules &rules, const State &s, Seat seat, Act act, int card, sitdown::Description &words) {
    const int played = s.frames.back().card;
    const Card &facts = rules.deck[played];
    const std::string &name = facts.name;
    switch (act) {
    case Act::decline: words.text = "Do not pay: " + name + " is discarded"; return;
    case Act::pay_nothing: words.text = "Pay nothing for " + name; return;
    case Act::pay_money:
        if (const Cost *money = cost_of_kind(facts, CostKind::money)) {
            words.text = "Pay " + dollars(price(rules, s, seat, played, money->amount)) + " for " + name;
        }
        return;
    default: break;
    }
    words.card(at(row_of(rules, card), seat), face(card));
    const Cost *cost = cost_of_kind(facts, rules.deck[card].type == Type::thug ? CostKind::thug : CostKind::holding);
    if (cost && cost->to_hand) words.note = "It returns to your hand.";
    if (s.markers[card] == 0) return;
    if (!words.note.empty()) words.note += ' ';
    words.note.append("Its ")
        .append(markers(s.markers[card]))
        .append(s.markers[card] == 1 ? " goes back." : " go back.");
}

} // namespace wording

void Greed::prompt(const State &s, Seat viewer, sitdown::Prompt &words) const {
    if (s.prompt == Prompt::none) return;
    const Seat seat = s.secret.is_open() ? viewer : Seat{s.asked};
    words.set("{left}", viewer < rules.seats
                            ? std::string("{seat:").append(std::to_string(rules.left(viewer))).append("}")
                            : "the left neighbour");
    if (s.prompt == Prompt::extra_play_pick) words.set("{source}", rules.deck[s.cause].name);
    if (s.prompt == Prompt::lose_card) {
        words.set("{card}", rules.deck[s.cause].name);
        words.set("{type}", s.loss_type == Type::thug ? "Thug" : "Holding");
    }
    if (s.frames.empty()) return;
    const Frame &frame = s.frames.back();
    words.set("{card}", rules.deck[frame.card].name);
    words.set("{value}", wording::dollars(rules.numbers.marker_value));
    // Only to the one who pays: with hidden cash the options are nobody else's business.
    if (s.prompt == Prompt::pay_cost)
        words.set("{cost}", viewer == seat ? wording::cost(rules, s, seat, frame.card) : "");
    if (s.prompt == Prompt::choose_holding) words.set("{markers}", wording::markers(markers_to_place(rules, s, frame)));
    if (s.prompt == Prompt::discard_for_cash)
        words.set("{amount}", wording::dollars(current_effect(rules, frame).amount));
}

void Greed::describe(const State &s, Seat seat, sitdown::Choice choice, sitdown::Description &words) const {
    const auto act = static_cast<Act>(choice.act());
    const int card = static_cast<int>(choice.first()) - 1;
    switch (act) {
    case Act::draft: return words.card(at(Component::draft, seat), face(card));
    case Act::play:
    case Act::play_extra:
    case Act::play_also:
        words.note = wording::doubt(rules, s, seat, card);
        return words.card(at(Component::hand, seat), face(card));
    case Act::discard_for: return words.card(at(Component::hand, seat), face(card));
    case Act::decline:
    case Act::pay_nothing:
    case Act::pay_money:
    case Act::pay_with: return wording::paying(rules, s, seat, act, card, words);
    case Act::develop:
        words.note.append("It carries ").append(wording::markers(s.markers[card])).append(" now.");
        return words.card(at(Component::holdings, seat), face(card));
    case Act::give_up:
        if (s.markers[card] > 0) words.note.append(wording::markers(s.markers[card])).append(" would be lost with it.");
        return words.card(at(wording::row_of(rules, card), seat), face(card));
    case Act::imitate: return words.card(at(Component::thugs, seat), face(card));
    case Act::order: return words.card(at(wording::row_of(rules, card), seat), face(card));
    case Act::keep_hand:
    case Act::stop: return;
    }
}

namespace wording {

Verdict why_not_pay(const Rules &rules, const State &s, Seat seat, int card) {
    const Card &facts = rules.deck[s.frames.back().card];
    const int there = s.cards.where(card);
    if (there == place::thugs(seat) && !cost_of_kind(facts, CostKind::thug))
        return Verdict::no("No Thug can pay for the card being played.");
    if (there == place::holdings(seat) && !cost_of_kind(facts, CostKind::holding)) {
        return Verdict::no("No Holding can pay for the card being played.");
    }
    return Verdict::no("Only cards of your own display can pay.");
}

constexpr std::array<const char *, prompt_words.size() + 1> other_cards{
    "Nobody is asked for a card now.",
    "You keep one card of the draft pile in front of you.",
    "You play a card of your own hand.",
    "The extra card comes from your own hand.",
    "",
    "The markers go on one of your own Holdings.",
    "Only another Thug of your own display can be copied.",
    "You may discard a card of your own hand.",
    "You may play another card of your own hand.",
    "Only your cards with an each-turn rule that you have not placed yet are put in order.",
    "You give up a card of the kind asked for, from your own display.",
};

} // namespace wording

Verdict Greed::why_not(const State &s, Seat seat, sitdown::Place, unsigned thing) const {
    if (s.phase == Phase::over) return Verdict::no("The game is over.");
    if (!sitdown::has_seat(status(s).waiting, seat))
        return Verdict::no("You are not asked for anything at the moment.");
    const int card = static_cast<int>(thing) - 1;
    if (thing == 0 || card >= card_count) return Verdict::no(wording::other_cards[static_cast<std::size_t>(s.prompt)]);
    if (candidates(rules, s, seat).has(card)) return Verdict::yes();
    if (s.prompt == Prompt::pay_cost) return wording::why_not_pay(rules, s, seat, card);
    return Verdict::no(wording::other_cards[static_cast<std::size_t>(s.prompt)]);
}

} // namespace greed
