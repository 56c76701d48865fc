"""How bots think about Kami."""

from tatami.minds.kami.levels import level

__all__ = ["level"]
