"""How bots think about RRR."""

from tatami.minds.rrr.levels import level

__all__ = ["level"]
