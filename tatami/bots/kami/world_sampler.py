"""Worlds for the search, drawn fast: the unseen cards once in a row, then for each world some of them to each hidden hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.kami.belief import Belief, laid_by, round_start
from tatami.dice import Dice
from tatami.games.kami import own_state
from tatami.games.kami.lines import UNSEEN
from tatami.games.kami.observation import KamiObservation
from tatami.games.kami.phases import PLAYING
from tatami.games.kami.pieces import KINDS, count, one, size
from tatami.games.kami.state import KamiState
from tatami.games.kami.worlds import draw_world, known_part, unseen_cards

BATCH: Final = 128  # worlds that are weighed against each other
USES: Final = 8  # this many draws a world of the batch on average, then comes the next batch
UNIT: Final = 0x4000_0000
SHARE: Final = 1.0 / 0x4000_0000


class WorldSampler:
    """Draws worlds that a seat can't tell from the true one. With a belief, likely ones more often: worlds are drawn in
    batches, and from a batch by their likelihood.

    What lies face down has no say in a round any more, so it is drawn for the belief only. Where Soldiers were shown (K-06) or
    a question is open, the worlds are those of the observation itself, and the belief has no say.
    """

    def __init__(self, seen: KamiObservation, dice: Dice, belief: Belief | None) -> None:
        self.seen = seen
        self.dice = dice
        self.plain: bool = seen.phase == PLAYING and not seen.asked
        self.belief = belief if belief is not None and belief.is_informative and self.plain else None
        self.known = own_state(known_part(seen))
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
        self.sums: vec[float] = vec[float]([0.0] * BATCH)  # of the likelihoods up to each world of the batch
        self.uses: i64 = 0

    def is_certain(self) -> bool:
        """Return whether there is only one world: all unseen cards are of one kind."""
        return self.plain and self.seen.players != 2 and (self.left == 0 or self.row[0] == self.row[self.left - 1])

    def draw(self) -> KamiState:
        """Return one world, as far as a search needs it."""
        if not self.plain:
            return own_state(draw_world(self.seen, self.dice))
        world = self.known.clone()
        if self.belief is not None:
            self._take(world.hands)
            return world
        left = self._deal(world.hands)
        if world.players == 2:  # K-41: what the other one laid face down can't be turned up
            world.pool = self._draw_cards(left, left - len(self.down))
        return world

    def _draw_cards(self, left: i64, number: i64) -> i64:
        """Draw this many of the row's first `left` cards at random, which then lie behind the rest; return them as a hand."""
        row = self.row
        dice = self.dice
        hand: i64 = 0
        end = left - number
        while left > end:
            drawn = dice.below(left)
            left -= 1
            kind = row[drawn]
            row[drawn] = row[left]
            row[left] = kind
            hand += one(kind)
        return hand

    def _deal(self, hands: vec[i64]) -> i64:
        """Deal the hidden hands; return how many cards of the row are left."""
        left = self.left
        for place in range(i64(len(self.seats))):
            hands[self.seats[place]] = self._draw_cards(left, self.sizes[place])
            left -= self.sizes[place]
        return left

    def _take(self, hands: vec[i64]) -> None:
        """Take a world of the batch, by the weights."""
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
        for place in range(i64(len(self.seats))):
            hands[self.seats[place]] = self.batch[low * len(self.seats) + place]

    def _fill(self) -> None:
        """Draw a batch of worlds with their weights."""
        belief = self.belief
        assert belief is not None
        hidden = len(self.seats)
        total = 0.0
        for number in range(i64(BATCH)):
            start = self.start.clone()
            left = self._deal(start.hands)
            for place in range(hidden):
                self.batch[number * hidden + place] = start.hands[self.seats[place]]
            start.hands[belief.viewer] = 0
            for seat in range(start.players):
                start.hands[seat] += self.played[seat]
            for place in range(i64(len(self.down))):  # what the row has left after the hands lies in any order
                start.hands[self.owners[place]] += self._draw_cards(left, 1)
                left -= 1
                self.defences[self.down[place]] = self.row[left]
            total += belief.likelihood(start, self.defences)
            self.sums[number] = total
