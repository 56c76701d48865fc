"""Everything that a client gets of a table is made here, from what that viewer may know. Nothing else serialises a table.

A viewer is a seat or SPECTATOR. Frames are built from `Match.observe(viewer)`, the log lines for that viewer, and facts that
are public: who sits where, what was asked, the clock of a decision that everybody knows of. They are the messages of
`tatami.server.protocol`, made as plain data because this is the hot path; the tests hold each against its model.
"""

from typing import Any

import orjson

from tatami.game import SPECTATOR, Observation, Seat
from tatami.match import Line
from tatami.server.errors import Refused
from tatami.server.sentences import with_sentences
from tatami.server.tables.decisions import is_over, missing
from tatami.server.tables.house_rules import may_talk
from tatami.server.tables.table import RUNNING, Table, Told
from tatami.texts import Text
from tatami.texts.saying import say
from tatami.views import seat_names, view_text

Frame = dict[str, Any]


def update(table: Table, viewer: Seat, since: int, words: str | None = None) -> bytes:
    """Return the events after `since` and the table as it is now: the same bytes for all who may know the same.

    With `words`, a language, every text has its sentence and the view is told in words.
    """
    told = table.told[viewer]
    if since > len(told):
        raise Refused("ahead", since=since, number=len(told))
    key = (viewer, since)
    frame = table.frames.get(key)
    if frame is None:
        events = [event_frame(table, since + number, news) for number, news in enumerate(told[since:], 1)]
        frame = b'{"type":"update","number":%d,"events":%b,"view":%b}' % (
            len(told),
            orjson.dumps(events),
            _view_bytes(table, viewer),
        )
        table.frames[key] = frame
    return frame if words is None else _in_words(table, viewer, frame, words)


def news(table: Table, viewer: Seat, since: int, words: str | None = None) -> tuple[int, bytes] | None:
    """Return what update() does, with how many events the viewer has seen with it; None where there is nothing new."""
    number = table.number_of(viewer)
    return None if number == since else (number, update(table, viewer, since, words))


def _in_words(table: Table, viewer: Seat, frame: bytes, lang: str) -> bytes:
    """Return an update with sentences."""
    found = orjson.loads(frame)
    if table.match is None:
        return orjson.dumps(with_sentences(found, lang, {}))
    seen = table.match.observe(viewer)
    found = with_sentences(found, lang, seat_names(seen))
    found["view"]["text"] = view_text(seen, lang)
    return orjson.dumps(found)


def words(table: Table, viewer: Seat, lang: str) -> bytes:
    """Return what the viewer was told so far, and the view, in words."""
    if table.match is None:
        return orjson.dumps({"log": [], "view": ""})
    seen = table.match.observe(viewer)
    names = seat_names(seen)
    log = [say(line.text, lang, names) for line in table.match.log(viewer)]
    return orjson.dumps({"log": log, "view": view_text(seen, lang)})


def _view_bytes(table: Table, viewer: Seat) -> bytes:
    """Return the view: what a move may have changed is made anew, the rest only if something else has happened."""
    view = table.frames.get(viewer)
    if view is None:
        kept = (viewer, table.status)
        settled = table.settled.get(kept)
        if settled is None:
            settled = table.settled[kept] = orjson.dumps(_settled_part(table, viewer))
        view = table.frames[viewer] = settled[:-1] + b"," + orjson.dumps(_moving_part(table, viewer))[1:]
    return view


def event_frame(table: Table, number: int, told: Told) -> Frame:
    """Return one event as this viewer may know it."""
    event = told.event
    body = event.body
    text = _text(table, told)
    return {
        "number": number,
        "at": event.at,
        "kind": event.kind,
        "seat": told.seat,
        "what": body.get("what"),
        "text": None if text is None else text.data(),
        "said": body["text"] if event.kind == "said" else None,
        "table": body.get("table"),
        "log": [_line(table, line) for line in told.lines],
    }


def _line(table: Table, line: Line) -> orjson.Fragment:
    """Return a line of the log, which is the same for all who may know it."""
    found = table.frames.get(line)
    if found is None:
        found = table.frames[line] = orjson.dumps({"text": line.text.data(), "chance": line.by_chance})
    return orjson.Fragment(found)


def _text(table: Table, told: Told) -> Text | None:
    """Return what happened as a text; None for chat, and for a move, of which the log tells."""
    event = told.event
    kind = event.kind
    if kind in ("moved", "said"):
        return None
    if kind == "phrase":
        return Text(f"server-phrase-{event.body['phrase']}")
    facts = {} if event.seat is None else {"who": _person(table, event.seat, event.body.get("name"))}
    if kind in ("asked", "agreed", "declined"):
        place = event.body.get("place")
        whom = {} if place is None else {"whom": _person(table, place)}
        key = f"server-event-{kind}-{event.body['what']}" if kind == "asked" else f"server-event-{kind}"
        return Text(key, **facts, **whom)
    if kind == "ended":
        return _ended(table, event.seat, event.body["reason"])
    return Text(f"server-event-{kind}", **facts)


