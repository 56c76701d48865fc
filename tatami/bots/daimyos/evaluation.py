"""The static evaluation of a Daimyos position: a chance to win, from the tracks and from what may still move them.

Two of three tracks win, so three chances to hold a track make one chance to win. A lead is worth more the less there is to
come. The constants were fitted to the results of games that bots played against each other.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from tatami.games.daimyos.field import around
from tatami.games.daimyos.pieces import DAIMYOS, NONE
from tatami.games.daimyos.position import PublicState, members
from tatami.games.daimyos.reckoning import with_score_cards

BASE_SPREAD: Final = 1.5  # how far a track may still move when the reckoning begins …
SPREAD_PER_TURN: Final = 1.6  # … and its square grows by this for every turn to come
TURNS_PER_DAIMYO: Final = 2.0
TOKENS: Final = 0.6  # what a point on one's tokens is worth on each of the tracks
FAVOUR: Final = 0.3  # the same for a favour that can still be spent
TEMPO: Final = 0.45  # what it is worth to be next
# By the guards that a daimyo has left: how much of what it would bring counts already for whoever is next.
FALL_CREDIT: Final[list[float]] = [0.0, 0.5, 0.15, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0]
FALL_BONUS: Final = 0.5  # what a fall brings beyond the ninjas around: the better token

# Solo: where the Score cards to come will lie (Y-73, Y-74), on the Automaton's track, the neutral one, the player's own …
SHARES: Final[list[float]] = [0.46, 0.37, 0.37]
STRIKE_CREDIT: Final = 0.4  # … how much of the way to its 5th space counts already for the Automaton's marker
POINTS_PER_DAIMYO: Final = 1.6  # … and what a player earns on each track for every daimyo left
SOLO_FAVOUR: Final = 0.1
SOLO_TOKENS: Final = 0.85  # a token goes where it is needed, and nobody answers it


class Evaluation:
    """The evaluation of a table between two turns; `following` is the seat that is next."""

    def __init__(self, table: PublicState, following: i64) -> None:
        self.following: i64 = 0 if table.settings.solo else following  # the Automaton lays no cards
        self.first: float = 0.0  # what each track counts for seat 0, in points
        self.second: float = 0.0
        self.third: float = 0.0
        self.unit: float = 1.0 / spread(table)
        if table.settings.solo:
            self._count_solo(table)
        else:
            self._count_two_players(table)
        for daimyo in range(i64(DAIMYOS)):
            if table.eliminated[daimyo] == NONE:
                self.count(table, daimyo)

    def _count_two_players(self, table: PublicState) -> None:
        """Count the tracks, the tokens and who is next, for two players."""
        shift = TOKENS * float(token_points(table, 0) - token_points(table, 1))
        if table.alive() > 0:
            shift += TEMPO if self.following == 0 else -TEMPO
            shift += FAVOUR * float(bit_count(table.favours[0]) - bit_count(table.favours[1]))
        tracks = table.tracks
        self.first = float(tracks[0]) + shift
        self.second = float(tracks[1]) + shift
        self.third = float(tracks[2]) + shift

    def _count_solo(self, table: PublicState) -> None:
        """Count the tracks with their Score cards, and what the daimyos left will bring to both sides, for solo."""
        alive = float(table.alive())
        tracks = with_score_cards(table)
        shift = SOLO_TOKENS * float(token_points(table, 0)) + POINTS_PER_DAIMYO * alive
        if alive > 0.0:
            shift += SOLO_FAVOUR * float(bit_count(table.favours[0]))
        cards = members(table.score_deck)
        if table.top != NONE:
            cards.append(int(table.top))
        bottom = 0.0
        for card in cards:
            bottom += float(table.settings.box.bottom[card])
        ahead = alive * bottom / float(max(len(cards), 1))
        points = [0.0, 0.0, 0.0]
        for number, clan in enumerate((table.clans[1], int(table.neutral), table.clans[0])):
            points[clan] = float(tracks[clan]) + shift - SHARES[number] * ahead
        if alive > 0.0:
            clan = table.clans[1]
            points[clan] -= STRIKE_CREDIT * max(0.0, float(table.tracks[clan] + 5))
        self.first, self.second, self.third = points[0], points[1], points[2]

    def count(self, table: PublicState, daimyo: i64) -> i64:
        """Count that a daimyo may soon fall; return how many samurai are around it, of any clan."""
        at: i64 = table.field.daimyo_at[daimyo]
        samurai = table.samurai
        guards = around(samurai, at, 0) + around(samurai, at, 1) + around(samurai, at, 2)
        if guards == 0 or guards > 3:
            return guards
        part = FALL_CREDIT[guards]
        seat = self.following
        own: i64 = table.clans[seat]
        other: i64 = table.clans[1 - seat]
        if own < 0 or other < 0:  # the clans aren't taken yet
            return guards
        gain = float(around(table.ninjas, at, own)) + FALL_BONUS
        neutral = float(around(table.ninjas, at, table.neutral)) + FALL_BONUS
        if neutral > gain:  # Y-10: they may swap first
            own = table.neutral
            gain = neutral
        if seat == 1:
            part = -part
        self.add(own, part * gain)
        self.add(other, -part * float(around(table.ninjas, at, other)))
        return guards

    def add(self, clan: i64, points: float) -> None:
        """Add points for seat 0 on a track."""
        if clan == 0:
            self.first += points
        elif clan == 1:
            self.second += points
        else:
            self.third += points

    def value(self) -> float:
        """Return the expected result of the game to seat 0, from -1 to 1."""
        one = chance_to_hold(self.first * self.unit)
        two = chance_to_hold(self.second * self.unit)
        three = chance_to_hold(self.third * self.unit)
        return 2.0 * (one * two + one * three + two * three - 2.0 * one * two * three) - 1.0


def chance_to_hold(points: float) -> float:
    """Return the chance to hold a track in the end, given its lead in units of how far it may still move."""
    if points > 30.0:
        return 1.0
    if points < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-points))


def spread(table: PublicState) -> float:
    """Return how far a track may still move before the game is over."""
    turns = min(float(bit_count(table.deck)), TURNS_PER_DAIMYO * float(table.alive()))
    return sqrt(BASE_SPREAD * BASE_SPREAD + SPREAD_PER_TURN * turns)


def token_points(table: PublicState, seat: int) -> i64:
    """Return what a seat's tokens would bring if the last daimyo fell now: those on the board, and its favours."""
    box = table.settings.box
    total: i64 = 0
    for daimyo in range(DAIMYOS):
        if table.eliminated[daimyo] == seat and table.token_on[daimyo]:
            total += box.daimyo_values[table.token_on[daimyo] - 1]
    for token in members(table.favours[seat] | table.spent[seat]):
        total += box.favour_values[token - 1]
    return total


def bit_count(bits: i64) -> i64:
    """Return how many cards or tokens a set has."""
    left = bits
    number: i64 = 0
    while left:
        left &= left - 1
        number += 1
    return number
