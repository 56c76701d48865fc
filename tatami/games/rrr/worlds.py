"""Worlds that a seat of RRR can't tell from the true one: all that fit what it saw are equally likely.

What the rules don't tell, which tile somebody preferred to keep, counts as if he had drawn lots.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.games.rrr.knowledge import on_board
from tatami.games.rrr.position import BY_NO_TILE, ENDED, PLACING
from tatami.games.rrr.state import PLAYING, RrrState
from tatami.games.rrr.tiles import NEUTRALS, one, pick, size

if TYPE_CHECKING:
    from tatami.games.rrr.observation import RrrObservation


def guess(seen: "RrrObservation", dice: Dice) -> RrrState:
    """A state in which this observer would see exactly this."""
    while True:
        state = known_part(seen)
        fill(state, seen, dice)
        if fits(state):
            return state


def known_part(seen: "RrrObservation") -> RrrState:
    """The state with all that the observer knows; what he doesn't know is still empty."""
    state = RrrState(seen.game, seen.mode, seen.by_points, seen.games, seen.position.clone())
    state.phase = seen.phase
    state.seat = seen.mover
    state.game_no = seen.game_no
    state.first = seen.first
    state.score0 = seen.score[0]
    state.score1 = seen.score[1]
    state.used = seen.known
    state.drawn = seen.drawn
    state.open = seen.open
    state.packet = seen.packet
    state.step = seen.step
    state.passed0 = seen.passed[0]
    state.passed1 = seen.passed[1]
    return state


def fill(state: RrrState, seen: "RrrObservation", dice: Dice) -> None:
    """Put tiles where the observer knows only that there are some."""
    for owner in (0, 1):
        missing = seen.unseen[owner]
        if missing == 0:
            continue
        tiles: i64 = 0
        kept_from = passed_secret(seen, owner)
        if kept_from:  # he kept one of the three that the observer passed on
            tiles |= one(pick(kept_from, dice.below(size(kept_from))))
            missing -= 1
        tiles |= draw_unused(state, missing, dice)
        state.position.add_to_zone(owner, tiles)
        state.position.hidden |= tiles
    if state.packet == 0:
        state.packet = draw_unused(state, int(seen.packet_size), dice)
    draw_unused(state, int(seen.used_count - size(state.used)), dice)  # used in earlier games, or out of a secret draft
    guess_memory(state, seen)


def passed_secret(seen: "RrrObservation", owner: int) -> i64:
    """The tiles that the observer passed to this player, where one is kept and hasn't been seen since; else nothing."""
    if seen.seat < 0:
        return 0
    passed: i64 = seen.passed[1 - owner]
    if passed == seen.packet:  # still in his hands
        return 0
    position = seen.position
    shown = position.discard | position.zone(owner) | position.zone(1 - owner)
    return 0 if passed & (shown | on_board(position)) else passed


def draw_unused(state: RrrState, number: int, dice: Dice) -> i64:
    """So many neutrals that the observer has not seen, drawn by lot; they count as used."""
    drawn: i64 = 0
    for _ in range(number):
        left = NEUTRALS & ~state.used
        tile = one(pick(left, dice.below(size(left))))
        state.used |= tile
        drawn |= tile
    return drawn


def guess_memory(state: RrrState, seen: "RrrObservation") -> None:
    """What the seats remember in this world: the observer what he knows, the other what both know and all that he doesn't."""
    state.public = seen.public
    if seen.seat < 0:
        state.memory0 = seen.known
        state.memory1 = seen.known
        if state.step == 2 or state.step == 4:
            if (state.step == 2) == (state.first == 0):
                state.passed0 = state.packet
            else:
                state.passed1 = state.packet
        return
    other = seen.shared | state.used & ~seen.known
    state.memory0 = seen.known if seen.seat == 0 else other
    state.memory1 = seen.known if seen.seat == 1 else other


def fits(state: RrrState) -> bool:
    """R-13: who is to place can place, and who lost because he couldn't, can't; a hidden Tower decides both."""
    position = state.position
    if state.phase == PLAYING and position.phase == PLACING:
        return position.can_place()
    if position.phase == ENDED and position.cause == BY_NO_TILE:
        return not position.can_place()
    return True
