// A view as JSON, and the way from a thing to its place in that view.
#pragma once

#include <algorithm>
#include <map>

#include "catalogue.hpp"
#include "table.hpp"

namespace sitdown {

class JsonTable final : public Table {
public:
    JsonTable(Seat looking, const Catalogue &names, const Json &declared_units, const Json &declared_states)
        : Table(looking), catalogue(names), units(declared_units), states(declared_states) {}

    void finish(Json &view) {
        view["places"] = Json::object();
        for (auto &[place, content] : places) {
            sort(place, content);
            Json items = Json::array();
            for (Shown &each : content.items) items.push_back(each.json);
            view["places"][catalogue.text({place})] = {{"items", items}, {"hidden", content.hidden}};
        }
        view["numbers"] = std::move(numbers);
        view["marks"] = std::move(marks);
        view["order"] = std::move(seat_order);
        view["focus"] = std::move(frames);
    }

    // "place#n" for a thing in this view (of equal copies the first that is not picked); the place if it is not seen.
    std::string reference(Place place, unsigned thing) {
        const auto found = places.find(place.ref);
        if (found == places.end()) return catalogue.text(place);
        sort(place.ref, found->second);
        const std::vector<Shown> &items = found->second.items;
        for (const bool picked : {false, true}) {
            for (std::size_t index = 0; index < items.size(); ++index) {
                if (items[index].thing == thing && items[index].json.contains("picked") == picked) {
                    return catalogue.text(place) + "#" + std::to_string(index);
                }
            }
        }
        return catalogue.text(place);
    }

    // The way back: place and thing behind a reference text, if this view has it.
    bool find(const std::string &reference, Place &place, unsigned &thing) {
        const auto hash = reference.find('#');
        const std::string name = reference.substr(0, hash);
        for (auto &[ref, content] : places) {
            if (catalogue.text({ref}) != name) continue;
            place = {ref};
            thing = 0;
            if (hash == std::string::npos) return true;
            sort(ref, content);
            const std::string digits = reference.substr(hash + 1);
            if (digits.empty() || digits.size() > 4 || digits.find_first_not_of("0123456789") != std::string::npos) {
                return false;
            }
            const std::size_t index = std::stoul(digits);
            if (index >= content.items.size()) return false;
            thing = content.items[index].thing;
            return true;
        }
        return false;
    }

private:
    struct Shown {
        unsigned face, token, thing;
        Json json;
    };
    struct Content {
        std::vector<Shown> items;
        int hidden = 0;
        bool sorted = false;
    };

    // The order in which things were described tells nothing, so it must not be seen.
    void sort(sd_ref place, Content &content) {
        if (content.sorted) return;
        content.sorted = true;
        if (catalogue.ordered({place})) return;
        std::stable_sort(content.items.begin(), content.items.end(), [](const Shown &a, const Shown &b) {
            return std::tie(a.face, a.token, a.json) < std::tie(b.face, b.token, b.json);
        });
    }
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
        places[place.ref].items.push_back({item.face, item.token, item.thing, json(item)});
    }
    void hidden(Place place, int n) override { places[place.ref].hidden += n; }
    void shown_number(Place place, unsigned number, int value, bool) override {
        numbers[catalogue.text(place) + (number ? "." + unit(number) : "")] = value;
    }
    void shown_mark(Place place, const Mark &mark) override {
        static constexpr const char *styles[] = {"", "ring", "shade", "hatch", "badge", "cross"};
        Json out = {{"at", catalogue.text(place)}, {"style", styles[static_cast<int>(mark.style)]}, {"text", mark.text}};
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
