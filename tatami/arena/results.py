"""The results file of a contest: a line for each game, written when it is over, so that nothing played is played again."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final, TextIO

from tatami.arena.contest import Contest, GameResult
from tatami.documents import check_int, check_list, check_number, check_object
from tatami.files import FileError, file_errors
from tatami.game import DocumentError
from tatami.records.record import RecordError, parse

if sys.platform != "win32":
    import fcntl

FORMAT: Final = 1
HEAD: Final = "tatami-arena"
MOST: Final = 10**9


def results_name(contest: Contest) -> str:
    """Return the file name of a contest: the same for the same contest, another for any other."""
    identity = contest.identity()
    digest = hashlib.sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()[:12]
    return f"{contest.game.key}-{contest.names[0]}-{contest.names[1]}-{digest}.jsonl"


class ResultsFile:
    """The games of one contest, from number 0 on without a gap, in memory and in a file that only this process writes."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.played: list[GameResult] = []
        head = {HEAD: FORMAT, **contest.identity()}
        with file_errors(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: TextIO = path.open("a+", encoding="utf-8", newline="\n")
        try:
            self._lock()
            self._read(head)
        except BaseException:
            self._file.close()
            raise

    def add(self, game: GameResult) -> None:
        """Store the next game, in the file before this returns."""
        if game.number != len(self.played):
            raise ValueError(f"game {game.number} comes after game {len(self.played) - 1}")
        self._write(game.data())
        self.played.append(game)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _lock(self) -> None:
        if sys.platform == "win32":  # two at once are then found when it is read
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FileError(f"{self.path}: is being written by another process") from None

    def _write(self, document: dict[str, Any]) -> None:
        with file_errors(self.path):
            self._file.write(json.dumps(document) + "\n")
            self._file.flush()

    def _read(self, head: dict[str, Any]) -> None:
        """Read what is there. A last line without its end was cut off when the process was killed: that game is lost."""
        with file_errors(self.path):
            self._file.seek(0)
            text = self._file.read()
        lines = text.split("\n")
        torn = lines.pop()
        if lines:
            self._check_head(lines[0], head)
            for number, line in enumerate(lines[1:]):
                self.played.append(self._game(line, number))
        elif torn and not (json.dumps(head) + "\n").startswith(torn):
            raise FileError(f"{self.path}: is there already and isn't a results file of the arena, so it stays")
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
            raise FileError(f"{self.path}: is there already and isn't a results file of the arena, so it stays")
        for name, value in head.items():
            if found.get(name) != value:
                raise FileError(
                    f"{self.path}: is the results file of another contest, so it stays: {name} is {found.get(name)!r} there, "
                    f"{value!r} here"
                )

    def _game(self, line: str, number: int) -> GameResult:
        where = f"{self.path}: line {number + 2}"
        try:
            row = check_object(parse(line), "game", ["game", "points", "moves", "seconds"])
            check_int(row["game"], "game", number, number)
            points = _number(row["points"], "points", 1.0)
            moves = [check_int(value, "moves", 0, MOST) for value in check_list(row["moves"], "moves", 2)]
            seconds = [_number(value, "seconds", float(MOST)) for value in check_list(row["seconds"], "seconds", 2)]
        except (RecordError, DocumentError) as error:
            raise FileError(f"{where}: {error}") from None
        return GameResult(number, points, moves, seconds)


def _number(value: object, field: str, most: float) -> float:
    number = check_number(value, field)
    if not 0 <= number <= most:
        raise DocumentError(field, f"must be from 0 to {most:g}, not {value!r}")
    return float(number)
