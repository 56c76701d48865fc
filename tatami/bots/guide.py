"""What a search knows about a game beyond its rules. Each game may have a better guide than the plain one here."""

from random import Random
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tatami.dice import Dice
from tatami.game import Action, Observation, Seat, State
from tatami.playouts import play_randomly

LONGEST: Final = 2_000  # a random game still going after so many moves counts as a draw
ALL: Final[i64] = 0x7FFF_FFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The plain guide: worlds as the observation draws them, all legal moves, random games to the very end."""

    def prepare(self, seen: Observation) -> None:
        """Called once before the search of a decision: whatever can be worked out once is worked out here."""

    def world(self, seen: Observation, rng: Random) -> State:
        """A world that fits what the seat sees."""
        return seen.sample(rng)

    def moves(self, state: State) -> list[Action]:
        """The legal moves worth trying, the most promising first where there is an order; never none."""
        return state.legal()

    def width(self, visits: i64) -> i64:
        """How many of moves() are tried at a node visited so often."""
        return ALL

    def label(self, state: State, action: Action, viewer: Seat) -> i64:
        """What the viewer sees of a move before it is played: moves that look the same to him share a place in the tree."""
        return i64(action)

    def is_settled(self, state: State) -> bool:
        """Whether the search needn't look further: finish() knows the value from here."""
        return False

    def finish(self, state: State, dice: Dice) -> list[float]:
        """What each seat can expect of this state, from -1 to 1. The state may be played on."""
        play_randomly(state, dice, LONGEST)
        outcome = state.outcome()
        return [0.0] * state.game.seats if outcome is None else outcome.returns
