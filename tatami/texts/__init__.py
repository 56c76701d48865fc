"""Sentences that aren't in any language yet. The engine makes them; `tatami.texts.saying`, or the browser, says them."""

from typing import Any, Union

Fact = Union[str, int, "Text", list["Text"]]


class Text:
    """A key of the catalogue and the facts of its sentence: ids, numbers and other texts, never words of a language.

    A seat is `Text("seat", seat=…)`: who reads it knows what to call whoever sits there.
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts = facts

    def data(self) -> dict[str, Any]:
        """Return the text as plain data: `key` and `facts`."""
        return {"key": self.key, "facts": {name: _plain(fact) for name, fact in self.facts.items()}}

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Text({self.key!r}{facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.facts == other.facts

    def __hash__(self) -> int:
        # Texts that differ in a list only must not all have the same hash.
        return hash((self.key, *[tuple(value) if isinstance(value, list) else value for value in self.facts.values()]))


def seat_text(seat: int) -> Text:
    """Return a seat as a fact of a sentence."""
    return Text("seat", seat=seat)


def text_of(data: dict[str, Any]) -> Text:
    """Return the text that `Text.data()` described; KeyError or TypeError for anything else."""
    return Text(data["key"], **{name: _fact(fact) for name, fact in data["facts"].items()})


def _plain(fact: Fact) -> Any:
    if isinstance(fact, Text):
        return fact.data()
    return [text.data() for text in fact] if isinstance(fact, list) else fact


def _fact(data: Any) -> Fact:
    if isinstance(data, dict):
        return text_of(data)
    if isinstance(data, list):
        return [text_of(one) for one in data]
    if isinstance(data, str | int):
        return data
    raise TypeError(f"a fact is a text, a list of texts, a string or a whole number, not {data!r}")
