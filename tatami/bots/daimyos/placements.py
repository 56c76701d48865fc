"""Evaluates every placement of a turn: each card is laid on a copy of the table, evaluated, and taken up again.

The rules are the engine's own (`placements`, `lay`, `samurai_points`, `falling`, `eliminate`); only daimyos near the card are
looked at again, so that some hundred placements take less than a millisecond.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.daimyos.evaluation import Evaluation
from tatami.game import Action
from tatami.games.daimyos.actions import card_of, space_of, turning_of
from tatami.games.daimyos.field import SIZE, SPACES
from tatami.games.daimyos.pieces import DAIMYOS, NONE
from tatami.games.daimyos.placing import lay, placements
from tatami.games.daimyos.position import PublicState
from tatami.games.daimyos.scoring import eliminate, falling, must_fall, samurai_points


class PlacementValues:
    """The placements of a turn and the value to seat 0 after each: `plain` as the clans are, `swapped` after a swap."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.plain: list[float] = []
        self.swapped: list[float] = []
        self.rest: float = 0.0  # where nothing can be placed


def evaluate_placements(table: PublicState, both: bool) -> PlacementValues:
    """Evaluate every placement of the player whose turn it is; `both`: with a swap before it as well (Y-10)."""
    found = PlacementValues()
    work = table.clone()
    seat = int(work.turn)
    work.covered = []
    hand = work.hands[seat]
    duplicates = Duplicates(work)
    plain = IncrementalEvaluation(work)
    found.rest = plain.evaluation.value()
    swapped = plain
    if both:
        work.swap_with_neutral(seat)
        swapped = IncrementalEvaluation(work)
        work.swap_with_neutral(seat)
    ninjas, samurai = work.ninjas, work.samurai
    for action in placements(work):
        if duplicates.has_seen(action):
            continue
        found.actions.append(action)
        space = space_of(action)
        row: i64 = space // SIZE
        # Three rows at most; the grid has two more above it.
        n0, n1, n2 = ninjas[row], ninjas[row + 1], ninjas[row + 2]
        s0, s1, s2 = samurai[row], samurai[row + 1], samurai[row + 2]
        lay(work, hand[card_of(action)], turning_of(action), space)
        found.plain.append(plain.value(work, space))
        if both:
            work.swap_with_neutral(seat)
            found.swapped.append(swapped.value(work, space))
            work.swap_with_neutral(seat)
        work.placed.pop()
        if work.covered:
            work.covered = []
        ninjas[row] = n0
        ninjas[row + 1] = n1
        ninjas[row + 2] = n2
        samurai[row] = s0
        samurai[row + 1] = s1
        samurai[row + 2] = s2
    return found


class Duplicates:
    """Finds placements that put the same things on the same spaces: a card of two ninjas can lie in many such ways."""

    def __init__(self, table: PublicState) -> None:
        # By card of the hand * 8 + turning: the first turning with the same picture, wherever it lies.
        self.alike: list[int] = []
        self.shift: list[int] = []  # from the placement's space to the lower left of what isn't clear
        self.seen: set[int] = set()
        for number, card in enumerate(table.hands[table.turn][:2]):
            drawings: list[list[int]] = []
            for turning in range(8):
                shape = table.settings.box.shapes[card * 8 + turning]
                row = int(min(shape.rows))
                column = int(min(shape.columns))
                drawing: list[int] = []
                for place in range(len(shape.letters)):
                    where = (int(shape.rows[place]) - row) * SIZE + int(shape.columns[place]) - column
                    drawing.append(where * 8 + int(shape.letters[place]))
                drawings.append(drawing)
                self.alike.append(number * 8 + drawings.index(drawing))
                self.shift.append(row * SIZE + column)

    def key(self, action: Action) -> int:
        """Return a number that is equal for placements with the same effect."""
        way = card_of(action) * 8 + turning_of(action)
        return self.alike[way] * 2 * SPACES + space_of(action) + self.shift[way]

    def has_seen(self, action: Action) -> bool:
        """Return whether a placement with the same effect was asked for before."""
        key = self.key(action)
        if key in self.seen:
            return True
        self.seen.add(key)
        return False


class IncrementalEvaluation:
    """The evaluation before a card is laid, updated for what each card changes."""

    def __init__(self, table: PublicState) -> None:
        following = 1 - table.turn
        self.evaluation = Evaluation(table, following)
        self.before: vec[float] = vec[float]([0.0] * (3 * DAIMYOS))  # by daimyo and track: what it counts for so far
        self.careful: bool = table.settings.ronin or len(table.as_white) > 0  # a guard may not be one for everybody
        blank = Evaluation(table, following)
        for daimyo in range(i64(DAIMYOS)):
            blank.first = blank.second = blank.third = 0.0
            if table.eliminated[daimyo] == NONE:
                blank.count(table, daimyo)
            self.before[3 * daimyo] = blank.first
            self.before[3 * daimyo + 1] = blank.second
            self.before[3 * daimyo + 2] = blank.third

    def value(self, table: PublicState, space: i64) -> float:
        """Return the value to seat 0 once the card laid here is scored and daimyos have fallen (Y-13, Y-14)."""
        evaluation = self.evaluation
        first, second, third = evaluation.first, evaluation.second, evaluation.third
        row = space // SIZE
        column = space % SIZE
        falls = self.careful and len(falling(table)) > 0
        daimyo: i64 = 0
        while daimyo < DAIMYOS and not falls:
            at: i64 = table.field.daimyo_at[daimyo]
            if -1 <= at // SIZE - row <= 3 and -1 <= at % SIZE - column <= 3 and table.eliminated[daimyo] == NONE:
                evaluation.first -= self.before[3 * daimyo]
                evaluation.second -= self.before[3 * daimyo + 1]
                evaluation.third -= self.before[3 * daimyo + 2]
                falls = evaluation.count(table, daimyo) == 0
            daimyo += 1
        if falls:
            found = value_after_falls(table)
        else:
            if table.covered:
                seat = table.turn
                points = float(samurai_points(table))
                evaluation.add(table.clans[seat], points if seat == 0 else -points)
            found = evaluation.value()
        evaluation.first = first
        evaluation.second = second
        evaluation.third = third
        return found


def value_after_falls(table: PublicState) -> float:
    """Return the value to seat 0 when daimyos fall, one after the other in the order of their numbers (Y-31)."""
    copy = table.clone()
    seat = int(copy.turn)
    copy.score(copy.clans[seat], seat, samurai_points(copy))
    fall_in_order(copy)
    return Evaluation(copy, 1 - copy.turn).value()


def fall_in_order(table: PublicState) -> None:
    """Eliminate the daimyos that can fall, by their numbers; one that may be left (Y-61) only if that is better."""
    for daimyo in falling(table):
        if must_fall(table, daimyo) or is_better_gone(table, daimyo):
            eliminate(table, daimyo)


def is_better_gone(table: PublicState, daimyo: int) -> bool:
    """Return whether the evaluation is better for the player whose turn it is if they eliminate a daimyo."""
    after = table.clone()
    eliminate(after, daimyo)
    gain = Evaluation(after, 1 - table.turn).value() - Evaluation(table, 1 - table.turn).value()
    return gain > 0.0 if table.turn == 0 else gain < 0.0
