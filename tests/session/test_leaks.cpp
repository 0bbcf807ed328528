// Worlds that differ only in what is hidden from a viewer are the same to him, in all that leaves the session.
#include <catch2/catch.hpp>
#include <map>

#include "table.hpp"

using namespace sitdown::host;

namespace {

// A session with all that it has told the viewers, one by one.
struct Told {
    Told(const std::vector<int>& coins, bool discreet) : session(in_parlour(coins, hands.settings(discreet))) {
        session->listen([this](const Change& change) {
            changes[change.viewer].push_back(
                {{"number", change.number}, {"rewound", change.rewound}, {"events", change.events}});
        });
    }
    Hands hands;
    std::unique_ptr<Session> session;
    std::map<std::uint32_t, Json> changes;

    Json to(std::uint32_t viewer) {
        Json all = session->export_view(viewer);
        all["prompt"] = session->prompt(viewer);
        all["events"] = session->log(viewer);
        all["number"] = session->number(viewer);
        all["changes"] = changes[viewer];
        all["proposal"] = session->proposal()
                              ? Json{session->proposal()->by, session->proposal()->agreed, session->proposal()->needed}
                              : Json();
        if (const auto left = session->proposal_leaves(viewer)) all["leaves"] = *left;
        if (viewer == spectator) return all;
        all["choices"] = session->choices(viewer);
        all["why_not"] = session->why_not(viewer, "coin@1");
        all["answer"] = refusal([&] { session->answer(viewer, act::id(99)); });
        return all;
    }
    // Outcome of an undo in words; what it did stays done.
    std::string tried(const std::function<Undone(Session&)>& undo) {
        try {
            return undo(*session) == Undone::done ? "done" : "proposed";
        } catch (const Error& error) {
            return error.what();
        }
    }
};

void check_same(Told& one, Told& other, std::initializer_list<std::uint32_t> viewers) {
    for (const std::uint32_t viewer : viewers) {
        INFO("viewer " << viewer);
        CHECK(one.to(viewer) == other.to(viewer));
    }
}

}  // namespace

TEST_CASE("a seat's hidden coin is seen in nothing that others get", "[leak]") {
    Told poor({0, 0, 0}, true), rich({0, 1, 0}, true);
    check_same(poor, rich, {0, 2, spectator});
    CHECK(poor.to(1) != rich.to(1));
    for (Told* told : {&poor, &rich}) told->session->answer(0, act::call);
    check_same(poor, rich, {0, 2, spectator});
    // Nobody can be told apart by asking for an answer out of turn, or for an undo.
    for (const auto& attempt : std::vector<std::function<Undone(Session&)>>{
             [](Session& s) { return s.undo_step(2); }, [](Session& s) { return s.reset_turn(2); },
             [](Session& s) { return s.take_back(0), Undone::done; }}) {
        CHECK(poor.tried(attempt) == rich.tried(attempt));
    }
    check_same(poor, rich, {0, 2, spectator});
    // The poor one's answer is the host's and comes when the rich one's comes.
    const auto due = *poor.session->pending_single(1);
    poor.hands.now = rich.hands.now = due;
    poor.session->tick();
    rich.session->tick();  // Sal's, if it is due earlier
    rich.session->answer(1, act::let_it_be);
    check_same(poor, rich, {0, 2, spectator});
}

TEST_CASE("others' secret steps are seen in nothing, and cannot be counted", "[leak]") {
    Told none({0, 0, 0}, true), some({0, 0, 0}, true);
    const auto both = [&](const std::function<void(Session&)>& play) { play(*none.session), play(*some.session); };
    both([](Session& s) { s.answer(0, act::seal); });
    some.session->answer(1, act::add(3));
    check_same(none, some, {0, 2, spectator});
    both([](Session& s) { s.answer(0, act::add(2)); });
    some.session->answer(1, act::add(1));
    check_same(none, some, {0, 2, spectator});
    some.session->undo_step(1);
    check_same(none, some, {0, 2, spectator});
    some.session->take_back(1);
    some.session->answer(1, act::add(2));
    check_same(none, some, {0, 2, spectator});
    both([](Session& s) { s.answer(1, act::done); });
    check_same(none, some, {0, 2, spectator});
    CHECK(none.to(1) != some.to(1));
    both([](Session& s) { s.take_back(1); });
    check_same(none, some, {0, 2, spectator});
}

TEST_CASE("whether an undo needs consent does not tell of others' secret steps", "[leak]") {
    for (const auto& attempt : std::vector<std::function<Undone(Session&)>>{
             [](Session& s) { return s.undo_step(0); }, [](Session& s) { return s.reset_turn(0); },
             [](Session& s) { return s.undo_to_line(0, 0); },
             [](Session& s) { return s.undo_to_line(0, s.log(0).size() - 1); },
             [](Session& s) { return s.undo_step(2); }, [](Session& s) { return s.undo_to_line(2, 0); }}) {
        Told none({0, 0, 0}, false), some({0, 0, 0}, false);
        for (Told* told : {&none, &some}) told->session->answer(0, act::take, 1);
        for (Told* told : {&none, &some}) told->session->answer(0, act::seal);
        some.session->answer(1, act::add(1));
        CHECK(none.tried(attempt) == some.tried(attempt));
        check_same(none, some, {0, 2, spectator});
        // A proposal stays while others go on in secret, and says the same.
        some.session->answer(1, act::done);
        none.session->answer(1, act::done);
        check_same(none, some, {0, 2, spectator});
    }
}

