// A game for pictures and for the tests of the window's parts: one component of each of the nine kinds, and one act of
// each shape (a thing, a thing and a space, a space and a kind, a rival's card, an amount, a plain choice). Every act
// scores a point; twelve acts end it. Only the hands are hidden.
#include <sitdown/game.hpp>

using namespace sitdown;

struct Showcase {
    static constexpr int most = 4, last = 12, cards = 6;
    enum Act : unsigned { play = 1, send, build, shoot, pay, pass };
    enum Component : unsigned { map = 1, market, hand, deck, fame, rounds, men, cash, dice, prices };

    struct State {
        Rng rng;
        std::int16_t points[most];
        Bits<cards> hand[most];
        std::uint8_t seat, done, ending, unused; // no padding
    };

    const Seat seats;
    explicit Showcase(const Setup &setup) : seats(setup.seats) {}

    static Json manifest() {
        return Json::parse(R"({"id": "showcase", "version": "1.0.0", "title": "Showcase", "about": "Every kind of thing once.",
  "seats": {"min": 2, "max": 4}, "minutes": {"min": 1, "max": 2}, "shelf": 910, "decisions": 12, "mechanics": ["dice"],
  "options": [{"id": "rain", "name": "Rain", "kind": "switch", "default": false, "settles": "whether it rains"},
    {"id": "night", "name": "Night", "kind": "one", "default": "short", "settles": "how long it lasts", "values": [{"id": "short", "text": "Short"}, {"id": "long", "text": "Long"}]},
    {"id": "bail", "name": "Bail", "kind": "number", "default": 20, "min": 10, "max": 50, "step": 10, "settles": "what freedom costs"}],
  "profiles": [], "hidden": ["hands"], "chance": ["none"],
  "endings": [{"id": "dawn", "text": "Dawn breaks over the city."}],
  "phases": [{"id": "night", "name": "Night", "help": "One act each, in turn."}, {"id": "dawn", "name": "Dawn", "help": "The city wakes."}],
  "prompts": [{"id": "act", "text": "Do one thing.", "help": "Every act is worth a point.", "wait": "One thing is done."}],
  "acts": [{"id": "play", "class": "play", "roles": ["card"], "text": "Play {card}"},
    {"id": "send", "class": "place", "roles": ["card", "space"], "text": "Send {card} to {space}"},
    {"id": "build", "class": "place", "roles": ["space", "face"], "text": "Build {face} in {space}"},
    {"id": "shoot", "class": "attack", "roles": ["card"], "text": "Shoot {card}"},
    {"id": "pay", "class": "buy", "roles": ["amount"], "text": "Pay {amount}", "unit": "money"},
    {"id": "pass", "class": "pass", "roles": [], "text": "Pass"}],
  "units": [{"id": "fame", "name": "points of fame", "one": "point of fame", "role": "score"}, {"id": "money", "name": "dollars", "role": "money", "prefix": "$"}]})");
    }
    Json components() const {
        return Json::parse(R"({"components": [
  {"id": "map", "kind": "board", "name": "The city", "help": "Three streets.", "size": [6, 3], "lines": "edges",
   "groups": [{"id": "west", "name": "West Side", "tint": "red", "badge": "2"}, {"id": "east", "name": "East Side", "tint": "blue", "badge": "3"}],
   "spaces": [{"id": "docks", "name": "Docks", "x": 0, "y": 0, "w": 2, "h": 1.5, "group": "west", "links": ["bar"], "help": "Ships."},
    {"id": "bar", "name": "Bar", "x": 0, "y": 1.5, "w": 2, "h": 1.5, "group": "west", "links": ["docks", "court"]},
    {"id": "court", "name": "Court", "x": 2, "y": 1, "w": 2, "h": 2, "group": "east", "links": ["bar", "bank"]},
    {"id": "bank", "name": "Bank", "x": 4, "y": 0, "w": 2, "h": 1.5, "shape": "round", "group": "east", "links": ["court"]}]},
  {"id": "market", "kind": "row", "name": "Market", "help": "For sale.", "slots": 4, "refill": "deck"},
  {"id": "hand", "kind": "hand", "name": "Hand", "owner": "seat", "seen": "owner", "help": "Cards."},
  {"id": "deck", "kind": "pile", "name": "Deck", "help": "Face down.", "face": "down", "seen": "nobody"},
  {"id": "fame", "kind": "track", "name": "Fame", "help": "To twelve.", "from": 0, "to": 12, "markers": "seat", "unit": "fame", "marks": [{"at": 6, "name": "Noticed"}, {"at": 12, "name": "Famous", "icon": "end"}]},
  {"id": "rounds", "kind": "track", "name": "Acts", "help": "Twelve.", "from": 0, "to": 12, "markers": "one"},
  {"id": "men", "kind": "pool", "name": "Men", "owner": "seat", "help": "In supply.", "tokens": ["man", "coin"]},
  {"id": "cash", "kind": "counter", "name": "Cash", "owner": "seat", "unit": "money", "help": "In hand."},
  {"id": "dice", "kind": "dice", "name": "Dice", "help": "Two.", "count": 2, "faces": [{"text": "1", "value": 1}, {"text": "2", "value": 2}, {"text": "3", "value": 3}, {"text": "4", "value": 4}, {"text": "5", "value": 5}, {"text": "6", "value": 6}]},
  {"id": "prices", "kind": "sheet", "name": "Prices", "help": "What things cost.", "columns": ["Day", "Night"], "rows": ["Gin", "Rum"], "cells": [["$1", "$3"], ["$2", "$4"]]}],
  "faces": [
  {"id": "gin", "name": "Bathtub Gin", "type": "Goods", "back": "deck", "colour": "green", "glyph": "bottle", "corner": 1, "numbers": [{"name": "Price", "value": 10}], "text": "Sells at night."},
  {"id": "rum", "name": "Canadian Rum", "type": "Goods", "back": "deck", "colour": "amber", "glyph": "bottle", "corner": 2, "numbers": [{"name": "Price", "value": 20}, {"name": "Risk", "value": 3}], "text": "Comes by boat, and goes by truck. Whoever holds it at dawn pays a fine."},
  {"id": "gun", "name": "Tommy Gun", "type": "Weapon", "back": "deck", "colour": "steel", "glyph": "gun", "corner": 3, "text": "Heard three streets away."},
  {"id": "judge", "name": "Judge Harlan Abernathy the Elder", "type": "Friend", "back": "deck", "colour": "blue", "corner": 4, "text": "Sleeps well."},
  {"id": "cop", "name": "Officer Quill", "type": "Friend", "back": "deck", "colour": "blue", "glyph": "badge", "corner": 5, "text": "Looks away."},
  {"id": "boat", "name": "Speedboat", "type": "Vehicle", "back": "deck", "colour": "teal", "corner": 6, "text": "Faster than the law."}],
  "tokens": [{"id": "man", "name": "Man", "shape": "figure", "colour": "seat"}, {"id": "coin", "name": "Coin", "shape": "coin", "colour": "amber"}, {"id": "ring", "name": "Ring", "shape": "ring", "colour": "red"}],
  "texts": [{"id": "did", "text": "{by} does something about {to}."}, {"id": "dawn", "text": "Dawn breaks."}]})");
    }

    void start(State &s, Events &events) const {
        for (Seat seat = 0; seat < seats; ++seat) {
            for (int card = 0; card < cards; card += 2) s.hand[seat].add((card + int(seat) * 5) % cards);
        }
        events.phase({.by = 0});
    }
    Status status(const State &s) const {
        if (s.ending) return {.phase = 2, .round = 1, .ending = 1};
        return {.waiting = seat_bit(s.seat), .phase = 1, .round = 1, .prompt = 1};
    }
    void choices(const State &s, Seat seat, Choices &list) const {
        list.add(pass);
        for (const int card : s.hand[seat]) {
            list.add(play, unsigned(card) + 1);
            for (unsigned space = 0; space < 3; ++space) list.add(send, unsigned(card) + 1, space);
        }
        for (unsigned face = 1; face <= 3; ++face) list.add(build, 3, face);
        list.add(shoot, 3);
        list.range(pay, 10, 50, 10);
    }
    void apply(State &s, Seat seat, Choice choice, Events &events) const {
        ++s.points[seat], ++s.done;
        if (choice.act() == play || choice.act() == send) s.hand[seat].remove(int(choice.first()) - 1);
        events.change({.by = int(seat), .to = at(fame, seat), .amount = 1, .text = 1});
        s.seat = static_cast<std::uint8_t>(next_seat(s.seat, seats));
        if (s.done == last) s.ending = 1, events.end({.text = 2});
    }
    void standings(const State &s, sd_standing *out) const {
        for (Seat seat = 0; seat < seats; ++seat) out[seat].score = s.points[seat];
        rank_by_score({out, seats});
    }
    // A hand may be any three cards of the six; which are gone is seen by nobody else either.
    void determinize(State &s, Seat viewer, Rng &rng) const {
        for (Seat seat = 0; seat < seats; ++seat) {
            if (seat == viewer) continue;
            const int held = s.hand[seat].count();
            s.hand[seat] = {};
            while (s.hand[seat].count() < held) s.hand[seat].add(int(rng.below(cards)));
        }
    }
    void show(const State &s, Table &table) const {
        table.count(at(deck), 17);
        for (unsigned card = 1; card <= 3; ++card) {
            const Number heat[] = {{.unit = 1, .value = 2}};
            table.item(slot(market, card - 1), {.face = card, .thing = card, .turned = card == 2 ? 90 : 0, .numbers = card == 1 ? std::span<const Number>(heat) : std::span<const Number>()});
        }
        for (Seat seat = 0; seat < seats; ++seat) {
            for (const int card : s.hand[seat]) table.item(at(hand, seat), {.face = unsigned(card) + 1, .thing = unsigned(card) + 1, .seen = only(seat)});
            table.item(at(men, seat), {.token = 1, .owner = int(seat), .n = 3});
            table.item(at(men, seat), {.token = 2, .n = 5});
            table.item(slot(map, seat % 4), {.token = 1, .owner = int(seat), .n = 1 + int(seat) % 2});
            table.number(at(fame, seat), s.points[seat]);
            table.number(at(cash, seat), 1250 - 100 * int(seat));
        }
        table.item(slot(map, 2), {.face = 4, .thing = 4});
        table.mark(slot(map, 3), {.style = Style::hatch, .seat = 1, .text = "closed"});
        table.mark(group(map, 0), {.style = Style::ring, .seat = 0, .text = "held"});
        table.mark(seat_place(1), {.seat = 1, .text = "Mayor"});
        table.number(at(rounds), s.done);
        table.number(slot(dice, 0), 3);
        table.number(slot(dice, 1), 6);
        table.focus(slot(map, 1), "a quiet night", 0);
    }
    void describe(const State &, Seat seat, Choice choice, Description &words) const {
        switch (choice.act()) {
        case play: return words.card(at(hand, seat), choice.first());
        case send: words.card(at(hand, seat), choice.first()); return words.space(slot(map, choice.second()));
        case build: words.space(slot(map, choice.first())); return words.face(choice.second());
        case shoot: words.card(slot(market, 2), choice.first()); words.note = "everybody hears it"; return;
        default: return;
        }
    }
    Verdict why_not(const State &, Seat, Place, unsigned) const { return Verdict::no("it is too dark"); }
    Verdict sane(const State &s) const { return s.done <= last && s.seat < seats ? Verdict::yes() : Verdict::no("the night is too long"); }
    template <class F> void fields(State &s, F &f) const {
        f.object("rng", [&] { s.rng.fields(f); });
        f("points", s.points, 0, last), f.sets("hand", s.hand);
        f("seat", s.seat, 0, most - 1), f("done", s.done, 0, last), f("ending", s.ending, 0, 1);
    }
};

SITDOWN_EXPORT(Showcase)
