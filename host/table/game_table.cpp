#include "host/table/game_table.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "host/support/text.hpp"
#include "host/table/board_art.hpp"
#include "host/table/card_art.hpp"
#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

QVariantMap by_id(const Json& list) {
    QVariantMap out;
    for (const Json& entry : list) out.insert(to_qt(entry.at("id").get<std::string>()), to_variant(entry));
    return out;
}

std::unordered_map<std::string, std::string> groups_of_spaces(const Json& components) {
    std::unordered_map<std::string, std::string> out;
    for (const Json& component : components.at("components")) {
        const std::string id = component.at("id");
        for (const Json& space : component.value("spaces", Json::array())) {
            if (!space.contains("group")) continue;
            out[id + "/" + space.at("id").get<std::string>()] = id + "/+" + space.at("group").get<std::string>();
        }
    }
    return out;
}

QString word(Light light) {
    switch (light) {
    case Light::legal: return QStringLiteral("legal");
    case Light::available: return QStringLiteral("available");
    case Light::thin: return QStringLiteral("thin");
    case Light::selected: return QStringLiteral("selected");
    default: return {};
    }
}

}  // namespace

GameTable::GameTable(std::shared_ptr<const Rules> rules, QObject* parent)
    : QObject(parent),
      rules_(std::move(rules)),
      manifest_(to_variant(rules_->manifest()).toMap()),
      faces_(CardBooks::add(rules_->components().at("faces"))),
      tokens_(by_id(rules_->components().at("tokens"))),
      components_(to_variant(rules_->components().at("components")).toList()),
      group_of_space_(groups_of_spaces(rules_->components())),
      chooser_(rules_->manifest().at("acts"),
               [this](const std::string& place) {
                   const auto found = group_of_space_.find(place);
                   return found == group_of_space_.end() ? std::string() : found->second;
               }),
      log_(new LogModel(this)) {}

GameTable::~GameTable() = default;

QVariantMap GameTable::options() const { return to_variant(rules_->setup().options).toMap(); }

QString GameTable::text_of(const char* key) const {
    const auto found = view_.find(key);
    return found != view_.end() && found->is_string() ? to_qt(found->get<std::string>()) : QString();
}

QString GameTable::ending() const {
    const QString id = text_of("ending");
    for (const Json& each : rules_->manifest().at("endings")) {
        if (to_qt(each.value("id", "")) == id) return to_qt(each.value("text", ""));
    }
    return id;
}

QVariantList GameTable::waiting() const { return to_variant(view_.value("waiting", Json::object()).value("seats", Json::array())).toList(); }
QVariantList GameTable::order() const { return to_variant(view_.value("order", Json::array())).toList(); }
QVariantList GameTable::focus() const { return to_variant(view_.value("focus", Json::array())).toList(); }
QString GameTable::prompt() const { return to_qt(prompt_.value(acting_ ? "text" : "wait", std::string())); }
QString GameTable::help() const { return acting_ ? to_qt(prompt_.value("help", std::string())) : QString(); }

QVariantList GameTable::buttons() const {
    QVariantList out;
    const auto& all = chooser_.buttons();
    for (const Chooser::Button& button : all) {
        // Two verbs with one word are told apart by what they are used on.
        QString label = to_qt(button.label);
        const auto alike = std::count_if(all.begin(), all.end(), [&](const auto& each) { return each.label == button.label; });
        if (alike > 1 && !button.first.empty()) {
            const QString id = to_qt(button.first.substr(0, button.first.find_first_of("@/#:")));
            const QString name = component(id).value("name").toString();
            if (!name.isEmpty()) label += QStringLiteral(": ") + name.toLower();
        }
        out.append(QVariantMap{{"act", to_qt(button.act)}, {"label", label}, {"note", to_qt(button.note)},
                               {"targets", button.targets}, {"lens", button.lens}, {"passes", button.passes}});
    }
    return out;
}

