// What the view and the question say of one reference: its light, marks and numbers. Made when the table first draws the
// thing, and told of every change, so that nothing else is drawn anew.
#pragma once

#include <QObject>
#include <QVariant>
#include <qqmlregistration.h>

namespace sitdown::host {

class Spot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("spots belong to a table")
    Q_PROPERTY(QString light READ light NOTIFY lightChanged)  // "", available, legal, selected, target
    Q_PROPERTY(QVariantList marks READ marks NOTIFY marksChanged)  // {style, seat, text}
    Q_PROPERTY(QVariant number READ number NOTIFY numbersChanged)  // of a counter, track or die; undefined: not known
    Q_PROPERTY(QVariantList numbers READ numbers NOTIFY numbersChanged)  // {unit, value}, in the manifest's order of units
    Q_PROPERTY(QString focus READ focus NOTIFY focusChanged)  // what is being resolved here

public:
    using QObject::QObject;

    QString light() const { return light_; }
    QVariantList marks() const { return marks_; }
    QVariant number() const { return number_; }
    QVariantList numbers() const { return numbers_; }
    QString focus() const { return focus_; }

    void setLight(const QString&);
    void setMarks(const QVariantList&);
    void setNumbers(const QVariant& own, const QVariantList& byUnit);
    void setFocus(const QString&);

Q_SIGNALS:
    void lightChanged();
    void marksChanged();
    void numbersChanged();
    void focusChanged();

private:
    QString light_, focus_;
    QVariantList marks_, numbers_;
    QVariant number_;
};

}  // namespace sitdown::host
