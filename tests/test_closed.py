"""The contract is closed: nobody outside a game's own folders asks which game it is, or whether it can do something."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.registry import GAMES

ROOT = Path(__file__).parent.parent
# The folders of one game, and the one place that knows all games.
OWN = [f"tatami/{package}/{key}/" for package in ("games", "bots", "solvers") for key in GAMES]
REGISTRY = "tatami/registry.py"
BASES = {"Game", "State", "Observation"}
# What is asked for by name here is no game, state or observation: an error, a stream, a library, an object's own fields.
ASKED = {
    ("tatami/copying.py", "thing"),
    ("tatami/server/doctor.py", "error"),
    ("tatami/server/storage/events.py", "self"),
    ("tatami/server/storage/batch_writer.py", "sqlite3"),
    ("tatami/server/logs.py", "logging"),
    ("tatami/server/logs.py", "record"),
}


def sources() -> list[tuple[str, ast.Module]]:
    """Return every module of the package with its path."""
    paths = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tatami").rglob("*.py"))]
    return [(path, ast.parse((ROOT / path).read_text(encoding="utf-8"))) for path in paths]


SOURCES = sources()


def own_classes() -> set[str]:
    """Return the names of the games' own kinds of Game, State and Observation, and of what is made of those."""
    trees = [tree for path, tree in SOURCES if path.startswith("tatami/games/")]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found, more = set[str](), set(BASES)
    while more:
        found |= more
        more = {node.name for node in classes if found & {ast.unparse(base) for base in node.bases}} - found
    return found - BASES


def tables() -> set[str]:
    """Return the names of all dictionaries that stand at the top of a module: what one may look a key up in."""
    found = set[str]()
    for _, tree in SOURCES:
        for node in tree.body:
            target = (
                node.target if isinstance(node, ast.AnnAssign) else node.targets[0] if isinstance(node, ast.Assign) else None
            )
            if (
                isinstance(target, ast.Name)
                and isinstance(node, ast.Assign | ast.AnnAssign)
                and isinstance(node.value, ast.Dict)
            ):
                found.add(target.id)
    return found


CLASSES = own_classes()
TABLES = tables()


def is_key(node: ast.expr) -> bool:
    """Whether this is the key of something, such as `game.key`."""
    return isinstance(node, ast.Attribute) and node.attr == "key"


def names_a_game(node: ast.expr) -> bool:
    """Whether a game's key or class is written out here."""
    return any(
        (isinstance(part, ast.Constant) and part.value in GAMES) or (isinstance(part, ast.Name) and part.id in CLASSES)
        for part in ast.walk(node)
    )


def is_fixed(node: ast.expr) -> bool:
    """Whether this is the same in every run: written out, or a constant by its name, or a part of one."""
    if isinstance(node, ast.Subscript):
        return is_fixed(node.value)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def compares(node: ast.Compare) -> bool:
    """Whether a comparison asks which game it is: it names one, or compares a key with something fixed but a table's keys."""
    sides = [node.left, *node.comparators]
    if any(names_a_game(side) for side in sides):
        return True
    if not any(is_key(side) for side in sides):
        return False
    for operator, other in zip(node.ops, node.comparators, strict=True):
        if isinstance(operator, ast.In | ast.NotIn):
            if not (isinstance(other, ast.Name) and other.id in TABLES):
                return True
        elif any(is_fixed(side) for side in sides):
            return True
    return False


def questions(path: str, tree: ast.Module) -> Iterator[str]:
    """Yield every place that asks which game it is, or what an object has."""
    for node in ast.walk(tree):
        found = False
        if isinstance(node, ast.Compare):
            found = compares(node)
        elif isinstance(node, ast.Match):
            found = is_key(node.subject)
        elif isinstance(node, ast.MatchClass):
            found = names_a_game(node.cls)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("getattr", "hasattr"):
                found = (path, ast.unparse(node.args[0])) not in ASKED
            elif node.func.id in ("isinstance", "issubclass"):
                found = names_a_game(node.args[1])
        if found:
            lines = ast.unparse(node).splitlines()
            yield f"{path}: {lines[0]}"


def test_the_games_classes_are_found() -> None:
    assert {"Kami", "KamiState", "KamiObservation", "Daimyos", "RrrState", "DynastiesObservation"} <= CLASSES
    assert {"GAMES", "EXACT"} <= TABLES


def test_nobody_asks_which_game_it_is() -> None:
    searched = [(path, tree) for path, tree in SOURCES if path != REGISTRY and not path.startswith(tuple(OWN))]
    assert len(searched) > 100
    assert [found for path, tree in searched for found in questions(path, tree)] == []


@pytest.mark.parametrize(
    "line",
    [
        "game.key == 'kami'",
        "'rrr' != self.match.game.key",
        "game.key in ('rrr', 'kami')",
        "game.key in EXACT_GAMES",
        "game.key not in {'kami'}",
        "key == 'daimyos'",
        "game.key == KEYS[0]",
        "isinstance(state, KamiState)",
        "isinstance(state, (RrrState, int))",
        "isinstance(seen, kami.KamiObservation | None)",
        "type(game) is Daimyos",
        "getattr(seen, 'preview', None)",
        "hasattr(match.observe(seat), 'styled')",
        "match game.key:\n    case 'kami': pass",
        "match state:\n    case KamiState(): pass",
    ],
)
def test_a_question_is_found(line: str) -> None:
    tree = ast.parse(line.replace("kami.KamiObservation", "KamiObservation"))
    assert len(list(questions("tatami/server/tables/house_rules.py", tree))) >= 1


@pytest.mark.parametrize(
    "line",
    [
        "EXACT[game.key]",
        "game.key in EXACT",
        "state.game.key != key",
        "document['game'] != game.key",
        "one.key == other.key",
        "game('kami')",
        "isinstance(x, dict)",
    ],
)
def test_looking_up_and_making_a_game_is_no_question(line: str) -> None:
    assert list(questions("tatami/server/tables/house_rules.py", ast.parse(line))) == []
