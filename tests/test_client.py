"""The pages know no rule: no fact of a piece stands in them, no position is cast, and no view in words is read."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami
from tatami.game import Document
from tatami.registry import GAMES
from tests.test_conformance import MODES

SOURCES = Path(__file__).parent.parent / "web" / "src"
# Generated types, tests, lessons and pictures (positions and moves as data), and what is said about the pieces.
EXEMPT = re.compile(r"/types\.ts$|^lib/protocol\.ts$|\.test\.ts$|^lessons/.*\.json$|^rules/pictures/|^texts/")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|<style.*?</style>|(?<![:'\"])//[^\n]*", re.DOTALL)
TOKEN = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`|(\d+(?:\.\d+)?)|([A-Za-z_]\w*)")
NEAR = 6  # tokens between a name and the fact that belongs to it
FEW = 3  # this many facts in their places are no chance
LONG = 8  # a text of this many characters is no chance either

Token = tuple[str, str]  # what it is: text, number or name


def source_files() -> dict[str, str]:
    """Return the sources of the pages that may hold no fact, by their path."""
    found = {path.relative_to(SOURCES).as_posix(): path for path in sorted(SOURCES.rglob("*")) if path.is_file()}
    wanted = {name: path for name, path in found.items() if path.suffix in (".ts", ".svelte", ".json", ".js")}
    return {name: path.read_text(encoding="utf-8") for name, path in wanted.items() if not EXEMPT.search(name)}


def tokens(source: str) -> list[Token]:
    """Return texts, numbers and names in their order, without comments and styles. A drawing's path is one text."""
    found: list[Token] = []
    for single, double, template, number, name in TOKEN.findall(COMMENT.sub(" ", source)):
        text = single or double or template
        found.append(("text", text) if text else ("number", number) if number else ("name", name))
    return found


def all_pieces(key: str) -> list[Document]:
    """Return the pieces of a game in all its modes, each once."""
    found = [piece for options in MODES[key] for piece in tatami.game(key, **options).pieces()]
    return [piece for at, piece in enumerate(found) if piece not in found[:at]]


def scalars(piece: Document) -> dict[str, str]:
    """Return the facts of a piece that are one number or one text, as they'd be written."""
    return {name: str(fact) for name, fact in piece.items() if name != "kind" and isinstance(fact, str | int)}


def tables(pieces: list[Document]) -> Iterator[tuple[str, dict[str, set[str]]]]:
    """Yield each pair of facts as a table, from a text to what belongs to it; those that tell nothing apart are left out."""
    names = {name for piece in pieces for name in scalars(piece)}
    for one in sorted(names):
        for other in sorted(names - {one}):
            rows = defaultdict[str, set[str]](set)
            for facts in map(scalars, pieces):
                if one in facts and other in facts and not facts[one].isdigit():
                    rows[facts[one]].add(facts[other])
            if len(rows) >= FEW and len(set[str]().union(*rows.values())) > 1:
                yield f"{one} to {other}", rows


def columns(pieces: list[Document]) -> Iterator[tuple[str, list[str]]]:
    """Yield each fact that is a number for all pieces of a kind, in their order, if it tells them apart."""
    for kind in sorted({piece["kind"] for piece in pieces}):
        rows = list({piece["id"]: scalars(piece) for piece in pieces if piece["kind"] == kind}.values())
        for name in rows[0]:
            column = [facts.get(name, "") for facts in rows]
            counted = column == [str(number) for number in range(1, len(column) + 1)]  # 1, 2, 3 is no fact
            if all(map(str.isdigit, column)) and len(column) > FEW and len(set(column)) >= FEW and not counted:
                yield f"{kind} {name}", column


def pairs_found(found: list[Token], rows: dict[str, set[str]]) -> set[tuple[str, str]]:
    """Return the rows of a table that stand in a source: a name, and shortly after it, before another name, its fact."""
    pairs = set[tuple[str, str]]()
    for at, (kind, text) in enumerate(found):
        if kind == "number" or text not in rows:
            continue
        for other, fact in found[at + 1 : at + 1 + NEAR]:
            if other != "number" and fact in rows:
                break
            if other != "name" and fact in rows[text]:
                pairs.add((text, fact))
    return pairs


def facts_found(source: str, pieces: list[Document]) -> list[str]:
    """Return the facts of pieces that stand in a source, in words."""
    found = tokens(source)
    problems = [f"{name}: {sorted(pairs)}" for name, rows in tables(pieces) if len(pairs := pairs_found(found, rows)) >= FEW]
    line = " ".join(text if kind == "number" else "x" for kind, text in found)
    problems += [f"{name} in a row: {column}" for name, column in columns(pieces) if f" {' '.join(column)} " in f" {line} "]
    texts = [text for kind, text in found if kind == "text"]
    letters = "".join(piece.get("letter", "") for piece in pieces)
    problems += [f"all letters: {text}" for text in texts if letters and letters in text]
    long = {fact for piece in pieces for name in piece if name not in ("id", "kind") for fact in listed(piece[name])}
    return problems + [f"a fact: {text}" for text in texts if len(text) >= LONG and text in long]


def listed(fact: object) -> list[str]:
    """Return the texts of a fact that is a text or a list of them, if they are no ids of other things."""
    return [text for text in (fact if isinstance(fact, list) else [fact]) if isinstance(text, str) and not text.isalpha()]


