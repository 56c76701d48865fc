"""A toy game: each of two seats gets a hidden card; seat 0 waits or peeks at the other's, three times; the higher card wins."""

from __future__ import annotations

from random import Random

from tatami import CHANCE, OVER, Action, Document, Game, NotationError, Observation, Outcome, Refusal, Seat, State
from tatami.texts import Text

NAMES = ("card 1", "card 2", "card 3", "wait", "peek")


class Peek(Game):
    """The rules."""

    def __init__(self, options: dict[str, object] | None = None) -> None:
        self.key = "peek"
        self.rules_version = 1
        self.options = {}
        self.seats = 2

    def names(self) -> tuple[str, ...]:
        return NAMES

    def action(self, name: str) -> Action:
        if name not in NAMES:
            raise NotationError(f"no move {name!r}")
        return Action(NAMES.index(name))

    def start(self) -> PeekState:
        return PeekState(self, [], [])

    def load(self, document: object) -> PeekState:
        assert isinstance(document, dict)
        return PeekState(self, list(document["cards"]), list(document["done"]))


class PeekState(State):
    """Cards and what seat 0 has done."""

    def __init__(self, game: Game, cards: list[int], done: list[int]) -> None:
        self.game = game
        self.cards = cards
        self.done = done

    def to_move(self) -> Seat:
        return CHANCE if len(self.cards) < 2 else Seat(0) if len(self.done) < 3 else OVER

    def legal(self) -> list[Action]:
        if self.to_move() == CHANCE:
            return [Action(card) for card in range(3) if card not in self.cards]
        return [Action(3), Action(4)] if self.to_move() == 0 else []

    def chance(self) -> list[int]:
        return [1] * len(self.legal()) if self.to_move() == CHANCE else []

    def play_unchecked(self, action: Action) -> None:
        (self.cards if action < 3 else self.done).append(int(action))

    def clone(self) -> PeekState:
        return PeekState(self.game, self.cards[:], self.done[:])

    def outcome(self) -> Outcome | None:
        if self.to_move() != OVER:
            return None
        sign = 1.0 if self.cards[0] > self.cards[1] else -1.0
        return Outcome([sign, -sign], Text("kami-outcome-goal"))

    def observe(self, seat: Seat) -> PeekObservation:
        peeked = seat == 0 and 4 in self.done
        cards = [card if owner == seat or peeked else -1 for owner, card in enumerate(self.cards)]
        return PeekObservation(self.game, seat, cards, self.done[:], self.legal() if self.to_move() == seat else [])

    def _why_not(self, action: Action) -> Refusal:
        return Refusal("K-51", Text("kami-no-over"))

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        return []

    def dump(self) -> Document:
        return {"game": "peek", "options": {}, "cards": self.cards[:], "done": self.done[:]}


class PeekObservation(Observation):
    """Own card, and the other's once peeked at."""

    def __init__(self, game: Game, seat: Seat, cards: list[int], done: list[int], legal: list[Action]) -> None:
        self.game = game
        self.seat = seat
        self.cards = cards
        self.done = done
        self._legal = legal

    def to_move(self) -> Seat:
        return Seat(0) if len(self.done) < 3 else OVER

    def legal(self) -> list[Action]:
        return self._legal[:]

    def sample(self, rng: Random) -> PeekState:
        left = [card for card in range(3) if card not in self.cards]
        rng.shuffle(left)
        return PeekState(self.game, [left.pop() if card < 0 else card for card in self.cards], self.done[:])

    def data(self) -> Document:
        return {"cards": self.cards, "done": self.done}

    def words(self) -> list[Text]:
        return [Text("kami-now-deal")]

    def rules(self) -> list[str]:
        return []

    def key(self) -> str:
        return f"{self.seat} {self.cards} {self.done}"
