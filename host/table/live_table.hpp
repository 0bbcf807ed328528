// A session at the window: persons who share one screen, bots beside it, and the curtain between persons.
#pragma once

#include <QTimer>

#include "host/session/session.hpp"
#include "host/table/bot_desk.hpp"
#include "host/table/game_table.hpp"

namespace sitdown::host {

class LiveTable : public GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("tables are opened by the program")

    // Up: nothing of any view is in this table, only public words.
    Q_PROPERTY(bool curtain READ curtain NOTIFY curtainChanged)
    Q_PROPERTY(int nextSeat READ nextSeat NOTIFY curtainChanged)  // whom to pass the screen to
    Q_PROPERTY(bool over READ over NOTIFY viewChanged)
    Q_PROPERTY(bool optional READ optional NOTIFY viewChanged)  // may be passed for the rest of the phase
    Q_PROPERTY(bool secret READ secret NOTIFY viewChanged)      // an answer can be taken back until all are in
    Q_PROPERTY(QVariantMap proposal READ proposal NOTIFY proposalChanged)  // {by, leaves}; empty: none
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY paceChanged)  // milliseconds that a bot takes at least
    Q_PROPERTY(QString journal READ journal CONSTANT)
    // The entry of the log whose moment is shown instead of now; -1: now. Then nothing can be done at the table.
    Q_PROPERTY(int moment READ moment NOTIFY viewChanged)

public:
    LiveTable(std::unique_ptr<Session>, std::uint64_t bot_seed, QObject* parent = nullptr);
    ~LiveTable() override;

    bool curtain() const { return curtain_; }
    int nextSeat() const { return next_ ? static_cast<int>(*next_) : -1; }
    bool over() const { return session_->over(); }
    bool optional() const { return session_->status().optional != 0; }
    bool secret() const { return session_->status().window != 0; }
    QVariantMap proposal() const;
    int pace() const { return pace_; }
    void setPace(int);
    QString journal() const;
    int moment() const { return moment_; }

    // The person named on the curtain is in front of the screen.
    Q_INVOKABLE void reveal();
    Q_INVOKABLE void hide();
    void commit(int amount) override;
    QString whyNot(const QString& reference) override;
    Q_INVOKABLE void lookBack(int entry);
    Q_INVOKABLE void lookNow() { lookBack(-1); }
    Q_INVOKABLE void undo();
    Q_INVOKABLE void resetTurn();
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void undoTo(int entry);
    Q_INVOKABLE void agree();
    Q_INVOKABLE void refuse();
    Q_INVOKABLE void passRest();
    Q_INVOKABLE bool saveTo(const QString& file);

    Session& session() { return *session_; }

Q_SIGNALS:
    void curtainChanged();
    void proposalChanged();
    void paceChanged();
    // The same person goes on, or another one whose view holds no secret: no curtain, only a word.
    void turned(int seat);

protected:
    bool at_once() const override;

private:
    void heard(const Change&);
    void schedule();
    void advance();
    void ask_bots();
    void take_answer(quint32 seat, quint64 number, quint32 id, qint32 amount);
    void choose_viewer();
    bool has_secrets(std::uint32_t seat) const;
    void refresh();
    template <class Action>
    void guarded(Action);

    std::unique_ptr<Session> session_;
    BotDesk* desk_;
    QTimer due_, pacing_;
    std::size_t handle_ = 0;
    std::vector<std::uint32_t> persons_;
    std::optional<std::uint32_t> looking_, next_;  // who sits in front of the screen; who should
    bool curtain_ = false, scheduled_ = false, log_anew_ = true;
    bool handed_in_ = false;  // the answer is in, and the screen does not know it yet
    int pace_ = 400, moment_ = -1;
    QVariantList heard_;
};

}  // namespace sitdown::host
