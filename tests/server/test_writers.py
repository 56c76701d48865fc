"""The writers of SQLite: what they say is stored is committed, in order, and an error stores nothing."""

import asyncio
import signal
import sqlite3
from pathlib import Path

import orjson
import pytest

from tatami.server.storage import batch_writer
from tatami.server.storage.batch_writer import BatchWriter, WriterProcess
from tatami.server.storage.sqlite_writer import Row, SqliteWriter
from tatami.server.storage.store import Store


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


def rows(table: str, number: int, action: str | None = None) -> list[Row]:
    """One event, which makes the table's number this."""
    return [(table, number, 1.0, "moved", 0, action, "{}", "running", None, None)]


def write(file: Path, *batches: list[list[Row]]) -> list[list[bool]]:
    async def run() -> list[list[bool]]:
        writer = BatchWriter(str(file))
        try:
            return [await writer.write(batch) for batch in batches]
        finally:
            await writer.close()

    return asyncio.run(run())


def stored(file: Path) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """Tables with their numbers, and events, as another connection reads them."""
    connection = sqlite3.connect(file)
    heads = connection.execute("SELECT id, number FROM tables ORDER BY id").fetchall()
    events = connection.execute("SELECT table_id, number FROM events ORDER BY table_id, number").fetchall()
    connection.close()
    return heads, events


def test_a_batch_is_stored_and_who_came_too_late_is_told(file: Path) -> None:
    answers = write(file, [rows("a", 1), rows("b", 1), rows("a", 1)], [rows("b", 3), rows("a", 2)])
    assert answers == [[True, True, False], [False, True]]
    assert stored(file) == ([("a", 2), ("b", 1)], [("a", 1), ("a", 2), ("b", 1)])


def test_an_action_is_stored_once_whatever_its_number(file: Path) -> None:
    assert write(file, [rows("a", 1, "once")], [rows("b", 1), rows("a", 2, "once")]) == [[True], [True, False]]
    assert stored(file) == ([("a", 1), ("b", 1)], [("a", 1), ("b", 1)])


def test_of_several_rows_of_a_table_all_are_stored_or_none(file: Path) -> None:
    both, gap = [*rows("a", 1), *rows("a", 2)], [*rows("b", 1), *rows("b", 3)]
    assert write(file, [both, gap]) == [[True, False]]
    assert stored(file) == ([("a", 2), ("b", 0)], [("a", 1), ("a", 2)])


def test_a_row_says_what_became_of_its_table(file: Path) -> None:
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
        write(file, [rows("b", 1), rows("a", 7), rows("a", 1, "much")])
    assert stored(file) == ([("a", 0), ("b", 0)], [])
    assert write(file, [rows("b", 1)]) == [[True]]


def test_each_commit_waits_for_the_disk(file: Path) -> None:
    writer = SqliteWriter(str(file))
    found = [writer._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    writer.close()
    assert found == ["wal", 2]  # 2 is FULL


@pytest.mark.parametrize("processes", [True, False], ids=["process", "thread"])
def test_a_process_and_a_thread_write_the_same(file: Path, processes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch_writer, "PROCESSES", processes)
    assert write(file, [rows("a", 1), rows("b", 2)], [rows("b", 1)]) == [[True, False], [True]]
    assert stored(file) == ([("a", 1), ("b", 1)], [("a", 1), ("b", 1)])


def test_times_and_texts_come_back_as_they_were(file: Path) -> None:
    at, body = 1763287423.1234567, orjson.dumps({"text": 'ä "\\ \u2028 \U0001f004'}).decode()
    write(file, [[("a", 1, at, "said", 0, "x", body, "running", None, at + 0.1)]])
    connection = sqlite3.connect(file)
    found = (
        connection.execute("SELECT at, body FROM events").fetchone(),
        connection.execute("SELECT alarm FROM tables WHERE id = 'a'").fetchone(),
    )
    connection.close()
    assert found == ((at, body), (at + 0.1,))


def test_a_writer_that_was_killed_is_started_again(file: Path) -> None:
    async def run() -> list[list[bool]]:
        writer = BatchWriter(str(file))
        first = await writer.write([rows("a", 1)])
        assert isinstance(writer._writer, WriterProcess)
        process = writer._writer.process
        process.send_signal(signal.SIGSTOP)  # so that it can't be done before it is killed
        late = asyncio.create_task(writer.write([rows("a", 2)]))
        await asyncio.sleep(0)
        process.kill()
        with pytest.raises(ConnectionError, match="is gone"):
            await late
        second = await writer.write([rows("a", 2)])
        await writer.close()
        assert process.poll() is not None
        return [first, second]

    assert asyncio.run(run()) == [[True], [True]]
    assert stored(file)[1] == [("a", 1), ("a", 2)]


def test_the_writer_ends_with_the_server_and_not_before(file: Path) -> None:
    async def run() -> int | None:
        writer = BatchWriter(str(file))
        await writer.write([rows("a", 1)])
        assert isinstance(writer._writer, WriterProcess)
        process = writer._writer.process
        for number in (signal.SIGINT, signal.SIGTERM):  # a terminal and systemd send them to all processes
            process.send_signal(number)
        assert await writer.write([rows("a", 2)]) == [True]
        await writer.close()
        return process.poll()

    assert asyncio.run(run()) == 0
