"""Games that are over, frame by frame, from any seat's eyes or with all cards open; and whether their deal was fair."""

from typing import Any, Final

from tatami.fairness import Verdict, verify
from tatami.game import CHANCE, Action, Seat, State
from tatami.record import Record, RecordError, from_data, parse_record
from tatami.server.bodies import Eyes
from tatami.server.errors import Refused
from tatami.server.games import OWN_FILES
from tatami.server.study import result, seen, viewer_of
from tatami.texts import Text

MANY: Final = 5  # so many chance moves that differ are named one by one


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


class Reel:
    """A record, cut into frames: the start, then every decision with the chance moves behind it."""

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

    def _watch(self, state: State, _: Action) -> None:
        self._states.append(state.clone())
        if state.to_move() != CHANCE:
            self.moves.append(len(self._states))

    def frames(self, eyes: Eyes, lang: str, first: int, count: int) -> dict[str, Any]:
        """Some frames, and what the game is."""
        viewer = viewer_of(self.record.game, eyes)
        chosen = range(min(first, len(self.moves)), min(first + count, len(self.moves)))
        return {
            "game": self.record.game.key,
            "options": self.record.game.options,
            "players": [_player(player.data()) for player in self.record.players],
            "eyes": eyes,
            "total": len(self.moves),
            "first": first,
            "moves": self.moves,
            "frames": [self._frame(number, viewer, eyes, lang) for number in chosen],
            "result": result(self._states[-1], lang),
        }

    def _frame(self, number: int, viewer: Seat, eyes: Eyes, lang: str) -> dict[str, Any]:
        begin = 0 if number == 0 else self._ends[number - 1]
        end = self._ends[number]
        log: list[dict[str, Any]] = []
        for at in range(begin, end):
            before = self._states[at]
            action = before.game.action(self.record.moves[at])
            chance = before.to_move() == CHANCE
            log.extend({"text": text.say(lang), "chance": chance} for text in before.tell(action, viewer))
        mover, name = self._decision(number, viewer, eyes)
        return {
            "move": self.moves[number],
            "seat": mover,
            "name": name,
            "log": log,
            **seen(self._states[end], viewer, eyes, lang),
        }

    def _decision(self, number: int, viewer: Seat, eyes: Eyes) -> tuple[int | None, str | None]:
        """Who decided and what, as far as these eyes knew."""
        if number == 0:
            return None, None
        at = self.moves[number] - 1
        before = self._states[at]
        mover = before.to_move()
        if eyes == "open" or mover == viewer:
            return int(mover), self.record.moves[at]
        return (int(mover) if before.observe(viewer).to_move() == mover else None), None


def _player(data: dict[str, Any]) -> dict[str, Any]:
    return {"name": data["name"], "kind": data["kind"], "level": data.get("bot")}


def verified(text: str, lang: str) -> dict[str, Any]:
    """What checking the deal of a record found; Refused when it is no record at all."""
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
        "lines": [line.say(lang) for line in lines],
        "flaws": [{"kind": flaw.kind, "move": flaw.move, "text": flaw.text.say(lang)} for flaw in verdict.problems[:50]],
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
