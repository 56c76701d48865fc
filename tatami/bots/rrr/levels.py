"""The levels of RRR: what makes each weaker or stronger than the next."""

from pathlib import Path
from typing import Final

from tatami.bots.level import Level
from tatami.bots.rrr.mind import RrrMind
from tatami.game import Game
from tatami.solvers.rrr.table import Table, open_table

# By level: simulations a move; whether effects in rollouts gain allies, or are random; positions that the solver may
# visit for each simulation. Few simulations are noise enough, and of the right kind: what is plain is seen at every level.
STEPS: Final[dict[str, tuple[int, bool, int]]] = {
    "novice": (100, False, 0),
    "casual": (180, True, 0),
    "club": (500, True, 3),
    "expert": (2000, True, 6),
    "master": (10000, True, 6),
}
BY_TABLE: Final = "master"  # the level that plays by the table of mode `none`, where there is one


def level(game: Game, name: str, tables: Path | None = None) -> Level:
    """Return how this level plays the game; KeyError for a level that isn't there. `tables` is the folder where the table of
    mode `none` may be."""
    simulations, is_greedy, nodes = STEPS[name]
    table: Table | None = None
    if tables is not None and name == BY_TABLE and game.options["neutrals"] == "none":
        table = open_table(tables)
    return Level(name, RrrMind(table, nodes, is_greedy), simulations)
