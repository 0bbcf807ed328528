#include "position.hpp"

#include <fstream>
#include <sstream>

namespace greed_test {

namespace {

// Cards that fail for want of what they need.
constexpr int fillers[] = {29, 30, 43, 32, 39, 59, 79};

int filler_in(const CardSet &hand) {
    for (const int filler : fillers) {
        if (hand.has(filler - 1)) return filler;
    }
    return hand.first() + 1;
}

std::string read(const std::string &name) {
    std::ifstream file(std::string(GREED_DATA "/") + name);
    std::stringstream out;
    out << file.rdbuf();
    return out.str();
}

} // namespace

Json &printed(Json &cards, int number) { return cards.at("cards").at(static_cast<std::size_t>(number - 1)); }

greed::Greed make_game(Seat seats, const Json &options, const Patch &patch) {
    std::string cards = read("cards.json");
    const std::string table = read("table.json");
    if (patch) {
        Json changed = Json::parse(cards);
        patch(changed);
        cards = changed.dump();
    }
    const std::string chosen = options.dump();
    const sd_file files[] = {{"cards.json", cards.data(), cards.size()}, {"table.json", table.data(), table.size()}};
    const sd_setup setup{sizeof(sd_setup), seats, chosen.c_str(), files, 2, 0};
    return greed::Greed(sitdown::Setup(setup));
}

Position::Position(Seat seats, const Json &options, const Patch &patch)
    : game(make_game(seats, options, patch)), state{} {
    state.rng.state = 1;
    state.cards.put_all(place::draw);
    for (int card = 0; card < greed::card_count; ++card) state.acts_as[card] = static_cast<std::uint8_t>(card);
    state.cause = greed::no_card;
    state.round = 5;
}

void Position::put(int number, int there, sitdown::Viewers seen) {
    state.cards.move(number - 1, there, seen);
    placed_.add(number - 1);
}

Position &Position::cash(Seat seat, int amount) { return state.cash[seat] = amount, *this; }

Position &Position::hand(Seat seat, std::vector<int> numbers) {
    for (const int number : numbers) put(number, place::hand(seat), sitdown::only(seat));
    return *this;
}

Position &Position::thugs(Seat seat, std::vector<int> numbers) {
    for (const int number : numbers) put(number, place::thugs(seat), sitdown::everyone);
    return *this;
}

Position &Position::holding(Seat seat, int number, int markers) {
    put(number, place::holdings(seat), sitdown::everyone);
    state.markers[number - 1] = static_cast<std::uint16_t>(markers);
    return *this;
}

Position &Position::discards(std::vector<int> numbers) {
    for (const int number : numbers) put(number, place::discard, sitdown::everyone);
    return *this;
}

Position &Position::draw_pile(std::vector<int> numbers) {
    for (const int number : numbers) placed_.add(number - 1);
    exact_draw_ = true;
    return *this;
}

Position &Position::keep_back(std::vector<int> numbers) {
    for (const int number : numbers) reserved_.add(number - 1);
    return *this;
}

Position &Position::round(int number) { return state.round = static_cast<std::uint8_t>(number), *this; }

Position &Position::scheduled(Seat seat, int number) {
    sitdown::Events silent(nullptr);
    greed::Moment m{game.rules, state, silent};
    for (const greed::Effect &effect : game.rules.deck[number - 1].on_play) {
        if (effect.kind == greed::EffectKind::schedule_next_turn) greed::add_lasting(m, effect, {seat, number - 1});
    }
    return *this;
}

Position &Position::lasting(Seat seat, int number) {
    sitdown::Events silent(nullptr);
    greed::Moment m{game.rules, state, silent};
    scheduled(seat, number);
    for (const greed::Effect &effect : game.rules.deck[number - 1].on_play) {
        if (effect.kind == greed::EffectKind::this_turn) greed::add_lasting(m, effect, {seat, number - 1});
    }
    greed::begin_lasting(m);
    std::stable_sort(state.active.begin(), state.active.end(),
                     [](const auto &a, const auto &b) { return a.rank < b.rank; });
    return *this;
}

// The rest of the cards: piles of the size that the round asks for, then the draw pile.
void Position::deal() {
    const int left = game.rules.numbers.cards_dealt - state.round;
    int next = greed::card_count;
    for (Seat seat = 0; seat < game.rules.seats; ++seat) {
        for (int dealt = 0; dealt < left; ++dealt) {
            do --next;
            while (placed_.has(next) || reserved_.has(next));
            put(next + 1, place::pile(seat), sitdown::nobody);
        }
    }
    if (!exact_draw_) return;
    for (const int card : state.cards.in(place::draw)-placed_)
        state.cards.move(card, place::discard, sitdown::everyone);
}

Position &Position::open() {
    for (Seat seat = 0; seat < game.rules.seats; ++seat) {
        if (state.cards.in(place::hand(seat)).any()) continue;
        for (const int filler : fillers) {
            const bool enough = state.cards.in(place::hand(seat)).count() == 2;
            if (!enough && !placed_.has(filler - 1)) hand(seat, {filler});
        }
    }
    deal();
    greed::recount(game.rules, state);
    sitdown::Events silent(nullptr);
    greed::Moment m{game.rules, state, silent};
    greed::begin_choose(m);
    REQUIRE(game.sane(state));
    return *this;
}

Position &Position::open_draft() {
    --state.round;
    deal();
    greed::recount(game.rules, state);
    sitdown::Events silent(nullptr);
    greed::Moment m{game.rules, state, silent};
    greed::begin_round(m);
    REQUIRE(game.sane(state));
    return *this;
}

void Position::apply(Seat seat, const sd_choice &choice) {
    const sd_sink sink{
        &log, [](void *to, const sd_event *event) { static_cast<std::vector<sd_event> *>(to)->push_back(*event); },
        nullptr};
    sitdown::Events events(&sink);
    ++asked_[state.prompt];
    game.apply(state, seat, {choice.id, choice.low}, events);
    const greed::Verdict verdict = game.sane(state);
    INFO((verdict ? std::string() : verdict.text()));
    REQUIRE(verdict);
}

Position &Position::play(std::vector<int> numbers) {
    REQUIRE(state.prompt == Prompt::play_pick);
    for (Seat seat = 0; seat < game.rules.seats; ++seat) {
        const bool named = seat < numbers.size() && numbers[seat] != 0;
        const int number = named ? numbers[seat] : filler_in(state.cards.in(place::hand(seat)));
        pick(seat, number);
    }
    return *this;
}

Position &Position::answer(Seat seat, Act act, int number) {
    REQUIRE(waits_for(seat));
    const auto wanted = sitdown::Choice::make(static_cast<unsigned>(act), static_cast<unsigned>(number));
    for (const sd_choice &choice : choices(seat)) {
        if (choice.id == wanted) return apply(seat, choice), *this;
    }
    FAIL("seat " << seat << " cannot answer with act " << static_cast<int>(act) << " and card " << number);
    return *this;
}

Position &Position::pick(Seat seat, int number) {
    INFO("seat " << seat << " is to pick card " << number << " in prompt " << static_cast<int>(state.prompt));
    REQUIRE(waits_for(seat));
    for (const sd_choice &choice : choices(seat)) {
        if (sitdown::Choice{choice.id, 0}.first() == static_cast<unsigned>(number)) return apply(seat, choice), *this;
    }
    FAIL("seat " << seat << " cannot pick card " << number);
    return *this;
}

Position &Position::defaults() {
    for (const Seat seat : sitdown::each(game.status(state).waiting)) apply(seat, choices(seat).front());
    return *this;
}

Position &Position::finish_turn() {
    while (!over() && state.prompt != Prompt::draft_pick) defaults();
    return *this;
}

Position &Position::next_choose() {
    while (!over() && state.prompt != Prompt::play_pick) defaults();
    return *this;
}

Position &Position::finish_game() {
    while (!over()) defaults();
    return *this;
}

std::vector<sd_choice> Position::choices(Seat seat) const {
    std::vector<sd_choice> out(SD_MAX_CHOICES);
    sitdown::Choices list(out.data(), SD_MAX_CHOICES);
    game.choices(state, seat, list);
    out.resize(list.count());
    return out;
}

bool Position::offers(Seat seat, Act act, int number) const {
    const auto wanted = sitdown::Choice::make(static_cast<unsigned>(act), static_cast<unsigned>(number));
    const auto list = choices(seat);
    return std::any_of(list.begin(), list.end(), [&](const sd_choice &choice) { return choice.id == wanted; });
}

int Position::score(Seat seat) const {
    sd_standing all[SD_MAX_SEATS];
    game.standings(state, all);
    return all[seat].score;
}

int Position::place_of(Seat seat) const {
    sd_standing all[SD_MAX_SEATS];
    game.standings(state, all);
    return all[seat].place;
}

std::vector<sd_event> Position::told(sd_verb verb) const {
    std::vector<sd_event> out;
    std::copy_if(log.begin(), log.end(), std::back_inserter(out),
                 [&](const sd_event &event) { return event.verb == verb; });
    return out;
}

int Position::asked(Prompt prompt) const {
    const auto found = asked_.find(prompt);
    return found == asked_.end() ? 0 : found->second;
}

Json Position::view(Seat viewer) const {
    const Json manifest = greed::Greed::manifest(), components = game.components();
    const sitdown::Catalogue catalogue(components);
    sitdown::JsonTable table(viewer, catalogue, manifest.at("units"), components.at("states"));
    game.show(state, table);
    Json out;
    table.finish(out);
    return out;
}

void play_randomly(const greed::Greed &game, std::uint64_t seed,
                   const std::function<void(const greed::State &)> &visit) {
    greed::State state{};
    state.rng.state = seed;
    sitdown::Events silent(nullptr);
    game.start(state, silent);
    sitdown::Rng rng{seed * 77 + 5};
    sd_choice list[SD_MAX_CHOICES];
    for (int decisions = 0; !game.status(state).ending; ++decisions) {
        visit(state);
        REQUIRE(decisions < 2000);
        const auto waiting = game.status(state).waiting;
        const sitdown::Bits<8> seats{{static_cast<std::uint8_t>(waiting)}};
        const auto seat = static_cast<Seat>(seats.random(rng));
        sitdown::Choices choices(list, SD_MAX_CHOICES);
        game.choices(state, seat, choices);
        REQUIRE(choices.count() > 0);
        game.apply(state, seat, {list[rng.below(choices.count())].id, 0}, silent);
    }
    visit(state);
}

} // namespace greed_test
