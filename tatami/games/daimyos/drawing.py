"""The field of Daimyos drawn: in plain letters for the view in words, and piece by piece for a drawing in colour."""

from typing import Final

from tatami.games.daimyos.names import (
    CLEAR,
    COLUMNS,
    DAIMYO,
    LETTERS,
    MARGIN,
    NONE,
    SIZE,
    SPACES,
)
from tatami.games.daimyos.placing import solid_spaces
from tatami.games.daimyos.table import Table

STYLES: Final[list[str]] = [
    "bold white on grey23",
    "bold black on white",
    "bold white on red3",
    "grey62",
    "bright_white",
    "red",
]


def piles(table: Table) -> list[list[int]]:
    """What lies on every space of the grid, from below: printed pieces, then those of the cards, in the order laid."""
    found: list[list[int]] = []
    for printed in table.field.printed:
        found.append([] if printed == CLEAR else [printed])
    for code in table.placed:
        for space, letter in solid_spaces(table, code // SPACES // 8, code // SPACES % 8, code % SPACES):
            found[space].append(letter)
    return found


def letter(table: Table, piece: int) -> str:
    """A piece as one letter; a daimyo as his number in the list below the field."""
    return LETTERS[piece] if piece < DAIMYO else str(piece - DAIMYO + 1)


def cell(table: Table, pile: list[int]) -> str:
    """A space as two letters: what is on top, and what is just below it; a fallen daimyo has an x beside him."""
    if not pile:
        return ". "
    top = pile[-1]
    if top >= DAIMYO:
        return letter(table, top) + (" " if table.eliminated[top - DAIMYO] == NONE else "x")
    return letter(table, top) + (letter(table, pile[-2]) if len(pile) > 1 else " ")


def shown(pile_list: list[list[int]]) -> tuple[int, int, int, int]:
    """The part of the grid to draw: the field, and what sticks out of it: left, right, bottom, top."""
    left, right, bottom, top = MARGIN, SIZE - MARGIN - 1, MARGIN, SIZE - MARGIN - 1
    for space, pile in enumerate(pile_list):
        if pile:
            left, right = min(left, space % SIZE), max(right, space % SIZE)
            bottom, top = min(bottom, space // SIZE), max(top, space // SIZE)
    return left, right, bottom, top


def field_lines(table: Table) -> list[str]:
    """The field in plain letters, its top row first, columns and rows named."""
    pile_list = piles(table)
    left, right, bottom, top = shown(pile_list)
    header = "    " + " ".join(f"{COLUMNS[column]} " for column in range(left, right + 1))
    lines = [header.rstrip()]
    for row in range(top, bottom - 1, -1):
        cells = " ".join(cell(table, pile_list[row * SIZE + column]) for column in range(left, right + 1))
        lines.append(f"{row - 1:>2}  {cells}".rstrip())
    return lines


def styled_field(table: Table) -> list[list[tuple[str, str]]]:
    """The lines of field_lines as pieces with their styles, in the words of Rich; the letters alone are the same."""
    pile_list = piles(table)
    left, right, bottom, top = shown(pile_list)
    lines: list[list[tuple[str, str]]] = [[(field_lines(table)[0], "dim")]]
    for row in range(top, bottom - 1, -1):
        pieces: list[tuple[str, str]] = [(f"{row - 1:>2}  ", "dim")]
        for column in range(left, right + 1):
            pile = pile_list[row * SIZE + column]
            drawn = cell(table, pile)
            on_field = MARGIN <= column < SIZE - MARGIN and MARGIN <= row < SIZE - MARGIN
            pieces.append((drawn[0], style(table, pile) if on_field or pile else "dim"))
            pieces.append((drawn[1] if column == right else f"{drawn[1]} ", "dim"))
        while pieces[-1][0].strip() == "":
            pieces.pop()
        pieces[-1] = (pieces[-1][0].rstrip(), pieces[-1][1])
        lines.append(pieces)
    return lines


def style(table: Table, pile: list[int]) -> str:
    """How to draw what is on top: ninjas as blocks, samurai as letters of their clan's colour, daimyos in their own."""
    if not pile:
        return ""
    top = pile[-1]
    if top >= DAIMYO:
        if table.eliminated[top - DAIMYO] != NONE:
            return "dim strike"
        return f"bold reverse {table.terms.box.colours[top - DAIMYO]}"
    return STYLES[top]


def card_lines(table: Table, card: int, turning: int = 0) -> list[str]:
    """A ninja card in plain letters as it lies after a turning, its top row first."""
    shape = table.terms.box.shapes[card * 8 + turning]
    width, height = int(shape.width), int(shape.height)
    lines: list[str] = []
    for row in range(height - 1, -1, -1):
        lines.append(" ".join(LETTERS[piece] for piece in shape.cells[row * width : (row + 1) * width]))
    return lines
