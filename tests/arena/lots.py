"""A toy game for the arena: chance draws lots that mean nothing, then each seat says low or high once.

`rule` says who wins: `first` is seat 0 whatever is said, `high` all who said high (all seats when none did).
"""

from random import Random

from tatami.game import CHANCE, OVER, Action, Bot, Document, Game, NotationError, Observation, Outcome, Refusal, Seat, State
from tatami.texts import Text

NAMES = (*(f"lot {number}" for number in range(10)), "low", "high")
LOW, HIGH = Action(10), Action(11)
LOTS = 5


class Lots(Game):
    """The first lot has `wide` tickets, the others ten."""

    def __init__(self, seats: int, rule: str, wide: int = 10) -> None:
        self.key = "lots"
        self.rules_version = 1
        self.options = {}
        self.seats = seats
        self.rule = rule
        self.wide = wide

    def names(self) -> tuple[str, ...]:
        return NAMES

    def action(self, name: str) -> Action:
        if name not in NAMES:
            raise NotationError(f"{name!r} is no move")
        return Action(NAMES.index(name))

    def start(self) -> "LotsState":
        return LotsState(self, [], [])

    def load(self, document: object) -> "LotsState":
        raise NotImplementedError


class LotsState(State):
    """The lots drawn and what was said."""

    def __init__(self, game: Lots, lots: list[int], said: list[Action]) -> None:
        self.game = game
        self.lots = lots
        self.said = said

    @property
    def rules(self) -> Lots:
        assert isinstance(self.game, Lots)
        return self.game

    def to_move(self) -> Seat:
        if len(self.lots) < LOTS:
            return CHANCE
        return OVER if len(self.said) == self.game.seats else Seat(len(self.said))

    def legal(self) -> list[Action]:
        if self.to_move() == CHANCE:
            return [Action(number) for number in range(10 if self.lots else self.rules.wide)]
        return [] if self.to_move() == OVER else [LOW, HIGH]

    def chance(self) -> list[int]:
        return [1] * len(self.legal()) if self.to_move() == CHANCE else []

    def play_unchecked(self, action: Action) -> None:
        if self.to_move() == CHANCE:
            self.lots.append(int(action))
        else:
            self.said.append(action)

    def clone(self) -> "LotsState":
        return LotsState(self.rules, self.lots[:], self.said[:])

    def outcome(self) -> Outcome | None:
        if self.to_move() != OVER:
            return None
        winners = [0] if self.rules.rule == "first" else [seat for seat, word in enumerate(self.said) if word == HIGH]
        others = self.game.seats - len(winners)
        returns = [0.0] * self.game.seats
        if winners and others:
            returns = [1 / len(winners) if seat in winners else -1 / others for seat in range(self.game.seats)]
        return Outcome(returns, Text("seat", seat="0"))

    def observe(self, seat: Seat) -> "LotsObservation":
        return LotsObservation(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        return Refusal("L-1", Text("seat", seat="0"))

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        return []

    def dump(self) -> Document:
        return {"lots": self.lots[:], "said": self.said[:]}


class LotsObservation(Observation):
    """All is open."""

    def __init__(self, state: LotsState, seat: Seat) -> None:
        self.game = state.game
        self.seat = seat
        self.lots = state.lots[:]
        self.said = state.said[:]
        self.mover = state.to_move()

    def to_move(self) -> Seat:
        return self.mover

    def legal(self) -> list[Action]:
        return [LOW, HIGH] if self.mover == self.seat else []

    def sample(self, rng: Random) -> LotsState:
        assert isinstance(self.game, Lots)
        return LotsState(self.game, self.lots[:], self.said[:])

    def data(self) -> Document:
        return {"lots": self.lots[:], "said": self.said[:]}

    def words(self) -> list[Text]:
        return []

    def rules(self) -> list[str]:
        return []

    def key(self) -> str:
        return f"{self.seat} {self.lots} {self.said}"


class Sayer(Bot):
    """Always says the same."""

    def __init__(self, word: Action) -> None:
        self.word = word

    def choose(self, seen: Observation) -> Action:
        return self.word