def habits_found(source: str, name: str) -> list[str]:
    """Return casts of positions, and views in words that are taken apart."""
    plain = COMMENT.sub(" ", source)
    patterns = [r"\bas unknown as\b", r"\b(?:props|scene|view|shown)\.text\b"]
    patterns += [r"\btext\.(?:split|match|matchAll|search)\(", r"\.(?:exec|test)\((?:text|line)\)"] * name.startswith("games/")
    return [match[0] for pattern in patterns for match in re.finditer(pattern, plain)]


def goal_found(source: str, goal: int) -> bool:
    """Return whether Kami's goal stands beside a word for points."""
    plain = COMMENT.sub(" ", source)
    return re.search(rf"(?i)(?:goal|score|points)\W[^;\n]{{0,24}}\b{goal}\b", plain) is not None


@pytest.mark.parametrize("key", GAMES)
def test_no_fact_of_a_piece_stands_in_the_pages(key: str) -> None:
    pieces = all_pieces(key)
    problems = {name: facts_found(source, pieces) for name, source in source_files().items()}
    assert {name: found for name, found in problems.items() if found} == {}


def test_the_goal_of_kami_stands_nowhere() -> None:
    goal = tatami.game("kami").start().observe(tatami.SPECTATOR).facts()["goal"]
    assert [name for name, source in source_files().items() if goal_found(source, goal)] == []


def test_no_position_is_cast_and_no_view_is_taken_apart() -> None:
    problems = {name: habits_found(source, name) for name, source in source_files().items()}
    assert {name: found for name, found in problems.items() if found} == {}


# What the pages had of their own once, each in the way it was written.
ONCE = {
    "kami": [
        "S: { id: 'soldier', points: 1 },\n  L: { id: 'lance', points: 2 },\n  G: { id: 'gold', points: 3 }",
        "export const LETTERS = 'SLRVGFTE'",
        "const POINTS = [1, 2, 2, 3, 3, 4, 4, 5]",
        "case 'soldier':\n  return 10\ncase 'lance':\n  return 4\ncase 'fool':\n  return 2",
        "const ids: Record<string, string> = { S: 'soldier', L: 'lance', R: 'rider' }",
    ],
    "dynasties": [
        "export const NUMBERS = {\n  farmer: 20,\n  monk: 18,\n  envoy: 16\n} as const",
        "const BONUS: Record<string, number> = { A: 5, B: 4, C: 3 }",
        "const NUMBERS = [20, 18, 16, 14, 12, 9, 8, 7, 6]",
        "[['A6', 'emperor'], ['A7', 'empress'], ['A8', 'daimyo']]",
    ],
    "rrr": [
        "sovereign: kind('flip', 'cross', true),\n  princess: kind('flip', 'around'),\n  knight: kind('destroy', 'orthogonal')"
    ],
    "daimyos": [
        '{"boards": {"a": [".b..r/b1w../..rw./..r5b/w....", "w..b./...1b/.rrw./.5w../.b..r"]}}',
        "const COLOURS = { blue: '#1F5FBF', turquoise: '#35C4D6', green: '#2E8B3A' }",
    ],
}
# A drawing has a place for each piece, and numbers that are no facts of it.
DRAWINGS = [
    "const ACCENTS = {\n  farmer: '#56752a',\n  monk: '#b96f12',\n  envoy: '#2d6494',\n  ninja: '#7d7f92' }",
    "{#if letter === 'S'}<path d=\"M1 34C1 1\" />{:else if letter === 'L'}<path d='M2 2' />{:else}<path d='M2 2' />",
    "{#if kind === 'farmer'}<!-- 20 --><circle r=\"20\" />{:else if kind === 'monk'}<circle r=\"18\" />{/if}",
    "{ sovereign: 'M0 0h4', princess: 'M1 1h4', knight: 'M2 2h4' }",
    "<style>\n.S { width: 1px }\n.L { width: 2px }\n.R { width: 2px }\n.V { width: 3px }\n</style>",
]


@pytest.mark.parametrize(("key", "source"), [(key, source) for key, sources in ONCE.items() for source in sources])
def test_the_search_finds_what_the_pages_had(key: str, source: str) -> None:
    assert facts_found(source, all_pieces(key))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("source", DRAWINGS)
def test_the_search_leaves_drawings_alone(key: str, source: str) -> None:
    assert facts_found(source, all_pieces(key)) == []


def test_the_search_finds_goals_casts_and_readers_of_views() -> None:
    assert goal_found('<b>{score}</b><span class="goal">/15</span>', 15)
    assert goal_found("const GOAL = 15", 15)
    assert not goal_found("[15, 9, 3.5].map((r) => r)", 15)
    assert not goal_found('<span class="goal">/{facts.goal}</span>', 15)
    cast = "const position = $derived(props.data as unknown as KamiPosition)"
    assert habits_found(cast, "games/kami/Board.svelte") == ["as unknown as"]
    assert habits_found("shields(props.text)", "games/rrr/Board.svelte") == ["props.text"]
    assert habits_found("for (const line of text.split('\\n')) SHIELD.exec(line)", "games/rrr/position.ts") != []
    assert habits_found("show(say(refusal.text))", "table/Log.svelte") == []
