"""The contract that every game keeps: Game, State, Observation, Outcome, Bot, and what may go wrong.

A `Game` is a set of rules with its options chosen. It makes `State`s: all that a referee knows, played in place.
Chance is a player: where cards are dealt or drawn, `to_move()` is CHANCE, and its legal moves have whole-number weights.
Nothing is shuffled ahead, so a state holds no order of cards that nobody has seen yet.
What a seat may know is an `Observation`, built from what it sees; it holds no State. Bots get nothing else.

`tatami.testing` checks, for any game, that what is said here holds.
"""

from abc import ABC, abstractmethod
from copy import deepcopy
from random import Random
from typing import Any, Final, NewType, Self, final

from mypy_extensions import i64, mypyc_attr

from tatami.copying import attributes, blank_game, blank_observation, blank_state, restore
from tatami.texts import Text

Action = NewType("Action", int)
Seat = NewType("Seat", int)
Document = dict[str, Any]
OptionValue = str | int | bool
StyledLine = list[tuple[str, str]]  # a line as pieces with their styles, in the words of Rich

CHANCE: Final = Seat(-1)
OVER: Final = Seat(-2)
SPECTATOR: Final = Seat(-3)


class OptionError(ValueError):
    """An option that the game doesn't have, or a value that the option can't take."""


class NotationError(ValueError):
    """A name that is no move of the game at all, in any position."""


class DocumentError(ValueError):
    """A position document that is wrong; `field` says where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class Refusal:
    """Why a move isn't legal: the number of the rule, and a text with the facts."""

    def __init__(self, rule: str, reason: Text) -> None:
        self.rule = rule
        self.reason = reason

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r})"


class IllegalAction(ValueError):
    """A move of the game that isn't legal now; `refusal` says why."""

    def __init__(self, name: str, refusal: Refusal) -> None:
        super().__init__(f"{name!r} isn't legal by {refusal.rule}: {refusal.reason!r}")
        self.name = name
        self.refusal = refusal


class NotYourTurn(ValueError):
    """A move made by a seat that doesn't decide now."""


