"""A server that is killed again and again while people play: nothing acknowledged is lost, nothing is done twice.

`python -m tests.server.killing --kills 1000` runs it for long; tests/server/test_killing.py runs it for some seconds.
"""

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tatami.game import Seat
from tatami.match import Match
from tatami.records import record
from tatami.records.fairness import new_nonce, verify
from tatami.server.settings import Settings
from tatami.server.storage.store import Store
from tatami.server.tables import frames
from tatami.server.tables.cache import load_table
from tatami.server.tables.table import Table
from tests.server.node import Node, Nursery, nursery
from tests.timing import PATIENCE

Frame = dict[str, Any]

# Short games and long ones, with cheap bots and without; m and o are people.
MODES: list[tuple[str, str, dict[str, Any]]] = [
    ("kami", "mobo", {}),
    ("rrr", "mo", {"neutrals": "secret-draft"}),
    ("dynasties", "mo", {}),
    ("daimyos", "mo", {}),
    ("kami", "mo", {"players": 2}),
    ("rrr", "mb", {}),
]


class Sitter:
    """A person who plays at random, comes back with the last number they have, and sends again what wasn't acknowledged."""

    def __init__(self, table: str, seat: int, secret: str, rng: Random) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self.rng = rng
        self.events: list[Frame] = []
        self.view: Frame = {}
        self.number = 0
        self.acted = 0  # the number of the last acknowledged action
        self.pending: Frame | None = None
        self.again = False  # whether the pending action was sent in an earlier life
        self.resent = 0
        self.sent: dict[str, Frame] = {}
        self.acks: dict[str, int] = {}

    async def live(self, url: str, heard: asyncio.Queue[int], quiet: asyncio.Event) -> None:
        """Play until the server is gone, or, once it is quiet, until nothing is left to be answered."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        self.again = self.pending is not None
        try:
            async with connect(address, max_size=None, ping_interval=None, open_timeout=PATIENCE) as socket:
                await self._say(socket, {"type": "hello", "since": self.number, "secret": self.secret, "text": False})
                if self.pending is not None:
                    await self._say(socket, self.pending)
                while not (quiet.is_set() and self.view and self.pending is None):
                    self._hear(json.loads(await socket.recv()), heard)
                    if self.pending is None and not quiet.is_set():
                        await self._act(socket)
        except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError):
            return

    def _hear(self, frame: Frame, heard: asyncio.Queue[int]) -> None:
        if frame["type"] == "update":
            first = frame["number"] - len(frame["events"])
            assert first == self.number, f"seat {self.seat} has {self.number} events and gets those after {first}"
            self.events.extend(frame["events"])
            self.view, self.number = frame["view"], frame["number"]
        elif frame["type"] == "ack":
            assert self.pending is not None
            assert frame["id"] == self.pending["id"]
            self.acks[frame["id"]] = self.acted = frame["number"]
            self.pending = None
            self.resent += self.again
            heard.put_nowait(1)
        else:
            assert frame["type"] == "presence", f"seat {self.seat} sent {self.pending} (again: {self.again}) and got {frame}"

    async def _act(self, socket: ClientConnection) -> None:
        if not self.view or self.number < self.acted:  # what we did isn't in our view yet
            return
        if self.view["chat"] and self.rng.random() < 0.2:
            await self._send(socket, type="say", text=f"line {len(self.sent)}")
        elif self.view["legal"]:
            await self._send(socket, type="move", name=self.rng.choice(self.view["legal"])["name"])

    async def _send(self, socket: ClientConnection, **message: Any) -> None:
        self.pending = {**message, "id": f"{self.seat}-{len(self.sent)}"}
        self.again = False
        self.sent[self.pending["id"]] = self.pending
        await self._say(socket, self.pending)

    async def _say(self, socket: ClientConnection, message: Frame) -> None:
        await socket.send(json.dumps(message))


class Round:
    """A table and the people at it."""

    def __init__(self, made: Frame, nonces: list[str], sitters: list[Sitter]) -> None:
        self.key: str = made["table"]
        self.commitment: str = made["commitment"]
        self.nonces = nonces
        self.sitters = sitters

    @property
    def over(self) -> bool:
        """Whether everybody has seen the end, and nothing is left to be answered."""
        return all(sitter.view.get("status") == "over" and sitter.pending is None for sitter in self.sitters)


def new_round(url: str, mode: tuple[str, str, dict[str, Any]], rng: Random) -> Round:
    """A table where everybody has sat down."""
    game, seats, options = mode
    rows: list[Frame] = []
    nonces: list[str] = []
    for letter in seats:
        if letter == "m":
            nonces.append(new_nonce())
            rows.append({"kind": "me", "name": "Anna", "nonce": nonces[-1]})
        else:
            rows.append({"kind": "open"} if letter == "o" else {"kind": "bot", "level": "novice"})
    with httpx2.Client(base_url=url, timeout=PATIENCE) as http:
        answer = http.post("/api/tables", json={"game": game, "options": options, "seats": rows})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        secrets = {made["seat"]: made["secret"]}
        for row in made["invitations"]:
            http.cookies.clear()  # another person
            nonces.append(new_nonce())
            body = {"invitation": row["secret"], "name": f"Guest {row['seat']}", "nonce": nonces[-1]}
            joined = http.post(f"/api/tables/{made['table']}/seats", json=body)
            assert joined.status_code == 201, joined.text
            secrets[row["seat"]] = joined.json()["secret"]
    sitters = [Sitter(made["table"], seat, secret, Random(rng.random())) for seat, secret in secrets.items()]
    return Round(made, nonces, sitters)


class Ordeal:
    """The server's many lives, and what was seen in them."""

    def __init__(self, folder: Path, seed: int, flaw: str | None = None) -> None:
        self.folder = folder
        self.rng = Random(seed)
        self.flaw = flaw
        self.rounds: list[Round] = []  # that are being played
        self.past: list[Round] = []
        self.kills = 0
        self.acks = 0
        self.resent = 0  # actions that were sent in one life and acknowledged in a later one

    def run(self, kills: int) -> None:
        """So many kills, a last life in which everything is answered, then the checks."""
        with nursery(self.folder) as nodes:
            while self.kills < kills:
                asyncio.run(self._life(nodes, self._start(nodes)))
            asyncio.run(self._last_life(nodes, self._start(nodes)))
            for line in nodes.log().splitlines():
                assert "Traceback" not in line, nodes.log()
        asyncio.run(self._check())

    def _start(self, nodes: Nursery) -> Node:
        node = nodes.start(data=self.folder, flaw=self.flaw)
        over = [played for played in self.rounds if played.over]
        self.past.extend(over)
        self.rounds = [played for played in self.rounds if played not in over]
        while len(self.rounds) < len(MODES):
            mode = MODES[(len(self.past) + len(self.rounds)) % len(MODES)]
            self.rounds.append(new_round(node.url, mode, self.rng))
        return node

    async def _life(self, nodes: Nursery, node: Node) -> None:
        """Everybody plays; after some acknowledgements, and a moment that falls anywhere between two steps, the kill."""
        heard: asyncio.Queue[int] = asyncio.Queue()
        tasks = self._people(node, heard, asyncio.Event())
        for _ in range(self.rng.randrange(12)):
            await _one_of(heard.get(), tasks)
        await _one_of(asyncio.sleep(self.rng.uniform(0, 0.03)), tasks)
        nodes.end(node)
        self.kills += 1
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        self.acks = sum(len(sitter.acks) for sitter in self._sitters())
        self.resent = sum(sitter.resent for sitter in self._sitters())

    async def _last_life(self, nodes: Nursery, node: Node) -> None:
        """Nobody begins anything new; what was begun is answered, and everybody looks once more."""
        quiet = asyncio.Event()
        quiet.set()
        await asyncio.wait_for(asyncio.gather(*self._people(node, asyncio.Queue(), quiet)), PATIENCE)
        nodes.end(node)

    def _people(self, node: Node, heard: asyncio.Queue[int], quiet: asyncio.Event) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(sitter.live(node.url, heard, quiet)) for played in self.rounds for sitter in played.sitters]

    def _sitters(self) -> Iterator[Sitter]:
        for played in (*self.past, *self.rounds):
            yield from played.sitters

    async def _check(self) -> None:
        """Everything that anybody saw and was told, against what is stored."""
        store = Store(Settings(data=self.folder).database_url())
        try:
            for played in (*self.past, *self.rounds):
                table = await load_table(store, played.key)
                assert table is not None, f"table {played.key} was made and is gone"
                stored = [event.data() for event in await store.events(played.key)]
                check_actions(played, stored)
                for sitter in played.sitters:
                    check_seen(sitter, table)
                check_record(played, table)
        finally:
            await store.close()


