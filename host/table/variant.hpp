// JSON of the host as values that QML reads.
#pragma once

#include <QVariant>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace sitdown::host {

QVariant to_variant(const nlohmann::json&);
QString to_qt(const std::string&);

}  // namespace sitdown::host
