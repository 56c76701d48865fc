"""Leaks put in on purpose: the comparison of what goes over the wire finds every one.

Each replaces a function where `tables.py`, `routes.py` and `connection.py`, which are never compiled, look it up, so that the
same leaks are tried on the compiled server and on the sources.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from tatami.server import protocol
from tatami.server.errors import Refused
from tatami.server.tables import decisions, frames, tables
from tatami.server.tables.decisions import ActionContext
from tatami.server.tables.table import Table, Told
from tests.server.test_table import ELSEWHERE
from tests.server.test_wire import ONE_ASKED, SEED, asking
from tests.server.wire import compare

Frame = dict[str, Any]


def change_updates(patch: pytest.MonkeyPatch, change: Callable[[Table, Frame], None]) -> None:
    """Let every update that a client gets go through this function."""
    update, news = frames.update, frames.news

    def changed(table: Table, frame: bytes) -> bytes:
        found = orjson.loads(frame)
        change(table, found)
        return orjson.dumps(found)

    def leaky_news(table: Table, *given: Any) -> tuple[int, bytes] | None:
        found = news(table, *given)
        return None if found is None else (found[0], changed(table, found[1]))

    patch.setattr(frames, "update", lambda table, *given: changed(table, update(table, *given)))
    patch.setattr(frames, "news", leaky_news)


def after_decisions(patch: pytest.MonkeyPatch, then: Callable[[Table, ActionContext, dict[Any, int]], None]) -> None:
    """Call this function after every message that was decided, with how much each viewer had been told before."""
    whole = decisions.decide

    def leaky(table: Table, message: protocol.Act, context: ActionContext) -> None:
        before = {viewer: len(told) for viewer, told in table.told.items()}
        whole(table, message, context)
        then(table, context, before)

    patch.setattr(decisions, "decide", leaky)


def in_frames(patch: pytest.MonkeyPatch) -> None:
    """A view that holds a card of the record."""

    def leak(table: Table, frame: Frame) -> None:
        moves = [] if table.match is None else table.match.moves()
        frame["view"]["rules"] = moves[:1]

    change_updates(patch, leak)


def in_numbers(patch: pytest.MonkeyPatch) -> None:
    """All events are counted for everybody."""

    def leak(table: Table, frame: Frame) -> None:
        frame["number"] = table.number

    change_updates(patch, leak)


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    """A log line that names whose move it was."""
    after_decisions(patch, lambda _table, context, _before: tables.LOG.info("%s moved", context.seat))


def in_presence_of_frames(patch: pytest.MonkeyPatch) -> None:
    """A hidden decision is told to all, without saying whose it was."""

    def leak(table: Table, _context: ActionContext, before: dict[Any, int]) -> None:
        for viewer, told in table.told.items():
            if len(told) == before[viewer]:
                told.append(Told(table.unsaved_events[-1], None, []))

    after_decisions(patch, leak)


def in_errors(patch: pytest.MonkeyPatch) -> None:
    """A refusal that depends on whose turn it is."""
    whole = decisions.explain

    def leaky(table: Table, seat: int, name: str) -> Any:
        if table.match is not None and (int(table.match.to_move()) - seat) % 4 == 1:
            raise Refused("no-move", move=name)
        return whole(table, seat, name)

    patch.setattr(decisions, "explain", leaky)


def in_words(patch: pytest.MonkeyPatch) -> None:
    """A view in words that says whose turn it is."""
    whole = frames.words

    def leaky(table: Table, *given: Any) -> bytes:
        mover = None if table.match is None else int(table.match.to_move())
        return orjson.dumps({**orjson.loads(whole(table, *given)), "log": [f"{mover} is to move"]})

    patch.setattr(frames, "words", leaky)


def in_the_export(patch: pytest.MonkeyPatch) -> None:
    """An export that has the record too early."""
    whole = frames.export

    def leaky(table: Table, *given: Any) -> bytes:
        begun = table.match is not None
        return orjson.dumps({"record": table.record().data(), "seen": None}) if begun else whole(table, *given)

    patch.setattr(frames, "export", leaky)


@pytest.mark.parametrize(
    ("leak", "other"),
    [
        (in_frames, ELSEWHERE),
        (in_the_log, ELSEWHERE),
        (in_numbers, ONE_ASKED),
        (in_presence_of_frames, ONE_ASKED),
        (in_errors, ELSEWHERE),
        (in_words, ELSEWHERE),
        (in_the_export, ELSEWHERE),
    ],
)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], other: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = asking(1, other, steps=1)
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"could tell|more messages|the log of"):
        compare(course, tmp_path, SEED)
