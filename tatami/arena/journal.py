"""The journal of a contest: a line for each game, written when it is over, so that nothing played is played again."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final, TextIO

import platformdirs

from tatami.arena.contest import Contest, Played
from tatami.documents import entries, items, kind_of, whole
from tatami.game import DocumentError
from tatami.record import RecordError, parse

if sys.platform != "win32":
    import fcntl

FORMAT: Final = 1
HEAD: Final = "tatami-arena"
MOST: Final = 10**9


class JournalError(ValueError):
    """A journal that can't be read or written, or is another contest's."""


def journal_folder() -> Path:
    """Where journals are kept unless a place is named."""
    return Path(platformdirs.user_data_dir("tatami", appauthor=False)) / "arena"


def journal_name(contest: Contest) -> str:
    """The file name of a contest: the same for the same contest, another for any other."""
    identity = contest.identity()
    digest = hashlib.sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()[:12]
    return f"{contest.game.key}-{contest.names[0]}-{contest.names[1]}-{digest}.jsonl"


class Journal:
    """The games of one contest, from number 0 on without a gap, in memory and in a file that only this process writes."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.played: list[Played] = []
        head = {HEAD: FORMAT, **contest.identity()}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: TextIO = path.open("a+", encoding="utf-8", newline="\n")
        except (OSError, ValueError) as error:
            raise JournalError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
        try:
            self._lock()
            self._read(head)
        except BaseException:
            self._file.close()
            raise

    def add(self, game: Played) -> None:
        """The next game, in the file before this returns."""
        if game.number != len(self.played):
            raise ValueError(f"game {game.number} comes after game {len(self.played) - 1}")
        self._write(game.data())
        self.played.append(game)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _lock(self) -> None:
        if sys.platform == "win32":  # two at once are then found when the journal is read
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(f"{self.path}: is being written by another process") from None

    def _write(self, document: dict[str, Any]) -> None:
        try:
            self._file.write(json.dumps(document) + "\n")
            self._file.flush()
        except OSError as error:
            raise JournalError(f"{self.path}: {error.strerror or error}") from None

    def _read(self, head: dict[str, Any]) -> None:
        """What is there already. A last line without its end was cut off when the process was killed: that game is lost."""
        try:
            self._file.seek(0)
            text = self._file.read()
        except UnicodeDecodeError:
            raise JournalError(f"{self.path}: isn't text in UTF-8") from None
        except OSError as error:
            raise JournalError(f"{self.path}: {error.strerror or error}") from None
        lines = text.split("\n")
        torn = lines.pop()
        if lines:
            self._check_head(lines[0], head)
            for number, line in enumerate(lines[1:]):
                self.played.append(self._game(line, number))
        elif torn and not (json.dumps(head) + "\n").startswith(torn):
            raise JournalError(f"{self.path}: is there already and isn't a journal of the arena, so it stays")
        if torn:
            self._file.truncate(len("\n".join([*lines, ""]).encode()))
        if not lines:
            self._write(head)

    def _check_head(self, line: str, head: dict[str, Any]) -> None:
        try:
            found = parse(line)
        except RecordError:
            found = None
        if not isinstance(found, dict) or HEAD not in found:
            raise JournalError(f"{self.path}: is there already and isn't a journal of the arena, so it stays")
        for name, value in head.items():
            if found.get(name) != value:
                raise JournalError(
                    f"{self.path}: is the journal of another contest, so it stays: {name} is {found.get(name)!r} there, "
                    f"{value!r} here"
                )

    def _game(self, line: str, number: int) -> Played:
        where = f"{self.path}: line {number + 2}"
        try:
            row = entries(parse(line), "game", ["game", "points", "moves", "seconds"])
            whole(row["game"], "game", number, number)
            points = _number(row["points"], "points", 1.0)
            moves = [whole(value, "moves", 0, MOST) for value in items(row["moves"], "moves", 2)]
            seconds = [_number(value, "seconds", float(MOST)) for value in items(row["seconds"], "seconds", 2)]
        except (RecordError, DocumentError) as error:
            raise JournalError(f"{where}: {error}") from None
        return Played(number, points, moves, seconds)


def _number(value: object, field: str, most: float) -> float:
    if type(value) not in (int, float):
        raise DocumentError(field, f"must be a number, not {kind_of(value)}")
    assert isinstance(value, int | float)
    if not 0 <= value <= most:
        raise DocumentError(field, f"must be from 0 to {most:g}, not {value!r}")
    return float(value)
