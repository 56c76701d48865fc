"""Every game has the same files for the same things, and their imports go one way."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tatami.registry import GAMES

FOLDER = Path(__file__).parent.parent / "tatami" / "games"
# What each file offers under the same name in all games; X is the game's own name. A function is written with its parameters,
# a class with its base; a name alone may be anything. A game may have more files, with nouns as names.
SHAPE = {
    "__init__": ["X(Game)", "option_list", "RULES"],
    "schema": ["XOptions(TypedDict)", "XDocument(TypedDict)", "XFacts(TypedDict)", "XPiece"],
    "pieces": ["pieces"],
    "actions": [],
    "phases": ["legal(position)", "play(position, action)"],
    "position": ["XPosition(State)", "XKnowledge(Observation)"],
    "state": ["XState(XPosition)"],
    "observation": ["observe(position, seat)", "XObservation(XKnowledge)"],
    "worlds": ["sample(known, rng)"],
    "document": ["dump(position)", "data(known)", "load(game, document)"],
    "validation": ["check(position)"],
    "refusals": ["why_not(position, action)"],
    "story": ["tell(position, action, seat)"],
    "view": ["words(known)", "rules(known)"],
}
# A state makes observations and an observation samples states: the circle is broken where only these may import these.
IMPORTERS = {"state": {"__init__"}, "observation": {"state"}}


def modules(key: str) -> dict[str, ast.Module]:
    """Return the files of a game by their names."""
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((FOLDER / key).glob("*.py"))}


def public_names(tree: ast.Module) -> Iterator[str]:
    """Yield what a file itself defines: constants by their name, functions and classes also with what stands in brackets."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from [node.name, f"{node.name}({', '.join(argument.arg for argument in node.args.args)})"]
        elif isinstance(node, ast.ClassDef):
            yield from [node.name, f"{node.name}({', '.join(ast.unparse(base) for base in node.bases)})"]
        elif isinstance(node, ast.AnnAssign):
            yield ast.unparse(node.target)
        elif isinstance(node, ast.Assign):
            yield from [ast.unparse(target) for target in node.targets]


def imports(key: str, name: str, tree: ast.Module) -> set[str]:
    """Return the files of the same game that a file imports; the folder itself is its `__init__`."""
    package = f"tatami.games.{key}"
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{key}/{name}.py: a relative import"
            assert node.module is not None
            found |= {node.module} if node.module != package else {f"{package}.{alias.name}" for alias in node.names}
    siblings = {path.stem for path in (FOLDER / key).glob("*.py")}
    own = {module.removeprefix(package).removeprefix(".") for module in found if f"{module}.".startswith(f"{package}.")}
    return {module if module in siblings else "__init__" for module in own}


def inner_imports(tree: ast.Module) -> list[str]:
    """Return the imports that don't stand at the top of a file, and those for the type checker only."""
    top = {id(node) for node in tree.body}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    hidden = [ast.unparse(node) for node in found if id(node) not in top]
    return hidden + [ast.unparse(node) for node in found if "TYPE_CHECKING" in ast.unparse(node)]


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Return the files of a circle of imports; empty where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def test_every_folder_is_a_game() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/__init__.py")}
    assert folders == set(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_same_files_with_the_same_entry_points(key: str) -> None:
    trees = modules(key)
    missing: list[str] = []
    for name, entries in SHAPE.items():
        offered = set(public_names(trees[name])) if name in trees else set[str]()
        wanted = [entry.replace("X", key.capitalize()) for entry in entries]
        missing.extend([f"{name}.py"] * (name not in trees))
        missing.extend(f"{name}.{entry}" for entry in wanted if entry not in offered)
    assert missing == []


@pytest.mark.parametrize("key", GAMES)
def test_no_import_dodges_a_circle(key: str) -> None:
    assert [f"{name}: {line}" for name, tree in modules(key).items() for line in inner_imports(tree)] == []


@pytest.mark.parametrize("key", GAMES)
def test_imports_go_one_way(key: str) -> None:
    graph = {name: imports(key, name, tree) for name, tree in modules(key).items()}
    assert circle(graph) == []
    for name, importers in IMPORTERS.items():
        assert {other for other, imported in graph.items() if name in imported} <= importers, f"{name} is imported"


def test_a_circle_and_a_hidden_import_are_found() -> None:
    assert circle({"state": {"view"}, "view": {"state"}}) == ["state", "view", "state"]
    assert circle({"state": {"view", "story"}, "story": {"view"}, "view": set()}) == []
    assert inner_imports(ast.parse("def f():\n    from a import b")) == ["from a import b"]
    assert inner_imports(ast.parse("import a\nif a.b:\n    import c")) == ["import c"]
    assert inner_imports(ast.parse("from typing import TYPE_CHECKING")) == ["from typing import TYPE_CHECKING"]
    assert imports("kami", "x", ast.parse("from tatami.games.kami import view, Kami")) == {"view", "__init__"}
    assert imports("kami", "x", ast.parse("import tatami.games.kami.view\nfrom tatami.games.kami.story import tell")) == {
        "view",
        "story",
    }
    assert imports("kami", "x", ast.parse("from tatami.games.rrr.state import RrrState")) == set()
