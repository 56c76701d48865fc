"""A process that serves nobody and lets bots think: it takes its work from the queue in Redis."""

import asyncio
import signal

from tatami.server.app import Server
from tatami.server.settings import Settings


async def run(settings: Settings) -> None:
    """Run until the process is told to stop; work that wasn't finished goes to another worker."""
    server = Server(settings)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    await server.open(clocks=False)
    try:
        await stopped.wait()
    finally:
        await server.close()
