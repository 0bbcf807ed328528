#include "host/table/replay_table.hpp"

#include <algorithm>

#include "host/rules/names.hpp"
#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

std::vector<std::string> names_of(const std::vector<Participant>& players) {
    std::vector<std::string> names;
    for (const Participant& each : players) names.push_back(each.name);
    return names;
}

}  // namespace

ReplayTable::ReplayTable(Timeline whole, const std::vector<Participant>& players, QObject* parent)
    : GameTable(whole.shared_rules(), parent), whole_(std::move(whole)), names_(names_of(players)), words_(rules(), names_) {
    QVariantList seats;
    for (std::uint32_t seat = 0; seat < players.size(); ++seat) {
        seats.append(QVariantMap{{"seat", seat}, {"name", to_qt(seat_name(static_cast<int>(seat), names_))},
                                 {"kind", to_qt(players[seat].kind)}, {"person", players[seat].person()}});
    }
    set_seats(seats);
    list_chapters();
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
    if (!forward) {
        entries_ = Json::array();
        entry_steps_.clear();
        for (std::size_t step = 0; step < static_cast<std::size_t>(step_); ++step) tell(step, viewer);
    }
    const QVariantList news = tell(static_cast<std::size_t>(step_), viewer);
    log()->update(entries_, !forward);
    show(std::move(picture));
    Q_EMIT stepChanged();
    if (forward && !news.isEmpty()) Q_EMIT happened(news);
}

QVariantList ReplayTable::tell(std::size_t step, std::uint32_t viewer) {
    QVariantList news;
    for (const sd_event& event : whole_.at(step).events) {
        Json entry = words_.cut(event, viewer);
        if (entry.is_null()) continue;
        news.append(to_variant(entry));
        entries_.push_back(std::move(entry));
        entry_steps_.push_back(step);
    }
    return news;
}

void ReplayTable::list_chapters() {
    const Json phases = rules().manifest().value("phases", Json::array());
    int round = -1, phase = -1;
    for (std::size_t step = 0; step <= whole_.size(); ++step) {
        const sd_status& status = whole_.at(step).status;
        if (status.round == round && status.phase == phase) continue;
        QStringList words;
        if (status.round > 0) words << QStringLiteral("Round %1").arg(status.round);
        if (status.phase > 0 && status.phase <= phases.size()) words << to_qt(phases[status.phase - 1u].value("name", std::string()));
        chapters_.append(QVariantMap{{"step", static_cast<int>(step)}, {"text", words.join(QStringLiteral(", "))}, {"round", status.round != round}});
        round = status.round;
        phase = status.phase;
    }
}

}  // namespace sitdown::host
