"""Games that are over, frame by frame, from any seat's eyes or with all cards open; and whether their deal was fair."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Any, Final

from tatami.game import CHANCE, Action, Seat, State
from tatami.records.fairness import Verdict, verify
from tatami.records.record import Record, RecordError, from_data, parse_record
from tatami.server.errors import Refused
from tatami.server.http.bodies import Eyes
from tatami.server.http.study import result, seen, viewer_of
from tatami.server.tables.games import OWN_FILES
from tatami.server.thinking.threads import Threads
from tatami.texts import Text

MANY: Final = 5  # this many chance moves that differ are named one by one
MOST_STATES: Final = 20_000  # of all replays in memory, a few kilobytes each


def read_record(text: str) -> Record:
    """Return the record of a text; Refused names the field that is wrong. No record makes the server read a file."""
    try:
        document = parse_record(text)
        options = document.get("options") if isinstance(document, dict) else None
        for name, only in OWN_FILES.items():
            if isinstance(options, dict) and options.get(name, only) != only:
                raise RecordError("options", f"{name} must be {only} here")
        return from_data(document)
    except RecordError as error:
        raise Refused("bad-record", why=str(error)) from None


class Replay:
    """A record that was replayed once, cut into frames: the start, then every decision with the chance moves behind it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.moves = [0]  # the number of each frame's decision in the record
        self._states: list[State] = []  # before each move, and after the last
        try:
            last = record.replay(self._watch)
        except RecordError as error:
            raise Refused("bad-record", why=str(error)) from None
        self._states.append(last)
        self._ends = [*(number - 1 for number in self.moves[1:]), len(record.moves)]

    def __len__(self) -> int:
        return len(self._states)

    def _watch(self, state: State, _: Action) -> None:
        self._states.append(state.clone())
        if state.to_move() != CHANCE:
            self.moves.append(len(self._states))

    def frames(self, eyes: Eyes, first: int, count: int) -> dict[str, Any]:
        """Return some frames, and what the game is."""
        viewer = viewer_of(self.record.game, eyes)
        chosen = range(min(first, len(self.moves)), min(first + count, len(self.moves)))
        return {
            "game": self.record.game.key,
            "options": self.record.game.options,
            "players": [_player(player.data()) for player in self.record.players],
            "sides": self.record.game.sides,
            "eyes": eyes,
            "total": len(self.moves),
            "first": first,
            "moves": self.moves,
            "frames": [self._frame(number, viewer, eyes) for number in chosen],
            "result": result(self._states[-1]),
        }

    def _frame(self, number: int, viewer: Seat, eyes: Eyes) -> dict[str, Any]:
        begin = 0 if number == 0 else self._ends[number - 1]
        end = self._ends[number]
        log: list[dict[str, Any]] = []
        for at in range(begin, end):
            before = self._states[at]
            action = before.game.action(self.record.moves[at])
            chance = before.to_move() == CHANCE
            log.extend({"text": text.data(), "chance": chance} for text in before.tell(action, viewer))
        mover, name = self._decision(number, viewer, eyes)
        return {"move": self.moves[number], "seat": mover, "name": name, "log": log, **seen(self._states[end], viewer, eyes)}

    def _decision(self, number: int, viewer: Seat, eyes: Eyes) -> tuple[int | None, str | None]:
        """Return who decided and what, as far as these eyes knew."""
        if number == 0:
            return None, None
        at = self.moves[number] - 1
        before = self._states[at]
        mover = before.to_move()
        if eyes == "open" or mover == viewer:
            return int(mover), self.record.moves[at]
        return (int(mover) if before.observe(viewer).to_move() == mover else None), None


class Replays:
    """The replays that were looked at last, so that a game of many pages is replayed once; never by the event loop."""

    def __init__(self, threads: Threads, most: int = MOST_STATES) -> None:
        self._threads = threads
        self._most = most
        self._known: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()

    def has(self, key: str) -> bool:
        """Return whether this game is there, or on its way."""
        return key in self._known

    async def frames(self, key: str, record: Record | str | None, eyes: Eyes, first: int, count: int) -> dict[str, Any]:
        """Return some frames of the game of this key, whose record, or its text, is needed only where has() says no."""
        task = self._known.get(key)
        if task is None:
            task = self._known[key] = asyncio.create_task(self._threads.run(_replay, record))
            task.add_done_callback(partial(self._drop_failed, key))
        self._known.move_to_end(key)
        replay = await asyncio.shield(task)  # others may wait for it as well
        self._evict(key)
        return await self._threads.run(replay.frames, eyes, first, count)

    def _drop_failed(self, key: str, task: asyncio.Task[Replay]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._known.pop(key, None)

    def _evict(self, used: str) -> None:
        """Drop the games that were looked at the longest ago, but not the one in use, until few enough states are left."""
        sizes = {key: len(task.result()) for key, task in self._known.items() if task.done()}
        total = sum(sizes.values())
        for key, size in sizes.items():
            if total > self._most and key != used:
                del self._known[key]
                total -= size


def _replay(record: Record | str | None) -> Replay:
    if record is None:
        raise ValueError("a game that wasn't looked at lately needs its record")
    return Replay(read_record(record) if isinstance(record, str) else record)


def _player(data: dict[str, Any]) -> dict[str, Any]:
    return {"name": data["name"], "kind": data["kind"], "level": data.get("bot")}


def verified(text: str) -> dict[str, Any]:
    """Return what checking the deal of a record found; Refused when it is no record at all."""
    record = read_record(text)
    try:
        verdict = verify(record)
    except RecordError as error:
        raise Refused("bad-record", why=str(error)) from None
    lines = _proven(record, verdict) if verdict.proven else _unproven(verdict)
    return {
        "proven": verdict.proven,
        "draws": verdict.draws,
        "commitment": None if verdict.proof is None else verdict.proof.commitment,
        "lines": [line.data() for line in lines],
        "flaws": [{"kind": flaw.kind, "move": flaw.move, "text": flaw.text.data()} for flaw in verdict.problems[:50]],
    }


def _proven(record: Record, verdict: Verdict) -> list[Text]:
    proof = verdict.proof
    if proof is None:
        raise ValueError("nothing is proven without a proof")
    lines = [Text("verify-proven", draws=verdict.draws)]
    if record.result is None:
        lines.append(Text("verify-so-far"))
    lines.append(Text("verify-commitment", commitment=proof.commitment))
    for nonce in proof.nonces:
        key = "verify-nonce-later" if nonce.first else "verify-nonce"
        name = record.players[nonce.seat].name
        lines.append(Text(key, seat=nonce.seat, name=name, nonce=nonce.value, first=nonce.first + 1))
    return lines if proof.nonces else [*lines, Text("verify-nonces-none")]


def _unproven(verdict: Verdict) -> list[Text]:
    differ = [flaw.text for flaw in verdict.problems if flaw.kind == "dealt"]
    more = [Text("verify-more", count=len(differ) - MANY)] if len(differ) > MANY else []
    others = [flaw.text for flaw in verdict.problems if flaw.kind != "dealt"]
    return [Text("verify-failed"), *differ[:MANY], *more, *others]
