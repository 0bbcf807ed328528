#include "host/table/replay_table.hpp"

#include <algorithm>

#include "host/rules/names.hpp"
#include "host/rules/words.hpp"
#include "host/table/variant.hpp"

namespace sitdown::host {

ReplayTable::ReplayTable(Timeline whole, const std::vector<Participant>& players, QObject* parent)
    : GameTable(whole.shared_rules(), parent), whole_(std::move(whole)) {
    QVariantList seats;
    for (std::uint32_t seat = 0; seat < players.size(); ++seat) {
        names_.push_back(players[seat].name);
        seats.append(QVariantMap{{"seat", seat}, {"name", to_qt(seat_name(static_cast<int>(seat), names_))},
                                 {"kind", to_qt(players[seat].kind)}, {"person", players[seat].person()}});
    }
    set_seats(seats);
    refresh(false);
}

void ReplayTable::setStep(int step) {
    step = std::clamp(step, 0, steps());
    if (step == step_) return;
    const bool forward = step == step_ + 1;
    step_ = step;
    refresh(forward);
}

void ReplayTable::setSeat(int seat) {
    const bool known = seat == static_cast<int>(spectator) || (finished() && seat >= -1 && seat < static_cast<int>(rules().seats()));
    if (!known || seat == seat_) return;
    seat_ = seat;
    refresh(false);
}

int ReplayTable::stepOfEntry(int entry) const {
    return entry >= 0 && entry < static_cast<int>(entry_steps_.size()) ? static_cast<int>(entry_steps_[static_cast<std::size_t>(entry)]) : 0;
}

// Everything that anybody sees: each place from the seat that sees most of it.
Json ReplayTable::open_view(const State& state) const {
    Json all = rules().view(state, spectator);
    for (std::uint32_t seat = 0; seat < rules().seats(); ++seat) {
        const Json view = rules().view(state, seat);
        for (const auto& [place, content] : view.at("places").items()) {
            Json& mine = all["places"][place];
            if (mine.is_null() || content.value("hidden", 0) < mine.value("hidden", 0)) mine = content;
        }
        for (const auto& [name, number] : view.at("numbers").items()) all["numbers"][name] = number;
    }
    return all;
}

void ReplayTable::refresh(bool forward) {
    const State state = whole_.state_at(static_cast<std::size_t>(step_));
    const std::uint32_t viewer = seat_ < 0 ? spectator : static_cast<std::uint32_t>(seat_);
    Picture picture;
    picture.viewer = viewer;
    picture.view = with_names(seat_ < 0 ? open_view(state) : rules().view(state, viewer), names_);
    picture.prompt = with_names(rules().prompt(state, spectator), names_);
    picture.standings = rules().standings(state);
    const Words words(rules(), names_);
    Json entries = Json::array();
    QVariantList news;
    entry_steps_.clear();
    for (std::size_t step = 0; step <= static_cast<std::size_t>(step_); ++step) {
        for (const sd_event& event : whole_.at(step).events) {
            Json entry = words.cut(event, viewer);
            if (entry.is_null()) continue;
            if (forward && step == static_cast<std::size_t>(step_)) news.append(to_variant(entry));
            entries.push_back(std::move(entry));
            entry_steps_.push_back(step);
        }
    }
    log()->update(entries, !forward);
    show(std::move(picture));
    Q_EMIT stepChanged();
    if (!news.isEmpty()) Q_EMIT happened(news);
}

}  // namespace sitdown::host
