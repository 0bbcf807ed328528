// The readable save: every member by name. What can be counted is counted again.
#include "greed.hpp"

namespace greed {

namespace saving {

std::string place_name(int there) {
    static constexpr const char *rows[] = {"hand", "thugs", "holdings", "kept", "played", "pile"};
    if (there == place::draw) return "draw";
    if (there == place::discard) return "discard";
    if (there == place::aside) return "aside";
    return rows[there / 5] + std::string(" ") + std::to_string(there % 5);
}

template <class Enum>
void number(sitdown::JsonFields &f, const char *name, Enum &value, int lowest, int highest) {
    auto plain = static_cast<std::uint8_t>(value);
    f(name, plain, static_cast<std::uint8_t>(lowest), static_cast<std::uint8_t>(highest));
    value = static_cast<Enum>(plain);
}

void fields(sitdown::JsonFields &f, Lasting &lasting, int rules) {
    number(f, "kind", lasting.kind, 0, turn_kinds - 1);
    f("rule", lasting.rule, 0, static_cast<std::uint8_t>(rules - 1));
    f("owner", lasting.owner, 0, most_seats - 1);
    f("source", lasting.source, 0, card_count - 1);
    f("rank", lasting.rank, 0, 2 * card_count);
    f("times", lasting.times, 0, 8);
    f("extra", lasting.extra, 0, 9999);
}

void fields(sitdown::JsonFields &f, Frame &frame) {
    number(f, "kind", frame.kind, 0, 2);
    f("step", frame.step, 0, 9);
    f("seat", frame.seat, 0, most_seats - 1);
    f("card", frame.card, 0, card_count - 1);
    f("rules", frame.rules, 0, card_count - 1);
    f("flags", frame.flags, 0, 15);
    f("paid", frame.paid, 0, 9999);
    f("left_out", frame.left_out, 0, 99);
}

template <class List, class Each>
void list(sitdown::JsonFields &f, const char *name, List &items, Each each) {
    f.object(name, [&] {
        f("count", items.count, 0, static_cast<typename List::Count>(List::capacity()));
        for (int place = 0; place < items.size(); ++place) {
            f.object(std::to_string(place).c_str(), [&] { each(items[place]); });
        }
    });
}

} // namespace saving

void Greed::fields(State &s, sitdown::JsonFields &f) const {
    const auto kinds = static_cast<int>(rules.deck.turn_effects.size());
    f("round", s.round, 1, static_cast<std::uint8_t>(rules.numbers.rounds));
    saving::number(f, "phase", s.phase, 1, static_cast<int>(Phase::over));
    saving::number(f, "prompt", s.prompt, 0, static_cast<int>(Prompt::lose_card));
    f("asked", s.asked, 0, most_seats - 1);
    f("cause", s.cause, 0, no_card);
    saving::number(f, "loss_type", s.loss_type, 0, 2);
    f("reshuffles", s.reshuffles, 0, 100);
    f("cash", s.cash, 0, 100'000'000);
    f("markers", s.markers, 0, 9999);
    f("acts_as", s.acts_as, 0, card_count - 1);
    f("origin", s.origin, 0, 255);
    f.object("cards", [&] { s.cards.fields(f, saving::place_name); });
    f.set("fresh", s.fresh);
    f.set("sweep", s.sweep);
    saving::list(f, "active", s.active, [&](Lasting &each) { saving::fields(f, each, kinds); });
    saving::list(f, "scheduled", s.scheduled, [&](Lasting &each) { saving::fields(f, each, kinds); });
    saving::list(f, "frames", s.frames, [&](Frame &each) { saving::fields(f, each); });
    f.object("secret", [&] { s.secret.fields(f); });
    f.object("rng", [&] { s.rng.fields(f); });
    if (f.reading) recount(rules, s);
}

} // namespace greed
