"""The levels of Daimyos: what makes each weaker or stronger than the next."""

from typing import Final

from tatami.bots.level import Level
from tatami.game import Game
from tatami.minds.daimyos.mind import DaimyosMind

# By level: simulations, noise, slack. The reckoning is solved at every level; noise makes the gentler ones stray from it.
STEPS: Final[dict[str, tuple[int, float, float]]] = {
    "novice": (1, 0.1, 0.2),
    "casual": (1, 0.04, 0.1),
    "club": (20, 0.02, 0.06),
    "expert": (150, 0.0, 0.0),
    "master": (600, 0.0, 0.0),
}


def level(game: Game, name: str) -> Level:
    """How this level plays the game with its options; KeyError for a level that isn't there."""
    simulations, noise, slack = STEPS[name]
    return Level(name, DaimyosMind(), simulations, noise, slack)
