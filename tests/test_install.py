"""The package as a stranger gets it: built in isolation, installed into an empty environment, played from another folder."""

import ast
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

import tatami

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "build", "*.egg-info", "*.so", "node_modules", "__pycache__", ".*_cache", "shots"
)
# The package that holds a module, where the two have different names.
PACKAGES = {"fluent": "fluent.runtime", "mypyc": "mypy"}


def pins(requirements: list[str]) -> dict[str, str]:
    """Return the version of each package, `mypy[mypyc]==2.4.1` as mypy's."""
    return {re.split(r"[\[=]", line)[0]: line.split(";")[0].split("==")[1] for line in requirements}


def source(module: str) -> Path | None:
    """Return the file of a module of ours, if it is one."""
    place = ROOT.joinpath(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def imported(path: Path) -> set[str]:
    """Return all modules that a file may import, wherever in the file it does; `from a import b` may mean `a.b`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def packages_for_compiling() -> set[str]:
    """Return the packages that mypyc reads: whatever the compiled modules import, directly or through modules of ours."""
    files = [Path(path) for path in compiled_modules()]
    seen, foreign = set(files), set[str]()
    while files:
        for module in imported(files.pop()):
            top = module.split(".")[0]
            path = source(module) if top == "tatami" else None
            if path is not None and path not in seen:
                seen.add(path)
                files.append(path)
            elif top != "tatami" and top not in sys.stdlib_module_names:
                foreign.add(PACKAGES.get(top, top))
    return foreign


def compiled_modules() -> list[str]:
    here = Path.cwd()
    os.chdir(ROOT)
    try:
        return [str(ROOT / path) for path in runpy.run_path("setup.py")["modules"]()]
    finally:
        os.chdir(here)


def test_the_isolated_build_has_what_the_compiled_modules_import() -> None:
    """`make` builds where everything is installed, so only this and the whole build below see what is missing elsewhere."""
    needed = packages_for_compiling()
    assert {"orjson", "pydantic"} <= needed, "the search of the imports finds nothing"
    assert needed - {"mypy_extensions"} <= set(pins(PROJECT["build-system"]["requires"]))  # mypy brings mypy_extensions


def test_a_package_has_one_version() -> None:
    found: dict[str, str] = {}
    extras = PROJECT["project"]["optional-dependencies"].values()
    for requirements in (PROJECT["build-system"]["requires"], PROJECT["project"]["dependencies"], *extras):
        for name, version in pins(requirements).items():
            assert found.setdefault(name, version) == version, name


def stranger(folder: Path) -> dict[str, str]:
    """Return an environment that knows nothing of this project and keeps its data in a folder of its own."""
    known = ("TATAMI", "PYTHON", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(known)} | {"XDG_DATA_HOME": str(folder)}


def run(*words: str | Path, folder: Path) -> str:
    """Run a command as a stranger in that folder and return what it printed."""
    done = subprocess.run(words, cwd=folder, env=stranger(folder), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.install
def test_wheel_and_source_are_built_in_isolation_and_play(tmp_path: Path) -> None:
    project, made, home = tmp_path / "project", tmp_path / "made", tmp_path / "home"
    shutil.copytree(ROOT, project, ignore=LEFT_OUT)
    assert (project / "tatami/web/index.html").is_file(), "build the pages first: make web"
    home.mkdir()
    run(sys.executable, "-m", "build", "--outdir", made, project, folder=tmp_path)  # the wheel from the source distribution

    wheel, archive = next(made.glob("*.whl")), next(made.glob("*.tar.gz"))
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        metadata = packed.read(next(name for name in names if name.endswith("dist-info/METADATA"))).decode()
    assert "License-Expression: MIT\n" in metadata
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert "tatami/web/index.html" in names
    with tarfile.open(archive) as packed_source:
        inside = {name.split("/", 1)[-1] for name in packed_source.getnames()}
    assert {"LICENSE", "README.md", "setup.py", "tatami/game.py", "tatami/web/index.html"} <= inside

    run(sys.executable, "-m", "venv", "empty", folder=home)
    binary = home / "empty" / "bin"
    run(binary / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel, folder=home)
    assert run(binary / "tatami", "--version", folder=home).strip() == f"tatami {tatami.__version__} (compiled)"
    assert run(binary / "tatami", "rules", "kami", "--rule", "K-21", folder=home).strip()
    for game in ("kami", "rrr", "dynasties", "daimyos"):
        text = run(binary / "tatami", "play", game, "--humans", "none", "--bot", "novice", "--plain", folder=home)
        assert text.strip(), game
    code = "import sys; from tatami.server.tables import frames; print(sys.modules['tatami.game'].__file__, frames.__file__)"
    where = run(binary / "python", "-c", code, folder=home).split()
    assert all(path.startswith(str(home)) and path.endswith(".so") for path in where), where
    assert "<html" in served_page(binary / "tatami", home)


def served_page(command: Path, folder: Path) -> str:
    """Return what the installed server shows at its address."""
    words: list[str | Path] = [command, "serve", "--port", "0", "--data", folder / "tables", "--workers", "0", "--log", "json"]
    with subprocess.Popen(words, cwd=folder, env=stranger(folder), stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        try:
            serving = next(entry for line in server.stderr if (entry := json.loads(line))["message"] == "serving")
            with urlopen(serving["url"]) as answer:
                return str(answer.read(), "utf-8")
        finally:
            server.terminate()
            server.communicate()
