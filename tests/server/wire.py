"""Every byte that one viewer gets of a game, through the real server: answers, frames, exports; and what the server logs."""

import json
import logging
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

import pytest

from tatami.game import SPECTATOR, Seat
from tatami.records.fairness import FairChance
from tests.server.clients import Party, Person, Served, running
from tests.server.courses import Course, Decision, World
from tests.timing import PATIENCE

BEGIN = 1_000_000.0
Frame = dict[str, Any]


class Script:
    """What must be the same in two runs: ids, secrets, and chance, which draws the tickets that it is given."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.tickets: list[int] = []
        self.now = BEGIN
        self.count = 0
        self._made = 0
        script = self

        class Scripted(FairChance):
            def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
                self.drawn += 1
                found = script.tickets.pop(0)
                assert found < start
                return found

        patch.setattr("tatami.server.tables.table.FairChance", Scripted)
        patch.setattr("tatami.server.tables.secrets.new_table", lambda: "Wire000000")
        patch.setattr("tatami.server.tables.secrets.new_secret", self._secret)
        patch.setattr("tatami.server.tables.secrets.new_chance", lambda: bytes(range(32)))
        patch.setattr("tatami.server.logs.uuid4", lambda: UUID(int=0))  # a request's id is by lot, and so is its duration
        patch.setattr("tatami.server.logs.perf_counter", lambda: 0.0)

    def _secret(self) -> str:
        self._made += 1
        return f"secret-{self._made:036d}"


class Lines(logging.Handler):
    """Everything that is logged, with all that hangs on it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, entry: logging.LogRecord) -> None:
        if entry.name.startswith("httpx2"):  # the client's own
            return
        common = vars(logging.makeLogRecord({}))
        extra = {name: value for name, value in vars(entry).items() if name not in (*common, "message", "taskName")}
        line = f"{entry.levelname} {entry.name} {self.format(entry)} {extra}"
        self.lines.append(re.sub(r"127\.0\.0\.1'?[:,] ?\d+", "127.0.0.1", line))


@contextmanager
def logged() -> Iterator[Lines]:
    """What is logged while the block runs: of ours everything, of others what isn't for debugging."""
    handler = Lines()
    root, ours = logging.getLogger(), logging.getLogger("tatami")
    levels = root.level, ours.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    ours.setLevel(logging.DEBUG)
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        root.setLevel(levels[0])
        ours.setLevel(levels[1])


class Tape:
    """One viewer, who looks at everything that they can ask for."""

    def __init__(self, party: Party, viewer: Seat, person: Person, rng: Random) -> None:
        self.party = party
        self.viewer = viewer
        self.secret = None if viewer == SPECTATOR else party.secrets[viewer]
        self.person = person
        self.rng = rng
        self.bytes: list[str] = []
        self.present = ""  # who looks is told in between, sooner or later: the last word on it counts
        self.count = 0

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request, with all that comes back but the date."""
        answer = self.party.served.ask(method, f"/tables/{self.party.table}{path}", self.secret, body)
        headers = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "date")
        self.bytes.append(f"{method} {path} {body}\n{answer.status_code} {headers}\n{answer.text}")
        return answer.json()

    def act(self, kind: str, **values: object) -> Frame:
        """An action without the socket."""
        self.count += 1
        answer: Frame = self.ask("POST", "/actions?text=true&lang=fr", {"type": kind, "id": f"h{self.count}", **values})
        if answer.get("type") == "ack":
            self.hear_until(lambda: self.person.number >= answer["number"])
        return answer

    def hear(self) -> None:
        """The next frame."""
        raw = self.person.socket.recv(timeout=PATIENCE)
        frame: Frame = json.loads(raw)
        if frame["type"] == "presence":
            self.present = str(frame["seats"])
            return
        self.bytes.append(f"frame {raw!r}")
        if frame["type"] == "update":
            self.person.view, self.person.number = frame["view"], frame["number"]
        self.person.heard.append(frame)

    def hear_until(self, enough: Any) -> None:
        """Frames until it is enough."""
        while not enough():
            self.hear()

    def listen(self) -> None:
        """All frames that are on their way: a question is answered after them."""
        self.count += 1
        name = f"s{self.count}"
        self.person.send(type="why", id=name, name="nothing")
        self.hear_until(lambda: self.person.heard and self.person.heard[-1].get("id") == name)

    def probe(self, names: tuple[str, ...], undo: bool) -> None:
        """Ask for everything: views, exports, why and what isn't allowed, with what errors say."""
        number = self.person.number
        self.ask("GET", "")
        self.ask("GET", "/text?lang=de")
        self.ask("GET", f"?since={number - 1}&text=true&lang=fr")
        self.ask("GET", f"?since={number + 1}")
        self.ask("GET", "/export")
        legal = [row["name"] for row in self.person.view["legal"]]
        for name in self.rng.sample(names, 2):
            self.act("why", name=name)
            self.act("preview", name=name)
            if name not in legal:
                self.act("move", name=name)
        for name in legal[:1]:
            self.act("preview", name=name)
        if undo and self.act("ask", what="undo").get("type") == "ack":
            self.act("answer", yes=False)


