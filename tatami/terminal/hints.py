"""Hints in words, for `tatami hint` and for `hint` at the table; Ctrl-C only ends the thinking."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from secrets import SystemRandom
from time import monotonic
from types import FrameType
from typing import Final

from rich.progress import BarColumn, Progress, TextColumn

from tatami.bots.budget import Budget
from tatami.bots.levels import mind_of
from tatami.game import Observation
from tatami.review.hint import Hint, HintMove, hint
from tatami.review.sentences import percent
from tatami.terminal.screen import Screen
from tatami.texts import Text
from tatami.texts.saying import say
from tatami.views import seat_names

SECONDS: Final = 3.0  # of thought, unless something else is asked for
LONGEST: Final = 3600.0
AT_THE_TABLE: Final = 3  # moves shown in play
REFRESH: Final = 0.1  # seconds between two looks at the bar


class Thinking:
    """The clock of a budget: it shows how far the thinking is, and after Ctrl-C says that the time is up."""

    def __init__(self, seconds: float, simulations: int) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.stopped = False
        self.report: Callable[[float], None] | None = None
        self._start = monotonic()
        self._looked = 0
        self._next = 0.0
        self._process = os.getpid()

    def budget(self) -> Budget:
        """Return a budget of this many simulations or seconds; it asks its clock only where there is a limit of seconds."""
        self._start = monotonic()
        return Budget(self.simulations, self.seconds if self.seconds > 0 else 1e9, self.clock)

    def clock(self) -> float:
        """Return the time, asked for after every simulation; the end of time once somebody has stopped it."""
        if self.stopped:
            return inf
        now = monotonic()
        self._looked += 1
        if self.report is not None and now >= self._next and os.getpid() == self._process:
            self._next = now + REFRESH
            by_count = self._looked / self.simulations if self.simulations else 0.0
            by_time = (now - self._start) / self.seconds if self.seconds else 0.0
            self.report(min(1.0, max(by_count, by_time)))
        return now

    @contextmanager
    def stoppable(self) -> Iterator[None]:
        """Let Ctrl-C stop the thinking with what is known so far; a second one is the usual interruption."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        usual = signal.getsignal(signal.SIGINT)

        def stop(number: int, frame: FrameType | None) -> None:
            self.stopped = True
            signal.signal(signal.SIGINT, usual)

        signal.signal(signal.SIGINT, stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, usual)


def think(
    seen: Observation, seconds: float, simulations: int, seed: int | None, processes: int, screen: Screen
) -> tuple[Hint, bool]:
    """Return the hint, and whether somebody stopped the thinking."""
    thinking = Thinking(seconds, simulations)
    chosen = SystemRandom().getrandbits(62) if seed is None else seed
    mind = mind_of(seen.game, processes)
    # Without a thread of its own, for minds may copy this process.
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=screen.console, transient=True, auto_refresh=False, disable=not screen.moves) as progress:
        task = progress.add_task(screen.words("hint-thinking"), total=1.0)

        def report(part: float) -> None:
            progress.update(task, completed=part)
            progress.refresh()

        thinking.report = report
        progress.refresh()
        with thinking.stoppable():
            found = hint(seen, mind, thinking.budget(), chosen)
    return found, thinking.stopped


def show(found: Hint, seen: Observation, best: int, stopped: bool, screen: Screen) -> None:
    """Write the best moves: name, chance, how sure that is, and what the move does."""
    if stopped:
        screen.say("hint-stopped")
    who = Text("seat-you", seat=str(found.seat))
    screen.say("hint-title", who=who, simulations=found.simulations)
    for rank, move in enumerate(found.moves[:best], 1):
        screen.line(f"{move.name}: {say(worth(move), screen.lang)}", "bold" if rank == 1 else "", "    ", f"{rank:>2}. ")
        if move.told:
            screen.line(" ".join(say(text, screen.lang, seat_names(seen)) for text in move.told), indent="    ")
    if len(found.moves) < found.legal:
        screen.say("hint-unseen", moves=found.legal - len(found.moves))


def worth(move: HintMove) -> Text:
    """Return the chance of a move, exact or with how far off it may be."""
    chance = percent(move.chance)
    if move.exact:
        return Text("hint-exact", chance=chance)
    return Text("hint-estimate", chance=chance, reach=max(1, round(100 * move.reach)), visits=move.visits)


def at_the_table(seen: Observation, typed: str, screen: Screen) -> None:
    """Write a hint in play, with as many seconds of thought as were asked for."""
    seconds = seconds_of(typed) if typed else SECONDS
    if seconds is None:
        screen.say("terminal-help-hint")
        return
    found, stopped = think(seen, seconds, 0, None, 1, screen)
    show(found, seen, AT_THE_TABLE, stopped, screen)


def seconds_of(typed: str) -> float | None:
    """Return a number of seconds that was typed; None when it is none, or too long to wait for."""
    try:
        seconds = float(typed.replace(",", "."))
    except ValueError:
        return None
    return seconds if 0 < seconds <= LONGEST else None
