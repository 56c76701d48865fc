"""Bots think here, in processes of their own: a question goes in, the name of a move comes out."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from secrets import randbits
from typing import Any, Final, TypeVar

from tatami.bots.budget import Budget
from tatami.game import OptionValue, Seat, State
from tatami.levels import mind_of
from tatami.registry import GAMES
from tatami.review.hint import hint
from tatami.server.opponents import make_bot

HINT_SECONDS: Final = 1.5
HINT_MOVES: Final = 5
Answer = TypeVar("Answer")
REMEMBERED: Final = 50  # tables whose last position a process keeps, so that it needn't replay from the beginning


class Question:
    """What a bot is asked: the game and its moves so far, for which seat, of which level, with which luck of its own."""

    def __init__(
        self, table: str, game: str, options: dict[str, OptionValue], moves: list[str], seat: int, level: str, seed: int
    ) -> None:
        self.table = table
        self.game = game
        self.options = options
        self.moves = moves
        self.seat = seat
        self.level = level
        self.seed = seed


_positions: Final[dict[str, tuple[list[str], State]]] = {}


def think(question: Question) -> str:
    """The bot's move. It gets its seat's observation and nothing else; replaying the moves is not its business."""
    state = position(question)
    bot = make_bot(state.game, question.level, question.seed)
    return state.game.name(bot.choose(state.observe(Seat(question.seat))))


def advise(question: Question, lang: str) -> list[dict[str, Any]]:
    """The best moves for a person in this seat, from what it may know, as they go over the wire."""
    state = position(question)
    found = hint(state.observe(Seat(question.seat)), mind_of(state.game), Budget(seconds=HINT_SECONDS), question.seed)
    return [
        {
            "name": move.name,
            "text": " ".join(line.say(lang) for line in move.told),
            "chance": round(move.chance, 3),
            "exact": move.exact,
        }
        for move in found.moves[:HINT_MOVES]
    ]


def position(question: Question) -> State:
    """The state after the moves, from the last one known of this table where its moves are the same so far."""
    known, state = _positions.pop(question.table, ([], None))
    if state is None or known != question.moves[: len(known)]:
        known, state = [], GAMES[question.game].make(dict(question.options)).start()
    for name in question.moves[len(known) :]:
        state.play(state.game.action(name))
    _positions[question.table] = (question.moves, state)
    while len(_positions) > REMEMBERED:
        del _positions[next(iter(_positions))]
    return state


def _nothing() -> None:
    """Unpickling this function in the new process imports all that a question needs."""


def _end_with_parent() -> None:
    """A process that thinks ends when its server was killed; by itself it would wait for questions for ever."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinker:
    """So many processes that think; with none, a thread of this process does (for tests and the smallest machines)."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor | None:
        if self._processes == 0:
            return None
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), initializer=_end_with_parent)

    async def warm_up(self) -> None:
        """The first process loads the games now, so that nobody's first move waits for it."""
        if self._pool is not None:
            await self._run(_nothing)

    async def think(self, question: Question) -> str:
        """The bot's move."""
        return await self._run(partial(think, question))

    async def advise(self, question: Question, lang: str) -> list[dict[str, Any]]:
        """The best moves for a person in this seat."""
        return await self._run(partial(advise, question, lang))

    async def run(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """Other work that takes thought: a function of a module, which another process can find."""
        return await self._run(partial(work, *given))

    async def _run(self, work: Callable[[], Answer]) -> Answer:
        """A process that died is replaced and the question asked once more."""
        if self._pool is None:
            return await asyncio.to_thread(work)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Stop, without waiting for thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def new_seed() -> int:
    """Luck for one decision of a bot, which has nothing to do with the table's chance."""
    return randbits(62)
