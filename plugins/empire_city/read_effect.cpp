// Reads one effect of the data and holds it against what each kind may say.
#include "book.hpp"

namespace empire {

namespace effect_reading {

using Timings = std::uint32_t;

template <class... Times>
constexpr Timings when(Times... times) {
    return (bit(times) | ...);
}

// At which timings a kind may stand.
constexpr Timings allowed(Kind kind) {
    using enum Timing;
    switch (kind) {
    case Kind::mod: return when(decl, pre_combat, combat, hit, collect, always, round, in_combat, in_hit);
    case Kind::money: return when(decl, setup, drawn, combat_won, hit_won, vendetta_cashed);
    case Kind::money_per: return when(decl, collect);
    case Kind::vp: return when(decl, setup, collected, combat_won, hit_won, bribe_paid, vendetta_cashed);
    case Kind::vp_per: return when(decl, collected);
    case Kind::corruption: return when(decl, drawn, combat_won, hit_won);
    case Kind::draw: return when(decl, setup, hired, combat_won, collected);
    case Kind::discard_city: return when(decl, drawn);
    case Kind::refresh: return when(decl, refresh);
    case Kind::hire:
    case Kind::claim: return when(decl, setup);
    case Kind::kill: return when(combat_won);
    case Kind::save: return when(combat, combat_lost);
    case Kind::destroy_racket: return when(decl, pre_combat);
    case Kind::move_cop:
    case Kind::freeze_cop: return when(cops);
    case Kind::cancel_bust: return when(bust);
    case Kind::negate_hit: return when(hit);
    case Kind::standoff:
    case Kind::cancel: return when(pre_combat);
    case Kind::pick_target: return when(hit_target);
    case Kind::weapon: return when(combat);
    case Kind::call_sitdown: return when(sitdown);
    case Kind::forbid:
    case Kind::pitney_number: return when(round);
    case Kind::bordello_tokens:
    case Kind::collect_racket: return when(collect);
    case Kind::add_pot: return when(drawn);
    case Kind::win_ties: return when(in_combat);
    case Kind::become_godfather: return when(setup);
    default: return when(decl);
    }
}

std::int16_t number(const Field &from, const char *key, std::int16_t standard) {
    return from.has(key) ? static_cast<std::int16_t>(from[key].integer(-10'000, 10'000)) : standard;
}

template <class E, class Words>
E word(const Field &from, const char *key, const Words &words, E standard) {
    return from.has(key) ? static_cast<E>(word_index(from[key], words)) : standard;
}

void read_numbers(const Field &from, Effect &out) {
    for (const char *key : {"value", "amount", "total", "steps", "discount"}) out.amount = number(from, key, out.amount);
    out.count = number(from, "count", 0);
    out.most = number(from, from.has("max_cost") ? "max_cost" : "max", 0);
    out.every = number(from, "every", 1);
    if (out.every < 1) from.fail("'every' must be 1 or more");
    if (out.kind == Kind::vp_per || out.kind == Kind::money_per) {
        if (out.most < 1) from.fail("needs a 'max' above 0");
    }
}

void read_words(const Field &from, Effect &out) {
    out.who = word(from, "who", who_words, Who::self);
    out.stat = word(from, "stat", stat_words, Stat{});
    out.lasts = word(from, "lasts", lasts_words, Lasts::always);
    out.racket = word(from, "racket", racket_words, RacketType::any);
    out.hood = word(from, from.has("deck") ? "deck" : "hood", hood_words, Hood::any);
    out.role = word(from, "role", role_words, Role::any);
    out.faction = word(from, "faction", faction_words, Faction::any);
    out.neutral = word(from, "neutral", neutral_words, Neutral{});
    out.per = word(from, "per", per_words, Per{});
    out.where = word(from, "where", where_words, Where{});
    out.source = word(from, "source", source_words, Source{});
    if (out.kind == Kind::forbid) out.forbids = word(from, "what", forbidden_words, Forbidden{});
    if (out.kind == Kind::cancel) out.cancels = word(from, "what", cancelled_words, Cancelled{});
    if (from.has("op")) {
        const std::string op = from["op"].text();
        if (op != "add" && op != "set") from["op"].fail("must be 'add' or 'set'");
        out.sets = op == "set";
    }
    out.optional = from.has("optional") && from["optional"].flag();
    out.free = from.has("free") && from["free"].flag();
    if (from.has("zones")) {
        from["zones"].each([&](const Field &zone) {
            const std::string name = zone.text();
            if (name != "city" && name != "henchmen" && name != "money") zone.fail("must be city, henchmen or money");
            out.zones = static_cast<std::uint8_t>(out.zones | (name == "city" ? zone_city : name == "henchmen" ? zone_henchmen : zone_money));
        });
    }
}

// Readings that the rules here do not carry out are refused, so that no card is silently weaker than its text.
void check(const Field &from, const Effect &effect) {
    if ((allowed(effect.kind) & bit(effect.at)) == 0) {
        from.fail(std::string("a '") + kind_words[static_cast<std::size_t>(effect.kind)] + "' cannot stand at '" +
                  timing_words[static_cast<std::size_t>(effect.at)] + "'");
    }
    if (effect.kind == Kind::mod) {
        if (!from.has("stat")) from.fail("a 'mod' needs a 'stat'");
        const bool fight = effect.at == Timing::pre_combat || effect.at == Timing::combat || effect.at == Timing::hit;
        const bool played = fight || effect.at == Timing::decl || effect.at == Timing::collect;
        if (played != (effect.lasts != Lasts::always)) from.fail("'lasts' is given for played cards, and only for them");
        if (fight && effect.lasts != Lasts::fight) from.fail("a card of a fight lasts for that fight");
        if (effect.at == Timing::always && effect.who != Who::self) from.fail("an ability that always holds changes its owner's numbers: who must be self");
        if (effect.at == Timing::round && effect.who != Who::all) from.fail("the cop card changes everybody's numbers: who must be all");
        if ((effect.at == Timing::decl || effect.at == Timing::collect) && effect.who != Who::self) from.fail("a played change of a number is the owner's: who must be self");
        const bool fighting = fight || effect.at == Timing::in_combat || effect.at == Timing::in_hit;
        if (fighting && effect.sets) from.fail("a number of a fight is added to, not set");
        if (fighting && effect.who != Who::self && effect.who != Who::opponents && effect.who != Who::all) from.fail("in a fight who must be self, opponents or all");
    }
    if (effect.kind == Kind::destroy_racket && (effect.where == Where::contested) != (effect.at == Timing::pre_combat)) {
        from.fail("a racket is destroyed on the contested square before combat, or at a rival's on a declaration");
    }
    const bool tops = effect.who == Who::top_vp || effect.who == Who::top_corruption || effect.who == Who::chief;
    if (tops && effect.at != Timing::drawn) from.fail("chief and top capos are targets of drawn cop cards only");
    if (effect.who == Who::rival && effect.at != Timing::decl) from.fail("a rival is chosen on a declaration only");
}

} // namespace effect_reading

Effect read_effect(const Field &from) {
    Effect out;
    out.at = static_cast<Timing>(word_index(from["at"], timing_words));
    out.kind = static_cast<Kind>(word_index(from["do"], kind_words));
    effect_reading::read_numbers(from, out);
    effect_reading::read_words(from, out);
    effect_reading::check(from, out);
    return out;
}

} // namespace empire
