"""Hints: the best moves of a decision with what they are worth, from what the seat may know and from nothing else."""

from itertools import takewhile
from random import Random
from typing import Final

from tatami.bots.advice import Estimate
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import Action, Document, Observation, Seat
from tatami.review.noise import error_of
from tatami.review.sides import Sides
from tatami.stats.intervals import Z95, plain
from tatami.texts import Text

WORLDS: Final = 8  # what a move tells must be the same in this many worlds, or it depends on what is hidden


class HintMove:
    """A move, what it is called and what it does in words, its chance to win (0 to 1), and how sure that is."""

    def __init__(self, name: str, told: list[Text], estimate: Estimate, sides: Sides) -> None:
        self.name = name
        self.told = told
        self.value = estimate.value
        self.chance = sides.chance(estimate.value)
        self.exact = estimate.exact
        self.reach = min(1.0, sides.part(Z95 * error_of(estimate, sides.lowest)))  # 95 %: this much to each side
        self.visits = estimate.visits

    def data(self) -> Document:
        """Return the move as plain data."""
        facts = {name: value for name, value in vars(self).items() if name not in ("name", "told")}
        return plain({"move": self.name, **facts})


class Hint:
    """What a seat is advised: the moves that were looked at, the best first; how many simulations stand behind it."""

    def __init__(self, seen: Observation, moves: list[HintMove], simulations: int) -> None:
        self.game = seen.game
        self.seat: Seat = seen.seat
        self.legal = len(seen.legal())
        self.moves = moves
        self.simulations = simulations

    def data(self, best: int | None = None) -> Document:
        """Return the hint as plain data, with this many moves."""
        return {
            "game": self.game.key,
            "options": dict(self.game.options),
            "seat": int(self.seat),
            "legal": self.legal,
            "simulations": self.simulations,
            "moves": [move.data() for move in self.moves[:best]],
        }


def hint(seen: Observation, mind: Mind, budget: Budget, seed: int) -> Hint:
    """Think about the decision of `seen`, which must be its seat's; ValueError when it isn't."""
    if not seen.legal():
        raise ValueError(f"seat {seen.seat} has nothing to decide here")
    budget.start()
    advice = mind.think(seen, budget, Dice(seed))
    sides = Sides(seen.game)
    moves = [HintMove(seen.game.name(found.action), told(seen, found.action), found, sides) for found in advice.estimates]
    return Hint(seen, moves, advice.simulations)


def told(seen: Observation, action: Action) -> list[Text]:
    """Return what the log will tell the seat of a move, as far as that doesn't depend on what is hidden or not yet drawn."""
    rng = Random(0)
    worlds = [seen.sample(rng).tell(action, seen.seat) for _ in range(WORLDS)]
    same = takewhile(lambda texts: all(text == texts[0] for text in texts), zip(*worlds, strict=False))
    return [texts[0] for texts in same]
