"""The box of Daimyos: boards, cards, costs, tokens and lists, as data; what a file says is checked by `boxfile`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.copying import remade
from tatami.games.daimyos.names import CLEAR, TURNINGS


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

    def __reduce__(self) -> tuple[Any, ...]:
        from tatami.games.daimyos.boxfile import built_in

        # Every machine has the built-in box; another one goes along, as its file may not be where the pickle is read.
        return (built_in, ()) if self is built_in() else remade(self, self.name)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        return self  # it never changes once it is read


STAY: Final = 0
SWAP: Final = 1
STEAL: Final = 2
AUTO_ACTIONS: Final[list[str]] = ["stay", "swap", "steal"]


def shapes_of(rows: list[list[int]]) -> list[Shape]:
    """Y-20: a card, drawn from its top row, in its eight turnings."""
    shapes: list[Shape] = []
    for turning in range(len(TURNINGS)):
        drawn = [row[::-1] for row in rows] if turning >= 4 else rows
        drawn = turned(drawn, turning % 4)
        shapes.append(Shape(len(drawn[0]), len(drawn), from_below(drawn)))
    return shapes


def turned(rows: list[list[int]], quarters: int) -> list[list[int]]:
    """A drawing after so many quarter turns clockwise."""
    for _ in range(quarters):
        rows = [[row[column] for row in reversed(rows)] for column in range(len(rows[0]))]
    return rows


def from_below(rows: list[list[int]]) -> list[int]:
    """A drawing as one list, its lowest row first."""
    return [cell for row in reversed(rows) for cell in row]
