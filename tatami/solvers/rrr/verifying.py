"""Checking the table of mode `none` on random positions: against its own next level by the engine's rules, and by search."""

from collections.abc import Callable
from random import Random

from mypy_extensions import i64

from tatami.games.rrr.board import ENDED, PLACING, Board
from tatami.games.rrr.pieces import CITIZEN, FACTIONS, one
from tatami.games.rrr.turns import legal, play
from tatami.solvers.rrr.solver import solve
from tatami.solvers.rrr.table import Table
from tatami.solvers.rrr.values import UNKNOWN, WORST, final_value
from tatami.solvers.rrr.zones import LAST_LEVEL


class Verification:
    """What a check has found so far."""

    def __init__(self) -> None:
        self.checked = 0  # positions whose value follows from those of the positions a turn later
        self.searched = 0  # of them, those whose value a search without the table has found too
        self.wrong: list[Board] = []


def verify(
    table: Table, number: int, rng: Random, seconds: float, report: Callable[[Verification], bool], memory_bits: int = 20
) -> Verification:
    """Check this many random positions, each with a search of at most that many seconds; `report` says whether to stop."""
    found = Verification()
    while found.checked < number:
        position = random_position(rng)
        if position is None:
            continue
        value = table.value(position)
        right = value != UNKNOWN and value == best_turn(table, position)
        solution = solve(position, None, seconds, memory_bits)
        if solution.interrupted:
            raise KeyboardInterrupt
        if not solution.lower <= value <= solution.upper:
            right = False
        found.checked += 1
        if solution.value is not None:
            found.searched += 1
        if not right:
            found.wrong.append(position)
        if report(found):
            break
    return found


def random_position(rng: Random) -> Board | None:
    """Return a position of `none` after a random number of random turns; None when the game ended before."""
    first = rng.randrange(2)
    position = Board(first, FACTIONS[0], FACTIONS[1], 0, 0)
    position.add_to_zone(first, one(CITIZEN))
    left = rng.randrange(1, LAST_LEVEL + 1)
    while left > 0 or position.phase != PLACING:
        if position.phase == ENDED:
            return None
        if position.phase == PLACING:
            left -= 1
        play(position, rng.choice(legal(position)))
    return position


def best_turn(table: Table, position: Board) -> i64:
    """Return the best value of a position's turns by the engine's rules and the table; UNKNOWN where the table lacks one."""
    best: i64 = WORST
    mover = position.mover
    for action in legal(position):
        after = position.clone()
        play(after, action)
        if after.phase == ENDED:
            value = final_value(after, mover)
        elif after.phase == PLACING:
            value = -table.value(after)
        else:
            value = best_turn(table, after)
        if value == UNKNOWN:
            return UNKNOWN
        best = max(best, value)
    return best
