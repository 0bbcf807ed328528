#include "host/rules/references.hpp"

#include <catch2/catch.hpp>

#include "example.hpp"

namespace {

using namespace sitdown;
using host::References;

const References& references() {
    static const References made(example::components(), 3);
    return made;
}

std::string name(Place place) { return references().name(place.ref, example::names); }

}  // namespace

TEST_CASE("every reference has a text, and the text leads back to it", "[references]") {
    const std::vector<std::pair<Place, std::string>> all = {
        {at(example::city), "city"},
        {slot(example::city, 0), "city/b2"},
        {group(example::city, 0), "city/+docks"},
        {at(example::hand, 2), "hand@2"},
        {slot(example::mat, 0, 1), "mat@1/boss"},
        {{SD_REF(SD_REF_GROUP, example::mat, 1, 0)}, "mat@1/+left"},
        {group(example::mat, 0), "mat/+left"},
        {slot(example::market, 2), "market/2"},
        {slot(example::track, 1), "track/1"},
        {slot(example::bank, 40), "bank/40"},
        {seat_place(2), "seat:2"},
        {face_place(example::ring), "face:ring"}};
    for (const auto& [place, text] : all) {
        CHECK(references().text(place.ref) == text);
        CHECK(references().parse(text) == place.ref);
    }
}

TEST_CASE("an item's reference gives its place", "[references]") {
    CHECK(references().parse("hand@1#4") == at(example::hand, 1).ref);
    CHECK(references().parse("city/b2#0") == slot(example::city, 0).ref);
}

TEST_CASE("numbers that mean nothing have no text and no name", "[references]") {
    for (const sd_ref ref : {sd_ref{0}, at(7).ref, at(0).ref, at(example::hand).ref, at(example::hand, 3).ref,
                             at(example::city, 0).ref, slot(example::city, 2).ref, group(example::city, 1).ref,
                             slot(example::market, 3).ref, seat_place(3).ref, face_place(3).ref, face_place(0).ref,
                             ~sd_ref{0}}) {
        CHECK(references().text(ref).empty());
        CHECK(references().name(ref, example::names).empty());
    }
}

TEST_CASE("texts that name nothing are refused", "[references]") {
    for (const char* text : {"",
                             "#",
                             "city#",
                             "city#x",
                             "nowhere",
                             "hand",
                             "hand@",
                             "hand@3",
                             "hand@-1",
                             "hand@1x",
                             "city@0",
                             "city/",
                             "city/c9",
                             "city/0",
                             "city/+",
                             "city/+mountains",
                             "market/3",
                             "market/-1",
                             "market/x",
                             "seat:",
                             "seat:3",
                             "seat:-1",
                             "seat:a",
                             "face:",
                             "face:gone",
                             "/",
                             "@",
                             "city/b2/b3",
                             "hand@99999999999999"}) {
        INFO(text);
        CHECK_FALSE(references().parse(text));
    }
}

TEST_CASE("places have names that fit into a sentence", "[references]") {
    CHECK(name(at(example::hand, 0)) == "Rosa's Hand");
    CHECK(name(at(example::hand, 2)) == "Seat 3's Hand");
    CHECK(name(at(example::city)) == "the City");
    CHECK(name(slot(example::city, 0)) == "Pier 2");
    CHECK(name(slot(example::city, 1)) == "b3");
    CHECK(name(group(example::city, 0)) == "the Docks");
    CHECK(name(slot(example::mat, 0, 1)) == "Vito's Boss");
    CHECK(name(slot(example::market, 1)) == "Market 2");
    CHECK(name(slot(example::track, 0)) == "Rackets, $100");
    CHECK(name(seat_place(1)) == "Vito");
    CHECK(name(face_place(example::tommy_gun)) == "Tommy Gun");
}

TEST_CASE("the dictionaries go by number, and numbers beyond them are empty", "[references]") {
    CHECK(references().face_id(1) == "tommy_gun");
    CHECK(references().face_name(2) == "the Ring");
    CHECK(references().token_id(1) == "coin");
    CHECK(references().token_name(1) == "Coin");
    CHECK(references().face_id(0).empty());
    CHECK(references().face_name(3).empty());
    CHECK(references().token_name(2).empty());
    CHECK(references().seat_name(2, example::names) == "Seat 3");
}
