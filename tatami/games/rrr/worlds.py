"""Worlds that a seat of RRR can't tell from the true one: all that fit what it saw are equally likely.

What the rules don't tell, which tile somebody preferred to keep, counts as if they had drawn lots.
"""

from random import Random

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.games.rrr.board import BY_NO_TILE, ENDED, PLACING
from tatami.games.rrr.memory import giver_of, remember_packet
from tatami.games.rrr.phases import PLAYING
from tatami.games.rrr.pieces import one, pick, size
from tatami.games.rrr.position import RrrKnowledge, RrrPosition
from tatami.games.rrr.turns import can_place


def sample(known: RrrKnowledge, rng: Random) -> RrrPosition:
    """Return a position in which this seat would know exactly this; all that fit are equally likely."""
    return draw_world(known, Dice(rng.getrandbits(62)))


def draw_world(known: RrrKnowledge, dice: Dice) -> RrrPosition:
    """Do the same as `sample` with the dice of a search."""
    while True:
        position = known_part(known)
        fill(position, known, dice)
        if fits(position):
            return position


def known_part(known: RrrKnowledge) -> RrrPosition:
    """Return a position with all that the seat knows; what it doesn't know is still empty."""
    position = known.game.start()
    assert isinstance(position, RrrPosition)
    position.board = known.board.clone()
    position.phase = known.phase
    position.seat = known.mover
    position.game_no = known.game_no
    position.first = known.first
    position.score0 = known.score[0]
    position.score1 = known.score[1]
    position.used = known.seen
    position.drawn = known.drawn
    position.open = known.open
    position.packet = known.packet
    position.step = known.step
    position.passed0 = known.passed[0]
    position.passed1 = known.passed[1]
    return position


def fill(position: RrrPosition, known: RrrKnowledge, dice: Dice) -> None:
    """Put tiles where the seat knows only that there are some."""
    for owner in (0, 1):
        missing = known.unseen[owner]
        if missing == 0:
            continue
        tiles: i64 = 0
        kept_from = known.kept_from(owner)
        if kept_from:  # in a secret draft they kept one of the three that the seat passed on
            tiles |= one(pick(kept_from, dice.below(size(kept_from))))
            missing -= 1
        tiles |= draw_unused(position, missing, dice)
        position.board.add_to_zone(owner, tiles)
        position.board.hidden |= tiles
    if position.packet == 0:
        position.packet = draw_unused(position, int(known.packet_size), dice)
    # The others were used in earlier games, or are out of a secret draft.
    draw_unused(position, int(known.used_count - size(position.used)), dice)
    fill_memory(position, known)


def draw_unused(position: RrrPosition, number: int, dice: Dice) -> i64:
    """Draw this many neutrals that the seat has not seen, at random; they count as used."""
    drawn: i64 = 0
    for _ in range(number):
        left = position.unused()
        tile = one(pick(left, dice.below(size(left))))
        position.used |= tile
        drawn |= tile
    return drawn


def fill_memory(position: RrrPosition, known: RrrKnowledge) -> None:
    """Give the seats of this world their memory: the one that looks what it knows, the other what both know and the rest."""
    position.memory_of_all = known.seen_by_all
    if known.seat < 0:
        position.memory0 = known.seen
        position.memory1 = known.seen
        if position.step == 2 or position.step == 4:
            remember_packet(position, giver_of(position))
        return
    other = known.seen_by_both | position.used & ~known.seen
    position.memory0 = known.seen if known.seat == 0 else other
    position.memory1 = known.seen if known.seat == 1 else other


def fits(position: RrrPosition) -> bool:
    """Return whether who is to place can place, and who lost for want of a tile can't (see R-13): a hidden Tower decides."""
    board = position.board
    if position.phase == PLAYING and board.phase == PLACING:
        return can_place(board, board.mover)
    if board.phase == ENDED and board.cause == BY_NO_TILE:
        return not can_place(board, board.mover)
    return True
