"""Two plain bots for every game: one plays at random, the other tries each move in random games and takes the best."""

from random import Random
from typing import Final

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import Action, Bot, Observation
from tatami.playouts import play_randomly

BUDGET: Final = 300_000  # moves of random games for one decision: 0.1 to 0.4 seconds, compiled
QUICK: Final = 20_000  # the same for pure Python
WORLD_COST: Final = 40  # what drawing a world and ending a game cost, in moves; it counts where games are nearly over
TRY_COST: Final = 10
LONGEST: Final = 2_000  # a random game still going after this many moves counts as a draw


class RandomBot(Bot):
    """Plays any legal move, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, seen: Observation) -> Action:
        """Return a legal move at random."""
        legal = seen.legal()
        return legal[self.dice.below(len(legal))]


class RolloutBot(Bot):
    """Plays the move that did best in random games from worlds which the seat can't tell from the true one."""

    def __init__(self, seed: int, budget: int = BUDGET, longest: int = LONGEST) -> None:
        if budget < 1 or longest < 1:
            raise ValueError(f"budget and longest must be at least 1, not {budget} and {longest}")
        self.rng = Random(seed)
        self.budget: i64 = budget
        self.longest: i64 = longest

    def choose(self, seen: Observation) -> Action:
        """Return the best move, of equals the first, by sequential halving: the worse half is dropped until one is left."""
        legal = seen.legal()
        alive = list(range(len(legal)))
        totals = [0.0] * len(legal)
        tries: i64 = 0
        stages: i64 = max(1, (len(legal) - 1).bit_length())
        while len(alive) > 1:
            spent: i64 = 0
            while spent < self.budget // stages or tries == 0:
                spent += self._try_all(seen, legal, alive, totals)
                tries += 1
            # All that are left were tried in the same worlds equally often, so their sums compare.
            alive.sort(key=lambda number: (-totals[number], number))
            del alive[(len(alive) + 1) // 2 :]
        return legal[alive[0]]

    def _try_all(self, seen: Observation, legal: list[Action], alive: list[int], totals: list[float]) -> i64:
        """Play each move once in one world, with the same dice to reduce variance; return the cost, in moves."""
        world = seen.sample(self.rng)
        seed = self.rng.getrandbits(62)
        cost: i64 = WORLD_COST
        for number in alive:
            state = world.clone()
            state.play_unchecked(legal[number])
            cost += TRY_COST + play_randomly(state, Dice(seed), self.longest)
            outcome = state.outcome()
            if outcome is not None:
                totals[number] += outcome.returns[seen.seat]
        return cost
