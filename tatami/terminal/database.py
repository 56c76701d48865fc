"""The server's database, used by one command at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tatami.server.settings import Settings
from tatami.server.storage.migration import check_database
from tatami.server.storage.store import Store

Result = TypeVar("Result")


def use_store(settings: Settings, use: Callable[[Store], Awaitable[Result]]) -> Result:
    """Return what use(store) gives, with the store of these settings open meanwhile."""
    check_database(settings)

    async def run() -> Result:
        store = Store(settings.database_url())
        try:
            await store.open()
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())
