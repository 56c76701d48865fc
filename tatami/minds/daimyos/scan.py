"""Every placement of a turn at a glance: each card is laid on a copy of the table, looked at, and taken up again.

The rules are the engine's own (`placements`, `lay`, `samurai_points`, `falling`, `eliminate`); only daimyos near the card are
looked at again, so that some hundred placements take less than a millisecond.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import Action
from tatami.games.daimyos.actions import card_of, space_of, turning_of
from tatami.games.daimyos.names import DAIMYOS, NONE, SIZE, SPACES
from tatami.games.daimyos.placing import lay, placements
from tatami.games.daimyos.scoring import eliminate, falling, must_fall, samurai_points
from tatami.games.daimyos.solo import swap_with_neutral
from tatami.games.daimyos.table import Table
from tatami.minds.daimyos.sight import Sight


class Scan:
    """The placements of a turn and what seat 0 can expect after each: `plain` as the clans are, `swapped` after a swap."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.plain: list[float] = []
        self.swapped: list[float] = []
        self.rest: float = 0.0  # where nothing can be placed


def scan(table: Table, both: bool) -> Scan:
    """Look at every placement of the player whose turn it is; `both`: with a swap before it as well (Y-10)."""
    found = Scan()
    work = table.clone()
    seat = int(work.turn)
    work.covered = []
    hand = work.hands[seat]
    twins = Twins(work)
    plain = Laid(work)
    found.rest = plain.sight.value()
    swapped = plain
    if both:
        swap_with_neutral(work, seat)
        swapped = Laid(work)
        swap_with_neutral(work, seat)
    ninjas, samurai = work.ninjas, work.samurai
    for action in placements(work):
        if twins.has_seen(action):
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
            swap_with_neutral(work, seat)
            found.swapped.append(swapped.value(work, space))
            swap_with_neutral(work, seat)
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


class Twins:
    """Which placements put the same things on the same spaces: a card of two ninjas can lie in many ways that are one."""

    def __init__(self, table: Table) -> None:
        self.alike: list[
            int
        ] = []  # by card of the hand * 8 + turning: the first turning that looks the same, but for its place
        self.shift: list[int] = []  # from the placement's space to the lower left of what isn't clear
        self.seen: set[int] = set()
        for number, card in enumerate(table.hands[table.turn][:2]):
            drawings: list[list[int]] = []
            for turning in range(8):
                shape = table.terms.box.shapes[card * 8 + turning]
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
        """Equal for placements that come to the same."""
        way = card_of(action) * 8 + turning_of(action)
        return self.alike[way] * 2 * SPACES + space_of(action) + self.shift[way]

    def has_seen(self, action: Action) -> bool:
        """Whether a placement that comes to the same was asked for before."""
        key = self.key(action)
        if key in self.seen:
            return True
        self.seen.add(key)
        return False


class Laid:
    """What a glance at the table says before a card is laid, to be corrected for what the card changes."""

    def __init__(self, table: Table) -> None:
        following = 1 - table.turn
        self.sight = Sight(table, following)
        self.before: vec[float] = vec[float]([0.0] * (3 * DAIMYOS))  # by daimyo and track: what it counts for so far
        self.careful: bool = table.terms.ronin or len(table.as_white) > 0  # a guard may not be one for everybody
        blank = Sight(table, following)
        daimyo: i64 = 0
        while daimyo < DAIMYOS:
            blank.first = blank.second = blank.third = 0.0
            if table.eliminated[daimyo] == NONE:
                blank.count(table, daimyo)
            self.before[3 * daimyo] = blank.first
            self.before[3 * daimyo + 1] = blank.second
            self.before[3 * daimyo + 2] = blank.third
            daimyo += 1

    def value(self, table: Table, space: i64) -> float:
        """What seat 0 can expect once the card laid here is scored and daimyos have fallen (Y-13, Y-14)."""
        sight = self.sight
        first, second, third = sight.first, sight.second, sight.third
        row = space // SIZE
        column = space % SIZE
        falls = self.careful and len(falling(table)) > 0
        daimyo: i64 = 0
        while daimyo < DAIMYOS and not falls:
            at: i64 = table.field.daimyo_at[daimyo]
            if -1 <= at // SIZE - row <= 3 and -1 <= at % SIZE - column <= 3 and table.eliminated[daimyo] == NONE:
                sight.first -= self.before[3 * daimyo]
                sight.second -= self.before[3 * daimyo + 1]
                sight.third -= self.before[3 * daimyo + 2]
                falls = sight.count(table, daimyo) == 0
            daimyo += 1
        if falls:
            found = after_falls(table)
        else:
            if table.covered:
                seat = table.turn
                points = float(samurai_points(table))
                sight.add(table.clans[seat], points if seat == 0 else -points)
            found = sight.value()
        sight.first = first
        sight.second = second
        sight.third = third
        return found


def after_falls(table: Table) -> float:
    """The glance when daimyos fall, one after the other in the order of their numbers (Y-31)."""
    copy = table.clone()
    seat = int(copy.turn)
    copy.score(copy.clans[seat], seat, samurai_points(copy))
    fall_in_order(copy)
    return Sight(copy, 1 - copy.turn).value()


def fall_in_order(table: Table) -> None:
    """The daimyos that can fall do, in the order of their numbers; one that may be left (Y-61) where it looks better so."""
    for daimyo in falling(table):
        if must_fall(table, daimyo) or is_better_gone(table, daimyo):
            eliminate(table, daimyo)


def is_better_gone(table: Table, daimyo: int) -> bool:
    """Whether a glance prefers that the player whose turn it is eliminates a daimyo."""
    after = table.clone()
    eliminate(after, daimyo)
    gain = Sight(after, 1 - table.turn).value() - Sight(table, 1 - table.turn).value()
    return gain > 0.0 if table.turn == 0 else gain < 0.0
