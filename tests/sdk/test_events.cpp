#include <catch2/catch.hpp>

#include <vector>

#include <sitdown/events.hpp>

using namespace sitdown;

namespace {

struct Heard {
    std::vector<sd_event> events;
    sd_sink sink{this, [](void *to, const sd_event *event) { static_cast<Heard *>(to)->events.push_back(*event); }, nullptr};
};

} // namespace

TEST_CASE("somebody listens only if there is a listener that takes events", "[sdk][events]") {
    Heard heard;
    CHECK(Events(&heard.sink).listening());
    CHECK_FALSE(Events(nullptr).listening());
    const sd_sink for_text_only{nullptr, nullptr, [](void *, const char *, std::uint32_t) {}};
    CHECK_FALSE(Events(&for_text_only).listening());
}

TEST_CASE("whether somebody was told something does not depend on a listener", "[sdk][events]") {
    Heard heard;
    const sd_sink *const listeners[] = {&heard.sink, nullptr};
    for (const sd_sink *sink : listeners) {
        Events events(sink);
        events.move({.by = 0, .tells = only(0)});
        CHECK_FALSE(events.told());
        events.show({.by = 0, .tells = only(1)});
        CHECK(events.told());
    }
    REQUIRE(heard.events.size() == 2);
    CHECK(heard.events[1].verb == SD_SHOW);
    CHECK(heard.events[1].news == only(1));
}

TEST_CASE("who does not see that it happened is told nothing", "[sdk][events]") {
    Heard heard;
    Events events(&heard.sink);
    events.mark({.exists = only(0), .tells = everyone, .news = everyone});
    events.next_beat();
    events.privately(1);
    REQUIRE(heard.events.size() == 2);
    CHECK(heard.events[0].tells == only(0));
    CHECK(heard.events[0].news == only(0));
    CHECK(heard.events[1].exists == only(1));
    CHECK(heard.events[1].beat == heard.events[0].beat + 1);
}
