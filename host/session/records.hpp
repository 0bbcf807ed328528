// Journal records as JSON and back.
#pragma once

#include "host/session/journal.hpp"

namespace sitdown::host {

Ordered to_json(const Record&);
// Throws Error bad_input that names the field.
Record record_from(const Json&);

}  // namespace sitdown::host
