"""What README and docs show is true: their examples run, their links lead somewhere, their numbers are the code's."""

import doctest
import re
from pathlib import Path

import pytest

import tatami
from tatami.registry import GAMES

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    examples = doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8"))
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (failed, tried) == (0, len(examples))


def test_readme_plays_a_whole_game_in_15_lines() -> None:
    section = (ROOT / "README.md").read_text(encoding="utf-8").split("## A whole game in fifteen lines")[1].split("```")[1]
    lines = [line for line in section.splitlines() if line.startswith((">>>", "..."))]
    assert 5 < len(lines) <= 15
    assert "state.outcome()" in section


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_page_with_its_facts(key: str) -> None:
    page = (ROOT / "docs" / f"{key}.md").read_text(encoding="utf-8")
    game = tatami.game(key)
    assert f"| actions | {len(game.names())}" in page
    assert f"| rules version | {game.rules_version} |" in page
    for option in GAMES[key].options:
        assert f"`{option.name}`" in page
