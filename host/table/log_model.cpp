#include "host/table/log_model.hpp"

#include "host/table/variant.hpp"

namespace sitdown::host {

int LogModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(lines_.size()); }

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& [event, entry] = lines_[static_cast<std::size_t>(index.row())];
    const auto text = [&event = event](const char* key) { return to_qt(event.value(key, std::string())); };
    switch (role) {
    case TextRole: return text("text");
    case SeatRole: return event.value("by", -1);
    case VerbRole: return text("verb");
    case FromRole: return text("from");
    case ToRole: return text("to");
    case FaceRole: return text("face");
    case EntryRole: return entry;
    default: return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const {
    return {{TextRole, "text"}, {SeatRole, "seat"}, {VerbRole, "verb"}, {FromRole, "from"}, {ToRole, "to"}, {FaceRole, "face"}, {EntryRole, "entry"}};
}

void LogModel::update(const nlohmann::json& log, bool anew) {
    if (anew || log.size() < heard_) {
        beginResetModel();
        lines_.clear();
        heard_ = 0;
        for (; heard_ < log.size(); ++heard_) {
            if (log[heard_].contains("text")) lines_.push_back({log[heard_], static_cast<int>(heard_)});
        }
        endResetModel();
        return;
    }
    std::vector<Line> fresh;
    for (; heard_ < log.size(); ++heard_) {
        if (log[heard_].contains("text")) fresh.push_back({log[heard_], static_cast<int>(heard_)});
    }
    if (fresh.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(fresh.size()) - 1);
    lines_.insert(lines_.end(), fresh.begin(), fresh.end());
    endInsertRows();
}

}  // namespace sitdown::host
