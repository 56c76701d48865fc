"""Leaks put in on purpose: the comparison of what goes over the wire finds every one.

They are put in by replacing functions, which compiled modules don't notice, so this runs on the sources (`make test-pure`).
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tatami.build import is_compiled
from tatami.server import decisions, frames, tables
from tatami.server.errors import Refused
from tatami.server.table import Table, Told
from tests.server.test_table import ELSEWHERE
from tests.server.test_wire import ONE_ASKED, SEED, asking
from tests.server.wire import compare

pytestmark = pytest.mark.skipif(is_compiled(), reason="runs on the sources, by make test-pure")


def in_frames(patch: pytest.MonkeyPatch) -> None:
    """A view that holds the record."""
    whole = frames._moving_part

    def leaky(table: Table, *args: Any) -> Any:
        moves = [] if table.match is None else table.match.moves()
        return {**whole(table, *args), "rules": moves[-1:] and [moves[0]]}

    patch.setattr(frames, "_moving_part", leaky)


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    """A log line that names the move of a bot or a person."""
    whole = decisions.move

    def leaky(table: Table, name: str, moment: Any) -> None:
        whole(table, name, moment)
        tables.LOG.info("%s moved", moment.seat)

    patch.setattr(decisions, "move", leaky)


def in_numbers(patch: pytest.MonkeyPatch) -> None:
    """All events are counted for everybody."""
    patch.setattr(Table, "number_of", lambda self, _viewer: self.number)


def in_presence_of_frames(patch: pytest.MonkeyPatch) -> None:
    """A hidden decision is told to all, without saying whose it was."""
    whole = Table._moved

    def leaky(self: Table, event: Any, drawing: bool) -> None:
        before = {viewer: len(told) for viewer, told in self.told.items()}
        whole(self, event, drawing)
        for viewer, told in self.told.items():
            if len(told) == before[viewer]:
                told.append(Told(event, None, []))

    patch.setattr(Table, "_moved", leaky)


def in_errors(patch: pytest.MonkeyPatch) -> None:
    """A refusal that hangs on whose turn it is."""
    whole = decisions.explain

    def leaky(table: Table, seat: int, name: str) -> Any:
        if table.match is not None and (int(table.match.to_move()) - seat) % 4 == 1:
            raise Refused("no-move", move=name)
        return whole(table, seat, name)

    patch.setattr(decisions, "explain", leaky)


def in_the_export(patch: pytest.MonkeyPatch) -> None:
    """An export that has the record too early."""
    patch.setattr(frames, "is_over", lambda table: table.match is not None)


@pytest.mark.parametrize(
    ("leak", "other"),
    [
        (in_frames, ELSEWHERE),
        (in_the_log, ELSEWHERE),
        (in_numbers, ONE_ASKED),
        (in_presence_of_frames, ONE_ASKED),
        (in_errors, ELSEWHERE),
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
