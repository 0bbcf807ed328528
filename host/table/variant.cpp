#include "host/table/variant.hpp"

#include <nlohmann/json.hpp>

namespace sitdown::host {

QString to_qt(const std::string& text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QVariant to_variant(const nlohmann::json& value) {
    using Type = nlohmann::json::value_t;
    switch (value.type()) {
    case Type::object: {
        QVariantMap map;
        for (const auto& [key, member] : value.items()) map.insert(to_qt(key), to_variant(member));
        return map;
    }
    case Type::array: {
        QVariantList list;
        list.reserve(static_cast<qsizetype>(value.size()));
        for (const auto& member : value) list.append(to_variant(member));
        return list;
    }
    case Type::string: return to_qt(value.get_ref<const std::string&>());
    case Type::boolean: return value.get<bool>();
    case Type::number_integer: return QVariant::fromValue<qlonglong>(value.get<qlonglong>());
    case Type::number_unsigned: return QVariant::fromValue<qlonglong>(value.get<qlonglong>());
    case Type::number_float: return value.get<double>();
    default: return {};
    }
}

}  // namespace sitdown::host
