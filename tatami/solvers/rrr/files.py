"""The table of mode `none` on disk: a file a level, finished or not there, each with its checksum."""

import hashlib
import mmap
import os
from pathlib import Path
from typing import Final

from tatami.solvers.rrr.zones import FIRST_LEVEL, LAST_LEVEL

FORMAT: Final = "tatami rrr none 1"  # goes up when the rules, the order of positions or the meaning of a byte change
HEADER: Final = 128  # bytes before the first value: one line of text, then spaces


class TableError(ValueError):
    """A file of the table that is damaged or isn't one."""


def level_path(folder: Path, level: int) -> Path:
    """Return where the file of a level is."""
    return folder / f"rrr-none-{level:02d}.table"


def _header(level: int, values: bytes | memoryview) -> bytes:
    digest = hashlib.sha256(values).hexdigest()
    return f"{FORMAT}, level {level}, {len(values)} positions, sha256 {digest}".ljust(HEADER - 1).encode("ascii") + b"\n"


def write_level(folder: Path, level: int, values: bytes | memoryview) -> None:
    """Write the file of a level; it gets its name only when it is complete and on the disk."""
    folder.mkdir(parents=True, exist_ok=True)
    path = level_path(folder, level)
    unfinished = path.with_suffix(f".{os.getpid()}.tmp")
    try:
        with unfinished.open("wb") as file:
            file.write(_header(level, values))
            file.write(values)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def read_level(folder: Path, level: int, size: int) -> bytes | None:
    """Return the values of a level, None when it isn't there yet; TableError when the file isn't what it should be."""
    path = level_path(folder, level)
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    values = content[HEADER:]
    if len(values) != size or content[:HEADER] != _header(level, values):
        raise TableError(f"{path}: is damaged or of another version; delete it and build again")
    return values


def map_level(folder: Path, level: int, size: int) -> mmap.mmap:
    """Return the file of a level in memory, read as it is needed; length and version are checked, the checksum isn't."""
    path = level_path(folder, level)
    with path.open("rb") as file:
        if os.fstat(file.fileno()).st_size != HEADER + size:
            raise TableError(f"{path}: has a wrong length; delete it and build again")
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    start = f"{FORMAT}, level {level}, {size} positions, ".encode("ascii")
    if mapped[: len(start)] != start:
        mapped.close()
        raise TableError(f"{path}: is damaged or of another version; delete it and build again")
    return mapped


def is_complete(folder: Path) -> bool:
    """Return whether all levels are there."""
    return all(level_path(folder, level).is_file() for level in range(FIRST_LEVEL, LAST_LEVEL + 1))


def levels_there(folder: Path) -> list[int]:
    """Return the levels whose files are there, the last first: the order in which they are built."""
    return [level for level in range(LAST_LEVEL, FIRST_LEVEL - 1, -1) if level_path(folder, level).is_file()]
