#include "host/rules/words.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include "example.hpp"

namespace {

using namespace sitdown;
using host::Words;
using Json = nlohmann::json;

constexpr std::uint32_t rosa = 0, vito = 1, onlooker = SD_SPECTATOR;
constexpr std::uint16_t all = 0xffff;

const Words& words() {
    static const Words made(example::manifest(), example::components(), 3, example::names);
    return made;
}

sd_event event(sd_verb verb, unsigned text) {
    sd_event made{};
    made.verb = static_cast<std::uint8_t>(verb);
    made.text = static_cast<std::uint16_t>(text);
    made.by = made.whom = -1;
    made.exists = made.tells = all;
    return made;
}

sd_event payment() {
    sd_event made = event(SD_PAY, example::pays);
    made.by = 0, made.whom = 1;
    made.amount = 1200, made.unit = example::money;
    made.tells = 0b11;
    return made;
}

}  // namespace

TEST_CASE("a line has names and amounts with their units", "[words]") {
    CHECK(words().line(payment(), rosa) == "Rosa pays $1,200 to Vito.");
    sd_event gain = event(SD_CHANGE, example::gains);
    gain.by = 2, gain.unit = example::heat, gain.amount = 3;
    CHECK(words().line(gain, rosa) == "Seat 3 gains 3 heat.");
}

TEST_CASE("who was not told reads the hidden line, and gets no face or amount", "[words]") {
    CHECK(words().line(payment(), onlooker) == "Rosa pays Vito.");
    const Json cut = words().cut(payment(), onlooker);
    CHECK(cut ==
          Json({{"verb", "pay"}, {"beat", 0}, {"by", 0}, {"whom", 1}, {"unit", "money"}, {"text", "Rosa pays Vito."}}));
    CHECK(words().cut(payment(), vito).at("amount") == 1200);
}

TEST_CASE("without a hidden line of its own a text says no more than a card or some money", "[words]") {
    sd_event play = event(SD_DECLARE, example::plays);
    play.by = 1, play.face = example::tommy_gun, play.other = example::ring, play.tells = 0b10;
    CHECK(words().line(play, vito) == "Vito uses Tommy Gun with the Ring.");
    CHECK(words().line(play, rosa) == "Vito uses a card with a card.");
    sd_event gain = event(SD_CHANGE, example::secretly);
    gain.to = at(example::bank).ref, gain.amount = 40, gain.unit = example::money, gain.tells = 0b10;
    CHECK(words().line(gain, vito) == "The Bank gets $40.");
    CHECK(words().line(gain, rosa) == "The Bank gets some money.");
}

TEST_CASE("an event that does not exist for a viewer is nothing to him", "[words]") {
    sd_event look = event(SD_SHOW, example::silent);
    look.by = 1, look.face = example::ring, look.exists = 0b110, look.tells = 0b10;
    CHECK(words().cut(look, rosa).is_null());
    CHECK(words().line(look, rosa).empty());
    CHECK(words().line(look, vito) == "Vito looks at the Ring.");
}

TEST_CASE("an empty hidden line is no line", "[words]") {
    sd_event look = event(SD_SHOW, example::silent);
    look.by = 1, look.face = example::ring, look.tells = 0b10;
    CHECK(words().line(look, rosa).empty());
    CHECK_FALSE(words().cut(look, rosa).contains("text"));
}

TEST_CASE("a pass has an event and no line", "[words]") {
    sd_event pass = event(SD_DECLARE, 0);
    pass.by = 1, pass.beat = 4;
    CHECK(words().cut(pass, rosa) == Json({{"verb", "declare"}, {"beat", 4}, {"by", 1}}));
}

TEST_CASE("what happened is told by ids and references", "[words]") {
    sd_event move = event(SD_MOVE, example::moves);
    move.by = 0, move.token = 1, move.face = example::ring, move.cause = example::raid;
    move.from = at(example::hand, 0).ref, move.to = slot(example::city, 0).ref;
    CHECK(words().cut(move, onlooker) ==
          Json({{"verb", "move"}, {"beat", 0}, {"by", 0}, {"token", "coin"}, {"face", "ring"}, {"from", "hand@0"},
                {"to", "city/b2"}, {"cause", "raid"}, {"text", "Coin goes from Rosa's Hand to Pier 2."}}));
}

TEST_CASE("a cause is worded inside the line", "[words]") {
    sd_event loss = event(SD_PAY, example::because);
    loss.by = 0, loss.whom = 1, loss.amount = -50, loss.unit = example::money, loss.cause = example::raid;
    CHECK(words().line(loss, rosa) == "Rosa loses \u2212$50 (Raid by Vito).");
    loss.cause = example::because;  // names itself
    CHECK(words().line(loss, rosa) == "Rosa loses \u2212$50 (Rosa loses \u2212$50 ()).");
}

TEST_CASE("one of a unit is named as one", "[words]") {
    CHECK(words().amount(1, example::points) == "1 point");
    CHECK(words().amount(-1, example::points) == "\u22121 point");
    CHECK(words().amount(2, example::points) == "2 points");
    CHECK(words().amount(0, example::points) == "0 points");
    CHECK(words().amount(12345, 0) == "12,345");
    CHECK(words().amount(3, 99) == "3");
    sd_event gain = event(SD_CHANGE, example::gains);
    gain.by = 0, gain.unit = example::markers, gain.amount = 1, gain.tells = 0b1;
    CHECK(words().line(gain, rosa) == "Rosa gains 1 marker.");
    CHECK(words().line(gain, vito) == "Rosa gains some markers.");
    gain.amount = 2;
    CHECK(words().line(gain, rosa) == "Rosa gains 2 markers.");
}

