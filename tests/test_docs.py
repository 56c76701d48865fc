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


def glossary() -> dict[str, list[str]]:
    """Return the terms of the glossary by group."""
    groups = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").split("\n## ")[1:]
    return {group.splitlines()[0]: re.findall(r"^- \*\*(.+?)\*\*: \S.*$", group, re.MULTILINE) for group in groups}


def test_the_glossary_is_in_order() -> None:
    groups = glossary()
    assert len(groups) >= 6
    for group, terms in groups.items():
        assert terms == sorted(terms, key=str.casefold), group
        assert len(terms) > 5, group
    every = [term.casefold() for terms in groups.values() for term in terms]
    assert len(every) == len(set(every)), "a term stands twice"


def test_every_line_of_the_glossary_is_a_term() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    lines = [line for line in page.split("\n## ", 1)[1].splitlines() if line.startswith("-")]
    assert len(lines) == sum(len(terms) for terms in glossary().values())


# Names that said nothing to somebody who had never seen the code; what they are called now is in the changelog.
LEFT_BEHIND = [
    *("Scribe", "Journal", "_hear", "_heard", "_look_now", "_short_way", "tell_here", "AWAKE", "Visit", "Moment"),
    *("Sight", "STILL", "STIR", "widening", "Habits", "Ears", "belongings"),
]


@pytest.mark.parametrize("name", LEFT_BEHIND)
def test_a_name_that_was_left_behind_stays_away(name: str) -> None:
    files = [path for kind in ("*.py", "*.ts", "*.svelte") for path in (ROOT / "tatami").rglob(kind)]
    assert len(files) > 200
    assert [path for path in files if re.search(rf"\b{name}\b", path.read_text(encoding="utf-8"))] == []
