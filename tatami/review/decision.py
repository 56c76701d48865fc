"""A decision of a finished game, looked at twice: with what its player could know, and with all cards open."""

from typing import Final

from tatami.bots.advice import Advice
from tatami.game import Action, Document, Game
from tatami.review.noise import SMALLEST, error_of, is_real
from tatami.review.played_game import DecisionPoint
from tatami.review.sides import Sides
from tatami.stats.intervals import combine_errors, plain

# What a decision was. A mistake is one by what the player could know, whatever came of it.
FORCED: Final = "forced"  # one legal move
FINE: Final = "fine"
MISTAKE: Final = "mistake"
HIDDEN: Final = "hidden"  # no mistake, but open hands would have shown a better move
UNJUDGED: Final = "unjudged"  # the search never looked at the move that was played, and was too short for a second look
UNASKED: Final = "unasked"  # only the open timeline was wanted for this seat

Comparison = tuple[float, float]  # a loss and its standard error


def needs_second_look(advice: Advice, played: Action) -> bool:
    """Return whether the move played seems worse than the best one, or was never looked at, and nothing is exact about it."""
    best, own = advice.estimates[0], advice.of(played)
    if own is None:
        return True
    return not (best.exact and own.exact) and best.value - own.value >= SMALLEST


class Assessment:
    """What was found about a decision: the best move, the move played, and how much worse that is (`loss`).

    `second` is the loss at a second look with its standard error; the surer of the two looks counts.
    """

    def __init__(self, advice: Advice, played: Action, sides: Sides, second: Comparison | None = None) -> None:
        best = advice.estimates[0]
        own = advice.of(played)
        self.best = best.action
        self.best_value = best.value
        self.best_error = error_of(best, sides.lowest)
        self.value = None if own is None else own.value
        self.error = None if own is None else error_of(own, sides.lowest)
        self.loss = None if own is None else best.value - own.value
        self.loss_error = combine_errors(self.best_error, self.error) if self.error is not None and self.loss else 0.0
        self.alternatives = len(advice.estimates) - 1
        self.second_look = second is not None and (self.loss is None or second[1] < self.loss_error)
        if second is not None and self.second_look:
            self.loss, self.loss_error = second
            self.value = best.value - self.loss
            self.error = combine_errors(self.best_error, self.loss_error)
            self.alternatives = 1  # two moves were compared, so nothing was picked for its luck
        self.exact = best.exact and own is not None and own.exact
        self.simulations = advice.simulations

    def is_loss(self) -> bool:
        """Return whether the move played is worse by more than noise."""
        return self.loss is not None and is_real(self.loss, self.loss_error, self.alternatives)

    def data(self, game: Game) -> Document:
        """Return the assessment as plain data."""
        facts = {name: value for name, value in vars(self).items() if name != "alternatives"}
        return plain({**facts, "best": game.name(self.best), "loss_error": None if self.loss is None else self.loss_error})


class Decision:
    """A decision point with what was thought of it."""

    def __init__(self, point: DecisionPoint, known: Assessment | None, opened: Assessment) -> None:
        self.point = point
        self.known = known
        self.open = opened
        self.verdict = verdict(point.legal, known, opened)

    @property
    def better(self) -> Assessment:
        """Return the look that shows a better move: of what was known where that was a mistake, else with open hands."""
        return self.known if self.verdict == MISTAKE and self.known is not None else self.open

    def data(self) -> Document:
        """Return the decision as plain data."""
        game = self.point.state.game
        return {
            "move": self.point.number,
            "seat": int(self.point.seat),
            "name": game.name(self.point.action),
            "legal": self.point.legal,
            "verdict": self.verdict,
            "known": None if self.known is None else self.known.data(game),
            "open": self.open.data(game),
        }


def verdict(legal: int, known: Assessment | None, opened: Assessment) -> str:
    """Return what the decision was; what the player could know comes first."""
    if legal == 1:
        return FORCED
    if known is None:
        return UNASKED
    if known.loss is None:
        return UNJUDGED
    if known.is_loss():
        return MISTAKE
    return HIDDEN if opened.is_loss() else FINE
