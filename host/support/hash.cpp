#include "host/support/hash.hpp"

namespace sitdown::host {
namespace {

std::uint64_t mix(std::uint64_t value) {
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9u;
    value = (value ^ value >> 27) * 0x94d049bb133111ebu;
    return value ^ value >> 31;
}

// Little-endian whatever the machine is; compilers make one load of it.
std::uint64_t word_at(const unsigned char* bytes, std::size_t count) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < count; ++i) word |= std::uint64_t{bytes[i]} << (8 * i);
    return word;
}

}  // namespace

std::uint64_t hash_bytes(const void* bytes, std::size_t length, std::uint64_t seed) {
    const auto* at = static_cast<const unsigned char*>(bytes);
    std::uint64_t hash = mix(seed + 0x9e3779b97f4a7c15u) ^ mix(length);
    std::size_t left = length;
    for (; left >= 8; left -= 8, at += 8) hash = mix(hash ^ word_at(at, 8)) + 0x9e3779b97f4a7c15u;
    if (left > 0) hash = mix(hash ^ word_at(at, left)) + 0x9e3779b97f4a7c15u;
    return mix(hash);
}

std::string hash_hex(std::uint64_t hash) {
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4) text[i] = "0123456789abcdef"[hash & 15];
    return text;
}

}  // namespace sitdown::host
