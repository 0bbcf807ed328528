// The game and its journal as one: what is done here is safe on the disk when the call returns, or has not happened.
#pragma once

#include <filesystem>
#include <optional>

#include "host/session/timeline.hpp"

namespace sitdown::host {

class Ledger {
public:
    // Deals. Without a path nothing is kept on the disk.
    Ledger(std::shared_ptr<const Rules>, const StartRecord&, const std::filesystem::path& journal);
    // Goes on with a journal that was read; cuts off its torn line.
    Ledger(std::shared_ptr<const Rules>, const JournalContents&, const std::filesystem::path& journal);

    const Timeline& timeline() const { return timeline_; }
    const Journal* journal() const { return journal_ ? &*journal_ : nullptr; }

    // All of these throw and leave everything as it was. Whoever rewinds over chance says where new dice come from.
    void choose(std::uint32_t seat, Choice, Why);
    void load(State);
    void take_back(std::uint32_t seat, std::uint32_t keep);
    void rewind(std::size_t to);
    // What is still missing after a rewind over chance, also one that was cut off half-way: new dice.
    bool owes_seed() const { return timeline_.owes_seed(); }
    void reseed(std::uint64_t seed);

private:
    void write(const Record&);
    // For the list of saved games alone, so a failure is no reason to refuse the last choice.
    void note_end();
    template <class Change>
    void change(Change);

    Timeline timeline_;
    std::optional<Journal> journal_;
    bool end_noted_ = false;
};

}  // namespace sitdown::host
