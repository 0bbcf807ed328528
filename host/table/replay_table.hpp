// A game that was played, step by step. Of a game that is not over only what spectators saw.
#pragma once

#include "host/rules/words.hpp"
#include "host/session/timeline.hpp"
#include "host/table/game_table.hpp"

namespace sitdown::host {

class ReplayTable : public GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("replays are opened by the program")
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(int steps READ steps CONSTANT)
    Q_PROPERTY(bool finished READ finished CONSTANT)  // then any seat's view may be looked at
    // Where rounds and phases begin, as everybody knows: {step, text, round}; `round` where a new round begins.
    Q_PROPERTY(QVariantList chapters READ chapters CONSTANT)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY stepChanged)  // whose eyes; 15 = a spectator's, -1 = open

public:
    ReplayTable(Timeline, const std::vector<Participant>&, QObject* parent = nullptr);

    int step() const { return step_; }
    int steps() const { return static_cast<int>(whole_.size()); }
    bool finished() const { return whole_.status().ending != 0; }
    QVariantList chapters() const { return chapters_; }
    int seat() const { return seat_; }
    void setStep(int);
    void setSeat(int);
    // The step after which this entry of the log stands.
    Q_INVOKABLE int stepOfEntry(int entry) const;

Q_SIGNALS:
    void stepChanged();

private:
    void refresh(bool forward);
    void list_chapters();
    // What the viewer was told in this step goes to the log; returned too.
    QVariantList tell(std::size_t step, std::uint32_t viewer);
    Json open_view(const State&) const;

    Timeline whole_;
    std::vector<std::string> names_;
    Words words_;
    int step_ = 0, seat_ = static_cast<int>(spectator);
    Json entries_ = Json::array();  // the log of whoever looks, up to this step
    std::vector<std::size_t> entry_steps_;
    QVariantList chapters_;
};

}  // namespace sitdown::host
