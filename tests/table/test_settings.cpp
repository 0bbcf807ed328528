// What a person has set, over a restart and over a file that is not what it should be.
#include <catch2/catch.hpp>

#include <QSignalSpy>
#include <fstream>

#include "host/table/settings.hpp"
#include "support/surroundings.hpp"

using namespace sitdown::host;
using sitdown::tests::ScratchFolder;

namespace {
void write(const std::filesystem::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }
}  // namespace

TEST_CASE("settings last over a restart", "[settings]") {
    ScratchFolder folder;
    const auto file = folder.path() / "deep" / "table.json";
    {
        Settings settings(file);
        CHECK(settings.theme() == "dark");
        CHECK(settings.textScale() == 1);
        CHECK(settings.speed() == 1);
        CHECK_FALSE(settings.discreet());
        CHECK(settings.renderer() == "auto");
        settings.setTheme("light"), settings.setTextScale(1.3), settings.setSpeed(0), settings.setDiscreet(true), settings.setRenderer("software");
        settings.rememberSetup("greed", {{"seed", "5"}, {"seats", QVariantList{QVariantMap{{"name", "Ada"}, {"kind", "person"}}}}});
    }
    Settings again(file);
    CHECK(again.problem().isEmpty());
    CHECK(again.theme() == "light");
    CHECK(again.textScale() == Approx(1.3));
    CHECK(again.speed() == 0);
    CHECK(again.discreet());
    CHECK(again.renderer() == "software");
    CHECK(again.setup("greed").value("seats").toList().value(0).toMap().value("name") == "Ada");
    CHECK(again.setup("other").isEmpty());
}

TEST_CASE("numbers stay in their bounds, and words that mean nothing are the usual ones", "[settings]") {
    ScratchFolder folder;
    const auto file = folder.path() / "table.json";
    write(file, R"({"theme": "mauve", "text_scale": 40, "speed": "fast", "discreet": 1, "renderer": 3, "setups": []})");
    Settings settings(file);
    CHECK(settings.theme() == "dark");
    CHECK(settings.textScale() == Approx(1.6));
    CHECK(settings.speed() == 1);
    CHECK_FALSE(settings.discreet());
    CHECK(settings.renderer() == "auto");
    CHECK(settings.setup("greed").isEmpty());
    settings.setSpeed(99);
    CHECK(settings.speed() == 3);
    settings.rememberSetup("greed", {{"seed", "1"}});
    CHECK(settings.setup("greed").value("seed") == "1");
}

TEST_CASE("a damaged file is put aside with a word, and the usual settings are used", "[settings]") {
    const std::string damaged = GENERATE(std::string("{\"theme\": \"li"), std::string(""), std::string("[1, 2]"), std::string("\xff\xfe\0\0binary", 10), std::string(3 << 20, ' '));
    ScratchFolder folder;
    const auto file = folder.path() / "table.json";
    write(file, damaged);
    Settings settings(file);
    CHECK(settings.problem().contains("damaged"));
    CHECK(settings.theme() == "dark");
    CHECK(std::filesystem::exists(folder.path() / "table.json.damaged"));
    settings.setTheme("light");
    CHECK(Settings(file).theme() == "light");
}

TEST_CASE("a folder that cannot be written is told, and the setting holds for now", "[settings]") {
    ScratchFolder folder;
    write(folder.path() / "wall", "not a folder");
    Settings settings(folder.path() / "wall" / "table.json");
    QSignalSpy failed(&settings, &Settings::failed);
    settings.setTheme("light");
    CHECK(failed.size() == 1);
    CHECK(settings.theme() == "light");
}

TEST_CASE("what is set for a picture is not kept", "[settings]") {
    ScratchFolder folder;
    const auto file = folder.path() / "table.json";
    Settings settings(file);
    settings.override("light", 0);
    settings.setDiscreet(true);
    CHECK(settings.speed() == 0);
    CHECK_FALSE(std::filesystem::exists(file));
}
