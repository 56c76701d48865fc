"""Dynasties: a set-collecting card game by Michael Schacht, for 2 to 4 players."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import Action, Document, Game, Option, OptionValue, State, resolve_options
from tatami.games.dynasties import pieces
from tatami.games.dynasties.actions import NAMES, parse
from tatami.games.dynasties.document import load
from tatami.games.dynasties.position import opening
from tatami.games.dynasties.state import DynastiesState

NOTATION: Final = tuple(NAMES)
RULES: Final[list[str]] = [
    "D-01", "D-02",
    "D-10", "D-11",
    "D-20", "D-21", "D-22", "D-23", "D-24",
    "D-30", "D-31", "D-32",
    "D-40", "D-41", "D-42", "D-43", "D-44", "D-45",
    "D-50", "D-51", "D-52",
    "D-60", "D-61", "D-62", "D-63", "D-64",
]  # fmt: skip


class Dynasties(Game):
    """Dynasties with its options: `players` 2, 3 or 4; `missions` and `ninjas` on or off; `first` random or a seat."""

    def __init__(self, options: dict[str, object]) -> None:
        self.key = "dynasties"
        self.rules_version = 1
        players = options.get("players", 2)
        number = players if type(players) is int and 2 <= players <= 4 else 2
        self.options: dict[str, OptionValue] = resolve_options("dynasties", option_list(number), options)
        self.seats = number

    def pieces(self) -> list[Document]:
        return pieces.pieces(self.seats, bool(self.options["missions"]), bool(self.options["ninjas"]))

    def names(self) -> tuple[str, ...]:
        return NOTATION

    def action(self, name: str) -> Action:
        return parse(name)

    def start(self) -> DynastiesState:
        """Return the state before the first card: chance says who starts, unless the option does, and deals."""
        public = opening(self)
        first = self.options["first"]
        if isinstance(first, int):
            public.starter = first
            public.turn = first
        return DynastiesState(self, public, vec[i64]([0] * self.seats), pieces.BOX, 0)

    def load(self, document: object) -> State:
        return load(self, document)


def option_list(players: int = 2) -> list[Option]:
    """Return the options of Dynasties, the default value of each first; who can be first depends on the number of players."""
    return [
        Option("players", [2, 3, 4]),
        Option("missions", [False, True]),
        Option("ninjas", [False, True]),
        Option("first", ["random", *range(players)]),
    ]
