"""A table from its events: the same again after every event, and numbers that show nobody what they mustn't know."""

import json
from random import Random
from typing import Any

import pytest

import tatami
from tatami.game import CHANCE, SPECTATOR, Seat
from tatami.server.storage.events import Event
from tatami.server.tables import frames
from tatami.server.tables.decisions import ActionContext, move, ring
from tatami.server.tables.table import StorageError, Table
from tatami.testing import random_states

SECRET = bytes(range(32))
FIVE = ["SSSSSLRV", "LLLRRRVV", "SSSSSTEE", "VGGGGFFT"]
ELSEWHERE = [FIVE[3], FIVE[1], FIVE[2], FIVE[0]]


def seats(kinds: str) -> list[dict[str, object]]:
    """Rows of people and bots."""
    return [
        {"kind": "person", "name": f"P{seat}", "level": None, "nonce": f"{seat:064x}"}
        if kind == "p"
        else {"kind": "bot", "name": None, "level": "novice", "nonce": None}
        for seat, kind in enumerate(kinds)
    ]


def new_table(game: str, kinds: str, clock: int | None = None, hands: list[str] | None = None, **options: Any) -> Table:
    """A table where everybody sits and the game has begun; Kami with these hands."""
    table = Table("0123456789", SECRET)
    chosen = tatami.game(game, **options).options
    table.happen("created", 1.0, game=game, options=dict(chosen), seats=seats(kinds), clock=clock)
    if hands is None:
        table.happen("started", 2.0)
    else:
        table.apply(Event(2, 2.0, "started", None, None, {"moves": [f"card {card}" for card in "".join(hands)]}))
    return table


def everything(table: Table, viewer: int) -> bytes:
    """All that a viewer gets, with and without words."""
    return b"\n".join(frames.update(table, Seat(viewer), 0, words) for words in (None, "en", "fr", "de"))


def copy(table: Table) -> Table:
    """The same table out of its stored events."""
    again = Table(table.key, SECRET)
    for event in table.unsaved_events:
        again.apply(Event(event.number, event.at, event.kind, event.seat, event.action, json.loads(json.dumps(event.body))))
    return again


@pytest.mark.parametrize(
    ("game", "kinds", "options"),
    [("kami", "pppp", {}), ("kami", "pp", {"players": 2}), ("rrr", "pp", {"neutrals": "secret"}), ("daimyos", "pp", {})],
)
def test_a_table_woken_from_its_events_is_the_same(game: str, kinds: str, options: dict[str, Any]) -> None:
    table = new_table(game, kinds, clock=60, **options)
    rng = Random(f"3 {game}")
    for _ in range(40):
        assert table.match is not None
        if table.status == "over":
            break
        mover = table.match.to_move()
        chosen = rng.choice(table.match.observe(mover).legal())
        move(table, table.game.name(chosen), ActionContext(table.number + 2.0, int(mover), f"a{table.number}"))
    again = copy(table)
    for viewer in table.viewers():
        assert everything(again, viewer) == everything(table, viewer)
    assert again.record().text() == table.record().text()
    assert (again.done, again.turn, again.alarm()) == (table.done, table.turn, table.alarm())
    # Chance goes on where it was: both draw the same.
    for _ in range(20):
        assert table.match is not None
        if table.status == "over":
            break
        mover = table.match.to_move()
        name = table.game.name(table.match.observe(mover).legal()[0])
        for one in (table, again):
            move(one, name, ActionContext(99.0, int(mover), None))
    assert again.record().text() == table.record().text()


@pytest.mark.parametrize("game", ["kami", "rrr", "dynasties", "daimyos"])
def test_an_open_decision_shows_in_every_view(game: str) -> None:
    """Numbers count a decision for everybody who knew that it was due; that tells nothing only if all see that it was made."""
    seed = 5
    hidden = 0
    for state, where in random_states(tatami.game(game), seed, 2, 20_000):
        mover = state.to_move()
        if mover < 0:
            continue
        if state.observe(SPECTATOR).to_move() != mover:
            hidden += 1
            continue
        after = state.clone()
        action = state.legal()[0]
        after.play(action)
        for viewer in (*(Seat(seat) for seat in range(state.game.seats)), SPECTATOR):
            shown = state.observe(viewer).key() != after.observe(viewer).key()
            assert shown or state.tell(action, viewer), f"{where}: {state.game.name(action)} shows nothing to {viewer}"
    assert hidden == 0 or game == "kami"


