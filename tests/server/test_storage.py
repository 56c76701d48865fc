"""What is stored: nothing acknowledged is lost, of two writers one succeeds, and tables move from one database to another."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import inspect

from tatami.files import FileError
from tatami.game import SPECTATOR
from tatami.records.fairness import new_nonce
from tatami.server import protocol
from tatami.server.app import Server
from tatami.server.settings import Settings
from tatami.server.storage.events import Event
from tatami.server.storage.migration import UnknownRevision
from tatami.server.storage.schema import METADATA
from tatami.server.storage.store import Store
from tatami.server.tables import secrets
from tatami.server.tables.cache import load_table
from tatami.server.tables.table import Table
from tatami.server.tables.transfer import back_up, export_tables, import_tables
from tests.server.clients import Party, running
from tests.server.test_actions import play_one

Result = TypeVar("Result")


def with_server(folder: Path, do: Callable[[Server], Awaitable[Result]]) -> Result:
    """Something done with a server's parts, without its HTTP face."""

    async def run() -> Result:
        server = Server(Settings(data=folder, workers=0, hidden_pause=0.0))
        await server.open(clocks=False)
        try:
            return await do(server)
        finally:
            await server.close()

    return asyncio.run(run())


def body(game: str = "rrr", seats: str = "mo") -> protocol.NewTable:
    """A table to be made."""
    rows = {
        "m": protocol.NewSeat(kind="me", name="Anna", nonce=new_nonce()),
        "o": protocol.NewSeat(kind="open"),
        "b": protocol.NewSeat(kind="bot", level="novice"),
    }
    return protocol.NewTable(game=game, seats=[rows[letter] for letter in seats])


def test_a_restarted_server_shows_everybody_the_same(tmp_path: Path) -> None:
    with running(tmp_path) as served:
        party = served.new_table("kami", "mobb").sit_all()
        for _ in range(6):
            play_one(party)
        party.mover()  # wait until it is a person's turn
        before = {seat: party.look(seat) for seat in (0, 1, None)}
    with running(tmp_path) as served:
        again = Party(served, party.made)
        again.secrets = party.secrets
        assert {seat: again.look(seat) for seat in (0, 1, None)} == before
        play_one(again)
        assert again.look()["number"] > before[None]["number"]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def begin(server: Server) -> str:
        server.queue.put = nothing  # type: ignore[assignment]
        return (await server.tables.create(body(seats="bb"))).table

    async def nothing(*_: object) -> None:
        """The server stops before its bot has thought."""

    table = with_server(tmp_path, begin)
    with running(tmp_path) as served:
        party = Party(served, {"table": table, "seat": None, "invitations": []})
        with party.person(None) as spectator:
            spectator.until_it_is_so(lambda: spectator.view["status"] == "over")


def test_of_two_writers_one_succeeds_and_nothing_is_doubled(tmp_path: Path) -> None:
    """Two processes that both have the table in memory: what the second one did isn't stored, so it must read again."""

    async def run(server: Server) -> None:
        made = await server.tables.create(body(seats="mo"))
        one, other = [await load_table(server.store, made.table) for _ in range(2)]
        assert one is not None
        assert other is not None
        one.happen("said", 5.0, 0, "same", text="hello")
        other.happen("said", 6.0, 0, "other", text="hello again")
        assert await server.store.append(one) is True
        assert await server.store.append(other) is False
        stored = await load_table(server.store, made.table)
        assert stored is not None
        assert [told.event.action for told in stored.told[SPECTATOR]] == [None, "same"]
        # The same action at a later number isn't stored either, whatever that process believes.
        stored.happen("said", 7.0, 0, "same", text="hello")
        assert await server.store.append(stored) is False

    with_server(tmp_path, run)


