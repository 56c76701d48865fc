"""How bots think about Kami."""

from tatami.minds.kami.levels import level
from tatami.minds.kami.mind import KamiMind

__all__ = ["KamiMind", "level"]
