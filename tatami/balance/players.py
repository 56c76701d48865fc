"""The bot of the balance report: random games decide, but only between placements that are worth a try."""

from collections.abc import Callable
from random import Random
from typing import Final

from tatami.bots.baseline import RolloutBot
from tatami.game import Action, Bot, Document, Observation, Seat, State
from tatami.texts import Text

BEST: Final = 12  # those that bring most at once …
OTHERS: Final = 4  # … and some by lot, for what pays later

Value = Callable[[State, Seat, Random], float]


class Narrowed(Observation):
    """An observation with fewer moves to choose from; all else is as it was."""

    def __init__(self, seen: Observation, moves: list[Action]) -> None:
        self.game = seen.game
        self.seat = seen.seat
        self.seen = seen
        self.narrow = moves

    def to_move(self) -> Seat:
        """As seen."""
        return self.seen.to_move()

    def legal(self) -> list[Action]:
        """The moves that are left."""
        return self.narrow[:]

    def sample(self, rng: Random) -> State:
        """As seen."""
        return self.seen.sample(rng)

    def data(self) -> Document:
        """As seen."""
        return self.seen.data()

    def words(self) -> list[Text]:
        """As seen."""
        return self.seen.words()

    def rules(self) -> list[str]:
        """As seen."""
        return self.seen.rules()

    def key(self) -> str:
        """As seen."""
        return self.seen.key()


class ShortlistBot(Bot):
    """A RolloutBot that, where there are many moves, tries only those of the highest value at once and a few others.

    Daimyos has some 500 placements a turn: tried all, a budget that allows hundreds of games would be spent on one look.
    """

    def __init__(self, seed: int, budget: int, value: Value) -> None:
        self.rng = Random(seed)
        self.rollouts = RolloutBot(self.rng.getrandbits(62), budget)
        self.value = value

    def choose(self, seen: Observation) -> Action:
        """The best of the short list, as random games have it."""
        legal = seen.legal()
        if len(legal) > 2 * (BEST + OTHERS):
            return self.rollouts.choose(Narrowed(seen, self.shortlist(seen, legal)))
        return self.rollouts.choose(seen)

    def shortlist(self, seen: Observation, legal: list[Action]) -> list[Action]:
        """The moves worth a try, in one world that the seat can't tell from the true one; equals stand by lot."""
        world = seen.sample(self.rng)
        values: dict[Action, float] = {}
        for action in legal:
            state = world.clone()
            state.play_unchecked(action)
            values[action] = self.value(state, seen.seat, self.rng)
        order = legal[:]
        self.rng.shuffle(order)
        order.sort(key=lambda action: -values[action])
        return sorted(order[:BEST] + self.rng.sample(order[BEST:], OTHERS))
