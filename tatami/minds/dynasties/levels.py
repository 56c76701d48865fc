"""The levels of Dynasties: what makes each weaker or stronger than the next."""

from typing import Final

from tatami.bots.level import Level
from tatami.game import Game
from tatami.minds.dynasties.habits import WEIGHTS
from tatami.minds.dynasties.search import DynastiesMind

# By level: simulations, noise, slack.
STEPS: Final[dict[str, tuple[int, float, float]]] = {
    "novice": (40, 0.25, 0.5),
    "casual": (60, 0.12, 0.3),
    "club": (120, 0.05, 0.15),
    "expert": (250, 0.02, 0.06),
    "master": (4000, 0.0, 0.0),
}


def level(game: Game, name: str) -> Level:
    """How this level plays the game with its options; KeyError for a level that isn't there."""
    simulations, noise, slack = STEPS[name]
    return Level(name, DynastiesMind(WEIGHTS), simulations, noise, slack)
