#include "host/table/live_table.hpp"

#include <algorithm>

#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

std::vector<std::string> kinds_of(const Session& session) {
    std::vector<std::string> kinds;
    for (const Participant& each : session.players()) kinds.push_back(each.kind);
    return kinds;
}

QVariantList seats_of(const Session& session) {
    QVariantList seats;
    for (std::uint32_t seat = 0; seat < session.players().size(); ++seat) {
        const Participant& each = session.players()[seat];
        seats.append(QVariantMap{{"seat", seat}, {"name", to_qt(session.name(seat))}, {"kind", to_qt(each.kind)}, {"person", each.person()}});
    }
    return seats;
}

// The session outlives nothing but this table, so rules are shared with it through an alias.
std::shared_ptr<const Rules> rules_of(const Session& session) { return session.timeline().shared_rules(); }

}  // namespace

LiveTable::LiveTable(std::unique_ptr<Session> session, std::uint64_t bot_seed, QObject* parent)
    : GameTable(rules_of(*session), parent), session_(std::move(session)),
      desk_(new BotDesk(shared_rules(), kinds_of(*session_), bot_seed, this)) {
    for (std::uint32_t seat = 0; seat < session_->players().size(); ++seat) {
        if (session_->players()[seat].person()) persons_.push_back(seat);
    }
    set_seats(seats_of(*session_));
    connect(desk_, &BotDesk::answered, this, &LiveTable::take_answer);
    connect(desk_, &BotDesk::failed, this, &LiveTable::failed);
    for (QTimer* timer : {&due_, &pacing_}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, &LiveTable::advance);
    }
    handle_ = session_->listen([this](const Change& change) { heard(change); });
    if (persons_.size() == 1) looking_ = persons_.front();
    choose_viewer();
    refresh();
    schedule();
}

LiveTable::~LiveTable() { session_->unlisten(handle_); }

template <class Action>
void LiveTable::guarded(Action action) {
    try {
        action();
    } catch (const std::exception& error) {
        Q_EMIT failed(to_qt(error.what()));
    }
    schedule();
}

void LiveTable::heard(const Change& change) {
    const bool mine = looking_ ? change.viewer == *looking_ : persons_.empty() && change.viewer == spectator;
    if (mine && !curtain_) {
        log_anew_ |= change.rewound;
        moment_ = -1;  // something new is worth more than a look back
        heard_.append(to_variant(change.events).toList());
    }
    schedule();
}

// Several changes in a row are drawn once.
void LiveTable::schedule() {
    if (std::exchange(scheduled_, true)) return;
    QMetaObject::invokeMethod(this, [this] { advance(); }, Qt::QueuedConnection);
}

void LiveTable::advance() {
    scheduled_ = false;
    try {
        session_->tick();
    } catch (const std::exception& error) {
        Q_EMIT failed(to_qt(error.what()));
    }
    scheduled_ = false;  // what tick() gave is part of this update
    choose_viewer();
    refresh();
    ask_bots();
    if (const auto due = session_->next_due()) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*due - Clock::now()).count();
        due_.start(static_cast<int>(std::clamp<long long>(left, 1, 60000)));
    }
}

void LiveTable::ask_bots() {
    if (session_->over() || session_->proposal()) return;
    for (std::uint32_t seat = 0; seat < rules().seats(); ++seat) {
        if (!desk_->sits_at(seat) || !session_->waits_for(seat) || desk_->thinking(seat) || !session_->ripe(seat)) continue;
        desk_->ask(seat, session_->world_for(seat), session_->number(seat));
    }
}

// Not faster than a person can follow: what comes early waits for the pace.
void LiveTable::take_answer(quint32 seat, quint64 number, quint32 id, qint32 amount) {
    if (pace_ > 0 && pacing_.isActive()) {
        QTimer::singleShot(pacing_.remainingTime() + 1, this, [=, this] { take_answer(seat, number, id, amount); });
        return;
    }
    if (!session_->waits_for(seat) || session_->number(seat) != number) return schedule();
    guarded([&] { session_->answer(seat, id, amount); });
    if (pace_ > 0) pacing_.start(pace_);
}

bool LiveTable::has_secrets(std::uint32_t seat) const {
    if (session_->status().window != 0) return true;
    const State& state = session_->timeline().state();
    return rules().view_hash(state, seat) != rules().view_hash(state, spectator);
}

void LiveTable::choose_viewer() {
    if (persons_.empty()) return;
    const auto asked = [this](std::uint32_t seat) { return session_->waits_for(seat) && !session_->pending_single(seat); };
    if (looking_ && (asked(*looking_) || persons_.size() == 1)) return;
    const auto found = std::find_if(persons_.begin(), persons_.end(), asked);
    const std::optional<std::uint32_t> wanted = found != persons_.end() ? std::optional(*found) : looking_;
    if (!wanted || wanted == looking_) return;
    if (next_ == wanted && curtain_) return;
    next_ = wanted;
    if (persons_.size() > 1 && (!looking_ || has_secrets(*wanted))) {
        curtain_ = true;
        looking_.reset();
        Q_EMIT curtainChanged();
    } else {
        looking_ = wanted;
        log_anew_ = true;
        Q_EMIT turned(static_cast<int>(*wanted));
    }
}

