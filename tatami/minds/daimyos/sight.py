"""What a position of Daimyos looks like at a glance: a chance to win, from the tracks and from what may still move them.

Two of three tracks win, so three chances to hold a track make one chance to win. A lead is worth more the less there is to
come. The figures were fitted to the results of games that bots played against each other.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from tatami.games.daimyos.field import around
from tatami.games.daimyos.names import DAIMYOS, NONE
from tatami.games.daimyos.reckoning import with_score_cards
from tatami.games.daimyos.table import Table, members

STILL: Final = 1.5  # how far a track may still move when the reckoning begins …
STIR: Final = 1.6  # … and, squared, for every turn to come
TURNS_A_DAIMYO: Final = 2.0
TOKENS: Final = 0.6  # what a point on one's tokens is worth on each of the tracks
FAVOUR: Final = 0.3  # the same for a favour that can still be spent
TEMPO: Final = 0.45  # what it is worth to be next
# By the guards that a daimyo has left: how much of what it would bring counts already for whoever is next.
LOOSE: Final[list[float]] = [0.0, 0.5, 0.15, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0]
FALL: Final = 0.5  # what a fall brings beyond the ninjas around: the better token

# Solo: where the Score cards to come will lie (Y-73, Y-74), on the Automaton's track, the neutral one, the player's own …
SHARES: Final[list[float]] = [0.46, 0.37, 0.37]
STRUCK: Final = 0.4  # … how much of the way to its 5th space counts already for the Automaton's marker
EARNED: Final = 1.6  # … and what a player earns on each track for every daimyo left
SOLO_FAVOUR: Final = 0.1
SOLO_TOKENS: Final = 0.85  # a token goes where it is needed, and nobody answers it


class Sight:
    """A glance at a table whose turn is over but for `following`, who is next."""

    def __init__(self, table: Table, following: i64) -> None:
        self.following: i64 = 0 if table.terms.solo else following  # the Automaton lays no cards
        self.first: float = 0.0  # what each track counts for seat 0, in points
        self.second: float = 0.0
        self.third: float = 0.0
        self.unit: float = 1.0 / scale(table)
        if table.terms.solo:
            self._alone(table)
        else:
            self._against(table)
        daimyo: i64 = 0
        while daimyo < DAIMYOS:
            if table.eliminated[daimyo] == NONE:
                self.count(table, daimyo)
            daimyo += 1

    def _against(self, table: Table) -> None:
        """Two players: the tracks, the tokens, and who is next."""
        shift = TOKENS * float(worth_of_tokens(table, 0) - worth_of_tokens(table, 1))
        if table.alive() > 0:
            shift += TEMPO if self.following == 0 else -TEMPO
            shift += FAVOUR * float(number_of(table.favours[0]) - number_of(table.favours[1]))
        tracks = table.tracks
        self.first = float(tracks[0]) + shift
        self.second = float(tracks[1]) + shift
        self.third = float(tracks[2]) + shift

    def _alone(self, table: Table) -> None:
        """Solo: the tracks with their Score cards, and what the daimyos left will bring to both sides."""
        alive = float(table.alive())
        tracks = with_score_cards(table)
        shift = SOLO_TOKENS * float(worth_of_tokens(table, 0)) + EARNED * alive
        if alive > 0.0:
            shift += SOLO_FAVOUR * float(number_of(table.favours[0]))
        cards = members(table.score_deck)
        if table.top != NONE:
            cards.append(int(table.top))
        bottom = 0.0
        for card in cards:
            bottom += float(table.terms.box.bottom[card])
        ahead = alive * bottom / float(max(len(cards), 1))
        points = [0.0, 0.0, 0.0]
        for number, clan in enumerate((table.clans[1], int(table.neutral), table.clans[0])):
            points[clan] = float(tracks[clan]) + shift - SHARES[number] * ahead
        if alive > 0.0:
            clan = table.clans[1]
            points[clan] -= STRUCK * max(0.0, float(table.tracks[clan] + 5))
        self.first, self.second, self.third = points[0], points[1], points[2]

    def count(self, table: Table, daimyo: i64) -> i64:
        """Count what it means that a daimyo may soon fall; gives the number of samurai around it, of any clan."""
        at: i64 = table.field.daimyo_at[daimyo]
        samurai = table.samurai
        guards = around(samurai, at, 0) + around(samurai, at, 1) + around(samurai, at, 2)
        if guards == 0 or guards > 3:
            return guards
        part = LOOSE[guards]
        seat = self.following
        own: i64 = table.clans[seat]
        other: i64 = table.clans[1 - seat]
        if own < 0 or other < 0:  # the clans aren't taken yet
            return guards
        gain = float(around(table.ninjas, at, own)) + FALL
        neutral = float(around(table.ninjas, at, table.neutral)) + FALL
        if neutral > gain:  # Y-10: he may swap first
            own = table.neutral
            gain = neutral
        if seat == 1:
            part = -part
        self.add(own, part * gain)
        self.add(other, -part * float(around(table.ninjas, at, other)))
        return guards

    def add(self, clan: i64, points: float) -> None:
        """So many points more for seat 0 on a track."""
        if clan == 0:
            self.first += points
        elif clan == 1:
            self.second += points
        else:
            self.third += points

    def value(self) -> float:
        """What seat 0 can expect of the game, from -1 to 1."""
        one = holding(self.first * self.unit)
        two = holding(self.second * self.unit)
        three = holding(self.third * self.unit)
        return 2.0 * (one * two + one * three + two * three - 2.0 * one * two * three) - 1.0


def holding(points: float) -> float:
    """The chance to hold a track in the end that is so far ahead, in units of what may still happen."""
    if points > 30.0:
        return 1.0
    if points < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-points))


def scale(table: Table) -> float:
    """How far a track may still move before the game is over."""
    turns = min(float(number_of(table.deck)), TURNS_A_DAIMYO * float(table.alive()))
    return sqrt(STILL * STILL + STIR * turns)


def worth_of_tokens(table: Table, seat: int) -> i64:
    """What a seat's tokens would bring if the last daimyo fell now: those on the board, and its favours."""
    box = table.terms.box
    total: i64 = 0
    for daimyo in range(DAIMYOS):
        if table.eliminated[daimyo] == seat and table.token_on[daimyo]:
            total += box.daimyo_values[table.token_on[daimyo] - 1]
    for token in members(table.favours[seat] | table.spent[seat]):
        total += box.favour_values[token - 1]
    return total


def number_of(bits: i64) -> i64:
    """How many cards or tokens a set has."""
    left = bits
    number: i64 = 0
    while left:
        left &= left - 1
        number += 1
    return number
