// The way from a thing to its place in a viewer's view, and back. Makes no view.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "table_hash.hpp"

namespace sitdown {

// Items of a place without an order stand in the order of their keys: the order in which they were described tells
// something, so it must not be seen.
using ItemKey = std::tuple<unsigned, unsigned, int, std::uint64_t>; // face, token, owner, the rest

inline ItemKey key_of(const Item &item, Seat viewer) {
    return {item.face, item.token, item.owner, item_hash(item, viewer)};
}

template <class Keyed>
void sort_unordered(const Catalogue &catalogue, sd_ref place, std::vector<Keyed> &items) {
    if (catalogue.ordered({place})) return;
    std::stable_sort(items.begin(), items.end(), [](const Keyed &a, const Keyed &b) { return a.key < b.key; });
}

class FindTable final : public Table {
public:
    FindTable(Seat looking, const Catalogue &names) : Table(looking), catalogue(names) {}

    // "place#n" for a thing in this view (of equal copies the first that is not picked); the place if it is not seen.
    std::string reference(Place place, unsigned thing) const {
        const auto [items, index] = locate(place, thing);
        return catalogue.text(place) + (index < items.size() ? "#" + std::to_string(index) : "");
    }

    // What a person calls it: the card's name, else the place's.
    std::string name(Place place, unsigned thing) const {
        const auto [items, index] = locate(place, thing);
        if (index == items.size()) return catalogue.name(place);
        const auto [face, token, owner, rest] = items[index].key;
        return face ? catalogue.face_name(face) : catalogue.token_name(token);
    }

    struct Found {
        Place place;
        unsigned thing;
    };
    // Place and thing behind a reference text, if this view has it.
    std::optional<Found> find(const std::string &reference) const {
        const auto hash = reference.find('#');
        const auto place = catalogue.place(reference.substr(0, hash));
        if (!place) return {};
        if (hash == std::string::npos) return Found{*place, 0};
        const std::string digits = reference.substr(hash + 1);
        if (digits.empty() || digits.size() > 4 || digits.find_first_not_of("0123456789") != std::string::npos)
            return {};
        const std::vector<Shown> items = content(*place);
        const std::size_t index = std::stoul(digits);
        if (index >= items.size()) return {};
        return Found{*place, items[index].thing};
    }

private:
    struct Shown {
        ItemKey key;
        sd_ref place;
        unsigned thing;
        bool picked;
    };

    std::vector<Shown> content(Place place) const {
        std::vector<Shown> items;
        for (const Shown &each : all) {
            if (each.place == place.ref) items.push_back(each);
        }
        sort_unordered(catalogue, place.ref, items);
        return items;
    }
    std::pair<std::vector<Shown>, std::size_t> locate(Place place, unsigned thing) const {
        std::vector<Shown> items = content(place);
        for (const bool picked : {false, true}) {
            for (std::size_t index = 0; index < items.size(); ++index) {
                if (items[index].thing == thing && items[index].picked == picked) return {std::move(items), index};
            }
        }
        const std::size_t end = items.size();
        return {std::move(items), end};
    }

    void shown(Place place, const Item &item) override {
        all.push_back({key_of(item, viewer), place.ref, item.thing, sees(item.picked, viewer)});
    }
    void hidden(Place, int) override {}
    void shown_number(Place, unsigned, int, bool) override {}
    void shown_mark(Place, const Mark &) override {}
    void shown_focus(Place, const char *, int) override {}
    void shown_order(std::span<const Seat>) override {}

    const Catalogue &catalogue;
    std::vector<Shown> all;
};

} // namespace sitdown
