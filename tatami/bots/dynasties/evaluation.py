"""The value estimate after a round: what the totals promise for the end of the game."""

from math import exp
from typing import Final

from tatami.games.dynasties.phases import DEAL, FINISHED
from tatami.games.dynasties.position import PublicPosition
from tatami.games.dynasties.scoring import returns, set_points, total_rounds, totals

# How many points of lead make a win e times as likely as before, by players and missions, with 1, 2, 3 rounds to come.
# Maximum likelihood over 1500 games between policies in each mode.
SPREAD: Final[dict[tuple[int, bool], list[float]]] = {
    (2, False): [26.0, 38.5, 48.0],
    (3, False): [21.5, 30.5, 40.5],
    (4, False): [20.0, 26.0, 31.5],
    (2, True): [27.5, 46.5],
    (3, True): [23.0, 40.0],
    (4, True): [18.5, 33.0],
}
FIGURE_POINTS: Final = 3.0  # D-63: a figure is kept for the next round


def evaluate(table: PublicPosition) -> list[float]:
    """Return the expected result of each seat, from -1 to 1: exact at the end, else from totals, rounds to come and figures."""
    seats = int(table.players)
    if table.phase == FINISHED:
        return returns(table.rounds)
    results = [0.0] * seats
    points = totals(table.rounds, seats)
    to_come = total_rounds(table.with_missions) - len(table.rounds)
    if table.phase != DEAL:  # a round that seems endless counts as it lies
        laid = set_points(table.owner_list(), seats)
        points = [points[seat] + laid[seat] for seat in range(seats)]
        to_come -= 1
    spread = SPREAD[seats, table.with_missions][to_come - 1 if to_come > 0 else 0]
    top = max(points)
    total = 0.0
    for seat in range(seats):
        lead = float(points[seat] - top) + FIGURE_POINTS * float(table.figures[seat])
        results[seat] = exp(lead / spread)
        total += results[seat]
    for seat in range(seats):
        results[seat] = (seats * results[seat] / total - 1.0) / (seats - 1)
    return results
