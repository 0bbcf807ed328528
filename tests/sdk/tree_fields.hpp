// A small visitor for the `fields` of a state: writes a flat tree of paths and numbers, and reads it back.
#pragma once

#include <cstring>
#include <map>
#include <new>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include <sitdown/bits.hpp>

namespace sitdown::test {

using Tree = std::map<std::string, std::vector<long long>>;

class TreeFields {
public:
    explicit TreeFields(Tree &target, bool read) : reading(read), tree(target) {}

    bool reading;

    template <class Integer>
    requires std::is_integral_v<Integer>
    void operator()(const char *name, Integer &value, std::type_identity_t<Integer> lowest,
                    std::type_identity_t<Integer> highest) {
        visit(name, std::span<Integer>(&value, 1), lowest, highest);
    }

    template <class Integer, std::size_t Count>
    void operator()(const char *name, Integer (&values)[Count], std::type_identity_t<Integer> lowest,
                    std::type_identity_t<Integer> highest) {
        visit(name, std::span<Integer>(values), lowest, highest);
    }

    template <int N>
    void set(const char *name, Bits<N> &members) {
        auto &numbers = tree[path + name];
        if (!reading) {
            numbers.clear();
            for (const int member : members) numbers.push_back(member);
            return;
        }
        members.clear();
        for (const auto number : numbers) members.add(static_cast<int>(number));
    }

    template <class Integer, class Count>
    void list(const char *name, std::span<Integer> items, Count &count, int capacity,
              std::type_identity_t<Integer> lowest, std::type_identity_t<Integer> highest) {
        auto &numbers = tree[path + name];
        if (reading) {
            if (numbers.size() > static_cast<std::size_t>(capacity)) fail(std::string(name) + " is too long");
            count = static_cast<Count>(numbers.size());
        }
        numbers.resize(static_cast<std::size_t>(count));
        visit(name, items.first(static_cast<std::size_t>(count)), lowest, highest);
    }

    template <class Inside>
    void object(const char *name, Inside inside) {
        const std::string outer = path;
        path += std::string(name) + ".";
        inside();
        path = outer;
    }

    [[noreturn]] void fail(const std::string &sentence) const { throw std::runtime_error(path + ": " + sentence); }

private:
    template <class Integer>
    void visit(const char *name, std::span<Integer> values, Integer lowest, Integer highest) {
        auto &numbers = tree[path + name];
        if (!reading) {
            numbers.clear();
            for (const auto value : values) numbers.push_back(static_cast<long long>(value));
            return;
        }
        if (numbers.size() != values.size()) fail(std::string(name) + " is missing");
        for (std::size_t index = 0; index < values.size(); ++index) {
            values[index] = static_cast<Integer>(numbers[index]);
            if (values[index] < lowest || values[index] > highest) fail(std::string(name) + " is out of range");
        }
    }

    Tree &tree;
    std::string path;
};

template <class T>
Tree written(T value) {
    Tree tree;
    TreeFields visitor(tree, false);
    value.fields(visitor);
    return tree;
}

// Reads into an empty value: what a member does not say must be rebuilt.
template <class T>
T read_back(Tree tree) {
    T value{};
    TreeFields visitor(tree, true);
    value.fields(visitor);
    return value;
}

template <class T>
bool same_bytes(const T &left, const T &right) {
    return std::memcmp(&left, &right, sizeof(T)) == 0;
}

template <class T>
bool survives_a_save(const T &value) {
    return same_bytes(read_back<T>(written(value)), value);
}

// What every part of a state must be.
template <class T>
constexpr bool is_flat = std::is_trivially_copyable_v<T> &&std::has_unique_object_representations_v<T>;

template <class T>
bool starts_as_zero() {
    alignas(T) unsigned char bytes[sizeof(T)];
    std::memset(bytes, 0xa5, sizeof bytes);
    new (bytes) T{};
    for (const unsigned char byte : bytes) {
        if (byte != 0) return false;
    }
    return true;
}

} // namespace sitdown::test
