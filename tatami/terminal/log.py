"""The log of a match in as few paragraphs as it takes."""

from collections.abc import Mapping
from itertools import groupby

from tatami.match import Line
from tatami.texts import Fact, Text
from tatami.texts.saying import say


def paragraphs(lines: list[Line], lang: str, seats: Mapping[int, Text] | None = None) -> list[str]:
    """Return a paragraph for each sentence of a seat's move, and one for all that chance showed in a row.

    `seats` says what a reader calls the seats that mean something to them.
    """
    told: list[str] = []
    for by_chance, run in groupby(lines, lambda line: line.by_chance):
        texts = [line.text for line in run]
        said = [say(text, lang, seats) for text in (joined(texts) if by_chance else texts)]
        told += [" ".join(said)] if by_chance else said
    return told


def joined(texts: list[Text]) -> list[Text]:
    """Merge neighbours that say the same of different things: `You get A.`, `You get B.` is `You get A, B.`"""
    merged: list[Text] = []
    for text in texts:
        both = _merge(merged[-1], text) if merged else None
        if both is None:
            merged.append(text)
        else:
            merged[-1] = both
    return merged


def _merge(one: Text, other: Text) -> Text | None:
    """Return one text for two, if they differ in a single fact and that is itself a text."""
    if one.key != other.key or one.facts.keys() != other.facts.keys():
        return None
    texts = [name for name, value in one.facts.items() if isinstance(value, Text | list)]
    if len(texts) != 1 or any(one.facts[name] != other.facts[name] for name in one.facts if name not in texts):
        return None
    facts: dict[str, Fact] = dict(one.facts)
    facts[texts[0]] = _listed(one.facts[texts[0]]) + _listed(other.facts[texts[0]])
    return Text(one.key, **facts)


def _listed(value: Fact) -> list[Text]:
    return value if isinstance(value, list) else [value] if isinstance(value, Text) else []
