"""The levels of Kami: what makes each weaker or stronger than the next."""

from typing import Final

from tatami.bots.level import Level
from tatami.game import Game
from tatami.games.kami import Kami
from tatami.minds.kami.mind import KamiMind
from tatami.minds.kami.stakes import stakes_of

# By level: simulations, whether it reads others' cards from their moves, whether it expects usual moves (else random ones).
# A small number of simulations is noise enough, and noise of the right kind: what is plain is seen at every level.
STEPS: Final[dict[str, tuple[int, bool, bool]]] = {
    "novice": (12, False, False),
    "casual": (60, False, False),
    "club": (100, False, True),
    "expert": (600, True, True),
    "master": (8000, True, True),
}


def level(game: Game, name: str) -> Level:
    """How this level plays the game with its options; KeyError for a level that isn't there."""
    simulations, reads, usual = STEPS[name]
    assert isinstance(game, Kami)
    stakes_of(game.seats, game.ending)  # worked out now, not in the time of the first move
    return Level(name, KamiMind(reads, usual), simulations)
