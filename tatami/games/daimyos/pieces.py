"""What comes in the box of Daimyos: clans, techniques, boards, cards and tokens; and all of it as plain data.

How many there are of each thing is fixed; what is printed on them is read from a file by `box`.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.copying import remade
from tatami.game import Document, OptionValue
from tatami.texts import Text

NONE: Final = -1

# Clans. A track is positive towards seat 0.
CLANS: Final[list[str]] = ["black", "white", "red"]
BLACK: Final = 0
WHITE: Final = 1
RED: Final = 2

# Techniques: three open to all, then two of each clan, in the order of CLANS (two clan cards a colour).
TECHNIQUES: Final[list[str]] = [
    "shinobi-iri", "chimon", "ten-mon", "intonjutsu", "boryaku", "hensojutsu", "choho", "kayakujutsu", "kenjutsu",
]  # fmt: skip
SHINOBI_IRI: Final = 0
CHIMON: Final = 1
TEN_MON: Final = 2
INTONJUTSU: Final = 3
BORYAKU: Final = 4
HENSOJUTSU: Final = 5
CHOHO: Final = 6
KAYAKUJUTSU: Final = 7
KENJUTSU: Final = 8
OPEN_TECHNIQUES: Final = 3

# The eight ways to lay a card (see Y-20): quarter turns clockwise, after mirroring where there is an m.
TURNINGS: Final[list[str]] = ["r0", "r90", "r180", "r270", "r0m", "r90m", "r180m", "r270m"]

# What can lie on a space, and its letter in drawings: ninjas by clan, samurai by clan, nothing. Daimyos come after them.
LETTERS: Final = "BWRbwr."
CLEAR: Final = 6
DAIMYO: Final = 7

# The columns of the grid: the field of 10x10 spaces, and two spaces around it.
COLUMNS: Final = "yzabcdefghijkl"
MARGIN: Final = 2

BOARDS: Final = 4
BOARD_SIZE: Final = 5
CARDS: Final = 29
DAIMYOS: Final = 7
TOKENS: Final = 8
AUTO_CARDS: Final = 14
LEVELS: Final = 7

# What an auto card makes the Automaton do (see Y-72).
AUTO_ACTIONS: Final[list[str]] = ["stay", "swap", "steal"]
STAY: Final = 0
SWAP: Final = 1
STEAL: Final = 2

COLOURS: Final[list[str]] = ["blue", "turquoise", "green", "yellow", "orange", "purple", "brown"]  # that have texts


class Shape:
    """A ninja card as it lies after one of the eight turnings: how large it is and what is where on it."""

    def __init__(self, width: int, height: int, cells: list[int]) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.cells: list[int] = cells  # row by row from the lower left, letters as numbers
        self.columns: vec[i64] = vec[i64]([place % width for place, cell in enumerate(cells) if cell != CLEAR])
        self.rows: vec[i64] = vec[i64]([place // width for place, cell in enumerate(cells) if cell != CLEAR])
        self.letters: vec[i64] = vec[i64]([cell for cell in cells if cell != CLEAR])  # below 3 a ninja, else a samurai

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, 1, 1, [])


class Box:
    """All that comes in the box. Everything is numbered in the order of the file; the notation uses the ids."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.daimyos: list[str] = []
        self.colours: list[str] = []
        self.boards: list[str] = []
        self.drawings: list[list[int]] = []  # each board row by row from the lower left; a daimyo is DAIMYO + its number
        self.cards: list[str] = []
        self.shapes: list[Shape] = []  # by card * 8 + turning
        self.costs: list[int] = []
        self.daimyo_values: list[int] = []  # by token number - 1
        self.favour_values: list[int] = []
        self.autos: list[str] = []  # 1A … 7A, 1B … 7B
        self.actions: list[int] = []
        self.left: list[int] = []
        self.right: list[int] = []
        self.bottom: list[int] = []
        self.lists: list[list[int]] = []
        self.names: tuple[str, ...] = ()  # of the actions; `actions` fills them in
        self.numbers: dict[str, int] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        return self  # it never changes once it is read


class Settings:
    """What a game is played with: the box, and the options as flags. Never changes during a game."""

    def __init__(self, box: Box, options: dict[str, OptionValue]) -> None:
        self.box = box
        self._options = options
        self.solo: bool = options["players"] == 1
        self.level: int = int(options["level"])
        self.clan_techniques: bool = bool(options["clan_techniques"])
        self.blacklist: bool = bool(options["blacklist"])
        self.ronin: bool = bool(options["ronin"])
        first = options["first"]
        # Y-71: in solo the player is first. NONE: chance says who is.
        self.first: int = 0 if self.solo else first if isinstance(first, int) else NONE

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, self.box, self._options)


def shapes_of(rows: list[list[int]]) -> list[Shape]:
    """Y-20: Return a card, drawn from its top row, in its eight turnings."""
    shapes: list[Shape] = []
    for turning in range(len(TURNINGS)):
        drawn = [row[::-1] for row in rows] if turning >= 4 else rows
        for _ in range(turning % 4):  # a quarter turn clockwise
            drawn = [[row[column] for row in reversed(drawn)] for column in range(len(drawn[0]))]
        shapes.append(Shape(len(drawn[0]), len(drawn), from_below(drawn)))
    return shapes


