// A fixed 64-bit hash: the same bytes give the same number on every machine and in every release. Journals store it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sitdown::host {

std::uint64_t hash_bytes(const void* bytes, std::size_t length, std::uint64_t seed = 0);
inline std::uint64_t hash_text(std::string_view text, std::uint64_t seed = 0) {
    return hash_bytes(text.data(), text.size(), seed);
}
// 16 lower-case hex digits, as journals and answers show a hash.
std::string hash_hex(std::uint64_t hash);

}  // namespace sitdown::host
