#include "host/table/spot.hpp"

namespace sitdown::host {

void Spot::setLight(const QString& light) {
    if (light == light_) return;
    light_ = light;
    Q_EMIT lightChanged();
}

void Spot::setMarks(const QVariantList& marks) {
    if (marks == marks_) return;
    marks_ = marks;
    Q_EMIT marksChanged();
}

void Spot::setNumbers(const QVariant& own, const QVariantList& byUnit) {
    if (own == number_ && byUnit == numbers_) return;
    number_ = own;
    numbers_ = byUnit;
    Q_EMIT numbersChanged();
}

void Spot::setFocus(const QString& focus) {
    if (focus == focus_) return;
    focus_ = focus;
    Q_EMIT focusChanged();
}

}  // namespace sitdown::host
