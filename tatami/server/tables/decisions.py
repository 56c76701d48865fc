"""What a seat's message does to a table: something happens, or it is refused with a reason and nothing has changed."""

import math
from typing import Any, Final

from tatami.game import OVER, IllegalAction, NotationError, NotYourTurn, Seat
from tatami.match import Match, UndoError
from tatami.server import protocol
from tatami.server.errors import Refused
from tatami.server.tables.house_rules import may_talk, resigns_alone, returns_when_lost
from tatami.server.tables.table import ENDED, OPEN, RUNNING, Offer, Table
from tatami.server.thinking.opponents import DEFAULT_LEVEL, STAND_IN, check_level, check_stand_in
from tatami.texts import Text

MOST_EVENTS: Final = 100_000  # of one table; the longest games have a few thousand


class ActionContext:
    """What a decision needs to know besides the table: the time, who acts, with which id, and who looks, if that is known."""

    def __init__(self, at: float, seat: int, action: str | None, present: frozenset[int] | None = frozenset()) -> None:
        self.at = at
        self.seat = seat
        self.action = action
        self.present = present


def decide(table: Table, message: protocol.Act, context: ActionContext) -> None:
    """Do what the message says, as this seat, or raise Refused."""
    if table.number >= MOST_EVENTS:
        raise Refused("table-full")
    if isinstance(message, protocol.Move):
        move(table, message.name, context)
    elif isinstance(message, protocol.Say):
        _check_chat(table)
        table.happen("said", context.at, context.seat, context.action, text=message.text)
    elif isinstance(message, protocol.SayPhrase):
        _check_chat(table)
        table.happen("phrase", context.at, context.seat, context.action, phrase=message.phrase)
    elif isinstance(message, protocol.Ask):
        ask(table, message, context)
    elif isinstance(message, protocol.Answer):
        answer(table, message.yes, context)
    elif isinstance(message, protocol.Return):
        take_seat_back(table, context)
    elif isinstance(message, protocol.Leave):
        leave(table, context)
    else:
        raise TypeError(f"{message.type} is no decision")


def running(table: Table) -> Match:
    """Return the match, if it is going on."""
    if table.match is None:
        raise Refused("not-begun")
    if table.status == ENDED:
        raise Refused("is-over")
    return table.match


def move(table: Table, name: str, context: ActionContext) -> None:
    """Make a move."""
    running(table)
    try:
        table.happen("moved", context.at, context.seat, context.action, moves=[name])
    except NotYourTurn:
        raise Refused("not-your-turn") from None
    except NotationError:
        raise Refused("no-move", move=name) from None
    except IllegalAction as error:
        raise Refused.by_rule(error.refusal) from None


def sit(table: Table, seat: int, name: str, nonce: str, at: float) -> None:
    """Give a person a seat; when all are taken the game begins."""
    if table.match is not None or table.status == ENDED:
        raise Refused("begun")
    if nonce in [place.nonce for place in table.places]:
        raise Refused("nonce-taken")
    if table.places[seat].ready:
        raise Refused("seat-taken")
    table.happen("seated", at, seat, None, place=seat, name=name, nonce=nonce)
    begin_if_all_sit(table, at)


def confirm(table: Table, seat: int, name: str, nonce: str, at: float) -> None:
    """Confirm at a rematch that who has the seat plays; to say it again changes nothing."""
    if table.places[seat].nonce != nonce:
        sit(table, seat, name, nonce, at)


def begin_if_all_sit(table: Table, at: float) -> None:
    """Begin the game with the last seat that is taken."""
    if table.match is None and all(place.ready for place in table.places):
        table.happen("started", at)


def leave(table: Table, context: ActionContext) -> None:
    """Give up a seat before the game has begun; later it can only be handed over."""
    if table.match is not None:
        raise Refused("begun")
    if table.places[context.seat].kind == OPEN:
        raise Refused("not-seated")
    table.happen("left", context.at, context.seat, context.action, place=context.seat)


def take_seat_back(table: Table, context: ActionContext) -> None:
    """Give a person the seat back that was handed to a bot."""
    running(table)
    if table.places[context.seat].kind != "bot":
        raise Refused("not-handed")
    table.happen("returned", context.at, context.seat, context.action, place=context.seat)


def advised(table: Table, seat: int) -> Seat:
    """Return whom a hint is for: who is to move, where no other person plays. Against people a bot would be playing."""
    match = running(table)
    if any(place.kind == "person" for number, place in enumerate(table.places) if number != seat):
        raise Refused("no-hints")
    if not match.observe(Seat(seat)).legal():
        raise Refused("not-your-turn")
    return Seat(seat)


# ------------------------------------------------------------------------------------------------------------ consent


def ask(table: Table, message: protocol.Ask, context: ActionContext) -> None:
    """Ask for something; where nobody is left to be asked it happens at once."""
    match = running(table)
    seat = message.seat
    if table.places[context.seat].kind != "person":
        raise Refused("handed")
    if table.offer is not None:
        raise Refused("asked-already")
    if (seat is not None) != (message.what in ("bot", "win")) or (message.level is not None and message.what != "bot"):
        raise Refused("bad-request", reason=Text("server-ask-seat"))
    if seat is not None:
        _check_target(table, message.what, seat, context)
    if message.what == "undo":
        _check_undo(match, context.seat)
    level = None
    if message.what == "bot":
        own = seat == context.seat
        level = check_level(message.level or (DEFAULT_LEVEL if own else STAND_IN))
        if not own:
            check_stand_in(level)
    table.happen("asked", context.at, context.seat, context.action, what=message.what, place=seat, level=level)
    _settle(table, context)


