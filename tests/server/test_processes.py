"""Several processes with one PostgreSQL and one Redis: every table is the same wherever one asks."""

import json
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random

import httpx2
import pytest

from tests.server.clients import Party, Served
from tests.server.node import Node, Nursery, nursery
from tests.server.services import RedisServer, postgres, redis
from tests.server.test_games import play
from tests.timing import PATIENCE


class Cluster:
    """Server processes and workers that share a database and Redis."""

    def __init__(self, nodes: Nursery, database: str, memory: RedisServer) -> None:
        self.nodes = nodes
        self.redis = memory
        self._settings = {"database": database, "redis": memory.url}

    def server(self) -> Served:
        """One more server, without bots of its own."""
        return Served(self.nodes.start(**self._settings).url, None)

    def worker(self, flaw: str | None = None) -> Node:
        """One more worker, in which bots think."""
        return self.nodes.start("work", flaw, workers=1, **self._settings)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A database and Redis; each test starts the processes that it needs."""
    with postgres() as database, redis() as memory, nursery(tmp_path_factory.mktemp("nodes")) as nodes:
        yield Cluster(nodes, database, memory)


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[tuple[Served, Served]]:
    """Two servers."""
    one, other = cluster.server(), cluster.server()
    with one.http, other.http:
        yield one, other


@pytest.fixture(scope="module")
def worker(cluster: Cluster) -> Node:
    """A worker that stays."""
    return cluster.worker()


def elsewhere(party: Party, served: Served) -> Party:
    """The same table, by way of another server."""
    other = Party(served, party.made)
    other.secrets = party.secrets
    other.invitations = party.invitations
    return other


def test_a_table_made_on_one_is_played_on_the_other(pair: tuple[Served, Served], worker: Node) -> None:
    """One sits here, one there, a spectator at both; a bot thinks in a third process."""
    party = pair[0].new_table("kami", "mobb")
    other = elsewhere(party, pair[1])
    other.sit_all()
    with ExitStack() as stack, ThreadPoolExecutor() as pool:
        places = [(party, None), (other, None), (party, 0), (other, 1)]
        here, there, one, two = people = [stack.enter_context(at.person(seat)) for at, seat in places]
        # Spectators read along: a client that doesn't is given up.
        games = [pool.submit(person.play_to_the_end, Random(number)) for number, person in enumerate(people)]
        for game in games:
            game.result()
    assert here.events == there.events
    assert here.view == there.view
    for seat in (0, 1, None):
        assert party.look(seat) == other.look(seat)
    assert one.events == party.look(0)["events"]
    assert two.events == party.look(1)["events"]


def test_a_whole_game_over_postgres(pair: tuple[Served, Served]) -> None:
    people = play(pair[0].new_table("rrr", "mo", neutrals="secret-draft").sit_all(), 3)
    assert people[0].view["result"] == people[1].view["result"] == people[2].view["result"]


def test_of_two_moves_at_the_same_moment_one_is_played(pair: tuple[Served, Served]) -> None:
    """The same seat, from two devices by way of two servers, again and again."""
    party = pair[0].new_table("rrr", "mo").sit_all()
    other = elsewhere(party, pair[1])
    rng, played = Random(9), 0
    with ThreadPoolExecutor() as pool:
        for turn in range(12):
            seat = party.mover()
            before = party.look()
            legal = [row["name"] for row in party.look(seat)["view"]["legal"]]
            names = rng.sample(legal, 2) if len(legal) > 1 else legal * 2
            gate = threading.Barrier(2)

            def move(
                number: int, seat: int = seat, names: list[str] = names, gate: threading.Barrier = gate, turn: int = turn
            ) -> int:
                with httpx2.Client(base_url=pair[number].url, timeout=PATIENCE) as http:
                    path = f"/api/tables/{party.table}/actions"
                    body = {"type": "move", "id": f"t{turn}-{number}", "name": names[number]}
                    gate.wait(PATIENCE)
                    status: int = http.post(
                        path, json=body, headers={"authorization": f"Bearer {party.secrets[seat]}"}
                    ).status_code
                    return status

            statuses = sorted(pool.map(move, range(2)))
            after = other.look()
            if party.look()["view"]["to_move"] == seat and statuses == [200, 200]:
                continue  # the seat was to move again, so both were legal one after the other
            assert statuses[0] == 200
            assert statuses[1] in (409, 422), statuses
            assert after["number"] == before["number"] + 1
            assert party.look() == after
            played += 1
            if after["view"]["status"] == "over":
                break
    assert played > 0


def test_the_same_action_by_way_of_both_is_done_once(pair: tuple[Served, Served]) -> None:
    party = pair[0].new_table("rrr", "mo").sit_all()
    other = elsewhere(party, pair[1])
    with ThreadPoolExecutor() as pool:
        for number in range(10):
            sent = [pool.submit(at.act, 0, "say", id=f"a{number}", text=f"line {number}") for at in (party, other)]
            answers = [answer.result().json() for answer in sent]
            assert answers[0] == answers[1]
            assert answers[0]["type"] == "ack"
    said = [event["said"] for event in other.look()["events"] if event["kind"] == "said"]
    assert said == [f"line {number}" for number in range(10)]


def test_another_worker_takes_the_work_of_one_that_was_killed(
    pair: tuple[Served, Served], cluster: Cluster, worker: Node
) -> None:
    """The only worker is killed in the midst of a thought; the one that comes then makes the move."""
    cluster.nodes.end(worker)
    lost = cluster.worker("stalled")
    party = pair[0].new_table("rrr", "bb")
    assert cluster.nodes.stalled.read_text() == "thinking"
    cluster.nodes.end(lost)
    assert party.look()["view"]["status"] == "running"
    cluster.worker()
    with party.person(None) as spectator:
        spectator.until_it_is_so(lambda: spectator.view["status"] == "over")


def test_a_redis_that_comes_back_finds_everything_going_on(pair: tuple[Served, Served], cluster: Cluster) -> None:
    """While it is away people still play; when it is back, bots and frames go on though it has forgotten everything."""
    party = pair[0].new_table("rrr", "mb").sit_all()
    other = elsewhere(party, pair[1])
    with party.person(0) as person, other.person(None) as spectator:
        person.until_it_is_so(lambda: bool(person.view["legal"]))
        cluster.redis.stop()
        answer = person.act("move", name=person.view["legal"][0]["name"])
        assert answer["type"] == "ack"
        person.until_number(answer["number"])
        assert other.look(0)["number"] >= answer["number"]
        cluster.redis.start()
        spectator.until_number(party.look()["number"])
        person.play_to_the_end(Random(4))
        spectator.until_it_is_so(lambda: spectator.view["status"] == "over")
    assert json.dumps(spectator.view["result"]) == json.dumps(person.view["result"])


def test_nothing_went_wrong_unsaid(cluster: Cluster) -> None:
    """No process has logged an error, but for those of the library that looks after the queue while Redis was away."""
    lines = [line for line in cluster.nodes.log().splitlines() if line.startswith(("ERROR", "CRITICAL"))]
    library = re.compile(
        r"ERROR saq (.*Upkeep task|Error processing job .*status: complete)"
    )  # the job was done, but Redis gone
    assert [line for line in lines if library.match(line) is None] == []
