#include "transcript.hpp"

#include <QAbstractItemModel>
#include <QAccessible>
#include <QJSValue>
#include <QJsonDocument>
#include <QMetaProperty>
#include <QQmlEngine>
#include <QUrl>
#include <algorithm>
#include <map>

#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

// Texts, and lists and maps of them; numbers too where they are what a model or a view says.
std::string in_words(const QVariant& value, bool numbers) {
    if (value.userType() == qMetaTypeId<QJSValue>()) {
        const QJSValue script = value.value<QJSValue>();
        return script.isQObject() || script.isCallable() ? std::string() : in_words(script.toVariant(), numbers);
    }
    switch (value.typeId()) {
    case QMetaType::QString: return value.toString().toStdString();
    case QMetaType::QUrl: return value.toUrl().toString(QUrl::FullyEncoded).toStdString();
    case QMetaType::QStringList: return value.toStringList().join(QLatin1Char('|')).toStdString();
    case QMetaType::QVariantList: {
        std::string all;
        for (const QVariant& each : value.toList()) all += in_words(each, true) + "|";
        return all;
    }
    case QMetaType::QVariantMap: {
        std::string all;
        const QVariantMap map = value.toMap();
        for (auto each = map.begin(); each != map.end(); ++each) all += each.key().toStdString() + ":" + in_words(each.value(), true) + "|";
        return all;
    }
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::Double:
    case QMetaType::Bool: return numbers ? value.toString().toStdString() : std::string();
    default: return {};
    }
}

class Reader {
public:
    std::vector<Line> lines;

    void read(QObject* object) {
        if (!object || !met_.insert(object).second) return;
        const std::string where = std::string(object->metaObject()->className());
        const bool ours = qobject_cast<GameTable*>(object) || qobject_cast<PlaceModel*>(object) || qobject_cast<Spot*>(object);
        const QMetaObject* meta = object->metaObject();
        for (int index = 0; index < meta->propertyCount(); ++index) {
            const QMetaProperty property = meta->property(index);
            if (!property.isReadable()) continue;
            say(where + "." + property.name(), in_words(property.read(object), ours));
        }
        for (const QByteArray& name : object->dynamicPropertyNames()) say(where + "." + name.toStdString(), in_words(object->property(name), ours));
        if (const auto* model = qobject_cast<QAbstractItemModel*>(object)) read_rows(*model, where);
        if (auto* item = qobject_cast<QQuickItem*>(object)) {
            read_aloud(item, where);
            for (QQuickItem* child : item->childItems()) read(child);
        }
        for (QObject* child : object->children()) read(child);
    }

private:
    void say(std::string where, std::string text) {
        if (!text.empty()) lines.push_back({std::move(where), std::move(text)});
    }
    void read_rows(const QAbstractItemModel& model, const std::string& where) {
        const auto roles = model.roleNames();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (auto role = roles.begin(); role != roles.end(); ++role) {
                say(where + "[]." + role.value().toStdString(), in_words(model.data(model.index(row, 0), role.key()), true));
            }
        }
    }
    void read_aloud(QQuickItem* item, const std::string& where) {
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
        if (!spoken) return;
        for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
            say(where + " aloud", spoken->text(kind).toStdString());
        }
    }
    std::set<QObject*> met_;
};

void collect_faces(const Json& items, std::set<std::string>& into) {
    for (const Json& item : items) {
        if (item.contains("face")) into.insert(item.at("face").get<std::string>());
        collect_faces(item.value("on", Json::array()), into);
    }
}

std::set<std::string> faces_in(const Json& view) {
    std::set<std::string> all;
    for (const Json& place : view.at("places")) collect_faces(place.value("items", Json::array()), all);
    return all;
}

// What the viewer may read anyway: the rules, his own view, log and question, and the cards he knows, whole.
std::string known_to(const Session& session, std::uint32_t viewer, const Json& view) {
    const Json& components = session.rules().components();
    std::string all = session.rules().manifest().dump() + components.at("components").dump() + components.value("texts", Json()).dump();
    all += view.dump() + session.log(viewer).dump() + session.prompt(viewer).dump();
    if (viewer != spectator) all += session.choices(viewer).dump();
    for (const Participant& player : session.players()) all += player.name;
    std::string with_cards = all;
    for (const Json& face : components.at("faces")) {
        if (all.find("\"" + face.at("id").get<std::string>() + "\"") != all.npos) with_cards += face.dump();
    }
    return with_cards;
}

bool ends_with_face(const std::string& text, const std::string& id) {
    const std::string address = "image://card/face/", end = "/" + QUrl::toPercentEncoding(to_qt(id)).toStdString();
    return text.starts_with(address) && text.ends_with(end);
}

}  // namespace

std::vector<Line> transcript(Stage& stage) {
    Reader reader;
    reader.read(stage.window());
    reader.read(stage.window()->contentItem());
    reader.read(stage.table());
    for (const char* name : {"Desk", "Theme"}) reader.read(stage.singleton(name));
    return std::move(reader.lines);
}

Secrets secrets_from(const Session& session, std::uint32_t viewer) {
    const Json own = session.view(viewer);
    const std::string known = known_to(session, viewer, own);
    std::map<std::string, std::string> names;
    for (const Json& face : session.rules().components().at("faces")) names[face.at("id")] = face.value("name", "");
    std::set<std::string> faces, numbers;
    for (std::uint32_t seat = 0; seat < session.players().size(); ++seat) {
        if (seat == viewer) continue;
        const Json view = session.view(seat);
        for (const std::string& face : faces_in(view)) faces.insert(face);
        for (const auto& [reference, value] : view.at("numbers").items()) {
            if (!own.at("numbers").contains(reference)) numbers.insert(reference);
        }
    }
    Secrets out;
    out.numbers.assign(numbers.begin(), numbers.end());
    for (const std::string& face : faces) {
        if (known.find("\"" + face + "\"") != known.npos || known.find("face:" + face + "\"") != known.npos) continue;
        const std::string& name = names[face];
        // A name that the rules or a known card speak of anyway betrays nothing; the identity still would.
        out.faces.push_back({face, name.empty() || known.find(name) != known.npos ? std::string() : name});
    }
    return out;
}

std::vector<std::string> betrayals(const std::vector<Line>& lines, const Secrets& secrets, GameTable* table) {
    std::vector<std::string> out;
    for (const Line& line : lines) {
        for (const Secrets::Face& face : secrets.faces) {
            const bool told = line.text == face.id || ends_with_face(line.text, face.id) || line.text.find("face:" + face.id + "|") != line.text.npos ||
                              (!face.name.empty() && line.text.find(face.name) != line.text.npos);
            if (told) out.push_back(face.id + " by " + line.whole());
        }
    }
    for (const std::string& reference : secrets.numbers) {
        const auto dot = reference.find('.');
        const Spot* spot = table->spot(to_qt(reference.substr(0, dot)));
        if (dot == reference.npos ? spot->number().isValid() : false) out.push_back("the number of " + reference);
        for (const QVariant& each : spot->numbers()) {
            if (dot != reference.npos && each.toMap().value("unit").toString().toStdString() == reference.substr(dot + 1)) out.push_back("the number of " + reference);
        }
    }
    return out;
}

std::vector<std::string> differences(const std::vector<Line>& one, const std::vector<Line>& other) {
    std::multiset<std::string> left, right;
    for (const Line& line : one) left.insert(line.whole());
    for (const Line& line : other) right.insert(line.whole());
    std::vector<std::string> out;
    std::set_symmetric_difference(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(out));
    return out;
}

}  // namespace sitdown::host
