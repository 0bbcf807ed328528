// The game as a whole: data that makes no sense, saves, words, coverage, the recorded signature.
#include <cstring>
#include <iostream>
#include <set>

#include "scene.hpp"

using namespace table;

namespace {

using M = Module<EmpireCity>;

std::string text_of(const std::function<int(const sd_sink &)> &call) {
    std::string out;
    const sd_sink sink{&out, nullptr, [](void *to, const char *bytes, std::uint32_t length) { static_cast<std::string *>(to)->append(bytes, length); }};
    call(sink);
    return out;
}

template <class Each>
void random_game(const Configured<EmpireCity> &whole, std::uint64_t seed, Listener *listener, Each each_step) {
    State s{};
    M::start(&whole, &s, seed, listener ? &listener->sink : nullptr);
    Rng picks{seed + 1};
    sd_choice all[SD_MAX_CHOICES];
    for (;;) {
        const sd_status now = whole.game.status(s);
        each_step(s);
        if (now.ending) return;
        Seat seat = 0;
        std::uint32_t which = picks.below(static_cast<std::uint32_t>(std::popcount(now.waiting)));
        for (const Seat each_seat : each(now.waiting)) {
            if (which-- == 0) seat = each_seat;
        }
        const std::uint32_t count = M::choices(&whole, &s, seat, all, SD_MAX_CHOICES);
        REQUIRE(count > 0);
        const sd_choice &pick = all[picks.below(count)];
        const int range = pick.step > 0 ? (pick.high - pick.low) / pick.step : 0;
        REQUIRE(M::apply(&whole, &s, seat, pick.id, pick.low + pick.step * static_cast<int>(picks.below(static_cast<std::uint32_t>(range) + 1)), listener ? &listener->sink : nullptr) >= 0);
    }
}

std::uint64_t signature(Seat seats) {
    const Configured<EmpireCity> whole(data_files().setup(seats));
    std::uint64_t out = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        random_game(whole, seed, nullptr, [&](const State &s) { out = mixed(out, s.rng.state ^ static_cast<std::uint64_t>(s.points[0] + 100 * s.corruption[1]) << 40); });
    }
    return out;
}

} // namespace

TEST_CASE("the behaviour of the rules is recorded per number of capos", "[signature]") {
    // A change of these numbers means that games go another way: it must be meant.
    CHECK(signature(3) == 9471228025651306541u);
    CHECK(signature(4) == 17998255807345107167u);
    CHECK(signature(5) == 16792423646216843149u);
    CHECK(signature(6) == 18160111135727168797u);
}

TEST_CASE("a saved state is loaded again as it was", "[save]") {
    const Configured<EmpireCity> whole(data_files().setup(4));
    int step = 0;
    random_game(whole, 3, nullptr, [&](const State &s) {
        if (++step % 17 != 0) return;
        const std::string saved = text_of([&](const sd_sink &sink) { return M::save(&whole, &s, &sink); });
        State loaded{};
        const std::string complaint = text_of([&](const sd_sink &sink) { return M::load(&whole, &loaded, saved.data(), saved.size(), &sink); });
        INFO(complaint);
        CHECK(std::memcmp(&s, &loaded, sizeof(State)) == 0);
    });
}

TEST_CASE("a damaged save is refused with a sentence", "[save]") {
    const Configured<EmpireCity> whole(data_files().setup(3));
    State s{};
    M::start(&whole, &s, 1, nullptr);
    Json saved = Json::parse(text_of([&](const sd_sink &sink) { return M::save(&whole, &s, &sink); }));
    saved["board"]["held"][0] = 1;
    State loaded{};
    const std::string broken = saved.dump();
    CHECK(text_of([&](const sd_sink &sink) { return M::load(&whole, &loaded, broken.data(), broken.size(), &sink); }).find("tokens") != std::string::npos);
}

