// The ears that the host lends a module. They never throw into it, and what it may say is limited.
#pragma once

#include <sitdown/abi.h>

#include <cstddef>
#include <string>
#include <vector>

namespace sitdown::host {

class Ears {
public:
    static constexpr std::size_t most_text = std::size_t{16} << 20, most_events = 65536;

    // Events are appended to `events` where it is not null.
    explicit Ears(std::vector<sd_event>* events = nullptr)
        : events_(events), before_(events ? events->size() : 0), sink_{this, events ? on_event : nullptr, on_text} {}
    Ears(const Ears&) = delete;
    Ears& operator=(const Ears&) = delete;

    const sd_sink* sink() const { return &sink_; }
    const std::string& text() const { return text_; }
    bool overflowed() const { return overflowed_; }
    // As if nothing had been reported.
    void forget() {
        if (events_) events_->resize(before_);
    }

private:
    static void on_event(void* context, const sd_event* event) noexcept {
        auto& self = *static_cast<Ears*>(context);
        self.guarded([&] {
            if (!event || self.events_->size() - self.before_ >= most_events) self.overflowed_ = true;
            else self.events_->push_back(*event);
        });
    }
    static void on_text(void* context, const char* bytes, std::uint32_t length) noexcept {
        auto& self = *static_cast<Ears*>(context);
        self.guarded([&] {
            if ((!bytes && length > 0) || length > most_text - self.text_.size()) self.overflowed_ = true;
            else if (length > 0) self.text_.append(bytes, length);
        });
    }
    template <class Action>
    void guarded(Action action) noexcept {
        try {
            action();
        } catch (...) {  // out of memory
            overflowed_ = true;
        }
    }

    std::vector<sd_event>* events_;
    std::size_t before_;
    sd_sink sink_;
    std::string text_;
    bool overflowed_ = false;
};

}  // namespace sitdown::host
