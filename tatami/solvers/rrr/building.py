"""Building the table of mode `none`: from the last level to the first; what is finished stays and isn't done again."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from tatami.solvers.rrr.boards import all_boards
from tatami.solvers.rrr.files import read_level, write_level
from tatami.solvers.rrr.levels import Builder
from tatami.solvers.rrr.zones import ENDED_LEVEL, FIRST_LEVEL, LAST_LEVEL, Level


class BuildProgress:
    """How far a build is."""

    def __init__(self, level: int, done: int, size: int, reused: bool) -> None:
        self.level: Final = level
        self.done: Final = done  # positions of this level
        self.size: Final = size
        self.reused: Final = reused  # the level was there already and its checksum is right


def level_sizes() -> list[int]:
    """Return how many positions each level has, from 0 on (level 0 isn't in the table)."""
    boards = all_boards()
    return [0] + [int(Level(level, boards).size) for level in range(FIRST_LEVEL, LAST_LEVEL + 1)]


def build(folder: Path, report: Callable[[BuildProgress], bool], until: int = FIRST_LEVEL) -> bool:
    """Build all levels down to `until` that aren't there; False when `report` said to stop. A level is written when done."""
    boards = all_boards()
    following = Level(ENDED_LEVEL, boards)
    later: vec[u8] = vec[u8]()
    for number in range(LAST_LEVEL, until - 1, -1):
        level = Level(number, boards)
        size = int(level.size)
        stored = read_level(folder, number, size)
        if stored is not None:
            later = vec[u8](stored)
            if report(BuildProgress(number, size, size, True)):
                return False
        else:
            builder = Builder(level, following, later)
            if not builder.run(_level_report(report, number, size)):
                return False
            later = builder.values
            write_level(folder, number, memoryview(later))  # type: ignore[arg-type, unused-ignore]
            if report(BuildProgress(number, size, size, False)):
                return False
        following = level
    return True


def _level_report(report: Callable[[BuildProgress], bool], level: int, size: int) -> Callable[[int], bool]:
    """Return what reports how many positions of one level are done; its result says whether to stop."""
    return lambda done: report(BuildProgress(level, done, size, False))
