#include "host/table/settings.hpp"

#include <QJsonDocument>
#include <algorithm>

#include "host/support/error.hpp"
#include "host/support/files.hpp"
#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

using Json = nlohmann::json;
constexpr std::size_t largest_file = std::size_t{1} << 20;

Json to_json(const QVariantMap& map) {
    return Json::parse(QJsonDocument::fromVariant(map).toJson(QJsonDocument::Compact).toStdString(), nullptr, false);
}

std::string text_or(const Json& values, const char* key, const std::string& otherwise) {
    const auto found = values.find(key);
    return found != values.end() && found->is_string() ? found->get<std::string>() : otherwise;
}

double number_or(const Json& values, const char* key, double otherwise, double least, double most) {
    const auto found = values.find(key);
    return found != values.end() && found->is_number() ? std::clamp(found->get<double>(), least, most) : otherwise;
}

}  // namespace

Settings::Settings(std::filesystem::path file, QObject* parent) : QObject(parent), file_(std::move(file)) {
    std::error_code ignored;
    if (file_.empty() || !std::filesystem::exists(file_, ignored)) return;
    try {
        values_ = Json::parse(read_file(file_, largest_file));
        if (!values_.is_object()) throw Error("bad_input", "it holds no settings");
    } catch (const std::exception& error) {
        values_ = Json::object();
        std::filesystem::rename(file_, file_.string() + ".damaged", ignored);
        problem_ = to_qt("The settings file was damaged and has been put aside as " + file_.filename().string() +
                         ".damaged; the usual settings are used.");
    }
}

QString Settings::renderer_in(const std::filesystem::path& file) {
    try {
        const Json values = Json::parse(read_file(file, largest_file));
        if (values.is_object() && text_or(values, "renderer", "auto") == "software") return QStringLiteral("software");
    } catch (const std::exception&) {  // none, or damaged: the window itself says so
    }
    return QStringLiteral("auto");
}

QString Settings::theme() const { return text_or(values_, "theme", "dark") == "light" ? QStringLiteral("light") : QStringLiteral("dark"); }
double Settings::textScale() const { return number_or(values_, "text_scale", 1, 0.8, 1.6); }
double Settings::speed() const { return number_or(values_, "speed", 1, 0, 3); }
bool Settings::discreet() const {
    const auto found = values_.find("discreet");
    return found != values_.end() && found->is_boolean() && found->get<bool>();
}
QString Settings::renderer() const { return text_or(values_, "renderer", "auto") == "software" ? QStringLiteral("software") : QStringLiteral("auto"); }

void Settings::setTheme(const QString& theme) { set("theme", theme.toStdString()); }
void Settings::setTextScale(double scale) { set("text_scale", std::clamp(scale, 0.8, 1.6)); }
void Settings::setSpeed(double speed) { set("speed", std::clamp(speed, 0.0, 3.0)); }
void Settings::setDiscreet(bool on) { set("discreet", on); }
void Settings::setRenderer(const QString& renderer) { set("renderer", renderer.toStdString()); }

QVariantMap Settings::setup(const QString& game) const {
    const Json all = values_.value("setups", Json::object());
    const auto found = all.find(game.toStdString());
    return found != all.end() && found->is_object() ? to_variant(*found).toMap() : QVariantMap();
}

void Settings::rememberSetup(const QString& game, const QVariantMap& setup) {
    Json& all = values_["setups"];
    if (!all.is_object()) all = Json::object();
    all[game.toStdString()] = to_json(setup);
    save();
}

void Settings::override(const QString& theme, double speed) {
    file_.clear();
    values_["theme"] = theme.toStdString();
    values_["speed"] = speed;
    Q_EMIT changed();
}

void Settings::set(const char* key, Json value) {
    if (values_.contains(key) && values_[key] == value) return;
    values_[key] = std::move(value);
    save();
    Q_EMIT changed();
}

void Settings::save() {
    if (file_.empty()) return;
    try {
        std::filesystem::create_directories(file_.parent_path());
        write_file(file_, values_.dump(2) + "\n");
    } catch (const std::exception& error) {
        Q_EMIT failed(to_qt(std::string("The settings could not be saved: ") + error.what()));
    }
}

}  // namespace sitdown::host