TEST_CASE("what can be undone does not tell whether another seat had a choice", "[leak]") {
    const auto at_the_call = [](Session& s) {
        const Json& log = s.log(0);
        std::size_t line = 0;
        while (log[line].value("text", "") != "Vito calls.") ++line;
        return s.undo_to_line(0, line);
    };
    for (const auto& attempt : std::vector<std::function<Undone(Session&)>>{
             at_the_call, [](Session& s) { return s.reset_turn(0); }, [](Session& s) { return s.undo_step(0); },
             [](Session& s) { return s.undo_to_line(2, s.log(2).size() - 3); }}) {
        Told poor({0, 0, 0}, true), rich({0, 1, 0}, true);
        for (Told* told : {&poor, &rich}) {
            told->session->answer(0, act::take, 1);
            told->session->answer(0, act::call);
            told->hands.now += std::chrono::seconds(5);
            told->session->tick();
        }
        rich.session->answer(1, act::let_it_be);
        REQUIRE(poor.session->waits_for(0));
        REQUIRE(rich.session->waits_for(0));
        for (Told* told : {&poor, &rich}) told->changes.clear();
        // Who of the two passed first differs here; what is left of the log does not.
        const auto outcome = [&](Told& told) {
            const std::string tried = told.tried(attempt);
            return tried + ", leaves " + std::to_string(told.session->proposal_leaves(0).value_or(99));
        };
        CHECK(outcome(poor) == outcome(rich));
    }
}

TEST_CASE("a look is told to the two whom it concerns", "[leak]") {
    Told poor({0, 0, 0}, false), rich({0, 1, 0}, false);
    for (Told* told : {&poor, &rich}) told->session->answer(0, act::look(1));
    check_same(poor, rich, {2, spectator});
    CHECK(poor.session->log_lines(0).back() == "Vito sees that Rosa has 0.");
    CHECK(rich.session->log_lines(0).back() == "Vito sees that Rosa has 1.");
    CHECK(rich.session->log_lines(2).back() == "Vito looks at the coin of Rosa.");
    // What is taken back is gone from the log, for those who were told too.
    for (Told* told : {&poor, &rich}) told->session->undo_step(0), told->session->agree(1), told->session->agree(2);
    check_same(poor, rich, {2, spectator});
    CHECK(poor.session->export_view(0) == rich.session->export_view(0));
}

TEST_CASE("change numbers grow only with what their viewer can notice", "[leak]") {
    Told told({0, 0, 0}, false);
    Session& session = *told.session;
    session.answer(0, act::seal);
    const auto own = session.number(1), others = session.number(2), outside = session.number(spectator);
    session.answer(1, act::add(1));
    CHECK(session.number(1) == own + 1);
    CHECK(session.number(2) == others);
    CHECK(session.number(spectator) == outside);
    session.answer(1, act::done);
    CHECK(session.number(2) == others + 1);
}

TEST_CASE("all texts that leave the session have the names of the seats in them", "[leak]") {
    Told told({0, 1, 1}, false);
    Session& session = *told.session;
    session.answer(0, act::take, 1);
    bool named = false;
    for (const Json& choice : session.choices(0)) named |= choice.value("note", "") == "Rosa knows it";
    CHECK(named);
    CHECK(session.prompt(1).at("wait") == "Vito acts.");
    session.answer(0, act::call);
    CHECK(session.why_not(1, "coin@1") == "Vito is calling");
    CHECK(session.view(2).at("focus").at(0).at("text") == "Vito calls");
    for (const std::uint32_t viewer : viewers(3)) CHECK(told.to(viewer).dump().find("{seat:") == std::string::npos);
}

TEST_CASE("when a module fails, what it says of others stays with the host, and nothing has changed", "[leak]") {
    const QuietLog quiet;
    Hands hands;
    auto session =
        Session::create(rules_of("fixtures/parlour", 2, {{"faulty", true}}), 1, people(2), {}, hands.settings(true));
    const auto before = session->timeline().hash();
    const std::string failed = refusal([&] { session->answer(0, act::call); });
    CHECK_THAT(failed, Catch::StartsWith("fault: The module parlour failed, so nothing was changed"));
    CHECK_THAT(failed, !Catch::Contains("gold"));
    CHECK(session->timeline().hash() == before);

    session->answer(0, act::seal);
    session->answer(0, act::add(1));
    session->answer(1, act::add(2));
    const auto sealed = session->timeline().hash();
    CHECK(refusal([&] { session->take_back(0); }) == failed);
    CHECK(session->timeline().hash() == sealed);
    session->answer(1, act::done);
    session->answer(0, act::done);
    CHECK(session->status().window == 0);
}

TEST_CASE("an export holds the viewer's own view and log and nothing else", "[leak]") {
    Told told({0, 1, 0}, false);
    const Json own = told.session->export_view(1);
    CHECK(own.at("name") == "Rosa");
    CHECK(own.at("game") == "parlour");
    CHECK(own.at("view") == told.session->view(1));
    CHECK(own.at("log") == told.session->log_lines(1));
    CHECK(own.size() == 6);
    CHECK(told.session->export_view(spectator).at("viewer") == "spectator");
    CHECK_FALSE(refusal([&] { told.session->export_view(9); }).empty());
}
