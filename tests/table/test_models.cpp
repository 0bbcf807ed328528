// What lies in a place, and the log: rows keep their identity over an update.
#include <catch2/catch.hpp>

#include <QSignalSpy>

#include "host/table/log_model.hpp"
#include "host/table/place_model.hpp"

using namespace sitdown::host;
using Json = nlohmann::json;

namespace {

Json lying(std::initializer_list<const char*> faces, int hidden = 0) {
    Json items = Json::array();
    for (const char* face : faces) items.push_back({{"face", face}});
    return {{"items", items}, {"hidden", hidden}};
}

std::string faces(const PlaceModel& model) {
    std::string all;
    for (int row = 0; row < model.rowCount(); ++row) all += model.get(row).value("face").toString().toStdString() + " ";
    return all;
}

}  // namespace

TEST_CASE("a place counts what lies there, copies and hidden cards too", "[place]") {
    PlaceModel model("row", nullptr);
    CHECK(model.count() == 0);
    model.update({{"items", {{{"face", "a"}, {"n", 3}}, {{"face", "b"}}}}, {"hidden", 4}});
    CHECK(model.shown() == 2);
    CHECK(model.hidden() == 4);
    CHECK(model.count() == 8);
    model.update(Json());
    CHECK(model.count() == 0);
    CHECK(model.shown() == 0);
}

TEST_CASE("an item tells what it is, and the usual where a view leaves it out", "[place]") {
    PlaceModel model("row@1", nullptr);
    model.update({{"items", {{{"face", "a"}}, {{"token", "coin"}, {"owner", 2}, {"n", 5}, {"up", false}, {"turned", 90}, {"states", {"jailed"}}, {"numbers", {{"heat", 3}}}, {"on", {{{"token", "hat"}}}}, {"tentative", true}, {"picked", true}, {"remembered", true}}}}, {"hidden", 0}});
    const QVariantMap plain = model.get(0), rich = model.get(1);
    CHECK(plain.value("face") == "a");
    CHECK(plain.value("token") == "");
    CHECK(plain.value("owner") == -1);
    CHECK(plain.value("copies") == 1);
    CHECK(plain.value("up") == true);
    CHECK(plain.value("turned") == 0);
    CHECK(plain.value("conditions").toList().isEmpty());
    CHECK(plain.value("tentative") == false);
    CHECK(plain.value("reference") == "row@1#0");
    CHECK(rich.value("token") == "coin");
    CHECK(rich.value("owner") == 2);
    CHECK(rich.value("copies") == 5);
    CHECK(rich.value("up") == false);
    CHECK(rich.value("turned") == 90);
    CHECK(rich.value("conditions").toList().value(0) == "jailed");
    CHECK(rich.value("numbers").toMap().value("heat") == 3);
    CHECK(rich.value("on").toList().size() == 1);
    CHECK(rich.value("tentative") == true);
    CHECK(rich.value("picked") == true);
    CHECK(rich.value("remembered") == true);
    CHECK(rich.value("reference") == "row@1#1");
    CHECK_FALSE(model.data(model.index(7, 0), PlaceModel::FaceRole).isValid());
}

TEST_CASE("what stays keeps its row: only what is new comes and only what is gone goes", "[place]") {
    PlaceModel model("hand@0", nullptr);
    model.update(lying({"a", "b", "c", "d"}));
    QSignalSpy reset(&model, &PlaceModel::modelReset), in(&model, &PlaceModel::rowsInserted), out(&model, &PlaceModel::rowsRemoved), changed(&model, &PlaceModel::changed);
    model.update(lying({"a", "c", "d", "e"}));
    CHECK(faces(model) == "a c d e ");
    CHECK(reset.size() == 0);
    REQUIRE(out.size() == 1);
    CHECK(out[0][1] == 1);
    CHECK(out[0][2] == 1);
    REQUIRE(in.size() == 1);
    CHECK(in[0][1] == 3);
    CHECK(changed.size() == 1);
    CHECK(model.get(1).value("reference") == "hand@0#1");
}

TEST_CASE("the same again tells nobody", "[place]") {
    PlaceModel model("hand@0", nullptr);
    model.update(lying({"a", "b"}, 2));
    QSignalSpy changed(&model, &PlaceModel::changed), data(&model, &PlaceModel::dataChanged);
    model.update(lying({"a", "b"}, 2));
    CHECK(changed.size() == 0);
    CHECK(data.size() == 0);
    model.update(lying({"a", "b"}, 3));
    CHECK(changed.size() == 1);
}

TEST_CASE("a thing that changes stays the same row", "[place]") {
    PlaceModel model("row", nullptr);
    model.update(lying({"a", "b"}));
    QSignalSpy data(&model, &PlaceModel::dataChanged), in(&model, &PlaceModel::rowsInserted);
    model.update({{"items", {{{"face", "a"}, {"turned", 90}}, {{"face", "b"}}}}, {"hidden", 0}});
    CHECK(in.size() == 0);
    CHECK(data.size() >= 1);
    CHECK(model.get(0).value("turned") == 90);
}

TEST_CASE("any list becomes any other", "[place]") {
    const std::vector<Json> lists{lying({}), lying({"a"}), lying({"b", "a"}), lying({"a", "b"}), lying({"a", "a", "b"}), lying({"c", "b", "a"}), lying({"b", "c", "c", "a"})};
    for (const Json& before : lists) {
        for (const Json& after : lists) {
            PlaceModel model("row", nullptr);
            model.update(before);
            model.update(after);
            std::string wanted;
            for (const Json& item : after.at("items")) wanted += item.at("face").get<std::string>() + " ";
            CHECK(faces(model) == wanted);
        }
    }
}

TEST_CASE("the log has the events with a line, each with its place in the session's log", "[log]") {
    LogModel log;
    Json events = Json::array({{{"verb", "phase"}, {"text", "Round 1"}}, {{"verb", "ready"}, {"by", 1}}, {{"verb", "move"}, {"by", 2}, {"text", "Sal takes a card."}, {"from", "deck"}, {"to", "hand@2"}}});
    log.update(events, false);
    REQUIRE(log.rowCount() == 2);
    const QModelIndex last = log.index(1);
    CHECK(log.data(last, LogModel::TextRole) == "Sal takes a card.");
    CHECK(log.data(last, LogModel::SeatRole) == 2);
    CHECK(log.data(last, LogModel::VerbRole) == "move");
    CHECK(log.data(last, LogModel::FromRole) == "deck");
    CHECK(log.data(last, LogModel::ToRole) == "hand@2");
    CHECK(log.data(last, LogModel::EntryRole) == 2);
    CHECK(log.data(log.index(0), LogModel::SeatRole) == -1);
    CHECK_FALSE(log.data(log.index(2), LogModel::TextRole).isValid());
}

TEST_CASE("a log that grows only gets new lines; one that was cut or is another's is read anew", "[log]") {
    LogModel log;
    Json events = Json::array({{{"text", "one"}}, {{"text", "two"}}});
    log.update(events, false);
    QSignalSpy in(&log, &LogModel::rowsInserted), reset(&log, &LogModel::modelReset);
    events.push_back({{"text", "three"}});
    log.update(events, false);
    CHECK(in.size() == 1);
    CHECK(reset.size() == 0);
    log.update(events, false);
    CHECK(in.size() == 1);
    events.erase(2), events.erase(1);
    log.update(events, false);
    CHECK(reset.size() == 1);
    CHECK(log.rowCount() == 1);
    log.update(Json::array({{{"text", "another's"}}}), true);
    CHECK(log.data(log.index(0), LogModel::TextRole) == "another's");
}
