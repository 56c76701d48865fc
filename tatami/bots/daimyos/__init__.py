"""How bots think about Daimyos."""

from tatami.bots.daimyos.levels import level

__all__ = ["level"]
