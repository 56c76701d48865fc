"""The tables in memory: one at a time has a table, in order, and whoever leaves the queue holds nobody up."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tatami.server.app import Server
from tatami.server.errors import Refused
from tests.server.test_storage import body, with_server

Run = Callable[[Server, str], Awaitable[None]]


def with_table(folder: Path, run: Run) -> None:
    """Run this at a server with a table, which is in memory."""

    async def begin(server: Server) -> None:
        made = await server.tables.create(body(seats="mo"))
        async with server.tables.table(made.table):
            pass
        await run(server, made.table)

    with_server(folder, begin)


def test_who_waits_gets_the_table_in_order(tmp_path: Path) -> None:
    async def run(server: Server, key: str) -> None:
        order: list[int] = []

        async def use(number: int) -> None:
            async with server.tables.table(key):
                order.append(number)
                await asyncio.sleep(0)

        await asyncio.gather(*(use(number) for number in range(5)))
        assert order == [0, 1, 2, 3, 4]
        assert server.tables.peek(key) is not None

    with_table(tmp_path, run)


@pytest.mark.parametrize("ticks", range(4))
def test_who_is_cancelled_while_waiting_holds_nobody_up(tmp_path: Path, ticks: int) -> None:
    """Also if the table was handed over at the very moment."""

    async def run(server: Server, key: str) -> None:
        async def use() -> None:
            async with server.tables.table(key):
                await asyncio.sleep(0)

        async with server.tables.table(key):
            waiting = [asyncio.create_task(use()) for _ in range(3)]
            await asyncio.sleep(0)
            if ticks == 0:
                waiting[0].cancel()
        for _ in range(ticks - 1):
            await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert server.tables.peek(key) is not None

    with_table(tmp_path, run)


def test_a_table_in_use_is_not_to_be_had_without_waiting(tmp_path: Path) -> None:
    async def run(server: Server, key: str) -> None:
        lock = server.tables.cache.lock(key)
        assert lock.try_acquire() is not None
        assert server.tables.peek(key) is None
        assert server.tables.cache.lock(key).try_acquire() is None
        lock.release()
        assert server.tables.peek(key) is not None

    with_table(tmp_path, run)


def test_what_is_not_stored_is_dropped(tmp_path: Path) -> None:
    async def run(server: Server, key: str) -> None:
        async with server.tables.table(key) as table:
            table.happen("said", 5.0, 0, "a", text="hello")
        assert server.tables.peek(key) is None
        async with server.tables.table(key) as table:
            assert table.number == 1
        with pytest.raises(Refused, match="no-table"):
            await server.tables.change("0123456789", lambda _: None)
        assert len(server.tables.cache) == 1

    with_table(tmp_path, run)
