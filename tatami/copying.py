"""How games, states and observations are copied and pickled: by their attributes, compiled or not.

A compiled class has no `__dict__`, and Python can't make an object of it without calling `__init__`. So a blank one is made
as the contract allows, and then gets every attribute of the original. What a document can't hold, such as what a seat
remembers, is an attribute too.
"""

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8


def attributes(thing: object) -> dict[str, Any]:
    """Return all attributes of an object with their values."""
    names = [name for name in getattr(thing, "__mypyc_attrs__", ()) if name != "__dict__"]
    found = {name: getattr(thing, name) for name in names if hasattr(thing, name)}
    return {**found, **getattr(thing, "__dict__", {})}


def restore(thing: object, kept: dict[str, Any]) -> None:
    """Give an object these attributes."""
    for name, value in kept.items():
        setattr(thing, name, value)


def remade(thing: object, *arguments: object) -> tuple[Any, ...]:
    """Return what `__reduce__` says of an object that is made with these arguments and then gets its attributes."""
    return type(thing), arguments, attributes(thing)


def blank_game(kind: Any) -> Any:
    """Return a game of this class; if it is compiled, with its default options."""
    return kind({}) if is_compiled(kind) else kind.__new__(kind)


def blank_state(game: Any) -> Any:
    """Return some state of this game."""
    return game.start()


def blank_observation(kind: Any, game: Any, seat: int) -> Any:
    """Return an observation of this class; if it is compiled, of the game's start."""
    return game.start().observe(seat) if is_compiled(kind) else kind.__new__(kind)


def is_compiled(kind: type) -> bool:
    """Return whether a class itself, not only one that it inherits from, is compiled."""
    return "__mypyc_attrs__" in vars(kind)


def _i64_vec(items: list[int]) -> Any:
    return vec[i64](items)


def _u8_vec(items: list[int]) -> Any:
    return vec[u8](items)


# librt's vectors can't be pickled or copied by themselves.
copyreg.pickle(type(_i64_vec([])), lambda items: (_i64_vec, (list(items),)))
copyreg.pickle(type(_u8_vec([])), lambda items: (_u8_vec, (list(items),)))
