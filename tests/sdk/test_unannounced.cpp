#include <sitdown/table_hash.hpp>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace sitdown;

TEST_CASE("an unannounced thing is there for those who see it and changes nothing for the others", "[table]") {
    const Json declared = {{"components", {{{"id", "notes"}}}}, {"faces", {{{"id", "ace"}}}}};
    const Catalogue catalogue(declared);
    const auto hash = [&](Seat viewer, bool noted, bool unannounced) {
        HashTable table(viewer, catalogue);
        if (noted) table.item(at(1, 0), {.face = 1, .unannounced = unannounced, .seen = only(0)});
        return table.value();
    };
    CHECK(hash(0, true, true) != hash(0, false, true));
    CHECK(hash(1, true, true) == hash(1, false, true));
    CHECK(hash(1, true, false) != hash(1, false, false)); // the usual: counted
}