TEST_CASE("every question, choice and reason has words", "[words]") {
    const Configured<EmpireCity> whole(data_files().setup(5));
    std::set<int> asked;
    for (std::uint64_t seed = 20; seed < 26; ++seed) {
        int step = 0;
        random_game(whole, seed, nullptr, [&](const State &s) {
            const sd_status now = whole.game.status(s);
            if (now.ending || ++step % 7 != 0) return;
            asked.insert(now.prompt);
            const Seat seat = static_cast<Seat>(std::countr_zero(now.waiting));
            const Json prompt = Json::parse(text_of([&](const sd_sink &sink) { return M::prompt(&whole, &s, seat, &sink); }));
            for (const char *part_of : {"text", "wait"}) {
                const std::string sentence = prompt[part_of];
                INFO(sentence);
                CHECK_FALSE(sentence.empty());
                for (const char *hole : {"{who}", "{thing}", "{rivals}", "{price}", "{points}", "{terms}"}) CHECK(sentence.find(hole) == std::string::npos);
            }
            sd_choice all[SD_MAX_CHOICES];
            const std::uint32_t count = M::choices(&whole, &s, seat, all, SD_MAX_CHOICES);
            REQUIRE(count <= SD_MAX_CHOICES);
            for (std::uint32_t at = 0; at < count; ++at) {
                const Json words = Json::parse(text_of([&](const sd_sink &sink) { return M::describe(&whole, &s, seat, all[at].id, &sink); }));
                const std::string sentence = words["text"];
                INFO(words.dump());
                CHECK_FALSE(sentence.empty());
                for (const char *hole : {"{card}", "{target}", "{space}", "{seat}", "{face}"}) CHECK(sentence.find(hole) == std::string::npos);
            }
        });
    }
    CHECK(asked.size() > 20);
}

TEST_CASE("data that makes no sense is refused with the file and the field", "[data]") {
    const auto complaint = [](const std::string &file, const std::function<void(Json &)> &change) {
        try {
            const EmpireCity game(changed_setup(3, Json::object(), file, change));
        } catch (const std::invalid_argument &error) {
            return std::string(error.what());
        }
        return std::string();
    };
    CHECK(complaint("henchmen.json", [](Json &json) { json["henchmen"][0]["cost"] = 30; }) == "henchmen.json: henchmen[0].cost: must be a multiple of 50");
    CHECK(complaint("city_cards.json", [](Json &json) { json["slums"][0]["count"] = 4; }).find("84") != std::string::npos);
    CHECK(complaint("city_cards.json", [](Json &json) { json["slums"][0]["effects"][0]["do"] = "fly"; }).find("does not know the word 'fly'") != std::string::npos);
    CHECK(complaint("cop_cards.json", [](Json &json) { json["cards"][0]["effects"][0]["at"] = "decl"; }).find("cop_cards.json") != std::string::npos);
    CHECK(complaint("board.json", [](Json &json) { json["squares"][0]["adjacent"] = {"B1"}; }).find("one way only") != std::string::npos);
    CHECK(complaint("families.json", [](Json &json) { json["families"].erase(0); }).find("must have 6 families") != std::string::npos);
}

TEST_CASE("options are checked", "[data]") {
    CHECK_THROWS_AS(EmpireCity(data_files().setup(3, {{"gangsters_per_capo", 9}})), std::invalid_argument);
    CHECK_THROWS_AS(EmpireCity(data_files().setup(3, {{"politics", "war"}})), std::invalid_argument);
    CHECK_THROWS_AS(EmpireCity(data_files().setup(2)), std::invalid_argument);
}

TEST_CASE("ten thousand random games for each number of capos", "[.soak]") {
    for (Seat seats = 3; seats <= 6; ++seats) {
        const Configured<EmpireCity> whole(data_files().setup(seats));
        std::map<int, int> endings;
        for (std::uint64_t seed = 1; seed <= 10000; ++seed) {
            int step = 0;
            random_game(whole, seed * 31 + seats, nullptr, [&](const State &s) {
                if (++step % 50 == 0 || s.ending) REQUIRE(bool(whole.game.sane(s)));
                endings[s.ending] += s.ending != 0;
            });
        }
        std::cout << seats << " capos: points " << endings[1] << ", specials " << endings[2] << ", martial law " << endings[3] << ", last round " << endings[4] << "\n";
    }
}
