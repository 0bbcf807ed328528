// Bots think beside the window, each on a world resampled for its seat; their answers come back to the window's thread.
#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <memory>

#include "host/bots/bots.hpp"

namespace sitdown::host {

class BotDesk : public QObject {
    Q_OBJECT

public:
    // One bot for each seat whose kind names one; persons have none.
    BotDesk(std::shared_ptr<const Rules>, const std::vector<std::string>& kinds, std::uint64_t seed, QObject* parent);
    ~BotDesk() override;

    bool sits_at(std::uint32_t seat) const { return bots_.contains(seat); }
    bool thinking(std::uint32_t seat) const;
    // `number` is handed back, so that an answer to an old question is known as one.
    void ask(std::uint32_t seat, State world, std::uint64_t number);

Q_SIGNALS:
    void answered(quint32 seat, quint64 number, quint32 id, qint32 amount);
    void failed(const QString& message);

private:
    struct Place;
    std::shared_ptr<const Rules> rules_;
    std::map<std::uint32_t, std::shared_ptr<Place>> bots_;
};

}  // namespace sitdown::host
