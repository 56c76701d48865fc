"""The phases of Daimyos: in each, what may be played and what it does."""

from typing import Final

from tatami.game import CHANCE, OVER, Action
from tatami.games.daimyos import actions
from tatami.games.daimyos.automaton import act, reshuffle_if_empty, strike
from tatami.games.daimyos.pieces import BORYAKU, CHOHO, HENSOJUTSU, NONE, OPEN_TECHNIQUES, SHINOBI_IRI, TECHNIQUES, TEN_MON
from tatami.games.daimyos.placing import can_place, lay, placements
from tatami.games.daimyos.position import (
    AUTOMATON,
    BIT,
    DROPPED,
    RECKONING,
    SAMURAI_POINTS,
    SWAPPED,
    DaimyosPosition,
    PublicState,
    auto_cards,
    lowest,
    members,
)
from tatami.games.daimyos.reckoning import gathered, is_due, next_token, reveal
from tatami.games.daimyos.scoring import eliminate, falling, is_asked, must_fall, samurai_points, white_choices
from tatami.games.daimyos.setup import play_setup, setup_moves, turn_top

PHASES: Final[list[str]] = [
    "setup", "clan", "draw", "start", "keep", "place", "as-white", "eliminate", "assign", "over", "auto",
]  # fmt: skip
SETUP: Final = 0
CLAN: Final = 1
DRAW: Final = 2
START: Final = 3
KEEP: Final = 4
PLACE: Final = 5
AS_WHITE: Final = 6
ELIMINATE: Final = 7
ASSIGN: Final = 8
FINISHED: Final = 9
AUTO: Final = 10


def legal(position: DaimyosPosition) -> list[Action]:
    """Return what may be played now, ascending."""
    public = position.public
    phase = public.phase
    if phase == PLACE:  # Y-12
        return placements(public)
    if phase == DRAW:  # Y-12: any card of the deck, whose order nobody knows (see Y-03)
        return [Action(actions.CARD + card) for card in members(public.deck)]
    if phase == START:
        return start_moves(public)
    if phase == SETUP:
        return setup_moves(public)
    if phase == CLAN:  # Y-04
        return [Action(actions.TAKE + clan) for clan in range(3) if clan not in public.clans]
    if phase == KEEP:  # Y-52
        if len(public.hands[public.turn]) == 2:
            return [Action(actions.KEEP), Action(actions.KEEP + 1)]
        return [Action(actions.KEEP_TWO + number) for number in range(3)]
    if phase == AS_WHITE:  # Y-57, Y-58
        return [Action(actions.DONE), *[Action(actions.WHITEN + space) for space in white_choices(public)]]
    if phase == ELIMINATE:
        return elimination_moves(public)
    if phase == ASSIGN:  # Y-42
        base = actions.ASSIGN + (next_token(position) - 1) * 3
        return [Action(base + clan) for clan in range(3)]
    if phase == AUTO:
        if public.top == NONE and public.score_deck:  # Y-70
            return [Action(actions.TOP + card) for card in members(public.score_deck)]
        deck = public.auto_deck or auto_cards(public.settings.level)  # Y-72
        return [Action(actions.AUTO + card) for card in members(deck)]
    return []


