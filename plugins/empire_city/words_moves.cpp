// Acts, questions and phases in words.
#include "words_list.hpp"

namespace empire {

namespace {

constexpr ActWords acts_table[] = {
    {Act::none},
    {Act::choose_family, "choose_family", "draft", "face", "Lead the {face} family"},
    {Act::take_racket, "take_racket", "draft", "card", "Take {card}"},
    {Act::place_racket, "place_racket", "place", "space", "Open it at {space}"},
    {Act::take_henchman, "take_henchman", "draft", "card", "Take {card}"},
    {Act::claim, "claim", "place", "space", "Claim {space}"},
    {Act::name_capo, "name_capo", "vote", "seat", "Decide for {seat}"},
    {Act::remove_cop, "remove_cop", "place", "space", "Take the cop at {space} off the street", "Take a cop off the street"},
    {Act::play, "play", "play", "card", "Play {card}"},
    {Act::reveal, "reveal", "play", "card", "Reveal {card} for his ability"},
    {Act::pass, "pass", "pass", "", "Go on without a card"},
    {Act::stop, "stop", "pass", "", "That is all"},
    {Act::done, "done", "pass", "", "Ready"},
    {Act::pick_cop, "pick_cop", "place", "space", "Send the cop from {space}"},
    {Act::move_cop, "move_cop", "place", "space", "Send him to {space}", "Send him"},
    {Act::freeze_cop, "freeze_cop", "react", "space", "Keep the cop at {space} where he is", "Keep a cop in place"},
    {Act::settle_first, "settle_first", "react", "space", "Settle {space} first", "Settle first"},
    {Act::bribe, "bribe", "react", "", "Pay the bribe"},
    {Act::give_up, "give_up", "react", "", "Give the square up"},
    {Act::move_ness, "move_ness", "place", "space", "Send Elliot Ness to {space}"},
    {Act::bid, "bid", "bid", "amount", "Bid {amount}"},
    {Act::give_money, "give_money", "gift", "amount", "Give {amount}", "Give money"},
    {Act::give_card, "give_card", "gift", "card", "Give {card}", "Give a city card"},
    {Act::give_henchman, "give_henchman", "gift", "card", "Give {card}", "Give a henchman"},
    {Act::use, "use", "place", "space", "Use {space}", "Use a square"},
    {Act::control, "control", "place", "space", "Control {space}"},
    {Act::attack, "attack", "attack", "space", "Attack {space}"},
    {Act::hit, "hit", "attack", "seat", "Send an assassin to {seat}"},
    {Act::offer, "offer", "trade", "seat", "Make {seat} an offer", "Make an offer"},
    {Act::ask_money, "ask_money", "trade", "amount", "Ask for {amount}", "Ask for money"},
    {Act::ask_card, "ask_card", "trade", "", "Ask for a city card of his choice"},
    {Act::ask_henchman, "ask_henchman", "trade", "", "Ask for a henchman of his choice"},
    {Act::ask_pact, "ask_pact", "trade", "", "Ask for a pact"},
    {Act::send, "send", "trade", "", "Send it"},
    {Act::decline, "decline", "pass", "", "Decline"},
    {Act::accept, "accept", "trade", "", "Accept"},
    {Act::accept_card, "accept_card", "trade", "card", "Accept and hand over {card}", "Accept, give a city card"},
    {Act::accept_henchman, "accept_henchman", "trade", "card", "Accept and hand over {card}", "Accept, give a henchman"},
    {Act::donate, "donate", "buy", "amount", "Donate {amount} times"},
    {Act::draw_from, "draw_from", "draft", "space", "Draw from {space}"},
    {Act::hire, "hire", "buy", "card", "Hire {card}"},
    {Act::buy, "buy", "buy", "card", "Buy {card}"},
    {Act::cash, "cash", "react", "seat", "Cash in a token of {seat}", "Cash in a token"},
    {Act::assassin, "assassin", "attack", "card", "Send {card}"},
    {Act::target, "target", "attack", "target", "Go after {target}"},
    {Act::target_random, "target_random", "attack", "", "Go after a hidden henchman, drawn at random"},
    {Act::target_pick, "target_pick", "attack", "", "Look at the hidden henchmen and choose one"},
    {Act::pick_victim, "pick_victim", "attack", "target", "Go after {target}"},
    {Act::score, "score", "attack", "card", "Send {card} into the fight"},
    {Act::ability, "ability", "play", "card", "Reveal {card} for his ability"},
    {Act::commit, "commit", "play", "card", "Use {card}"},
    {Act::arm, "arm", "play", "card target", "{card} for {target}", "Arm a fighter"},
    {Act::against, "against", "attack", "seat", "Against {seat}"},
    {Act::against_racket, "against_racket", "attack", "target", "Against {target}"},
    {Act::fight, "fight", "attack", "space", "Fight for {space} now"},
    {Act::kill, "kill", "attack", "target", "Kill {target}"},
    {Act::save, "save", "react", "card", "Save {card}"},
    {Act::refresh, "refresh", "buy", "card", "Refresh {card}"},
    {Act::refresh_free, "refresh_free", "play", "card", "Refresh {card} for free"},
    {Act::collect_one, "collect_one", "play", "target", "Collect {target} once more"},
    {Act::add_token, "add_token", "play", "space", "Let the house at {space} grow", "Let a house grow"},
    {Act::discard, "discard", "play", "card", "Discard {card}"},
    {Act::idle, "idle", "react", "", "Leave this figure unused"},
    {Act::enough, "enough", "react", "", "No more"},
};
static_assert(stand_in_order(acts_table, &ActWords::act, Act::acts_end));

constexpr QuestionWords questions_table[] = {
    {Question::none},
    {Question::family, "family", "Choose the family you lead.", "Each family has its own ability, its own faction and something extra to start with.", "{who} chooses a family."},
    {Question::start_racket, "start_racket", "Take your first racket from the track; it is free.", "You choose its square next.", "{who} chooses a first racket."},
    {Question::start_square, "start_square", "Where do you open {thing}?", "Any free square of a neighbourhood that the card allows; it becomes yours.", "{who} looks for a square for {thing}."},
    {Question::start_henchman, "start_henchman", "Take a henchman into your crew; he is free.", "You begin with two.", "{who} chooses a henchman."},
    {Question::chief, "chief", "Several capos share the lowest corruption. Name the police chief.", "The chief draws the cop card and sends the cops.", "{who} names the police chief."},
    {Question::remove_cop, "remove_cop", "Corruption has fallen: which cop goes off duty?", "The highest corruption at the table says how many cops are on the street.", "{who} takes a cop off the street."},
    {Question::cops_window, "cops_window", "The cop card is open. Do you use a card before the cops move?", "Cards and henchmen that move or hold a cop can be used now.", "{who} may use a card before the cops move."},
    {Question::pick_cop, "pick_cop", "Which cop do you send?", "Every cop moves once, to a territory without another cop.", "{who} chooses a cop to send."},
    {Question::move_cop, "move_cop", "Where does the cop from {thing} go?", "A controlled square he enters is busted.", "{who} sends the cop from {thing}."},
    {Question::freeze_cop, "freeze_cop", "Which cop stays where he is?", "He does not move in this phase.", "{who} keeps a cop in place."},
    {Question::bust_order, "bust_order", "Several of your squares are busted. Which one do you settle first?", "Each of them is bribed, saved by a card, or lost.", "{who} has several busted squares."},
    {Question::bust, "bust", "The cops bust {thing}. The bribe is {price}.", "Pay, use a card that keeps the square, or lose it with its rackets.", "{who} must settle the bust at {thing}."},
    {Question::ness, "ness", "Where does Elliot Ness go?", "He takes a controlled square away at once and closes a neutral one for the round.", "{who} sends Elliot Ness."},
    {Question::sitdown_window, "sitdown_window", "Nobody has to talk about the leadership this round. Do you call a sit-down?", "A card or a henchman with that ability opens the bidding for the godfather.", "{who} may call a sit-down."},
    {Question::bid, "bid", "How much do you bid to be the godfather?", "The highest bid goes to Pitney Downs; everybody else keeps his money. Nothing means that you abstain.", "The capos put their bids behind their shields."},
    {Question::sweeten, "sweeten", "Your bid is tied. Do you sweeten it for the godfather?", "He sees what you attach, and gets it only if he decides for you.", "The tied bidders may sweeten their bids."},
    {Question::bid_tie, "bid_tie", "The highest bids are tied. Who becomes godfather?", "You see what the tied bidders attach. The one you name pays his bid.", "{who} decides between the tied bids."},
    {Question::declare, "declare", "Place a figure.", "Use a square, control territory, attack, or send an assassin. Before that you may play cards, reveal henchmen and make an offer.", "{who} makes a declaration."},
    {Question::donate, "donate", "How many times do you donate {price} to City Hall?", "Each donation scores {points} points.", "{who} donates to City Hall."},
    {Question::church, "church", "How many times do you donate {price} to St Mary's?", "Each donation takes {points} corruption off you.", "{who} donates to St Mary's."},
    {Question::deck, "deck", "From which deck do you draw?", "Downtown: points, politics and cops. Midtown: money and crews. Slums: weapons and fights.", "{who} draws a city card."},
    {Question::hire, "hire", "Whom do you hire?", "As many as you can pay; each brings his corruption.", "{who} hires henchmen."},
    {Question::buy, "buy", "Which racket do you buy?", "As many as you can pay and place on your own squares.", "{who} buys rackets."},
    {Question::buy_square, "buy_square", "Where do you open {thing}?", "One of your own squares that the card allows and that has room.", "{who} looks for a square for {thing}."},
    {Question::cash, "cash", "You hold a grudge against {rivals}. Do you cash in a vendetta token?", "Each token goes back and brings you a city card from a deck of your choice.", "{who} may cash in vendetta tokens."},
    {Question::assassin, "assassin", "Whom do you send to do it?", "He stays hidden until the reveal and adds his combat score.", "{who} chooses an assassin."},
    {Question::target, "target", "Who is the target?", "An exhausted henchman is known but cannot defend himself; a hidden one is drawn at random.", "{who} chooses the target."},
    {Question::pick_victim, "pick_victim", "You see the hidden henchmen of {rivals}. Choose the target.", "Nobody else sees them.", "{who} looks at the henchmen of {rivals} and chooses the target."},
    {Question::hit_cards, "hit_cards", "Which cards do you use in this assassination?", "Only cards for assassinations count; both sides show them at the same time.", "Cards for the assassination are being chosen."},
    {Question::hit_tie, "hit_tie", "The assassination is tied. Who prevails?", "The other henchman loses.", "{who} decides the tied assassination."},
    {Question::against, "against", "Against whom do you use {thing}?", "All it does to a rival it does to the one you name.", "{who} chooses whom {thing} hurts."},
    {Question::against_racket, "against_racket", "Against which racket do you use {thing}?", "Its controller is the capo you play against.", "{who} chooses a racket for {thing}."},
    {Question::claim, "claim", "Which free square do you claim?", "It needs no figure.", "{who} claims a square."},
    {Question::hire_one, "hire_one", "Whom do you hire with this?", "One henchman; the track is filled up afterwards.", "{who} may hire a henchman."},
    {Question::refresh_free, "refresh_free", "Whom do you refresh for free?", "He returns to your hand, but cannot be revealed a second time this round.", "{who} refreshes henchmen for free."},
    {Question::offer_build, "offer_build", "What do you offer {rivals}?", "Money, a city card, a henchman; and what you ask for it. Without asking anything it is a gift.", "{who} prepares an offer for {rivals}."},
    {Question::offer_answer, "offer_answer", "{terms}", "Accepting changes hands at once.", "{who} thinks about an offer of {rivals}."},
    {Question::combat_pick, "combat_pick", "Which of your attacks is fought now?", "Everybody who attacks that square fights there.", "{who} chooses the next fight."},
    {Question::select, "select", "Whom and what do you bring into the fight for {thing}?", "Henchmen add their score; a weapon needs a henchman who carries it. All is shown when everybody is ready.", "The capos choose what they bring into the fight for {thing}."},
    {Question::combat_tie, "combat_tie", "The fight is tied. Who wins it?", "You may decide for yourself.", "{who} decides the tied fight."},
    {Question::kill, "kill", "Which enemy henchman dies without a roll?", "Only those who fought with their score.", "{who} chooses a victim."},
    {Question::save, "save", "Whom do you save?", "He stays with you, exhausted.", "{who} may save a henchman."},
    {Question::refresh, "refresh", "Whom do you refresh?", "His price and his corruption are due again; who is not refreshed stays exhausted.", "{who} refreshes henchmen."},
    {Question::collect, "collect", "Do you use a card before you collect?", "Then your income, your points and your dues are counted.", "{who} collects."},
    {Question::collect_one, "collect_one", "Which of your rackets pays once more?", "Its dice and changes count as usual.", "{who} collects a racket once more."},
    {Question::add_token, "add_token", "Which of your houses grows?", "More family tokens on it mean more income.", "{who} lets a house grow."},
    {Question::top_tie, "top_tie", "Several capos are tied for it. Whom does the cop card hit?", "You may not spare all of them.", "{who} decides whom the cop card hits."},
    {Question::end_tie, "end_tie", "Several capos are tied for the victory. Who wins?", "It is your last word as godfather.", "{who} decides who wins the game."},
    {Question::discard, "discard", "You hold too many city cards. Which one do you discard?", "At the end of your collect turn you keep no more than the limit.", "{who} discards down to the limit."},
};
static_assert(stand_in_order(questions_table, &QuestionWords::question, Question::prompts_end));

constexpr PhaseWords phases_table[] = {
    {Phase::none},
    {Phase::setup, "setup", "Set-up", "Families, start cards, first rackets and henchmen."},
    {Phase::cops, "cops", "Cops", "The capo with the lowest corruption is police chief, draws the cop card and sends the cops; what they enter is bribed or lost."},
    {Phase::godfather, "godfather", "Godfather", "If the cop card or somebody calls a sit-down, everybody bids in secret to be the godfather."},
    {Phase::declarations, "declarations", "Declarations", "One figure at a time, from the godfather round the table."},
    {Phase::combat, "combat", "Combat", "The attacks are fought, one square at a time."},
    {Phase::refresh, "refresh", "Upkeep: refresh", "Exhausted henchmen may be paid again and return to the hand."},
    {Phase::collect, "collect", "Upkeep: collect", "Income, points of the territories, and the godfather's dues."},
};
static_assert(stand_in_order(phases_table, &PhaseWords::phase, Phase::phases_end));

constexpr EndingWords endings_table[] = {
    {Ending::none},
    {Ending::points, "points", "A capo has reached 80 points."},
    {Ending::specials, "specials", "A capo holds all five special henchmen."},
    {Ending::martial_law, "martial_law", "Corruption has reached 80: martial law. The least corrupt capo wins."},
    {Ending::round_limit, "round_limit", "The last round is over."},
};
static_assert(stand_in_order(endings_table, &EndingWords::ending, Ending::endings_end));

constexpr UnitWords units_table[] = {
    {Unit::none},
    {Unit::points, "points", "points", "score", "", "point"},
    {Unit::money, "money", "dollars", "money", "$"},
    {Unit::corruption, "corruption", "corruption", "threat", ""},
    {Unit::downtown, "downtown", "downtown cards", "other", "", "downtown card"},
    {Unit::midtown, "midtown", "midtown cards", "other", "", "midtown card"},
    {Unit::slums, "slums", "slums cards", "other", "", "slums card"},
    {Unit::score, "score", "combat score", "other", ""},
    {Unit::tokens, "tokens", "tokens", "other", "", "token"},
    {Unit::figures, "figures", "figures", "other", "", "figure"},
    {Unit::total, "total", "in all", "other", ""},
};
static_assert(stand_in_order(units_table, &UnitWords::unit, Unit::units_end));

constexpr TokenWords tokens_table[] = {
    {Token::none},
    {Token::family, "family", "family token", "disc", "", "seat"},
    {Token::gangster, "gangster", "gangster", "figure", "", "seat"},
    {Token::consigliere, "consigliere", "consigliere", "figure", "C", "seat"},
    {Token::cop, "cop", "cop", "figure", "P", "#3d5a80"},
    {Token::ness, "ness", "Elliot Ness", "figure", "N", "#1d1d1d"},
    {Token::vendetta, "vendetta", "vendetta token", "disc", "V", "seat"},
    {Token::pact, "pact", "pact", "ring", "", "seat"},
};
static_assert(stand_in_order(tokens_table, &TokenWords::token, Token::tokens_end));

} // namespace

std::span<const ActWords> act_words() { return acts_table; }
std::span<const QuestionWords> question_words() { return questions_table; }
std::span<const PhaseWords> phase_words() { return phases_table; }
std::span<const EndingWords> ending_words() { return endings_table; }
std::span<const UnitWords> unit_words() { return units_table; }
std::span<const TokenWords> token_words() { return tokens_table; }

} // namespace empire
