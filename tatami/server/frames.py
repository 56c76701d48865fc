"""Everything that a client gets of a table is made here, from what that viewer may know. Nothing else serialises a table.

A viewer is a seat or SPECTATOR. Frames are built from `Match.observe(viewer)`, the log lines for that viewer, and facts that
are public: who sits where, what was asked, the clock of a decision that everybody knows of. They are the messages of
`tatami.server.protocol`, made as plain data because this is the hot path; the tests hold each against its model.
"""

from typing import Any

import orjson

from tatami.game import SPECTATOR, Observation, Seat
from tatami.match import Line
from tatami.server.customs import may_talk
from tatami.server.decisions import is_over, missing
from tatami.server.errors import Refused
from tatami.server.table import RUNNING, Table, Told
from tatami.texts import Text

Frame = dict[str, Any]


def update(table: Table, viewer: Seat, lang: str, words: bool, since: int) -> bytes:
    """The events after `since`, and the table as it is now; the same bytes for all who may know the same."""
    told = table.told[viewer]
    if since > len(told):
        raise Refused("ahead", since=since, number=len(told))
    key = (viewer, lang, words, since)
    frame = table.frames.get(key)
    if frame is None:
        events = [event_frame(table, viewer, lang, since + number, news) for number, news in enumerate(told[since:], 1)]
        view = _view_bytes(table, viewer, lang, words)
        frame = b'{"type":"update","number":%d,"events":%b,"view":%b}' % (len(told), orjson.dumps(events), view)
        table.frames[key] = frame
    return frame


def news(table: Table, viewer: Seat, lang: str, words: bool, since: int) -> tuple[int, bytes] | None:
    """As update(), with how many events the viewer has seen with it; None where there is nothing new."""
    number = table.number_of(viewer)
    return None if number == since else (number, update(table, viewer, lang, words, since))


def _view_bytes(table: Table, viewer: Seat, lang: str, words: bool) -> bytes:
    """The view: what a move may have changed is made anew, the rest only if it is something else that has happened."""
    key = (viewer, lang, words)
    view = table.frames.get(key)
    if view is None:
        kept = (viewer, table.status)
        settled = table.settled.get(kept)
        if settled is None:
            settled = table.settled[kept] = orjson.dumps(_settled_part(table, viewer))
        view = table.frames[key] = settled[:-1] + b"," + orjson.dumps(_moving_part(table, viewer, lang, words))[1:]
    return view


def event_frame(table: Table, viewer: Seat, lang: str, number: int, told: Told) -> Frame:
    """One event as this viewer may know it."""
    event = told.event
    body = event.body
    return {
        "number": number,
        "at": event.at,
        "kind": event.kind,
        "seat": told.seat,
        "what": body.get("what"),
        "text": _sentence(table, lang, told),
        "table": body.get("table"),
        "log": [_line(table, line, lang) for line in told.lines],
    }


def _line(table: Table, line: Line, lang: str) -> orjson.Fragment:
    """A line of the log, which is the same for all who may hear it."""
    key = (line, lang)
    found = table.frames.get(key)
    if found is None:
        found = table.frames[key] = orjson.dumps({"text": line.text.say(lang), "chance": line.by_chance})
    return orjson.Fragment(found)


def _sentence(table: Table, lang: str, told: Told) -> str | None:
    """What happened in a sentence; what was said as it was said; nothing for a move, of which the log tells."""
    event = told.event
    kind = event.kind
    if kind == "moved":
        return None
    if kind == "said":
        return str(event.body["text"])
    if kind == "phrase":
        return Text(f"server-phrase-{event.body['phrase']}").say(lang)
    facts = {} if event.seat is None else {"who": _name(table, event.seat, event.body.get("name"))}
    if kind in ("asked", "agreed", "declined"):
        place = event.body.get("place")
        whom = {} if place is None else {"whom": _name(table, place)}
        return Text(
            f"server-event-{kind}-{event.body['what']}" if kind == "asked" else f"server-event-{kind}", **facts, **whom
        ).say(lang)
    if kind == "ended":
        return _ended(table, event.seat, event.body["reason"], lang)
    return Text(f"server-event-{kind}", **facts).say(lang)


def _ended(table: Table, seat: int | None, reason: str, lang: str) -> str:
    facts = {} if reason == "draw" else {"who": _name(table, int(seat or 0))}
    return Text(f"server-ended-{reason}", **facts).say(lang)


def _name(table: Table, seat: int, name: str | None = None) -> Text:
    return Text("server-who", name=name or table.places[seat].name or str(table.places[seat].level or "?"), seat=str(seat))


