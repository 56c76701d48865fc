"""Small checks that all games use when they read a position document: each names the field that is wrong."""

from typing import Any

from tatami.game import Document, DocumentError, Game


def check_frame(game: Game, document: object, fields: list[str]) -> Document:
    """The document, if it is an object of this game and its options with exactly these fields."""
    if not isinstance(document, dict):
        raise DocumentError("document", f"must be an object with the fields of a position, not {kind_of(document)}")
    for field in document:
        if field not in fields:
            raise DocumentError(str(field), f"is no field of a {game.key} position; they are {', '.join(fields)}")
    for field in fields:
        if field not in document:
            raise DocumentError(field, "is missing")
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


def whole(value: object, field: str, low: int, high: int) -> int:
    """The value, if it is a whole number from low to high (True is none)."""
    if type(value) is not int or not low <= value <= high:
        raise DocumentError(field, f"must be a whole number from {low} to {high}, not {value!r}")
    return value


def choice(value: object, field: str, values: list[str]) -> str:
    """The value, if it is one of these words."""
    if not isinstance(value, str) or value not in values:
        raise DocumentError(field, f"must be one of {', '.join(values)}, not {value!r}")
    return value


def items(value: object, field: str, length: int | None = None) -> list[Any]:
    """The value, if it is a list (of this length)."""
    if not isinstance(value, list):
        raise DocumentError(field, f"must be a list, not {kind_of(value)}")
    if length is not None and len(value) != length:
        raise DocumentError(field, f"must have {length} entries, not {len(value)}")
    return value


def entries(value: object, field: str, names: list[str]) -> dict[str, Any]:
    """The value, if it is an object with exactly these names."""
    if not isinstance(value, dict):
        raise DocumentError(field, f"must be an object, not {kind_of(value)}")
    for name in value:
        if name not in names:
            raise DocumentError(field, f"has an unknown entry {name!r}; known are {', '.join(names)}")
    for name in names:
        if name not in value:
            raise DocumentError(field, f"{name} is missing")
    return value


def letters(value: object, field: str, alphabet: str) -> str:
    """The value, if it is a string of these letters, in the alphabet's order."""
    if not isinstance(value, str):
        raise DocumentError(field, f"must be a string of the letters {alphabet}, not {kind_of(value)}")
    for letter in value:
        if letter not in alphabet:
            raise DocumentError(field, f"{letter!r} is none of the letters {alphabet}")
    if value != "".join(sorted(value, key=alphabet.index)):
        raise DocumentError(field, f"{value!r} must be in the order {alphabet}")
    return value


def kind_of(value: object) -> str:
    """What a JSON value is, for an error text."""
    if value is None:
        return "null"
    return {bool: "a boolean", int: "a number", float: "a number", str: "a string", list: "a list", dict: "an object"}.get(
        type(value), type(value).__name__
    )
