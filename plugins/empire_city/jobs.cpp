#include "jobs.hpp"

#include <array>

#include "play.hpp"

namespace empire {

namespace {

using P = Play;
using Q = Query;

template <auto Member>
bool run(Play &play) {
    return (play.*Member)();
}
template <auto Member>
void list(const Query &query, Seat seat, Choices &out) {
    (query.*Member)(seat, out);
}
template <auto Member>
void answer(Play &play, Seat seat, Choice choice) {
    (play.*Member)(seat, choice);
}

// In the order of the enumeration.
constexpr std::array job_table{
    JobEntry{.job = Job::none},
    JobEntry{.job = Job::setup, .run = run<&P::run_setup>},
    JobEntry{.job = Job::family, .question = Question::family, .list = list<&Q::list_family>, .answer = answer<&P::answer_family>},
    JobEntry{.job = Job::start_racket, .question = Question::start_racket, .list = list<&Q::list_start_racket>, .answer = answer<&P::answer_start_racket>},
    JobEntry{.job = Job::start_square, .question = Question::start_square, .list = list<&Q::list_start_square>, .answer = answer<&P::answer_start_square>},
    JobEntry{.job = Job::start_henchman, .question = Question::start_henchman, .run = run<&P::run_start_henchman>, .list = list<&Q::list_start_henchman>, .answer = answer<&P::answer_start_henchman>},

    JobEntry{.job = Job::round, .run = run<&P::run_round>},

    JobEntry{.job = Job::cops, .run = run<&P::run_cops>},
    JobEntry{.job = Job::remove_cop, .question = Question::remove_cop, .list = list<&Q::list_remove_cop>, .answer = answer<&P::answer_remove_cop>},
    JobEntry{.job = Job::cops_window, .question = Question::cops_window, .optional = true, .run = run<&P::run_cops_window>, .list = list<&Q::list_cops_window>, .answer = answer<&P::answer_cops_window>},
    JobEntry{.job = Job::chief_moves, .run = run<&P::run_chief_moves>},
    JobEntry{.job = Job::pick_cop, .question = Question::pick_cop, .list = list<&Q::list_pick_cop>, .answer = answer<&P::answer_pick_cop>},
    JobEntry{.job = Job::move_cop, .question = Question::move_cop, .list = list<&Q::list_move_cop>, .answer = answer<&P::answer_move_cop>},
    JobEntry{.job = Job::freeze_cop, .question = Question::freeze_cop, .list = list<&Q::list_freeze_cop>, .answer = answer<&P::answer_freeze_cop>},
    JobEntry{.job = Job::busts, .question = Question::bust_order, .run = run<&P::run_busts>, .list = list<&Q::list_bust_order>, .answer = answer<&P::answer_bust_order>},
    JobEntry{.job = Job::bust, .question = Question::bust, .run = run<&P::run_bust>, .list = list<&Q::list_bust>, .answer = answer<&P::answer_bust>},
    JobEntry{.job = Job::ness, .question = Question::ness, .list = list<&Q::list_ness>, .answer = answer<&P::answer_ness>},

    JobEntry{.job = Job::godfather, .run = run<&P::run_godfather>},
    JobEntry{.job = Job::sitdown_window, .question = Question::sitdown_window, .optional = true, .run = run<&P::run_sitdown_window>, .list = list<&Q::list_sitdown_window>, .answer = answer<&P::answer_sitdown_window>},
    JobEntry{.job = Job::bid, .question = Question::bid, .secret = true, .list = list<&Q::list_bid>, .answer = answer<&P::answer_bid>},
    JobEntry{.job = Job::sweeten, .question = Question::sweeten, .secret = true, .list = list<&Q::list_sweeten>, .answer = answer<&P::answer_sweeten>},

    JobEntry{.job = Job::declarations, .run = run<&P::run_declarations>},
    JobEntry{.job = Job::declare, .question = Question::declare, .list = list<&Q::list_declare>, .answer = answer<&P::answer_declare>},
    JobEntry{.job = Job::donate, .question = Question::donate, .list = list<&Q::list_donate>, .answer = answer<&P::answer_donate>},
    JobEntry{.job = Job::church, .question = Question::church, .list = list<&Q::list_church>, .answer = answer<&P::answer_church>},
    JobEntry{.job = Job::deck, .question = Question::deck, .run = run<&P::run_deck>, .list = list<&Q::list_deck>, .answer = answer<&P::answer_deck>},
    JobEntry{.job = Job::hire, .question = Question::hire, .run = run<&P::run_hire>, .list = list<&Q::list_hire>, .answer = answer<&P::answer_hire>},
    JobEntry{.job = Job::buy, .question = Question::buy, .run = run<&P::run_buy>, .list = list<&Q::list_buy>, .answer = answer<&P::answer_buy>},
    JobEntry{.job = Job::buy_square, .question = Question::buy_square, .list = list<&Q::list_buy_square>, .answer = answer<&P::answer_buy_square>},
    JobEntry{.job = Job::cash, .question = Question::cash, .run = run<&P::run_cash>, .list = list<&Q::list_cash>, .answer = answer<&P::answer_cash>},
    JobEntry{.job = Job::joined, .run = run<&P::run_joined>},
    JobEntry{.job = Job::offer_build, .question = Question::offer_build, .list = list<&Q::list_offer_build>, .answer = answer<&P::answer_offer_build>},
    JobEntry{.job = Job::offer_answer, .question = Question::offer_answer, .list = list<&Q::list_offer_answer>, .answer = answer<&P::answer_offer_answer>},

    JobEntry{.job = Job::hit, .run = run<&P::run_hit>},
    JobEntry{.job = Job::assassin, .question = Question::assassin, .secret = true, .list = list<&Q::list_assassin>, .answer = answer<&P::answer_assassin>},
    JobEntry{.job = Job::target, .question = Question::target, .list = list<&Q::list_target>, .answer = answer<&P::answer_target>},
    JobEntry{.job = Job::pick_victim, .question = Question::pick_victim, .list = list<&Q::list_pick_victim>, .answer = answer<&P::answer_pick_victim>},
    JobEntry{.job = Job::hit_cards, .question = Question::hit_cards, .secret = true, .list = list<&Q::list_hit_cards>, .answer = answer<&P::answer_hit_cards>},

    JobEntry{.job = Job::combats, .run = run<&P::run_combats>},
    JobEntry{.job = Job::combat_pick, .question = Question::combat_pick, .list = list<&Q::list_combat_pick>, .answer = answer<&P::answer_combat_pick>},
    JobEntry{.job = Job::combat, .run = run<&P::run_combat>},
    JobEntry{.job = Job::select, .question = Question::select, .secret = true, .list = list<&Q::list_select>, .answer = answer<&P::answer_select>},
    JobEntry{.job = Job::kill, .question = Question::kill, .run = run<&P::run_kill>, .list = list<&Q::list_kill>, .answer = answer<&P::answer_kill>},
    JobEntry{.job = Job::save, .question = Question::save, .run = run<&P::run_save>, .list = list<&Q::list_save>, .answer = answer<&P::answer_save>},

    JobEntry{.job = Job::refresh, .question = Question::refresh, .optional = true, .run = run<&P::run_refresh>, .list = list<&Q::list_refresh>, .answer = answer<&P::answer_refresh>},
    JobEntry{.job = Job::collect, .question = Question::collect, .optional = true, .run = run<&P::run_collect>, .list = list<&Q::list_collect>, .answer = answer<&P::answer_collect>},
    JobEntry{.job = Job::discard, .question = Question::discard, .run = run<&P::run_discard>, .list = list<&Q::list_discard>, .answer = answer<&P::answer_discard>},

    JobEntry{.job = Job::card, .run = run<&P::run_card>},
    JobEntry{.job = Job::effects, .run = run<&P::run_effects>},
    JobEntry{.job = Job::against, .question = Question::against, .list = list<&Q::list_against>, .answer = answer<&P::answer_against>},
    JobEntry{.job = Job::against_racket, .question = Question::against_racket, .list = list<&Q::list_against_racket>, .answer = answer<&P::answer_against_racket>},
    JobEntry{.job = Job::claim, .question = Question::claim, .list = list<&Q::list_claim>, .answer = answer<&P::answer_claim>},
    JobEntry{.job = Job::hire_one, .question = Question::hire_one, .list = list<&Q::list_hire_one>, .answer = answer<&P::answer_hire_one>},
    JobEntry{.job = Job::refresh_free, .question = Question::refresh_free, .run = run<&P::run_refresh_free>, .list = list<&Q::list_refresh_free>, .answer = answer<&P::answer_refresh_free>},
    JobEntry{.job = Job::collect_one, .question = Question::collect_one, .list = list<&Q::list_collect_one>, .answer = answer<&P::answer_collect_one>},
    JobEntry{.job = Job::add_token, .question = Question::add_token, .list = list<&Q::list_add_token>, .answer = answer<&P::answer_add_token>},
    JobEntry{.job = Job::tie, .question = Question::chief, .list = list<&Q::list_tie>, .answer = answer<&P::answer_tie>},
};

constexpr bool in_order() {
    for (std::size_t at = 0; at < job_table.size(); ++at) {
        if (job_table[at].job != static_cast<Job>(at)) return false;
    }
    return job_table.size() == static_cast<std::size_t>(Job::jobs_end);
}
static_assert(in_order(), "the entries stand in the order of the enumeration");

} // namespace

const JobEntry &entry_of(unsigned job) { return job_table[job]; }

void Query::list(Seat seat, Choices &out) const { entry_of(now.agenda.top().kind).list(*this, seat, out); }

void Play::answer(Seat seat, Choice choice) {
    entry_of(top().kind).answer(*this, seat, choice);
    proceed();
}

void Play::proceed() {
    while (!s.agenda.empty()) {
        const JobEntry &entry = entry_of(top().kind);
        if (entry.run == nullptr || entry.run(*this)) return;
    }
}

} // namespace empire
