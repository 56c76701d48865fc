"""Mistakes that a server process can be given on purpose, to see that the tests turn red; and one that keeps a bot thinking."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tatami.server import tables, thinking
from tatami.server.decisions import Moment
from tatami.server.scribe import Line
from tatami.server.store import Store
from tatami.server.table import Table

FLAWS: dict[str, Callable[[], None]] = {}
STALLED = "TATAMI_TEST_STALLED"  # names the pipe into which a stalled bot writes


def flaw(make: Callable[[], None]) -> Callable[[], None]:
    """Registers a flaw by its name."""
    FLAWS[make.__name__.replace("_", "-")] = make
    return make


@flaw
def ack_before_commit() -> None:
    """Moves are acknowledged while they are still on their way to the disk."""
    whole = Store._soon

    def soon(self: Store, lines: list[Line]) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        loop.call_later(0.05, whole, self, lines)
        done = loop.create_future()
        done.set_result(True)
        return done

    Store._soon = soon  # type: ignore[method-assign]


@flaw
def forgotten_ids() -> None:
    """The ids of actions aren't stored, so that one that is sent again is done again."""

    class Forgetful(Moment):
        def __init__(self, at: float, seat: int, action: str | None, present: frozenset[int] | None = frozenset()) -> None:
            super().__init__(at, seat, None, present)

    class Lax(dict[Any, int]):
        def __missing__(self, _key: Any) -> int:
            return 1

    begin = Table.__init__

    def lax(self: Table, key: str, secret: bytes) -> None:
        begin(self, key, secret)
        self.done = Lax()

    Table.__init__ = lax  # type: ignore[method-assign]
    tables.Moment = Forgetful  # type: ignore[attr-defined]


@flaw
def ids_in_memory_only() -> None:
    """What was acknowledged is known until the process ends."""
    apply = Table.apply

    def forget(self: Table, event: Any, drawing: bool = False) -> None:
        apply(self, event, drawing)
        if not drawing:
            self.done.clear()

    Table.apply = forget  # type: ignore[method-assign]


@flaw
def stalled() -> None:
    """A bot that thinks for ever: it says so and never answers."""

    async def think(self: thinking.Thinker, question: thinking.Question) -> str:
        Path(os.environ[STALLED]).write_text("thinking")
        await asyncio.Event().wait()
        return ""

    thinking.Thinker.think = think  # type: ignore[method-assign]
