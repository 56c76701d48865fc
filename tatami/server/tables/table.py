"""A table: all that its events say. It is made by applying them, one after the other, and by nothing else.

**Numbers.** The table counts its events; that count is for the storage only. What a client gets is counted per viewer (a
seat, or the spectators): an event has a number for a viewer only if that viewer may know of it. An event other than a move is
for all. A move is for its mover, and for everybody when everybody knew that this decision was due. Where a decision is hidden
(K-06: nobody else may know whether a seat kept quiet), a viewer gets a number only if their own view has changed or they were
told something, and even then not whose decision it was. So neither numbers nor frames show others who was asked.

**Time.** The clock runs only for decisions that everybody knows to be due, so that no deadline shows a hidden one. Bots answer
a hidden decision at a fixed time after the last thing that everybody saw, however long they think; `hidden_since` is that. How
long a seat has kept the others waiting is reckoned from it as well, so that this shows no hidden decision either.
"""

from collections.abc import Callable
from typing import Any, Final

from tatami.game import OVER, SPECTATOR, Game, Seat
from tatami.match import Line, Match
from tatami.records.fairness import FairChance, commitment
from tatami.records.proof import Nonce
from tatami.records.record import BOT, Player, Record
from tatami.registry import GAMES
from tatami.server.storage.events import Event

OPEN: Final = "open"
PERSON: Final = "person"
RUNNING: Final = "running"
ENDED: Final = "over"
WARNING: Final = 0.25  # of the time for a move is left when the seat is warned
ABSENCE: Final = 86_400.0  # seconds without a sign of life after which others may put a bot on a seat, where no clock runs


class StorageError(ValueError):
    """A stored table that can't be read: which event, and why."""


class OldRules(StorageError):
    """A stored table that was begun under older rules, and whose moves can't be made any more."""

    def __init__(self, key: str, rules: int, now: int, reason: str) -> None:
        super().__init__(f"table {key}: begun under version {rules} of the rules, now it is {now}: {reason}")
        self.rules = rules
        self.now = now


class Place:
    """A seat of the table: who sits there, and what they added to chance."""

    def __init__(self, kind: str, name: str | None = None, level: str | None = None, nonce: str | None = None) -> None:
        self.kind = kind
        self.name = name
        self.level = level
        self.nonce = nonce

    @property
    def ready(self) -> bool:
        """Return whether the game may begin as far as this seat goes: a person has to have sent a nonce."""
        return self.kind == BOT or (self.kind == PERSON and self.nonce is not None)

    def player(self) -> Player:
        """Return who it is in a record."""
        if self.kind == BOT:
            return Player(self.name or str(self.level), BOT, str(self.level))
        return Player(self.name or "?")


class Offer:
    """Something that was asked, and who agreed."""

    def __init__(self, what: str, by: int, seat: int | None, level: str | None) -> None:
        self.what = what
        self.by = by
        self.seat = seat
        self.level = level
        self.agreed: list[int] = []


class Told:
    """An event as one viewer got it: whose it was as far as they may know, and the lines of the log for them."""

    __slots__ = ("event", "lines", "seat")

    def __init__(self, event: Event, seat: int | None, lines: list[Line]) -> None:
        self.event = event
        self.seat = seat
        self.lines = lines


Apply = Callable[["Table", Event, bool], dict[Seat, list[Line]] | None]