def play(position: DaimyosPosition, action: Action) -> None:
    """Play a legal action."""
    public = position.public
    phase = public.phase
    if phase == PLACE:
        place(public, actions.card_of(action), actions.turning_of(action), actions.space_of(action))
    elif phase == DRAW:
        draw_card(public, action - actions.CARD)
    elif phase == START:
        play_start(public, action)
    elif phase == SETUP:
        if play_setup(public, action):
            begin_clans(public)
    elif phase == CLAN:
        take_clan(public, action - actions.TAKE)
    elif phase == KEEP:
        keep(public, actions.dropped_by(action))
    elif phase == AS_WHITE:
        if action == actions.DONE:
            count_samurai(public)
        else:
            public.as_white.append(action - actions.WHITEN)
    elif phase == ELIMINATE:
        if action == actions.DONE:
            end_turn(public)
        else:
            eliminate_next(public, action - actions.ELIMINATE)
    elif phase == AUTO:
        play_auto(public, action)
    else:
        choice = action - actions.ASSIGN
        position.assigned[public.seat].append((choice // 3 + 1) * 4 + choice % 3)
    if public.phase == ASSIGN:
        next_assigner(position)


# ---------------------------------------------------------------------------------------------------------------- clans


def begin_clans(public: PublicState) -> None:
    """Y-04, Y-71: Let the second player take a clan first; in solo the player, after the Automaton."""
    public.phase = CLAN
    public.seat = public.turn if public.settings.solo else 1 - public.turn


def take_clan(public: PublicState, clan: int) -> None:
    """Y-04: Take one of the clans left; the last is neutral."""
    public.clans[public.seat] = clan
    if NONE in public.clans:
        public.seat = public.turn
    else:
        public.neutral = 3 - public.clans[0] - public.clans[1]
        begin_turn(public, int(public.turn))


# ------------------------------------------------------------------------------- the start of a turn: swap, techniques


def begin_turn(public: PublicState, seat: int) -> None:
    """Begin a seat's turn; nothing of the last one goes on."""
    public.clear_turn()
    public.turn = seat
    if public.settings.solo and seat == AUTOMATON:  # Y-72
        public.phase = AUTO
        public.seat = CHANCE
        reshuffle_if_empty(public)
    else:
        public.phase = START
        public.seat = seat


def start_moves(public: PublicState) -> list[Action]:
    """Return done, the swap before all techniques, and the techniques that can be used."""
    moves = [Action(actions.DONE)]
    if not public.used:  # Y-10
        moves.append(Action(actions.SWAP))
    for technique in range(len(TECHNIQUES)):
        if can_use(public, technique):
            moves.append(Action(actions.USE + technique))
    return moves


def can_use(public: PublicState, technique: int) -> bool:
    """Y-11: Return whether a technique can be used: once a turn, paid with favours."""
    seat = public.turn
    if technique in public.used:
        return False
    is_own = public.settings.clan_techniques and public.clan_cards[public.clans[seat]] == technique
    if technique >= OPEN_TECHNIQUES and not is_own:  # Y-62: only with the module, and only that of one's clan
        return False
    if technique in (TEN_MON, BORYAKU) and public.ran_out():  # Y-59
        return False
    return len(members(public.favours[seat])) >= public.settings.box.costs[technique]


def play_start(public: PublicState, action: int) -> None:
    """Swap, use a technique, or go on to placing."""
    if action == actions.DONE:
        begin_placing(public)
    elif action == actions.SWAP:  # Y-10
        public.swap_with_neutral(int(public.turn))
        public.used.append(SWAPPED)
    else:
        use(public, action - actions.USE)


def use(public: PublicState, technique: int) -> None:
    """Y-11: Activate a technique and pay for it, lowest tokens first."""
    seat = int(public.turn)
    public.used.append(technique)
    for _ in range(public.settings.box.costs[technique]):
        token = int(BIT << lowest(public.favours[seat]))
        public.favours[seat] -= token
        public.spent[seat] |= token
    if technique == SHINOBI_IRI:  # Y-50, Y-76
        public.exchange_clans()
    elif technique in (TEN_MON, BORYAKU):  # Y-52, Y-54
        begin_draw(public)


def keep(public: PublicState, dropped: int) -> None:
    """Y-52: Discard one card of the hand; there are three where Boryaku came first (see Y-54)."""
    public.discarded.append(public.hands[public.turn].pop(dropped))
    public.phase = START


# -------------------------------------------------------------------------------------------------- placing and drawing


def begin_placing(public: PublicState) -> None:
    """Y-12: Let the player place a card; who can place must place."""
    public.seat = public.turn
    if can_place(public):
        public.phase = PLACE
    else:
        end_placing(public)


def place(public: PublicState, number: int, turning: int, space: int) -> None:
    """Y-12, Y-54: Lay a card of the hand; with Boryaku the other one follows."""
    lay(public, public.hands[public.turn].pop(number), turning, space)
    public.laid += 1
    begin_placing(public)


def end_placing(public: PublicState) -> None:
    """Y-12, Y-54: Discard what can't be placed; another card is drawn before anything is chosen or counted."""
    seat = int(public.turn)
    if public.log_events:
        for card in public.hands[seat]:
            public.events.append([DROPPED, card])
    public.discarded.extend(public.hands[seat])
    public.hands[seat] = []
    if public.ran_out():
        begin_counting(public)
    else:
        begin_draw(public)


def begin_draw(public: PublicState) -> None:
    """Let chance draw a ninja card for the player whose turn it is."""
    public.phase = DRAW
    public.seat = CHANCE


def draw_reason(public: PublicState) -> int:
    """Return why a card is drawn now: TEN_MON or BORYAKU while the turn's own card is in hand, else NONE (see Y-12)."""
    held = len(public.hands[public.turn])
    if held == 0:
        return NONE
    if TEN_MON in public.used and BORYAKU in public.used:
        return BORYAKU if held == 1 else TEN_MON  # Ten-mon, if it came first, has left one card
    return TEN_MON if TEN_MON in public.used else BORYAKU


def draw_card(public: PublicState, card: int) -> None:
    """Take a card from the deck into the hand."""
    reason = draw_reason(public)
    public.deck &= ~(BIT << card)
    public.hands[public.turn].append(card)
    if reason == NONE:
        begin_counting(public)
        return
    public.seat = public.turn
    public.phase = KEEP if reason == TEN_MON else START


# --------------------------------------------------------------------------------- points, and the daimyos that fall


def begin_counting(public: PublicState) -> None:
    """Y-57, Y-58: Let the player choose what counts as white, with the new card in hand; then points are counted."""
    public.seat = public.turn
    if HENSOJUTSU in public.used or CHOHO in public.used:
        public.phase = AS_WHITE
    else:
        count_samurai(public)


def count_samurai(public: PublicState) -> None:
    """Y-13: Score the samurai points; then daimyos fall."""
    seat = int(public.turn)
    points = samurai_points(public)
    public.score(public.clans[seat], seat, points)
    if public.log_events and points:
        public.events.append([SAMURAI_POINTS, points])
    public.covered = []
    count_daimyos(public)


def count_daimyos(public: PublicState) -> None:
    """Y-14: Let daimyos fall that nobody guards; where there is a choice, the player says which is next."""
    due = falling(public)
    if is_asked(public, due):
        public.phase = ELIMINATE
        public.seat = public.turn
    elif due:
        eliminate_next(public, due[0])
    else:
        end_turn(public)


def elimination_moves(public: PublicState) -> list[Action]:
    """Y-31, Y-61: Return the daimyos that can fall; done once none of them has to."""
    due = falling(public)
    done = [Action(actions.DONE)]
    for daimyo in due:
        if must_fall(public, daimyo):
            done = []
    return [*done, *[Action(actions.ELIMINATE + daimyo) for daimyo in due]]


def eliminate_next(public: PublicState, daimyo: int) -> None:
    """Y-31: Eliminate one daimyo; the next ones follow."""
    eliminate(public, daimyo)
    if public.settings.solo and public.score_deck:  # Y-74: the Score deck shows its next card
        public.phase = AUTO
        public.seat = CHANCE
    else:
        count_daimyos(public)


def end_turn(public: PublicState) -> None:
    """Y-40: Go on to the other player's turn, or to the reckoning."""
    if is_due(public):
        begin_reckoning(public)
    else:
        begin_turn(public, 1 - int(public.turn))


def play_auto(public: PublicState, action: int) -> None:
    """Y-72: Play the Automaton's turn with the card drawn, or show the Score deck's next card and go on with the turn."""
    if action >= actions.TOP:
        turn_top(public, action - actions.TOP)
        if public.turn != AUTOMATON:
            count_daimyos(public)
            return
    elif act(public, action - actions.AUTO):
        strike(public)
        if public.score_deck:
            return  # the next card of the Score deck is turned up first
    end_turn(public)


# ------------------------------------------------------------------------------------------------------- the reckoning


def begin_reckoning(public: PublicState) -> None:
    """Y-41: Turn unplaced tokens to favours if the deck ran out and daimyos stand; then tokens are assigned."""
    public.phase = ASSIGN
    public.clear_turn()
    standing = public.alive() > 0
    if public.log_events:
        public.events.append([RECKONING, int(not standing)])
    if standing:
        for seat in range(1 if public.settings.solo else 2):
            public.favours[seat] |= int(public.unplaced(seat))


def next_assigner(position: DaimyosPosition) -> None:
    """Y-42: Let seat 0 assign, then seat 1 without seeing how; when all is in, reveal both."""
    public = position.public
    for seat in range(2):
        if len(position.assigned[seat]) < len(gathered(public, seat)):
            public.seat = seat
            return
    reveal(public, position.assigned)
    public.phase = FINISHED
    public.seat = OVER
