"""The phases of Dynasties, in the order of a round: what may be played in each, and what it does."""

from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Action
from tatami.games.dynasties import pieces
from tatami.games.dynasties.actions import CARD, DISCARD, DRAW, END, LAY, LAY_COUNT, LAY_FROM, LAY_TYPE, REVEAL, STRIKE, TO
from tatami.games.dynasties.deal import add_cards, add_deal, deal_next, deal_size, deals_cards, gather
from tatami.games.dynasties.position import MISSION_BITS, NONE, DynastiesPosition, PublicPosition
from tatami.games.dynasties.scoring import next_starter, set_points, total_rounds

DEAL: Final = 0  # chance says who starts, and deals
DRAWING: Final = 1
TURNING: Final = 2  # chance says which face-down card was drawn
ACTING: Final = 3  # a set or a discard
CHOOSING: Final = 4  # an owner chooses a pile
ENDING: Final = 5  # a player with a figure may strike or end the turn
REVEALING: Final = 6
FINISHED: Final = 7
PHASES: Final[list[str]] = ["deal", "draw", "card", "act", "pile", "end", "reveal", "over"]  # their names in documents


def legal(position: DynastiesPosition) -> list[Action]:
    """Return the legal actions, ascending."""
    moves: list[Action] = []
    public = position.public
    phase = public.phase
    if phase == DRAWING:
        add_draws(moves, public)
        add_strikes(moves, public)
    elif phase == ACTING:  # D-20
        add_discards(moves, public, position.hands[public.turn])
        add_strikes(moves, public)
        add_sets(moves, public, position.hands[public.turn])
    elif phase == TURNING:
        add_cards(moves, position.pool)
    elif phase == CHOOSING:  # D-32
        moves.extend([Action(TO), Action(TO + 1)])
    elif phase == ENDING:  # D-64
        moves.append(Action(END))
        add_strikes(moves, public)
    elif phase == REVEALING:  # D-51
        moves.extend([Action(REVEAL + mission) for mission in pieces.mission_list(int(position.missions_of(public.seat)))])
    elif phase == DEAL:
        add_deal(moves, position)
    return moves


