"""The game that both servers play, so that servers are compared and not games: two players in turn mark any of nine cells.

`python -m bench.load.endless serve …` is `tatami serve …` for this game besides the four. It isn't compiled.
"""

from random import Random
from typing import Final

from tatami.cli import main
from tatami.game import Action, Document, Game, NotationError, Observation, Outcome, Refusal, Seat, State
from tatami.registry import GAMES, Entry
from tatami.texts import Text

KEY: Final = "endless"
CELLS: Final = tuple(row + column for row in "abc" for column in "123")
EVERY: Final = [Action(number) for number in range(len(CELLS))]
# Sentences that are in the catalogue.
PLAYERS: Final = [Text("rrr-player-0"), Text("rrr-player-1")]
TOLD: Final = [[[Text("rrr-story-place", who=who, tile=Text("rrr-citizen"), space=cell)] for cell in CELLS] for who in PLAYERS]


class Endless(Game):
    """The game; it has no options and no end."""

    def __init__(self, _options: dict[str, object]) -> None:
        self.key = KEY
        self.rules_version = 1
        self.options = {}
        self.seats = 2

    def names(self) -> tuple[str, ...]:
        """The cells."""
        return CELLS

    def action(self, name: str) -> Action:
        """To mark this cell."""
        if name not in CELLS:
            raise NotationError(f"there is no cell {name!r}")
        return Action(CELLS.index(name))

    def start(self) -> "EndlessState":
        """Nothing is marked."""
        return EndlessState(self, [None] * len(CELLS), 0)

    def load(self, document: object) -> "EndlessState":
        """No position is ever loaded here."""
        raise NotImplementedError


class EndlessState(State):
    """Who marked each cell last, and whose turn it is."""

    def __init__(self, game: Game, cells: list[int | None], mover: int) -> None:
        self.game = game
        self.cells = cells
        self.mover = mover

    def to_move(self) -> Seat:
        """Seat 0, then seat 1, and so on."""
        return Seat(self.mover)

    def legal(self) -> list[Action]:
        """Any cell."""
        return EVERY

    def chance(self) -> list[int]:
        """There is none."""
        return []

    def play_unchecked(self, action: Action) -> None:
        """Mark a cell."""
        self.cells[action] = self.mover
        self.mover = 1 - self.mover

    def clone(self) -> "EndlessState":
        """Another such state."""
        return EndlessState(self.game, self.cells[:], self.mover)

    def outcome(self) -> Outcome | None:
        """It is never over."""
        return None

    def observe(self, seat: Seat) -> "EndlessObservation":
        """Everything: nothing is hidden."""
        return EndlessObservation(self.game, seat, self.cells[:], self.mover)

    def _why_not(self, action: Action) -> Refusal:
        """Every move is legal."""
        raise NotImplementedError

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        """Who marked which cell."""
        return TOLD[self.mover][action]

    def dump(self) -> Document:
        """The position."""
        return {"cells": self.cells, "to_move": self.mover}


class EndlessObservation(Observation):
    """What a seat sees, which is all."""

    def __init__(self, game: Game, seat: Seat, cells: list[int | None], mover: int) -> None:
        self.game = game
        self.seat = seat
        self.cells = cells
        self.mover = mover

    def to_move(self) -> Seat:
        """Whose turn it is."""
        return Seat(self.mover)

    def legal(self) -> list[Action]:
        """Any cell, in one's turn."""
        return EVERY if self.seat == self.mover else []

    def sample(self, rng: Random) -> State:
        """The only world that it can be."""
        return EndlessState(self.game, self.cells[:], self.mover)

    def data(self) -> Document:
        """The position."""
        return {"cells": self.cells, "to_move": self.mover}

    def words(self) -> list[Text]:
        """Nobody reads it."""
        return []

    def rules(self) -> list[str]:
        """There are no numbered rules."""
        return []

    def key(self) -> str:
        """The position."""
        return f"{self.cells} {self.mover}"


if __name__ == "__main__":
    GAMES[KEY] = Entry(Endless, [], [])
    main()