def record(course: Course, world: World, folder: Path, seed: int) -> tuple[list[str], list[str]]:
    """All that the viewer got while this world was played, and all that was logged."""
    with pytest.MonkeyPatch.context() as patch, logged() as log, ExitStack() as stack:
        script = Script(patch)
        served = stack.enter_context(running(folder, now=lambda: script.now))
        party = sit_down(served, course, script, world.deal)
        for decision in course.prefix:
            play(party, script, decision)
        for seat in party.secrets:
            if seat != course.viewer:
                stack.enter_context(party.person(seat))
        viewer = None if course.viewer == SPECTATOR else int(course.viewer)
        person = stack.enter_context(party.person(viewer, text=True))
        tape = Tape(party, course.viewer, person, Random(seed))
        tape.bytes.append(json.dumps(person.heard))
        tape.listen()
        names = course.game.names()
        tape.probe(names, undo=True)
        for number, step in enumerate(world.steps):
            script.now += 1.0
            before = person.number
            for decision in step:
                answer = play(party, script, decision)
                if decision.seat == course.viewer:
                    tape.bytes.append(answer)
            tape.hear_until(lambda before=before: person.number > before)
            tape.listen()
            tape.probe(names, undo=number % 4 == 1)
        tape.listen()
        tape.hear_until(lambda: tape.present == str(sorted(party.secrets)))
        tape.bytes.append(tape.present)
    return tape.bytes, log.lines


def sit_down(served: Served, course: Course, script: Script, deal: list[int]) -> Party:
    """A table of people; with the last one who sits down the cards are dealt."""
    script.tickets.extend(deal)
    rows: list[Frame] = [
        {"kind": "me", "name": "Anna", "nonce": "0" * 64},
        *({"kind": "open"} for _ in range(course.game.seats - 1)),
    ]
    body = {"game": course.game.key, "options": course.game.options, "seats": rows, "clock": 600}
    made = served.ask("POST", "/tables", body=body)
    assert made.status_code == 201, made.text
    party = Party(served, made.json())
    for seat, secret in party.invitations.items():
        body = {"invitation": secret, "name": f"Guest {seat}", "nonce": f"{seat:064x}"}
        party.secrets[seat] = served.ask("POST", f"/tables/{party.table}/seats", body=body).json()["secret"]
    assert script.tickets == []
    return party


def play(party: Party, script: Script, decision: Decision) -> str:
    """A move with chance after it, by whoever decides."""
    script.tickets.extend(decision.tickets)
    script.count += 1
    answer = party.act(decision.seat, "move", name=decision.name, id=f"m{script.count}")
    assert answer.status_code == 200, answer.text
    assert script.tickets == []
    return str(answer.json()["number"])


def compare(course: Course, folder: Path, seed: int) -> int:
    """Both worlds give the viewer the same bytes, and the log the same lines; how many bytes they were."""
    first, log = record(course, course.one, folder / "one", seed)
    second, other_log = record(course, course.other, folder / "other", seed)
    for number, (one, other) in enumerate(zip(first, second, strict=False)):
        assert one == other, f"viewer {course.viewer} of {course.game.key} could tell by message {number}:\n{one}\n{other}"
    assert len(first) == len(second), f"viewer {course.viewer} of {course.game.key} got more messages in one world"
    assert log == other_log, f"the log of {course.game.key} shows hidden cards:\n{log}\n{other_log}"
    return sum(len(message) for message in first)
