// Whatever a choice points at lies on the screen where a click reaches it, without scrolling, in the smallest window and
// in the usual one, with as many seats as a game takes.
#include <catch2/catch.hpp>

#include <bit>
#include <map>
#include <set>

#include "host/lab/random_choice.hpp"
#include "host/table/variant.hpp"
#include "player.hpp"

using namespace sitdown::host;

namespace {

// What the verbs of the question begin with.
std::map<std::string, std::set<std::string>> pointed_at(const Session& session, std::uint32_t seat) {
    std::map<std::string, std::vector<std::string>> roles;
    for (const Json& act : session.rules().manifest().at("acts")) roles[act.at("id")] = act.value("roles", std::vector<std::string>());
    std::map<std::string, std::set<std::string>> out;
    for (const Json& choice : session.choices(seat)) {
        for (const std::string& role : roles[choice.at("act")]) {
            const Json named = choice.value("roles", Json::object());
            if (!named.contains(role) || !named.at(role).is_string()) continue;
            const std::string reference = named.at(role);
            if (!reference.starts_with("face:")) out[choice.at("act")].insert(reference);
            break;
        }
    }
    return out;
}

// A region is clicked on any of its spaces; everything else on itself.
std::vector<std::string> ways_to(const Session& session, const std::string& reference) {
    const std::size_t plus = reference.find("/+");
    if (plus == reference.npos) return {reference};
    std::vector<std::string> spaces;
    for (const Json& component : session.rules().components().at("components")) {
        if (component.at("id") != reference.substr(0, plus)) continue;
        for (const Json& space : component.value("spaces", Json::array())) {
            if (space.value("group", "") == reference.substr(plus + 2)) spaces.push_back(reference.substr(0, plus + 1) + space.at("id").get<std::string>());
        }
    }
    return spaces;
}

void look_everywhere(const char* game, QSize size, int decisions, int pause) {
    INFO(game << " at " << size.width());
    Stage stage(size);
    const auto module = stage.app().find(game);
    const auto seats = module->manifest().at("seats").at("max").get<std::uint32_t>();
    std::vector<Participant> players;
    for (std::uint32_t seat = 0; seat < seats; ++seat) players.push_back({"Seat" + std::to_string(seat), seat == 0 ? "person" : "program"});
    stage.app().take(Session::create(std::make_shared<const Rules>(module, seats, Json::object()), 2, std::move(players)), 1);
    stage.window()->setProperty("screen_", "table");
    Session& session = stage.table()->session();
    sitdown::Rng rng{6};
    std::set<std::string> out_of_reach;
    int asked = 0;
    for (int step = 0; step < decisions && !session.over(); ++step) {
        if (session.waits_for(0) && session.list(0).size() > 1 && asked++ % pause == 0) {
            stage.frame();
            for (const auto& [act, references] : pointed_at(session, 0)) {
                const QVariantList buttons = stage.table()->buttons();
                for (int at = 0; at < buttons.size(); ++at) {
                    if (buttons[at].toMap().value("act") == to_qt(act)) stage.table()->press(at);
                }
                stage.frame();
                for (const std::string& reference : references) {
                    bool there = false;
                    for (const std::string& way : ways_to(session, reference)) {
                        for (QQuickItem* item : stage.items()) there = there || (item->objectName() == to_qt(way) && stage.within_reach(item));
                        if (there) break;
                    }
                    if (!there) out_of_reach.insert(reference.substr(0, reference.find_first_of("@/#")) + " for " + act + ", such as " + reference + " at step " + std::to_string(step));
                }
            }
        }
        const auto seat = static_cast<std::uint32_t>(std::countr_zero(session.status().waiting));
        const auto list = session.list(seat);
        const sd_choice& choice = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        session.answer(seat, choice.id, random_amount(choice, rng));
    }
    CHECK(asked > 0);
    std::string all;
    std::set<std::string> kinds;
    for (const std::string& each : out_of_reach) {
        if (kinds.insert(each.substr(0, each.find(','))).second) all += "\n  " + each;
    }
    CHECK(all == "");
    CHECK(stage.complaints() == "");
}

}  // namespace

TEST_CASE("what a choice points at can be clicked: Goofspiel", "[reach]") {
    look_everywhere("goofspiel", GENERATE(QSize(1024, 640), QSize(1920, 1080)), 78, 3);
}
TEST_CASE("what a choice points at can be clicked: Empire City", "[reach]") {
    look_everywhere("empire_city", GENERATE(QSize(1024, 640), QSize(1920, 1080)), 500, 6);
}
TEST_CASE("what a choice points at can be clicked: The Godfather Game", "[reach]") {
    look_everywhere("godfather_1971", GENERATE(QSize(1024, 640), QSize(1920, 1080)), 300, 4);
}
TEST_CASE("what a choice points at can be clicked: Greed", "[reach]") {
    look_everywhere("greed", GENERATE(QSize(1024, 640), QSize(1920, 1080)), 300, 4);
}
