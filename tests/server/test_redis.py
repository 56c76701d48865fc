"""With Redis every client that leaves is let go, and a Redis that hangs keeps nobody waiting: no move, no stop."""

import asyncio
import re
import signal
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from tatami.server.http.security import Rates
from tatami.server.redis_link import RedisLink
from tatami.server.settings import Settings
from tatami.server.tables.hub import RedisHub
from tatami.server.thinking.work import RedisWork
from tatami.server.ws.connection import GOING_AWAY
from tests.server.clients import Served
from tests.server.node import Node, Nursery, nursery
from tests.server.services import RedisServer, postgres, redis
from tests.timing import PATIENCE, wait_until

GAMES = 40
TICKS = 40  # turns of the loop: more than a call takes
AT_ONCE = 8


class Site:
    """One server process with a database and Redis."""

    def __init__(self, nodes: Nursery, database: str, memory: RedisServer) -> None:
        self.nodes = nodes
        self.redis = memory
        self.node: Node = nodes.start(database=database, redis=memory.url, workers=1, metrics="127.0.0.1:0")

    def sockets(self) -> int:
        """How many clients the server believes to be connected."""
        page = httpx2.get(f"http://127.0.0.1:{self.node.metrics}/metrics", timeout=PATIENCE).text
        found = re.search(r"^tatami_open_sockets ([0-9.]+)$", page, re.MULTILINE)
        assert found is not None
        return int(float(found[1]))

    def stop(self) -> None:
        """Told to stop, the server does so in order: it has given nothing up, and nothing went wrong."""
        self.nodes.end(self.node, signal.SIGTERM)
        log = self.nodes.log()
        assert "Traceback" not in log
        assert [line for line in log.splitlines() if line.startswith(("ERROR", "CRITICAL"))] == []


@pytest.fixture(scope="module")
def memory() -> Iterator[RedisServer]:
    """A Redis that always answers."""
    with redis() as found:
        yield found


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A site of one's own for each test."""
    with postgres() as database, redis() as memory, nursery(tmp_path) as nodes:
        yield Site(nodes, database, memory)


def test_every_client_that_leaves_is_let_go(site: Site) -> None:
    """Else its seat would count as taken, and the server would wait for it when it stops."""
    seed = 5
    print(f"seed {seed}")
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for game in [pool.submit(play_and_leave, site.node.url, f"{seed} {number}") for number in range(GAMES)]:
            game.result()
    wait_until(lambda: site.sockets() == 0)
    site.stop()


@pytest.mark.parametrize("call", ["publish", "watch", "unwatch", "present", "put", "check"])
def test_whoever_is_cancelled_while_redis_is_asked_ends(memory: RedisServer, call: str) -> None:
    """At whichever moment: a client library that loses a cancellation leaves its caller running for ever."""

    async def run() -> None:
        link = RedisLink(memory.url)
        hub, work, rates = RedisHub(link), RedisWork(link), Rates(Settings(), link)
        calls: dict[str, Callable[[], Awaitable[object]]] = {
            "publish": lambda: hub._publish("a"),
            "watch": lambda: hub.watch("a", 0, "x"),
            "unwatch": lambda: hub.unwatch("a", 0, "x"),
            "present": lambda: hub.present("a"),
            "put": lambda: work.put("a", 1, 0.0),
            "check": lambda: rates.check(rates.requests, "x"),
        }
        for ticks in range(TICKS):
            await ask_and_cancel(calls[call], ticks)
        await work.close()
        await link.close()

    asyncio.run(run())


async def ask_and_cancel(ask: Callable[[], Awaitable[object]], ticks: int) -> None:
    """Somebody asks again and again, and is cancelled once, some turns of the loop after the first answer."""
    answers = 0

    async def forever() -> None:
        nonlocal answers
        while True:
            await ask()
            answers += 1

    task = asyncio.create_task(forever())
    while answers == 0:
        await asyncio.sleep(0)
    for _ in range(ticks):
        await asyncio.sleep(0)
    task.cancel()
    before = answers
    while not task.done() and answers < before + 2:
        await asyncio.sleep(0)
    lost = not task.done()
    while not task.done():
        task.cancel()
        await asyncio.sleep(0)
    assert not lost, f"{ticks} turns after an answer"


def play_and_leave(url: str, seed: str) -> None:
    """A game of two to its end; then they are gone, in good order or without a word."""
    rng = Random(seed)
    served = Served(url, None)
    with served.http:
        party = served.new_table("rrr", "mo").sit_all()
        with ExitStack() as stack:
            people = [stack.enter_context(party.person(seat)) for seat in party.secrets]
            with ThreadPoolExecutor(2) as pool:
                for game in [pool.submit(person.play_to_the_end, Random(f"{seed} {n}")) for n, person in enumerate(people)]:
                    game.result()
            for person in people:
                if rng.random() < 0.5:
                    person.socket.socket.close()


def test_a_redis_that_hangs_keeps_no_move_waiting_and_is_found_again(site: Site) -> None:
    """People play on; when Redis answers again, so do bots."""
    served = Served(site.node.url, None)
    with served.http:
        alone, party = served.new_table("rrr", "mo").sit_all(), served.new_table("rrr", "mb")
        with alone.person(0) as one, alone.person(1) as two, party.person(0) as person:
            person.until_it_is_so(lambda: bool(person.view["legal"]))
            with site.redis.hanging():
                answer = person.act("move", name=person.view["legal"][0]["name"])
                assert answer["type"] == "ack"
                person.until_number(answer["number"])
                with ThreadPoolExecutor(2) as pool:
                    games = [pool.submit(who.play_to_the_end, Random(n)) for n, who in enumerate((one, two))]
                    for game in games:
                        game.result()
                assert served.http.get("/readyz").json()["missing"] == ["redis"]
            person.play_to_the_end(Random(4))
    wait_until(lambda: site.sockets() == 0)
    site.stop()


def test_a_server_stops_in_order_while_redis_hangs(site: Site) -> None:
    served = Served(site.node.url, None)
    with served.http, ExitStack() as stack:
        parties = [served.new_table("rrr", "mo").sit_all() for _ in range(5)]
        people = [stack.enter_context(party.person(seat)) for party in parties for seat in (0, 1)]
        with site.redis.hanging():
            site.stop()
        for person in people:
            with pytest.raises(ConnectionClosed) as closed:
                person.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == GOING_AWAY
