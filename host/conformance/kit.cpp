#include "host/conformance/kit.hpp"

#include <algorithm>
#include <array>

#include "host/conformance/child.hpp"
#include "host/conformance/groups.hpp"
#include "host/rules/options.hpp"
#include "host/support/error.hpp"
#include "host/support/files.hpp"

namespace sitdown::host::conformance {
namespace {

namespace fs = std::filesystem;

struct Group {
    std::string_view name;
    void (*look)(Plan&, Findings&);
};
constexpr std::array groups = {Group{"shape", check_shape}, Group{"determinism", check_determinism},
                               Group{"hidden", check_hidden}, Group{"manners", check_manners},
                               Group{"garbage", check_garbage}};

constexpr std::array words = {"pass", "warn", "fail", "skip", "crash"};

Status status_of(const std::string& text) {
    return static_cast<Status>(std::find(words.begin(), words.end(), text) - words.begin());
}

bool belongs(std::string_view check, std::string_view group) {
    return check.starts_with(group) && check.size() > group.size() && check[group.size()] == '.';
}

// Reads the manifest file only: the library is never loaded in this process. Nothing if it cannot be used.
nlohmann::json manifest_beside(const fs::path& module) {
    const fs::path folder = fs::is_directory(module) ? module : module.parent_path();
    try {
        return nlohmann::json::parse(read_file(folder / "manifest.json", std::size_t{1} << 20), nullptr, false);
    } catch (const Error&) {
        return nlohmann::json::value_t::discarded;
    }
}

Settings checked(const Settings& given, const nlohmann::json& manifest) {
    Settings settings = given;
    if (settings.games == 0 || settings.games > 100'000)
        throw Error("usage", "The number of games must be 1 to 100000.");
    if (settings.patience == 0) throw Error("usage", "The patience must be at least one second.");
    try {  // a manifest that is no good is a finding, not a wrong setting
        const auto least = manifest.at("seats").at("min").get<std::uint32_t>(),
                   most = manifest.at("seats").at("max").get<std::uint32_t>();
        if (settings.seats && (*settings.seats < least || *settings.seats > most)) {
            throw Error("usage", manifest.at("title").get<std::string>() + " is for " + std::to_string(least) + " to " +
                                     std::to_string(most) + " seats, not for " + std::to_string(*settings.seats) +
                                     "; choose a number in that range.");
        }
        const nlohmann::json complete = complete_options(manifest, settings.options);
        for (auto& [key, value] : settings.options.items()) value = complete.at(key);
    } catch (const nlohmann::json::exception&) {
    }
    return settings;
}

class Reporter {
public:
    Reporter(const fs::path& module, const Settings& settings) : module_(module), settings_(settings) {}

    void look(const Group& group) {
        if (settings_.progress) settings_.progress(group.name);
        std::vector<Result> results;
        for (const Check& check : checks()) {
            if (belongs(check.id, group.name)) results.push_back({std::string(check.id), Status::pass, ""});
        }
        const Departure departure = in_child(name(), settings_, [&](Findings& findings) { work(group, findings); },
                                             [&](const nlohmann::json& message) { note(results, message); });
        if (!departure.finished) blame(results, departure);
        report.checks.insert(report.checks.end(), results.begin(), results.end());
    }

    bool loaded() const {
        const Result* load = report.find("shape.load");
        return load && load->status != Status::fail && load->status != Status::crash;
    }

    // Nothing was looked at, so nothing has passed.
    void nothing_looked_at() {
        for (Result& result : report.checks) {
            if (result.status == Status::pass)
                result.status = Status::skip, result.detail = "The module does not load.";
        }
    }

    void skip(const Group& group) {
        for (const Check& check : checks()) {
            if (belongs(check.id, group.name))
                report.checks.push_back({std::string(check.id), Status::skip, "The module does not load."});
        }
    }

    Report report;

private:
    // In the child.
    void work(const Group& group, Findings& findings) const {
        findings.begin(group.name == "shape" ? "shape.load" : first_of(group.name));
        try {
            Plan plan(Module::open(module_), settings_);
            group.look(plan, findings);
        } catch (const Error& error) {
            findings.fail(group.name == "shape" ? "shape.load" : first_of(group.name), error.what());
        }
    }

    static std::string_view first_of(std::string_view group) {
        for (const Check& check : checks()) {
            if (belongs(check.id, group)) return check.id;
        }
        return group;
    }

    std::string name() const { return module_.has_filename() ? module_.string() : module_.parent_path().string(); }

    // A finding may belong to another group: what is found on the way is not lost.
    void note(std::vector<Result>& results, const nlohmann::json& message) {
        const std::string id = message.at("check");
        const Status status = status_of(message.at("status"));
        for (auto* list : {&results, &report.checks}) {
            for (Result& result : *list) {
                if (result.id != id || result.status == Status::fail) continue;
                result.status = status;
                result.detail = message.at("detail");
            }
        }
    }

    static void blame(std::vector<Result>& results, const Departure& departure) {
        for (Result& result : results) {
            if (result.id == departure.check) {
                result.status = Status::crash;
                result.detail = "The module " + departure.how +
                                (departure.game.empty() ? "" : " in " + departure.game) + ", at step " +
                                std::to_string(departure.step) + ". " + rule_and_remedy(result.id) +
                                (departure.again.empty() ? "" : " See it again: " + departure.again) +
                                (departure.output.empty() ? "" : " It wrote: " + departure.output);
            } else if (result.status == Status::pass) {
                result.status = Status::skip;
                result.detail = "Not looked at to the end: the module " + departure.how + ".";
            }
        }
    }

    fs::path module_;
    const Settings& settings_;
};

}  // namespace

std::string_view word(Status status) { return words[static_cast<std::size_t>(status)]; }

const Result* Report::find(std::string_view id) const {
    const auto found = std::find_if(checks.begin(), checks.end(), [&](const Result& each) { return each.id == id; });
    return found == checks.end() ? nullptr : &*found;
}

nlohmann::json Report::json() const {
    nlohmann::json list = nlohmann::json::array();
    for (const Result& result : checks)
        list.push_back({{"id", result.id}, {"status", word(result.status)}, {"detail", result.detail}});
    return {{"module", module}, {"checks", list}, {"passed", passed}, {"failed", failed}};
}

Report run(const fs::path& module, const Settings& given) {
    const nlohmann::json manifest = manifest_beside(module);
    const Settings settings = checked(given, manifest);
    Reporter reporter(module, settings);
    reporter.report.module =
        manifest.is_object() ? manifest.value("id", module.stem().string()) : module.stem().string();
    for (const Group& group : groups) {
        if (group.name == "shape" || reporter.loaded()) reporter.look(group);
        else reporter.skip(group);
    }
    if (!reporter.loaded()) reporter.nothing_looked_at();
    for (const Result& result : reporter.report.checks) {
        reporter.report.passed += result.status == Status::pass;
        reporter.report.failed += result.status == Status::fail || result.status == Status::crash;
    }
    return reporter.report;
}

}  // namespace sitdown::host::conformance
