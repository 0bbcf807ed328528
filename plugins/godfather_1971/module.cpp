#include "game.hpp"

SITDOWN_EXPORT(godfather::Godfather)
