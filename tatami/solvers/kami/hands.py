"""Hands as bit masks: one bit per card of the hand solved, and all that one look at a mask tells."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.solvers.kami.cards import EMPRESS_BIT, KINDS, POINTS, highest


class Hands:
    """Tables over every subset of each hand, a mask; cards of a kind are neighbours in it and leave lowest first."""

    def __init__(self, hands: list[list[int]], width: int) -> None:
        self.width: i64 = width
        places = len(hands) << width
        self.slots: vec[i64] = vec[i64]([0] * (len(hands) * KINDS))  # seat << 3 | kind: where its cards are
        self.size: vec[i64] = vec[i64]([bin(hand).count("1") for hand in range(1 << width)])
        # the following by seat << width | hand
        self.kinds: vec[i64] = vec[i64]([0] * places)  # the kinds it holds, as bits
        self.pairs: vec[i64] = vec[i64]([0] * places)  # the kinds it holds twice
        self.most: vec[i64] = vec[i64]([0] * places)  # an upper bound of its owner's points
        self.runs: vec[u8] = vec[u8](bytes(places << 8))  # see run(); 0 is "not computed yet"
        for seat in range(len(hands)):
            self._fill(seat, hands[seat])

    def _fill(self, seat: i64, hand: list[int]) -> None:
        place: i64 = 0
        for kind in range(KINDS):
            self.slots[(seat << 3) + kind] = ((1 << hand[kind]) - 1) << place
            place += hand[kind]
        for mask in range(1 << self.width):
            index = seat << self.width | mask
            for kind in range(KINDS):
                held = self.size[mask & self.slots[(seat << 3) + kind]]
                if held > 0:
                    self.kinds[index] |= 1 << kind
                    self.most[index] = max(self.most[index], POINTS[kind])
                if held > 1:
                    self.pairs[index] |= 1 << kind
                    self.most[index] = max(self.most[index], 2 * POINTS[kind])  # K-32

    def mask(self, seat: int, hand: list[int]) -> int:
        """Return the mask of what is left of a hand: of each kind the highest places, since the lowest leave first."""
        mask = 0
        for kind in range(KINDS):
            mask |= highest(int(self.slots[(seat << 3) + kind]), hand[kind])
        return mask

    def run(self, seat: i64, hand: i64, free: i64, empress_up: i64) -> i64:
        """Return the points of the best run: the owner attacks with `free` kinds only, which nobody will counter, until their
        hand is empty. An even hand is about to lead, an odd one owes the attack of a counter. 0: there is no run."""
        if empress_up == 0:
            free &= ~EMPRESS_BIT  # K-21; as the last card of the hand she is counted below all the same
        place = (seat << self.width | hand) << 8 | free
        known = i64(self.runs[place])
        if known == 0:
            known = self._best_run(seat, hand, free) + 1
            self.runs[place] = u8(known)
        return known - 1

    def _best_run(self, seat: i64, hand: i64, free: i64) -> i64:
        size = self.size[hand]
        if size == 0:
            return 0
        free_cards: i64 = 0
        for kind in range(KINDS):
            if free >> kind & 1:
                free_cards += self.size[hand & self.slots[(seat << 3) + kind]]
        # All attacks but the last must be free ones; what else there is goes face down.
        needed = (size - 1) >> 1
        index = seat << self.width | hand
        best: i64 = 0
        for kind in range(KINDS):
            if not self.kinds[index] >> kind & 1:
                continue
            points: i64 = POINTS[kind]
            is_free = free >> kind & 1
            if size == 1:
                return points
            # The last two cards: this one twice (K-32), or this one over any other; a free one only if all are free,
            # and then there are enough of them.
            if self.pairs[index] >> kind & 1 and free_cards - 2 * is_free >= needed:
                best = max(best, 2 * points)
            if free_cards - is_free >= needed:
                best = max(best, points)
        return best
