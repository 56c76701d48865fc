"""Rollouts to the end of a game: random placements, effects that gain the most allies, and an immediate win is taken."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import Action
from tatami.games.rrr.actions import CROSS, DECLINE, DIRECTION, END, PLUS, TARGET
from tatami.games.rrr.board import CATCHING, ENDED, PLACING, RESOLVING, Board
from tatami.games.rrr.effects import protection
from tatami.games.rrr.pieces import BANISHES, DEATH, DESTROYS, FERRYMAN, HERALD, KINDS, MESSENGER, REBEL, USES_AGAIN
from tatami.games.rrr.spaces import AROUND, DIAGONAL, FRONT, FULL, ORTHOGONAL, RAYS, SPACES, at
from tatami.games.rrr.turns import legal, play
from tatami.solvers.rrr.boards import SIZES
from tatami.solvers.rrr.values import final_value

KEYS_PER_SEAT: Final[i64] = END * (KINDS + 1)  # move keys of each seat
LONGEST: Final = 200
DEATH_WEIGHT: Final = 4  # to have Death as an ally is worse than to be behind


def move_key(position: Board, seat: i64, action: i64) -> i64:
    """Return the number of a seat's move, whatever the position; an effect's choice differs for each kind of tile that acts."""
    row: i64 = 0
    if position.phase == RESOLVING:
        row = position.kind_at(position.acting) + 1
    return seat * KEYS_PER_SEAT + row * END + action


class Rollout:
    """Plays positions to the end and keeps the keys of the moves made."""

    def __init__(self, dice: Dice, is_greedy: bool) -> None:
        self.dice = dice
        self.is_greedy = is_greedy
        self.keys: vec[i64] = vec[i64]([0] * LONGEST)
        self.length: i64 = 0

    def note(self, key: i64) -> None:
        """Add a move key."""
        if self.length < LONGEST:
            self.keys[self.length] = key
            self.length += 1

    def play(self, position: Board) -> i64:
        """Play on to the end; return the game's value to seat 0."""
        dice = self.dice
        while position.phase != ENDED:
            moves = legal(position)
            if self.is_greedy and position.phase == RESOLVING:
                action = self._best(position, moves)
            else:
                if self.is_greedy and position.phase == PLACING and SIZES[position.occupied] == SPACES - 1:
                    value = self._win_at_once(position, moves)
                    if value:
                        return value
                action = moves[dice.below(len(moves))]
            if position.phase != CATCHING:
                self.note(move_key(position, position.mover, action))
            play(position, action)
        return final_value(position, 0)

    def _best(self, position: Board, moves: list[Action]) -> Action:
        """Return the choice that gains the most allies; of equals one at random."""
        best = moves[0]
        highest: i64 = -1000
        equals: i64 = 0
        loose = position.face_up() & ~protection(position) & FULL
        number: i64 = len(moves)
        for place in range(number):
            gained = gain(position, moves[place], loose)
            if gained > highest:
                highest = gained
                equals = 1
                best = moves[place]
            elif gained == highest:
                equals += 1
                if self.dice.below(equals) == 0:
                    best = moves[place]
        return best

    def _win_at_once(self, position: Board, moves: list[Action]) -> i64:
        """Return the value to seat 0 of a turn that fills the board and wins; 0 when none was found."""
        mover = position.mover
        for action in moves:
            after = position.clone()
            play(after, action)
            if after.phase == RESOLVING:
                play(after, self._best(after, legal(after)))
            if after.phase == ENDED and after.loser != mover:
                return final_value(after, 0)
        return 0


def gain(position: Board, action: i64, loose: i64) -> i64:
    """Return roughly how many allies a choice of the effect gains the mover; `loose` are the tiles without shield."""
    if action == DECLINE:
        return 0
    space = position.acting
    kind = position.kind_at(space)
    mine = position.allies(position.mover)
    if TARGET <= action < DIRECTION:
        target = action - TARGET
        is_mine = (mine >> target) & 1
        if (USES_AGAIN >> kind) & 1:
            return 1
        if position.kind_at(target) == DEATH and kind != MESSENGER:
            return DEATH_WEIGHT if is_mine else -DEATH_WEIGHT
        if ((DESTROYS | BANISHES) >> kind) & 1 or kind == MESSENGER:
            return -1 if is_mine else 1
        return -2 if is_mine else 2
    if action > CROSS and kind == FERRYMAN:
        return 0
    if DIRECTION <= action < PLUS:
        loose &= RAYS[(action - DIRECTION) * SPACES + space]
    elif action == PLUS:
        loose &= ORTHOGONAL[space]
    elif action == CROSS:
        loose &= DIAGONAL[space]
    elif kind == HERALD:
        loose &= FRONT[position.side_of(space) * SPACES + space]
    elif kind == REBEL:
        loose &= AROUND[space]
    else:
        return 1  # a Spy's or Necromancer's tile
    gained = 2 * (SIZES[loose & ~mine] - SIZES[loose & mine])
    other: i64 = 0
    while loose:
        if loose & 1 and position.kind_at(other) == DEATH:
            gained += 2 * DEATH_WEIGHT if mine & at(other) else -2 * DEATH_WEIGHT
        loose >>= 1
        other += 1
    return gained
