"""The user's own files: where they are kept, and the error that names the one that is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs


class FileError(ValueError):
    """A file that can't be read or written, or isn't what it should be."""


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """Turn what goes wrong in reading or writing a file into a FileError that names it."""
    try:
        yield
    except FileError:
        raise
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FileError(f"{path}: isn't text in UTF-8") from None
    except ValueError as error:  # a name that no file can have
        raise FileError(f"{str(path)!r}: {error}") from None


def data_folder() -> Path:
    """Return the folder of the user's data: the database, saved games, solved tables, results of the arena."""
    return Path(platformdirs.user_data_dir("tatami", appauthor=False))


def table_folder() -> Path:
    """Return where solved tables are unless a folder is named."""
    return data_folder() / "tables"
