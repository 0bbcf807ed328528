// Games of Empire City for the tests: made from the data files, played through the game class itself.
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "plugins/empire_city/empire_city.hpp"

namespace table {

using namespace empire;

// Every data file of the game, as a host would hand them over.
class DataFiles {
public:
    DataFiles() {
        for (const auto &entry : std::filesystem::directory_iterator(SITDOWN_BUILD "/plugins/empire_city/data")) {
            std::ifstream in(entry.path());
            std::ostringstream all;
            all << in.rdbuf();
            names.push_back(entry.path().filename().string());
            contents.push_back(all.str());
        }
        for (std::size_t at = 0; at < names.size(); ++at) files.push_back({names[at].c_str(), contents[at].c_str(), contents[at].size()});
    }

    Setup setup(Seat seats, const Json &options = Json::object()) const {
        text = options.dump();
        return Setup({sizeof(sd_setup), seats, text.c_str(), files.data(), static_cast<std::uint32_t>(files.size()), 0});
    }

    std::vector<std::pair<std::string, std::string>> all() const {
        std::vector<std::pair<std::string, std::string>> out;
        for (std::size_t at = 0; at < names.size(); ++at) out.emplace_back(names[at], contents[at]);
        return out;
    }

private:
    std::vector<std::string> names, contents;
    std::vector<sd_file> files;
    mutable std::string text;
};

inline const DataFiles &data_files() {
    static const DataFiles files;
    return files;
}

// Keeps what was told, for tests that look at events.
struct Listener {
    std::vector<sd_event> heard;
    sd_sink sink{this, [](void *self, const sd_event *event) { static_cast<Listener *>(self)->heard.push_back(*event); }, nullptr};
};

struct Listed {
    std::vector<sd_choice> choices;

    bool has(Act act) const { return find(act) != nullptr; }
    bool has(Act act, int first) const { return find(act, first) != nullptr; }
    const sd_choice *find(Act act, int first = -1, int second = -1) const {
        for (const sd_choice &each : choices) {
            const Choice choice{each.id, 0};
            if (choice.act() != number(act) || (first >= 0 && choice.first() != static_cast<unsigned>(first))) continue;
            if (second < 0 || choice.second() == static_cast<unsigned>(second)) return &each;
        }
        return nullptr;
    }
    std::vector<int> things(Act act) const {
        std::vector<int> out;
        for (const sd_choice &each : choices) {
            if (Choice{each.id, 0}.act() == number(act)) out.push_back(static_cast<int>(Choice{each.id, 0}.first()));
        }
        return out;
    }
};

} // namespace table
