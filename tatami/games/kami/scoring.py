"""How far a game of Kami goes: the goal, and the three endings in which it can be reached."""

from typing import Final

from mypy_extensions import i64

SOLDIER_ENDING: Final = 0
LORD_ENDING: Final = 1
KAMI_ENDING: Final = 2
ENDINGS: Final[list[str]] = ["soldier", "lord", "kami"]

GOAL: Final = 15  # K-50


def total_after(total: i64, points: i64, ending: i64) -> i64:
    """K-50: Return what a side has after scoring."""
    reached = total + points
    if reached <= GOAL or ending == SOLDIER_ENDING:
        return reached
    return 2 * GOAL - reached if ending == LORD_ENDING else 0