class Table:
    """A table as its events leave it."""

    game: Game
    clock: int | None
    places: list[Place]
    told: dict[Seat, list[Told]]

    def __init__(self, key: str, secret: bytes) -> None:
        self.key = key
        self.number = 0
        self.commitment = commitment(secret)
        self.rules = 1  # the version of the rules that the game was begun under; the first wasn't written down
        self.status = OPEN  # open, running or over
        self.match: Match | None = None
        self.chance: FairChance | None = None
        self.offer: Offer | None = None
        self.ended: dict[str, Any] | None = None  # by agreement; the rules' own outcome is the match's
        self.deadline: float | None = None
        self.warned = False
        self.expired = False
        self.turn = 0  # the number of the last event that changed what is to be decided, or by whom
        self.hidden_since = 0.0
        self.openly = True  # whether everybody may know whose decision is due
        self.acted: dict[int, float] = {}  # when each seat last did something that is no move: said, asked, answered
        self.rematch: str | None = None
        self.done: dict[tuple[int, str], int] = {}  # acknowledged actions, by seat and id
        self.unsaved_events: list[Event] = []  # happened here, not stored yet
        self.frames: dict[object, bytes] = {}  # made since the last event; tatami.server.tables.frames keeps them here
        self.settled: dict[object, bytes] = {}  # made since the last event that was no move: what a move doesn't change
        self._secret = secret

    # -------------------------------------------------------------------------------------------------- what it is

    def viewers(self) -> list[Seat]:
        """Return all seats, and the spectators."""
        return list(self.told)

    def number_of(self, viewer: Seat) -> int:
        """Return how many events this viewer has seen."""
        return len(self.told[viewer])

    def people(self) -> list[int]:
        """Return the seats where persons sit."""
        return [seat for seat, place in enumerate(self.places) if place.kind == PERSON]

    def bot_to_move(self) -> int | None:
        """Return the seat whose bot must decide now."""
        if self.match is None or self.status != RUNNING:
            return None
        mover = int(self.match.to_move())
        return mover if self.places[mover].kind == BOT else None

    def alarm(self) -> float | None:
        """Return when the clock has something to say next."""
        if self.deadline is None or self.clock is None or self.expired or self.status != RUNNING:
            return None
        return self.deadline if self.warned else self.deadline - WARNING * self.clock

    def awaits(self, seat: int) -> bool:
        """Return whether the game waits for this seat's person, or may do so as far as everybody knows."""
        if self.match is None or self.status != RUNNING or self.places[seat].kind != PERSON:
            return False
        return not self.openly or int(self.match.to_move()) == seat

    def absent_at(self, seat: int) -> float:
        """Return when a seat that is waited for, and for which no clock runs, has kept the others waiting long enough."""
        return max(self.hidden_since, self.acted.get(seat, 0.0)) + max(ABSENCE, float(self.clock or 0))

    def secret(self) -> bytes | None:
        """Return the secret behind the commitment, once the game is over."""
        return self._secret if self.status == ENDED else None

    def record(self) -> Record:
        """Return the game so far, hidden cards and all, with its proof; the secret is in it only when the game is over."""
        if self.match is None or self.chance is None:
            raise ValueError(f"table {self.key} has not begun")
        self.match.players = [place.player() for place in self.places]
        record = self.match.record()
        record.rules = self.rules
        record.proof = self.chance.proof(record, publish=self.status == ENDED).data()
        return record

    def unsaved_rows(self) -> list[tuple[Any, ...]]:
        """Return what isn't stored yet for BatchWriter: each event's columns, and what has become of the table with it."""
        head = (self.status, self.bot_to_move(), self.alarm())
        return [event.row(self.key) + head for event in self.unsaved_events]

    # ---------------------------------------------------------------------------------------------- what happens to it

    def happen(self, kind: str, at: float, seat: int | None = None, action: str | None = None, **body: Any) -> Event:
        """Let something happen now: it is applied, and waits in `unsaved_events` to be stored. Chance moves are drawn."""
        event = Event(self.number + 1, at, kind, seat, action, body)
        self.apply(event, drawing=True)
        self.unsaved_events.append(event)
        return event

    def apply(self, event: Event, drawing: bool = False) -> None:
        """Apply the next event. A stored one has its chance moves; `drawing` draws them and adds them to the event.

        OldRules when a stored one can't happen any more because the rules have changed.
        """
        if event.number != self.number + 1:
            raise StorageError(f"table {self.key}: event {event.number} can't follow event {self.number}")
        try:
            self._apply(event, drawing)
        except ValueError as error:
            begun = self.match is not None or event.kind == "started"
            if drawing or not begun or self.rules == self.game.rules_version:
                raise
            raise OldRules(self.key, self.rules, self.game.rules_version, str(error)) from None

    def _apply(self, event: Event, drawing: bool) -> None:
        if event.kind == "moved":
            self._moved(event, drawing)
        else:
            lines = _APPLY[event.kind](self, event, drawing)
            for viewer, told in self.told.items():
                told.append(Told(event, event.seat, (lines or {}).get(viewer, [])))
            if event.action is not None and event.seat is not None:
                self.acted[event.seat] = event.at  # of a move `hidden_since` tells, if everybody may know of it
            self.settled.clear()
        self.number = event.number
        if self.ended is not None or (self.match is not None and self.match.to_move() == OVER):
            self.status = ENDED
        elif self.match is not None:
            self.status = RUNNING
        if event.action is not None and event.seat is not None:
            self.done[event.seat, event.action] = self.number_of(Seat(event.seat))
        self.frames.clear()

    def _created(self, event: Event, _: bool) -> None:
        body = event.body
        self.game = GAMES[body["game"]].make(dict(body["options"]))
        self.clock = body["clock"]
        self.places = [Place(row["kind"], row["name"], row["level"], row["nonce"]) for row in body["seats"]]
        self.told = {Seat(seat): [] for seat in range(self.game.seats)}
        self.told[SPECTATOR] = []

    def _seated(self, event: Event, _: bool) -> None:
        self.places[event.body["place"]] = Place(PERSON, event.body["name"], None, event.body["nonce"])

    def _left(self, event: Event, _: bool) -> None:
        self.places[event.body["place"]] = Place(OPEN)

    def _started(self, event: Event, drawing: bool) -> dict[Seat, list[Line]]:
        """Begin the game: the secret and the nonces of all people give chance."""
        players = [place.player() for place in self.places]
        nonces = [Nonce(seat, place.nonce) for seat, place in enumerate(self.places) if place.nonce is not None]
        if drawing:
            event.body["rules"] = self.game.rules_version
        self.rules = event.body.get("rules", 1)
        if drawing:
            self.chance = FairChance(self._secret, nonces)
            self.match = Match(self.game, players, self.chance)
            event.body["moves"] = self.match.moves()
        else:
            moves = list(event.body["moves"])
            self.chance = FairChance(self._secret, nonces, len(moves))
            self.match = Match(self.game, players, self.chance, Record(self.game, players, moves, rules=self.rules))
        self._turn_begins(event, True)
        return {viewer: self.match.log(viewer) for viewer in self.told}

    def _moved(self, event: Event, drawing: bool) -> None:
        match = self._playing()
        mover = Seat(event.seat if event.seat is not None else -1)
        known = self.openly
        before = {} if known else {viewer: match.observe(viewer).key() for viewer in self.told}
        marks = {viewer: match.told(viewer) for viewer in self.told}
        first = match.count()
        names: list[str] = event.body["moves"]
        match.play(mover, names[0], None if drawing else names[1:])
        event.body["moves"] = match.moves(first)
        if known:  # else that an offer lapsed would show it
            self.offer = None
        seen_by_all = False
        for viewer, told in self.told.items():
            lines = match.log(viewer, marks[viewer])
            if known or viewer == mover or lines or match.observe(viewer).key() != before[viewer]:
                told.append(Told(event, event.seat if known or viewer == mover else None, lines))
                seen_by_all = seen_by_all or viewer == SPECTATOR
        self._turn_begins(event, seen_by_all)

    def _undone(self, event: Event, _: bool) -> None:
        self._playing().take_back(Seat(event.body["place"]))
        self.offer = None
        self._turn_begins(event, True)

    def _asked(self, event: Event, _: bool) -> None:
        self.offer = Offer(event.body["what"], int(event.seat or 0), event.body["place"], event.body["level"])

    def _agreed(self, event: Event, _: bool) -> None:
        if self.offer is not None and event.seat is not None:
            self.offer.agreed.append(event.seat)

    def _declined(self, _event: Event, _: bool) -> None:
        self.offer = None

    def _handed(self, event: Event, _: bool) -> None:
        place = self.places[event.body["place"]]
        place.kind, place.level = BOT, event.body["level"]
        self.offer = None
        self._turn_begins(event, True)

    def _returned(self, event: Event, _: bool) -> None:
        place = self.places[event.body["place"]]
        place.kind, place.level = PERSON, None
        self._turn_begins(event, True)

    def _warned(self, _event: Event, _: bool) -> None:
        self.warned = True

    def _expired(self, _event: Event, _: bool) -> None:
        self.expired = True

    def _ended(self, event: Event, _: bool) -> None:
        self.ended = {name: event.body[name] for name in ("returns", "winners", "reason")}
        self.offer = None
        self.deadline = None

    def _rematched(self, event: Event, _: bool) -> None:
        self.rematch = event.body["table"]

    def _talked(self, _event: Event, _: bool) -> None:
        """Change nothing: it is chat."""

    def _playing(self) -> Match:
        if self.match is None:
            raise StorageError(f"table {self.key}: a move before the game began")
        return self.match

    def _turn_begins(self, event: Event, seen_by_all: bool) -> None:
        """Begin a turn: the clock starts, where everybody may know whose move it is."""
        match = self._playing()
        self.turn = event.number
        if seen_by_all:
            self.hidden_since = event.at
        self.warned = self.expired = False
        self.openly = match.decides_openly()
        mover = int(match.to_move())
        runs = self.clock is not None and mover >= 0 and self.places[mover].kind == PERSON and self.openly
        self.deadline = event.at + self.clock if runs and self.clock is not None else None


# What each kind of event but a move does to a table.
_APPLY: Final[dict[str, Apply]] = {
    "created": Table._created,
    "seated": Table._seated,
    "left": Table._left,
    "started": Table._started,
    "undone": Table._undone,
    "asked": Table._asked,
    "agreed": Table._agreed,
    "declined": Table._declined,
    "handed": Table._handed,
    "returned": Table._returned,
    "warned": Table._warned,
    "expired": Table._expired,
    "ended": Table._ended,
    "rematched": Table._rematched,
    "said": Table._talked,
    "phrase": Table._talked,
}
