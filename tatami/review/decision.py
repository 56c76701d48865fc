"""A decision of a finished game, looked at twice: with what its player could know, and with all cards open."""

from typing import Final

from tatami.bots.advice import Advice
from tatami.game import Action, Document, Game, Seat
from tatami.review.noise import SMALLEST, both, error_of, is_real
from tatami.review.shares import Sides
from tatami.texts import Text

# What a decision was. A mistake is one by what the player could know, whatever came of it.
FORCED: Final = "forced"  # one legal move
FINE: Final = "fine"
MISTAKE: Final = "mistake"
HIDDEN: Final = "hidden"  # no mistake, but open hands would have shown a better move
UNJUDGED: Final = "unjudged"  # the search never looked at the move that was played, and was too short for a second look
UNASKED: Final = "unasked"  # only the open course was wanted for this seat


Look = tuple[float, float]  # a loss and its standard error


def needs_second_look(advice: Advice, played: Action) -> bool:
    """Whether the move played seems worse than the best one, or was never looked at, and nothing is exact about it."""
    best, own = advice.estimates[0], advice.of(played)
    if own is None:
        return True
    return not (best.exact and own.exact) and best.value - own.value >= SMALLEST


class Thought:
    """What was found about a decision: the best move, the move played, and how much worse that is (`loss`).

    `second` is the loss at a second look with its standard error; the surer of the two looks counts.
    """

    def __init__(self, advice: Advice, played: Action, sides: Sides, second: Look | None = None) -> None:
        best = advice.estimates[0]
        own = advice.of(played)
        self.best = best.action
        self.best_value = best.value
        self.best_error = error_of(best, sides.lowest)
        self.value = None if own is None else own.value
        self.error = None if own is None else error_of(own, sides.lowest)
        self.loss = None if own is None else best.value - own.value
        self.loss_error = both(self.best_error, self.error) if self.error is not None and self.loss else 0.0
        self.alternatives = len(advice.estimates) - 1
        self.again = second is not None and (self.loss is None or second[1] < self.loss_error)
        if second is not None and self.again:
            self.loss, self.loss_error = second
            self.value = best.value - self.loss
            self.error = both(self.best_error, self.loss_error)
            self.alternatives = 1  # two moves were compared, so nothing was picked for its luck
        self.exact = best.exact and own is not None and own.exact
        self.simulations = advice.simulations

    def is_loss(self) -> bool:
        """Whether the move played is worse by more than noise."""
        return self.loss is not None and is_real(self.loss, self.loss_error, self.alternatives)

    def data(self, game: Game) -> Document:
        """The thought as plain data."""
        return {
            "best": game.name(self.best),
            "best_value": number(self.best_value),
            "best_error": number(self.best_error),
            "value": number(self.value),
            "error": number(self.error),
            "loss": number(self.loss),
            "loss_error": None if self.loss is None else number(self.loss_error),
            "again": self.again,
            "exact": self.exact,
            "simulations": self.simulations,
        }


class Moment:
    """Where a seat decided: the number of the move in the record (the first is 1), and what was played."""

    def __init__(self, number: int, seat: Seat, action: Action, legal: int, dealt: int, told: list[Text]) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.legal = legal
        self.dealt = dealt  # so many chance moves stand right before it
        self.told = told  # as the log tells it to everybody


class Decision:
    """A moment with what was thought of it."""

    def __init__(self, moment: Moment, known: Thought | None, opened: Thought) -> None:
        self.moment = moment
        self.known = known
        self.open = opened
        self.verdict = verdict(moment.legal, known, opened)

    def data(self, game: Game) -> Document:
        """The decision as plain data."""
        return {
            "move": self.moment.number,
            "seat": int(self.moment.seat),
            "name": game.name(self.moment.action),
            "legal": self.moment.legal,
            "verdict": self.verdict,
            "known": None if self.known is None else self.known.data(game),
            "open": self.open.data(game),
        }


def verdict(legal: int, known: Thought | None, opened: Thought) -> str:
    """What the decision was; what the player could know comes first."""
    if legal == 1:
        return FORCED
    if known is None:
        return UNASKED
    if known.loss is None:
        return UNJUDGED
    if known.is_loss():
        return MISTAKE
    return HIDDEN if opened.is_loss() else FINE


def number(value: float | None) -> float | None:
    """A number fit for JSON: six digits, no negative zero."""
    return None if value is None else round(value, 6) + 0.0
