// One table as one viewer sees it: what the generic QML table draws and clicks on. Knows component kinds, no game. All
// of it is made from that viewer's view. A live table and a replay fill it.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <memory>
#include <nlohmann/json.hpp>
#include <qqmlregistration.h>
#include <unordered_map>

#include "host/rules/rules.hpp"
#include "host/table/chooser.hpp"
#include "host/table/log_model.hpp"
#include "host/table/place_model.hpp"
#include "host/table/spot.hpp"

namespace sitdown::host {

class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("tables are opened by the program")

    // What cannot change during a game.
    Q_PROPERTY(QVariantMap manifest READ manifest CONSTANT)
    Q_PROPERTY(QVariantList components READ components CONSTANT)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY seatsChanged)  // {seat, name, kind, person}
    Q_PROPERTY(QVariantMap options READ options CONSTANT)

    // Where the game stands for the viewer.
    Q_PROPERTY(int viewer READ viewer NOTIFY viewChanged)  // 15: a spectator
    Q_PROPERTY(QString phase READ phase NOTIFY viewChanged)
    Q_PROPERTY(int round READ round NOTIFY viewChanged)
    Q_PROPERTY(QString ending READ ending NOTIFY viewChanged)
    Q_PROPERTY(QVariantList waiting READ waiting NOTIFY viewChanged)  // seats
    Q_PROPERTY(QVariantList order READ order NOTIFY viewChanged)
    Q_PROPERTY(QVariantList focus READ focus NOTIFY viewChanged)
    Q_PROPERTY(QVariantList standings READ standings NOTIFY viewChanged)  // {score, place} per seat
    Q_PROPERTY(LogModel* log READ log CONSTANT)

    // What the viewer is asked.
    Q_PROPERTY(QString prompt READ prompt NOTIFY viewChanged)
    Q_PROPERTY(QString help READ help NOTIFY viewChanged)
    Q_PROPERTY(bool acting READ acting NOTIFY viewChanged)
    Q_PROPERTY(QVariantList buttons READ buttons NOTIFY chooserChanged)  // {act, label, note, targets, lens, passes}
    Q_PROPERTY(QVariantList menu READ menu NOTIFY chooserChanged)        // {id, label, note, face}
    Q_PROPERTY(QVariantMap ready READ ready NOTIFY chooserChanged)       // {id, text, note, range?}; empty: nothing yet
    Q_PROPERTY(QStringList concerned READ concerned NOTIFY chooserChanged)  // components that the lens points at

public:
    explicit GameTable(std::shared_ptr<const Rules>, QObject* parent = nullptr);
    ~GameTable() override;

    QVariantMap manifest() const { return manifest_; }
    QVariantList components() const { return components_; }
    QVariantMap options() const;
    QVariantList seats() const { return seats_; }
    int viewer() const { return viewer_; }
    QString phase() const { return text_of("phase"); }
    int round() const { return view_.value("round", 0); }
    QString ending() const;
    QVariantList waiting() const;
    QVariantList order() const;
    QVariantList focus() const;
    QVariantList standings() const { return standings_; }
    LogModel* log() const { return log_; }
    QString prompt() const;
    QString help() const;
    bool acting() const { return acting_; }
    QVariantList buttons() const;
    QVariantList menu() const;
    QVariantMap ready() const;
    QStringList concerned() const;

    Q_INVOKABLE sitdown::host::PlaceModel* place(const QString& reference);
    Q_INVOKABLE sitdown::host::Spot* spot(const QString& reference);
    Q_INVOKABLE QVariantMap face(const QString& id) const;
    Q_INVOKABLE QVariantMap token(const QString& id) const;
    Q_INVOKABLE QVariantMap component(const QString& id) const;
    // A board as it is drawn, turned by a quarter if asked: with the key of its picture.
    Q_INVOKABLE QVariantMap board(const QString& id, bool turned) const;
    Q_INVOKABLE QVariantMap unit(const QString& id) const;
    Q_INVOKABLE QVariantList faceIds() const;
    // "$1,250", "3 points"
    Q_INVOKABLE QString amount(qlonglong number, const QString& unit) const;
    // The same where the word stands beside it: "$1,250", "3"
    Q_INVOKABLE QString figure(qlonglong number, const QString& unit) const;

    Q_INVOKABLE virtual void press(int button);
    Q_INVOKABLE virtual void pick(qlonglong id);
    Q_INVOKABLE virtual bool click(const QString& reference);
    Q_INVOKABLE virtual void back();
    // Hands in what is ready.
    Q_INVOKABLE virtual void commit(int amount);
    Q_INVOKABLE virtual QString whyNot(const QString& reference);

Q_SIGNALS:
    void seatsChanged();
    void viewChanged();
    void chooserChanged();
    // Events that the viewer was told, in order, with beats: for what moves on the screen.
    void happened(const QVariantList& events);
    void failed(const QString& message);

protected:
    struct Picture {
        std::uint32_t viewer = spectator;
        Json view = Json::object(), prompt = Json::object(), choices = Json::array();
        std::vector<sd_standing> standings;
    };
    void show(Picture);
    void set_seats(QVariantList);
    // Whether what is ready may be done by the click that made it ready: it can be undone, and the click named it.
    virtual bool at_once() const { return false; }
    const Rules& rules() const { return *rules_; }
    std::shared_ptr<const Rules> shared_rules() const { return rules_; }
    Chooser& chooser() { return chooser_; }
    const Chooser& chooser() const { return chooser_; }

private:
    QString text_of(const char* key) const;
    void show_places();
    void show_spots();
    void show_lights();
    void fill(Spot&, const std::string& reference) const;
    void light_up(Spot&, const std::string& reference) const;
    void after_choosing(bool changed);
    void go_through();

    std::shared_ptr<const Rules> rules_;
    QVariantMap manifest_, faces_, tokens_;
    QVariantList components_, seats_, standings_;
    std::unordered_map<std::string, std::string> group_of_space_;
    Chooser chooser_;
    Json view_ = Json::object(), prompt_ = Json::object();
    int viewer_ = static_cast<int>(spectator);
    bool acting_ = false;
    LogModel* log_;
    std::unordered_map<std::string, PlaceModel*> places_;
    std::unordered_map<std::string, Spot*> spots_;
    std::string through_;  // what was clicked inside a region that was meant first
    // The view by reference, so that a spot is filled without a search.
    std::unordered_map<std::string, QVariantList> marks_at_;
    std::unordered_map<std::string, QVariantList> numbers_at_;
    std::unordered_map<std::string, std::string> focus_at_;
};

}  // namespace sitdown::host
