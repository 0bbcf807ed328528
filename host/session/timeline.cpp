#include "host/session/timeline.hpp"

#include <utility>

#include "host/support/hash.hpp"

namespace sitdown::host {
namespace {

constexpr std::size_t snapshot_interval = 8;

}  // namespace

Timeline::Timeline(std::shared_ptr<const Rules> rules, std::uint64_t seed) : rules_(std::move(rules)) {
    Step step;
    step.kind = Step::Kind::start;
    step.seed = seed;
    State state = rules_->start(seed, &step.events);
    push(std::move(step), std::move(state));
}

void Timeline::push(Step&& step, State&& state) {
    step.hash = state.hash();
    step.status = rules_->status(state);
    const bool anchor = step.kind == Step::Kind::start || step.kind == Step::Kind::state;
    if (anchor || steps_.size() % snapshot_interval == 0) step.snapshot = std::make_shared<const State>(state);
    steps_.push_back(std::move(step));
    state_ = std::move(state);
    owed_before_ = std::exchange(owes_seed_, false);
}

void Timeline::choose(std::uint32_t seat, Choice choice, Why why) {
    Step step;
    step.seat = seat;
    step.choice = choice;
    step.why = why;
    State next = state_;
    step.effect = rules_->apply_checked(next, seat, choice.id, choice.amount, &step.events);
    const auto list = rules_->choices(state_, seat);
    step.forced = is_single(list.data(), static_cast<std::uint32_t>(list.size()));
    push(std::move(step), std::move(next));
}

void Timeline::load(State state) {
    Step step;
    step.kind = Step::Kind::state;
    push(std::move(step), std::move(state));
}

void Timeline::reseed(std::uint64_t seed) {
    Step step;
    step.kind = Step::Kind::seed;
    step.seed = seed;
    State next = state_;
    rules_->table().reseed(rules_->game(), next.data(), seed);
    push(std::move(step), std::move(next));
}

State Timeline::state_at(std::size_t n) const {
    std::size_t from = n;
    while (!steps_[from].snapshot) --from;
    State state = *steps_[from].snapshot;
    for (std::size_t i = from + 1; i <= n; ++i) {
        const Step& step = steps_[i];
        if (step.kind == Step::Kind::seed) rules_->table().reseed(rules_->game(), state.data(), step.seed);
        else rules_->apply(state, step.seat, step.choice.id, step.choice.amount);
    }
    return state;
}

void Timeline::rewind(std::size_t to) {
    if (to > size()) throw Error("illegal", "The game has not come that far; undo to an earlier step.");
    State state = state_at(to);
    for (std::size_t i = to + 1; i < steps_.size(); ++i)
        owes_seed_ |= steps_[i].effect.chance || steps_[i].kind == Step::Kind::seed;
    steps_.resize(to + 1);
    state_ = std::move(state);
}

void Timeline::retract() {
    if (size() == 0) return;
    state_ = state_at(size() - 1);
    steps_.pop_back();
    owes_seed_ = owed_before_;
}

std::size_t Timeline::beginning() const {
    std::size_t n = size();
    while (steps_[n].kind != Step::Kind::start && steps_[n].kind != Step::Kind::state) --n;
    return n;
}

std::optional<std::size_t> Timeline::window_began() const {
    const std::uint16_t window = status().window;
    if (window == 0) return std::nullopt;
    std::size_t began = size();
    while (began > 0 && steps_[began].kind != Step::Kind::state && steps_[began - 1].status.window == window) --began;
    return began;
}

std::uint32_t Timeline::steps_in_window(std::uint32_t seat) const {
    const auto began = window_began();
    std::uint32_t count = 0;
    for (std::size_t i = began ? *began + 1 : steps_.size(); i < steps_.size(); ++i)
        count += steps_[i].kind == Step::Kind::choice && steps_[i].seat == seat;
    return count;
}

void Timeline::take_back(std::uint32_t seat, std::uint32_t keep) {
    const auto began = window_began();
    if (!began) throw Error("illegal", "No secret answer is open, so none can be taken back; use undo.");
    Timeline again = *this;
    again.rewind(*began);
    for (std::size_t i = *began + 1; i < steps_.size(); ++i) {
        const Step& step = steps_[i];
        if (step.kind == Step::Kind::seed) again.reseed(step.seed);
        else if (step.seat != seat || keep > 0) {
            if (step.seat == seat) --keep;
            again.choose(step.seat, step.choice, step.why);
        }
    }
    again.owes_seed_ = false;  // the window used no chance
    *this = std::move(again);
}

namespace {

struct Performer {
    Timeline& timeline;

    std::uint64_t operator()(const StartRecord&) const {
        throw Error("bad_input", "a start stands in the middle");
    }
    std::uint64_t operator()(const ChoiceRecord& step) const {
        timeline.choose(step.seat, step.choice, step.why);
        return step.hash;
    }
    std::uint64_t operator()(const StateRecord& loaded) const {
        timeline.load(timeline.rules().load(loaded.state));
        return loaded.hash;
    }
    std::uint64_t operator()(const TakeBackRecord& taken) const {
        if (timeline.status().window != taken.window) throw Error("bad_input", "that secret window is not open");
        timeline.take_back(taken.seat, taken.keep);
        return taken.hash;
    }
    std::uint64_t operator()(const UndoRecord& undo) const {
        timeline.rewind(undo.to);
        return undo.hash;
    }
    std::uint64_t operator()(const SeedRecord& fresh) const {
        timeline.reseed(fresh.seed);
        return fresh.hash;
    }
    std::uint64_t operator()(const EndRecord& end) const {
        if (timeline.status().ending != end.ending) throw Error("bad_input", "the game is not over in that way");
        return end.hash;
    }
};

void compare(std::uint64_t recorded, std::uint64_t found) {
    if (recorded != found)
        throw Error("bad_input", "the state's hash is " + hash_hex(found) + ", recorded is " + hash_hex(recorded));
}

}  // namespace

void Timeline::play(const Record& record, bool verify) {
    const std::uint64_t recorded = std::visit(Performer{*this}, record);
    if (verify) compare(recorded, hash());
}

void check_fits(const Rules& rules, const StartRecord& start) {
    const Module& module = rules.module();
    const auto refuse = [](const std::string& what) { throw Error("bad_input", what); };
    if (start.module != module.id())
        refuse("The journal is of the game " + start.module + ", not of " + module.id() + "; open it with that game.");
    if (start.version != module.version())
        refuse("The journal was played with version " + start.version + " of " + start.module + ", installed is " +
               module.version() + "; install version " + start.version + " to go on with it.");
    if (start.data_hash != module.data_hash())
        refuse("The journal was played with other data files of " + start.module +
               " (cards, board, texts); put back the data that it was started with.");
    if (start.seats != rules.seats() || start.options != rules.setup().options)
        refuse("The journal's seats or options are not those of this set-up; make the game from the journal's start.");
}

Timeline replay(std::shared_ptr<const Rules> rules, const JournalContents& contents, bool verify,
                std::optional<std::size_t> to) {
    check_fits(*rules, contents.start);
    std::size_t line = 1;
    try {
        Timeline timeline(std::move(rules), contents.start.seed);
        if (verify) compare(contents.start.hash, timeline.hash());
        for (const Record& record : contents.records) {
            ++line;
            timeline.play(record, verify);
        }
        if (to && *to < timeline.size()) timeline.rewind(*to);
        return timeline;
    } catch (const Error& error) {
        throw Error("bad_input",
                    "The journal cannot be played from line " + std::to_string(line) + " on: " + error.what());
    }
}

}  // namespace sitdown::host
