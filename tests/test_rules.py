"""Every rule has code, tests, a message and a place in the rules text; the three languages say the same things."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tatami.registry import GAMES, Entry
from tatami.texts import Text
from tatami.texts.saying import LANGUAGES, keys, say
from tests import rule_coverage

TEXTS = Path(__file__).parent.parent / "tatami" / "texts"


def test_nothing_is_missing_and_the_page_is_up_to_date() -> None:
    page, missing = rule_coverage.table()
    assert missing == []
    assert rule_coverage.PAGE.read_text(encoding="utf-8") == page, "run python -m tests.rule_coverage --write"


def test_a_rule_without_anything_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kami = GAMES["kami"]
    monkeypatch.setitem(GAMES, "kami", Entry(kami.make, kami.options, [*kami.rules, "K-99"]))
    _, missing = rule_coverage.table()
    for name in ("code", "test", "message", "place in the rules text"):
        assert f"K-99 has no {name}" in missing


@pytest.mark.parametrize(
    ("comment", "rules"),
    [
        ("# K-21", ["K-21"]),
        ("# K-21: not twice", ["K-21"]),
        ("# K-21, K-22: neither", ["K-21", "K-22"]),
        ("# K-21 and K-22", ["K-21", "K-22"]),
        ("K-21: Return what may be played.", ["K-21"]),
        ("# see K-21", []),
        ("# the deal, as in K-03", []),
        ("Return what K-21 says.", []),
    ],
)
def test_a_line_that_only_mentions_a_rule_does_not_implement_it(comment: str, rules: list[str]) -> None:
    assert rule_coverage.leading(comment) == rules


def test_a_test_that_names_no_rule_of_any_game_is_noticed() -> None:
    known = {rule for entry in GAMES.values() for rule in entry.rules}
    assert set(rule_coverage.tests_of()) <= known


class Variables(Visitor):
    """Collects the facts that a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def facts(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in sorted((TEXTS / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things(lang: str) -> None:
    assert facts(lang) == facts("en")
    assert keys(lang) == sorted(facts(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_rules_texts_have_the_same_shape(key: str, lang: str) -> None:
    def shape(language: str) -> list[str]:
        text = (rule_coverage.ROOT / "tatami" / "rules" / f"{key}.{language}.md").read_text(encoding="utf-8")
        return [line.split(" ")[0] for line in text.splitlines() if re.match(r"#+ ", line)]

    assert shape(lang) == shape("en")


def test_a_missing_text_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        say(Text("no-such-text"), "en")
    with pytest.raises(ValueError, match="seat"):
        say(Text("seat"), "en")
    with pytest.raises(ValueError, match=r"'it'.*en, fr, de"):
        say(Text("seat", seat="0"), "it")
