"""A finished game, replayed once for all that looks back at it."""

from tatami.game import CHANCE, SPECTATOR, Action, State
from tatami.records.record import Record
from tatami.texts import Text


class UnfinishedError(ValueError):
    """A game that isn't over: a review would show its hidden cards."""


class DecisionPoint:
    """Where a seat decided: the number of the move in the record (the first is 1), the state before it, what was played."""

    def __init__(self, number: int, state: State, action: Action, dealt: int = 0, told: list[Text] | None = None) -> None:
        self.number = number
        self.state = state
        self.action = action
        self.seat = state.to_move()
        self.legal = len(state.legal())
        self.dealt = dealt  # this many chance moves stand right before it
        self.told = told or []  # as the log tells it to everybody


class PlayedGame:
    """The decisions of a finished game in order, and how many chance moves stand behind the last one (`dealt`).

    UnfinishedError where the game isn't over, RecordError where the moves don't lead to the result.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.points: list[DecisionPoint] = []
        self.dealt = 0
        self._count = 0
        if record.replay(self._watch).outcome() is None:
            raise UnfinishedError("the game isn't over; a review would show its hidden cards")

    def _watch(self, state: State, action: Action) -> None:
        self._count += 1
        if state.to_move() == CHANCE:
            self.dealt += 1
            return
        told = state.tell(action, SPECTATOR)
        self.points.append(DecisionPoint(self._count, state.clone(), action, self.dealt, told))
        self.dealt = 0
