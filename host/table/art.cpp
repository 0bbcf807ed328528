#include "host/table/art.hpp"

#include "host/table/card_art.hpp"
#include "host/table/glyphs.hpp"

namespace sitdown::host {

QString Art::glyph(const QString& name) const { return Glyphs::all().has(name) ? name : QString(); }
QString Art::colourOf(const QString& word) const { return colour_of_word(word).name(); }

}  // namespace sitdown::host
