#include "host/session/player.hpp"

#include <sitdown/rng.hpp>
#include <utility>

namespace sitdown::host {
namespace {

class Person final : public Player {
public:
    std::optional<Choice> ask(const Question&) override { return std::nullopt; }
    bool can_be_asked() const override { return false; }
};

class BotPlayer final : public Player {
public:
    explicit BotPlayer(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}
    std::optional<Choice> ask(const Question& question) override {
        return bot_->choose(question.rules, question.world.data(), question.seat);
    }

private:
    std::unique_ptr<Bot> bot_;
};

class Program final : public Player {
public:
    using Answer = std::function<std::optional<Choice>(const Question&)>;
    explicit Program(Answer answer) : answer_(std::move(answer)) {}
    std::optional<Choice> ask(const Question& question) override { return answer_(question); }

private:
    Answer answer_;
};

}  // namespace

std::unique_ptr<Player> person() { return std::make_unique<Person>(); }
std::unique_ptr<Player> bot_player(std::unique_ptr<Bot> bot) { return std::make_unique<BotPlayer>(std::move(bot)); }
std::unique_ptr<Player> program(std::function<std::optional<Choice>(const Question&)> answer) {
    return std::make_unique<Program>(std::move(answer));
}

std::vector<std::unique_ptr<Player>> seat_players(const Session& session, std::uint64_t seed) {
    Rng seeds{seed};
    std::vector<std::unique_ptr<Player>> players;
    for (const Participant& participant : session.players()) {
        const std::uint64_t own = seeds.next();
        const bool elsewhere = participant.person() || participant.kind == "program";
        players.push_back(elsewhere ? person() : bot_player(make_bot(participant.kind, session.rules(), own)));
    }
    return players;
}

bool ask_players(Session& session, std::vector<std::unique_ptr<Player>>& players) {
    for (std::uint32_t seat = 0; seat < players.size(); ++seat) {
        if (!players[seat]->can_be_asked() || !session.ripe(seat)) continue;
        const State world = session.world_for(seat);
        const auto choices = session.list(seat);
        const Question question{session.rules(), seat, session.number(seat), world, choices};
        if (const auto choice = players[seat]->ask(question)) {
            session.answer(seat, choice->id, choice->amount);
            return true;
        }
    }
    return false;
}

}  // namespace sitdown::host
