"""The bot of the balance report: random games decide, but only between moves that are worth a try."""

from abc import ABC, abstractmethod
from random import Random
from typing import Final

from tatami.bots.baseline import LONGEST, TRY_COST, WORLD_COST
from tatami.dice import Dice
from tatami.game import Action, Bot, Observation, Seat, State
from tatami.playouts import play_randomly

BEST: Final = 12  # those that bring most at once …
OTHERS: Final = 4  # … and some by lot, for what pays later


class Judge(ABC):
    """What a game has to say to the bot: how good a position is, during a game and at its end."""

    @abstractmethod
    def at_once(self, state: State, seat: Seat, rng: Random) -> float:
        """What the seat has got when its turn is over; may play the state on."""

    @abstractmethod
    def at_end(self, state: State, seat: Seat) -> float:
        """What a finished game is worth."""


class ShortlistBot(Bot):
    """As RolloutBot, but where there are many moves it tries only those that bring most at once and a few others.

    Daimyos has some 500 placements a turn: tried all, a budget that allows a hundred games would not be enough for one each.
    Where every random game is lost, as against the Automaton, the judge still says which are lost by less.
    """

    def __init__(self, seed: int, budget: int, judge: Judge) -> None:
        self.rng = Random(seed)
        self.budget = budget
        self.judge = judge

    def choose(self, seen: Observation) -> Action:
        """The best of the moves tried, as random games have it. The worse half is given up until one is left."""
        alive = seen.legal()
        if len(alive) > 2 * (BEST + OTHERS):
            alive = self.shortlist(seen, alive)
        totals = dict.fromkeys(alive, 0.0)
        stages = max(1, (len(alive) - 1).bit_length())
        while len(alive) > 1:
            spent = self._try_all(seen, alive, totals)
            while spent < self.budget // stages:
                spent += self._try_all(seen, alive, totals)
            alive.sort(key=lambda action: -totals[action])
            del alive[(len(alive) + 1) // 2 :]
        return alive[0]

    def shortlist(self, seen: Observation, legal: list[Action]) -> list[Action]:
        """The moves worth a try, best first, in one world that the seat can't tell from the true one; equals by lot."""
        world = seen.sample(self.rng)
        values: dict[Action, float] = {}
        for action in legal:
            state = world.clone()
            state.play_unchecked(action)
            values[action] = self.judge.at_once(state, seen.seat, self.rng)
        order = legal[:]
        self.rng.shuffle(order)
        order.sort(key=lambda action: -values[action])
        return order[:BEST] + self.rng.sample(order[BEST:], OTHERS)

    def _try_all(self, seen: Observation, alive: list[Action], totals: dict[Action, float]) -> int:
        """One world, each move once in it with the same dice: less is left to luck. What it cost, in moves."""
        world = seen.sample(self.rng)
        seed = self.rng.getrandbits(62)
        cost = WORLD_COST
        for action in alive:
            state = world.clone()
            state.play_unchecked(action)
            cost += TRY_COST + int(play_randomly(state, Dice(seed), LONGEST))
            totals[action] += self.judge.at_end(state, seen.seat)
        return cost
