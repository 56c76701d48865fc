"""Worlds for the search, drawn fast: the unseen cards once in a row, then for each world some of them to each hidden hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.games.kami.cards import KINDS, count, one, size
from tatami.games.kami.observation import KamiObservation
from tatami.games.kami.state import PLAYING, UNSEEN, KamiState
from tatami.games.kami.worlds import guess, known_part, unseen_cards
from tatami.minds.kami.clues import Clues, laid_by, round_start

BATCH: Final = 128  # worlds that are weighed against each other
USES: Final = 8  # so many draws a world of the batch on average, then comes the next batch
UNIT: Final = 0x4000_0000
SHARE: Final = 1.0 / 0x4000_0000


class Worlds:
    """Worlds that a seat can't tell from the true one. With clues, likely ones more often: worlds are drawn in batches, and
    from a batch by their weights.

    What lies face down has no say in a round any more, so it is drawn for the clues only. Where Soldiers were shown (K-06) or
    a question is open, the worlds are those of the observation itself, and the clues have no say.
    """

    def __init__(self, seen: KamiObservation, dice: Dice, clues: Clues | None) -> None:
        self.seen = seen
        self.dice = dice
        self.plain: bool = seen.phase == PLAYING and not seen.asked
        self.clues = clues if clues is not None and clues.tell and self.plain else None
        self.known = known_part(seen)
        self.start = round_start(seen)
        unseen = unseen_cards(seen)
        self.left: i64 = size(unseen)
        self.row: vec[i64] = vec[i64]([kind for kind in range(KINDS) for _ in range(int(count(unseen, kind)))])
        hidden = [seat for seat in range(int(seen.players)) if seen.hands[seat] < 0]
        self.seats: vec[i64] = vec[i64](hidden)
        self.sizes: vec[i64] = vec[i64]([seen.sizes[seat] for seat in hidden])
        self.defences: vec[i64] = vec[i64]([(entry >> 2) & 15 for entry in seen.laid])
        self.down: vec[i64] = vec[i64]([n for n, entry in enumerate(seen.laid) if (entry >> 2) & 15 == UNSEEN])
        self.owners: vec[i64] = vec[i64]([entry & 3 for entry in seen.laid if (entry >> 2) & 15 == UNSEEN])
        held = [max(0, hand) + sum(int(one(kind)) for kind in laid_by(seen, seat)) for seat, hand in enumerate(seen.hands)]
        self.played: vec[i64] = vec[i64](held)  # the known cards of each seat at the start of the round
        self.batch: vec[i64] = vec[i64]([0] * (BATCH * len(hidden)))
        self.sums: vec[float] = vec[float]([0.0] * BATCH)  # of the weights up to each world of the batch
        self.uses: i64 = 0

    def is_certain(self) -> bool:
        """Whether there is only one world: all unseen cards are of one kind."""
        return self.plain and self.seen.players != 2 and (self.left == 0 or self.row[0] == self.row[self.left - 1])

    def draw(self) -> KamiState:
        """One world, as far as a search needs it."""
        if not self.plain:
            return guess(self.seen, self.dice)
        world = self.known.clone()
        if self.clues is not None:
            self._take(world.hands)
            return world
        left = self._deal(world.hands)
        if world.players == 2:  # K-41: what the other one laid face down can't be turned up
            world.pool = self._pool(left - len(self.down))
        return world

    def _pool(self, number: i64) -> i64:
        """So many of the cards that the hidden hand left in the row, by lot."""
        pool: i64 = 0
        left = self.left - self.sizes[0]
        while number > 0:
            drawn = self.dice.below(left)
            left -= 1
            kind = self.row[drawn]
            self.row[drawn] = self.row[left]
            self.row[left] = kind
            pool += one(kind)
            number -= 1
        return pool

    def _deal(self, hands: vec[i64]) -> i64:
        """Deal the hidden hands; how many cards of the row are left."""
        row = self.row
        dice = self.dice
        left = self.left
        place: i64 = 0
        while place < len(self.seats):
            number = self.sizes[place]
            hand: i64 = 0
            while number > 0:
                drawn = dice.below(left)
                left -= 1
                kind = row[drawn]
                row[drawn] = row[left]
                row[left] = kind
                hand += one(kind)
                number -= 1
            hands[self.seats[place]] = hand
            place += 1
        return left

    def _take(self, hands: vec[i64]) -> None:
        """A world of the batch, by the weights."""
        if self.uses % (BATCH * USES) == 0:
            self._fill()
        self.uses += 1
        wanted = float(self.dice.below(UNIT)) * SHARE * self.sums[BATCH - 1]
        low: i64 = 0
        high: i64 = BATCH - 1
        while low < high:
            middle = (low + high) >> 1
            if self.sums[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        place: i64 = 0
        while place < len(self.seats):
            hands[self.seats[place]] = self.batch[low * len(self.seats) + place]
            place += 1

    def _fill(self) -> None:
        """A batch of worlds with their weights."""
        clues = self.clues
        assert clues is not None
        row = self.row
        hidden = len(self.seats)
        total = 0.0
        number: i64 = 0
        while number < BATCH:
            start = self.start.clone()
            left = self._deal(start.hands)
            place: i64 = 0
            while place < hidden:
                self.batch[number * hidden + place] = start.hands[self.seats[place]]
                place += 1
            start.hands[clues.viewer] = 0
            seat: i64 = 0
            while seat < start.players:
                start.hands[seat] += self.played[seat]
                seat += 1
            place = 0
            while place < len(self.down):  # what the row has left after the hands lies in any order
                drawn = self.dice.below(left)
                left -= 1
                kind = row[drawn]
                row[drawn] = row[left]
                row[left] = kind
                self.defences[self.down[place]] = kind
                start.hands[self.owners[place]] += one(kind)
                place += 1
            total += clues.weight(start, self.defences)
            self.sums[number] = total
            number += 1
