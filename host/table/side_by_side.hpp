// The comparison of rule sets as a page shows it.
#pragma once

#include <QVariantMap>
#include <memory>
#include <vector>

namespace sitdown::host {

class Module;

// {titles:[text], versions:[text], rows:[{kind, title, cells, same}]}. Kinds: "heading" (a section begins), "fact" (a
// text in each cell, empty: it has none), "held" (true where the rule set has it), "list" (lines in each cell: what
// only that rule set has), "numbered" (the same, in an order).
QVariantMap side_by_side(const std::vector<std::shared_ptr<const Module>>&);

}  // namespace sitdown::host
