"""How bots think about Dynasties."""

from tatami.bots.dynasties.levels import level

__all__ = ["level"]
