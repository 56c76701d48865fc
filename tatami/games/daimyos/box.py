"""The box file of Daimyos: every figure is checked, and what is wrong is named by card, row and column."""

import copyreg
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tatami.copying import remade
from tatami.documents import kind_of
from tatami.game import OptionError
from tatami.games.daimyos import pieces
from tatami.games.daimyos.actions import fill_names

BUILT_IN: Final = "built-in"
SECTIONS: Final[list[str]] = ["name", "format", "daimyos", "boards", "cards", "techniques", "tokens", "auto"]
AUTOS: Final[list[str]] = [f"{number}{version}" for version in "AB" for number in range(1, pieces.LEVELS + 1)]
CARD_WIDTH: Final = 2
CARD_HEIGHT: Final = 3
MOST: Final = 99  # costs, values and numbers of a box


class BoxError(ValueError):
    """Something in a box file that is wrong: where, and what."""


def open_box(name: str) -> pieces.Box:
    """Return the built-in box, or that of a file; OptionError says what is wrong with it, and where."""
    if name == BUILT_IN:
        return built_in()
    try:
        with open(name, encoding="utf-8") as file:
            text = file.read()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise OptionError(f"option box: {name!r} is neither {BUILT_IN} nor a file that can be read ({reason})") from error
    try:
        return read_box(text)
    except BoxError as error:
        raise OptionError(f"option box: {name}: {error}") from error


@cache
def built_in() -> pieces.Box:
    """Return the box that comes with the program."""
    return read_box(files("tatami").joinpath("boxes", "daimyos.toml").read_text(encoding="utf-8"))


def read_box(text: str) -> pieces.Box:
    """Return the box that a file describes; BoxError says where it is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"no TOML file: {error}") from error
    _same_names(data, "the box", SECTIONS, "section")
    if not isinstance(data["name"], str):
        raise BoxError("name: must be a text")
    if type(data["format"]) is not int or data["format"] != 1:
        raise BoxError(f"format: must be 1, not {data['format']!r}")
    box = pieces.Box(data["name"])
    _read_daimyos(box, data["daimyos"])
    _read_boards(box, data["boards"])
    _read_cards(box, data["cards"])
    techniques = _table(data["techniques"], "techniques")
    _same_names(techniques, "techniques", pieces.TECHNIQUES, "technique")
    box.costs = [_number(techniques[name], f"techniques: {name}") for name in pieces.TECHNIQUES]
    tokens = _table(data["tokens"], "tokens")
    _same_names(tokens, "tokens", ["daimyo", "favour"], "side")
    box.daimyo_values = _values(tokens["daimyo"], "tokens: daimyo")
    box.favour_values = _values(tokens["favour"], "tokens: favour")
    _read_autos(box, data["auto"])
    fill_names(box)
    return box


def _reduce(box: pieces.Box) -> tuple[Any, ...]:
    """Return how a box is pickled: every machine has the built-in one; another goes along, as its file may be elsewhere."""
    return (built_in, ()) if box is built_in() else remade(box, box.name)


copyreg.pickle(pieces.Box, _reduce)


def _table(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BoxError(f"{where}: must be a table, not {kind_of(value)}")
    return value


def _same_names(table: dict[str, Any], where: str, names: list[str], what: str) -> None:
    for name in table:
        if name not in names:
            raise BoxError(f"{where}: {name!r} is no {what}; they are {', '.join(names)}")
    for name in names:
        if name not in table:
            raise BoxError(f"{where}: {name!r} is missing")


def _number(value: object, where: str) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise BoxError(f"{where}: must be a whole number from 0 to {MOST}, not {value!r}")
    return value


def _values(value: object, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) != pieces.TOKENS:
        raise BoxError(f"{where}: must be a list of the {pieces.TOKENS} values of tokens 1 to {pieces.TOKENS}")
    return [_number(number, f"{where}, token {token}") for token, number in enumerate(value, 1)]


def _is_word(name: str, marks: str) -> bool:
    """Return whether a name is of lower-case letters, and these marks within."""
    plain = "".join(letter for letter in name if letter not in marks)
    return plain.isascii() and plain.isalpha() and plain.islower() and name[0] not in marks


def _read_daimyos(box: pieces.Box, value: object) -> None:
    table = _table(value, "daimyos")
    for name, colour in table.items():
        if not _is_word(name, "-") or name in pieces.CLANS:
            raise BoxError(f"daimyos: {name!r} can't be a daimyo's name: lower-case letters, and not a clan's colour")
        digits = colour[1:] if isinstance(colour, str) else ""
        if len(digits) != 6 or colour[0] != "#" or any(digit not in "0123456789abcdefABCDEF" for digit in digits):
            raise BoxError(f"daimyos: {name}: the colour must be written as in #1F5FBF, not {colour!r}")
        box.daimyos.append(name)
        box.colours.append(colour)
    if len(box.daimyos) != pieces.DAIMYOS:
        raise BoxError(f"daimyos: there must be {pieces.DAIMYOS}, not {len(box.daimyos)}")


def _drawing(value: object, where: str, width: int, height: int, letters: str) -> list[list[str]]:
    """Return a drawing as letters, its top row first; blanks don't count."""
    if not isinstance(value, list) or len(value) != height:
        found = f"{len(value)}" if isinstance(value, list) else kind_of(value)
        raise BoxError(f"{where}: must be drawn in {height} rows, not {found}")
    rows: list[list[str]] = []
    for number, line in enumerate(value, 1):
        if not isinstance(line, str):
            raise BoxError(f"{where}, row {number}: must be a text, not {kind_of(line)}")
        row = [letter for letter in line if letter != " "]
        for column, letter in enumerate(row, 1):
            if letter not in letters:
                raise BoxError(f"{where}, row {number}, column {column}: {letter!r} is none of {' '.join(letters)}")
        if len(row) != width:
            raise BoxError(f"{where}, row {number}: must have {width} spaces, not {len(row)}")
        rows.append(row)
    return rows


