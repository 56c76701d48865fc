"""Bots for seats: for one's own whenever one likes; for another's only when the others have waited for it long enough."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.game import SPECTATOR, Seat
from tatami.server import protocol
from tatami.server.errors import Refused
from tatami.server.tables import decisions, frames
from tatami.server.tables.decisions import ActionContext, decide, move, ring
from tatami.server.tables.table import ABSENCE, Table
from tatami.texts.saying import say
from tests.server.clients import Party, Served, running
from tests.server.test_actions import Time
from tests.server.test_table import FIVE, copy, new_table

DAY = 86_400.0
MINUTE = 60.0
NOBODY: frozenset[int] = frozenset()


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[tuple[Served, Time]]:
    time = Time()
    with running(tmp_path, now=time) as served:
        yield served, time


def to_move(table: Table) -> int:
    """Whose turn it is."""
    assert table.match is not None
    return int(table.match.to_move())


def ask(seat: int, level: str | None = None) -> protocol.Ask:
    """Ask for a bot."""
    return protocol.Ask(type="ask", id="ask", what="bot", seat=seat, level=level)


def refusal(table: Table, message: protocol.Act, context: ActionContext) -> Refused:
    """Why it is refused; nothing has changed then."""
    number = table.number
    with pytest.raises(Refused) as refused:
        decide(table, message, context)
    assert table.number == number
    return refused.value


def handovers(table: Table) -> dict[int, float | None]:
    """What the pages are told, which is the same for all."""
    views = [json.loads(frames.update(table, viewer, 0))["view"]["handovers"] for viewer in table.viewers()]
    assert all(view == views[0] for view in views)
    return {row["seat"]: row["at"] for row in views[0]}


def code(party: Party, by: int, seat: int, level: str | None = None) -> str:
    """The code of the refusal of a bot for a seat, or `ack`."""
    answer = party.act(by, "ask", what="bot", seat=seat, level=level).json()
    return str(answer["type"] if "type" in answer else answer["code"])


def test_the_time_is_a_day() -> None:
    assert ABSENCE == DAY


# ------------------------------------------------------------------------------------------------------- with a clock


def test_a_clock_that_runs_protects_a_seat_whether_its_person_looks_or_not() -> None:
    table = new_table("rrr", "pp", clock=3 * 86_400)
    seat = to_move(table)
    for at in (3.0, 2 * DAY, 2.0 + 3 * DAY - 1):
        for present in (NOBODY, frozenset((seat,))):
            assert refusal(table, ask(seat, "master"), ActionContext(at, 1 - seat, "ask", present)).code == "clock-runs"
    assert handovers(table) == {}
    # Nor can a seat be taken that isn't to move at all.
    assert refusal(table, ask(1 - seat), ActionContext(2 * DAY, seat, "ask")).code == "not-awaited"


def test_when_the_clock_has_run_out_a_bot_plays_on_that_isn_t_weak() -> None:
    for level, stands_in in ((None, "club"), ("club", "club"), ("master", "master")):
        table = new_table("rrr", "pp", clock=100)
        seat = to_move(table)
        ring(table, 102.0)
        assert handovers(table) == {seat: None}
        present = frozenset((0, 1))  # who looks on and doesn't move keeps the others waiting as well
        for weak in ("novice", "casual"):
            refused = refusal(table, ask(seat, weak), ActionContext(103.0, 1 - seat, "ask", present))
            assert refused.code == "too-weak"
            assert weak in say(refused.reason, "de")
            assert "club, expert, master" in say(refused.reason, "de")
        assert refusal(table, ask(1 - seat), ActionContext(103.0, seat, "ask", NOBODY)).code == "not-awaited"
        decide(table, ask(seat, level), ActionContext(103.0, 1 - seat, "ask", present))
        assert (table.places[seat].kind, table.places[seat].level) == ("bot", stands_in)
        assert handovers(table) == {}


def test_a_late_seat_is_handed_to_a_bot_and_taken_back(timed: tuple[Served, Time]) -> None:
    served, time = timed
    party = served.new_table("rrr", "mo", clock=100).sit_all()
    seat = party.mover()
    with party.person(1 - seat) as other, party.person(seat) as late:
        other.until(lambda frame: frame["type"] == "presence" and frame["seats"] == [0, 1])
        assert other.act("ask", what="bot", seat=seat)["code"] == "clock-runs"
        assert other.act("ask", what="win", seat=seat)["code"] == "not-expired"
        time.now += 80
        other.until_it_is_so(lambda: bool(other.events) and other.events[-1]["kind"] == "warned")
        assert other.view["handovers"] == []
        time.now += 20
        other.until_it_is_so(lambda: other.events[-1]["kind"] == "expired")
        assert other.view["clock"]["expired"] is True
        assert other.view["status"] == "running"  # nothing is lost at once
        assert other.view["handovers"] == [{"seat": seat, "at": None}]
        assert other.act("ask", what="bot", seat=seat, level="novice")["code"] == "too-weak"
        assert other.act("ask", what="bot", seat=seat)["type"] == "ack"
        other.until_it_is_so(lambda: bool(other.view["legal"]))  # the bot moves
        assert other.view["seats"][seat]["level"] == "club"
        assert late.act("return")["type"] == "ack"
        assert other.act("move", name=other.view["legal"][0]["name"])["type"] == "ack"
    assert party.look()["view"]["seats"][seat]["kind"] == "person"


# ---------------------------------------------------------------------------------------------------- without a clock


def test_without_a_clock_a_seat_is_handed_over_after_a_day_away() -> None:
    table = new_table("rrr", "pp")  # begins at 2.0
    seat = to_move(table)
    assert handovers(table) == {seat: 2.0 + DAY}
    refused = refusal(table, ask(seat), ActionContext(3.0, 1 - seat, "ask"))
    assert refused.code == "not-absent"
    assert "24 hours" in say(refused.reason, "en")
    assert "24 heures" in say(refused.reason, "fr")
    assert "24 Stunden" in say(refused.reason, "de")
    late = refusal(table, ask(seat), ActionContext(1.0 + DAY, 1 - seat, "ask"))
    assert say(late.reason, "en").count("in an hour") == 1
    assert refusal(table, ask(seat), ActionContext(9 * DAY, 1 - seat, "ask", frozenset((seat,)))).code == "is-present"
    assert refusal(table, ask(seat, "casual"), ActionContext(9 * DAY, 1 - seat, "ask")).code == "too-weak"
    assert refusal(table, ask(seat), ActionContext(9 * DAY, 1 - seat, "ask", None)).code == "busy"
    assert refusal(table, ask(1 - seat), ActionContext(9 * DAY, seat, "ask")).code == "not-awaited"
    decide(table, ask(seat), ActionContext(2.0 + DAY, 1 - seat, "ask"))
    assert (table.places[seat].kind, table.places[seat].level) == ("bot", "club")


def test_the_day_begins_with_the_turn_or_with_what_a_seat_did_last() -> None:
    table = new_table("rrr", "pp", neutrals="none")
    assert table.match is not None
    first = to_move(table)
    move(table, table.game.name(table.match.observe(Seat(first)).legal()[0]), ActionContext(5 * DAY, first, "move"))
    seat = to_move(table)
    assert handovers(table) == {seat: 6 * DAY}  # not from when it sat down
    decide(table, protocol.Say(type="say", id="hello", text="tomorrow"), ActionContext(5.5 * DAY, seat, "hello"))
    assert handovers(table) == {seat: 6.5 * DAY}
    # What others do is no sign of life of this seat.
    other = 1 - seat
    decide(table, protocol.Say(type="say", id="well", text="well?"), ActionContext(5.9 * DAY, other, "well"))
    assert handovers(table) == {seat: 6.5 * DAY}
    assert refusal(table, ask(seat), ActionContext(6.5 * DAY - MINUTE, other, "ask")).code == "not-absent"
    # All of it comes from what is stored.
    again = copy(table)
    assert handovers(again) == {seat: 6.5 * DAY}
    decide(again, ask(seat), ActionContext(6.5 * DAY, other, "ask"))
    assert again.places[seat].kind == "bot"


def test_a_restart_changes_nothing_about_the_day(tmp_path: Path) -> None:
    time = Time()
    with running(tmp_path, now=time) as served:
        party = served.new_table("rrr", "mo").sit_all()
        seat = party.mover()
        with party.person(seat) as absent, party.person(1 - seat) as other:
            other.until(lambda frame: frame["type"] == "presence" and frame["seats"] == [0, 1])
            time.now += DAY
            assert other.act("ask", what="bot", seat=seat)["code"] == "is-present"
            assert absent.act("say", text="I am thinking")["type"] == "ack"
        time.now += DAY / 2
        assert code(party, 1 - seat, seat) == "not-absent"
    time.now += DAY / 2 - 1
    with running(tmp_path, now=time) as served:
        party.served = served
        assert party.look(1 - seat)["view"]["handovers"] == [{"seat": seat, "at": time.now + 1}]
        assert code(party, 1 - seat, seat) == "not-absent"
        time.now += 1
    with running(tmp_path, now=time) as served:
        party.served = served
        assert code(party, 1 - seat, seat, "casual") == "too-weak"
        assert code(party, 1 - seat, seat) == "ack"
        view = party.look()["view"]
        assert (view["seats"][seat]["kind"], view["seats"][seat]["level"]) == ("bot", "club")
    with running(tmp_path, now=time) as served:
        party.served = served
        assert party.act(seat, "return").status_code == 200
        assert party.look()["view"]["seats"][seat]["kind"] == "person"


def test_the_others_agree_and_who_came_back_meanwhile_plays_on() -> None:
    table = new_table("dynasties", "ppp", players=3)
    seat = to_move(table)
    asker, third = (number for number in range(3) if number != seat)
    decide(table, ask(seat), ActionContext(2.0 + DAY, asker, "ask"))
    assert table.offer is not None
    assert table.places[seat].kind == "person"
    yes = protocol.Answer(type="answer", id="yes", yes=True)
    assert refusal(table, yes, ActionContext(3 + DAY, third, "yes", frozenset((seat,)))).code == "is-present"
    assert refusal(table, yes, ActionContext(3 + DAY, third, "yes", None)).code == "busy"
    decide(table, yes, ActionContext(3 + DAY, third, "yes"))
    assert table.places[seat].kind == "bot"


def test_other_consent_needs_nobody_to_be_counted() -> None:
    table = new_table("rrr", "pp")
    decide(table, protocol.Ask(type="ask", id="ask", what="draw"), ActionContext(3.0, 0, "ask", None))
    decide(table, protocol.Answer(type="answer", id="yes", yes=True), ActionContext(4.0, 1, "yes", None))
    assert table.status == "over"


# ------------------------------------------------------------------------------------------------------- one's own seat


@pytest.mark.parametrize("clock", [None, 3 * 86_400])
@pytest.mark.parametrize(("level", "plays"), [(None, "casual"), ("novice", "novice"), ("master", "master")])
def test_one_s_own_seat_is_handed_over_and_taken_back_at_once(clock: int | None, level: str | None, plays: str) -> None:
    for seat in (0, 1):  # whose turn it is doesn't matter
        table = new_table("rrr", "pb" if seat == 0 else "bp", clock=clock)
        decide(table, ask(seat, level), ActionContext(2.0, seat, "ask", frozenset((seat,))))
        assert (table.places[seat].kind, table.places[seat].level) == ("bot", plays)
        decide(table, protocol.Return(type="return", id="return"), ActionContext(2.0, seat, "return"))
        assert (table.places[seat].kind, table.places[seat].level) == ("person", None)


# ---------------------------------------------------------------------------------------------------- hidden decisions


@pytest.mark.parametrize(("clock", "wait"), [(None, DAY), (60, DAY), (3 * 86_400, 3 * DAY)])
def test_a_hidden_decision_lets_nobody_wait_for_ever_and_shows_nobody_who_is_asked(clock: int | None, wait: float) -> None:
    """K-06: seats 0 and 2 may ask for a new deal, and nobody else may know; no clock runs for that."""
    table = new_table("kami", "pppp", clock=clock, hands=FIVE, first=0)
    everybody = dict.fromkeys(range(4), 2.0 + wait)
    assert handovers(table) == everybody
    move(table, "no-ask", ActionContext(100.0, 0, "move"))
    assert handovers(table) == everybody  # that seat 0 is there shows nowhere
    for seat in range(3):
        assert refusal(table, ask(seat), ActionContext(1.0 + wait, 3, "ask")).code == "not-absent"
    for seat in range(3):
        twin = copy_with_deal(table)
        decide(twin, ask(seat), ActionContext(2.0 + wait, 3, "ask"))
        assert twin.offer is not None
        assert decisions.missing(twin, twin.offer) == [other for other in range(3) if other != seat]
    assert len(json.loads(frames.update(table, SPECTATOR, 0))["events"]) == 2


def copy_with_deal(table: Table) -> Table:
    """The same table again; its deal wasn't drawn, so it isn't among what is fresh."""
    twin = new_table("kami", "pppp", clock=table.clock, hands=FIVE, first=0)
    move(twin, "no-ask", ActionContext(100.0, 0, "move"))
    return twin