def _check_target(table: Table, what: str, seat: int, context: ActionContext) -> None:
    """Refuse a seat that is no person's, and a win over somebody who didn't let the clock run out."""
    if seat >= len(table.places) or table.places[seat].kind != "person":
        raise Refused("no-person", seat=str(seat))
    match = running(table)
    late = table.expired and int(match.to_move()) == seat
    if what == "win" and (not late or seat == context.seat):
        raise Refused("not-expired")
    if what == "bot":
        _check_handover(table, seat, context.seat, context)


def _check_handover(table: Table, seat: int, by: int, context: ActionContext) -> None:
    """Refuse to hand over another's seat before the others have waited for it long enough; one's own may always be."""
    if context.present is None:  # nobody is taken for absent because we can't tell
        raise Refused("busy")
    if seat == by or (table.expired and table.awaits(seat)):
        return
    if not table.awaits(seat):
        raise Refused("not-awaited")
    if table.deadline is not None:
        raise Refused("clock-runs")
    if seat in context.present:
        raise Refused("is-present")
    left = table.absent_at(seat) - context.at
    if left > 0:
        raise Refused("not-absent", hours=math.ceil(left / 3600))


def _check_undo(match: Match, seat: int) -> None:
    try:
        match.find_take_back(Seat(seat))
    except UndoError as error:
        raise Refused("no-undo", reason=error.reason) from None


def missing(table: Table, offer: Offer) -> list[int]:
    """Return the people who must still agree: all but who asked and whom it is about."""
    if offer.what == "resign" and resigns_alone(table.game):
        return []
    settled = [offer.by, offer.seat, *offer.agreed]
    return [seat for seat in table.people() if seat not in settled]


def answer(table: Table, yes: bool, context: ActionContext) -> None:
    """Agree, or say no, which ends it; who asked may say no as well."""
    running(table)
    offer = table.offer
    if offer is None:
        raise Refused("not-asked")
    if yes and context.seat not in missing(table, offer):
        raise Refused("no-answer-due")
    if not yes and table.places[context.seat].kind != "person":
        raise Refused("no-answer-due")
    if yes and offer.what == "undo":
        _check_undo(running(table), offer.by)
    if yes and offer.what == "bot" and offer.seat is not None:
        _check_handover(table, offer.seat, offer.by, context)  # whose seat it is may have come back since
    table.happen("agreed" if yes else "declined", context.at, context.seat, context.action, what=offer.what)
    if yes:
        _settle(table, context)


def _settle(table: Table, context: ActionContext) -> None:
    """Let what was asked happen when nobody's consent is missing."""
    offer = table.offer
    if offer is None or missing(table, offer):
        return
    if offer.what == "undo":
        table.happen("undone", context.at, offer.by, None, place=offer.by)
    elif offer.what == "bot":
        table.happen("handed", context.at, offer.seat, None, place=offer.seat, level=offer.level)
    elif offer.what == "draw":
        end(table, context.at, offer.by, "draw", [0.0] * table.game.seats)
    else:
        loser = offer.by if offer.what == "resign" else int(offer.seat or 0)
        end(table, context.at, loser, offer.what, _returns(table, loser))


def _returns(table: Table, loser: int) -> list[float]:
    return [-1.0] if table.game.seats == 1 else returns_when_lost(table.game, loser)


def end(table: Table, at: float, seat: int, reason: str, returns: list[float]) -> None:
    """End the game as the players want it."""
    best = max(returns)
    winners = [number for number, value in enumerate(returns) if value == best and best >= 0]
    table.happen("ended", at, seat, None, returns=returns, winners=winners, reason=reason)


# --------------------------------------------------------------------------------------------------------- clock, chat


def ring(table: Table, at: float) -> None:
    """Let the clock say what is due: a warning, then that the time is up. Nothing else happens by itself."""
    due = table.alarm()
    if due is None or at < due or table.match is None:
        return
    mover = int(table.match.to_move())
    if not table.warned:
        table.happen("warned", at, mover)
    if table.deadline is not None and at >= table.deadline:
        table.happen("expired", at, mover)


def _check_chat(table: Table) -> None:
    if not may_talk(table.game, table.status == RUNNING):
        raise Refused("chat-closed")


# ------------------------------------------------------------------------------------------------- questions, no events


def explain(table: Table, seat: int, name: str) -> tuple[bool, str | None, Any]:
    """Return whether a move is legal for this seat now, else the rule and the reason (a Text); Refused out of turn."""
    match = running(table)
    try:
        refusal = match.refusal(Seat(seat), name)
    except NotYourTurn:
        raise Refused("not-your-turn") from None
    except NotationError:
        raise Refused("no-move", move=name) from None
    return (True, None, None) if refusal is None else (False, refusal.rule, refusal.reason)


def foresee(table: Table, seat: int, name: str) -> list[Text]:
    """Return what a legal move would bring, as far as the game can tell."""
    legal, rule, reason = explain(table, seat, name)
    if not legal:
        raise Refused("illegal", rule, reason)
    match = running(table)
    return match.observe(Seat(seat)).preview(table.game.action(name))


def is_over(table: Table) -> bool:
    """Return whether the game has ended, by its rules or by agreement."""
    return table.match is not None and (table.ended is not None or table.match.to_move() == OVER)
