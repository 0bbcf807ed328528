// replay: whole journals, parts of them, damaged ones.
#include <catch2/catch.hpp>
#include <fstream>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

namespace {

std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

class Played {
public:
    Played() { run(home_, {"play", "goofspiel", "--seats", "random,random", "--seed", "8"}); }
    std::filesystem::path journal() const { return home_.journals().at(0); }
    Ended replay(Words more = {}, const std::filesystem::path& file = {}) const {
        Words words = {"replay", file.empty() ? journal().string() : file.string()};
        words.insert(words.end(), more.begin(), more.end());
        return run(home_, words);
    }
    // A journal with this content beside the true one.
    std::filesystem::path copy(const std::string& text) const {
        const auto path = home_.path() / "copy.journal";
        std::ofstream(path) << text;
        return path;
    }
    const Home& home() const { return home_; }

private:
    Home home_;
};

}  // namespace

TEST_CASE("a finished game is replayed and verified", "[cli][replay]") {
    const Played played;
    const Ended ended = played.replay({"--verify"});
    CAPTURE(ended.err);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("The score is") && Contains("All thirteen scores have come up."));
    CHECK_THAT(ended.err, Contains("every recorded hash is right"));
    const Json document = played.replay({"--verify", "--json"}).json();
    CHECK(document.at("game") == "goofspiel");
    CHECK(document.at("steps") == 26);
    CHECK(document.at("verified") == true);
    CHECK(document.at("over") == true);
    CHECK(document.at("ending") == "all_taken");
    CHECK(run(played.home(), {"replay", played.journal().stem().string()}).code == 0);  // by its name
}

TEST_CASE("--to stops after so many steps", "[cli][replay]") {
    const Played played;
    const Json begun = played.replay({"--to", "0", "--json"}).json();
    CHECK(begun.at("steps") == 0);
    CHECK(begun.at("over") == false);
    CHECK(begun.at("ending").is_null());
    const Ended middle = played.replay({"--to", "4"});
    CHECK(middle.code == 0);
    CHECK_THAT(middle.out, Contains("round 3") && !Contains("round 4"));
    CHECK(played.replay({"--to", "4", "--json"}).json().at("hash") != begun.at("hash"));
    const Ended beyond = played.replay({"--to", "27"});
    CHECK(beyond.code == 2);
    CHECK(beyond.error_lines() == 1);
}

TEST_CASE("a damaged journal is refused with the line", "[cli][replay][bad]") {
    const Played played;
    const std::string whole = content(played.journal());
    const auto refused = [&](const std::string& text, const std::string& says) {
        const Ended ended = played.replay({"--verify"}, played.copy(text));
        CAPTURE(ended.err);
        CHECK(ended.code == 2);
        CHECK(ended.out.empty());
        CHECK(ended.error_lines() == 1);
        CHECK_THAT(ended.err, Contains(says));
    };
    std::string edited = whole;
    const std::size_t third = whole.find('\n', whole.find('\n') + 1) + 1;
    edited[whole.find("\"seat\":", third) + 7] ^= 1;
    refused(edited, "line 3");
    refused(whole.substr(0, whole.find('\n') + 1) + whole.substr(third), "line 2");  // a line is gone
    refused("", "");
    refused("not a journal\n", "line 1");
    refused(std::string(100, '\0'), "");
    CHECK(played.replay({}, played.home().path()).code == 2);  // a folder
}

TEST_CASE("a last line that was cut off in writing is left out", "[cli][replay]") {
    const Played played;
    const std::string whole = content(played.journal());
    const Ended ended = played.replay({"--verify"}, played.copy(whole.substr(0, whole.size() - 20)));
    CAPTURE(ended.err);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.err, Contains("cut off"));
}

TEST_CASE("replay leaves the journal as it is", "[cli][replay]") {
    const Played played;
    const std::string before = content(played.journal());
    played.replay({"--verify"});
    played.replay({"--to", "3"});
    CHECK(content(played.journal()) == before);
}
