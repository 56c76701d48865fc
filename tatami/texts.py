"""Sentences by key in English, French and German; the one catalogue is `texts/<language>/*.ftl` (Project Fluent)."""

from functools import lru_cache
from importlib.resources import files
from typing import Final, Union

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Pattern, Placeable, TextElement, VariableReference

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
        return hash((self.key, *[tuple(value) if isinstance(value, list) else value for value in self.facts.values()]))

    def say(self, lang: str = "en") -> str:
        """The sentence in `lang`; a missing key or fact is an error, never a gap in the text."""
        catalogue = _catalogue(lang)
        pieces = catalogue.plain.get(self.key)
        if pieces is None:
            return _formatted(self, lang)
        said: list[str] = []
        for is_fact, piece in pieces:
            if not is_fact:
                said.append(piece)
                continue
            value = self.facts.get(piece)
            if isinstance(value, Text):
                said.append(value.say(lang))
            elif isinstance(value, str):
                said.append(value)
            elif isinstance(value, list):
                said.append(_listed(value, lang))
            elif value is not None and 0 <= value < 1000:  # more digits are grouped, in each language otherwise
                said.append(str(value))
            else:
                return _formatted(self, lang)
        return "".join(said)


class _Catalogue:
    """A language's texts. `plain` are those of words and facts alone, in pieces: (False, words) or (True, a fact's name)."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.keys: list[str] = []
        self.plain: dict[str, list[tuple[bool, str]]] = {}


_CATALOGUES: Final[dict[str, _Catalogue]] = {}


def keys(lang: str) -> list[str]:
    """All keys of a language's catalogue, sorted."""
    return sorted(_catalogue(lang).keys)


def check_language(lang: str) -> None:
    """Raise a ValueError that names the languages unless `lang` is one of them."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")


@lru_cache(maxsize=1 << 14)
def _formatted(text: Text, lang: str) -> str:
    """The sentence by Fluent, which knows numbers and cases, and says what is missing. That takes its time."""
    bundle = _catalogue(lang).bundle
    if not bundle.has_message(text.key):
        raise KeyError(f"the {lang} catalogue has no text {text.key!r}")
    message = bundle.get_message(text.key)
    if message.value is None:
        raise KeyError(f"the {lang} text {text.key!r} is empty")
    facts = {name: _spoken(value, lang) for name, value in text.facts.items()}
    sentence, errors = bundle.format_pattern(message.value, facts)
    if errors:
        raise ValueError(f"the {lang} text {text.key!r} can't be said: {errors[0]}")
    return str(sentence)


def _spoken(value: Value, lang: str) -> str | int:
    if isinstance(value, Text):
        return value.say(lang)
    return _listed(value, lang) if isinstance(value, list) else value


def _listed(texts: list[Text], lang: str) -> str:
    return ", ".join([text.say(lang) for text in texts])


def _catalogue(lang: str) -> _Catalogue:
    found = _CATALOGUES.get(lang)
    if found is None:
        check_language(lang)
        found = _CATALOGUES[lang] = _read(lang)
    return found


def _read(lang: str) -> _Catalogue:
    catalogue = _Catalogue(FluentBundle([lang], use_isolating=False))
    for path in sorted(files("tatami").joinpath("texts", lang).iterdir(), key=lambda path: path.name):
        if not path.name.endswith(".ftl"):
            continue
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"texts/{lang}/{path.name} can't be read near: {str(entry.content)[:60]!r}")
            if isinstance(entry, Message):
                key = entry.id.name
                if key in catalogue.keys:
                    raise ValueError(f"texts/{lang}/{path.name} says {key!r} a second time")
                catalogue.keys.append(key)
                pieces = None if entry.value is None else _pieces(entry.value)
                if pieces is not None:
                    catalogue.plain[key] = pieces
        catalogue.bundle.add_resource(resource)
    return catalogue


def _pieces(pattern: Pattern) -> list[tuple[bool, str]] | None:
    """The pieces of a plain sentence; None where Fluent has more to do than to put in the facts."""
    pieces: list[tuple[bool, str]] = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            pieces.append((False, element.value))
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            pieces.append((True, element.expression.id.name))
        else:
            return None
    return pieces
