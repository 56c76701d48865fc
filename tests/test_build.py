"""The build: what is compiled is compiled, the sources give the same results, and files stay in their places."""

import ast
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import tatami
from tatami import build
from tatami.playouts import play_games

ROOT = Path(__file__).parent.parent
ENGINE = [
    path
    for pattern in ("game.py", "dice.py", "playouts.py", "perft.py", "bots/**/*.py", "games/**/*.py", "solvers/**/*.py")
    for path in sorted((ROOT / "tatami").glob(pattern))
    if path.name not in ("__init__.py", "schema.py")
]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def in_pure_python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TATAMI_PURE": "1", **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("path", ENGINE, ids=module_name)
def test_every_engine_module_is_compiled_or_none_is(path: Path) -> None:
    __import__(module_name(path))
    assert str(sys.modules[module_name(path)].__file__).endswith(".py") != build.is_compiled()


def test_sources_give_the_same_games() -> None:
    moves = [int(play_games(tatami.game("kami", players=players), 3, seed=9)) for players in (4, 3, 2)]
    code = """
import tatami
from tatami.build import describe
from tatami.playouts import play_games
print(describe(), [int(play_games(tatami.game("kami", players=players), 3, seed=9)) for players in (4, 3, 2)])
"""
    assert in_pure_python(code) == f"pure Python {moves}"


def test_the_installed_command_works_in_any_folder(tmp_path: Path) -> None:
    """These tests run in the project's folder, where everything is found; a player doesn't."""
    command = Path(sysconfig.get_path("scripts")) / "tatami"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([command, "--version"], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, f"tatami {tatami.__version__} ({build.describe()})"), done.stderr


def test_pure_is_asked_for_by_anything_but_nothing_and_0(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, pure in (("", False), ("0", False), ("1", True), ("yes", True)):
        monkeypatch.setenv("TATAMI_PURE", value)
        assert build.wants_pure() == pure


def imports(path: Path) -> set[str]:
    """The modules that a file imports, at its top or inside a function."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module))
    return found


def test_engine_imports_the_standard_library_only() -> None:
    ours = {"tatami", "mypy_extensions", "librt"}
    for path in ENGINE:
        for module in imports(path):
            top = module.split(".")[0]
            assert top in sys.stdlib_module_names or top in ours, f"{path.name} imports {module}"


def test_no_file_is_two_files() -> None:
    for folder in ("tatami", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            lines = path.read_text(encoding="utf-8").count("\n")
            assert lines <= 500, f"{path.relative_to(ROOT)} has {lines} lines"


def test_every_dependency_is_named_with_its_reason() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = re.findall(r'"([A-Za-z0-9_.-]+)(?:\[\w+\])?==[\d.]+"', project)
    assert len(named) >= 8
    for name in named:
        assert f"| `{name}` |" in page, f"{name} has no row in docs/dependencies.md"
