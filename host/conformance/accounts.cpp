#include "host/conformance/hidden.hpp"

namespace sitdown::host::conformance {
namespace {

using Numbers = std::map<sd_ref, std::vector<std::int32_t>>;  // by place

Numbers private_numbers(const Rules& rules, const State& state) {
    Numbers out;
    for (std::uint32_t seat = 0; seat < rules.seats(); ++seat) {
        for (const sd_seen& seen : rules.seen(state, seat)) {
            if (!seen.face && (seen.flags & is_private)) out[seen.place].push_back(seen.value);
        }
    }
    return out;
}

// By how much a number rose as far as people without a seat were told.
std::int64_t heard_of(const std::vector<sd_event>& events, sd_ref place) {
    std::int64_t sum = 0;
    for (const sd_event& event : events) {
        const bool told = (event.exists & event.tells) >> SD_SPECTATOR & 1;
        if (!told || (event.verb != SD_PAY && event.verb != SD_CHANGE)) continue;
        if (event.to == place) sum += event.amount;
        if (event.from == place) sum -= event.amount;
    }
    return sum;
}

}  // namespace

void Accounts::look(const Trail& trail, std::size_t at) {
    const Rules& rules = *trail.rules;
    const Numbers before = private_numbers(rules, trail.state(at));
    for (const auto& [place, values] : before) {
        Account& account = accounts_[component_id(rules, SD_REF_COMPONENT(place))];
        if (values.size() != 1) account.unheard = true;  // which of them an event means is not said
        if (at == 0) account.starts.insert(values.front());
    }
    if (before.empty() || !trail.has_step(at)) return;
    State after = trail.state(at);
    std::vector<sd_event> events;
    const Step& step = trail.steps[at];
    rules.apply_checked(after, step.seat, step.id, step.amount, &events);
    for (const auto& [place, values] : private_numbers(rules, after)) {
        const auto found = before.find(place);
        if (found != before.end() && values.front() - found->second.front() == heard_of(events, place)) continue;
        accounts_[component_id(rules, SD_REF_COMPONENT(place))].unheard = true;
    }
}

bool Accounts::open_to_all(const std::string& component) const {
    const auto found = accounts_.find(component);
    return found != accounts_.end() && !found->second.unheard && found->second.starts.size() == 1;
}

}  // namespace sitdown::host::conformance