async def _one_of(wanted: Any, tasks: list[asyncio.Task[None]]) -> None:
    """Wait for something, or for all games to be over; a person's failure is everybody's."""
    task = asyncio.ensure_future(wanted)
    rest = asyncio.gather(*tasks)
    await asyncio.wait([task, rest], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if rest.done():
        rest.result()
    task.cancel()


def check_actions(played: Round, stored: list[Frame]) -> None:
    """Each acknowledged action is stored once as it was sent; nothing else is, and nothing twice."""
    done = Counter((event["seat"], event["action"]) for event in stored if event["action"] is not None)
    assert all(count == 1 for count in done.values()), f"table {played.key}: done twice: {done}"
    kept = {(event["seat"], event["action"]): event for event in stored if event["action"] is not None}
    people = {sitter.seat: sitter for sitter in played.sitters}
    for sitter in played.sitters:
        for name in sitter.acks:
            event = kept.get((sitter.seat, name))
            assert event is not None, f"table {played.key}: {sitter.sent[name]} was acknowledged and is lost"
            said = event["body"]["moves"][0] if event["kind"] == "moved" else event["body"]["text"]
            assert said in (sitter.sent[name].get("name"), sitter.sent[name].get("text"))
    for event in stored:
        if event["kind"] in ("moved", "said") and event["seat"] in people:
            assert event["action"] in people[event["seat"]].sent, f"table {played.key}: nobody sent {event}"


def check_seen(sitter: Sitter, table: Table) -> None:
    """What a seat saw over all lives is what the stored table shows it from its beginning."""
    where = f"table {table.key}, seat {sitter.seat}"
    now = json.loads(frames.update(table, Seat(sitter.seat), 0))
    assert sitter.events == now["events"][: len(sitter.events)], f"{where} saw what isn't stored"
    if sitter.number == now["number"]:
        assert sitter.view == now["view"], f"{where} sees another table than the stored one"
    told = table.told[Seat(sitter.seat)]
    for name, number in sitter.acks.items():
        assert told[number - 1].event.action == name, f"{where}: {name} isn't event {number}"


def check_record(played: Round, table: Table) -> None:
    """The record replays to the table that is stored, tells every seat what it was told, and its deal is proven."""
    assert table.match is not None
    assert table.chance is not None
    kept = table.record()
    kept.proof = table.chance.proof(kept, publish=True).data()
    again = record.from_data(json.loads(kept.text()))
    assert verify(again, played.commitment, played.nonces).problems == []
    match = Match.resume(again)
    for sitter in played.sitters:
        seat = Seat(sitter.seat)
        assert match.observe(seat).key() == table.match.observe(seat).key()
        lines = [line.text.data() for line in match.log(seat)]
        heard = [line["text"] for event in sitter.events for line in event["log"]]
        assert heard == lines[: len(heard)]


def main() -> None:
    """Kill a server for long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else Random().randrange(10**6)
    print(f"seed {seed}")
    with tempfile.TemporaryDirectory() as folder:
        ordeal = Ordeal(Path(folder), seed)
        ordeal.run(given.kills)
    print(f"{ordeal.kills} kills, {ordeal.acks} acknowledged actions, {len(ordeal.past)} games played: nothing lost or doubled")


if __name__ == "__main__":
    main()
