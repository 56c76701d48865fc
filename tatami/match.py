"""A match: a game being played on seats. It holds the truth, deals for chance, and hands out only what a seat may see."""

from random import Random
from secrets import SystemRandom
from typing import Final

from tatami.game import CHANCE, OVER, SPECTATOR, Action, Game, NotYourTurn, Observation, Outcome, Refusal, Seat, State
from tatami.records.fairness import FairChance
from tatami.records.record import Player, Record, result_of
from tatami.texts import Text

# In this many worlds that the mover couldn't tell apart before a move, all must still look the same to them after it.
UNDO_WORLDS: Final = 30


class UndoError(ValueError):
    """A move that can't be taken back; `reason` says why, in words."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Line:
    """One sentence of a seat's log: told by which move (the first is 1), and whether that was chance."""

    __slots__ = ("by_chance", "number", "text")

    def __init__(self, number: int, by_chance: bool, text: Text) -> None:
        self.number = number
        self.by_chance = by_chance
        self.text = text


class _Point:
    """Where a decision was made, to come back to: the state, whose it was, and how many moves there were."""

    def __init__(self, state: State, seat: Seat, number: int) -> None:
        self.state = state
        self.seat = seat
        self.number = number


class Match:
    """The authority over one game: the only place where a move is made, and where what a seat sees comes from."""

    def __init__(self, game: Game, players: list[Player], rng: Random | None = None, record: Record | None = None) -> None:
        if len(players) != game.seats:
            raise ValueError(f"{game.key} has {game.seats} seats here, but {len(players)} players are given")
        self.game = game
        self.players = players[:]
        self._rng: Random = SystemRandom() if rng is None else rng
        self._moves: list[str] = []
        self._logs: dict[Seat, list[Line]] = {seat: [] for seat in (*self.seats(), SPECTATOR)}
        self._points: list[_Point] = []
        self._draws = 0
        self._state = game.start() if record is None else record.replay(self._note)
        if isinstance(self._rng, FairChance):
            self._rng.fit(game.seats, self._draws)
        over = self._state.to_move() == OVER
        self._proof = record.proof if record is not None and over else None  # nothing is added to a finished game
        self._deal()

    @classmethod
    def resume(cls, record: Record, rng: Random | None = None) -> "Match":
        """Return the match as the record leaves it; RecordError or ReplayError when it can't be replayed."""
        return cls(record.game, record.players, rng, record)

    def seats(self) -> list[Seat]:
        """Return all seats, in order."""
        return [Seat(seat) for seat in range(self.game.seats)]

    def to_move(self) -> Seat:
        """Return the seat that decides, or OVER; for whoever runs the match: a seat learns it from its observation."""
        return self._state.to_move()

    def outcome(self) -> Outcome | None:
        """Return the outcome when the game is over."""
        return self._state.outcome()

    def observe(self, seat: Seat) -> Observation:
        """Return what this seat (or SPECTATOR) sees now. Once another seat than the mover has looked, nothing can be undone."""
        if self._points and self._points[-1].seat != seat:
            self._points.clear()
        return self._state.observe(seat)

    def decides_openly(self) -> bool:
        """Return whether everybody at the table may know whose decision is due."""
        return _is_open(self._state)

    def log(self, seat: Seat, first: int = 0) -> list[Line]:
        """Return what this seat (or SPECTATOR) was told so far, from this line on (the first is 0)."""
        return self._logs[seat][first:]

    def told(self, seat: Seat) -> int:
        """Return how many lines this seat (or SPECTATOR) was told so far."""
        return len(self._logs[seat])

    def refusal(self, seat: Seat, name: str) -> Refusal | None:
        """Return None when the seat may play this now, else why not; NotYourTurn and NotationError as in play()."""
        self._check_turn(seat)
        return self._state.refusal(name)

    def moves(self, first: int = 0) -> list[str]:
        """Return the names of all moves so far, chance moves among them, from this one on (the first is 0)."""
        return self._moves[first:]

    def count(self) -> int:
        """Return how many moves there were so far."""
        return len(self._moves)

    def play(self, seat: Seat, name: str, dealt: list[str] | None = None) -> None:
        """Make a move for a seat, then chance's: NotYourTurn, NotationError or IllegalAction, and nothing has changed.

        With `dealt`, chance moves are not drawn: these were, when the move was made the first time.
        """
        self._check_turn(seat)
        action = self.game.action(name)
        before = _Point(self._state.clone(), seat, len(self._moves))
        if action in self._state.legal():
            self._note(self._state, action)
        self._state.play(action)
        if self._points and self._points[-1].seat != seat:
            self._points.clear()
        self._points.append(before)
        self._deal(dealt)

    def undo(self, seat: Seat) -> None:
        """Go back to the last decision, if it was this seat's and nobody has learnt anything since; UndoError otherwise."""
        if not self._points or self._points[-1].seat != seat:
            raise UndoError(Text("undo-nothing"))
        point = self._points[-1]
        if self.to_move() == OVER or self._showed(point.state, self.game.action(self._moves[point.number]), [seat]):
            raise UndoError(Text("undo-revealed"))
        self._points.pop()
        self._go_back(point.state, point.number)

    def take_back(self, seat: Seat) -> None:
        """Go back to this seat's last decision where everybody has looked; whoever calls has asked the others.

        UndoError as by find_take_back().
        """
        self._go_back(*self.find_take_back(seat))
        self._points.clear()

    def find_take_back(self, seat: Seat) -> tuple[State, int]:
        """Return the state that take_back() goes to, and how many moves stand before it; nothing changes.

        UndoError when chance has moved since, or when this move or a later one has shown anybody anything that was hidden.
        """
        trail: list[State] = []

        def watch(state: State, _: Action) -> None:
            if state.to_move() == CHANCE:
                trail.clear()
            else:
                trail.append(state.clone())

        if self.to_move() == OVER:
            raise UndoError(Text("undo-revealed"))
        Record(self.game, self.players, self._moves).replay(watch)
        first = len(self._moves) - len(trail)
        mine = [number for number, state in enumerate(trail) if state.to_move() == seat]
        if not mine:
            raise UndoError(Text("undo-nothing"))
        for number in range(mine[-1], len(trail)):
            if self._showed(trail[number], self.game.action(self._moves[first + number]), list(self._logs)):
                raise UndoError(Text("undo-revealed"))
        return trail[mine[-1]], first + mine[-1]

    def commitment(self) -> str | None:
        """Return what the dealer promised, where chance is fair."""
        return self._rng.commitment if isinstance(self._rng, FairChance) else None

    def record(self) -> Record:
        """Return the match so far, hidden cards and all; with fair chance its proof, and once the game is over the secret."""
        record = Record(self.game, self.players[:], self._moves[:], result_of(self._state), self._proof)
        if isinstance(self._rng, FairChance):
            record.proof = self._rng.proof(record, publish=record.result is not None).data()
        return record

    def _check_turn(self, seat: Seat) -> None:
        if self._state.to_move() == OVER:
            raise NotYourTurn("the game is over")
        if seat != self._state.to_move():  # whose turn it is instead may be a secret
            raise NotYourTurn(f"it isn't seat {seat}'s turn")

    def _go_back(self, state: State, number: int) -> None:
        """Go to the state before a move (the first is 0), with what was told until then."""
        self._state = state
        del self._moves[number:]
        for lines in self._logs.values():
            while lines and lines[-1].number > number:
                lines.pop()

    def _deal(self, dealt: list[str] | None = None) -> None:
        """Play chance moves, drawn or given, until a seat decides. What they show can't be taken back."""
        due = dealt[::-1] if dealt is not None else []
        while self._state.to_move() == CHANCE:
            if dealt is None:
                action = self._state.draw(self._rng.randrange(int(self._state.tickets())))
            elif not due:
                raise ValueError(f"chance moves after {self._moves[-1]!r}, but no more than {dealt} is given")
            else:
                action = self.game.action(due.pop())
                if isinstance(self._rng, FairChance):
                    self._rng.drawn += 1
            self._note(self._state, action)
            self._state.play(action)
            self._points.clear()
        if due:
            raise ValueError(f"chance doesn't move, but {due[::-1]} is given")

    def _note(self, state: State, action: Action) -> None:
        """Write down a move that is about to be made: what each seat learns is told from the state before it."""
        number, by_chance = len(self._moves) + 1, state.to_move() == CHANCE
        told: dict[Seat, list[Line]] = {}
        texts: list[Text] = []
        lines: list[Line] = []
        for seat in self._logs:
            heard = state.tell(action, seat)
            if heard != texts:  # most often all are told the same, and have the same lines
                texts, lines = heard, [Line(number, by_chance, text) for text in heard]
            told[seat] = lines
        self._moves.append(self.game.name(action))
        self._draws += by_chance  # undo never takes a chance move back, so this never falls
        for seat, lines in told.items():
            self._logs[seat].extend(lines)

    def _showed(self, before: State, action: Action, viewers: list[Seat]) -> bool:
        """Return whether a move showed one of them what was hidden: it is not open to all, or not alike in all worlds."""
        mover = before.to_move()
        if not _is_open(before):
            return True
        after = before.clone()
        after.play_unchecked(action)
        rng = Random(0)  # neither the match's source of chance, nor anything to guess it by
        for viewer in viewers:
            seen, now = before.observe(viewer), after.observe(viewer).key()
            for _ in range(UNDO_WORLDS):
                world = seen.sample(rng)
                if world.to_move() != mover or action not in world.legal():
                    return True
                world.play_unchecked(action)
                if world.observe(viewer).key() != now:
                    return True
        return False


def _is_open(state: State) -> bool:
    """Return whether everybody at the table may know whose decision is due."""
    return state.observe(SPECTATOR).to_move() == state.to_move()
