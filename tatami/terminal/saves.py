"""Records on disk: written whole or not at all, read with a clear word on what is wrong."""

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

import platformdirs

from tatami.match import Match
from tatami.record import Record, RecordError, read

LARGEST: Final = 50_000_000  # bytes; a record of ten thousand moves has a few hundred thousand


class FileError(ValueError):
    """A file that can't be read or written, or isn't what it should be."""


def read_text(path: Path) -> str:
    """The text of a file; FileError says what is wrong with it."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None
    except ValueError as error:
        raise FileError(f"{str(path)!r}: {error}") from None
    if len(text) > LARGEST:
        raise FileError(f"{path}: is larger than {LARGEST // 1_000_000} MB")
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        raise FileError(f"{path}: isn't text in UTF-8") from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return read(read_text(path))
    except RecordError as error:
        raise FileError(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    """Put the record into the file, on disk before this returns; nothing is left half written."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(record.text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None
    except ValueError as error:
        raise FileError(f"{str(path)!r}: {error}") from None


def write_over(path: Path, record: Record) -> None:
    """As write_record, but a file that is there and isn't a record stays."""
    try:
        there, regular = path.exists(), path.is_file()
    except (OSError, ValueError) as error:
        raise FileError(f"{str(path)!r}: {error}") from None
    if there:
        if not regular:
            raise FileError(f"{path}: is no plain file")
        try:
            read_record(path)
        except FileError:
            raise FileError(f"{path}: is there already and isn't a record of Tatami, so it stays") from None
    write_record(path, record)


def folder() -> Path:
    """Where games are kept that nobody gave a file name."""
    return Path(platformdirs.user_data_dir("tatami", appauthor=False)) / "games"


class Autosave:
    """Keeps one match on disk, move by move."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self._match = match
        self._path = path

    def save(self) -> Path:
        """Write the match as it is now; the file it is in."""
        if self._path is None:
            self._path = _new_file(self._match.game.key)
        write_record(self._path, self._match.record())
        return self._path


def _new_file(key: str) -> Path:
    """A name in the folder that isn't taken."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        stem = f"{key}-{datetime.now():%Y%m%d-%H%M%S}"
        number = 1
        while True:
            path = folder() / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
            try:
                path.touch(exist_ok=False)
                return path
            except FileExistsError:
                number += 1
    except OSError as error:
        raise FileError(f"{folder()}: {error.strerror or error}") from None
