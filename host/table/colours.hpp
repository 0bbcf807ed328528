// Colours made of others.
#pragma once

#include <QColor>

namespace sitdown::host {

// So much of one, the rest of the other.
inline QColor mixed(const QColor& one, double amount, const QColor& other) {
    const auto between = [amount](float a, float b) { return static_cast<float>(b + (a - b) * amount); };
    return QColor::fromRgbF(between(one.redF(), other.redF()), between(one.greenF(), other.greenF()),
                            between(one.blueF(), other.blueF()));
}

}  // namespace sitdown::host
