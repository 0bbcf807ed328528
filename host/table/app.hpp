// The program behind the window: the shelf, sessions, the table that is open, settings. One per process.
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QThread>
#include <QVariantList>
#include <memory>

#include "host/plugin/shelf.hpp"
#include "host/session/journal.hpp"
#include "host/table/live_table.hpp"
#include "host/table/replay_table.hpp"
#include "host/table/settings.hpp"

namespace sitdown::host {

class App : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariantList games READ games NOTIFY gamesChanged)        // sound and rejected, in shelf order
    Q_PROPERTY(QVariantList sessions READ sessions NOTIFY sessionsChanged)  // newest first, finished and not
    Q_PROPERTY(sitdown::host::LiveTable* table READ table NOTIFY tableChanged)
    Q_PROPERTY(sitdown::host::ReplayTable* replay READ replay NOTIFY replayChanged)
    Q_PROPERTY(sitdown::host::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(QVariantList bots READ bots CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)
    // Modules are being tried out: until then `games` is what their manifests say.
    Q_PROPERTY(bool looking READ looking NOTIFY lookingChanged)

public:
    explicit App(QObject* parent);  // not made by QML: it asks create()
    ~App() override;
    // QML asks for the one that the program made.
    static App* create(QQmlEngine*, QJSEngine*);

    QVariantList games() const { return games_; }
    QVariantList sessions() const { return sessions_; }
    LiveTable* table() const { return table_.get(); }
    ReplayTable* replay() const { return replay_.get(); }
    Settings* settings() { return &settings_; }
    QVariantList bots() const;
    QString version() const;
    bool looking() const { return looking_; }

    // Titles at once where there are none yet; then all modules are tried out beside the thread that draws.
    Q_INVOKABLE void lookAgain();
    // Reads again which sessions there are.
    Q_INVOKABLE void lookAtSessions();
    // What everybody at the table knows of a saved game: see glance.hpp. {problem} if it cannot be read.
    Q_INVOKABLE QVariantMap glance(const QString& journal);
    // Where the open table stands, in words that everybody may read; for the curtain.
    Q_INVOKABLE QString standing() const;
    // The ways in which bots of this kind may lean, as the game declares them: {kind, label, about}.
    Q_INVOKABLE QVariantList leanings(const QString& game, const QString& bot);
    // What a cover is drawn from: components of the usual configuration; empty if the game cannot be made.
    Q_INVOKABLE QVariantMap cover(const QString& game);
    // Components and faces for the rules page: of the open table if it plays this game, else of the usual configuration.
    Q_INVOKABLE QVariantMap glossary(const QString& game);
    Q_INVOKABLE QString usualName(int seat) const;
    // The set-up screen's beginning: the last one of this game, else the usual one. {seats:[{name,kind}], options, seed}
    Q_INVOKABLE QVariantMap usualSetup(const QString& game);
    Q_INVOKABLE bool start(const QString& game, const QVariantMap& setup);
    Q_INVOKABLE bool resume(const QString& journal);
    Q_INVOKABLE bool openReplay(const QString& journal);
    Q_INVOKABLE void closeTable();
    Q_INVOKABLE void closeReplay();
    // Declared facts side by side, see side_by_side.hpp; empty for fewer than two games.
    Q_INVOKABLE QVariantMap compare(const QStringList& games);

    // For the program and its tests.
    std::shared_ptr<const Module> find(const std::string& game) { return shelf_->find(game); }
    void take(std::unique_ptr<Session>, std::uint64_t bot_seed);
    void show_replay(Timeline, const std::vector<Participant>&);

Q_SIGNALS:
    void gamesChanged();
    void sessionsChanged();
    void tableChanged();
    void replayChanged();
    void lookingChanged();
    void failed(const QString& message);

private:
    template <class Action>
    bool guarded(Action);
    std::shared_ptr<const Module> module(const QString& game);

    void list_games(const std::vector<ShelfEntry>&);
    void adopt(std::shared_ptr<Shelf>);
    QString title_of(const std::string& game) const;
    // Why this journal cannot go on; empty: it can.
    QString problem_of(const JournalSummary&) const;

    Settings settings_;
    std::shared_ptr<Shelf> shelf_;
    bool looking_ = false, again_ = false;  // again: asked for while looking
    std::unique_ptr<QThread> scout_;
    QHash<QString, bool> doubted_;  // looked at again once because its cover could not be made
    QVariantList games_, sessions_;
    std::unique_ptr<LiveTable> table_;
    std::unique_ptr<ReplayTable> replay_;
};

}  // namespace sitdown::host
