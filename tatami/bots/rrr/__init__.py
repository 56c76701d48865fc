"""How bots think about RRR."""

from tatami.bots.rrr.levels import level

__all__ = ["level"]
