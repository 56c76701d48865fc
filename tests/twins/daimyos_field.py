"""Daimyos, slow and obvious: the box, the grid and what lies on it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

Space = tuple[int, int]  # column and row as they are written: a1 is (1, 1), z0 is (0, 0)

COLUMNS = "yzabcdefghijkl"  # y is column -1
CLANS = ["black", "white", "red"]
NINJAS = {"B": "black", "W": "white", "R": "red"}
SAMURAI = {"b": "black", "w": "white", "r": "red"}
TURNINGS = ["r0", "r90", "r180", "r270", "r0m", "r90m", "r180m", "r270m"]  # Y-20


@cache
def read_box(name: str) -> dict[str, Any]:
    """The box of this name: all figures of the game. Nobody changes them."""
    assert name == "built-in"
    text = files("tatami").joinpath("boxes", "daimyos.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def space_name(space: Space) -> str:
    """`c4` for (3, 4)."""
    return f"{COLUMNS[space[0] + 1]}{space[1]}"


def space_of(name: str) -> Space:
    """(3, 4) for `c4`."""
    return COLUMNS.index(name[0]) - 1, int(name[1:])


def neighbours(space: Space) -> list[Space]:
    """The 8 spaces around a space."""
    column, row = space
    around = [(column + right, row + up) for right in (-1, 0, 1) for up in (-1, 0, 1)]
    around.remove(space)
    return around


# Drawings: lists of rows, the top row first.


def drawing(rows: list[str]) -> list[str]:
    """A drawing of the box without its blanks."""
    return [row.replace(" ", "") for row in rows]


def quarter_turn(rows: list[str]) -> list[str]:
    """Clockwise: the left column, read upwards, becomes the top row."""
    return ["".join(row[n] for row in reversed(rows)) for n in range(len(rows[0]))]


def turned(rows: list[str], turning: str) -> list[str]:
    """The drawing as it lies: mirrored left-right if so, then turned clockwise."""
    if turning.endswith("m"):
        rows = [row[::-1] for row in rows]
    for _ in range(int(turning.strip("rm")) // 90):
        rows = quarter_turn(rows)
    return rows


def spaces_of(rows: list[str], corner: Space) -> dict[Space, str]:
    """What a drawing puts where when its lower left space lies on `corner`; clear and empty spaces are left out (Y-26)."""
    found: dict[Space, str] = {}
    for up, row in enumerate(reversed(rows)):
        for right, letter in enumerate(row):
            if letter != ".":
                found[corner[0] + right, corner[1] + up] = letter
    return found


class Field:
    """What lies on top of every space, and where the daimyos are."""

    def __init__(self, box: dict[str, Any]) -> None:
        self.box = box
        self.top: dict[Space, str] = {}  # samurai and ninjas, by their letters
        self.daimyos: dict[str, Space] = {}

    def add_board(self, name: str, turn: int, number: int) -> None:
        """Lay a board: lower left, lower right, upper left, upper right by number."""
        board = self.box["boards"][name]
        colours = list(board["daimyos"])
        text = "/".join(drawing(board["rows"]))
        # The names go by reading order of the drawing, before it is turned.
        for n in range(len(colours)):
            text = text.replace("D", str(n), 1)
        corner = [(1, 1), (6, 1), (1, 6), (6, 6)][number]
        for space, letter in spaces_of(turned(text.split("/"), f"r{turn}"), corner).items():
            if letter in SAMURAI:
                self.top[space] = letter
            else:
                self.daimyos[colours[int(letter)]] = space

    def card(self, name: str, turning: str, corner: Space) -> dict[Space, str]:
        """What a ninja card would put where."""
        return spaces_of(turned(drawing(self.box["cards"][name]), turning), corner)

    def placements(self, name: str, left: list[str], chimon: bool) -> list[str]:
        """All ways to lay a card, as `r90m @c4`; `left` are the daimyos not yet eliminated."""
        daimyos = set(self.daimyos.values())
        near = {space for colour in left for space in neighbours(self.daimyos[colour])}
        found: list[str] = []
        for turning in TURNINGS:
            drawn = self.card(name, turning, (0, 0))
            ninjas = [space for space, letter in drawn.items() if letter in NINJAS]
            # Y-21: wherever one of the ninjas comes to lie next to a daimyo.
            corners = {(space[0] - right, space[1] - up) for space in near for right, up in ninjas}
            for column, row in sorted(corners):
                if any((column + right, row + up) in daimyos for right, up in drawn):
                    continue  # Y-22, eliminated or not
                if not chimon and any(self.top.get((column + right, row + up)) in NINJAS for right, up in ninjas):
                    continue  # Y-23, Y-51
                found.append(f"{turning} @{space_name((column, row))}")
        return found
