"""`tatami hint`, and `hint` at the table: the best moves in words, while Ctrl-C only ends the thinking."""

import json
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from secrets import SystemRandom
from time import monotonic
from types import FrameType
from typing import Final

from rich.progress import BarColumn, Progress, TextColumn

from tatami.bots.budget import Budget
from tatami.game import CHANCE, OVER, Observation, OptionError, Seat, State
from tatami.levels import mind_of
from tatami.review.hint import Hint, HintMove, hint
from tatami.review.sentences import percent
from tatami.terminal.counting import load_position
from tatami.terminal.saves import FileError, read_record
from tatami.terminal.screen import Screen
from tatami.terminal.solving_rrr import before_move
from tatami.texts import Text

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
        """So many simulations or seconds; a budget asks its clock only where there is a limit of seconds."""
        self._start = monotonic()
        return Budget(self.simulations, self.seconds if self.seconds > 0 else 1e9, self.clock)

    def clock(self) -> float:
        """The time, asked for after every simulation; the end of time once somebody has stopped it."""
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
        """Ctrl-C stops the thinking with what is known so far; a second one is the usual interruption."""
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


def run(
    seen: Observation,
    seconds: float,
    simulations: int,
    seed: int | None,
    processes: int,
    best: int,
    as_json: bool,
    screen: Screen,
) -> None:
    """Think and print."""
    found, stopped = think(seen, seconds, simulations, seed, processes, screen)
    if as_json:
        print(json.dumps({**found.data(best), "stopped": stopped}, indent=2))
    else:
        show(found, best, stopped, screen)


def think(
    seen: Observation, seconds: float, simulations: int, seed: int | None, processes: int, screen: Screen
) -> tuple[Hint, bool]:
    """The hint, and whether somebody stopped the thinking."""
    thinking = Thinking(seconds, simulations)
    chosen = SystemRandom().getrandbits(62) if seed is None else seed
    mind = mind_of(seen.game, processes)
    # Without a thread of its own, for minds may copy this process.
    moving = screen.console.is_terminal and not screen.plain and not screen.console.is_dumb_terminal
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=screen.console, transient=True, auto_refresh=False, disable=not moving) as progress:
        task = progress.add_task(Text("hint-thinking").say(screen.lang), total=1.0)

        def report(part: float) -> None:
            progress.update(task, completed=part)
            progress.refresh()

        thinking.report = report
        progress.refresh()
        with thinking.stoppable():
            found = hint(seen, mind, thinking.budget(), chosen)
    return found, thinking.stopped


def show(found: Hint, best: int, stopped: bool, screen: Screen) -> None:
    """The best moves: name, chance, how sure that is, and what the move does."""
    if stopped:
        screen.say("hint-stopped")
    who = Text("seat-you", seat=str(found.seat))
    screen.say("hint-title", who=who, simulations=found.simulations)
    for rank, move in enumerate(found.moves[:best], 1):
        screen.line(f"{move.name}: {worth(move).say(screen.lang)}", "bold" if rank == 1 else "", "    ", f"{rank:>2}. ")
        if move.told:
            screen.line(" ".join(text.say(screen.lang) for text in move.told), indent="    ")
    if len(found.moves) < found.legal:
        screen.say("hint-unseen", moves=found.legal - len(found.moves))


def worth(move: HintMove) -> Text:
    """The chance of a move, exact or with how far off it may be."""
    chance = percent(move.chance)
    if move.exact:
        return Text("hint-exact", chance=chance)
    return Text("hint-estimate", chance=chance, reach=max(1, round(100 * move.reach)), visits=move.visits)


def at_the_table(seen: Observation, typed: str, screen: Screen) -> None:
    """A hint in play, with as many seconds of thought as were asked for."""
    seconds = seconds_of(typed) if typed else SECONDS
    if seconds is None:
        screen.say("terminal-help-hint")
        return
    found, stopped = think(seen, seconds, 0, None, 1, screen)
    show(found, AT_THE_TABLE, stopped, screen)


def seconds_of(typed: str) -> float | None:
    """A number of seconds that was typed; None when it is none, or too long to wait for."""
    try:
        seconds = float(typed.replace(",", "."))
    except ValueError:
        return None
    return seconds if 0 < seconds <= LONGEST else None


def ask(position: Path | None, record: Path | None, move: int | None, seat: int | None) -> Observation:
    """What the seat sees whose decision it is; an error says why there is none."""
    if (position is None) == (record is None):
        raise OptionError("give --position FILE or --record FILE, one of them")
    if move is not None and record is None:
        raise OptionError("option --move: goes with --record")
    state: State
    if position is not None:
        state = load_position(position)
    else:
        assert record is not None
        state = before_move(read_record(record), move, record)
    source = position or record
    if state.to_move() == OVER:
        rest = "; --move N chooses an earlier position" if record is not None else ""
        raise FileError(f"{source}: the game is over here, so there is nothing to advise{rest}")
    if state.to_move() == CHANCE:
        raise FileError(f"{source}: chance is to move here, so there is nothing to advise")
    viewer = state.to_move() if seat is None else Seat(seat)
    if not 0 <= viewer < state.game.seats:
        raise OptionError(f"option --seat: there is no seat {viewer}; seats are 0 to {state.game.seats - 1}")
    if viewer != state.to_move():
        raise OptionError(f"option --seat: seat {viewer} has nothing to decide here")
    return state.observe(viewer)


def budget_of(seconds: float | None, simulations: int | None) -> tuple[float, int]:
    """Seconds and simulations, one of them given; OptionError for both."""
    if seconds is not None and simulations is not None:
        raise OptionError("options --seconds and --simulations: give one of them")
    if simulations is not None:
        return 0.0, simulations
    return (SECONDS if seconds is None else seconds), 0
