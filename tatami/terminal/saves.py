"""Records on disk: written whole or not at all, read with a clear word on what is wrong."""

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from tatami.files import FileError, data_folder, file_errors
from tatami.match import Match
from tatami.records.fairness import commitment
from tatami.records.record import Record, RecordError, read

LARGEST: Final = 50_000_000  # bytes; a record of ten thousand moves has a few hundred thousand


def read_text(path: Path) -> str:
    """Return the text of a file; FileError says what is wrong with it."""
    with file_errors(path):
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise FileError(f"{path}: is larger than {LARGEST // 1_000_000} MB")
        return text.decode("utf-8")


def read_record(path: Path) -> Record:
    """Return the record in a file."""
    try:
        return read(read_text(path))
    except RecordError as error:
        raise FileError(f"{path}: {error}") from None


def write_text(path: Path, text: str) -> None:
    """Write the text to the file, for this user only to read: on disk before this returns, whole or not at all."""
    with file_errors(path):
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


def write_over(path: Path, record: Record) -> None:
    """Write the record as write_text() does, but leave a file as it is that is there and isn't a record."""
    with file_errors(path):
        there, regular = path.exists(), path.is_file()
    if there:
        if not regular:
            raise FileError(f"{path}: is no plain file")
        try:
            read_record(path)
        except FileError:
            raise FileError(f"{path}: is there already and isn't a record of Tatami, so it stays") from None
    write_text(path, record.text())


def folder() -> Path:
    """Return where games are kept that nobody gave a file name."""
    return data_folder() / "games"


class Autosave:
    """Keeps one match on disk, move by move; the secret of its chance apart from it, until the record publishes it."""

    def __init__(self, match: Match, path: Path | None = None, secret: bytes | None = None) -> None:
        self._match = match
        self._path = path
        self._secret = secret
        self._kept = False

    def save(self) -> Path:
        """Write the match as it is now; return the file it is in."""
        record = self._match.record()
        if self._path is None:
            self._path = _new_file(self._match.game.key)
        write_text(self._path, record.text())
        if self._secret is not None and record.result is not None:
            forget_secret(self._secret)  # now it is in the record
        elif self._secret is not None and not self._kept:
            keep_secret(self._secret)  # before anybody has seen a card; where the record can't be kept, neither is this
            self._kept = True
        return self._path


def secret_file(promised: str) -> Path:
    """Return where the secret of a running game is: named by its commitment, so that any copy of the record finds it."""
    return folder().parent / "secrets" / promised


def keep_secret(secret: bytes) -> None:
    """Store a secret on disk, for its owner only to read."""
    path = secret_file(commitment(secret))
    with file_errors(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, secret.hex() + "\n")


def find_secret(promised: str) -> bytes | None:
    """Return the secret of this commitment, if it is kept here; FileError when the file isn't what it should be."""
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
    """Delete the file of a secret that is published."""
    path = secret_file(commitment(secret))
    with file_errors(path):
        if path.exists():  # also where the folder could never be made
            path.unlink()


def _new_file(key: str) -> Path:
    """Return a new file in the folder, under a name that wasn't taken."""
    with file_errors(folder()):
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