QVariantList GameTable::menu() const {
    QVariantList out;
    for (const Chooser::Button& entry : chooser_.menu()) {
        out.append(QVariantMap{{"id", static_cast<qlonglong>(entry.id)}, {"label", to_qt(entry.label)}, {"note", to_qt(entry.note)},
                               {"face", entry.first.starts_with("face:") ? to_qt(entry.first.substr(5)) : QString()}});
    }
    return out;
}

QVariantMap GameTable::ready() const {
    const auto& ready = chooser_.ready();
    if (!ready) return {};
    QVariantMap out{{"id", static_cast<qlonglong>(ready->id)}, {"text", to_qt(ready->text)}, {"note", to_qt(ready->note)}};
    if (ready->range) {
        out.insert("range", QVariantMap{{"min", ready->range->min}, {"max", ready->range->max}, {"step", ready->range->step},
                                        {"unit", to_qt(ready->range->unit)}});
    }
    return out;
}

PlaceModel* GameTable::place(const QString& reference) {
    const std::string key = reference.toStdString();
    auto& model = places_[key];
    if (!model) {
        model = new PlaceModel(reference, this);
        const Json places = view_.value("places", Json::object());
        model->update(places.contains(key) ? places.at(key) : Json());
    }
    return model;
}

QVariantMap GameTable::face(const QString& id) const { return faces_.value(id).toMap(); }
QVariantMap GameTable::token(const QString& id) const { return tokens_.value(id).toMap(); }
QVariantList GameTable::faceIds() const {
    QVariantList out;
    for (const Json& face : rules_->components().at("faces")) out.append(to_qt(face.at("id").get<std::string>()));
    return out;
}

QVariantMap GameTable::component(const QString& id) const {
    for (const QVariant& each : components_) {
        if (each.toMap().value("id") == id) return each.toMap();
    }
    return {};
}

QVariantMap GameTable::board(const QString& id, bool turned) const { return BoardBooks::add(component(id), turned); }

QVariantMap GameTable::unit(const QString& id) const {
    for (const QVariant& each : manifest_.value("units").toList()) {
        if (each.toMap().value("id") == id) return each.toMap();
    }
    return {};
}

QString GameTable::figure(qlonglong number, const QString& id) const {
    const QString prefix = unit(id).value("prefix").toString();
    if (number < 0 && !prefix.isEmpty()) return to_qt("\u2212") + prefix + to_qt(grouped_number(-number));
    return prefix + to_qt(grouped_number(number));
}

QString GameTable::amount(qlonglong number, const QString& id) const {
    const QVariantMap known = unit(id);
    QString suffix = known.value("suffix").toString();
    // One of them has a word of its own.
    if (number == 1 && known.contains("one")) suffix.replace(known.value("name").toString(), known.value("one").toString());
    return figure(number, id) + suffix;
}

void GameTable::set_seats(QVariantList seats) {
    seats_ = std::move(seats);
    Q_EMIT seatsChanged();
}

void GameTable::show(Picture picture) {
    viewer_ = static_cast<int>(picture.viewer);
    view_ = std::move(picture.view);
    prompt_ = std::move(picture.prompt);
    acting_ = !picture.choices.empty();
    standings_.clear();
    for (const sd_standing& each : picture.standings) standings_.append(QVariantMap{{"score", each.score}, {"place", each.place}});
    const bool other_question = chooser_.offer(picture.choices);
    show_places();
    show_spots();
    show_lights();
    Q_EMIT viewChanged();
    Q_EMIT chooserChanged();
    if (other_question) go_through();
}

void GameTable::show_places() {
    const Json none;
    const auto places = view_.find("places");
    for (auto& [reference, model] : places_) {
        if (places == view_.end()) model->update(none);
        else {
            const auto found = places->find(reference);
            model->update(found == places->end() ? none : *found);
        }
    }
}

