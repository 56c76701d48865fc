"""The position that a command is asked about, from a document or a record; and the errors of the tables that solve it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tatami.files import FileError, file_errors
from tatami.game import OptionError, State
from tatami.records.record import Record, parse
from tatami.registry import load
from tatami.solvers.rrr.files import TableError
from tatami.terminal.saves import read_record, read_text


def load_position(path: Path) -> State:
    """Return the state of a position document in a file."""
    text = read_text(path)
    try:
        return load(parse(text))
    except ValueError as error:  # RecordError: no JSON; DocumentError: no position
        raise FileError(f"{path}: {error}") from None


def find_position(position: Path | None, record: Path | None, move: int | None) -> tuple[State, Path]:
    """Return the state of a position document, or that of a record before move number `move` or at its end; and its file."""
    if move is not None and record is None and position is not None:
        raise OptionError("option --move: goes with --record")
    if position is not None and record is None:
        return load_position(position), position
    if record is None or position is not None:
        raise OptionError("give --position FILE or --record FILE, one of them")
    played = read_record(record)
    if move is None:
        return played.replay(), record
    if not 1 <= move <= len(played.moves) + 1:
        raise OptionError(f"option --move: {record} has {len(played.moves)} moves, there is no move {move}")
    return Record(played.game, played.players, played.moves[: move - 1], rules=played.rules).replay(), record


@contextmanager
def table_errors(folder: Path) -> Iterator[None]:
    """Turn what goes wrong with the files of a solved table into a FileError."""
    with file_errors(folder):
        try:
            yield
        except TableError as error:
            raise FileError(str(error)) from None