TEST_CASE("holes that nobody knows vanish, seats become names", "[words]") {
    CHECK(words().line(event(SD_SAY, example::odd), rosa) == "The ends, Vito and Seat 8 agree {.");
}

TEST_CASE("no line of any event has a hole left open", "[words]") {
    CHECK(rc::check([] {
        sd_event any{};
        any.verb = *rc::gen::arbitrary<std::uint8_t>();
        any.by = *rc::gen::inRange<std::int8_t>(-2, 9);
        any.whom = *rc::gen::inRange<std::int8_t>(-2, 9);
        any.unit = *rc::gen::inRange<std::uint8_t>(0, 6);
        any.face = *rc::gen::inRange<std::uint16_t>(0, 5);
        any.other = *rc::gen::inRange<std::uint16_t>(0, 5);
        any.token = *rc::gen::inRange<std::uint16_t>(0, 4);
        any.text = *rc::gen::inRange<std::uint16_t>(0, 13);
        any.cause = *rc::gen::inRange<std::uint16_t>(0, 13);
        any.from = *rc::gen::arbitrary<std::uint32_t>();
        any.to = *rc::gen::arbitrary<std::uint32_t>();
        any.amount = *rc::gen::arbitrary<std::int32_t>();
        any.exists = *rc::gen::arbitrary<std::uint16_t>();
        any.tells = *rc::gen::arbitrary<std::uint16_t>();
        for (const std::uint32_t viewer : {rosa, vito, onlooker}) {
            const std::string line = words().line(any, viewer);
            RC_ASSERT(line.find('}') == line.npos);
            RC_ASSERT(line.empty() || line.front() != ' ');
            RC_ASSERT(line.empty() || !(line.front() >= 'a' && line.front() <= 'z'));
            const Json cut = words().cut(any, viewer);
            RC_ASSERT(cut.is_null() == !(any.exists >> viewer & 1));
            if (!(any.tells >> viewer & 1))
                RC_ASSERT(!cut.contains("face") && !cut.contains("amount") && !cut.contains("other"));
        }
    }));
}

TEST_CASE("a name is not searched for holes", "[words]") {
    const Words odd(example::manifest(), example::components(), 2, {"{whom}", "{seat:0}"});
    sd_event pay = payment();
    CHECK(odd.line(pay, rosa) == "{whom} pays $1,200 to {seat:0}.");
}

TEST_CASE("seats in any text and document become names", "[words]") {
    CHECK(host::with_names("{seat:1} waits for {seat:2}, {amount} and {seat:x}", example::names) ==
          "Vito waits for Seat 3, {amount} and {seat:x}");
    CHECK(host::with_names("{{seat:0}}", example::names) == "{Rosa}");
    const Json document = {
        {"{seat:0}", "{seat:0} pays"}, {"list", {1, "{seat:1}", {{"text", "ask {seat:0}"}}}}, {"none", nullptr}};
    CHECK(host::with_names(document, example::names) ==
          Json({{"{seat:0}", "Rosa pays"}, {"list", {1, "Vito", {{"text", "ask Rosa"}}}}, {"none", nullptr}}));
}

TEST_CASE("a choice reads with names, and with its range or the amount given", "[words]") {
    const Json offer = {{"act", "offer"},
                        {"text", "offer {seat} {amount}"},
                        {"note", "{seat:0} is first"},
                        {"roles", {{"seat", "seat:1"}}},
                        {"range", {{"min", 50}, {"max", 400}, {"step", 50}, {"unit", "money"}}}};
    CHECK(words().choice_text(offer) == "Offer Vito $50 to $400");
    CHECK(words().choice_text(offer, 150) == "Offer Vito $150");
    const Json finished = words().choice(offer);
    CHECK(finished.at("text") == "Offer Vito $50 to $400");
    CHECK(finished.at("note") == "Rosa is first");
    CHECK(finished.at("roles") == offer.at("roles"));
}

TEST_CASE("a range of one amount is that amount, and without a unit it is a number", "[words]") {
    CHECK(words().choice_text(
              {{"text", "bid {amount}"}, {"range", {{"min", 3}, {"max", 3}, {"step", 1}, {"unit", ""}}}}) == "Bid 3");
}

TEST_CASE("a role that a module left open is named by what it points at", "[words]") {
    CHECK(words().choice_text({{"text", "put {face} on {space} with {card} for {amount}"},
                               {"roles", {{"face", "face:ring"}, {"space", "city/b2"}, {"card", "hand@0#2"}}}}) ==
          "Put the Ring on Pier 2 with Rosa's Hand for");
}

TEST_CASE("a name that ends in a mark of its own needs no full stop", "[words]") {
    CHECK(host::as_sentence("rosa keeps Copycat!.") == "Rosa keeps Copycat!");
    CHECK(host::as_sentence("rosa asks Who?. Then she waits.") == "Rosa asks Who? Then she waits.");
    CHECK(host::as_sentence("rosa pays Joe Jr..") == "Rosa pays Joe Jr.");
    CHECK(host::as_sentence("and so on...") == "And so on...");
    CHECK(host::as_sentence("  a  b , c .") == "A b, c.");
    CHECK(host::as_sentence("").empty());
}

TEST_CASE("every verb has a name", "[words]") {
    CHECK(host::verb_name(SD_PHASE) == "phase");
    CHECK(host::verb_name(SD_END) == "end");
    CHECK(host::verb_name(0).empty());
    CHECK(host::verb_name(SD_VERBS).empty());
}
