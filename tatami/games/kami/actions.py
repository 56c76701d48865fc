"""The actions of Kami and their names: the one table of its notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tatami.game import Action, NotationError
from tatami.games.kami.pieces import KINDS, LETTERS

# A *source* is where a card comes from: 0-7 a kind of the hand, 8-15 the mercenary stacks 1-8 (see K-41).
STACKS: Final = 8
SOURCES: Final = 16
NONE: Final = -1

PASS: Final = 0
ASK: Final = 1
NO_ASK: Final = 2
CANCEL: Final = 3
PLAY_ON: Final = 4
FIRST: Final = 5  # first 0 … first 3
CARD: Final = 9  # card S … card E
COUNTER: Final = 17  # + defence * 8 + attack, both of the hand
LEAD: Final = 81
MERCENARY: Final = 145  # all moves with a mercenary in them; below it are those of every game

SOURCE_NAMES: Final[list[str]] = [*LETTERS, *[f"*{number}" for number in range(1, STACKS + 1)]]

# The moves that play cards, by their numbers from COUNTER on: where defence and attack come from, and whether the defence lies
# face down.
MOVES: Final[list[tuple[int, int, bool]]] = [
    *((defence, attack, down) for down in (False, True) for defence in range(KINDS) for attack in range(KINDS)),
    *(
        (defence, attack, down)
        for down in (False, True)
        for defence in range(SOURCES)
        for attack in range(SOURCES)
        if defence >= KINDS or attack >= KINDS
    ),
    # The defence alone, where the card below must be turned up first (see K-41) …
    *((defence, NONE, down) for down in (False, True) for defence in range(KINDS, SOURCES)),
    *((NONE, attack, False) for attack in range(SOURCES)),  # … and then the attack
]


def _name(defence: int, attack: int, down: bool) -> str:
    left = "" if defence == NONE else SOURCE_NAMES[defence]
    right = "" if attack == NONE else SOURCE_NAMES[attack]
    return f"({left})>{right}" if down else f"{left}>{right}"


NAMES: Final[list[str]] = [
    *("-", "ask", "no-ask", "cancel", "play"),
    *(f"first {seat}" for seat in range(4)),
    *(f"card {letter}" for letter in LETTERS),
    *(_name(defence, attack, down) for defence, attack, down in MOVES),
]
# What each action plays, by its number.
DEFENCE: Final[list[int]] = [NONE] * COUNTER + [defence for defence, _, _ in MOVES]
ATTACK: Final[list[int]] = [NONE] * COUNTER + [attack for _, attack, _ in MOVES]
FACE_DOWN: Final[list[bool]] = [False] * COUNTER + [down for _, _, down in MOVES]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def parse(name: str) -> Action:
    """Return the action of this name; NotationError when there is none."""
    number = NUMBERS.get(name)
    if number is None:
        raise NotationError(
            f"{name!r} is no move of Kami: a lead is written (S)>R, a counter G>L, a pass -, "
            "a mercenary by its stack as in *3>L, (*3)>R, G>*5, *3> or >L"
        )
    return Action(number)


def move_with(defence: int, attack: int, down: bool) -> int:
    """Return the number of the move that plays these sources (NONE for the half that another step plays)."""
    if 0 <= defence < KINDS and 0 <= attack < KINDS:
        return (LEAD if down else COUNTER) + defence * KINDS + attack
    return _MIXED[(SOURCES + 1) * (SOURCES + 1) * int(down) + (SOURCES + 1) * (defence + 1) + attack + 1]


def _mixed() -> list[int]:
    table = [NONE] * (2 * (SOURCES + 1) * (SOURCES + 1))
    for number in range(COUNTER, len(NAMES)):
        row = (SOURCES + 1) * (DEFENCE[number] + 1) + ATTACK[number] + 1
        table[(SOURCES + 1) * (SOURCES + 1) * int(FACE_DOWN[number]) + row] = number
    return table


_MIXED: Final[list[int]] = _mixed()


USUAL: Final = 32  # moves that a list has room for from the start


class MoveList:
    """The numbers of some moves: the first `count` of `numbers`. It can be filled again without asking for memory."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]([0] * USUAL)
        self.count: i64 = 0

    def add(self, number: i64) -> None:
        """Add one more move."""
        if self.count == len(self.numbers):
            self.numbers = append(self.numbers, number)
        else:
            self.numbers[self.count] = number
        self.count += 1
