"""Checks values against the types of a game's schema, strictly: nothing missing, nothing more, no number for a truth value."""

from importlib import import_module
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def schema(key: str, name: str) -> Any:
    """Return a type of a game's schema: `Options`, `Document`, `Facts` or `Piece`."""
    return getattr(import_module(f"tatami.games.{key}.schema"), key.capitalize() + name)


def fits(value: object, kind: Any) -> bool:
    """Return whether a value is of this type."""
    return problem(value, kind) == ""


def problem(value: object, kind: Any, where: str = "") -> str:
    """Return where and how a value isn't of this type; empty when it is. A type that allows anything is refused itself."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return record_problem(value, kind, where)
    if origin is Literal:
        listed = any(type(value) is type(one) and value == one for one in inner)
        return "" if listed else f"{where}: {value!r} is none of {inner}"
    if origin is Union or type(kind) is type(int | str):
        found = [problem(value, one, where) for one in inner]
        return "" if "" in found else " and ".join(found)
    if origin is list:
        if type(value) is not list:
            return f"{where}: {value!r} is no list"
        return first(problem(one, inner[0], f"{where}[{at}]") for at, one in enumerate(value))
    if origin is dict:
        if type(value) is not dict:
            return f"{where}: {value!r} is no object"
        return first(
            problem(name, inner[0], f"{where} key") or problem(one, inner[1], f"{where}.{name}") for name, one in value.items()
        )
    if kind not in (int, str, bool, type(None)):
        raise TypeError(f"{where}: a schema can't have {kind}: it must say what is in it")
    return "" if type(value) is kind else f"{where}: {value!r} is no {kind.__name__}"


def record_problem(value: object, kind: Any, where: str) -> str:
    """Return what is missing in an object, what is too much, or the first wrong field."""
    if type(value) is not dict:
        return f"{where}: {value!r} is no {kind.__name__}"
    hints = get_type_hints(kind)
    if missing := kind.__required_keys__ - value.keys():
        return f"{where}: {kind.__name__} without {sorted(missing)}"
    if more := value.keys() - hints.keys():
        return f"{where}: {kind.__name__} with {sorted(more)}"
    return first(problem(one, hints[name], f"{where}.{name}") for name, one in value.items())


def first(problems: Any) -> str:
    """Return the first that isn't empty."""
    return next((one for one in problems if one), "")
