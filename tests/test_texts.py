"""Sentences: every text of the catalogue can be said; equal texts are one key of a dict, different ones are not."""

from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tatami.texts import Text
from tatami.texts.saying import LANGUAGES, keys, say


def _list(*tiles: str) -> Text:
    return Text("rrr-flipped", tiles=[Text(f"rrr-{tile}") for tile in tiles], seat=1)


def test_the_same_sentence_is_found_again() -> None:
    said = {_list("guard", "spy"): "once", Text("rrr-flipped", tiles=[], seat=1): "nothing"}
    assert said[_list("guard", "spy")] == "once"
    assert _list("spy", "guard") not in said


def test_sentences_that_differ_in_a_list_only_fall_apart() -> None:
    tiles = ("guard", "spy", "death", "witch", "tower")
    hashes = {hash(_list(first, second)) for first in tiles for second in tiles}
    assert len(hashes) == len(tiles) ** 2


class _Facts(Visitor):
    """The names of the facts that a text speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (so the visitor wants it)
        self.names.add(node.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", ["b3", 1, 1000])
def test_every_text_can_be_said_with_words_and_numbers(lang: str, value: str | int) -> None:
    facts: dict[str, set[str]] = {}
    for path in files("tatami").joinpath("texts", lang).iterdir():
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                visitor = _Facts()
                visitor.visit(entry)
                facts[entry.id.name] = visitor.names
    assert len(facts) > 500
    assert sorted(facts) == keys(lang)
    for key, names in facts.items():
        assert say(Text(key, **dict.fromkeys(names, value)), lang).strip(), key


def test_texts_in_texts_are_said_in_the_same_language() -> None:
    place = Text("rrr-story-place", who=Text("rrr-player-1"), tile=Text("rrr-guard-1"), space="a2")
    assert say(place, "fr") == say(
        Text("rrr-story-place", who=say(Text("rrr-player-1"), "fr"), tile=say(Text("rrr-guard-1"), "fr"), space="a2"), "fr"
    )


def test_what_is_missing_is_an_error_in_every_language() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError, match=f"the {lang} catalogue has no text 'rrr-nobody'"):
            say(Text("rrr-nobody"), lang)
        with pytest.raises(ValueError, match="can't be said"):
            say(Text("rrr-story-place", who="A", tile="B"), lang)
    with pytest.raises(ValueError, match="there is no language 'it'"):
        say(Text("rrr-guard-0"), "it")