def _ended(table: Table, seat: int | None, reason: str) -> Text:
    facts = {} if reason == "draw" else {"who": _person(table, int(seat or 0))}
    return Text(f"server-ended-{reason}", **facts)


def _person(table: Table, seat: int, name: str | None = None) -> Text:
    """Return whoever sits, or sat, on a seat."""
    return Text("server-who", name=name or table.places[seat].name or str(table.places[seat].level or "?"), seat=seat)


def _settled_part(table: Table, viewer: Seat) -> Frame:
    """Return what of a view no move changes, unless it ends the game."""
    return {
        "table": table.key,
        "game": table.game.key,
        "options": table.game.options,
        "rules_version": table.game.rules_version,
        "status": table.status,
        "you": None if viewer == SPECTATOR else viewer,
        "seats": [_seat_frame(table, seat, viewer) for seat in range(len(table.places))],
        "sides": table.game.sides,
        "fairness": _fairness(table),
        "rematch": table.rematch,
    }


def _moving_part(table: Table, viewer: Seat) -> Frame:
    """Return what of a view a move may change."""
    seen = None if table.match is None else table.match.observe(viewer)
    running, offer = table.status == RUNNING, table.offer
    return {
        "to_move": _to_move(seen) if running else None,
        "now": [] if seen is None else [text.data() for text in seen.status()],
        "data": None if seen is None else seen.data(),
        "facts": None if seen is None else seen.facts(),
        "text": None,
        "legal": _legal(table, seen) if running else [],
        "rules": seen.rules() if seen is not None and running else [],
        "result": None if running else _result(table),
        "offer": None
        if offer is None
        else {"what": offer.what, "by": offer.by, "seat": offer.seat, "agreed": offer.agreed, "missing": missing(table, offer)},
        "clock": None
        if table.clock is None
        else {"seconds": table.clock, "deadline": table.deadline, "warned": table.warned, "expired": table.expired},
        "handovers": _handovers(table),
        "chat": viewer != SPECTATOR and may_talk(table.game, running),
    }


def _handovers(table: Table) -> list[Frame]:
    """Return the seats on which the others may put a bot, and from when. No time passes in a frame: it is kept."""
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


def _result(table: Table) -> Frame | None:
    if table.ended is not None:
        ended = next(told for told in reversed(table.told[SPECTATOR]) if told.event.kind == "ended")
        text = _ended(table, ended.event.seat, table.ended["reason"])
        return {"returns": table.ended["returns"], "winners": table.ended["winners"], "text": text.data()}
    outcome = None if table.match is None else table.match.outcome()
    if outcome is None:
        return None
    return {"returns": outcome.returns, "winners": outcome.winners, "text": outcome.reason.data()}


def _fairness(table: Table) -> Frame:
    secret = table.secret()
    return {
        "commitment": table.commitment,
        "nonces": [{"seat": seat, "nonce": place.nonce} for seat, place in enumerate(table.places) if place.nonce is not None],
        "secret": None if secret is None else secret.hex(),
    }


# ------------------------------------------------------------------------------------------------------------ replies


def ack(action: str, number: int) -> Frame:
    """Return that the action was done."""
    return {"type": "ack", "id": action, "number": number}


def refusal(refused: Refused, action: str | None, number: int) -> Frame:
    """Return that the action wasn't done, and why."""
    return {"type": "refusal", "id": action, "number": number, **refused.data()}


def previewed(action: str, number: int, lines: list[Text]) -> Frame:
    """Return what a move would bring."""
    return {"type": "preview", "id": action, "number": number, "lines": [line.data() for line in lines]}


def explained(action: str, number: int, rule: str | None, text: Text) -> Frame:
    """Return whether a move is legal, and why not."""
    return {"type": "why", "id": action, "number": number, "legal": rule is None, "rule": rule, "text": text.data()}


def hinted(action: str, number: int, moves: list[Frame]) -> Frame:
    """Return the best moves."""
    return {"type": "hint", "id": action, "number": number, "moves": moves}


def presence(number: int, seats: list[int]) -> Frame:
    """Return who is watching."""
    return {"type": "presence", "number": number, "seats": seats}


def export(table: Table, viewer: Seat) -> bytes:
    """Return the table for whoever asks: the record once the game is over, and before that only what the viewer has seen."""
    if is_over(table):
        return orjson.dumps({"record": table.record().data(), "seen": None})
    return b'{"record":null,"seen":' + update(table, viewer, 0) + b"}"


def dumps(frame: Frame) -> bytes:
    """Return a frame as it goes over the wire."""
    return orjson.dumps(frame)
