// The visitors behind a readable save: one writes a state's fields as JSON, one reads them back and names what is
// wrong.
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "bits.hpp"

namespace sitdown {

class JsonFields {
public:
    JsonFields(nlohmann::json &root, bool read) : reading(read), here(&root) {}

    const bool reading;

    template <class Integer>
    requires std::is_integral_v<Integer>
    void operator()(const char *name, Integer &value, std::type_identity_t<Integer> lowest,
                    std::type_identity_t<Integer> highest) {
        if (!reading) (*here)[name] = value;
        else value = number<Integer>(member(name), path + name, lowest, highest);
    }

    template <class Integer, std::size_t Count>
    void operator()(const char *name, Integer (&values)[Count], std::type_identity_t<Integer> lowest,
                    std::type_identity_t<Integer> highest) {
        auto count = Count;
        list(name, std::span<Integer>(values), count, static_cast<int>(Count), lowest, highest);
        if (reading && count != Count)
            fail_at(path + name, "has " + std::to_string(count) + " numbers, not " + std::to_string(Count));
    }

    template <int N>
    void set(const char *name, Bits<N> &members) {
        if (!reading) {
            nlohmann::json &out = (*here)[name] = nlohmann::json::array();
            for (const int each : members) out.push_back(each);
            return;
        }
        members = Bits<N>{};
        const nlohmann::json &from = array(name);
        for (std::size_t index = 0; index < from.size(); ++index) {
            const std::string field = path + name + "[" + std::to_string(index) + "]";
            const int member = number<int>(from[index], field, 0, N - 1);
            if (members.has(member)) fail_at(field, "names " + std::to_string(member) + " a second time");
            members.add(member);
        }
    }

    // One set for each seat, place…
    template <int N, std::size_t Count>
    void sets(const char *name, Bits<N> (&all)[Count]) {
        object(name, [&] {
            for (std::size_t index = 0; index < Count; ++index) set(std::to_string(index).c_str(), all[index]);
        });
    }

    template <class Integer, class Count>
    void list(const char *name, std::span<Integer> items, Count &count, int capacity,
              std::type_identity_t<Integer> lowest, std::type_identity_t<Integer> highest) {
        if (!reading) {
            nlohmann::json &out = (*here)[name] = nlohmann::json::array();
            for (const Integer each : items.first(static_cast<std::size_t>(count))) out.push_back(each);
            return;
        }
        const nlohmann::json &from = array(name);
        if (from.size() > static_cast<std::size_t>(capacity))
            fail_at(path + name, "is longer than " + std::to_string(capacity));
        count = static_cast<Count>(from.size());
        for (std::size_t index = 0; index < from.size(); ++index) {
            items[index] =
                number<Integer>(from[index], path + name + "[" + std::to_string(index) + "]", lowest, highest);
        }
    }

    template <class Members>
    void object(const char *name, Members members) {
        nlohmann::json *outer = here;
        const std::string outer_path = path;
        if (reading && !member(name).is_object()) fail_at(path + name, "must be an object");
        here = &(*here)[name];
        if (!reading && here->is_null()) *here = nlohmann::json::object();
        path += std::string(name) + ".";
        members();
        here = outer;
        path = outer_path;
    }

    [[noreturn]] void fail(const std::string &what) const {
        fail_at(path.empty() ? "state" : path.substr(0, path.size() - 1), what);
    }

private:
    [[noreturn]] static void fail_at(const std::string &field, const std::string &what) {
        throw std::invalid_argument(field + ": " + what);
    }
    const nlohmann::json &member(const char *name) const {
        const auto found = here->find(name);
        if (found == here->end()) fail_at(path + name, "is missing");
        return *found;
    }
    const nlohmann::json &array(const char *name) const {
        const nlohmann::json &from = member(name);
        if (!from.is_array()) fail_at(path + name, "must be a list of numbers");
        return from;
    }
    template <class Integer>
    static Integer number(const nlohmann::json &from, const std::string &field, Integer lowest, Integer highest) {
        const std::string wanted =
            "must be a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest);
        if (!from.is_number_integer()) fail_at(field, wanted);
        if (from.is_number_unsigned()) {
            const auto value = from.get<std::uint64_t>();
            if (!std::in_range<Integer>(value)) fail_at(field, wanted);
        } else if (!std::in_range<Integer>(from.get<std::int64_t>())) {
            fail_at(field, wanted);
        }
        const auto value = from.get<Integer>();
        if (value < lowest || value > highest) fail_at(field, wanted + ", not " + std::to_string(value));
        return value;
    }

    nlohmann::json *here;
    std::string path;
};

} // namespace sitdown
