"""Who hears of a table: nothing is missed, nobody hangs on, and a Redis that is away undoes no move."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from tatami.game import Seat
from tatami.server import protocol
from tatami.server.app import Server
from tatami.server.errors import Refused
from tatami.server.http.security import Rates
from tatami.server.redis_link import RedisLink
from tatami.server.settings import Settings
from tatami.server.tables.hub import Hub, Listener, RedisHub
from tatami.server.thinking.work import RedisWork
from tests.server.test_storage import body, with_server

NOWHERE = "redis://127.0.0.1:1"  # nobody listens there


@pytest.mark.parametrize("ticks", range(6))
def test_a_listener_that_is_woken_and_cancelled_at_once_ends(ticks: int) -> None:
    """Else a client that left would go on looking for ever, and its seat could never be handed over."""

    async def run() -> None:
        listener = Listener()
        task = asyncio.create_task(forever(listener))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        listener.wake()
        for _ in range(ticks):
            await asyncio.sleep(0)
        task.cancel()
        for _ in range(20):
            await asyncio.sleep(0)
        ended = task.done()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert ended

    async def forever(listener: Listener) -> None:
        while True:
            await listener.wait(1000)

    asyncio.run(run())


def test_a_listener_hears_what_happened_before_it_waited() -> None:
    async def run() -> None:
        hub = Hub()
        with hub.listen("a") as one, hub.listen("b") as other:
            hub.publish("a")
            await one.wait(1000)
            waiting = asyncio.create_task(other.wait(1000))
            for _ in range(5):
                await asyncio.sleep(0)
            assert not waiting.done()
            hub.wake(None)
            await waiting
            assert hub.watched("a")
        assert not hub.watched("a")

    asyncio.run(run())


def test_who_looks_is_counted_by_connection() -> None:
    async def run() -> None:
        hub = Hub()
        for seat, who in ((0, "x"), (0, "y"), (2, "z")):
            await hub.watch("a", seat, who)
        await hub.unwatch("a", 0, "x")
        assert await hub.present("a") == frozenset((0, 2))
        await hub.unwatch("a", 0, "y")
        assert await hub.present("a") == frozenset((2,))
        assert await hub.present("b") == frozenset()

    asyncio.run(run())


def test_without_redis_a_stored_move_is_acknowledged_and_nobody_is_taken_for_absent(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        made = await server.tables.create(body(seats="mb"))
        link = RedisLink(NOWHERE)
        hub, work, rates = RedisHub(link), RedisWork(link), Rates(Settings(), link)
        server.tables.hub, server.tables.queue = hub, work
        with hub.listen(made.table) as listener:
            say = protocol.Say(type="say", id="a", text="hello")
            assert (await server.tables.act(made.table, Seat(0), say))["type"] == "ack"
            await listener.wait(1000)
        await hub.watch(made.table, 0, "x")
        await hub.unwatch(made.table, 0, "x")
        assert await hub.present(made.table) is None
        ask = protocol.Ask(type="ask", id="b", what="bot", seat=0)
        with pytest.raises(Refused) as refused:
            await server.tables.act(made.table, Seat(0), ask)
        assert refused.value.code == "busy"
        await work.put(made.table, 1, 0.0)
        await rates.check(rates.requests, "x")
        await hub.close()
        await work.close()
        await link.close()

    with_server(tmp_path, run)