def play(position: DynastiesPosition, action: Action) -> None:
    """Play a legal action."""
    number: i64 = action
    public = position.public
    if public.phase == DEAL:
        deal_next(position, number)
        if public.dealt == deal_size(public):
            begin_turn(public, public.starter)
    elif number >= LAY:
        lay(position, LAY_TYPE[number - LAY], LAY_COUNT[number - LAY])
    elif number >= CARD:
        turn_over(position, number - CARD)
    elif number >= REVEAL:
        reveal(position, int(number - REVEAL))
    elif number >= STRIKE:
        strike(position, (number - STRIKE) // pieces.TYPES, (number - STRIKE) % pieces.TYPES)
    elif number >= DISCARD:
        discard(position, (number - DISCARD) // 3, (number - DISCARD) % 3)
    elif number >= DRAW:
        draw_from(position, number - DRAW)
    elif number >= TO:
        choose_pile(position, number - TO)
    else:
        end_turn(position)


def card_due(public: PublicPosition) -> bool:
    """Return whether chance's next move is a card, dealt or turned over."""
    return deals_cards(public) if public.phase == DEAL else public.phase == TURNING


# ------------------------------------------------------------------------------------------------------ DRAWING, TURNING


def begin_turn(public: PublicPosition, seat: i64) -> None:
    """Begin a seat's turn: it draws."""
    public.phase = DRAWING
    public.turn = seat
    public.seat = seat
    clear_turn(public)


def clear_turn(public: PublicPosition) -> None:
    """Forget what holds for one turn only: its piles, and which figures can't be used yet."""
    public.drawn_one = NONE
    public.drawn_two = NONE
    public.fresh = 0


def add_draws(moves: list[Action], public: PublicPosition) -> None:
    """Add the piles that may be drawn from."""
    for pile in range(i64(len(pieces.PILE_NAMES))):
        if public.may_draw(pile):
            moves.append(Action(int(DRAW + pile)))


def draw_from(position: DynastiesPosition, pile: i64) -> None:
    """D-10: Draw one of the turn's two cards; chance decides a face-down one, and a discarded one is seen by everyone."""
    public = position.public
    public.note_draw(pile)
    if pile < pieces.DISCARD_PILE:
        public.phase = TURNING
        public.seat = CHANCE
        return
    kind = public.top(pile - pieces.DISCARD_PILE)
    if pile == pieces.DISCARD_PILE:
        public.height_one -= 1
    else:
        public.height_two -= 1
    public.known[public.turn] += pieces.copies(kind, 1)
    take(position, kind)


def turn_over(position: DynastiesPosition, kind: i64) -> None:
    """Draw the face-down card that chance has named."""
    public = position.public
    if public.last_drawn() == 0:
        public.draw_one -= 1
    else:
        public.draw_two -= 1
    position.pool -= pieces.copies(kind, 1)
    take(position, kind)


def take(position: DynastiesPosition, kind: i64) -> None:
    """D-10, D-20: Take a card into the hand; a second draw follows, or the action.

    In a game every turn has two piles (see D-42); a position that was loaded may have only one, and then one card is drawn.
    """
    public = position.public
    position.hands[public.turn] += pieces.copies(kind, 1)
    public.held[public.turn] += 1
    public.phase = DRAWING if public.drawn_two == NONE and public.can_draw() else ACTING
    public.seat = public.turn


# ----------------------------------------------------------------------------------------------------------------- ACTING


def add_sets(moves: list[Action], public: PublicPosition, hand: i64) -> None:
    """D-21: Add the sets that the hand allows: as many cards of a type as one likes, from the least on."""
    kind: i64 = 0
    rest = hand
    while rest:
        held = rest & 31
        if held > 1:
            first: i64 = LAY_FROM[kind]
            number = public.least(kind)
            while number <= held:
                moves.append(Action(int(first + number)))
                number += 1
        rest >>= 5
        kind += 1


def lay(position: DynastiesPosition, kind: i64, number: i64) -> None:
    """D-23, D-24: Lay a set; one that lies there is replaced, and its owner discards it at once."""
    use_up(position, kind, number)
    public = position.public
    lying = pieces.count(public.sets, kind)
    owner = public.owner(kind)
    if lying > 0:
        public.remove_from_set(kind, lying)
    public.place_set(public.turn, kind, number)
    if kind == pieces.NINJA and public.supply > 0:  # D-60
        public.supply -= 1
        public.figures[public.turn] += 1
        public.fresh += 1
    if lying > 0:
        discard_from_table(position, owner, kind, lying, ENDING)
    else:
        after_action(position)


def add_discards(moves: list[Action], public: PublicPosition, hand: i64) -> None:
    """D-30: Add each type of the hand; with a pile only where there is a choice, see D-31."""
    free = public.free_choice()
    number: i64 = DISCARD
    rest = hand
    while rest:
        if rest & 31:
            if free:
                moves.append(Action(int(number + 1)))
                moves.append(Action(int(number + 2)))
            else:
                moves.append(Action(int(number)))
        rest >>= 5
        number += 3


def discard(position: DynastiesPosition, kind: i64, named: i64) -> None:
    """D-30: Discard a card of the hand; `named` is the number of the pile, 0 where there is no choice."""
    use_up(position, kind, 1)
    public = position.public
    public.put(public.missing_pile() if named == 0 else named - 1, kind, 1)
    after_action(position)


def use_up(position: DynastiesPosition, kind: i64, number: i64) -> None:
    """Play cards of a type from the hand of `turn`; those known to be there go first.

    Cards of a type look alike. Whoever was known to hold `a` of them and plays `k` surely has a - k left, for they had at
    least `a`; more isn't sure, for they may have had just `a`. Below nothing it can't go: the rest came from draw piles.
    """
    public = position.public
    turn = public.turn
    position.hands[turn] -= pieces.copies(kind, number)
    public.held[turn] -= number
    known = pieces.count(public.known[turn], kind)
    public.known[turn] -= pieces.copies(kind, number if number < known else known)


# --------------------------------------------------------------------------------------------------------------- CHOOSING


def discard_from_table(position: DynastiesPosition, owner: i64, kind: i64, number: i64, then: i64) -> None:
    """D-31, D-32: Discard cards from the table onto one pile, by their owner's choice where there is one."""
    public = position.public
    if public.free_choice():
        public.phase = CHOOSING
        public.seat = owner
        public.pending = number
        public.pending_type = kind
        public.pending_owner = owner
        public.pending_then = then
    else:
        public.put(public.missing_pile(), kind, number)
        go_on(position, then)


def choose_pile(position: DynastiesPosition, pile: i64) -> None:
    """D-32: Put the owner's cards onto the discard pile (0 or 1) that they chose."""
    public = position.public
    public.put(pile, public.pending_type, public.pending)
    then = public.pending_then
    public.pending = 0
    public.pending_type = NONE
    public.pending_owner = NONE
    public.pending_then = NONE
    go_on(position, then)


def go_on(position: DynastiesPosition, then: i64) -> None:
    """Go on with the turn after cards from the table have found their pile."""
    if then == ENDING:
        after_action(position)
    else:
        position.public.phase = then
        position.public.seat = position.public.turn


# ----------------------------------------------------------------------------------------------------------------- ENDING


def add_strikes(moves: list[Action], public: PublicPosition) -> None:
    """D-61: Add the opponents' sets, if `turn` has a figure of an earlier turn."""
    if public.supply == pieces.FIGURES or public.usable() <= 0:
        return
    for seat in range(public.players):
        kind: i64 = 0
        while kind < pieces.TYPES and seat != public.turn:
            if public.owner(kind) == seat:
                moves.append(Action(int(STRIKE + seat * pieces.TYPES + kind)))
            kind += 1


def strike(position: DynastiesPosition, seat: i64, kind: i64) -> None:
    """D-61: Return a figure, and take a card off a set."""
    public = position.public
    public.figures[public.turn] -= 1
    public.supply += 1
    public.remove_from_set(kind, 1)
    discard_from_table(position, seat, kind, 1, public.phase)


def after_action(position: DynastiesPosition) -> None:
    """D-64: Let a player with a figure that can be used end the turn themselves; else it ends by itself."""
    public = position.public
    if public.usable() > 0:
        public.phase = ENDING
        public.seat = public.turn
    else:
        end_turn(position)


def end_turn(position: DynastiesPosition) -> None:
    """D-40, D-41, D-42: End the round if one of its ends has come, else let the next seat begin."""
    public = position.public
    if not public.enough_types() and not public.all_types() and not public.pile_empty():
        begin_turn(public, (public.turn + 1) % public.players)
        return
    clear_turn(public)
    if public.with_missions:  # D-51: from the starter on
        public.phase = REVEALING
        public.seat = public.starter
    else:
        score(position)


# ----------------------------------------------------------------------------------------------------- REVEALING, FINISHED


def reveal(position: DynastiesPosition, mission: int) -> None:
    """D-51: Reveal a mission, which pays whoever has the set; then the next seat reveals, or the round is scored."""
    public = position.public
    position.missions -= pieces.shifted(1, public.seat * MISSION_BITS + mission)
    public.revealed |= pieces.shifted(1, mission)
    kind = pieces.MISSION_TYPES[mission]
    owner = public.owner(kind)
    if owner != NONE:
        paid = public.bonus[:]
        paid[owner] += pieces.bonus_of(mission) * int(pieces.count(public.sets, kind))
        public.bonus = paid
    public.seat = (public.seat + 1) % public.players
    if public.seat == public.starter:
        score(position)


def score(position: DynastiesPosition) -> None:
    """D-43, D-52: Score the round, the missions' points with it; then comes the next round or the end."""
    public = position.public
    points = set_points(public.owner_list(), int(public.players))
    public.rounds.append([points[seat] + public.bonus[seat] for seat in range(int(public.players))])
    public.bonus = [0] * int(public.players)
    if public.round == total_rounds(public.with_missions):
        public.phase = FINISHED
        public.seat = OVER
        return
    public.round += 1
    public.starter = next_starter(public.rounds, int(public.starter))
    gather(position)
    public.phase = DEAL
    public.seat = CHANCE
    public.turn = public.starter
