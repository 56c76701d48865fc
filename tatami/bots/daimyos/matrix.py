"""Small matrix games, solved exactly: what each side can be sure of on average, and how often it should play what.

Two choose at the same time; what the one wins the other loses. All arithmetic is in whole numbers, so the answer is no
estimate: the tests multiply it out.
"""

from tatami.bots.budget import Budget


class Mixture:
    """How often to play what: whole-number weights and their sum."""

    def __init__(self, weights: list[int]) -> None:
        self.weights = weights
        self.total = sum(weights)


class Solved:
    """An equilibrium: both mixtures, and the value for the side that chooses a row, as a fraction."""

    def __init__(self, rows: Mixture, columns: Mixture, value_top: int, value_bottom: int) -> None:
        self.rows = rows
        self.columns = columns
        self.value_top = value_top
        self.value_bottom = value_bottom


def solve(payoffs: list[list[int]], budget: Budget | None = None) -> Solved | None:
    """Return the equilibrium of a matrix of what the row side wins; None when the budget's seconds ran out first.

    The simplex method on the column side's programme, with whole numbers over one common denominator and Bland's
    rule, under which it can't go round in circles. The row side's mixture is read off its last line.
    """
    lift = 1 - min(min(row) for row in payoffs)  # all entries above 0: then the value is too, and the start is feasible
    width = len(payoffs[0])
    lines = [[entry + lift for entry in row] + [1] for row in payoffs]
    lines.append([-1] * width + [0])
    basic = [width + number for number in range(len(payoffs))]  # columns are numbered first, then the rows' slacks
    free = list(range(width))
    bottom = 1
    while True:
        entering = -1
        for place in range(width):
            if lines[-1][place] < 0 and (entering < 0 or free[place] < free[entering]):
                entering = place
        if entering < 0:
            break
        leaving = _leaving(lines, basic, entering)
        bottom = _pivot(lines, leaving, entering, bottom)
        basic[leaving], free[entering] = free[entering], basic[leaving]
        if budget is not None and budget.seconds > 0 and budget.seconds_left() <= 0:
            return None
    rows = [0] * len(payoffs)
    columns = [0] * width
    for place in range(width):
        if free[place] >= width:
            rows[free[place] - width] = lines[-1][place]
    for number in range(len(payoffs)):
        if basic[number] < width:
            columns[basic[number]] = lines[number][width]
    total = lines[-1][width]
    return Solved(Mixture(rows), Mixture(columns), bottom - lift * total, total)


def _leaving(lines: list[list[int]], basic: list[int], entering: int) -> int:
    """Return the row that leaves the basis: the one that runs out first, of equals the lowest number (Bland's rule)."""
    found = -1
    for number in range(len(basic)):
        line = lines[number]
        if line[entering] <= 0:
            continue
        if found < 0:
            found = number
            continue
        here = line[-1] * lines[found][entering]
        there = lines[found][-1] * line[entering]
        if here < there or (here == there and basic[number] < basic[found]):
            found = number
    return found


def _pivot(lines: list[list[int]], leaving: int, entering: int, bottom: int) -> int:
    """Exchange a column and a row; return the new common denominator. The divisions leave no remainder."""
    chosen = lines[leaving]
    pivot = chosen[entering]
    width = len(chosen)
    for number in range(len(lines)):
        if number == leaving:
            continue
        line = lines[number]
        factor = line[entering]
        if factor == 0:
            if pivot != bottom:
                for place in range(width):
                    line[place] = line[place] * pivot // bottom
            continue
        for place in range(width):
            if place != entering:
                line[place] = (line[place] * pivot - factor * chosen[place]) // bottom
        line[entering] = -factor
    chosen[entering] = bottom
    return pivot
