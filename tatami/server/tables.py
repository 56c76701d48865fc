"""What clients may do with the tables of one server process: each message is one transaction.

A change is applied to the table in memory and stored in one transaction that asks for the number before it; when that fails,
the table in memory is thrown away and read again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from time import perf_counter, time
from typing import Any, Final

from tatami.game import SPECTATOR, Seat
from tatami.server import decisions, frames, protocol, secrets
from tatami.server.decisions import Moment
from tatami.server.errors import Refused
from tatami.server.games import game_of
from tatami.server.hub import Hub
from tatami.server.memory import Memory
from tatami.server.metrics import Metrics
from tatami.server.seating import rotated, seat_again, seat_row
from tatami.server.store import INVITATION, SEAT, Key, Store
from tatami.server.table import Table
from tatami.server.thinking import Question, Thinker, new_seed
from tatami.server.work import Queue
from tatami.texts import Text

LOG: Final = logging.getLogger("tatami.tables")
TRIES: Final = 20  # against other processes at the same table
QUESTIONS: Final = (protocol.Preview, protocol.Why, protocol.Hint)  # change nothing

Answer = Callable[[frames.Frame | None], None]  # what is to be done with the ack


class Tables:
    """What clients may do with tables."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        queue: Queue,
        thinker: Thinker,
        now: Callable[[], float] = time,
        hidden_pause: float = 4.0,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.hub = hub
        self.queue = queue
        self.thinker = thinker
        self.now = now
        self.hidden_pause = hidden_pause
        self.metrics = Metrics() if metrics is None else metrics
        self.memory = Memory(store, hub)
        self.table = self.memory.table
        self.metrics.count_tables(lambda: len(self.memory))
        self._changes: set[asyncio.Future[Any]] = set()

    # ------------------------------------------------------------------------------------------------------- changing

    async def _change(self, key: str, change: Callable[[Table], Any], **stored: Any) -> Any:
        """Let something happen at a table and store it. Once begun it isn't broken off when the client goes away."""
        return await asyncio.shield(self._later(self._change_now(key, change, stored)))

    def _later(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Something that is done in any case before the server stops."""
        task = asyncio.create_task(work)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return task

    async def finish(self) -> None:
        """Until what is being changed is stored."""
        while self._changes:
            await asyncio.wait(self._changes)

    async def _change_now(self, key: str, change: Callable[[Table], Any], stored: dict[str, Any]) -> Any:
        for _ in range(TRIES):
            entry = await self.memory.take(key)
            try:
                table = entry.table if self.hub.alone else None
                if table is None:
                    table = await self.memory.current(key, entry)
                turn = table.turn
                answer = change(table)
                if not table.fresh:
                    return answer
                if not await self.store.append(table, **stored):
                    if "used" in stored and await self.store.key(key, stored["used"]) is None:
                        raise Refused("wrong-secret")
                    continue  # somebody was faster: read it again
                table.fresh.clear()
            finally:
                self.memory.give_back(key, entry)
            await self._tell(table, turn)
            return answer
        raise Refused("busy")

    async def _tell(self, table: Table, turn: int) -> None:
        await self.hub.tell(table.key)
        if table.turn != turn:
            await self._ask_bot(table)

    async def _ask_bot(self, table: Table) -> None:
        if table.bot_to_move() is None or table.match is None:
            return
        hidden = not table.match.decides_openly()
        delay = max(0.0, table.hidden_since + self.hidden_pause - self.now()) if hidden else 0.0
        await self.queue.put(table.key, table.turn, delay)

    # --------------------------------------------------------------------------------------------------- making tables

    async def create(self, body: protocol.NewTable) -> protocol.Created:
        """A new table; the game begins at once if nobody is waited for."""
        keys: list[Key] = []
        invitations: list[protocol.Invitation] = []
        mine, own = None, None
        for seat, place in enumerate(body.seats):
            if place.kind == "me":
                mine, own = seat, secrets.new_secret()
                keys.append((secrets.hashed(own), seat, SEAT))
            elif place.kind == "open":
                invitations.append(protocol.Invitation(seat=seat, secret=secrets.new_secret()))
                keys.append((secrets.hashed(invitations[-1].secret), seat, INVITATION))
        chance = secrets.new_chance()
        table = self._new_table(body, chance)
        await self.store.create(table, chance, keys)
        table.fresh.clear()
        await self._tell(table, 0)
        return protocol.Created(table=table.key, seat=mine, secret=own, invitations=invitations, commitment=table.commitment)

    def _new_table(self, body: protocol.NewTable, chance: bytes) -> Table:
        game = game_of(body.game, body.options)
        if len(body.seats) != game.seats:
            raise Refused("bad-seats", reason=Text("server-seats-count", given=len(body.seats), needed=game.seats))
        if sum(place.kind == "me" for place in body.seats) > 1:
            raise Refused("bad-seats", reason=Text("server-seats-once"))
        rows = [seat_row(place) for place in body.seats]
        for seat in game.automata():
            if rows[seat]["kind"] != "bot":
                raise Refused("bad-seats", reason=Text("server-seats-automaton", seat=seat))
        at = self.now()
        table = Table(secrets.new_table(), chance)
        table.happen("created", at, game=body.game, options=dict(game.options), seats=rows, clock=body.clock)
        decisions.begin_if_all_sit(table, at)
        return table

    async def join(self, key: str, body: protocol.Join, own: str | None) -> protocol.Joined:
        """Exchange an invitation for a seat, or confirm the seat that one has. Who asks again is answered again."""
        if body.invitation is None:
            seat = await self._seat_by(key, own or "", SEAT)
            await self._change(key, lambda table: decisions.confirm(table, seat, body.name, body.nonce, self.now()))
            return protocol.Joined(table=key, seat=seat, secret=None)
        fresh = secrets.new_secret() if body.retry is None else secrets.derived(key, body.invitation, body.retry)
        try:
            seat = await self._seat_by(key, body.invitation, INVITATION)
            await self._change(
                key,
                lambda table: decisions.sit(table, seat, body.name, body.nonce, self.now()),
                keys=[(secrets.hashed(fresh), seat, SEAT)],
                used=secrets.hashed(body.invitation),
            )
        except Refused:
            sits = await self.store.key(key, secrets.hashed(fresh))
            if sits is None:
                raise
            seat = sits[0]  # it was done, and the answer got lost
        return protocol.Joined(table=key, seat=seat, secret=fresh)

    async def _seat_by(self, key: str, secret: str, kind: str) -> int:
        """The seat that a secret of this kind is for."""
        found = await self.store.key(key, secrets.hashed(secret))
        if found is None or found[1] != kind:
            await self._check_table(key)
            raise Refused("wrong-secret")
        return found[0]

    async def invite(self, key: str, viewer: Seat, seat: int) -> protocol.Invitation:
        """A new invitation to an open seat, asked for by somebody who sits."""
        async with self.table(key) as table:
            if viewer == SPECTATOR:
                raise Refused("not-seated")
            if seat >= len(table.places) or table.places[seat].kind != "open":
                raise Refused("seat-taken")
            secret = secrets.new_secret()
            await self.store.change_keys(key, seat, INVITATION, secrets.hashed(secret))
        return protocol.Invitation(seat=seat, secret=secret)

    async def viewer(self, key: str, secret: str | None) -> Seat:
        """Whose secret it is; without one, a spectator. Refused when it opens nothing here."""
        if secret is None:
            await self._check_table(key)
            return SPECTATOR
        return Seat(await self._seat_by(key, secret, SEAT))

    async def _check_table(self, key: str) -> None:
        async with self.table(key):
            pass

    # ---------------------------------------------------------------------------------------------------------- playing

    async def act(self, key: str, viewer: Seat, message: protocol.Act, lang: str, kept: bool = False) -> frames.Frame:
        """Do what a client says and answer it: an ack when it is stored, or the answer to a question. Refused otherwise.

        With `kept` the caller sees to it that this isn't broken off when the client goes away.
        """
        if viewer == SPECTATOR:
            raise Refused("not-seated")
        if isinstance(message, QUESTIONS):
            return await self._answer(key, viewer, message, lang)
        if isinstance(message, protocol.Rematch):
            return await self._rematch(key, viewer, message)
        consent = isinstance(message, protocol.Ask | protocol.Answer)  # the only things for which it may matter who looks
        present = await self.hub.present(key) if consent else frozenset()
        seat, begun, fresh = int(viewer), perf_counter(), False

        def change(table: Table) -> frames.Frame:
            nonlocal fresh
            known = table.done.get((seat, message.id))
            fresh = known is None
            if known is None:
                decisions.decide(table, message, Moment(self.now(), seat, message.id, present))
                known = table.done[seat, message.id]
            return frames.ack(message.id, known)

        # Who has left must not be able to act for who comes after him: his key goes in the same transaction.
        stored = {"left": seat} if isinstance(message, protocol.Leave) else {}
        answer: frames.Frame = await (self._change_now(key, change, stored) if kept else self._change(key, change, **stored))
        if fresh and isinstance(message, protocol.Move):
            self.metrics.moved("person", begun)
        return answer

    def ready(self, key: str, viewer: Seat, message: protocol.Move) -> Table | None:
        """The table, if play() can make this move there now; None where act() has to wait for something."""
        table = self.awake(key) if self.store.has_journal else None
        return None if table is None or (int(viewer), message.id) in table.done else table

    def play(self, table: Table, viewer: Seat, message: protocol.Move, answer: Answer) -> None:
        """Make a move without waiting, at a table that is ready() for it; Refused as by act().

        Once the move is stored `answer` gets the ack; until then nobody hears of it. If it couldn't be stored, `answer` gets
        None, and nothing has happened.
        """
        turn, seat, begun = table.turn, int(viewer), perf_counter()
        decisions.decide(table, message, Moment(self.now(), seat, message.id))
        storing = self.store.journal(table)
        release = self.memory.hold(table.key, storing)
        self._changes.add(storing)

        def stored(_: object) -> None:
            self._changes.discard(storing)
            done = not storing.cancelled() and storing.exception() is None and storing.result()
            if done:
                table.fresh.clear()
            release()
            answer(frames.ack(message.id, table.done[seat, message.id]) if done else None)
            if done:
                self.hub.tell_here(table.key)
                self.metrics.moved("person", begun)
                if table.turn != turn and table.bot_to_move() is not None:
                    self._later(self._ask_bot(table))

        storing.add_done_callback(stored)

    async def _answer(
        self, key: str, viewer: Seat, message: protocol.Preview | protocol.Why | protocol.Hint, lang: str
    ) -> frames.Frame:
        """The answer to a question, which changes nothing."""
        async with self.table(key) as table:
            number, seat = table.number_of(viewer), int(viewer)
            if isinstance(message, protocol.Preview):
                return frames.previewed(message.id, number, decisions.foresee(table, seat, message.name, lang))
            if isinstance(message, protocol.Why):
                legal, rule, reason = decisions.explain(table, seat, message.name)
                text = Text("server-legal", move=message.name) if legal else reason
                return frames.explained(message.id, number, rule, text.say(lang))
            question = _question(table, decisions.advised(table, seat))
        # Others may play on while it is thought about; the number says which table the hint is for.
        return frames.hinted(message.id, number, await self.thinker.advise(question, lang))

    async def _rematch(self, key: str, viewer: Seat, message: protocol.Rematch) -> frames.Frame:
        """A new table with the seats rotated; everybody's secret opens his new seat, and his client confirms with a nonce."""
        keys = await self.store.keys(key)
        chance = secrets.new_chance()
        made: list[Key] = []
        fresh = Table(secrets.new_table(), chance)

        def change(table: Table) -> frames.Frame:
            if (int(viewer), message.id) not in table.done:
                if not decisions.is_over(table):
                    raise Refused("not-over")
                if table.rematch is not None:
                    raise Refused("rematched")
                at, moves = self.now(), rotated(table.game)
                if not fresh.fresh:  # else this is the second try
                    rows = [seat_again(table, moves.index(seat)) for seat in range(len(moves))]
                    options = dict(table.game.options)
                    fresh.happen("created", at, game=table.game.key, options=options, seats=rows, clock=table.clock)
                    made.extend((hashed, moves[seat], kind) for hashed, seat, kind in keys if kind == SEAT)
                table.happen("rematched", at, int(viewer), message.id, table=fresh.key)
            return frames.ack(message.id, table.done[int(viewer), message.id])

        answer: frames.Frame = await self._change(key, change, fresh=(fresh, chance, made))
        return answer

    # ---------------------------------------------------------------------------------------------------------- looking

    async def update(self, key: str, viewer: Seat, lang: str, words: bool, since: int) -> tuple[int, bytes]:
        """What this viewer hasn't seen yet, and how many events he has seen with it."""
        async with self.table(key) as table:
            return table.number_of(viewer), frames.update(table, viewer, lang, words, since)

    async def news(self, key: str, viewer: Seat, lang: str, words: bool, since: int) -> tuple[int, bytes] | None:
        """As update(), but None where there is nothing new."""
        async with self.table(key) as table:
            return frames.news(table, viewer, lang, words, since)

    def awake(self, key: str) -> Table | None:
        """The table, if it is in memory as it is stored: no other process writes, and nobody is changing it."""
        return self.memory.awake(key)

    async def export(self, key: str, viewer: Seat, lang: str) -> bytes:
        """The record of a game that is over; of a running one what the viewer has seen."""
        async with self.table(key) as table:
            return frames.export(table, viewer, lang)

    async def number(self, key: str, viewer: Seat) -> int:
        """How many events this viewer may have seen."""
        async with self.table(key) as table:
            return table.number_of(viewer)

    # ---------------------------------------------------------------------------------------------------- bots and clock

    async def decide_for_bot(self, key: str, turn: int) -> None:
        """A job of the queue: think, and move if the table is still at this turn."""
        async with self.table(key) as table:
            seat = table.bot_to_move()
            if seat is None or table.turn != turn or table.match is None:
                return
            question = _question(table, Seat(seat))
        with self.metrics.bot_time.time():
            name = await self.thinker.think(question)

        begun = perf_counter()

        def change(table: Table) -> bool:
            due = table.turn == turn and table.bot_to_move() == seat
            if due:
                decisions.move(table, name, Moment(self.now(), int(seat), None))
            return due

        if await self._change(key, change):
            self.metrics.moved("bot", begun)

    async def ring_clocks(self) -> None:
        """Warn and time out where that is due."""
        now = self.now()
        for key in await self.store.alarms(now):
            with _passing_over_old_rules():
                await self._change(key, lambda table: decisions.ring(table, now))

    async def wake_bots(self, idle: float) -> None:
        """Ask bots again where nothing has happened for so long: after a restart, or when a job was lost."""
        for key in await self.store.waiting_for_bots(self.now() - idle):
            with _passing_over_old_rules():
                async with self.table(key) as table:
                    await self._ask_bot(table)


@contextmanager
def _passing_over_old_rules() -> Iterator[None]:
    """Leave out a table that today's rules can't play on, so that the others get their turn."""
    try:
        yield
    except Refused as refused:
        if refused.code != "old-rules":
            raise


def _question(table: Table, seat: Seat) -> Question:
    """What a process that thinks needs to know of a table."""
    moves = [] if table.match is None else table.match.moves()
    level = str(table.places[seat].level)
    return Question(table.key, table.game.key, table.game.options, moves, seat, level, new_seed())
