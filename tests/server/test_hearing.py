"""Moves that are made as they are heard: nothing of what the long way promises is lost."""

from typing import Any

import pytest

from tatami.server.framing import TableSocket
from tatami.server.journal import Journal
from tests.server.clients import Party, Person, Served


@pytest.fixture
def party(served: Served) -> Party:
    return served.new_table("rrr", neutrals="none").sit_all()


def in_turn(anna: Person, ben: Person) -> tuple[Person, Person]:
    return (anna, ben) if anna.view["legal"] else (ben, anna)


def play(anna: Person, ben: Person, moves: int = 2) -> None:
    """Some moves. What comes right after a hello may be read the long way, with all else that is to be done then."""
    for _ in range(moves):
        mover, _ = in_turn(anna, ben)
        answer = mover.act("move", name=mover.view["legal"][0]["name"])
        assert answer["type"] == "ack"
        anna.until_number(answer["number"])
        ben.until_number(answer["number"])


def test_a_move_needs_no_reader(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> Any:
        raise AssertionError("it was read the long way")

    with party.person(0) as anna, party.person(1) as ben:
        play(anna, ben)
        monkeypatch.setattr(TableSocket, "put", nothing)
        play(anna, ben, 4)
        refused = in_turn(anna, ben)[1].act("move", name="nowhere")
        assert refused["code"] == "not-your-turn"


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


def test_a_move_that_cannot_be_stored_at_first_is_made_all_the_same(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, tries = Journal.write, 0

    async def slower(self: Journal, batch: Any) -> list[bool]:
        nonlocal tries
        tries += 1
        return [False] * len(batch) if tries == 1 else await whole(self, batch)

    with party.person(0) as anna, party.person(1) as ben:
        monkeypatch.setattr(Journal, "write", slower)
        mover, other = in_turn(anna, ben)
        answer = mover.act("move", name=mover.view["legal"][0]["name"])
        assert answer["type"] == "ack"
        other.until_number(answer["number"])
        assert tries == 2


def test_nobody_hears_of_a_move_before_it_is_stored(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    store, write = Journal.write, TableSocket.write
    course: list[str] = []

    async def storing(self: Journal, batch: Any) -> list[bool]:
        course.append("storing")
        stored = await store(self, batch)
        course.append("stored")
        return stored

    def writing(self: TableSocket, frames: Any) -> bool:
        course.append("told")
        return write(self, frames)

    with party.person(0) as anna, party.person(1) as ben:
        play(anna, ben)
        monkeypatch.setattr(Journal, "write", storing)
        monkeypatch.setattr(TableSocket, "write", writing)
        play(anna, ben, 1)
        assert course == ["storing", "stored", "told", "told"]


def test_who_kills_the_scribe_loses_no_move(party: Party) -> None:
    with party.person(0) as anna, party.person(1) as ben:
        for _ in range(3):
            play(anna, ben)
            scribe = party.served.app.state.server.store._journal._scribe
            scribe.process.kill()
            play(anna, ben, 1)
            assert scribe.gone
