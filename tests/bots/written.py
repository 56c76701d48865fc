"""Two games with known values, for testing search: any small tree written down, and Kuhn's poker."""

from random import Random
from typing import Any

from tatami.game import CHANCE, OVER, Action, Document, Game, NotationError, Observation, Outcome, Refusal, Seat, State
from tatami.texts import Text

# A leaf is seat 0's result; a decision is (seat, {move: subtree}); chance is ("chance", {move: (weight, subtree)}).
Spec = Any


def moves_in(spec: Spec) -> list[str]:
    """The names of all moves of a tree."""
    if not isinstance(spec, tuple):
        return []
    names = list(spec[1])
    for branch in spec[1].values():
        names += moves_in(branch[1] if spec[0] == "chance" else branch)
    return names


class Written(Game):
    """A game for two without secrets: the tree says it all."""

    def __init__(self, spec: Spec) -> None:
        self.key = "written"
        self.rules_version = 1
        self.options = {}
        self.seats = 2
        self.spec = spec
        self.moves = tuple(sorted(set(moves_in(spec))))

    def names(self) -> tuple[str, ...]:
        return self.moves

    def action(self, name: str) -> Action:
        if name not in self.moves:
            raise NotationError(f"{name!r} is no move")
        return Action(self.moves.index(name))

    def start(self) -> "WrittenState":
        return WrittenState(self, [])

    def load(self, document: object) -> State:
        raise NotImplementedError


class WrittenState(State):
    """The moves made so far."""

    def __init__(self, game: Written, made: list[int]) -> None:
        self.game = game
        self.made = made

    def place(self) -> Spec:
        assert isinstance(self.game, Written)
        spec = self.game.spec
        for number in self.made:
            branch = spec[1][self.game.moves[number]]
            spec = branch[1] if spec[0] == "chance" else branch
        return spec

    def to_move(self) -> Seat:
        place = self.place()
        if not isinstance(place, tuple):
            return OVER
        return CHANCE if place[0] == "chance" else Seat(place[0])

    def legal(self) -> list[Action]:
        place = self.place()
        return sorted(self.game.action(name) for name in place[1]) if isinstance(place, tuple) else []

    def chance(self) -> list[int]:
        place = self.place()
        return [place[1][self.game.name(action)][0] for action in self.legal()] if self.to_move() == CHANCE else []

    def play_unchecked(self, action: Action) -> None:
        self.made.append(int(action))

    def clone(self) -> "WrittenState":
        return WrittenState(self.game, self.made[:])  # type: ignore[arg-type]

    def outcome(self) -> Outcome | None:
        place = self.place()
        return None if isinstance(place, tuple) else Outcome([place, -place], Text("seat", seat="0"))

    def observe(self, seat: Seat) -> Observation:
        return OpenObservation(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        raise NotImplementedError

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        return []

    def dump(self) -> Document:
        return {"made": self.made[:]}


class Plain(Observation):
    """What the observations of both games share: nothing is ever shown of them."""

    def data(self) -> Document:
        raise NotImplementedError

    def words(self) -> list[Text]:
        return []

    def rules(self) -> list[str]:
        return []


class OpenObservation(Plain):
    """Everything is seen."""

    def __init__(self, state: WrittenState, seat: Seat) -> None:
        self.game = state.game
        self.seat = seat
        self.made = state.made[:]
        self.mover = state.to_move()
        self.actions = state.legal() if self.mover == seat else []

    def to_move(self) -> Seat:
        return self.mover

    def legal(self) -> list[Action]:
        return self.actions[:]

    def sample(self, rng: Random) -> State:
        return WrittenState(self.game, self.made[:])  # type: ignore[arg-type]

    def key(self) -> str:
        return f"{self.seat} {self.made}"


JACK, QUEEN, KING, PASS, BET = range(5)


class Kuhn(Game):
    """Kuhn's poker: one of three cards each, pass or bet one; a bet can be called. Results from -1 to 1 are halves of chips."""

    def __init__(self) -> None:
        self.key = "kuhn"
        self.rules_version = 1
        self.options = {}
        self.seats = 2

    def names(self) -> tuple[str, ...]:
        return "jack", "queen", "king", "pass", "bet"

    def action(self, name: str) -> Action:
        return Action(self.names().index(name))

    def start(self) -> "KuhnState":
        return KuhnState(self, [], [])

    def load(self, document: object) -> State:
        raise NotImplementedError


class KuhnState(State):
    """Two cards and the moves."""

    def __init__(self, game: Game, cards: list[int], made: list[int]) -> None:
        self.game = game
        self.cards = cards
        self.made = made

    def to_move(self) -> Seat:
        if len(self.cards) < 2:
            return CHANCE
        over = len(self.made) == 3 or (len(self.made) == 2 and self.made != [PASS, BET])
        return OVER if over else Seat(len(self.made) % 2)

    def legal(self) -> list[Action]:
        if self.to_move() == CHANCE:
            return [Action(card) for card in (JACK, QUEEN, KING) if card not in self.cards]
        return [] if self.to_move() == OVER else [Action(PASS), Action(BET)]

    def chance(self) -> list[int]:
        return [1 for _ in self.legal()] if self.to_move() == CHANCE else []

    def play_unchecked(self, action: Action) -> None:
        (self.cards if self.to_move() == CHANCE else self.made).append(int(action))

    def clone(self) -> "KuhnState":
        return KuhnState(self.game, self.cards[:], self.made[:])

    def outcome(self) -> Outcome | None:
        if self.to_move() != OVER:
            return None
        better = 1.0 if self.cards[0] > self.cards[1] else -1.0
        if self.made[-2:] == [BET, BET]:
            result = better
        elif self.made == [PASS, PASS]:
            result = better / 2
        else:
            result = 0.5 if self.made == [BET, PASS] else -0.5
        return Outcome([result, -result], Text("seat", seat="0"))

    def observe(self, seat: Seat) -> Observation:
        return KuhnObservation(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        raise NotImplementedError

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        return []

    def dump(self) -> Document:
        return {"cards": self.cards[:], "made": self.made[:]}


class KuhnObservation(Plain):
    """One's own card."""

    def __init__(self, state: KuhnState, seat: Seat) -> None:
        self.game = state.game
        self.seat = seat
        self.card = state.cards[seat]
        self.made = state.made[:]
        self.mover = state.to_move()
        self.actions = state.legal() if self.mover == seat else []

    def to_move(self) -> Seat:
        return self.mover

    def legal(self) -> list[Action]:
        return self.actions[:]

    def sample(self, rng: Random) -> State:
        other = rng.choice([card for card in (JACK, QUEEN, KING) if card != self.card])
        return KuhnState(self.game, [self.card, other] if self.seat == 0 else [other, self.card], self.made[:])

    def key(self) -> str:
        return f"{self.seat} {self.card} {self.made}"
