"""What clients, bots and the clock may do with the tables of one process.

Whoever wants a change, it goes one way: it is *decided* on the table in memory, which gives events; they are *stored*, in one
transaction that asks for the number before them; then it is answered and everybody is *notified*. What isn't stored nobody
hears of: the table in memory is dropped, loaded again, and the change decided anew.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter, time
from typing import Any, Final

from tatami.game import SPECTATOR, Seat
from tatami.server import protocol
from tatami.server.errors import Refused
from tatami.server.metrics import Metrics
from tatami.server.storage.store import INVITATION, SEAT, Extras, Key, Store
from tatami.server.tables import decisions, frames, secrets
from tatami.server.tables.cache import TableCache, TableLock
from tatami.server.tables.decisions import ActionContext
from tatami.server.tables.games import game_of
from tatami.server.tables.hub import Hub
from tatami.server.tables.seats import rotated, seat_again, seat_row
from tatami.server.tables.table import Table
from tatami.server.thinking.thinking import HINT_LEVEL, Question, Thinker, new_seed
from tatami.server.thinking.work import Queue
from tatami.texts import Text

LOG: Final = logging.getLogger("tatami.tables")
TRIES: Final = 20  # against other processes at the same table
FAILURES: Final = 1  # of the storage after which a change is tried again: the process that writes may have died
# What has to ask elsewhere first: who is watching, the keys of a table, or a bot.
SLOW: Final = frozenset((protocol.Ask, protocol.Answer, protocol.Rematch, protocol.Preview, protocol.Why, protocol.Hint))

Decide = Callable[[Table], Any]  # lets events happen at a table and returns the answer, or raises Refused
Answer = Callable[[Any], None]  # takes an answer, or the exception that there is instead


class Change:
    """A change of a table on its way: what decides it, what is stored with it, and who is answered."""

    __slots__ = ("answer", "begun", "decide", "extras", "failures", "key", "mover", "tries")

    def __init__(self, key: str, decide: Decide, answer: Answer, extras: Extras | None, mover: str | None) -> None:
        self.key = key
        self.decide = decide
        self.answer = answer
        self.extras = extras
        self.mover = mover  # who makes a move, for the metrics: a person or a bot
        self.begun = perf_counter()
        self.tries = 0
        self.failures = 0


class Tables:
    """What may be done with tables."""

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
        self.cache = TableCache(store, hub)
        self.table = self.cache.lock
        self.peek = self.cache.peek
        self.metrics.count_tables(lambda: len(self.cache))
        self._pending: set[asyncio.Future[Any]] = set()

    # ------------------------------------------------------------------------------------------------------- changing

    async def change(self, key: str, decide: Decide, extras: Extras | None = None, mover: str | None = None) -> Any:
        """Change a table and return what `decide` does, once it is stored. It goes on if the caller is cancelled."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._start(Change(key, decide, partial(_settle, done), extras, mover))
        return await done

    def _start(self, change: Change) -> None:
        """Decide the change at once if the table is in memory and free, else when it is."""
        lock = self.cache.lock(change.key)
        table = lock.try_acquire()
        if table is None:
            self._spawn(self._start_later(change, lock))
        else:
            self._decide(change, lock, table)

    async def _start_later(self, change: Change, lock: TableLock) -> None:
        try:
            table = await lock.acquire()
        except Exception as error:
            change.answer(error)
        else:
            self._decide(change, lock, table)

    def _decide(self, change: Change, lock: TableLock, table: Table) -> None:
        """Decide the change and begin to store it; what needs no storing is answered at once."""
        turn = table.turn
        try:
            answer = change.decide(table)
            storing = self.store.append(table, change.extras) if table.unsaved_events else None
        except Exception as error:
            answer, storing = error, None
        if storing is None:
            lock.release()
            change.answer(answer)
            return
        self._pending.add(storing)
        storing.add_done_callback(partial(self._stored, change, lock, table, turn, answer))

    def _stored(
        self, change: Change, lock: TableLock, table: Table, turn: int, answer: Any, storing: "asyncio.Future[bool]"
    ) -> None:
        """Answer and notify, or try again what couldn't be stored."""
        self._pending.discard(storing)
        error = ConnectionError("storing was cancelled") if storing.cancelled() else storing.exception()
        if error is None and storing.result():
            table.unsaved_events.clear()
            lock.release()
            change.answer(answer)
            self._notify(table, turn)
            if change.mover is not None:
                self.metrics.count_move(change.mover, change.begun)
            return
        lock.release()
        change.tries += 1
        change.failures += error is not None
        if error is not None and (isinstance(error, Refused) or change.failures > FAILURES):
            change.answer(error)
        elif change.tries == TRIES:
            change.answer(Refused("busy"))
        else:
            self._start(change)

    def _notify(self, table: Table, turn: int) -> None:
        """Tell everybody of a change that is stored, and ask the bot whose turn it has become."""
        self.hub.notify(table.key)
        if table.turn != turn and table.bot_to_move() is not None:
            self._spawn(self._ask_bot(table))

    async def _ask_bot(self, table: Table) -> None:
        if table.bot_to_move() is None or table.match is None:
            return
        hidden = not table.match.decides_openly()
        delay = max(0.0, table.hidden_since + self.hidden_pause - self.now()) if hidden else 0.0
        await self.queue.put(table.key, table.turn, delay)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that is done in any case before the server stops."""
        task = asyncio.create_task(work)
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def finish(self) -> None:
        """Wait until what is being changed is stored."""
        while self._pending:
            await asyncio.wait(self._pending)

    # --------------------------------------------------------------------------------------------------- making tables

    async def create(self, body: protocol.NewTable) -> protocol.Created:
        """Make a table; the game begins at once if nobody is waited for."""
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
        await self.store.create((table, chance, keys))
        table.unsaved_events.clear()
        self._notify(table, 0)
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
            await self.change(key, lambda table: decisions.confirm(table, seat, body.name, body.nonce, self.now()))
            return protocol.Joined(table=key, seat=seat, secret=None)
        own = secrets.new_secret() if body.retry is None else secrets.derived(key, body.invitation, body.retry)
        try:
            seat = await self._seat_by(key, body.invitation, INVITATION)
            extras = Extras([(secrets.hashed(own), seat, SEAT)], used=secrets.hashed(body.invitation))
            await self.change(key, lambda table: decisions.sit(table, seat, body.name, body.nonce, self.now()), extras)
        except Refused:
            sits = await self.store.key(key, secrets.hashed(own))
            if sits is None:
                raise
            seat = sits[0]  # it was done, and the answer got lost
        return protocol.Joined(table=key, seat=seat, secret=own)

    async def _seat_by(self, key: str, secret: str, kind: str) -> int:
        """Return the seat that a secret of this kind is for."""
        found = await self.store.key(key, secrets.hashed(secret))
        if found is None or found[1] != kind:
            await self._check_table(key)
            raise Refused("wrong-secret")
        return found[0]

    async def invite(self, key: str, viewer: Seat, seat: int) -> protocol.Invitation:
        """Make a new invitation to an open seat, for somebody who sits."""
        async with self.table(key) as table:
            if viewer == SPECTATOR:
                raise Refused("not-seated")
            if seat >= len(table.places) or table.places[seat].kind != "open":
                raise Refused("seat-taken")
            secret = secrets.new_secret()
            await self.store.change_keys(key, seat, INVITATION, secrets.hashed(secret))
        return protocol.Invitation(seat=seat, secret=secret)

    async def viewer(self, key: str, secret: str | None) -> Seat:
        """Return whose secret it is; without one, a spectator. Refused when it opens nothing here."""
        if secret is None:
            await self._check_table(key)
            return SPECTATOR
        return Seat(await self._seat_by(key, secret, SEAT))

    async def _check_table(self, key: str) -> None:
        async with self.table(key):
            pass

    # ---------------------------------------------------------------------------------------------------------- playing

    def submit(self, key: str, viewer: Seat, message: protocol.Act, answer: Answer) -> None:
        """Do what a client says. `answer` gets an ack when it is stored, the answer to a question, or the exception."""
        if viewer == SPECTATOR:
            answer(Refused("not-seated"))
        elif type(message) in SLOW:
            self._spawn(self._answer_later(key, viewer, message, answer))
        else:
            # Who has left must not be able to act for who comes after them: their key goes in the same transaction.
            extras = Extras(left=int(viewer)) if isinstance(message, protocol.Leave) else None
            mover = "person" if isinstance(message, protocol.Move) else None
            self._start(Change(key, self._decision(viewer, message), answer, extras, mover))

    async def act(self, key: str, viewer: Seat, message: protocol.Act) -> frames.Frame:
        """Do what a client says and return the answer. It goes on if the caller is cancelled."""
        done: asyncio.Future[frames.Frame] = asyncio.get_running_loop().create_future()
        self.submit(key, viewer, message, partial(_settle, done))
        return await done

    async def _answer_later(self, key: str, viewer: Seat, message: protocol.Act, answer: Answer) -> None:
        try:
            found = await self._respond(key, viewer, message)
        except Exception as error:
            found = error
        answer(found)

    async def _respond(self, key: str, viewer: Seat, message: protocol.Act) -> Any:
        """Return the answer to what has to ask elsewhere first."""
        if isinstance(message, protocol.Preview | protocol.Why | protocol.Hint):
            return await self._answer_question(key, viewer, message)
        if isinstance(message, protocol.Rematch):
            return await self._rematch(key, viewer, message)
        return await self.change(key, self._decision(viewer, message, await self.hub.present(key)))

    def _decision(self, viewer: Seat, message: protocol.Act, present: frozenset[int] | None = frozenset()) -> Decide:
        """Return what decides a message. One that was done already is only acknowledged again."""
        seat = int(viewer)

        def decide(table: Table) -> frames.Frame:
            known = table.done.get((seat, message.id))
            if known is None:
                decisions.decide(table, message, ActionContext(self.now(), seat, message.id, present))
                known = table.done[seat, message.id]
            return frames.ack(message.id, known)

        return decide

    async def _answer_question(
        self, key: str, viewer: Seat, message: protocol.Preview | protocol.Why | protocol.Hint
    ) -> frames.Frame:
        """Return the answer to a question, which changes nothing."""
        async with self.table(key) as table:
            number, seat = table.number_of(viewer), int(viewer)
            if isinstance(message, protocol.Preview):
                return frames.previewed(message.id, number, decisions.foresee(table, seat, message.name))
            if isinstance(message, protocol.Why):
                legal, rule, reason = decisions.explain(table, seat, message.name)
                text = Text("server-legal", move=message.name) if legal else reason
                return frames.explained(message.id, number, rule, text)
            question = _question(table, decisions.advised(table, seat), HINT_LEVEL)
        # Others may play on while it is thought about; the number says which table the hint is for.
        return frames.hinted(message.id, number, await self.thinker.advise(question))

    async def _rematch(self, key: str, viewer: Seat, message: protocol.Rematch) -> Any:
        """Make a table with the seats rotated; each secret opens the new seat, and its client confirms with a nonce."""
        keys, chance, new_keys = await self.store.keys(key), secrets.new_chance(), list[Key]()
        new = Table(secrets.new_table(), chance)

        def decide(table: Table) -> frames.Frame:
            if (int(viewer), message.id) not in table.done:
                if not decisions.is_over(table):
                    raise Refused("not-over")
                if table.rematch is not None:
                    raise Refused("rematched")
                at, moves = self.now(), rotated(table.game)
                if not new.unsaved_events:  # else this is the second try
                    rows = [seat_again(table, moves.index(seat)) for seat in range(len(moves))]
                    options = dict(table.game.options)
                    new.happen("created", at, game=table.game.key, options=options, seats=rows, clock=table.clock)
                    new_keys.extend((hashed, moves[seat], kind) for hashed, seat, kind in keys if kind == SEAT)
                table.happen("rematched", at, int(viewer), message.id, table=new.key)
            return frames.ack(message.id, table.done[int(viewer), message.id])

        return await self.change(key, decide, Extras(new_table=(new, chance, new_keys)))

    # ---------------------------------------------------------------------------------------------------------- looking

    async def update(self, key: str, viewer: Seat, since: int, words: str | None = None) -> tuple[int, bytes]:
        """Return how many events this viewer has seen now, and what they hadn't seen yet."""
        async with self.table(key) as table:
            return table.number_of(viewer), frames.update(table, viewer, since, words)

    async def news(self, key: str, viewer: Seat, since: int, words: str | None = None) -> tuple[int, bytes] | None:
        """Return as update() does, but None where there is nothing new."""
        async with self.table(key) as table:
            return frames.news(table, viewer, since, words)

    # ---------------------------------------------------------------------------------------------------- bots and clock

    async def decide_for_bot(self, key: str, turn: int) -> None:
        """Do a job of the queue: think, and move if the table is still at this turn."""
        async with self.table(key) as table:
            seat = table.bot_to_move()
            if seat is None or table.turn != turn or table.match is None:
                return
            question = _question(table, Seat(seat), str(table.places[seat].level))
        with self.metrics.bot_time.time():
            name = await self.thinker.think(question)

        def decide(table: Table) -> None:
            if table.turn == turn and table.bot_to_move() == seat:
                decisions.move(table, name, ActionContext(self.now(), int(seat), None))

        await self.change(key, decide, mover="bot")

    async def ring_clocks(self) -> None:
        """Warn and time out where that is due."""
        now = self.now()
        for key in await self.store.alarms(now):
            with _passing_over_old_rules():
                await self.change(key, lambda table: decisions.ring(table, now))

    async def wake_bots(self, idle: float) -> None:
        """Ask bots again where nothing has happened for this long: after a restart, or when a job was lost."""
        for key in await self.store.waiting_for_bots(self.now() - idle):
            with _passing_over_old_rules():
                async with self.table(key) as table:
                    await self._ask_bot(table)


def _settle(done: "asyncio.Future[Any]", answer: Any) -> None:
    """Give an answer to whoever awaits it, unless they have gone."""
    if done.done():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)


@contextmanager
def _passing_over_old_rules() -> Iterator[None]:
    """Leave out a table that today's rules can't play on, so that the others get their turn."""
    try:
        yield
    except Refused as refused:
        if refused.code != "old-rules":
            raise


def _question(table: Table, seat: Seat, level: str) -> Question:
    """Return what a process that thinks needs to know: what the seat sees, and nothing else."""
    if table.match is None:
        raise ValueError(f"table {table.key}: nobody decides before the game begins")
    return Question(table.key, table.match.observe(seat), level, new_seed())
