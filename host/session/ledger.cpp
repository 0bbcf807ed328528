#include "host/session/ledger.hpp"
#include "host/support/logging.hpp"

namespace sitdown::host {
namespace {

// What a module says when it fails may hold any seat's secrets: it goes to the log file (info does not get onto the
// screen), not to whoever asked.
[[noreturn]] void module_failed(const Timeline& timeline, const Error& error) {
    log(LogLevel::info, error.what());
    const std::string id = timeline.rules().module().id();
    throw Error("fault", "The module " + id + " failed, so nothing was changed; run \"sitdown validate " + id +
                             "\" and tell its author.");
}

}  // namespace

Ledger::Ledger(std::shared_ptr<const Rules> rules, const StartRecord& start, const std::filesystem::path& journal)
    : timeline_(std::move(rules), start.seed) {
    StartRecord dealt = start;
    dealt.hash = timeline_.hash();
    if (!journal.empty()) journal_ = Journal::create(journal, dealt);
    note_end();
}

Ledger::Ledger(std::shared_ptr<const Rules> rules, const JournalContents& contents,
               const std::filesystem::path& journal)
    : timeline_(replay(std::move(rules), contents, true)), journal_(Journal::reopen(journal, contents)),
      end_noted_(!contents.records.empty() && std::holds_alternative<EndRecord>(contents.records.back())) {
    note_end();
}

void Ledger::write(const Record& record) {
    if (journal_) journal_->append(record);
}

void Ledger::note_end() {
    const std::uint32_t ending = timeline_.status().ending;
    if (ending == 0 || end_noted_) return;
    try {
        write(EndRecord{ending, timeline_.hash()});
        end_noted_ = true;
    } catch (const Error& error) {
        log(LogLevel::error, std::string("The end of the game could not be noted: ") + error.what());
    }
}

void Ledger::choose(std::uint32_t seat, Choice choice, Why why) {
    try {
        timeline_.choose(seat, choice, why);
    } catch (const Error& error) {
        if (error.code() == "fault") module_failed(timeline_, error);
        throw;
    }
    try {
        write(ChoiceRecord{seat, choice, why, timeline_.hash()});
    } catch (...) {
        timeline_.retract();
        throw;
    }
    note_end();
}

void Ledger::reseed(std::uint64_t seed) {
    timeline_.reseed(seed);
    try {
        write(SeedRecord{seed, timeline_.hash()});
    } catch (...) {
        timeline_.retract();
        throw;
    }
}

template <class Change>
void Ledger::change(Change make) {
    Timeline before = timeline_;
    try {
        write(make());
    } catch (...) {
        timeline_ = std::move(before);
        throw;
    }
    end_noted_ = false;
    note_end();
}

void Ledger::load(State state) {
    Json saved = timeline_.rules().save(state);
    change([&] {
        timeline_.load(std::move(state));
        return StateRecord{std::move(saved), timeline_.hash()};
    });
}

void Ledger::take_back(std::uint32_t seat, std::uint32_t keep) {
    change([&] {
        const std::uint32_t window = timeline_.status().window;
        try {
            timeline_.take_back(seat, keep);
        } catch (const Error& error) {  // steps in a secret window must be able to do without another seat's
            module_failed(timeline_, error);
        }
        return TakeBackRecord{seat, window, keep, timeline_.hash()};
    });
}

void Ledger::rewind(std::size_t to) {
    change([&] {
        timeline_.rewind(to);
        return UndoRecord{to, timeline_.hash()};
    });
}

}  // namespace sitdown::host
