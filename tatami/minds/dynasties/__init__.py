"""How bots think about Dynasties."""

from tatami.minds.dynasties.levels import level

__all__ = ["level"]