def turned_board(cells: list[int], quarters: int) -> list[int]:
    """Return a board, its lowest row first, after this many quarter turns clockwise."""
    last = BOARD_SIZE - 1
    for _ in range(quarters):
        cells = [cells[column * BOARD_SIZE + last - row] for row in range(BOARD_SIZE) for column in range(BOARD_SIZE)]
    return cells


def from_below(rows: list[list[int]]) -> list[int]:
    """Return a drawing as one list, its lowest row first."""
    return [cell for row in reversed(rows) for cell in row]


def clan_of(technique: int) -> int:
    """Return the clan of a clan technique."""
    return (technique - OPEN_TECHNIQUES) // 2


# ------------------------------------------------------------------------------------------------------- names as texts


def clan_name(clan: int) -> Text:
    """Return the name of a clan."""
    return Text(f"daimyos-{CLANS[clan]}")


def daimyo_name(box: Box, daimyo: int) -> Text:
    """Return the name of a daimyo: its colour, or what another box calls it."""
    name = box.daimyos[daimyo]
    return Text(f"daimyos-{name}") if name in COLOURS else word(name)


def technique_name(technique: int) -> Text:
    """Return the name of a technique, which is the same in every language."""
    return word(TECHNIQUES[technique].capitalize())


def seat_name(settings: Settings, viewer: int, seat: int) -> Text:
    """Return the name of a seat for a viewer: "you", the Automaton, or the seat's number."""
    if settings.solo and seat == 1:
        return Text("daimyos-automaton")
    return Text("seat-you" if seat == viewer else "seat", seat=str(seat))


def word(text: str) -> Text:
    """Return something that is the same in every language."""
    return Text("daimyos-word", word=text)


# ------------------------------------------------------------------------------------------------------- pieces as data


def pieces(settings: Settings) -> list[Document]:
    """Return the grid, boards, ninja cards, daimyos, tokens and techniques; clan techniques and auto cards if played with."""
    box = settings.box
    field: Document = {"columns": COLUMNS, "lowest": 1 - MARGIN, "margin": MARGIN, "turnings": TURNINGS[:]}
    found: list[Document] = [{"id": "field", "kind": "field", "count": 1, **field}]
    for number, board in enumerate(box.boards):
        turnings = [drawn(turned_board(box.drawings[number], quarters), BOARD_SIZE) for quarters in range(4)]
        found.append({"id": board, "kind": "board", "count": 1, "turnings": turnings})
    for number, card in enumerate(box.cards):
        turnings = [drawn(shape.cells, int(shape.width)) for shape in box.shapes[number * 8 : number * 8 + 8]]
        found.append({"id": card, "kind": "card", "count": 1, "turnings": turnings})
    for number, daimyo in enumerate(box.daimyos):
        fields: Document = {"id": daimyo, "kind": "daimyo", "count": 1, "colour": box.colours[number]}
        found.append({**fields, "mark": letter_of(DAIMYO + number), "name": f"daimyos-{daimyo}" if daimyo in COLOURS else ""})
    for number in range(TOKENS):
        fields = {"id": f"token-{number + 1}", "kind": "token", "count": 2}  # one a seat
        found.append({**fields, "daimyo": box.daimyo_values[number], "favour": box.favour_values[number]})
    for number, technique in enumerate(TECHNIQUES if settings.clan_techniques else TECHNIQUES[:OPEN_TECHNIQUES]):
        clan = CLANS[clan_of(number)] if number >= OPEN_TECHNIQUES else ""
        found.append({"id": technique, "kind": "technique", "count": 1, "cost": box.costs[number], "clan": clan})
    if settings.solo or settings.blacklist:
        found.extend(auto_card(box, number) for number in range(len(box.autos)))
    return found


def auto_card(box: Box, number: int) -> Document:
    """Return an auto card, whose list also serves as blacklist (see Y-60)."""
    return {
        "id": box.autos[number],
        "kind": "auto",
        "count": 1,
        "action": AUTO_ACTIONS[box.actions[number]],
        "left": box.left[number],
        "right": box.right[number],
        "bottom": box.bottom[number],
        "list": [box.daimyos[daimyo] for daimyo in box.lists[number]],
    }


def letter_of(piece: int) -> str:
    """Return a piece as one letter; a daimyo as its number in the order of the box, from 1."""
    return LETTERS[piece] if piece < DAIMYO else str(piece - DAIMYO + 1)


def rows_of(cells: list[int], width: int) -> list[str]:
    """Return a drawing in letters, its top row first."""
    letters = "".join([letter_of(cell) for cell in cells])
    return [letters[start : start + width] for start in range(len(cells) - width, -1, -width)]


def drawn(cells: list[int], width: int) -> str:
    """Return a drawing as one text, rows parted by a slash."""
    return "/".join(rows_of(cells, width))
