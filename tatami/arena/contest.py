"""A contest of two players, deal by deal: what is to be played, and how one game of it is played."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, Final

from tatami import build
from tatami.arena.players import ThinkingLimit, check_players, follows_clock, make_player
from tatami.arena.seatings import points_of, seatings
from tatami.game import CHANCE, OVER, Bot, Game, OptionError, State
from tatami.version import __version__

ROOT: Final = Path(__file__).parent.parent
# Whatever of the package can change a game between bots.
PARTS: Final = [
    *["game.py", "dice.py", "playouts.py", "bots", "games", "solvers", "boxes"],
    *["arena/contest.py", "arena/players.py", "arena/seatings.py"],
]
WORD: Final = 64


class Chance:
    """Chance of one deal: its k-th draw depends on the deal and k alone, so all games of a deal begin with the same cards."""

    def __init__(self, seed: int, deal: int) -> None:
        self._rng = Random(f"arena {seed} deal {deal}")

    def play(self, state: State) -> None:
        """Make chance moves until a seat decides or the game is over."""
        while state.to_move() == CHANCE:
            # One word a draw, whatever the number of tickets: a rejected one would shift all draws behind it.
            state.play_unchecked(state.draw(self._rng.getrandbits(WORD) * int(state.tickets()) >> WORD))


@dataclass
class GameResult:
    """One game: its number, A's points, and for A and B the decisions made where there was a choice and their seconds."""

    number: int
    points: float
    moves: list[int]
    seconds: list[float]

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"game": self.number, "points": self.points, "moves": self.moves, "seconds": self.seconds}


class Contest:
    """A against B in a game. Game number k is the same whenever and wherever it is played, unless a clock decides in it."""

    def __init__(self, game: Game, a: str, b: str, seed: int, limit: ThinkingLimit) -> None:
        check_players(game, [a, b], limit)
        self.game = game
        self.names = [a, b]
        self.seed = seed
        self.limit = limit
        self.seatings = seatings(game)
        self.sides = len(game.sides)
        self.is_solo = bool(game.automata())

    @property
    def is_repeatable(self) -> bool:
        """Whether the same games come out every time."""
        return not any(follows_clock(name, self.limit) for name in self.names)

    def round_up_to_deals(self, games: int) -> int:
        """Return the games to play, made up to whole deals."""
        if games < 1:
            raise OptionError(f"option -n: must be at least 1, not {games}")
        each = len(self.seatings)
        return -(-games // each) * each

    def identity(self) -> dict[str, Any]:
        """Return all that the games depend on but their number: results with equal identities belong together."""
        return {
            "game": self.game.key,
            "options": dict(self.game.options),
            "rules": self.game.rules_version,
            "a": self.names[0],
            "b": self.names[1],
            "seed": self.seed,
            "seconds": self.limit.seconds,
            "simulations": self.limit.simulations,
            "version": __version__,
            "engine": build.describe(),
            "sources": fingerprint(self.game),
        }


Job = tuple[Contest, int]  # a contest and the number of one of its games


def play_job(job: Job) -> GameResult:
    """Play one game of a contest, here or in another process."""
    contest, number = job

    def make(owner: int, seed: int) -> Bot:
        return make_player(contest.game, contest.names[owner], seed, contest.limit)

    return play(contest.game, make, contest.seed, number)


def play(game: Game, make: Callable[[int, int], Bot], seed: int, number: int) -> GameResult:
    """Play game `number` of a contest of the bots that make(A or B, seed) gives. Each gets what its seat sees, nothing else."""
    found = seatings(game)
    deal, place = divmod(number, len(found))
    seating = found[place]
    # Seeds differ from game to game of a deal: else equal bots would play the same game twice, and prove nothing.
    bots = [make(owner, _seed_of(seed, number, seat)) for seat, owner in enumerate(seating)]
    moves, seconds = [0, 0], [0.0, 0.0]
    state, chance = game.start(), Chance(seed, deal)
    chance.play(state)
    while state.to_move() != OVER:
        seat = state.to_move()
        seen = state.observe(seat)
        start = thread_time()  # of the processor: other programs don't count
        action = bots[seat].choose(seen)
        spent = thread_time() - start
        if len(state.legal()) > 1:
            moves[seating[seat]] += 1
            seconds[seating[seat]] += spent
        state.play(action)
        chance.play(state)
    outcome = state.outcome()
    assert outcome is not None
    return GameResult(number, points_of(seating, outcome.winners), moves, [round(spent, 6) for spent in seconds])


def _seed_of(seed: int, number: int, seat: int) -> int:
    return Random(f"arena {seed} game {number} seat {seat}").getrandbits(62)


def fingerprint(game: Game) -> str:
    """Return a short name for the sources of the engine, the bots and a box file: results of others aren't mixed with these."""
    digest = hashlib.sha256(_sources())
    box = Path(str(game.options.get("box", "")))
    if box.is_file():
        digest.update(box.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _sources() -> bytes:
    digest = hashlib.sha256()
    for part in PARTS:
        path = ROOT / part
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.is_file() and file.suffix not in (".so", ".pyd", ".pyc"):
                digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.digest()
