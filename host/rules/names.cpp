#include "host/rules/names.hpp"

#include <cctype>
#include <charconv>
#include <optional>

namespace sitdown::host {
namespace {

constexpr std::string_view prefix = "seat:";

std::optional<int> seat_in(std::string_view hole) {
    if (!hole.starts_with(prefix)) return std::nullopt;
    hole.remove_prefix(prefix.size());
    int seat = 0;
    const auto [end, failed] = std::from_chars(hole.data(), hole.data() + hole.size(), seat);
    if (failed != std::errc() || end != hole.data() + hole.size() || seat < 0 || seat > 99) return std::nullopt;
    return seat;
}

}  // namespace

std::string seat_name(int seat, std::span<const std::string> seat_names) {
    if (seat < 0) return {};
    const auto index = static_cast<std::size_t>(seat);
    if (index < seat_names.size() && !seat_names[index].empty()) return seat_names[index];
    return "Seat " + std::to_string(seat + 1);
}

std::string name_for(std::string_view hole, std::span<const std::string> seat_names) {
    const auto seat = seat_in(hole);
    return seat ? seat_name(*seat, seat_names) : std::string();
}

std::string with_names(std::string_view text, std::span<const std::string> seat_names) {
    if (text.find(prefix) == text.npos) return std::string(text);
    return fill_holes(text, [&](std::string_view hole) {
        const std::string name = name_for(hole, seat_names);
        return name.empty() ? std::string(1, '{').append(hole).append(1, '}') : name;
    });
}

nlohmann::json document_with_names(nlohmann::json document, std::span<const std::string> seat_names) {
    if (document.is_string()) return with_names(document.get_ref<const std::string&>(), seat_names);
    if (document.is_structured()) {
        for (nlohmann::json& part : document) part = document_with_names(std::move(part), seat_names);
    }
    return document;
}

std::string as_sentence(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        const bool after_space = out.empty() || out.back() == ' ';
        if (letter == ' ' && after_space) continue;
        if (!out.empty() && after_space && (letter == '.' || letter == ',' || letter == ';')) out.pop_back();
        // A name may end in a mark of its own: "Copycat!".
        if (letter == '.' && (out.ends_with('!') || out.ends_with('?'))) continue;
        out += letter;
    }
    while (out.ends_with(' ')) out.pop_back();
    if (out.ends_with("..") && !out.ends_with("...")) out.pop_back();
    if (!out.empty()) out.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(out.front())));
    return out;
}

}  // namespace sitdown::host