def _settled_part(table: Table, viewer: Seat) -> Frame:
    """What of a view no move changes, unless it ends the game."""
    return {
        "table": table.key,
        "game": table.game.key,
        "options": table.game.options,
        "rules_version": table.game.rules_version,
        "status": table.status,
        "you": None if viewer == SPECTATOR else viewer,
        "seats": [_seat_frame(table, seat, viewer) for seat in range(len(table.places))],
        "fairness": _fairness(table),
        "rematch": table.rematch,
    }


def _moving_part(table: Table, viewer: Seat, lang: str, words: bool) -> Frame:
    """What of a view a move may change."""
    seen = None if table.match is None else table.match.observe(viewer)
    running, offer = table.status == RUNNING, table.offer
    return {
        "to_move": _to_move(seen) if running else None,
        "data": None if seen is None else seen.data(),
        "text": seen.text(lang) if seen is not None and words else None,
        "legal": _legal(table, seen) if running else [],
        "rules": seen.rules() if seen is not None and running else [],
        "result": None if running else _result(table, lang),
        "offer": None
        if offer is None
        else {
            "what": offer.what,
            "by": offer.by,
            "seat": offer.seat,
            "agreed": offer.agreed,
            "missing": missing(table, offer),
        },
        "clock": None
        if table.clock is None
        else {"seconds": table.clock, "deadline": table.deadline, "warned": table.warned, "expired": table.expired},
        "handovers": _handovers(table),
        "chat": viewer != SPECTATOR and may_talk(table.game, running),
    }


def _handovers(table: Table) -> list[Frame]:
    """The seats on which the others may put a bot, and from when. No time passes in a frame: it is kept."""
    if table.deadline is not None and not table.expired:
        return []
    found = [seat for seat in table.people() if table.awaits(seat)]
    return [{"seat": seat, "at": None if table.expired else table.absent_at(seat)} for seat in found]


def _seat_frame(table: Table, seat: int, viewer: Seat) -> Frame:
    place = table.places[seat]
    return {
        "seat": seat,
        "kind": "automaton" if seat in table.game.automata() else place.kind,
        "name": place.name,
        "level": place.level,
        "ready": place.ready,
        "yours": seat == viewer,
    }


def _to_move(seen: Observation | None) -> int | None:
    mover = -1 if seen is None else int(seen.to_move())
    return None if mover < 0 else mover


def _legal(table: Table, seen: Observation | None) -> list[Frame]:
    name = table.game.name
    return [] if seen is None else [{"name": name(action)} for action in seen.legal()]


def _result(table: Table, lang: str) -> Frame | None:
    if table.ended is not None:
        ended = next(told for told in reversed(table.told[SPECTATOR]) if told.event.kind == "ended")
        return {**table.ended, "text": _ended(table, ended.event.seat, table.ended["reason"], lang)}
    outcome = None if table.match is None else table.match.outcome()
    if outcome is None:
        return None
    reason = outcome.reason
    return {"returns": outcome.returns, "winners": outcome.winners, "reason": reason.key, "text": reason.say(lang)}


def _fairness(table: Table) -> Frame:
    secret = table.secret()
    return {
        "commitment": table.commitment,
        "nonces": [{"seat": seat, "nonce": place.nonce} for seat, place in enumerate(table.places) if place.nonce is not None],
        "secret": None if secret is None else secret.hex(),
    }


# ------------------------------------------------------------------------------------------------------------ replies


def ack(action: str, number: int) -> Frame:
    """The action was done."""
    return {"type": "ack", "id": action, "number": number}


def refusal(refused: Refused, action: str | None, number: int, lang: str) -> Frame:
    """The action wasn't done."""
    text = refused.text(lang)
    return {"type": "refusal", "id": action, "number": number, "code": refused.code, "rule": refused.rule, "text": text}


def previewed(action: str, number: int, lines: list[str]) -> Frame:
    """What a move would bring."""
    return {"type": "preview", "id": action, "number": number, "lines": lines}


def explained(action: str, number: int, rule: str | None, text: str) -> Frame:
    """Whether a move is legal, and why not."""
    return {"type": "why", "id": action, "number": number, "legal": rule is None, "rule": rule, "text": text}


def hinted(action: str, number: int, moves: list[Frame]) -> Frame:
    """The best moves."""
    return {"type": "hint", "id": action, "number": number, "moves": moves}


def presence(number: int, seats: list[int]) -> Frame:
    """Who is looking."""
    return {"type": "presence", "number": number, "seats": seats}


def export(table: Table, viewer: Seat, lang: str) -> bytes:
    """The table for whoever asks: the record once the game is over, and before that only what the viewer has seen."""
    if is_over(table):
        return orjson.dumps({"record": table.record().data(), "seen": None})
    return b'{"record":null,"seen":' + update(table, viewer, lang, True, 0) + b"}"


def dumps(frame: Frame) -> bytes:
    """A frame as it goes over the wire."""
    return orjson.dumps(frame)
