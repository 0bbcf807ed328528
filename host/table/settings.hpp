// What a person has set, kept in one file. A damaged file is put aside and the defaults are used.
#pragma once

#include <QObject>
#include <QVariantMap>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <qqmlregistration.h>

namespace sitdown::host {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("settings belong to the program")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)             // "dark" or "light"
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)  // 0.8 to 1.6
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY changed)              // 0: nothing moves; 1 usual; up to 3
    Q_PROPERTY(bool discreet READ discreet WRITE setDiscreet NOTIFY changed)
    Q_PROPERTY(QString renderer READ renderer WRITE setRenderer NOTIFY changed)    // "auto", "software"; from the next start
    Q_PROPERTY(QString problem READ problem CONSTANT)

public:
    explicit Settings(std::filesystem::path file, QObject* parent = nullptr);

    QString theme() const;
    double textScale() const;
    double speed() const;
    bool discreet() const;
    QString renderer() const;
    void setTheme(const QString&);
    void setTextScale(double);
    void setSpeed(double);
    void setDiscreet(bool);
    void setRenderer(const QString&);

    // What a file says before there is a window; touches nothing.
    static QString renderer_in(const std::filesystem::path& file);

    // Why the file could not be used; empty: it was fine or there was none.
    QString problem() const { return problem_; }

    // For a picture or a test: not kept.
    void override(const QString& theme, double speed);

    // The last set-up of a game, as the set-up screen made it.
    QVariantMap setup(const QString& game) const;
    void rememberSetup(const QString& game, const QVariantMap&);

Q_SIGNALS:
    void changed();
    void failed(const QString& message);

private:
    void set(const char* key, nlohmann::json value);
    void save();

    std::filesystem::path file_;
    nlohmann::json values_ = nlohmann::json::object();
    QString problem_;
};

}  // namespace sitdown::host
