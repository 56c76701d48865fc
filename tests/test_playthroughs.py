"""The golden playthroughs show today what they showed before."""

from pathlib import Path

import pytest

from tatami.registry import GAMES
from tests.playthroughs import FOLDER, LONGEST, play

FILES = sorted(FOLDER.glob("*.txt"))


def test_every_game_has_playthroughs() -> None:
    assert {path.stem.split("-")[0] for path in FILES} == set(GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n> ") >= 5, "a playthrough without moves tests nothing"
    assert text.count("\n") <= LONGEST, "nobody reads longer ones"
    assert play(text) == text, "if this change is meant, run python -m tests.playthroughs"
