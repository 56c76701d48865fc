"""The field of Daimyos drawn: in plain letters for the view in words, and piece by piece for a drawing in colour."""

from typing import Final

from tatami.games.daimyos.field import SIZE, SPACES
from tatami.games.daimyos.pieces import CLEAR, COLUMNS, DAIMYO, MARGIN, NONE, letter_of, rows_of
from tatami.games.daimyos.placing import solid_spaces
from tatami.games.daimyos.position import PublicState

STYLES: Final[list[str]] = [
    "bold white on grey23",
    "bold black on white",
    "bold white on red3",
    "grey62",
    "bright_white",
    "red",
]


def piles(public: PublicState) -> list[list[int]]:
    """Return what lies on every space of the grid, from below: printed pieces, then those of the cards, in the order laid."""
    found: list[list[int]] = []
    for printed in public.field.printed:
        found.append([] if printed == CLEAR else [printed])
    for code in public.placed:
        for space, letter in solid_spaces(public, code // SPACES // 8, code // SPACES % 8, code % SPACES):
            found[space].append(letter)
    return found


def cell(public: PublicState, pile: list[int]) -> str:
    """Return a space as two letters: what is on top, and what is just below it; a fallen daimyo has an x beside it."""
    if not pile:
        return ". "
    top = pile[-1]
    if top >= DAIMYO:
        return letter_of(top) + (" " if public.eliminated[top - DAIMYO] == NONE else "x")
    return letter_of(top) + (letter_of(pile[-2]) if len(pile) > 1 else " ")


def shown(pile_list: list[list[int]]) -> tuple[int, int, int, int]:
    """Return the part of the grid to draw: the field, and what sticks out of it: left, right, bottom, top."""
    left, right, bottom, top = MARGIN, SIZE - MARGIN - 1, MARGIN, SIZE - MARGIN - 1
    for space, pile in enumerate(pile_list):
        if pile:
            left, right = min(left, space % SIZE), max(right, space % SIZE)
            bottom, top = min(bottom, space // SIZE), max(top, space // SIZE)
    return left, right, bottom, top


def field_lines(public: PublicState) -> list[str]:
    """Return the field in plain letters, its top row first, columns and rows named."""
    pile_list = piles(public)
    left, right, bottom, top = shown(pile_list)
    header = "    " + " ".join(f"{COLUMNS[column]} " for column in range(left, right + 1))
    lines = [header.rstrip()]
    for row in range(top, bottom - 1, -1):
        cells = " ".join(cell(public, pile_list[row * SIZE + column]) for column in range(left, right + 1))
        lines.append(f"{row - 1:>2}  {cells}".rstrip())
    return lines


def styled_field(public: PublicState) -> list[list[tuple[str, str]]]:
    """Return the lines of field_lines as pieces with their styles as Rich names them; the letters alone are the same."""
    pile_list = piles(public)
    left, right, bottom, top = shown(pile_list)
    lines: list[list[tuple[str, str]]] = [[(field_lines(public)[0], "dim")]]
    for row in range(top, bottom - 1, -1):
        pieces: list[tuple[str, str]] = [(f"{row - 1:>2}  ", "dim")]
        for column in range(left, right + 1):
            pile = pile_list[row * SIZE + column]
            drawn = cell(public, pile)
            on_field = MARGIN <= column < SIZE - MARGIN and MARGIN <= row < SIZE - MARGIN
            pieces.append((drawn[0], style(public, pile) if on_field or pile else "dim"))
            pieces.append((drawn[1] if column == right else f"{drawn[1]} ", "dim"))
        while pieces[-1][0].strip() == "":
            pieces.pop()
        pieces[-1] = (pieces[-1][0].rstrip(), pieces[-1][1])
        lines.append(pieces)
    return lines


def style(public: PublicState, pile: list[int]) -> str:
    """Return the style of what is on top: ninjas as blocks, samurai as letters of their clan's colour, daimyos in their own."""
    if not pile:
        return ""
    top = pile[-1]
    if top >= DAIMYO:
        if public.eliminated[top - DAIMYO] != NONE:
            return "dim strike"
        return f"bold reverse {public.settings.box.colours[top - DAIMYO]}"
    return STYLES[top]


def card_lines(public: PublicState, card: int, turning: int = 0) -> list[str]:
    """Return a ninja card in plain letters as it lies after a turning, its top row first."""
    shape = public.settings.box.shapes[card * 8 + turning]
    return [" ".join(row) for row in rows_of(shape.cells, int(shape.width))]
