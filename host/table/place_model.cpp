#include "host/table/place_model.hpp"

#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

using Json = nlohmann::json;

// The same thing before and after an update, whatever has changed about it.
bool same_thing(const Json& a, const Json& b) {
    for (const char* key : {"face", "token", "owner"}) {
        if (a.contains(key) != b.contains(key) || (a.contains(key) && a[key] != b[key])) return false;
    }
    return true;
}

QVariant member(const Json& item, const char* key, const Json& otherwise) {
    const auto found = item.find(key);
    return to_variant(found == item.end() ? otherwise : *found);
}

}  // namespace

PlaceModel::PlaceModel(QString reference, QObject* parent) : QAbstractListModel(parent), reference_(std::move(reference)) {}

int PlaceModel::count() const {
    int total = hidden_;
    for (const Json& item : items_) total += item.value("n", 1);
    return total;
}

int PlaceModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : shown(); }

QVariant PlaceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Json& item = items_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case FaceRole: return member(item, "face", "");
    case TokenRole: return member(item, "token", "");
    case OwnerRole: return member(item, "owner", -1);
    case CountRole: return member(item, "n", 1);
    case UpRole: return member(item, "up", true);
    case TurnedRole: return member(item, "turned", 0);
    case StatesRole: return member(item, "states", Json::array());
    case NumbersRole: return member(item, "numbers", Json::object());
    case OnRole: return member(item, "on", Json::array());
    case TentativeRole: return member(item, "tentative", false);
    case PickedRole: return member(item, "picked", false);
    case RememberedRole: return member(item, "remembered", false);
    case ReferenceRole: return QString(reference_ + QLatin1Char('#') + QString::number(index.row()));
    default: return {};
    }
}

QHash<int, QByteArray> PlaceModel::roleNames() const {
    return {{FaceRole, "face"}, {TokenRole, "token"}, {OwnerRole, "owner"}, {CountRole, "copies"}, {UpRole, "up"},
            {TurnedRole, "turned"}, {StatesRole, "conditions"}, {NumbersRole, "numbers"}, {OnRole, "on"},
            {TentativeRole, "tentative"}, {PickedRole, "picked"}, {RememberedRole, "remembered"}, {ReferenceRole, "reference"}};
}

QVariantMap PlaceModel::get(int row) const {
    QVariantMap out;
    const auto roles = roleNames();
    for (auto role = roles.begin(); role != roles.end(); ++role) out.insert(QString::fromLatin1(role.value()), data(index(row), role.key()));
    return out;
}

void PlaceModel::update(const Json& content) {
    const Json items = content.is_object() ? content.value("items", Json::array()) : Json::array();
    const int hidden = content.is_object() ? content.value("hidden", 0) : 0;
    if (items == items_ && hidden == hidden_) return;
    hidden_ = hidden;
    merge(items);
    // Rows that have moved up or down are found under another reference.
    if (!items_.empty()) Q_EMIT dataChanged(index(0), index(shown() - 1), {ReferenceRole});
    Q_EMIT changed();
}

// Goes along the new list: what is gone is removed, what is new is put in, what is the same is told of its changes.
void PlaceModel::merge(const Json& items) {
    for (std::size_t at = 0; at < items.size(); ++at) {
        std::size_t found = at;
        while (found < items_.size() && !same_thing(items_[found], items[at])) ++found;
        const auto row = static_cast<int>(at);
        if (found == items_.size()) {
            beginInsertRows({}, row, row);
            items_.insert(items_.begin() + row, items[at]);
            endInsertRows();
            continue;
        }
        if (found > at) {
            beginRemoveRows({}, row, static_cast<int>(found) - 1);
            items_.erase(items_.begin() + row, items_.begin() + static_cast<int>(found));
            endRemoveRows();
        }
        if (items_[at] != items[at]) {
            items_[at] = items[at];
            Q_EMIT dataChanged(index(row), index(row));
        }
    }
    if (items_.size() > items.size()) {
        beginRemoveRows({}, static_cast<int>(items.size()), static_cast<int>(items_.size()) - 1);
        items_.erase(items_.begin() + static_cast<int>(items.size()), items_.end());
        endRemoveRows();
    }
}

}  // namespace sitdown::host