def test_one_that_can_t_be_stored_doesn_t_hold_up_the_others(tmp_path: Path) -> None:
    """SQLite commits what comes together in one transaction; each is stored or not for itself."""

    async def run(server: Server) -> None:
        tables: list[Table] = []
        for made in [await server.tables.create(body(seats="mo")) for _ in range(4)]:
            table = await load_table(server.store, made.table)
            assert table is not None
            table.happen("said", 5.0, 0, "a", text="hello")
            tables.append(table)
        first, second = tables[:2]
        assert await server.store.append(first)
        first.unsaved_events.clear()
        first.happen("said", 6.0, 0, "a", text="the same action again")
        late = await load_table(server.store, second.key)
        assert late is not None
        late.happen("said", 6.0, 0, "b", text="another process")
        stored = await asyncio.gather(*(server.store.append(table) for table in (first, second, late, *tables[2:])))
        assert stored == [False, True, False, True, True]
        for table in tables:
            again = await load_table(server.store, table.key)
            assert again is not None
            assert [told.event.body["text"] for told in again.told[SPECTATOR][1:]] == ["hello"]

    with_server(tmp_path, run)


def test_many_at_once_lose_and_double_nothing(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        made = await server.tables.create(body(seats="mo"))
        says = [protocol.Say(type="say", id=f"a{number % 20}", text=f"line {number % 20}") for number in range(60)]
        viewer = await server.tables.viewer(made.table, made.secret)
        answers = await asyncio.gather(*(server.tables.act(made.table, viewer, say) for say in says))
        number, frame = await server.tables.update(made.table, viewer, 0)
        said = [event["said"] for event in json.loads(frame)["events"] if event["kind"] == "said"]
        assert sorted(said) == sorted(f"line {number}" for number in range(20))
        for number, answer in enumerate(answers):
            assert answer == answers[number % 20]
        stored = await load_table(server.store, made.table)
        assert stored is not None
        assert len(stored.told[viewer]) == len(said) + 1

    with_server(tmp_path, run)


def test_a_change_that_can_t_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        made = await server.tables.create(body(seats="mo"))
        viewer = await server.tables.viewer(made.table, made.secret)
        before = await server.tables.update(made.table, viewer, 0)
        whole = server.store.append

        def broken(*_: Any, **__: Any) -> asyncio.Future[bool]:
            failed: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            failed.set_exception(OSError("the disk is full"))
            return failed

        server.store.append = broken  # type: ignore[method-assign]
        say = protocol.Say(type="say", id="a", text="hello")
        with pytest.raises(OSError, match="full"):
            await server.tables.act(made.table, viewer, say)
        server.store.append = whole  # type: ignore[method-assign]
        assert await server.tables.update(made.table, viewer, 0) == before
        await server.tables.act(made.table, viewer, say)
        assert (await server.tables.update(made.table, viewer, 0))[0] == before[0] + 1

    with_server(tmp_path, run)


def test_migrations_make_what_the_code_expects_and_do_nothing_twice(tmp_path: Path) -> None:
    async def shape() -> dict[str, Any]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite'}")
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(_shape)
            mode = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
            journal = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
        await store.close()
        assert (mode, journal) == (2, "wal")  # FULL: a commit is on the disk
        return found

    first = asyncio.run(shape())
    expected = {table.name: {column.name: column.nullable for column in table.columns} for table in METADATA.sorted_tables}
    assert first == expected
    assert asyncio.run(shape()) == first


def _shape(connection: Any) -> dict[str, Any]:
    found = inspect(connection)
    return {
        name: {column["name"]: column["nullable"] for column in found.get_columns(name)}
        for name in found.get_table_names()
        if name != "alembic_version"
    }


def test_a_seat_s_secret_is_stored_nowhere(tmp_path: Path) -> None:
    async def run(server: Server) -> protocol.Created:
        return await server.tables.create(body(seats="mo"))

    made = with_server(tmp_path, run)
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made.secret is not None
    assert secrets.hashed(made.secret).encode() in stored
    for secret in (made.secret, made.invitations[0].secret):
        assert secret.encode() not in stored


def exported(folder: Path) -> str:
    """All tables."""

    async def run(server: Server) -> str:
        return (await export_tables(server.store, None))[0]

    return with_server(folder, run)


def imported(folder: Path, text: str) -> int:
    """How many tables came in."""

    async def run(server: Server) -> int:
        return await import_tables(server.store, text)

    return with_server(folder, run)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A database with three tables: waiting, running, over."""
    with running(tmp_path / "old") as served:
        served.new_table("kami", "moob")
        play_one(served.new_table("rrr", "mo").sit_all())
        party = served.new_table("daimyos", "mo").sit_all()
        party.act(0, "ask", what="resign")
        party.act(0, "rematch")
    return tmp_path / "old"


def test_export_import_export_is_the_same(played: Path, tmp_path: Path) -> None:
    text = exported(played)
    assert len(json.loads(text)["tables"]) == 4
    assert imported(tmp_path / "new", text) == 4
    assert exported(tmp_path / "new") == text
    with pytest.raises(FileError, match=r"tables\[0\]: table \w+ is there already"):
        imported(tmp_path / "new", text)


def test_an_export_that_is_wrong_is_refused_whole(played: Path, tmp_path: Path) -> None:
    good = json.loads(exported(played))

    def broken(change: Callable[[Any], None]) -> str:
        document = json.loads(json.dumps(good))
        change(document)
        return json.dumps(document)

    def set_move(document: Any) -> None:
        running_table = next(table for table in document["tables"] if table["events"][-1]["kind"] == "moved")
        running_table["events"][-1]["body"]["moves"][0] = "no such move"

    wrong: list[tuple[str, str]] = [
        ("", "JSON"),
        ("[]", "object|dictionary|valid"),
        (broken(lambda document: document.update(format=2)), "format"),
        (broken(lambda document: document["tables"][3].pop("keys")), r"tables\.3\.keys"),
        (broken(lambda document: document["tables"][3].update(more=1)), r"tables\.3\.more"),
        (broken(lambda document: document["tables"][1]["events"].pop(0)), r"tables\[1\]\.events\[0\]"),
        (broken(lambda document: document["tables"][3]["events"][0].update(kind="x")), r"events\.0\.kind"),
        (broken(lambda document: document["tables"][3].update(secret="00")), "secret"),
        (broken(lambda document: document["tables"].append(document["tables"][0])), r"tables\[4\]"),
        (broken(lambda document: document["tables"][0]["keys"][0].update(seat=9)), r"keys\[0\]\.seat"),
        (broken(set_move), r"events\[\d+\]: can't happen"),
    ]
    for text, reason in wrong:
        with pytest.raises(FileError, match=reason):
            imported(tmp_path / "new", text)
    assert json.loads(exported(tmp_path / "new"))["tables"] == []


def test_a_backup_is_a_whole_database(played: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    target = tmp_path / "copy" / "tables.sqlite"
    with sqlite3.connect(played / "tables.sqlite") as writer:  # somebody is writing meanwhile
        writer.execute("BEGIN IMMEDIATE")
        back_up(played / "tables.sqlite", target)
    writer.close()
    assert exported(tmp_path / "copy") == exported(played)
    with pytest.raises(FileError, match="already"):
        back_up(played / "tables.sqlite", target)
    with pytest.raises(FileError, match="no database"):
        back_up(tmp_path / "none.sqlite", tmp_path / "x.sqlite")


def test_a_table_rests_when_nobody_looks_and_wakes_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.server.tables.cache.CACHE_SIZE", 1)

    async def run(server: Server) -> None:
        made = [await server.tables.create(body(seats="mo")) for _ in range(3)]
        loads: list[str] = []
        load = server.store.load

        async def counted(key: str) -> tuple[bytes, list[Event]] | None:
            loads.append(key)
            return await load(key)

        server.store.load = counted  # type: ignore[method-assign]
        viewer = await server.tables.viewer(made[0].table, made[0].secret)
        first = await server.tables.update(made[0].table, viewer, 0)
        await server.tables.update(made[0].table, viewer, 0)
        assert loads == [made[0].table]
        await server.tables.update(made[1].table, viewer, 0)
        assert await server.tables.update(made[0].table, viewer, 0) == first
        assert loads == [made[0].table, made[1].table, made[0].table]

    with_server(tmp_path, run)


def test_a_shape_that_isn_t_known_opens_nothing(tmp_path: Path) -> None:
    async def nothing(_: Server) -> None:
        pass

    with_server(tmp_path, nothing)
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()

    async def run() -> None:
        store = Store(Settings(data=tmp_path).database_url())
        try:
            with pytest.raises(UnknownRevision, match="revision 9999"):
                await store.open()
        finally:
            await store.close()

    asyncio.run(run())
