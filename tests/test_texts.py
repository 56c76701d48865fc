"""Sentences: all are said as Fluent says them; as keys, the same facts are the same and others fall elsewhere in a table."""

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tatami.texts import LANGUAGES, Text, keys


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
@pytest.mark.parametrize("value", ["b3", "", 0, 7, 999, 1000, 12345, -3])
def test_every_text_is_said_as_by_fluent(lang: str, value: str | int) -> None:
    bundle, facts = FluentBundle([lang], use_isolating=False), {}
    for path in files("tatami").joinpath("texts", lang).iterdir():
        resource = FluentResource(path.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message):
                visitor = _Facts()
                visitor.visit(entry)
                facts[entry.id.name] = visitor.names
    assert len(keys(lang)) > 500
    for key in keys(lang):
        given = dict.fromkeys(facts[key], value)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, given)
        assert not errors
        assert Text(key, **given).say(lang) == said, key


def test_texts_in_texts_are_said_in_the_same_language() -> None:
    place = Text("rrr-story-place", who=Text("rrr-player-1"), tile=Text("rrr-guard-1"), space="a2")
    assert place.say("fr") == Text(
        "rrr-story-place", who=Text("rrr-player-1").say("fr"), tile=Text("rrr-guard-1").say("fr"), space="a2"
    ).say("fr")


def test_what_is_missing_is_an_error_in_every_language() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError, match=f"the {lang} catalogue has no text 'rrr-nobody'"):
            Text("rrr-nobody").say(lang)
        with pytest.raises(ValueError, match="can't be said"):
            Text("rrr-story-place", who="A", tile="B").say(lang)
    with pytest.raises(ValueError, match="there is no language 'it'"):
        Text("rrr-guard-0").say("it")
