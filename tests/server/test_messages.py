"""The way of a message: acted on as it arrives or in its turn, parsed once, stored before anybody hears of it."""

import asyncio
from typing import Any

import pytest

from tatami.server.storage.batch_writer import BatchWriter
from tatami.server.ws import connection
from tatami.server.ws.framing import WAITING, TableSocket
from tests.server.clients import Party, Person, Served
from tests.timing import wait_until


@pytest.fixture
def party(served: Served) -> Party:
    return served.new_table("rrr", neutrals="none").sit_all()


def in_turn(anna: Person, ben: Person) -> tuple[Person, Person]:
    return (anna, ben) if anna.view["legal"] else (ben, anna)


def play(anna: Person, ben: Person, moves: int = 2) -> None:
    """Make some moves."""
    for _ in range(moves):
        mover, _ = in_turn(anna, ben)
        answer = mover.act("move", name=mover.view["legal"][0]["name"])
        assert answer["type"] == "ack"
        anna.until_number(answer["number"])
        ben.until_number(answer["number"])


def test_a_move_at_an_idle_table_waits_in_no_queue(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> Any:
        raise AssertionError("it was queued")

    with party.person(0) as anna, party.person(1) as ben:
        play(anna, ben)
        monkeypatch.setattr(TableSocket, "_enqueue", nothing)
        play(anna, ben, 4)
        refused = in_turn(anna, ben)[1].act("move", name="nowhere")
        assert refused["code"] == "not-your-turn"


def test_a_message_is_parsed_once_whether_it_waits_or_not(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str | None] = []
    whole = connection.parse

    def counted(text: str | None) -> Any:
        parsed.append(text)
        return whole(text)

    with party.person(0) as anna, party.person(1) as ben:
        monkeypatch.setattr(connection, "parse", counted)
        mover, _ = in_turn(anna, ben)
        name = mover.view["legal"][0]["name"]
        for number in range(6):
            mover.send(type="move" if number == 0 else "why", id=str(number), name=name)
        assert [mover.until(lambda frame: "id" in frame)["id"] for _ in range(6)] == list("012345")
        assert len(parsed) == 6


def test_a_move_that_comes_twice_is_made_once(party: Party) -> None:
    with party.person(0) as anna, party.person(1) as ben:
        mover, other = in_turn(anna, ben)
        name = mover.view["legal"][0]["name"]
        for _ in range(3):
            mover.send(type="move", id="once", name=name)
        answers = [mover.until(lambda frame: frame.get("id") == "once") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["ack"] * 3
        assert len({answer["number"] for answer in answers}) == 1
        other.until_number(answers[0]["number"])
        assert [event["kind"] for event in party.look(1)["events"]].count("moved") == 1


def test_who_sends_much_at_once_is_answered_in_order(party: Party) -> None:
    with party.person(0) as anna, party.person(1) as ben:
        mover, _ = in_turn(anna, ben)
        legal = [move["name"] for move in mover.view["legal"]]
        mover.send(type="move", id="1", name=legal[0])
        mover.send(type="why", id="2", name=legal[0])
        mover.send(type="nonsense")
        mover.send(type="move", id="4", name=legal[1])
        mover.send(type="say", id="5", text="sorry")
        ids = [mover.until(lambda frame: "id" in frame)["id"] for _ in range(5)]
        assert ids == ["1", "2", None, "4", "5"]


def test_who_reads_nothing_is_not_read_from(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the answers would fill the memory. Every message is answered once the client reads."""
    reading = False

    async def drain(_: TableSocket) -> None:
        await asyncio.sleep(0)

    with party.person(0) as anna:
        [served] = [one for one in party.served.app.state.server._connections if one.key == party.table]
        anna.act("why", name="nothing")
        write = TableSocket.write
        monkeypatch.setattr(TableSocket, "write", lambda self, frames: reading and write(self, frames))
        monkeypatch.setattr(TableSocket, "drain", drain)
        names = [f"n{number}" for number in range(4 * WAITING)]
        for name in names:
            anna.send(type="why", id=name, name="nothing")
        wait_until(lambda: served._wire.queue.qsize() > WAITING)
        assert len(served._outbox) <= 1
        assert served._wire.read_paused
        reading = True
        assert [anna.until(lambda frame: "id" in frame)["id"] for _ in names] == names


def test_a_move_that_cannot_be_stored_at_first_is_made_all_the_same(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, tries = BatchWriter.write, 0

    async def slower(self: BatchWriter, batch: Any) -> list[bool]:
        nonlocal tries
        tries += 1
        return [False] * len(batch) if tries == 1 else await whole(self, batch)

    with party.person(0) as anna, party.person(1) as ben:
        monkeypatch.setattr(BatchWriter, "write", slower)
        mover, other = in_turn(anna, ben)
        answer = mover.act("move", name=mover.view["legal"][0]["name"])
        assert answer["type"] == "ack"
        other.until_number(answer["number"])
        assert tries == 2


def test_nobody_hears_of_a_move_before_it_is_stored(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    store, write = BatchWriter.write, TableSocket.write
    course: list[str] = []

    async def storing(self: BatchWriter, batch: Any) -> list[bool]:
        course.append("storing")
        stored = await store(self, batch)
        course.append("stored")
        return stored

    def writing(self: TableSocket, frames: Any) -> bool:
        course.append("told")
        return write(self, frames)

    with party.person(0) as anna, party.person(1) as ben:
        play(anna, ben)
        monkeypatch.setattr(BatchWriter, "write", storing)
        monkeypatch.setattr(TableSocket, "write", writing)
        play(anna, ben, 1)
        assert course == ["storing", "stored", "told", "told"]


def test_no_move_is_lost_when_the_writer_is_killed(party: Party) -> None:
    with party.person(0) as anna, party.person(1) as ben:
        for _ in range(3):
            play(anna, ben)
            writer = party.served.app.state.server.store._batch_writer._writer
            writer.process.kill()
            play(anna, ben, 1)
            assert writer.gone