def test_a_hidden_no_ask_changes_no_byte_for_the_others() -> None:
    """K-06: seats 0 and 2 may ask, one after the other."""
    table = new_table("kami", "pppp", clock=60, hands=FIVE, first=0)
    before = {viewer: everything(table, viewer) for viewer in (1, 3, SPECTATOR)}
    assert json.loads(frames.update(table, Seat(0), 0))["view"]["legal"]
    move(table, "no-ask", ActionContext(9.0, 0, "a"))
    assert {viewer: everything(table, viewer) for viewer in before} == before
    assert table.number_of(Seat(0)) == 3
    assert table.number_of(SPECTATOR) == 2
    assert table.alarm() is None
    # Nor can they tell who it was that was asked.
    elsewhere = new_table("kami", "pppp", clock=60, hands=ELSEWHERE, first=0)
    for viewer in (1, SPECTATOR):
        assert everything(elsewhere, viewer) == before[viewer]
    # When the last one has kept quiet, everybody sees that the round begins.
    move(table, "no-ask", ActionContext(9.5, 2, "b"))
    numbers = {viewer: table.number_of(Seat(viewer)) for viewer in (0, 1, 2, 3, SPECTATOR)}
    assert numbers == {0: 4, 1: 3, 2: 4, 3: 3, SPECTATOR: 3}  # seat 2 saw that it was asked
    assert table.alarm() == 54.5  # a quarter of a minute before 69.5
    for seat, at in ((2, 9.0), (3, 9.5)):
        move(elsewhere, "no-ask", ActionContext(at, seat, "a"))
    for viewer in (1, SPECTATOR):
        assert everything(elsewhere, viewer) == everything(table, viewer)


def test_an_offer_stays_through_a_hidden_decision() -> None:
    table = new_table("kami", "pppp", hands=FIVE, first=0)
    table.happen("asked", 3.0, 1, "a", what="draw", place=None, level=None)
    before = everything(table, 3)
    move(table, "no-ask", ActionContext(9.0, 0, "a"))
    assert everything(table, 3) == before


def test_bots_answer_a_hidden_decision_at_a_time_that_tells_nothing() -> None:
    table = new_table("kami", "bpbp", hands=FIVE, first=0)
    assert table.hidden_since == 2.0
    move(table, "no-ask", ActionContext(9.0, 0, None))
    assert table.bot_to_move() == 2
    assert table.hidden_since == 2.0  # the second bot waits for nothing more


def test_the_secret_is_nowhere_until_the_game_is_over() -> None:
    table = new_table("rrr", "pp")
    rng = Random(4)
    while table.status != "over":
        assert table.secret() is None
        assert table.record().proof is not None
        assert table.record().data()["proof"]["secret"] is None
        for viewer in table.viewers():
            assert SECRET.hex().encode() not in frames.update(table, viewer, 0)
            assert json.loads(frames.export(table, viewer))["record"] is None
        assert table.match is not None
        mover = table.match.to_move()
        move(table, table.game.name(rng.choice(table.match.observe(mover).legal())), ActionContext(3.0, int(mover), None))
    assert json.loads(frames.update(table, SPECTATOR, 0))["view"]["fairness"]["secret"] == SECRET.hex()
    assert json.loads(frames.export(table, SPECTATOR))["record"]["proof"]["secret"] == SECRET.hex()


def test_the_clock_warns_and_then_only_says_that_the_time_is_up() -> None:
    table = new_table("rrr", "pp", clock=100)
    assert table.match is not None
    mover = int(table.match.to_move())
    assert (table.deadline, table.alarm()) == (102.0, 77.0)
    ring(table, 76.9)
    assert table.number == 2
    ring(table, 77.0)
    ring(table, 78.0)
    assert [event.kind for event in table.unsaved_events[2:]] == ["warned"]
    assert table.alarm() == 102.0
    ring(table, 102.0)
    ring(table, 500.0)
    assert [(event.kind, event.seat) for event in table.unsaved_events[2:]] == [("warned", mover), ("expired", mover)]
    assert table.alarm() is None
    assert table.match.to_move() == mover
    move(table, table.game.name(table.match.observe(Seat(mover)).legal()[0]), ActionContext(600.0, mover, None))
    assert not table.expired


def test_an_event_out_of_order_is_an_error() -> None:
    table = new_table("rrr", "pp")
    with pytest.raises(StorageError, match=r"event 2 can't follow event 2"):
        table.apply(Event(2, 3.0, "said", 0, None, {"text": "x"}))


def test_the_engine_s_chance_never_decides_at_a_table() -> None:
    table = new_table("kami", "pppp")
    assert table.match is not None
    assert table.match.to_move() != CHANCE
