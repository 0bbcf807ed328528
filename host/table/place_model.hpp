// What lies in one place of the table, as its viewer sees it. Rows keep their identity over an update where they can,
// so that delegates move instead of being made anew.
#pragma once

#include <QAbstractListModel>
#include <QVariantMap>
#include <nlohmann/json.hpp>
#include <qqmlregistration.h>

namespace sitdown::host {

class PlaceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("places belong to a table")
    Q_PROPERTY(QString reference READ reference CONSTANT)
    Q_PROPERTY(int hidden READ hidden NOTIFY changed)   // cards that this viewer only counts
    Q_PROPERTY(int shown READ shown NOTIFY changed)     // rows
    Q_PROPERTY(int count READ count NOTIFY changed)     // both, copies counted

public:
    enum Role { FaceRole = Qt::UserRole + 1, TokenRole, OwnerRole, CountRole, UpRole, TurnedRole, StatesRole, NumbersRole, OnRole,
                TentativeRole, PickedRole, RememberedRole, ReferenceRole };

    PlaceModel(QString reference, QObject* parent);

    QString reference() const { return reference_; }
    int hidden() const { return hidden_; }
    int shown() const { return static_cast<int>(items_.size()); }
    int count() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex&, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    Q_INVOKABLE QVariantMap get(int row) const;

    // `content` is the entry of a view's `places`, or null: nothing lies there.
    void update(const nlohmann::json& content);

Q_SIGNALS:
    void changed();

private:
    void merge(const nlohmann::json& items);

    QString reference_;
    nlohmann::json items_ = nlohmann::json::array();
    int hidden_ = 0;
};

}  // namespace sitdown::host
