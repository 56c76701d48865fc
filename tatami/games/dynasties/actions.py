"""The actions of Dynasties: their numbers and their names, which are the notation."""

from typing import Final

from tatami.game import Action, NotationError
from tatami.games.dynasties.pieces import IDS, MISSIONS, NUMBERS, PILE_NAMES, TYPES

MOST_SEATS: Final = 4

# All numbers stay below 257: small whole numbers cost nothing to make.
END: Final = 0
TO: Final = 1  # to p1, to p2
DRAW: Final = 3  # draw d1 … draw p2
DISCARD: Final = 7  # three a type: discard monk, discard monk p1, discard monk p2
STRIKE: Final = 34  # + seat * 9 + type
REVEAL: Final = 70  # + mission
FIRST: Final = 82  # first 0 … first 3
CARD: Final = 86  # + type
MISSION: Final = 95  # + mission
LAY: Final = 107  # lay farmer 1 … lay emperor 6

NAMES: Final[list[str]] = ["end", "to p1", "to p2"]
LAY_FROM: Final[list[int]] = []  # by type: the number of "lay … 0", if there were one
# What a number from LAY on lays: the type, and how many cards of it.
LAY_TYPE: Final[list[int]] = []
LAY_COUNT: Final[list[int]] = []


def _fill() -> None:
    NAMES.extend(f"draw {pile}" for pile in PILE_NAMES)
    for name in IDS:
        NAMES.extend([f"discard {name}", f"discard {name} p1", f"discard {name} p2"])
    for seat in range(MOST_SEATS):
        NAMES.extend(f"strike {seat} {kind}" for kind in IDS)
    NAMES.extend(f"reveal {mission}" for mission in MISSIONS)
    NAMES.extend(f"first {seat}" for seat in range(MOST_SEATS))
    NAMES.extend(f"card {kind}" for kind in IDS)
    NAMES.extend(f"mission {mission}" for mission in MISSIONS)
    for kind in range(TYPES):
        LAY_FROM.append(len(NAMES) - 1)
        for number in range(1, NUMBERS[kind] + 1):  # one card is no set, but a refusal can say so
            NAMES.append(f"lay {IDS[kind]} {number}")
            LAY_TYPE.append(kind)
            LAY_COUNT.append(number)


_fill()

ACTIONS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def parse(name: str) -> Action:
    """Return the action of this name; NotationError when there is none."""
    number = ACTIONS.get(name)
    if number is None:
        raise NotationError(
            f"{name!r} is no move of Dynasties: they are written draw d1, lay ninja 5, discard monk p2, to p1, "
            f"strike 2 samurai, reveal A7 or end; the types are {', '.join(IDS)}"
        )
    return Action(number)
