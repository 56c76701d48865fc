"""The names of Kami's cards: in English those of the printed rulebook, and the same on the pages as at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tatami.games.kami.pieces import IDS, LETTERS
from tatami.texts import Text
from tatami.texts.saying import say
from tests.kami.positions import load, position

ROOT = Path(__file__).parents[2]
NAMES = {
    "en": ["Soldier", "Spear", "Horseman", "Silver Dragon", "Gold Dragon", "Madman", "Tower", "Empress"],
    "fr": ["Soldat", "Lance", "Cavalier", "Dragon d’Argent", "Dragon d’Or", "Fou", "Tour", "Impératrice"],
    "de": ["Soldat", "Lanze", "Reiter", "Silberdrache", "Golddrache", "Narr", "Turm", "Kaiserin"],
}


@pytest.mark.parametrize("lang", list(NAMES))
def test_every_card_has_its_printed_name(lang: str) -> None:
    assert [say(Text(f"kami-{card}"), lang) for card in IDS] == NAMES[lang]
    pages = (ROOT / "web" / "src" / "texts" / lang / "kami.ftl").read_text(encoding="utf-8")
    assert [re.findall(rf"^kami-{card} = (.+)$", pages, re.MULTILINE) for card in IDS] == [[name] for name in NAMES[lang]]
    rules = (ROOT / "tatami" / "rules" / f"kami.{lang}.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `([A-Z])` \| ([^|]+?) \|", rules, re.MULTILINE) == list(zip(LETTERS, NAMES[lang], strict=True))


def test_english_has_no_name_of_an_earlier_translation() -> None:
    texts = [*(ROOT / "tatami" / "texts" / "en").glob("*.ftl"), *(ROOT / "web" / "src" / "texts" / "en").glob("*.ftl")]
    texts += [ROOT / "tatami" / "rules" / "kami.en.md", ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    assert len(texts) > 30
    old = re.compile(r"\b(Lance|Rider|Fool)s?\b")
    assert [path.name for path in texts if old.search(path.read_text(encoding="utf-8"))] == []


def test_letters_stay() -> None:
    assert dict(zip(LETTERS, IDS, strict=True)) == {
        "S": "soldier",
        "L": "lance",
        "R": "rider",
        "V": "silver",
        "G": "gold",
        "F": "fool",
        "T": "tower",
        "E": "empress",
    }
    state = load(position(hands={1: "SSLRRVGF"}, lines={0: "(S)>R"}, attack=(0, "R"), seat=1))
    refusal = state.refusal("F>L")
    assert refusal is not None
    assert say(refusal.reason, "en") == "Madman does not counter Horseman."
