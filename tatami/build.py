"""Whether the engine runs compiled, and how to run it from its sources instead (TATAMI_PURE=1)."""

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

PURE: Final = "TATAMI_PURE"


def wants_pure() -> bool:
    """Whether the environment asks for the sources: TATAMI_PURE is set to something other than 0."""
    return os.environ.get(PURE, "0") not in ("", "0")


class SourceFinder:
    """Finds tatami's modules as source files only, past the compiled ones beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of tatami; None leaves the name to the usual finders."""
        if not name.startswith("tatami."):
            return None
        loaders = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path or []:
            spec = importlib.machinery.FileFinder(folder, loaders).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_sources_if_asked() -> None:
    """With TATAMI_PURE=1 all modules imported from now on come from their sources."""
    if wants_pure() and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Whether the engine's modules are compiled."""
    return not str(sys.modules["tatami.game"].__file__).endswith(".py")


def describe() -> str:
    """`compiled` or `pure Python`, for --version and reports."""
    return "compiled" if is_compiled() else "pure Python"
