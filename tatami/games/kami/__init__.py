"""Kami: a partnership card game in the Goita family, for 4, 3 or 2 players."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import Action, Document, DocumentError, Game, Option, OptionValue, Seat, State, resolve_options
from tatami.games.kami import pieces
from tatami.games.kami.actions import NAMES, parse
from tatami.games.kami.document import load
from tatami.games.kami.phases import start_deal
from tatami.games.kami.position import KamiPosition, side_count
from tatami.games.kami.scoring import ENDINGS
from tatami.games.kami.state import KamiState

NOTATION: Final = tuple(NAMES)
RULES: Final[list[str]] = [
    "K-01", "K-02", "K-03", "K-04", "K-05", "K-06",
    "K-10", "K-11", "K-12", "K-13", "K-14", "K-15",
    "K-20", "K-21", "K-22",
    "K-30", "K-31", "K-32",
    "K-40", "K-41", "K-42", "K-43", "K-44", "K-45",
    "K-50", "K-51",
]  # fmt: skip


class Kami(Game):
    """Kami with its options: `players` 4, 3 or 2; `ending` soldier, lord or kami; `first` random or a seat."""

    def __init__(self, options: dict[str, object]) -> None:
        self.key = "kami"
        self.rules_version = 1
        players = options.get("players", 4)
        count = players if type(players) is int and 2 <= players <= 4 else 4
        self.options: dict[str, OptionValue] = resolve_options("kami", option_list(count), options)
        self.seats = count
        self.ending: i64 = ENDINGS.index(str(self.options["ending"]))

    @property
    def sides(self) -> list[list[Seat]]:
        """K-01: With four players, partners sit opposite each other."""
        number = int(side_count(self.seats))
        return [[Seat(seat) for seat in range(side, self.seats, number)] for side in range(number)]

    def pieces(self) -> list[Document]:
        return pieces.pieces()

    def names(self) -> tuple[str, ...]:
        return NOTATION

    def action(self, name: str) -> Action:
        return parse(name)

    def start(self) -> KamiState:
        """Return the state before the first card: chance says who is first, unless the option does, and deals."""
        seats: i64 = self.seats
        scores = vec[i64]([0] * int(side_count(seats)))
        state = KamiState(self, seats, self.ending, vec[i64]([0] * self.seats), scores, [])
        start_deal(state)
        first = self.options["first"]
        if isinstance(first, int):
            state.first = first  # K-02
        return state

    def load(self, document: object) -> KamiPosition:
        return load(self, document)


def own_state(state: State) -> KamiState:
    """Return the state as one of Kami; DocumentError for a position of another game."""
    if not isinstance(state, KamiState):
        raise DocumentError("game", f"is a position of {state.game.key}, not of kami")
    return state


def is_goita(game: Game) -> bool:
    """Return whether this is Kami for four, the game of which Goita histories tell."""
    return isinstance(game, Kami) and game.seats == 4


def option_list(players: int = 4) -> list[Option]:
    """Return the options of Kami, the default value of each first; who can be first depends on the number of players."""
    return [Option("players", [4, 3, 2]), Option("ending", list(ENDINGS)), Option("first", ["random", *range(players)])]
