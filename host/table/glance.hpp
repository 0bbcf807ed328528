// A saved game at a glance: what everybody at its table knows, and nothing of any hand.
#pragma once

#include <QVariantMap>
#include <memory>

#include "host/rules/rules.hpp"
#include "host/session/journal.hpp"

namespace sitdown::host {

class Session;

// {path, game, title, players:[{name,kind,person}], choices, over, problem, created, saved}; `saved` in words.
QVariantMap session_card(const JournalSummary&, const QString& title, const QString& problem);

// The spectator's view of where a journal stopped: {standing, waiting:[seat], scores:[text], winners:[seat], curtain,
// drawing (as a cover), tokens:[{x,y,seat}]}. Plays the journal again.
QVariantMap glance_at(std::shared_ptr<const Rules>, const JournalContents&);

// "Round 5, Declarations."
QString standing_of(const Session&);

}  // namespace sitdown::host
