"""A toy game for testing the tests: two seats get one of three cards each, seat 0 bets or folds, seat 1 calls or folds.

`flaw` names a mistake put in on purpose; the checks of tatami.testing must find every one of them.
"""

from random import Random
from typing import Any

from tatami.game import (
    CHANCE,
    OVER,
    SPECTATOR,
    Action,
    Bot,
    Document,
    Game,
    NotationError,
    Observation,
    Outcome,
    Refusal,
    Seat,
    State,
    StyledLine,
)
from tatami.texts import Text

CARDS = "ABC"
NAMES = ("card A", "card B", "card C", "bet", "call", "fold")
BET, CALL, FOLD = 3, 4, 5
RULES = ["T-1", "T-2"]

# A flaw, the check that must find it, and what that check says.
FLAWS = {
    "names": ("check_names", "stands twice"),
    "sides": ("check_sides", "don't have each seat once"),
    "partners": ("check_play", "get different things"),
    "pieces": ("check_pieces", "two pieces have one id"),
    "order": ("check_play", "isn't ascending"),
    "weights": ("check_play", "don't fit legal"),
    "tickets": ("check_play", "tickets for weights"),
    "clone": ("check_play", "clone"),
    "returns": ("check_play", "sum to zero"),
    "endless": ("check_play", "not over after"),
    "document": ("check_documents", "plays on differently"),
    "lenient": ("check_documents", "is taken"),
    "rule": ("check_refusals", "which is no rule"),
    "careless": ("check_refusals", "changed the state"),
    "offers": ("check_views", "wrong moves"),
    "holds state": ("check_views", "holds a State"),
    "status": ("check_views", "status isn't in its view"),
    "preview": ("check_views", "preview of a move that isn't legal"),
    "preview leak": ("check_same_bytes", "hidden cards show in what seat"),
    "facts leak": ("check_permuted", "gets to see hidden cards"),
    "drawing": ("check_views", "draws what its view doesn't have"),
    "shows card": ("check_permuted", "gets to see hidden cards"),
    "truth": ("check_samples", "samples vary in 0"),
    "same world": ("check_samples", "samples vary in 0"),
    "other world": ("check_samples", "could tell a sampled world"),
    "forgets": ("check_copies", "knows other things"),
    "shared options": ("check_copies", "changing a copy changed the game"),
    "shallow copy": ("check_copies", "isn't apart from the state"),
    "text leak": ("check_same_bytes", "hidden cards show in what seat"),
    "refusal leak": ("check_same_bytes", "hidden cards show in what seat"),
    "log leak": ("check_same_bytes", "tells seat"),
}


def permute(document: Document, seat: int, rng: Random) -> Document:
    """The same position with another card for each seat but this one."""
    shown = [card for owner, card in enumerate(document["cards"]) if owner == seat]
    others = [card for card in CARDS if card not in shown]
    rng.shuffle(others)
    over = FOLD in document["moves"] or len(document["moves"]) == 2
    cards = [card if owner == seat or over else others.pop() for owner, card in enumerate(document["cards"])]
    return {**document, "cards": cards}


class Toy(Game):
    """The toy game."""

    def __init__(self, flaw: str = "") -> None:
        self.key = "toy"
        self.rules_version = 1
        self.options = {}
        self.seats = 2
        self.flaw = flaw

    @property
    def sides(self) -> list[list[Seat]]:
        if self.flaw == "sides":
            return [[Seat(0)]]
        return [[Seat(0), Seat(1)]] if self.flaw == "partners" else super().sides

    def pieces(self) -> list[Document]:
        return [{"id": "A" if self.flaw == "pieces" else card, "kind": "card", "count": 1} for card in CARDS]

    def names(self) -> tuple[str, ...]:
        return (*NAMES, "bet") if self.flaw == "names" else NAMES

    def action(self, name: str) -> Action:
        if name not in NAMES:
            raise NotationError(f"{name!r} is no move")
        return Action(NAMES.index(name))

    def __copy__(self) -> "Toy":
        other = super().__copy__()
        if self.flaw == "shared options":
            other.options = self.options
        return other

    def start(self) -> "ToyState":
        return ToyState(self, [], [])

    def load(self, document: object) -> "ToyState":
        assert isinstance(document, dict)
        fields = ["cards", "moves"]
        for field in [*document, *fields]:
            if (field not in fields or field not in document) and self.flaw != "lenient":
                raise ValueError(f"{field}: missing or unknown")
        return ToyState(self, list(document.get("cards", [])), list(document.get("moves", [])))


