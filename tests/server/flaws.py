"""Mistakes that a server process can be given on purpose, to see that the tests turn red; and one that keeps a bot thinking.

Each is put in where modules that are never compiled look for a function.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tatami.server import protocol
from tatami.server.storage.sqlite_writer import Row
from tatami.server.storage.store import Store
from tatami.server.tables import decisions
from tatami.server.tables.decisions import ActionContext
from tatami.server.tables.table import Table
from tatami.server.thinking import thinking

FLAWS: dict[str, Callable[[], None]] = {}
STALLED = "TATAMI_TEST_STALLED"  # names the pipe into which a stalled bot writes


def flaw(make: Callable[[], None]) -> Callable[[], None]:
    """Registers a flaw by its name."""
    FLAWS[make.__name__.replace("_", "-")] = make
    return make


@flaw
def ack_before_commit() -> None:
    """Moves are acknowledged while they are still on their way to the disk."""
    whole = Store._enqueue

    def enqueue(self: Store, rows: list[Row]) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        loop.call_later(0.05, whole, self, rows)
        done = loop.create_future()
        done.set_result(True)
        return done

    Store._enqueue = enqueue  # type: ignore[method-assign]


@flaw
def forgotten_ids() -> None:
    """The ids of actions are neither stored nor remembered, so that one that is sent again is done again."""
    whole = decisions.decide

    def decide(table: Table, message: protocol.Act, context: ActionContext) -> None:
        whole(table, message, ActionContext(context.at, context.seat, None, context.present))
        key = context.seat, str(context.action)
        table.done[key] = 1
        asyncio.get_running_loop().call_soon(table.done.pop, key, None)  # once it is acknowledged

    decisions.decide = decide


@flaw
def ids_in_memory_only() -> None:
    """What was acknowledged is known until the process ends."""
    whole = Store.load

    async def load(self: Store, key: str) -> Any:
        found = await whole(self, key)
        for event in () if found is None else found[1]:
            event.action = None
        return found

    Store.load = load  # type: ignore[method-assign]


@flaw
def stalled() -> None:
    """A bot that thinks for ever: it says so and never answers."""

    async def think(self: thinking.Thinker, question: thinking.Question) -> str:
        Path(os.environ[STALLED]).write_text("thinking")
        await asyncio.Event().wait()
        return ""

    thinking.Thinker.think = think  # type: ignore[method-assign]
