"""Whether the parts of a position document go together: moment, ends, earlier rounds, bonus, and who decides."""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from tatami.documents import whole
from tatami.game import CHANCE, OVER, DocumentError
from tatami.games.dynasties.actions import DISCARD_PILE, NONE, PILE_NAMES
from tatami.games.dynasties.cards import (
    BONUS,
    IDS,
    MISSION_TYPES,
    MISSIONS,
    NINJA,
    NUMBERS,
    PILE_SIZE,
    TYPES,
    count,
    size,
)
from tatami.games.dynasties.scoring import ENOUGH_TYPES, next_starter, set_points
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
    if (table.phase == CHOOSING) != (table.pending > 0):
        raise DocumentError("pending", "must be there in phase pile, and only there (D-32)")
    drawn = int(table.drawn_one != NONE) + int(table.drawn_two != NONE)
    if not FEWEST_DRAWN[moment(table)] <= drawn <= MOST_DRAWN[moment(table)]:
        raise DocumentError("drawn", f"{drawn} piles don't go with this phase (D-10)")
    check_draw_piles(table)
    check_hand_of_turn(table, drawn)
    if table.pending > 0:
        check_pending(table)
    laid_ninjas = moment(table) == ENDING and table.owner(NINJA) == table.turn and table.figures[table.turn] >= table.fresh
    if table.fresh > 0 and not laid_ninjas:
        raise DocumentError("fresh", "a figure is taken only by this turn's action, a set of ninja (D-60)")
    if table.phase == ENDING and table.usable() <= 0:
        raise DocumentError("phase", "is end only for a player with a figure not taken this turn (D-64)")
    if table.phase == REVEALING and not table.missions:
        raise DocumentError("phase", "can't be reveal without missions (D-51)")


def check_draw_piles(table: Table) -> None:
    """D-42: a draw pile is empty only if this turn has emptied it, or the round is over."""
    if table.phase in (REVEALING, FINISHED):
        return
    due = NONE
    if table.phase == TURNING:
        due = int(table.drawn_one if table.drawn_two == NONE else table.drawn_two)
        if due >= DISCARD_PILE:
            raise DocumentError("drawn", f"in phase card the last pile is a draw pile, not {PILE_NAMES[due]} (D-10)")
    for pile in range(DISCARD_PILE):
        if not table.has_cards(pile) and (pile not in (table.drawn_one, table.drawn_two) or pile == due):
            raise DocumentError(f"draw[{pile}]", "is empty, so the round was over before this turn (D-42)")


def check_hand_of_turn(table: Table, drawn: int) -> None:
    """The cards drawn this turn are in the hand until the action, known ones where a discard pile gave them."""
    if moment(table) not in (DRAWING, TURNING, ACTING):
        return
    here = drawn - int(table.phase == TURNING)
    if table.held[table.turn] < here:
        raise DocumentError(
            f"hands[{int(table.turn)}]", f"has {int(table.held[table.turn])} cards after {here} were drawn (D-10)"
        )
    taken = int(table.drawn_one >= DISCARD_PILE) + int(table.drawn_two >= DISCARD_PILE)
    if size(table.known[table.turn]) < taken:
        raise DocumentError(f"known[{int(table.turn)}]", f"must have the {taken} cards that this turn's discard piles gave")


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


def check_rounds(table: Table) -> None:
    """The scores can be (D-43), and the starter follows from them (D-44)."""
    for number, scores in enumerate(table.rounds):
        if not table.missions:
            sums = {sum(part) for length in range(TYPES + 1) for part in combinations(NUMBERS, length)}
            wrong = [score for score in scores if score not in sums]
            if wrong or sum(scores) > sum(NUMBERS):
                raise DocumentError(f"rounds[{number}]", f"no sets are worth {wrong[0] if wrong else sum(scores)} (D-43)")
        elif sum(scores) > sum(NUMBERS) + best_bonus(len(scores)):
            raise DocumentError(f"rounds[{number}]", f"no sets and missions are worth {sum(scores)} (D-43, D-51)")
    if table.phase == FINISHED:
        points = set_points(table.owner_list(), int(table.players))
        for seat, score in enumerate(table.rounds[-1]):
            if score < points[seat] or (score > points[seat] and not table.missions):
                raise DocumentError(f"rounds[{len(table.rounds) - 1}]", f"seat {seat} has sets for {points[seat]}, not {score}")


def best_bonus(players: int) -> int:
    """More than so many points no round's missions bring."""
    values = sorted([BONUS[number // PILE_SIZE] * NUMBERS[kind] for number, kind in enumerate(MISSION_TYPES)], reverse=True)
    return sum(values[:players])


def check_starter(state: "DynastiesState") -> None:
    """D-44: who can have started this round, from who started the first."""
    table = state.table
    first = state.game.options["first"]
    possible = {first} if isinstance(first, int) else set(range(int(table.players)))
    for number in range(int(table.round) - 1):
        possible = {next_starter(table.rounds[: number + 1], starter) for starter in possible}
    if table.starter != NONE and int(table.starter) not in possible:
        raise DocumentError("starter", f"seat {int(table.starter)} can't be the starter of round {int(table.round)} (D-44)")


def check_seat(state: "DynastiesState", value: object) -> None:
    """Who decides follows from all else."""
    table = state.table
    check_starter(state)
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
    if table.seat != due:
        raise DocumentError("seat", f"must be {due}, who decides in this phase, not {int(table.seat)}")


def revealed(state: "DynastiesState") -> int:
    """How many seats have revealed a mission in this round's reveal."""
    held = sum([int(state.missions >> bit) & 1 for bit in range(48)])
    return int(state.table.players) * (len(BONUS) + 1 - int(state.table.round)) - held


def check_bonus(state: "DynastiesState") -> None:
    """D-51: some missions that nobody holds any more have brought exactly these points."""
    table = state.table
    if table.phase != REVEALING:
        return
    held = 0
    for seat in range(int(table.players)):
        held |= int(state.missions_of(seat))
    gone = [number for number in range(len(MISSIONS)) if not (held >> number) & 1]
    for missions in combinations(gone, revealed(state)):
        paid = [0] * int(table.players)
        for number in missions:
            kind = MISSION_TYPES[number]
            if table.owner(kind) != NONE:
                paid[table.owner(kind)] += BONUS[number // PILE_SIZE] * int(count(table.sets, kind))
        if paid == table.bonus:
            return
    raise DocumentError("bonus", f"no missions revealed so far bring {table.bonus} (D-51)")
