"""The levels of Dynasties: what makes each weaker or stronger than the next."""

from pathlib import Path
from typing import Final

from tatami.bots.dynasties.search import DynastiesMind
from tatami.bots.level import Level
from tatami.game import Game

# By level: simulations, spread of the priors (less trusts the policy more), temperature, slack.
STEPS: Final[dict[str, tuple[int, float, float, float]]] = {
    "novice": (40, 256.0, 0.05, 0.15),
    "casual": (40, 1024.0, 0.0, 0.0),
    "club": (40, 256.0, 0.0, 0.0),
    "expert": (300, 256.0, 0.0, 0.0),
    "master": (2000, 256.0, 0.0, 0.0),
}
LEAST_VISITS: Final = 0.2  # a weaker level strays only to moves with a fifth of the visits of its best one


def level(game: Game, name: str, tables: Path | None = None) -> Level:
    """Return how this level plays the game with its options, without tables; KeyError for a level that isn't there."""
    simulations, prior_spread, temperature, slack = STEPS[name]
    mind = DynastiesMind(prior_spread, LEAST_VISITS if temperature > 0 else 0.0)
    return Level(name, mind, simulations, temperature, slack)