// Units come in the manifest's order, so that a space always lists them alike.
void GameTable::show_spots() {
    marks_at_.clear();
    numbers_at_.clear();
    focus_at_.clear();
    for (const Json& mark : view_.value("marks", Json::array())) marks_at_[mark.at("at").get<std::string>()].append(to_variant(mark));
    for (const Json& at : view_.value("focus", Json::array())) focus_at_[at.at("at").get<std::string>()] = at.value("text", "");
    const Json numbers = view_.value("numbers", Json::object());
    std::map<std::string, std::map<std::string, QVariant>> by_place;
    for (const auto& [name, value] : numbers.items()) {
        const std::size_t dot = name.rfind('.');
        by_place[name.substr(0, dot)][dot == name.npos ? "" : name.substr(dot + 1)] = to_variant(value);
    }
    for (const auto& [place, values] : by_place) {
        QVariantList& list = numbers_at_[place];
        if (const auto own = values.find(""); own != values.end()) list.append(QVariantMap{{"unit", ""}, {"value", own->second}});
        for (const Json& unit : rules_->manifest().value("units", Json::array())) {
            const auto found = values.find(unit.at("id").get<std::string>());
            if (found != values.end()) list.append(QVariantMap{{"unit", to_qt(found->first)}, {"value", found->second}});
        }
    }
    for (auto& [reference, spot] : spots_) fill(*spot, reference);
}

void GameTable::fill(Spot& spot, const std::string& reference) const {
    const auto marks = marks_at_.find(reference);
    spot.setMarks(marks == marks_at_.end() ? QVariantList() : marks->second);
    const auto focus = focus_at_.find(reference);
    spot.setFocus(focus == focus_at_.end() ? QString() : to_qt(focus->second));
    QVariant own;
    QVariantList by_unit;
    if (const auto numbers = numbers_at_.find(reference); numbers != numbers_at_.end()) {
        by_unit = numbers->second;
        if (by_unit.first().toMap().value("unit").toString().isEmpty()) own = by_unit.takeFirst().toMap().value("value");
    }
    spot.setNumbers(own, by_unit);
}

void GameTable::light_up(Spot& spot, const std::string& reference) const {
    const Light light = chooser_.light(reference);
    spot.setLight(light == Light::legal && chooser_.harms(reference) ? QStringLiteral("target") : word(light));
}

void GameTable::show_lights() {
    for (auto& [reference, spot] : spots_) light_up(*spot, reference);
}

Spot* GameTable::spot(const QString& reference) {
    const std::string key = reference.toStdString();
    Spot*& known = spots_[key];
    if (!known) {
        known = new Spot(this);
        fill(*known, key);
        light_up(*known, key);
    }
    return known;
}

QStringList GameTable::concerned() const {
    std::set<std::string> out;
    for (const std::string& reference : chooser_.lit()) out.insert(reference.substr(0, reference.find_first_of("@/#:")));
    QStringList list;
    for (const std::string& component : out) list << to_qt(component);
    return list;
}

void GameTable::after_choosing(bool changed) {
    if (!changed) return;
    show_lights();
    Q_EMIT chooserChanged();
    if (chooser_.ready() && !chooser_.ready()->range && at_once()) commit(0);
}

void GameTable::press(int button) {
    through_.clear();
    after_choosing(button >= 0 && chooser_.press(static_cast<std::size_t>(button)));
}

void GameTable::pick(qlonglong id) { after_choosing(chooser_.pick(static_cast<std::uint32_t>(id))); }

// True if the click meant something.
bool GameTable::click(const QString& reference) {
    const std::string thing = reference.toStdString();
    if (chooser_.confirms(thing) && !chooser_.ready()->range) {
        commit(0);
        return true;
    }
    const bool changed = chooser_.click(thing);
    // A click that meant the region around the thing: once that is settled, the thing itself is meant.
    through_ = changed && !chooser_.path().empty() && chooser_.path().back() != thing ? thing : std::string();
    after_choosing(changed);
    return changed;
}

void GameTable::go_through() {
    const std::string thing = std::exchange(through_, {});
    if (!thing.empty() && chooser_.light(thing) == Light::legal) click(to_qt(thing));
}

void GameTable::back() {
    through_.clear();
    after_choosing(chooser_.back());
}
void GameTable::commit(int) {}
QString GameTable::whyNot(const QString&) { return {}; }

}  // namespace sitdown::host
