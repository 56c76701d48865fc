"""The levels of Dynasties: what makes each weaker or stronger than the next."""

from typing import Final

from tatami.bots.level import Level
from tatami.game import Game
from tatami.minds.dynasties.habits import WEIGHTS
from tatami.minds.dynasties.search import DynastiesMind

# By level: simulations, how slowly habit makes up its mind (less is surer), noise, slack.
STEPS: Final[dict[str, tuple[int, float, float, float]]] = {
    "novice": (40, 256.0, 0.05, 0.15),
    "casual": (40, 1024.0, 0.0, 0.0),
    "club": (40, 256.0, 0.0, 0.0),
    "expert": (300, 256.0, 0.0, 0.0),
    "master": (2000, 256.0, 0.0, 0.0),
}
SERIOUS: Final = 0.2  # a gentler level strays only to moves that it has looked at a fifth as often as at its best one


def level(game: Game, name: str) -> Level:
    """How this level plays the game with its options; KeyError for a level that isn't there."""
    simulations, trust, noise, slack = STEPS[name]
    mind = DynastiesMind(WEIGHTS, trust=trust, serious=SERIOUS if noise > 0 else 0.0)
    return Level(name, mind, simulations, noise, slack)
