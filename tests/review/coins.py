"""A toy game whose every value is known: seat 0 guesses seat 1's hidden coin, or leaves it to a toss.

Chance gives seat 1 a coin: gold twice as often as iron. Seat 0 says `gold` or `iron` and wins if that is right, or plays
`safe`; then seat 1 plays `fair` or `slip`: a last toss, which seat 0 wins with one chance in two, or with three in four.
Before all that seat 0 must `sit`: a forced move.
"""

from __future__ import annotations

from random import Random

from tatami.bots.advice import Advice, Estimate
from tatami.bots.budget import Budget
from tatami.bots.mind import Mind
from tatami.dice import Dice
from tatami.game import CHANCE, OVER, Action, Document, Game, NotationError, Observation, Outcome, Refusal, Seat, State
from tatami.records.record import Player, Record, result_of
from tatami.texts import Text

NAMES = ("coin gold", "coin iron", "sit", "gold", "iron", "safe", "fair", "slip", "toss 0", "toss 1")
GOLD, IRON, SIT, SAY_GOLD, SAY_IRON, SAFE, FAIR, SLIP, TOSS_0, TOSS_1 = range(10)
ODDS = [2, 1]  # of gold and iron
TOSSES = {FAIR: [1, 1], SLIP: [3, 1]}  # for seat 0, for seat 1


class Coins(Game):
    """The rules."""

    def __init__(self) -> None:
        self.key = "coins"
        self.rules_version = 1
        self.options = {}
        self.seats = 2

    def names(self) -> tuple[str, ...]:
        return NAMES

    def action(self, name: str) -> Action:
        if name not in NAMES:
            raise NotationError(f"no move {name!r}")
        return Action(NAMES.index(name))

    def start(self) -> CoinsState:
        return CoinsState(self, [])

    def load(self, document: object) -> CoinsState:
        assert isinstance(document, dict)
        return CoinsState(self, list(document["made"]))


class CoinsState(State):
    """The moves that were made, the coin first."""

    def __init__(self, game: Game, made: list[int]) -> None:
        self.game = game
        self.made = made

    def to_move(self) -> Seat:
        if not self.made or self.made[-1] in TOSSES:
            return CHANCE
        if len(self.made) < 3:
            return Seat(0)
        return Seat(1) if self.made[-1] == SAFE else OVER

    def legal(self) -> list[Action]:
        after = {0: [GOLD, IRON], 1: [SIT], 2: [SAY_GOLD, SAY_IRON, SAFE], 3: [FAIR, SLIP], 4: [TOSS_0, TOSS_1]}
        return [] if self.to_move() == OVER else [Action(action) for action in after[len(self.made)]]

    def chance(self) -> list[int]:
        if self.to_move() != CHANCE:
            return []
        return TOSSES[self.made[-1]] if self.made else ODDS

    def play_unchecked(self, action: Action) -> None:
        self.made.append(int(action))

    def clone(self) -> CoinsState:
        return CoinsState(self.game, self.made[:])

    def outcome(self) -> Outcome | None:
        if self.to_move() != OVER:
            return None
        last = self.made[-1]
        won = last == TOSS_0 or last - SAY_GOLD == self.made[0]
        return Outcome([1.0, -1.0] if won else [-1.0, 1.0], Text("kami-outcome-goal"))

    def observe(self, seat: Seat) -> CoinsObservation:
        hides = seat != 1 and self.to_move() != OVER
        made = [-1 if hides and place == 0 else move for place, move in enumerate(self.made)]
        return CoinsObservation(self.game, seat, made, self.legal() if seat == self.to_move() else [])

    def _why_not(self, action: Action) -> Refusal:
        return Refusal("K-51", Text("kami-no-over"))

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        """A guess is answered at once, so its second line hangs on the hidden coin."""
        first = [Text("seat", seat=NAMES[action])]
        return [*first, Text("seat", seat=NAMES[self.made[0]])] if action in (SAY_GOLD, SAY_IRON) else first

    def dump(self) -> Document:
        return {"game": "coins", "options": {}, "made": self.made[:]}


class CoinsObservation(Observation):
    """The moves, without the coin for seat 0."""

    def __init__(self, game: Game, seat: Seat, made: list[int], legal: list[Action]) -> None:
        self.game = game
        self.seat = seat
        self.made = made
        self._legal = legal

    def to_move(self) -> Seat:
        return CoinsState(self.game, self.made).to_move()

    def legal(self) -> list[Action]:
        return self._legal[:]

    def worlds(self) -> list[tuple[float, CoinsState]]:
        """Every world with its probability."""
        if not self.made or self.made[0] >= 0:
            return [(1.0, CoinsState(self.game, self.made[:]))]
        return [(odds / sum(ODDS), CoinsState(self.game, [coin, *self.made[1:]])) for coin, odds in enumerate(ODDS)]

    def sample(self, rng: Random) -> CoinsState:
        worlds = self.worlds()
        return rng.choices([world for _, world in worlds], [odds for odds, _ in worlds])[0]

    def data(self) -> Document:
        return {"made": self.made[:]}

    def words(self) -> list[Text]:
        return [Text("seat", seat="0")]

    def rules(self) -> list[str]:
        return []

    def key(self) -> str:
        return f"{self.seat} {self.made}"


def best_result(state: State) -> float:
    """What seat 0 can expect with open cards, by trying everything."""
    outcome = state.outcome()
    if outcome is not None:
        return outcome.returns[0]
    values = [best_result(after(state, action)) for action in state.legal()]
    if state.to_move() == CHANCE:
        weights = state.chance()
        return sum(value * weight for value, weight in zip(values, weights, strict=True)) / sum(weights)
    return max(values) if state.to_move() == 0 else min(values)


def after(state: State, action: Action) -> State:
    clone = state.clone()
    clone.play(action)
    return clone


class CoinsMind(Mind):
    """Knows every value. With visits it calls them estimates, made from this many tries, and `blur` moves them."""

    def __init__(self, visits: int = 0, blur: dict[int, float] | None = None, unseen: int = -1) -> None:
        self.visits = visits
        self.blur = blur or {}
        self.unseen = unseen
        self.asked: list[tuple[str, int]] = []  # what was asked for, with how many simulations

    def think(self, seen: Observation, budget: Budget, dice: Dice) -> Advice:
        assert isinstance(seen, CoinsObservation)
        self.asked.append(("think", int(budget.simulations)))
        return self._advice(seen.seat, seen.legal(), seen.worlds())

    def judge(self, state: State, budget: Budget, dice: Dice) -> Advice:
        assert isinstance(state, CoinsState)
        self.asked.append(("judge", int(budget.simulations)))
        return self._advice(state.to_move(), state.legal(), [(1.0, state)])

    def _advice(self, seat: Seat, legal: list[Action], worlds: list[tuple[float, CoinsState]]) -> Advice:
        sign = 1 if seat == 0 else -1
        found = []
        for action in legal:
            if action != self.unseen:
                value = sign * sum(odds * best_result(after(world, action)) for odds, world in worlds)
                value += self.blur.get(int(action), 0.0)
                found.append(Estimate(action, value, self.visits, self.visits == 0))
        found.sort(key=lambda estimate: -estimate.value)
        return Advice(seat, found, max(1, self.visits * len(found)))


def played(*moves: str) -> Record:
    """The record of these moves."""
    game = Coins()
    state = game.start()
    for name in moves:
        state.play(game.action(name))
    return Record(game, [Player("Ada"), Player("Bo", "bot", "club")], list(moves), result_of(state))
