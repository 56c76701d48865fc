"""What came out of thinking: every move with its value, exact or an estimate, the best first."""

from tatami.game import Action, Seat


class Estimate:
    """A move and what it is worth to the seat that makes it: the expected result of the game, from -1 to 1."""

    def __init__(self, action: Action, value: float, visits: int, exact: bool = False) -> None:
        self.action = action
        self.value = value
        self.visits = visits
        self.exact = exact

    def __repr__(self) -> str:
        return f"Estimate({self.action}, {self.value:.3f}, {self.visits}{', exact' if self.exact else ''})"


class Advice:
    """The moves of a decision, the best first; `simulations` says how much thought is behind it."""

    def __init__(self, seat: Seat, estimates: list[Estimate], simulations: int) -> None:
        if not estimates:
            raise ValueError("there is no advice without a move")
        self.seat = seat
        self.estimates = estimates
        self.simulations = simulations

    def best(self) -> Action:
        """Return the move to play."""
        return self.estimates[0].action

    def value(self) -> float:
        """Return what the decision is worth to its seat, with the best move."""
        return self.estimates[0].value

    def of(self, action: Action) -> Estimate | None:
        """Return the estimate of a move, None when it was not looked at."""
        return next((estimate for estimate in self.estimates if estimate.action == action), None)

    def __repr__(self) -> str:
        return f"Advice({self.seat}, {self.estimates!r}, {self.simulations})"


def most_visited_first(estimates: list[Estimate]) -> list[Estimate]:
    """Return the estimates, the most visited first; of equals the better one, then the lower number."""
    return sorted(estimates, key=lambda estimate: (-estimate.visits, -estimate.value, estimate.action))


def merge_advice(parts: list[Advice]) -> Advice:
    """Merge the advice of several searches of the same decision: visits are added, values are weighed by them."""
    totals: dict[Action, float] = {}
    weights: dict[Action, int] = {}
    visits: dict[Action, int] = {}
    exact: dict[Action, bool] = {}
    for part in parts:
        for estimate in part.estimates:
            action = estimate.action
            weight = max(estimate.visits, 1)  # an exact value needs no visits
            totals[action] = totals.get(action, 0.0) + estimate.value * weight
            weights[action] = weights.get(action, 0) + weight
            visits[action] = visits.get(action, 0) + estimate.visits
            exact[action] = exact.get(action, True) and estimate.exact
    estimates = [Estimate(action, totals[action] / weights[action], visits[action], exact[action]) for action in totals]
    if all(estimate.exact for estimate in estimates):
        # Equals stay in the order of the first part: a mixed strategy has drawn its move there, and must not lose it here.
        estimates.sort(key=lambda estimate: -estimate.value)
    else:
        estimates = most_visited_first(estimates)
    return Advice(parts[0].seat, estimates, sum(part.simulations for part in parts))
