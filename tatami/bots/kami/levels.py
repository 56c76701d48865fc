"""The levels of Kami: what makes each weaker or stronger than the next."""

from pathlib import Path
from typing import Final

from tatami.bots.kami.mind import KamiMind
from tatami.bots.kami.score_values import score_values_of
from tatami.bots.level import Level
from tatami.game import Game
from tatami.games.kami import Kami

# By level: simulations, whether it infers others' cards from their moves, whether simulations play by the policy (else at
# random). A small number of simulations is noise enough, and noise of the right kind: what is plain is seen at every level.
STEPS: Final[dict[str, tuple[int, bool, bool]]] = {
    "novice": (12, False, False),
    "casual": (60, False, False),
    "club": (100, False, True),
    "expert": (600, True, True),
    "master": (8000, True, True),
}


def level(game: Game, name: str, tables: Path | None = None) -> Level:
    """Return how this level plays the game with its options, without tables; KeyError for a level that isn't there."""
    simulations, infers, uses_policy = STEPS[name]
    assert isinstance(game, Kami)
    score_values_of(game.seats, game.ending)  # worked out now, not in the time of the first move
    return Level(name, KamiMind(infers, uses_policy), simulations)
