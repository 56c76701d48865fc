"""The build: the engine's modules are compiled with mypyc, or stay Python where that isn't wanted or can't be done."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

# The engine, and what the server does for every move. Nothing with `async` in it: in mypyc 2.4 an `await` in a `finally` raises
# again what was caught long before.
COMPILED = [
    "tatami/game.py",
    "tatami/texts/__init__.py",
    "tatami/match.py",
    "tatami/dice.py",
    "tatami/playouts.py",
    "tatami/perft.py",
    "tatami/bots/**/*.py",
    "tatami/games/**/*.py",
    "tatami/solvers/**/*.py",
    "tatami/server/storage/events.py",
    "tatami/server/tables/house_rules.py",
    "tatami/server/tables/table.py",
    "tatami/server/tables/decisions.py",
    "tatami/server/tables/frames.py",
]


def modules() -> list[str]:
    """Return the files to compile; not a package's __init__ without code, and no schema, whose types mypyc would drop."""
    found = [path for pattern in COMPILED for path in sorted(Path().glob(pattern)) if path.name != "schema.py"]
    return [str(path) for path in found if path.name != "__init__.py" or "import" in path.read_text(encoding="utf-8")]


def obstacle() -> str:
    """Return why nothing is compiled, empty when everything is."""
    if os.environ.get("TATAMI_PURE", "0") not in ("", "0"):
        return "TATAMI_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.exists() else "no Python headers (Debian: python3-dev)"


def extensions() -> list[Any]:
    """Type-check the modules, write their C and return it as extensions."""
    from mypyc.build import mypycify

    # -O3 takes gcc three times as long and gives nothing that could be measured; nobody reads warnings about generated C.
    found: list[Any] = mypycify(modules(), opt_level="2", debug_level="0", group_name="tatami")
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args.append("-Wno-all")
    return found


class Engine(Distribution):
    """Tells setuptools that there are extensions without making them: only `build_ext` needs their C."""

    def has_ext_modules(self) -> bool:
        """Return whether the wheel is for one platform."""
        return obstacle() == ""


class BuildEngine(build_ext):
    """Makes the extensions when they are built, not each time pip asks for metadata."""

    def finalize_options(self) -> None:
        """Write the C, or say why the engine stays Python."""
        reason = obstacle()
        if reason:
            print(f"tatami: {reason}, so the engine stays pure Python (same results, only slower)", file=sys.stderr)
        self.distribution.ext_modules = [] if reason else extensions()
        super().finalize_options()


if __name__ == "__main__":
    setup(distclass=Engine, cmdclass={"build_ext": BuildEngine})
