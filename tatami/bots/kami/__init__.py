"""How bots think about Kami."""

from tatami.bots.kami.levels import level
from tatami.bots.kami.mind import KamiMind

__all__ = ["KamiMind", "level"]
