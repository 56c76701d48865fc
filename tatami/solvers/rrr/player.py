"""An opponent for RRR that plays by exact search, and by the solved table where it has been built."""

from random import Random

from tatami.game import Action, Bot, Observation
from tatami.games.rrr.board import CATCHING
from tatami.games.rrr.phases import PLAYING
from tatami.games.rrr.state import RrrState
from tatami.solvers.rrr.solver import solve
from tatami.solvers.rrr.table import Table


class ExactBot(Bot):
    """Plays a move that is proven best, or looks best when its seconds are over; `other` decides where a search can't help.

    Without hidden tiles the seat knows the whole position, so the one world that fits its observation is the true one.
    """

    def __init__(self, seed: int, other: Bot, seconds: float = 3.0, table: Table | None = None) -> None:
        self.rng = Random(seed)
        self.other = other
        self.seconds = seconds
        self.table = table

    def choose(self, seen: Observation) -> Action:
        """Return one of the best moves, at random; drafts, the loser's choice and hidden tiles are left to the other bot."""
        world = seen.sample(self.rng)
        if not isinstance(world, RrrState) or world.phase != PLAYING:
            return self.other.choose(seen)
        if world.board.hidden or world.board.phase == CATCHING:
            return self.other.choose(seen)
        best = solve(world.board, seconds=self.seconds, table=self.table).best
        return seen.game.action(self.rng.choice(best))