class Outcome:
    """How a finished game ended: what each seat gets (the sum is zero), and why."""

    def __init__(self, returns: list[float], reason: Text) -> None:
        self.returns = returns
        self.reason = reason

    @property
    def winners(self) -> list[int]:
        """Return the seats that got the most; all of them when everybody shares."""
        best = max(self.returns)
        return [seat for seat, result in enumerate(self.returns) if result == best]

    def __repr__(self) -> str:
        return f"Outcome({self.returns!r}, {self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one game with its options chosen."""

    key: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: int

    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """Return the name of every action, by its number; the one table of notation, made once. No name stands twice."""

    @abstractmethod
    def action(self, name: str) -> Action:
        """Return the action of this name; NotationError when no position could have it."""

    @abstractmethod
    def start(self) -> "State":
        """Return the state before anything happened."""

    @abstractmethod
    def load(self, document: object) -> "State":
        """Return the state that a position document describes; DocumentError names the field that is wrong."""

    def replays(self, rules: int) -> bool:
        """Return whether moves made under an older version of the rules can be tried; False where they'd mean something else.

        A move that is no longer legal needn't be told here: the replay stops at it and says so.
        """
        return True

    def automata(self) -> list[int]:
        """Return the seats that the rules play themselves: nobody sits there, and they never decide."""
        return []

    def pieces(self) -> list[Document]:
        """Return every card, tile and token that is played with: `id`, `kind`, `count`, and what the game says of it.

        Facts are numbers, texts that are no sentences, and lists of them. No id stands twice."""
        return []

    @property
    def sides(self) -> list[list[Seat]]:
        """Return the seats of each side, which win and lose together; by default each seat is a side of its own."""
        return [[Seat(seat)] for seat in range(self.seats)]

    @final
    def side_of(self, seat: Seat) -> int:
        """Return the number of a seat's side; ValueError for a seat that isn't there."""
        for number, side in enumerate(self.sides):
            if seat in side:
                return number
        raise ValueError(f"there is no seat {seat}; seats go from 0 to {self.seats - 1}")

    @final
    def name(self, action: Action) -> str:
        """Return the name of an action: the same in every position."""
        names = self.names()
        if not 0 <= action < len(names):
            raise NotationError(f"{self.key} has no action number {action}; they go from 0 to {len(names) - 1}")
        return names[action]

    def __reduce__(self) -> tuple[Any, ...]:
        return blank_game, (type(self),), attributes(self)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        restore(self, kept)

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"tatami.game({self.key!r}{options})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """All that the referee knows. Played in place; clone() first to look ahead."""

    game: Game

    @abstractmethod
    def to_move(self) -> Seat:
        """Return the seat that decides now, CHANCE, or OVER."""

    @abstractmethod
    def legal(self) -> list[Action]:
        """Return what may be played now, ascending; empty exactly when the game is over. Nothing else decides what is legal."""

    @abstractmethod
    def chance(self) -> list[int]:
        """Return the weights of legal(), all positive, when CHANCE moves; else empty."""

    @abstractmethod
    def play_unchecked(self, action: Action) -> None:
        """Play an action that is known to be legal: for search only."""

    @abstractmethod
    def clone(self) -> Self:
        """Return a state equal to this one that shares nothing with it that can change."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the outcome when the game is over, else None."""

    @abstractmethod
    def observe(self, seat: Seat) -> "Observation":
        """Return all that `seat` (or SPECTATOR) may know now, built from what it sees."""

    @abstractmethod
    def _why_not(self, action: Action) -> Refusal:
        """Return why an action that isn't legal now isn't, from what the mover may know; why_not() has checked its number."""

    @abstractmethod
    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        """Return what `seat` (or SPECTATOR) learns when this legal action is played now; tell() has checked its number."""

    @abstractmethod
    def dump(self) -> Document:
        """Return the whole position as plain data; game.load() of it gives an equal state."""

    def tickets(self) -> i64:
        """Return the sum of chance(): how many equally likely tickets there are when CHANCE moves."""
        total: i64 = 0
        for weight in self.chance():
            total += weight
        return total

    def draw(self, ticket: i64) -> Action:
        """Return the chance move of a ticket, 0 … tickets()-1: the first weight[0] tickets stand for legal()[0], and so on."""
        left = ticket
        for action, weight in zip(self.legal(), self.chance(), strict=True):
            if 0 <= left < weight:
                return action
            left -= weight
        raise ValueError(f"there is no ticket {ticket}")

    @final
    def play(self, action: Action) -> None:
        """Play a legal action; IllegalAction or NotationError otherwise, and nothing has changed."""
        if action not in self.legal():
            name = self.game.name(action)
            raise IllegalAction(name, self.why_not(action))
        self.play_unchecked(action)

    @final
    def why_not(self, action: Action) -> Refusal:
        """Return why an action isn't legal now, from what the mover may know; NotationError for a number that is no action."""
        self.game.name(action)
        return self._why_not(action)

    @final
    def tell(self, action: Action, seat: Seat) -> list[Text]:
        """Return the lines of the log for `seat` (or SPECTATOR) when this legal action is played now; NotationError for a
        number that is no action."""
        self.game.name(action)
        return self._tell(action, seat)

    @final
    def moves(self) -> list[str]:
        """Return the names of legal(), in its order."""
        return [self.game.name(action) for action in self.legal()]

    @final
    def refusal(self, name: str) -> Refusal | None:
        """Return None when the move is legal, else why it isn't; NotationError when it is no move at all."""
        action = self.game.action(name)
        return None if action in self.legal() else self.why_not(action)

    def __reduce__(self) -> tuple[Any, ...]:
        # A clone leaves behind what is no part of the position.
        return blank_state, (self.game,), attributes(self.clone())

    def __setstate__(self, kept: dict[str, Any]) -> None:
        restore(self, kept)

    def __copy__(self) -> Self:
        return self.clone()

    def __repr__(self) -> str:
        return f"{self.game!r}.load({self.dump()!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(ABC):
    """All that one seat may know: plain data, with no way to the state behind it."""

    game: Game
    seat: Seat

    @abstractmethod
    def to_move(self) -> Seat:
        """Return who decides now as far as this seat may know; CHANCE also where it can't know."""

    @abstractmethod
    def legal(self) -> list[Action]:
        """Return what this seat may play now; empty when it isn't its turn."""

    @abstractmethod
    def sample(self, rng: Random) -> State:
        """Return a world that this seat can't tell from the true one, with the right probabilities."""

    @abstractmethod
    def data(self) -> Document:
        """Return the position document with holes: what this seat doesn't know is `?`."""

    @abstractmethod
    def words(self) -> list[Text]:
        """Return the view in words, line by line."""

    @abstractmethod
    def rules(self) -> list[str]:
        """Return the numbers of the rules that matter for the decision at hand."""

    @abstractmethod
    def key(self) -> str:
        """Return a text that is equal exactly when the seat's knowledge is equal."""

    def status(self) -> list[Text]:
        """Return the lines of words() to read first: who decides what now, or how it ended. By default the last line."""
        return self.words()[-1:]

    def preview(self, action: Action) -> list[Text]:
        """Return what a move that this seat may play now would bring, in words; nothing where the game can't tell in advance,
        and nothing for other moves."""
        return []

    def facts(self) -> Document:
        """Return what follows from the rules in this position and a client draws: what is shielded, reached, worth, still
        needed or at stake. Plain data made from what this seat knows, like data()."""
        return {}

    def drawing(self) -> list[StyledLine]:
        """Return those lines of words() that draw a board in characters, in pieces with styles for a terminal in colour."""
        return []

    @final
    def with_viewer(self, document: Document) -> Document:
        """Return a document of data() with who looks after its options: None for a spectator."""
        viewer = int(self.seat) if self.seat >= 0 else None
        return {"game": document.pop("game"), "options": document.pop("options"), "viewer": viewer, **document}

    def __reduce__(self) -> tuple[Any, ...]:
        return blank_observation, (type(self), self.game, self.seat), attributes(self)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        restore(self, kept)

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.game.key == other.game.key and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses moves for a seat from what that seat may know, and from nothing else."""

    @abstractmethod
    def choose(self, seen: Observation) -> Action:
        """Return one of seen.legal(), which is not empty."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option of a game: its values, the default first."""

    def __init__(self, name: str, values: list[OptionValue]) -> None:
        self.name = name
        self.values = values

    def check(self, value: object) -> OptionValue:
        """Return the value, if it is one of this option's (2 and True are not the same); else OptionError."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        listed = ", ".join(str(allowed) for allowed in self.values)
        raise OptionError(f"option {self.name}: {value!r} is not one of {listed}")


def resolve_options(key: str, options: list[Option], given: dict[str, object]) -> dict[str, OptionValue]:
    """Return all options with their values, given or default, in the game's order; OptionError for what doesn't exist."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            raise OptionError(f"{key} has no option {name!r}; its options are {', '.join(known)}")
    return {option.name: option.check(given.get(option.name, option.values[0])) for option in options}


def deal(state: State, rng: Random) -> None:
    """Play chance moves, drawn by their weights, until a seat decides or the game is over."""
    while state.to_move() == CHANCE:
        state.play_unchecked(state.draw(rng.randrange(int(state.tickets()))))