class ToyState(State):
    """The cards dealt and the moves made."""

    def __init__(self, game: Toy, cards: list[str], moves: list[int]) -> None:
        self.game = game
        self.flaw = game.flaw
        self.cards = cards
        self.made = moves
        self.noted = 0  # what a document can't hold: how many moves the state has seen

    def to_move(self) -> Seat:
        if len(self.cards) < 2:
            return CHANCE
        if (FOLD in self.made or len(self.made) == 2) and self.flaw != "endless":
            return OVER
        return Seat(len(self.made) % 2)

    def legal(self) -> list[Action]:
        if self.to_move() == CHANCE:
            return [Action(number) for number, card in enumerate(CARDS) if card not in self.cards]
        if self.to_move() == OVER:
            return []
        legal = [Action(CALL if self.made and self.to_move() == 1 else BET), Action(FOLD)]
        return legal[::-1] if self.flaw == "order" else legal

    def chance(self) -> list[int]:
        if self.to_move() != CHANCE:
            return []
        return [1] * (len(self.legal()) + int(self.flaw == "weights"))

    def tickets(self) -> int:
        return sum(self.chance()) + int(self.flaw == "tickets")

    def play_unchecked(self, action: Action) -> None:
        self.noted += 1
        if self.to_move() == CHANCE:
            self.cards.append(CARDS[action])
        else:
            self.made.append(int(action))

    def clone(self) -> "ToyState":
        shared = self.flaw == "clone"
        copy = ToyState(self.game, self.cards if shared else self.cards[:], self.made if shared else self.made[:])  # type: ignore[arg-type]
        copy.noted = self.noted
        return copy

    def __copy__(self) -> "ToyState":
        if self.flaw == "forgets":
            return ToyState(self.game, self.cards[:], self.made[:])  # type: ignore[arg-type]
        return ToyState(self.game, self.cards, self.made) if self.flaw == "shallow copy" else self.clone()  # type: ignore[arg-type]

    def outcome(self) -> Outcome | None:
        if self.to_move() != OVER:
            return None
        first_wins = (self.made[-1] == FOLD and len(self.made) == 2) or self.cards[0] < self.cards[1]
        returns = [1.0, -1.0] if first_wins else [-1.0, 1.0]
        return Outcome([1.0, 1.0] if self.flaw == "returns" else returns, Text("seat", seat="0"))

    def observe(self, seat: Seat) -> "ToyObservation":
        return ToyObservation(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        if self.flaw == "careless":
            self.made.append(FOLD)
        reason = Text("seat", seat=self.cards[1] if self.flaw == "refusal leak" and len(self.cards) == 2 else "0")
        return Refusal("T-9" if self.flaw == "rule" else "T-1", reason)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        leak = self.flaw == "log leak" and seat == self.to_move() == 0 and len(self.cards) == 2
        return [Text("seat", seat=self.cards[1] if leak else "0")]

    def dump(self) -> Document:
        return {"cards": self.cards[:], "moves": [] if self.flaw == "document" else self.made[:]}


class ToyObservation(Observation):
    """One's own card, and that the other has one."""

    def __init__(self, state: ToyState, seat: Seat) -> None:
        self.game = state.game
        self.seat = seat
        self.flaw = state.flaw
        offered = seat == state.to_move() or (self.flaw == "offers" and seat != SPECTATOR)
        self.actions = state.legal() if offered else []
        self.mover = state.to_move()
        over = state.to_move() == OVER
        shown = self.flaw == "shows card"
        self.cards = [card if owner == seat or over or shown else "?" for owner, card in enumerate(state.cards)]
        self.made = state.made[:]
        self.noted = state.noted if self.flaw == "forgets" else 0
        self.secret: Any = state.cards[:] if self.flaw in ("truth", "text leak", "preview leak", "facts leak") else None
        self.state: Any = state if self.flaw == "holds state" else None

    def to_move(self) -> Seat:
        return self.mover

    def legal(self) -> list[Action]:
        return self.actions[:]

    def sample(self, rng: Random) -> ToyState:
        game = self.game
        assert isinstance(game, Toy)
        if self.flaw == "truth":
            return ToyState(game, self.secret[:], self.made[:])
        if self.flaw == "same world":
            rng = Random(1)
        hide = self.flaw == "other world" and self.mover >= 0
        unseen = [card for card in CARDS if card not in self.cards or hide]
        rng.shuffle(unseen)
        cards = [unseen.pop() if card == "?" or hide else card for card in self.cards]
        return ToyState(game, cards, self.made[:])

    def data(self) -> Document:
        return {"cards": self.cards[:], "moves": self.made[:]}

    def words(self) -> list[Text]:
        leak = self.flaw == "text leak" and self.secret
        return [Text("seat", seat="".join(self.secret if leak else self.cards) or "-")]

    def status(self) -> list[Text]:
        return [Text("seat", seat="nobody")] if self.flaw == "status" else super().status()

    def preview(self, action: Action) -> list[Text]:
        if action not in self.actions:
            return [Text("seat", seat="0")] if self.flaw == "preview" else []
        return [Text("seat", seat="".join(self.secret) if self.flaw == "preview leak" else str(self.seat))]

    def drawing(self) -> list[StyledLine]:
        return [[("a board", "red")]] if self.flaw == "drawing" else super().drawing()

    def facts(self) -> Document:
        return {"cards": self.secret[:]} if self.flaw == "facts leak" else super().facts()

    def rules(self) -> list[str]:
        return ["T-2"]

    def key(self) -> str:
        return f"{self.seat} {self.cards} {self.made} {self.noted}"


class FairBot(Bot):
    """Bets on a good card that it sees."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, seen: Observation) -> Action:
        return seen.legal()[0 if "C" not in str(seen.data()) else -1]


class PeepingBot(Bot):
    """Looks through an observation that holds the state."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Observation) -> Action:
        assert isinstance(seen, ToyObservation)
        return seen.legal()[0 if seen.secret[1] == "A" else -1]
