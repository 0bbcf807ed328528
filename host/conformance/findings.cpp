#include "host/conformance/findings.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstring>

#include "host/conformance/trail.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::conformance {
namespace {

template <std::size_t Size>
void copy(char (&to)[Size], std::string_view text) {
    const std::size_t length = std::min(text.size(), Size - 1);
    std::memcpy(to, text.data(), length);
    to[length] = '\0';
}

}  // namespace

std::string rule_and_remedy(std::string_view id) {
    const auto all = checks();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Check& each) { return each.id == id; });
    if (found == all.end()) return {};
    return std::string("The rule: ").append(found->rule).append(" What to do: ").append(found->remedy);
}

void Findings::begin(std::string_view check) {
    copy(shared_.check, check);
    shared_.beats.fetch_add(1, std::memory_order_relaxed);
}

void Findings::enter(const Trail& trail) {
    copy(shared_.game, trail.game.words());
    copy(shared_.again, command(module_, settings_, 1, trail.game.seed));
    at(0);
}

void Findings::leave() {
    copy(shared_.game, "");
    copy(shared_.again, command(module_, settings_, settings_.games, settings_.seed));
}

void Findings::skip(std::string_view check, const std::string& why) {
    if (!failed(check)) send({{"check", check}, {"status", "skip"}, {"detail", why}});
}

void Findings::find(std::string_view check, Status status, const std::string& what) {
    const std::string id(check);
    if (failed_.contains(id) || (status == Status::warn && !warned_.insert(id).second)) return;
    if (status == Status::fail) failed_.insert(id);
    std::string detail = what;
    if (shared_.game[0] != '\0') {
        detail.append(" Seen in ")
            .append(shared_.game)
            .append(", at step ")
            .append(std::to_string(shared_.step))
            .append(".");
    }
    detail.append(" ").append(rule_and_remedy(check));
    if (shared_.again[0] != '\0') detail.append(" See it again: ").append(shared_.again);
    send({{"check", id}, {"status", word(status)}, {"detail", detail}});
}

void Findings::finish() { send({{"finished", true}}); }

void Findings::send(const nlohmann::json& message) const {
    const std::string line = message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    for (std::size_t sent = 0; sent < line.size();) {
        const ssize_t wrote = ::write(pipe_, line.data() + sent, line.size() - sent);
        if (wrote <= 0) return;  // the parent is gone
        sent += static_cast<std::size_t>(wrote);
    }
}

}  // namespace sitdown::host::conformance
