// The log of one viewer: the events that have a line, in order.
#pragma once

#include <QAbstractListModel>
#include <nlohmann/json.hpp>
#include <qqmlregistration.h>
#include <vector>

namespace sitdown::host {

class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the log belongs to a table")

public:
    enum Role { TextRole = Qt::UserRole + 1, SeatRole, VerbRole, FromRole, ToRole, FaceRole, EntryRole };
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // The whole log of the viewer as the session keeps it; only what is new is inserted if it merely grew.
    void update(const nlohmann::json& log, bool anew);

private:
    struct Line {
        nlohmann::json event;
        int entry;  // place in the session's log, for undo
    };
    std::vector<Line> lines_;
    std::size_t heard_ = 0;
};

}  // namespace sitdown::host
