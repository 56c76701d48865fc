"""At the terminal: a placement looked at before it is played, the drawing, and lists that are not endless."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import tatami
from tatami.match import Match
from tatami.texts.saying import say
from tatami.views import seat_names, view_text
from tests.test_match import persons
from tests.test_session import Table, script, session

SETUP = ("take black", "done")


def shown(tmp_path: Path, *typed: str, lang: str = "en") -> str:
    """What a person on seat 0 (the second player, who takes a clan first) has on the screen after typing this."""
    match = Match(tatami.game("daimyos", first=1, ronin=True), persons(2), random.Random(4))
    table = Table(script(*typed), lang)
    session(match, table, tmp_path, [0]).run()
    return table.visible


def test_show_with_a_move_tells_what_it_would_bring(tmp_path: Path) -> None:
    text = shown(tmp_path, *SETUP, "show place r0 @l12", "show 1", "show nonsense", "show")
    assert "Y-21: No ninja of the card would be next to a daimyo" in text
    assert "would cover:" in text
    assert "Samurai points for black:" in text
    assert "nonsense" in text
    assert "Card n" in shown(tmp_path, *SETUP)


def test_show_of_a_move_that_has_nothing_to_tell(tmp_path: Path) -> None:
    assert "take white is legal; there is nothing to tell in advance." in shown(tmp_path, "show take white")


def test_hundreds_of_moves_are_listed_by_turnings(tmp_path: Path) -> None:
    text = shown(tmp_path, *SETUP)
    listed = text.rsplit("Your moves", 1)[1].splitlines()[1:9]
    assert [line.split("  ")[0] for line in listed] == [
        f"place {turning}" for turning in ("r0", "r90", "r180", "r270", "r0m", "r90m", "r180m", "r270m")
    ]
    assert all("@" in line for line in listed)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_a_whole_game_in_other_languages(lang: str, tmp_path: Path) -> None:
    match = Match(tatami.game("daimyos", players=1, level=7), persons(2), random.Random(lang))

    def answer(table: Table) -> str:
        return "" if table.prompt.startswith(("Appuyez", "Weiter", "save")) else "1"

    table = Table(answer, lang)
    session(match, table, tmp_path, [0]).run()
    assert match.to_move() == tatami.OVER
    assert "Seat" not in table.visible


def test_a_game_without_a_drawing_of_its_own_is_shown_as_text() -> None:
    seen = tatami.game("kami", first=0).start().observe(tatami.Seat(0))
    assert seen.drawing() == []
    assert view_text(seen, "en").splitlines() == [say(line, "en", seat_names(seen)) for line in seen.words()]