void LiveTable::reveal() {
    if (!curtain_) return;
    looking_ = next_;
    curtain_ = false;
    log_anew_ = true;
    Q_EMIT curtainChanged();
    refresh();
}

void LiveTable::hide() {
    if (persons_.empty() || curtain_) return;
    next_ = looking_;
    looking_.reset();
    curtain_ = true;
    Q_EMIT curtainChanged();
    refresh();
}

void LiveTable::lookBack(int entry) {
    if (entry == moment_ || curtain_) return;
    moment_ = entry;
    refresh();
}

void LiveTable::refresh() {
    handed_in_ = false;
    Q_EMIT proposalChanged();
    if (curtain_) {
        moment_ = -1;
        heard_.clear();
        log()->update(Json::array(), true);
        return show({});
    }
    const std::uint32_t viewer = looking_.value_or(spectator);
    Picture picture{viewer, session_->view(viewer), session_->prompt(viewer), Json::array(), session_->standings()};
    if (viewer != spectator && session_->waits_for(viewer) && !session_->pending_single(viewer)) picture.choices = session_->choices(viewer);
    log()->update(session_->log(viewer), std::exchange(log_anew_, false));
    if (moment_ >= 0) {
        try {
            picture.view = session_->view_after(viewer, static_cast<std::size_t>(moment_));
            picture.prompt = Json::object();
            picture.choices = Json::array();
        } catch (const std::exception&) {  // undone meanwhile
            moment_ = -1;
        }
    }
    show(std::move(picture));
    if (!heard_.isEmpty()) Q_EMIT happened(std::exchange(heard_, {}));
}

// By the button that says it: yes. By a click on a thing: only if it can be taken back.
bool LiveTable::at_once() const {
    if (chooser().named()) return true;
    try {
        const Applied effect = session_->foresee(*looking_, {chooser().ready()->id, 0});
        return !effect.chance && !effect.told;
    } catch (const std::exception&) {
        return false;
    }
}

void LiveTable::commit(int amount) {
    const auto ready = chooser().ready();
    // Two quick presses of one key are one answer: the second was meant for the same question.
    if (!ready || !looking_ || std::exchange(handed_in_, true)) return;
    guarded([&] { session_->answer(*looking_, ready->id, ready->range ? amount : 0); });
}

QString LiveTable::whyNot(const QString& reference) {
    if (!looking_ || !acting()) return {};
    try {
        return to_qt(session_->why_not(*looking_, reference.toStdString()));
    } catch (const std::exception&) {
        return {};
    }
}

void LiveTable::undo() {
    if (looking_) guarded([&] { session_->undo_step(*looking_); });
}
void LiveTable::resetTurn() {
    if (looking_) guarded([&] { session_->reset_turn(*looking_); });
}
void LiveTable::takeBack() {
    if (looking_) guarded([&] { session_->take_back(*looking_); });
}
void LiveTable::undoTo(int entry) {
    if (looking_ && entry >= 0) guarded([&] { session_->undo_to_line(*looking_, static_cast<std::size_t>(entry)); });
}
void LiveTable::passRest() {
    if (looking_) guarded([&] { session_->pass_rest_of_phase(*looking_); });
}

// One screen: whoever is in front of it speaks for all persons who still have to agree.
void LiveTable::agree() {
    guarded([&] {
        for (const std::uint32_t seat : persons_) {
            const auto& open = session_->proposal();
            if (open && (open->needed >> seat & 1) && !(open->agreed >> seat & 1)) session_->agree(seat);
        }
    });
}
void LiveTable::refuse() {
    if (looking_) guarded([&] { session_->refuse(*looking_); });
}

QVariantMap LiveTable::proposal() const {
    const auto& open = session_->proposal();
    if (!open) return {};
    QVariantMap out{{"by", open->by}};
    if (looking_) out.insert("leaves", static_cast<qlonglong>(session_->proposal_leaves(*looking_).value_or(0)));
    return out;
}

void LiveTable::setPace(int milliseconds) {
    if (milliseconds == pace_) return;
    pace_ = milliseconds;
    Q_EMIT paceChanged();
}

QString LiveTable::journal() const { return to_qt(session_->journal_path().string()); }

bool LiveTable::saveTo(const QString& file) {
    try {
        session_->save(file.toStdString());
        return true;
    } catch (const std::exception& error) {
        Q_EMIT failed(to_qt(error.what()));
        return false;
    }
}

}  // namespace sitdown::host
