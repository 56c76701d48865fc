"""Records on disk: written whole or not at all, read with a clear word on what is wrong."""

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

import platformdirs

from tatami.fairness import commitment
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
    write_text(path, record.text())


def write_text(path: Path, text: str) -> None:
    """Put the text into the file, for this user only to read, whole or not at all."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
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
    """Keeps one match on disk, move by move; the secret of its chance apart from it, until the record publishes it."""

    def __init__(self, match: Match, path: Path | None = None, secret: bytes | None = None) -> None:
        self._match = match
        self._path = path
        self._secret = secret
        self._kept = False

    def save(self) -> Path:
        """Write the match as it is now; the file it is in."""
        record = self._match.record()
        if self._path is None:
            self._path = _new_file(self._match.game.key)
        write_record(self._path, record)
        if self._secret is not None and record.result is not None:
            forget_secret(self._secret)  # now it is in the record
        elif self._secret is not None and not self._kept:
            keep_secret(self._secret)  # before anybody has seen a card; where the record can't be kept, neither is this
            self._kept = True
        return self._path


def secret_file(promised: str) -> Path:
    """Where the secret of a running game is: by its commitment, so any copy of the record finds it, and nobody by accident."""
    return folder().parent / "secrets" / promised


def keep_secret(secret: bytes) -> None:
    """Put a secret on disk, for its owner only."""
    path = secret_file(commitment(secret))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{path.parent}: {error.strerror or error}") from None
    write_text(path, secret.hex() + "\n")


def find_secret(promised: str) -> bytes | None:
    """The secret of this commitment, if it is kept here; FileError when the file isn't what it should be."""
    path = secret_file(promised)
    if not path.is_file():
        return None
    text = read_text(path)
    try:
        secret = bytes.fromhex(text)
        fits = commitment(secret) == promised
    except ValueError:  # no hex, or not 32 bytes
        fits = False
    if not fits:
        raise FileError(f"{path}: isn't the secret of this game")
    return secret


def forget_secret(secret: bytes) -> None:
    """Take a secret off the disk that is published, so that none is left over."""
    path = secret_file(commitment(secret))
    try:
        if path.exists():
            path.unlink()
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None


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
