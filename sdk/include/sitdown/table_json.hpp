// A view as JSON.
#pragma once

#include <algorithm>
#include <map>

#include "table_find.hpp"

namespace sitdown {

class JsonTable final : public Table {
public:
    JsonTable(Seat looking, const Catalogue &names, const Json &declared_units, const Json &declared_states)
        : Table(looking), catalogue(names), units(declared_units), states(declared_states) {}

    void finish(Json &view) {
        view["places"] = Json::object();
        for (auto &[place, content] : places) {
            sort_unordered(catalogue, place, content.items);
            Json items = Json::array();
            for (Shown &each : content.items) items.push_back(each.json);
            view["places"][catalogue.text({place})] = {{"items", items}, {"hidden", content.hidden}};
        }
        view["numbers"] = std::move(numbers);
        view["marks"] = std::move(marks);
        view["order"] = std::move(seat_order);
        view["focus"] = std::move(frames);
    }

private:
    struct Shown {
        ItemKey key;
        Json json;
    };
    struct Content {
        std::vector<Shown> items;
        int hidden = 0;
    };

    std::string unit(unsigned number) const { return units.at(number - 1).at("id").get<std::string>(); }

    Json json(const Item &item) const {
        Json out = Json::object();
        if (item.face) out["face"] = catalogue.face(item.face);
        if (item.token) out["token"] = catalogue.token(item.token);
        if (item.owner >= 0) out["owner"] = item.owner;
        if (item.n != 1) out["n"] = item.n;
        if (item.turned) out["turned"] = item.turned;
        if (!item.up) out["up"] = false;
        if (item.tentative) out["tentative"] = true;
        if (sees(item.picked, viewer)) out["picked"] = true;
        if (sees(item.remembered, viewer)) out["remembered"] = true;
        for (unsigned bit = 0; item.states >> bit; ++bit) {
            if (item.states >> bit & 1) out["states"].push_back(states.at(bit));
        }
        for (const Number &each : item.numbers) out["numbers"][unit(each.unit)] = each.value;
        int unseen = 0;
        for (const Item &lying : item.on) {
            if (sees(lying.seen, viewer)) out["on"].push_back(json(lying));
            else unseen += lying.n;
        }
        if (unseen) out["on_hidden"] = unseen;
        return out;
    }
    void shown(Place place, const Item &item) override {
        places[place.ref].items.push_back({key_of(item, viewer), json(item)});
    }
    void hidden(Place place, int n) override { places[place.ref].hidden += n; }
    void shown_number(Place place, unsigned number, int value, bool) override {
        numbers[catalogue.text(place) + (number ? "." + unit(number) : "")] = value;
    }
    void shown_mark(Place place, const Mark &mark) override {
        static constexpr const char *styles[] = {"", "ring", "shade", "hatch", "badge", "cross"};
        Json out = {
            {"at", catalogue.text(place)}, {"style", styles[static_cast<int>(mark.style)]}, {"text", mark.text}};
        if (mark.seat >= 0) out["seat"] = mark.seat;
        marks.push_back(out);
        std::sort(marks.begin(), marks.end());
    }
    void shown_focus(Place place, const char *text, int seat) override {
        Json out = {{"text", text}};
        if (place.ref) out["at"] = catalogue.text(place);
        if (seat >= 0) out["seat"] = seat;
        frames.push_back(out);
    }
    void shown_order(std::span<const Seat> seats) override {
        for (const Seat seat : seats) seat_order.push_back(seat);
    }

    const Catalogue &catalogue;
    const Json &units, &states;
    std::map<sd_ref, Content> places;
    Json numbers = Json::object(), marks = Json::array(), seat_order = Json::array(), frames = Json::array();
};

} // namespace sitdown
