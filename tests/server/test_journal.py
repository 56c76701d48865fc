"""The journal: what it says is stored is committed, in order, and an error stores nothing."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tatami.server.journal import Journal, Line
from tatami.server.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with two tables, each with no event yet."""
    found = tmp_path / "tables.sqlite"

    async def make() -> None:
        store = Store(f"sqlite+aiosqlite:///{found}")
        await store.open()
        await store.close()

    asyncio.run(make())
    row = "INSERT INTO tables (id, number, game, status, created, changed, secret) VALUES (?, 0, 'rrr', 'open', 0, 0, x'00')"
    connection = sqlite3.connect(found)
    connection.executemany(row, [("a",), ("b",)])
    connection.commit()
    connection.close()
    return found


def lines(table: str, number: int, action: str | None = None) -> list[Line]:
    """One event, which makes the table's number this."""
    return [(table, number, 1.0, "moved", 0, action, "{}", "running", None, None)]


def write(file: Path, *batches: list[list[Line]]) -> list[list[bool]]:
    async def run() -> list[list[bool]]:
        journal = Journal(str(file))
        try:
            return [await journal.write(batch) for batch in batches]
        finally:
            await journal.close()

    return asyncio.run(run())


def stored(file: Path) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """Tables with their numbers, and events, as another connection reads them."""
    connection = sqlite3.connect(file)
    heads = connection.execute("SELECT id, number FROM tables ORDER BY id").fetchall()
    events = connection.execute("SELECT table_id, number FROM events ORDER BY table_id, number").fetchall()
    connection.close()
    return heads, events


def test_a_batch_is_stored_and_who_came_too_late_is_told(file: Path) -> None:
    answers = write(file, [lines("a", 1), lines("b", 1), lines("a", 1)], [lines("b", 3), lines("a", 2)])
    assert answers == [[True, True, False], [False, True]]
    assert stored(file) == ([("a", 2), ("b", 1)], [("a", 1), ("a", 2), ("b", 1)])


def test_an_action_is_stored_once_whatever_its_number(file: Path) -> None:
    assert write(file, [lines("a", 1, "once")], [lines("b", 1), lines("a", 2, "once")]) == [[True], [True, False]]
    assert stored(file) == ([("a", 1), ("b", 1)], [("a", 1), ("b", 1)])


def test_of_several_lines_of_a_table_all_are_stored_or_none(file: Path) -> None:
    both, gap = [*lines("a", 1), *lines("a", 2)], [*lines("b", 1), *lines("b", 3)]
    assert write(file, [both, gap]) == [[True, False]]
    assert stored(file) == ([("a", 2), ("b", 0)], [("a", 1), ("a", 2)])


def test_a_line_says_what_became_of_its_table(file: Path) -> None:
    write(file, [[("a", 1, 7.5, "moved", 1, None, "{}", "over", 3, 9.25)]])
    connection = sqlite3.connect(file)
    head = connection.execute("SELECT number, status, bot, alarm, changed FROM tables WHERE id = 'a'").fetchone()
    connection.close()
    assert head == (1, "over", 3, 9.25, 7.5)


def test_an_error_stores_nothing(file: Path) -> None:
    blocker = sqlite3.connect(file)
    blocker.execute("CREATE TRIGGER full BEFORE INSERT ON events WHEN new.action = 'much' BEGIN SELECT zeroblob(1 << 40); END")
    blocker.close()
    with pytest.raises(sqlite3.DataError):
        write(file, [lines("b", 1), lines("a", 7), lines("a", 1, "much")])
    assert stored(file) == ([("a", 0), ("b", 0)], [])
    assert write(file, [lines("b", 1)]) == [[True]]


def test_each_commit_waits_for_the_disk(file: Path) -> None:
    async def modes() -> tuple[object, object]:
        journal = Journal(str(file))
        await journal.write([lines("a", 1)])

        def look() -> tuple[object, object]:
            connection = journal._open()
            found = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
            return found[0], found[1]

        try:
            return await asyncio.get_running_loop().run_in_executor(journal._thread, look)
        finally:
            await journal.close()

    assert asyncio.run(modes()) == ("wal", 2)  # 2 is FULL
