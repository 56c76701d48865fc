"""The levels of Daimyos: what makes each weaker or stronger than the next."""

from pathlib import Path
from typing import Final

from tatami.bots.daimyos.mind import DaimyosMind
from tatami.bots.level import Level
from tatami.game import Game

# By level: simulations, temperature, slack. With one simulation a bot looks at every move of its own turn and at no answer. The
# reckoning is solved at every level; temperature makes the gentler ones stray from it.
STEPS: Final[dict[str, tuple[int, float, float]]] = {
    "novice": (1, 0.03, 0.085),
    "casual": (1, 0.01, 0.035),
    "club": (3, 0.0, 0.0),
    "expert": (40, 0.0, 0.0),
    "master": (500, 0.0, 0.0),
}


def level(game: Game, name: str, tables: Path | None = None) -> Level:
    """Return how this level plays the game with its options, without tables; KeyError for a level that isn't there."""
    simulations, temperature, slack = STEPS[name]
    return Level(name, DaimyosMind(), simulations, temperature, slack)
