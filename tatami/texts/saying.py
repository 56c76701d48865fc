"""Says texts in English, French or German, from the one catalogue: `texts/<language>/*.ftl` (Project Fluent)."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource

from tatami.texts import Fact, Text, seat_text

LANGUAGES: Final = ("en", "fr", "de")


def say(text: Text, lang: str = "en", seats: Mapping[int, Text] | None = None) -> str:
    """Return the sentence in `lang`; a missing key or fact is an error, never a gap in the text.

    With `seats`, a seat is called what it is called there.
    """
    seat = text.facts.get("seat")
    if seats and isinstance(seat, int) and text == seat_text(seat):
        text = seats.get(seat, text)
    bundle = _catalogue(lang)
    if not bundle.has_message(text.key):
        raise KeyError(f"the {lang} catalogue has no text {text.key!r}")
    message = bundle.get_message(text.key)
    if message.value is None:
        raise KeyError(f"the {lang} text {text.key!r} is empty")
    facts = {name: _said(fact, lang, seats) for name, fact in text.facts.items()}
    sentence, errors = bundle.format_pattern(message.value, facts)
    if errors:
        raise ValueError(f"the {lang} text {text.key!r} can't be said: {errors[0]}")
    return str(sentence)


def keys(lang: str) -> list[str]:
    """Return all keys of a language's catalogue, sorted."""
    return sorted(entry.id.name for _, resource in _resources(lang) for entry in resource.body if isinstance(entry, Message))


def check_language(lang: str) -> None:
    """Raise a ValueError that names the languages unless `lang` is one of them."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")


def _said(fact: Fact, lang: str, seats: Mapping[int, Text] | None) -> str | int:
    if isinstance(fact, Text):
        return say(fact, lang, seats)
    return ", ".join([say(text, lang, seats) for text in fact]) if isinstance(fact, list) else fact


@cache
def _catalogue(lang: str) -> FluentBundle:
    check_language(lang)
    bundle = FluentBundle([lang], use_isolating=False)
    known = set[str]()
    for name, resource in _resources(lang):
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"texts/{lang}/{name} can't be read near: {str(entry.content)[:60]!r}")
            if isinstance(entry, Message):
                if entry.id.name in known:
                    raise ValueError(f"texts/{lang}/{name} says {entry.id.name!r} a second time")
                known.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle


def _resources(lang: str) -> list[tuple[str, Resource]]:
    """Return the parsed files of a language, by name."""
    found = sorted(files("tatami").joinpath("texts", lang).iterdir(), key=lambda path: path.name)
    return [(path.name, FluentResource(path.read_text(encoding="utf-8"))) for path in found if path.name.endswith(".ftl")]
