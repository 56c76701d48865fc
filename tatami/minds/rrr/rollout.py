"""Quick games to the end: placements by lot, effects that gain the most allies, and the exact ending."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import Action
from tatami.games.rrr.actions import END
from tatami.games.rrr.position import CATCHING, ENDED, RESOLVING, Position
from tatami.games.rrr.tiles import KINDS
from tatami.minds.rrr.ending import Endings
from tatami.solvers.rrr.search import outlook
from tatami.solvers.rrr.values import UNKNOWN, final_value

SIDE: Final[i64] = END * (KINDS + 1)  # how many deeds a seat has
LONGEST: Final = 200


def deed(position: Position, seat: i64, action: i64) -> i64:
    """The number of what a seat does: an effect's choice is a different deed for each kind of tile that acts."""
    row: i64 = 0
    if position.phase == RESOLVING:
        row = position.kind_at(position.acting) + 1
    return seat * SIDE + row * END + action


class Rollout:
    """Plays positions to the end and keeps a trail of what was done."""

    def __init__(self, dice: Dice, endings: Endings, is_greedy: bool) -> None:
        self.dice = dice
        self.endings = endings
        self.is_greedy = is_greedy
        self.trail: vec[i64] = vec[i64]([0] * LONGEST)
        self.length: i64 = 0

    def note(self, position: Position, seat: i64, action: i64) -> None:
        """Add to the trail what a seat is about to play."""
        if self.length < LONGEST:
            self.trail[self.length] = deed(position, seat, action)
            self.length += 1

    def play(self, position: Position) -> i64:
        """Play on to the end; the game's value to seat 0."""
        while position.phase != ENDED:
            value = self.endings.value(position)
            if value != UNKNOWN:
                return value
            moves = position.legal()
            action = moves[self.dice.below(len(moves))]
            if self.is_greedy and position.phase == RESOLVING:
                action = self._best(position, moves)
            if position.phase != CATCHING:
                self.note(position, position.mover, action)
            position.play(action)
        return final_value(position)

    def _best(self, position: Position, moves: list[Action]) -> Action:
        """The choice after which the mover leads by the most; of equals one by lot."""
        mover = position.mover
        best = moves[0]
        highest: i64 = -1000
        equals: i64 = 0
        for action in moves:
            after = position.clone()
            after.play(action)
            lead: i64 = 0
            if after.phase == ENDED:
                lead = final_value(after) * 10 * (1 - 2 * mover)
            elif after.mover == mover:
                lead = outlook(after)
            else:
                lead = -outlook(after)
            if lead > highest:
                highest = lead
                best = action
                equals = 1
            elif lead == highest:
                equals += 1
                if self.dice.below(equals) == 0:
                    best = action
        return best
