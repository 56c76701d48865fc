"""Time in tests: when they give up, and the processor's time, so that what else the machine does is no matter."""

import gc
from collections.abc import Callable
from time import monotonic, process_time

PATIENCE = 300.0  # seconds after which a test gives up on what should happen; nothing is measured by it


def wait_until(so: Callable[[], bool]) -> None:
    """Ask again and again until it is so."""
    end = monotonic() + PATIENCE
    while not so():
        assert monotonic() < end, "it didn't come to be so"


def processor_seconds(call: Callable[..., object], *args: object) -> float:
    """How long a call takes. What the tests before have left in memory is frozen: going through it isn't the call's work."""
    gc.collect()
    gc.freeze()
    try:
        start = process_time()
        call(*args)
        return process_time() - start
    finally:
        gc.unfreeze()
