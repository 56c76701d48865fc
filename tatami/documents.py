"""Checks of plain data that was read: each raises DocumentError, which names the field that is wrong."""

from collections.abc import Sequence
from typing import Any

from tatami.game import CHANCE, OVER, Document, DocumentError, Game


def check_frame(game: Game, document: object, fields: list[str]) -> Document:
    """Return the document, if it is an object of this game and its options with exactly these fields."""
    if not isinstance(document, dict):
        raise DocumentError("document", f"must be an object with the fields of a position, not {kind_of(document)}")
    check_fields(document, fields, f"{game.key} position")
    if document["game"] != game.key:
        raise DocumentError("game", f"must be {game.key!r}, not {document['game']!r}")
    options = document["options"]
    if not isinstance(options, dict):
        raise DocumentError("options", f"must be an object, not {kind_of(options)}")
    for name, value in options.items():
        if name not in game.options:
            raise DocumentError("options", f"{game.key} has no option {name!r}")
        if type(value) is not type(game.options[name]) or value != game.options[name]:
            raise DocumentError("options", f"{name} is {value!r}, but this game was made with {game.options[name]!r}")
    for name in game.options:
        if name not in options:
            raise DocumentError("options", f"{name} is missing")
    return document


def check_fields(document: Document, fields: list[str], what: str) -> None:
    """Check that a document has exactly these fields; `what` is what it describes."""
    for field in document:
        if field not in fields:
            raise DocumentError(str(field), f"is no field of a {what}; they are {', '.join(fields)}")
    for field in fields:
        if field not in document:
            raise DocumentError(field, "is missing")


def check_int(value: object, field: str, low: int, high: int) -> int:
    """Return the value, if it is a whole number from low to high (True is none)."""
    if type(value) is not int or not low <= value <= high:
        raise DocumentError(field, f"must be a whole number from {low} to {high}, not {value!r}")
    return value


def check_number(value: object, field: str) -> int | float:
    """Return the value, if it is a number, whole or not (True is none)."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise DocumentError(field, f"must be a number, not {kind_of(value)}")
    return value


def check_choice(value: object, field: str, values: Sequence[str]) -> str:
    """Return the value, if it is one of these words."""
    if not isinstance(value, str) or value not in values:
        raise DocumentError(field, f"must be one of {', '.join(values)}, not {value!r}")
    return value


def check_list(value: object, field: str, length: int | None = None) -> list[Any]:
    """Return the value, if it is a list (of this length)."""
    if not isinstance(value, list):
        raise DocumentError(field, f"must be a list, not {kind_of(value)}")
    if length is not None and len(value) != length:
        raise DocumentError(field, f"must have {length} entries, not {len(value)}")
    return value


def check_object(value: object, field: str, names: list[str]) -> dict[str, Any]:
    """Return the value, if it is an object with exactly these names."""
    if not isinstance(value, dict):
        raise DocumentError(field, f"must be an object, not {kind_of(value)}")
    for name in value:
        if name not in names:
            raise DocumentError(field, f"has an unknown entry {name!r}; known are {', '.join(names)}")
    for name in names:
        if name not in value:
            raise DocumentError(field, f"{name} is missing")
    return value


def check_seat(value: object, field: str, seats: int) -> int:
    """Return who decides, as seat_field() wrote it: a seat, CHANCE for "chance", OVER for null."""
    if value is None or value == "chance":
        return OVER if value is None else CHANCE
    if type(value) is not int:
        raise DocumentError(field, f"must be the number of a seat, 'chance' or null, not {value!r}")
    return check_int(value, field, 0, seats - 1)


def seat_field(seat: int) -> int | str | None:
    """Return who decides as documents name it: a seat, "chance", or None when the game is over."""
    return "chance" if seat == CHANCE else None if seat == OVER else seat


def kind_of(value: object) -> str:
    """Return what a JSON value is, for an error text."""
    if value is None:
        return "null"
    return {bool: "a boolean", int: "a number", float: "a number", str: "a string", list: "a list", dict: "an object"}.get(
        type(value), type(value).__name__
    )
