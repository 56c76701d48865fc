"""RRR: Regality vs. Religion: Revolution, a duel of tiles on nine spaces."""

from typing import Final

from mypy_extensions import i64

from tatami.game import Action, Document, DocumentError, Game, Option, OptionValue, State, resolve_options
from tatami.games.rrr import pieces
from tatami.games.rrr.actions import NAMES, parse
from tatami.games.rrr.board import Board
from tatami.games.rrr.document import load
from tatami.games.rrr.phases import start
from tatami.games.rrr.position import NO_NEUTRALS, NOBODY, RrrPosition
from tatami.games.rrr.state import RrrState

NOTATION: Final = tuple(NAMES)
RULES: Final[list[str]] = [
    "R-01", "R-02", "R-05",
    "R-10", "R-11", "R-12", "R-13", "R-14",
    "R-20", "R-21", "R-22", "R-23", "R-24", "R-25",
    "R-30", "R-31", "R-32", "R-33", "R-34", "R-35", "R-36", "R-37", "R-38", "R-39",
    "R-50", "R-51",
    "R-60", "R-61", "R-62",
    "R-70", "R-71", "R-72", "R-73", "R-74",
]  # fmt: skip

MODES: Final[list[str]] = ["shared", "none", "random", "secret", "draft", "secret-draft"]
VICTORIES: Final[list[str]] = ["match", "points"]
GAMES: Final[dict[str, int]] = {"match": 2, "points": 3}  # how many games unless the option says otherwise


class Rrr(Game):
    """RRR with its options: `neutrals`, `victory`, `games` and `first`."""

    def __init__(self, options: dict[str, object]) -> None:
        self.key = "rrr"
        self.rules_version = 1
        victory = options.get("victory", VICTORIES[0])
        known = victory if isinstance(victory, str) and victory in VICTORIES else VICTORIES[0]
        self.options: dict[str, OptionValue] = resolve_options("rrr", option_list(known), options)
        self.seats = 2
        self.mode: i64 = MODES.index(str(self.options["neutrals"]))

    def pieces(self) -> list[Document]:
        return pieces.pieces(self.mode != NO_NEUTRALS)

    def names(self) -> tuple[str, ...]:
        return NOTATION

    def action(self, name: str) -> Action:
        return parse(name)

    def start(self) -> RrrState:
        """Return the state before the first tile: chance says who is first, unless the option does, and draws the neutrals."""
        games = self.options["games"]
        first = self.options["first"]
        assert isinstance(games, int)
        state = RrrState(self, self.mode, self.options["victory"] == "points", games, Board(0, 0, 0, 0, 0))
        start(state, first if isinstance(first, int) else NOBODY)
        return state

    def load(self, document: object) -> RrrPosition:
        """Return the state of a position document; whatever else is given is refused like a wrong one."""
        return load(self, document)


def own_state(state: State) -> RrrState:
    """Return the state as one of RRR; DocumentError for a position of another game."""
    if not isinstance(state, RrrState):
        raise DocumentError("game", f"is a position of {state.game.key}, not of rrr")
    return state


def option_list(victory: str = "match") -> list[Option]:
    """Return the options of RRR, the default value of each first; how many games are played depends on the victory."""
    usual = GAMES[victory]
    return [
        Option("neutrals", list(MODES)),
        Option("victory", list(VICTORIES)),
        Option("games", [usual, *[number for number in range(1, 10) if number != usual]]),
        Option("first", ["random", 0, 1]),
    ]
