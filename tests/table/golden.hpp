// Pictures that were looked at once and must stay so. Kept small: half a thousand pixels wide, few shades. Compared with
// a tolerance, so that a hairline may wander. SITDOWN_GOLDEN=update writes them anew, on purpose and never by a plain run.
#pragma once

#include <QImage>
#include <string>

namespace sitdown::host {

// Empty if the picture is as it was; else what is wrong and where to look.
std::string compare_with_golden(const QImage&, const std::string& name);

}  // namespace sitdown::host