def _read_boards(box: pieces.Box, value: object) -> None:
    table = _table(value, "boards")
    if len(table) != pieces.BOARDS:
        raise BoxError(f"boards: there must be {pieces.BOARDS}, not {len(table)}")
    on_board: dict[str, str] = {}
    for name, entry in table.items():
        where = f"board {name}"
        if not _is_word(name, ""):
            raise BoxError(f"{where}: a board's name has lower-case letters only")
        board = _table(entry, where)
        _same_names(board, where, ["daimyos", "rows"], "entry")
        rows = _drawing(board["rows"], where, pieces.BOARD_SIZE, pieces.BOARD_SIZE, ".Dbwr")
        colours = board["daimyos"]
        if not isinstance(colours, list):
            raise BoxError(f"{where}: daimyos must be a list of colours")
        places = _daimyo_places(rows, where)
        if len(places) != len(colours):
            raise BoxError(f"{where}: {len(places)} D are drawn, but {len(colours)} daimyos named")
        cells = [[pieces.CLEAR if letter in ".D" else pieces.LETTERS.index(letter) for letter in row] for row in rows]
        for place, colour in zip(places, colours, strict=True):
            if not isinstance(colour, str) or colour not in box.daimyos:
                raise BoxError(f"{where}: {colour!r} is no daimyo; they are {', '.join(box.daimyos)}")
            if colour in on_board:
                raise BoxError(f"{where}: the {colour} daimyo is already on board {on_board[colour]}")
            on_board[colour] = name
            cells[place // pieces.BOARD_SIZE][place % pieces.BOARD_SIZE] = pieces.DAIMYO + box.daimyos.index(colour)
        box.boards.append(name)
        box.drawings.append(pieces.from_below(cells))
    for colour in box.daimyos:
        if colour not in on_board:
            raise BoxError(f"boards: the {colour} daimyo is on none")


def _daimyo_places(rows: list[list[str]], where: str) -> list[int]:
    """Return where the D are, in reading order; none on the edge, no two side by side or corner to corner."""
    places: list[int] = []
    for row in range(pieces.BOARD_SIZE):
        for column in range(pieces.BOARD_SIZE):
            if rows[row][column] != "D":
                continue
            here = f"{where}, row {row + 1}, column {column + 1}"
            if row in (0, pieces.BOARD_SIZE - 1) or column in (0, pieces.BOARD_SIZE - 1):
                raise BoxError(f"{here}: a daimyo can't be on the edge of a board")
            for other in places:
                if abs(other // pieces.BOARD_SIZE - row) <= 1 and abs(other % pieces.BOARD_SIZE - column) <= 1:
                    raise BoxError(f"{here}: a daimyo can't be next to another")
            places.append(row * pieces.BOARD_SIZE + column)
    return places


def _read_cards(box: pieces.Box, value: object) -> None:
    table = _table(value, "cards")
    drawn: dict[str, str] = {}
    for name, entry in table.items():
        where = f"card {name}"
        if not name.isascii() or not name.isalnum():
            raise BoxError(f"{where}: a card's name has letters and digits only")
        rows = _drawing(entry, where, CARD_WIDTH, CARD_HEIGHT, pieces.LETTERS)
        picture = "".join("".join(row) for row in rows)
        if not any(letter in "BWR" for letter in picture):
            raise BoxError(f"{where}: has no ninja, so it could never be placed")
        if picture in drawn:
            raise BoxError(f"{where}: is drawn exactly as card {drawn[picture]}")
        drawn[picture] = name
        box.cards.append(name)
        box.shapes.extend(pieces.shapes_of([[pieces.LETTERS.index(letter) for letter in row] for row in rows]))
    if len(box.cards) != pieces.CARDS:
        raise BoxError(f"cards: there must be {pieces.CARDS}, not {len(box.cards)}")


def _read_autos(box: pieces.Box, value: object) -> None:
    table = _table(value, "auto")
    _same_names(table, "auto", AUTOS, "auto card")
    for name in AUTOS:
        where = f"auto card {name}"
        card = _table(table[name], where)
        _same_names(card, where, ["action", "left", "right", "bottom", "list"], "entry")
        action = card["action"]
        if not isinstance(action, str) or action not in pieces.AUTO_ACTIONS:
            raise BoxError(f"{where}: action must be one of {', '.join(pieces.AUTO_ACTIONS)}, not {action!r}")
        box.autos.append(name)
        box.actions.append(pieces.AUTO_ACTIONS.index(action))
        box.left.append(_number(card["left"], f"{where}: left"))
        box.right.append(_number(card["right"], f"{where}: right"))
        box.bottom.append(_number(card["bottom"], f"{where}: bottom"))
        box.lists.append(_read_list(box, card["list"], where))
    # A list seen on a face-down Score card tells which card it is (solo); the two versions of a number never meet there.
    for one in range(pieces.AUTO_CARDS):
        for other in range(one):
            if box.lists[one] == box.lists[other] and one - other != pieces.LEVELS:
                raise BoxError(f"auto card {AUTOS[one]}: has the same list as {AUTOS[other]}")
    if all(entry == box.lists[0] for entry in box.lists):
        raise BoxError("auto: all lists are the same")


def _read_list(box: pieces.Box, value: object, where: str) -> list[int]:
    if not isinstance(value, list):
        raise BoxError(f"{where}: list must name the {pieces.DAIMYOS} daimyos, highest first")
    for place, colour in enumerate(value, 1):
        if not isinstance(colour, str) or colour not in box.daimyos:
            raise BoxError(f"{where}: list, place {place}: {colour!r} is no daimyo; they are {', '.join(box.daimyos)}")
        if colour in value[: place - 1]:
            raise BoxError(f"{where}: list, place {place}: {colour} stands twice")
    for colour in box.daimyos:
        if colour not in value:
            raise BoxError(f"{where}: list: {colour} is missing")
    return [box.daimyos.index(colour) for colour in value]
