"""The actions of RRR and their names: the one table of its notation."""

from typing import Final

from mypy_extensions import i64

from tatami.game import Action, NotationError
from tatami.games.rrr.pieces import BANDIT, IDS, KINDS, NEUTRAL_COUNT
from tatami.games.rrr.spaces import DIRECTION_NAMES, SPACE_NAMES, SPACES

PLACE: Final = 0  # + kind * 9 + space
DECLINE: Final = 216
TARGET: Final = 217  # + space
DIRECTION: Final = 226  # + direction
PLUS: Final = 234
CROSS: Final = 235
DO: Final = 236
UNSEEN: Final = 237
NAMED: Final = 238  # + kind
CHOOSE_FIRST: Final = 262
CHOOSE_SECOND: Final = 263
TAKE: Final = 264  # + neutral, where the Bandit is 0
FERRY: Final = 280  # + from * 8 + to, where the spaces after `from` count one less
START: Final = 352  # + seat: chance, who is first in game 1
CARD: Final = 354  # + neutral: chance, a tile is drawn
TOOK: Final = 370  # + neutral: chance, the Spy's hidden catch
END: Final = 386

FIRST_NEUTRAL: Final = BANDIT


def _names() -> list[str]:
    neutrals = IDS[FIRST_NEUTRAL:]
    names = [f"{kind}@{space}" for kind in IDS for space in SPACE_NAMES]
    names += ["-", *SPACE_NAMES, *DIRECTION_NAMES, "+", "x", "!", "?", *IDS, "first", "second"]
    names += [f"take {kind}" for kind in neutrals]
    names += [f"{start}-{end}" for start in SPACE_NAMES for end in SPACE_NAMES if start != end]
    names += ["first 0", "first 1"]
    names += [f"card {kind}" for kind in neutrals]
    names += [f"took {kind}" for kind in neutrals]
    return names


NAMES: Final[list[str]] = _names()
# By set of spaces * 24 + kind: the actions that place the kind on each of them. Made once, for speed.
PLACINGS: Final[list[list[Action]]] = [
    [Action(PLACE + kind * SPACES + space) for space in range(SPACES) if spaces >> space & 1]
    for spaces in range(1 << SPACES)
    for kind in range(KINDS)
]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def parse(name: str) -> Action:
    """Return the action of this name; NotationError when there is none."""
    number = NUMBERS.get(name)
    if number is None:
        raise NotationError(
            f"{name!r} is no move of RRR: a tile is placed by its id and space, general@b2; an effect's choice is a space a3, "
            "a direction n ne e se s sw w nw, + or x, !, a1-b2, a tile's id, ? or - to decline; others are take pirate, "
            "first and second"
        )
    return Action(number)


def ferrying(start: i64, end: i64) -> Action:
    """Return the action that moves a tile from one space to another."""
    return Action(int(FERRY + start * (SPACES - 1) + (end if end < start else end - 1)))


def ferry_from(number: i64) -> i64:
    """Return where a Ferryman's move begins."""
    return (number - FERRY) // (SPACES - 1)


def ferry_to(number: i64) -> i64:
    """Return where a Ferryman's move ends."""
    end = (number - FERRY) % (SPACES - 1)
    return end if end < ferry_from(number) else end + 1


def neutral_moves(base: i64, tiles: i64) -> list[Action]:
    """Return the actions from `base` on, TAKE, CARD or TOOK, for the neutral tiles of a set."""
    moves: list[Action] = []
    for neutral in range(i64(NEUTRAL_COUNT)):
        if (tiles >> (FIRST_NEUTRAL + neutral)) & 1:
            moves.append(Action(int(base + neutral)))
    return moves


assert len(NAMES) == END == TOOK + KINDS - FIRST_NEUTRAL
