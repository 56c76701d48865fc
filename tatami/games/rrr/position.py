"""The data of RRR: a position of a match, as the referee knows it, and what one seat knows of it."""

from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE, Action, Game, Observation, Seat, State
from tatami.games.rrr.board import Board
from tatami.games.rrr.pieces import NEUTRALS

NOBODY: Final = -1

# The modes: how many neutral tiles a game has, and who sees them.
SHARED: Final = 0
NO_NEUTRALS: Final = 1
RANDOM: Final = 2
SECRET: Final = 3
DRAFT: Final = 4
SECRET_DRAFT: Final = 5


class RrrPosition(State):
    """A position of a match of RRR, all tiles open to the referee; `board` is the game being played."""

    def __init__(self, game: Game, mode: i64, by_points: bool, games: i64, board: Board) -> None:
        self.game = game
        self.mode: i64 = mode
        self.by_points: bool = by_points
        self.games: i64 = games
        self.board: Board = board
        self.phase: i64 = 0  # one of those in `phases`
        self.seat: i64 = CHANCE
        self.game_no: i64 = 1
        self.first: i64 = NOBODY
        self.score0: i64 = 0
        self.score1: i64 = 0
        self.used: i64 = 0  # the neutrals used in this match since all 16 were shuffled, this game's included
        self.drawn: i64 = 0  # how many of this game's neutrals have been drawn
        self.open: i64 = 0  # draft: the tiles to take from
        self.packet: i64 = 0  # secret-draft: the tiles to keep one of, or being drawn
        self.step: i64 = 0  # secret-draft: 1-4 while it lasts, else 0
        # What each seat, and everybody, remembers of `used` beyond what lies before its eyes (see `memory`).
        self.memory0: i64 = 0
        self.memory1: i64 = 0
        self.memory_of_all: i64 = 0
        self.passed0: i64 = 0  # secret-draft: the three tiles that seat 0 passed on, of which seat 1 keeps one
        self.passed1: i64 = 0

    def unused(self) -> i64:
        """R-62: Return the neutrals that can still be drawn."""
        return NEUTRALS & ~self.used

    def has_secrets(self) -> bool:
        """Return whether tiles are hidden in this mode."""
        return self.mode == SECRET or self.mode == SECRET_DRAFT

    def in_game(self) -> i64:
        """Return all tiles of the game being played, those to be drafted included."""
        return self.board.in_game() | self.open | self.packet


class RrrKnowledge(Observation):
    """What a seat of RRR knows: all but the other seat's hidden tiles and what it has not seen of a secret draft."""

    def __init__(self, game: Game, seat: Seat, legal: list[Action], board: Board) -> None:
        self.game = game
        self.seat = seat
        self.moves: list[Action] = legal
        self.board: Board = board  # zones and hidden tiles as far as this seat sees them
        self.unseen: list[int] = [0, 0]  # how many hidden tiles of each seat it doesn't see
        self.mode: i64 = 0
        self.by_points: bool = False
        self.games: i64 = 0
        self.phase: i64 = 0
        self.mover: i64 = CHANCE
        self.game_no: i64 = 1
        self.first: i64 = NOBODY
        self.score: list[int] = [0, 0]
        self.drawn: i64 = 0
        self.open: i64 = 0
        self.packet: i64 = 0  # 0 where this seat doesn't see it
        self.packet_size: i64 = 0
        self.step: i64 = 0
        self.used_count: i64 = 0
        self.seen: i64 = 0  # the neutrals of `used` that this seat has seen
        self.seen_by_both: i64 = 0  # those of them that the other seat has seen too; nothing for a spectator
        self.seen_by_all: i64 = 0  # those that everybody has seen
        self.passed: list[int] = [0, 0]  # by seat: what it passed on, of which the other keeps one; nothing for a spectator

    def kept_from(self, owner: int) -> i64:
        """Return the three tiles that this seat passed to `owner` if one is kept and hasn't been seen since; else nothing."""
        if self.seat < 0:
            return 0
        passed: i64 = self.passed[1 - owner]
        if passed == self.packet:  # they still have to choose
            return 0
        return 0 if passed & self.board.in_game() else passed
