#include "host/table/bot_desk.hpp"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <atomic>
#include <sitdown/rng.hpp>

#include "host/table/variant.hpp"

namespace sitdown::host {

// Shared with the thread that thinks: it may still be at it when the table is gone.
struct BotDesk::Place {
    std::unique_ptr<Bot> bot;
    std::atomic<bool> busy = false;
};

BotDesk::BotDesk(std::shared_ptr<const Rules> rules, const std::vector<std::string>& kinds, std::uint64_t seed, QObject* parent)
    : QObject(parent), rules_(std::move(rules)) {
    Rng seeds{seed};
    for (std::uint32_t seat = 0; seat < kinds.size(); ++seat) {
        const std::uint64_t own = seeds.next();
        if (kinds[seat] == "person" || kinds[seat] == "program") continue;
        auto place = std::make_shared<Place>();
        place->bot = make_bot(kinds[seat], *rules_, own);
        bots_[seat] = std::move(place);
    }
}

BotDesk::~BotDesk() = default;

bool BotDesk::thinking(std::uint32_t seat) const {
    const auto found = bots_.find(seat);
    return found != bots_.end() && found->second->busy;
}

void BotDesk::ask(std::uint32_t seat, State world, std::uint64_t number) {
    const std::shared_ptr<Place> place = bots_.at(seat);
    if (place->busy.exchange(true)) return;
    const QPointer<BotDesk> desk(this);
    QThreadPool::globalInstance()->start([desk, place, rules = rules_, seat, number, world = std::move(world)] {
        Choice choice;
        QString trouble;
        try {
            choice = place->bot->choose(*rules, world.data(), seat);
        } catch (const std::exception& error) {
            trouble = to_qt(error.what());
        }
        place->busy = false;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [desk, seat, number, choice, trouble] {
                if (!desk) return;
                if (trouble.isEmpty()) Q_EMIT desk->answered(seat, number, choice.id, choice.amount);
                else Q_EMIT desk->failed(trouble);
            },
            Qt::QueuedConnection);
    });
}

}  // namespace sitdown::host
