"""What holds for all tests: they run on the engine that was asked for, compiled or pure."""

import os

import pytest

from tatami.build import is_compiled


def pytest_report_header() -> str:
    """Says which engine is tested."""
    return f"engine: {'compiled' if is_compiled() else 'pure Python'}"


def pytest_sessionstart() -> None:
    """TATAMI_EXPECT=compiled or pure: the wrong engine fails the whole run at once."""
    expected = os.environ.get("TATAMI_EXPECT")
    if expected not in (None, "compiled", "pure"):
        pytest.exit(f"TATAMI_EXPECT must be compiled or pure, not {expected!r}", returncode=2)
    if expected is not None and (expected == "compiled") != is_compiled():
        pytest.exit(
            f"the engine should be {expected} and isn't; without a C compiler run `make test TATAMI_PURE=1`", returncode=2
        )
