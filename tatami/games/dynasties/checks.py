"""Whether the parts of a position document go together: the moment of the turn, ends of rounds, and who decides.

What was before isn't looked into: scores of earlier rounds, and who started them, are taken as told.
"""

from typing import TYPE_CHECKING, Final

from tatami.documents import whole
from tatami.game import CHANCE, OVER, DocumentError
from tatami.games.dynasties.actions import DISCARD_PILE, NONE, PILE_NAMES
from tatami.games.dynasties.cards import (
    BONUS,
    IDS,
    NINJA,
    count,
)
from tatami.games.dynasties.scoring import ENOUGH_TYPES
from tatami.games.dynasties.table import (
    ACTING,
    CHOOSING,
    DEAL,
    DRAWING,
    ENDING,
    FINISHED,
    REVEALING,
    TURNING,
    Table,
)

if TYPE_CHECKING:
    from tatami.games.dynasties.state import DynastiesState

# How many piles have been drawn from in each phase (the phase that follows, while an owner chooses).
FEWEST_DRAWN: Final[dict[int, int]] = {DRAWING: 0, TURNING: 1, ACTING: 2, ENDING: 2, REVEALING: 0, FINISHED: 0}
MOST_DRAWN: Final[dict[int, int]] = {DRAWING: 1, TURNING: 2, ACTING: 2, ENDING: 2, REVEALING: 0, FINISHED: 0}


def moment(table: Table) -> int:
    """The phase of the turn: while an owner chooses a pile, the one that follows."""
    return int(table.pending_then if table.phase == CHOOSING else table.phase)


def check_moment(state: "DynastiesState") -> None:
    """The phase, this turn's piles, the cards that wait for a pile and the figures go together."""
    table = state.table
    drawn = int(table.drawn_one != NONE) + int(table.drawn_two != NONE)
    fewest = FEWEST_DRAWN[moment(table)]
    if fewest == 2 and not table.may_draw(0) and not table.may_draw(1):
        fewest = 1  # the first card may have come from the only pile; discard piles may have been formed since
    if not fewest <= drawn <= MOST_DRAWN[moment(table)]:
        raise DocumentError("drawn", f"{drawn} piles don't go with this phase (D-10)")
    if table.phase == TURNING:
        check_due_pile(table)
    if moment(table) == ACTING and table.held[table.turn] == 0:
        raise DocumentError(f"hands[{int(table.turn)}]", "can't be empty after two cards were drawn (D-10)")
    if table.pending > 0:
        check_pending(table)
    laid_ninjas = moment(table) == ENDING and table.owner(NINJA) == table.turn and table.figures[table.turn] >= table.fresh
    if table.fresh > 0 and not laid_ninjas:
        raise DocumentError("fresh", "a figure is taken only by this turn's action, a set of ninja (D-60)")
    if table.phase == ENDING and table.usable() <= 0:
        raise DocumentError("phase", "is end only for a player with a figure not taken this turn (D-64)")
    if table.phase == REVEALING and not table.missions:
        raise DocumentError("phase", "can't be reveal without missions (D-51)")


def check_due_pile(table: Table) -> None:
    """D-10: the card that chance turns over comes from a draw pile that has one."""
    due = int(table.drawn_one if table.drawn_two == NONE else table.drawn_two)
    if due >= DISCARD_PILE:
        raise DocumentError("drawn", f"in phase card the last pile is a draw pile, not {PILE_NAMES[due]} (D-10)")
    if not table.has_cards(due):
        raise DocumentError("drawn", f"{PILE_NAMES[due]} is empty, so no card can come from it (D-10)")


def check_pending(table: Table) -> None:
    """D-32: what waits for a pile is a set just outbid (D-23), or a card just struck (D-61)."""
    if not table.free_choice():
        raise DocumentError("pending", "there is no choice of a pile unless both discard piles have cards (D-31)")
    kind = int(table.pending_type)
    lying = int(count(table.sets, kind))
    outbid = table.pending_then == ENDING and table.owner(kind) == table.turn and lying > table.pending
    struck = (
        table.pending == 1
        and table.pending_owner != table.turn
        and table.owner(kind) in (NONE, table.pending_owner)
        and table.supply > 0
    )
    if not outbid and not struck:
        raise DocumentError(
            "pending", f"{int(table.pending)} {IDS[kind]} can be neither a set outbid nor a card struck (D-23, D-61)"
        )
    if table.ninjas and not struck and (table.fresh > 0) != (kind == NINJA) and (table.fresh > 0 or table.supply > 0):
        raise DocumentError("fresh", "a figure was taken this turn only if its action was a set of ninja (D-60)")


def check_ends(table: Table) -> None:
    """D-40, D-41, D-42: the round is over at the end of a turn when it must be, and not otherwise."""
    enough = ENOUGH_TYPES[table.players]
    before_action = moment(table) in (DRAWING, TURNING, ACTING)
    for seat in range(int(table.players)):
        types = int(table.types_of(seat))
        most = enough if seat == table.turn and not before_action else enough - 1
        if types > most:
            raise DocumentError(f"sets[{seat}]", f"has {types} types, so the round was over before this (D-40)")
    if before_action and table.all_types():
        raise DocumentError("sets", "all nine types are on the table, so the round was over before this turn (D-41)")
    over = table.enough_types() or table.all_types() or table.pile_empty()
    if table.phase in (REVEALING, FINISHED) and not over:
        raise DocumentError("phase", "the round isn't over (D-40, D-41, D-42)")


def check_seat(state: "DynastiesState", value: object) -> None:
    """Who decides follows from all else."""
    table = state.table
    if table.phase in (DEAL, TURNING):
        if value != "chance":
            raise DocumentError("seat", f"must be 'chance' while cards are dealt or drawn, not {value!r}")
        table.seat = CHANCE
        return
    if table.phase == FINISHED:
        if value is not None:
            raise DocumentError("seat", f"must be null when the game is over, not {value!r}")
        table.seat = OVER
        return
    table.seat = whole(value, "seat", 0, int(table.players) - 1)
    due = int(table.pending_owner if table.phase == CHOOSING else table.turn)
    if table.phase == REVEALING:
        due = (int(table.starter) + revealed(state)) % int(table.players)
        if due == table.starter and any(table.bonus):
            raise DocumentError("bonus", "must be 0 before a mission is revealed (D-51)")
    if table.seat != due:
        raise DocumentError("seat", f"must be {due}, who decides in this phase, not {int(table.seat)}")
    if table.phase == DRAWING and not table.can_draw():
        raise DocumentError("seat", f"seat {due} can't draw: no pile that it may draw from has a card (D-10)")


def revealed(state: "DynastiesState") -> int:
    """How many seats have revealed a mission in this round's reveal."""
    table = state.table
    return int(table.players) * (len(BONUS) + 1 - int(table.round)) - int(state.missions).bit_count()
