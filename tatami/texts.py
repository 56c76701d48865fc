"""Sentences by key in English, French and German; the one catalogue is `texts/<language>/*.ftl` (Project Fluent)."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Union

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

LANGUAGES: Final = ("en", "fr", "de")

Value = Union[str, int, "Text", list["Text"]]


class Text:
    """A sentence not yet in any language: a key of the catalogue and the facts it speaks of."""

    def __init__(self, key: str, **facts: Value) -> None:
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Text({self.key!r}{facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.facts == other.facts

    def __hash__(self) -> int:
        # Sentences are looked up all the time: those that differ in a list only must not all fall together.
        return hash((self.key, *(tuple(value) if isinstance(value, list) else value for value in self.facts.values())))

    def say(self, lang: str = "en") -> str:
        """The sentence in `lang`; a missing key or fact is an error, never a gap in the text."""
        bundle = _bundle(lang)
        if not bundle.has_message(self.key):
            raise KeyError(f"the {lang} catalogue has no text {self.key!r}")
        message = bundle.get_message(self.key)
        if message.value is None:
            raise KeyError(f"the {lang} text {self.key!r} is empty")
        facts = {name: _spoken(value, lang) for name, value in self.facts.items()}
        sentence, errors = bundle.format_pattern(message.value, facts)
        if errors:
            raise ValueError(f"the {lang} text {self.key!r} can't be said: {errors[0]}")
        return str(sentence)


def keys(lang: str) -> list[str]:
    """All keys of a language's catalogue, sorted."""
    return sorted(_messages(lang))


def check_language(lang: str) -> None:
    """Raise a ValueError that names the languages unless `lang` is one of them."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")


def _spoken(value: Value, lang: str) -> str | int:
    if isinstance(value, Text):
        return _word(value, lang)
    if isinstance(value, list):
        return ", ".join(_word(item, lang) for item in value)
    return value


@lru_cache(maxsize=1 << 12)
def _word(text: Text, lang: str) -> str:
    """Names of cards, places and seats stand in sentence after sentence."""
    return text.say(lang)


@cache
def _messages(lang: str) -> tuple[str, ...]:
    _bundle(lang)
    return tuple(_KEYS[lang])


_KEYS: Final[dict[str, list[str]]] = {}


@cache
def _bundle(lang: str) -> FluentBundle:
    check_language(lang)
    bundle = FluentBundle([lang], use_isolating=False)
    found: list[str] = []
    for path in sorted(files("tatami").joinpath("texts", lang).iterdir(), key=lambda path: path.name):
        if not path.name.endswith(".ftl"):
            continue
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"texts/{lang}/{path.name} can't be read near: {str(entry.content)[:60]!r}")
            if isinstance(entry, Message):
                if entry.id.name in found:
                    raise ValueError(f"texts/{lang}/{path.name} says {entry.id.name!r} a second time")
                found.append(entry.id.name)
        bundle.add_resource(resource)
    _KEYS[lang] = found
    return bundle
