"""Time for tests of time limits: the processor's, so that what else the machine does is no matter."""

import gc
from collections.abc import Callable
from time import process_time


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
