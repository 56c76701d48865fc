"""The layers of the package: every module belongs to one unit of one layer and imports only its unit and layers below it."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tatami.registry import GAMES

ROOT = Path(__file__).parent.parent
# From the ground up. A unit is a file or a folder of `tatami/`; units of one layer don't know each other. `<game>` stands for
# the folders of each game, which know no other game's.
LAYERS = [
    ["build", "copying", "dice", "files", "parallel", "texts/__init__", "version"],
    ["game"],
    ["documents", "perft", "playouts", "solvers/solution", "stats"],
    ["games/__init__", "games/<game>"],
    ["registry", "solvers/__init__", "solvers/<game>"],
    ["bots", "records"],
    ["match", "texts/saying"],
    ["views"],
    ["testing"],
    ["arena", "review"],
    ["balance"],
    ["server"],
    ["bench"],
    ["terminal"],
    ["__init__", "cli"],
    ["__main__"],
]
GAME_FOLDERS = ("games", "bots", "solvers")
# A command is loaded when it is given, so that the others start fast.
COMMANDS = ("terminal", "cli")

Import = tuple[str, str, int]  # the module that imports, what it imports, and the line


def find_modules() -> dict[str, ast.Module]:
    """Return every module of the package by its path below `tatami/`, without the suffix."""
    paths = sorted((ROOT / "tatami").rglob("*.py"))
    found = {path.relative_to(ROOT / "tatami").with_suffix("").as_posix(): path for path in paths}
    return {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in found.items()}


MODULES = find_modules()


def path_of(dotted: str) -> str | None:
    """Return the module that a dotted name stands for, None when it is no module of ours."""
    if dotted != "tatami" and not dotted.startswith("tatami."):
        return None
    path = dotted.removeprefix("tatami").removeprefix(".").replace(".", "/")
    package = f"{path}/__init__".removeprefix("/")
    return path if path in MODULES else package if package in MODULES else None


def imported(node: ast.AST) -> list[str]:
    """Return the modules of ours that a statement imports; `from a import b` may mean the module a.b."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        base = node.module or ""
        names = [f"{base}.{alias.name}" if path_of(f"{base}.{alias.name}") else base for alias in node.names]
    else:
        return []
    return [path for path in map(path_of, dict.fromkeys(names)) if path is not None]


def imports_of(module: str, tree: ast.Module) -> Iterator[Import]:
    """Yield the imports of our own modules, wherever they stand in the file."""
    for node in ast.walk(tree):
        for other in imported(node):
            yield module, other, getattr(node, "lineno", 0)


IMPORTS = [found for module, tree in MODULES.items() for found in imports_of(module, tree)]


def game_of(module: str) -> str | None:
    """Return the game whose folder a module is in, None for one that is in no game's folder."""
    parts = module.split("/")
    return parts[1] if parts[0] in GAME_FOLDERS and len(parts) > 2 and parts[1] in GAMES else None


def units_of(module: str) -> list[tuple[int, str]]:
    """Return every unit that covers a module, with the number of its layer; there should be one."""
    game = game_of(module)
    covering = []
    for number, layer in enumerate(LAYERS):
        for unit in layer:
            path = unit.replace("<game>", game or "<game>")
            if module == path or module.startswith(f"{path}/"):
                covering.append((number, path))
    return covering


def wrong_direction(module: str, other: str) -> bool:
    """Whether one module may not import the other: it is in a higher layer, in another unit of its own, or another game's."""
    layer, unit = units_of(module)[0]
    other_layer, other_unit = units_of(other)[0]
    if unit != other_unit and other_layer >= layer:
        return True
    game, other_game = game_of(module), game_of(other)
    return game is not None and other_game is not None and game != other_game


def test_every_module_has_one_place() -> None:
    assert len(MODULES) > 150
    assert {module: units_of(module) for module in MODULES if len(units_of(module)) != 1} == {}


def test_every_unit_exists() -> None:
    found = {unit for module in MODULES for _, unit in units_of(module)}
    for unit in (unit for layer in LAYERS for unit in layer):
        wanted = [unit.replace("<game>", game) for game in GAMES]
        assert found & set(wanted), f"there is no {unit}"


def test_imports_point_down() -> None:
    wrong = [f"tatami/{module}.py:{line} imports {other}" for module, other, line in IMPORTS if wrong_direction(module, other)]
    assert wrong == []


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("game", "games/kami/state"),
        ("games/kami/state", "games/rrr/state"),
        ("games/kami/state", "registry"),
        ("bots/kami/mind", "games/rrr/state"),
        ("bots/kami/mind", "bots/rrr/mind"),
        ("solvers/rrr/solver", "bots/mind"),
        ("arena/contest", "review/review"),
        ("review/review", "server/app"),
        ("server/app", "terminal/screen"),
        ("terminal/screen", "cli"),
        ("bots/levels", "__init__"),
    ],
)
def test_a_wrong_import_is_found(module: str, other: str) -> None:
    assert module in MODULES
    assert other in MODULES
    assert wrong_direction(module, other)


def folders() -> list[str]:
    """Return every folder of the package, with a / behind it; the package itself is empty."""
    return sorted({module[: module.rfind("/") + 1] for module in MODULES})


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: f"tatami/{folder}")
def test_no_folder_has_a_cycle(folder: str) -> None:
    """What stands in a folder, files and folders with all that is in them, can be put in an order of who imports whom."""
    graph: dict[str, set[str]] = {}
    for module, other, _ in IMPORTS:
        if module.startswith(folder) and other.startswith(folder):
            here, there = (path.removeprefix(folder).split("/")[0] for path in (module, other))
            if here != there:
                graph.setdefault(here, set()).add(there)
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(f"tatami/{folder}: {' imports '.join(reversed(error.args[1]))}")


def inner_imports(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports that stand in a function."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (node for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom))


def test_imports_stand_at_the_top() -> None:
    """In a function stands only what is loaded late on purpose: an optional library, or what one command needs."""
    wrong = []
    for module, tree in MODULES.items():
        package = module.split("/")[0]
        for node in inner_imports(tree):
            if package in GAME_FOLDERS or (imported(node) and package not in COMMANDS):
                wrong.append(f"tatami/{module}.py:{node.lineno}: {ast.unparse(node)}")
    assert wrong == []


def test_nothing_is_imported_for_types_only() -> None:
    assert [module for module, tree in MODULES.items() if "TYPE_CHECKING" in ast.dump(tree)] == []
