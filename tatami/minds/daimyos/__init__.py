"""How bots think about Daimyos."""

from tatami.minds.daimyos.levels import level

__all__ = ["level"]
