"""The mercenary stacks of a Duel as bit masks, alike stacks being one and the same (K-41).

Only two things matter: which stacks still hide a card, grouped into classes of the same pair of cards, and how many
lone cards of each kind lie open. Both are masks of eight bits, the lone ones above the double ones.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tatami.solvers.kami.cards import KINDS, LETTERS, highest


class Stacks:
    """Tables over every state the stacks of one position can reach."""

    def __init__(self, stacks: list[str]) -> None:
        doubles = sorted({stack for stack in stacks if len(stack) == 2})
        self.class_slots: vec[i64] = vec[i64]([0] * KINDS)
        self.class_top: vec[i64] = vec[i64]([0] * KINDS)
        self.class_below: vec[i64] = vec[i64]([0] * KINDS)
        self.lone_slots: vec[i64] = vec[i64]([0] * KINDS)
        self.lone_last: vec[i64] = vec[i64]([0] * KINDS)  # the highest place of each kind
        self.doubles = doubles
        place = 0
        for number, stack in enumerate(doubles):
            self.class_slots[number] = ((1 << stacks.count(stack)) - 1) << place
            self.class_top[number] = LETTERS.index(stack[0])
            self.class_below[number] = LETTERS.index(stack[1])
            place += stacks.count(stack)
        place = 8
        for kind in range(KINDS):
            number = sum(stack.endswith(LETTERS[kind]) for stack in stacks)  # lone now, or one day
            self.lone_slots[kind] = ((1 << number) - 1) << place
            self.lone_last[kind] = 1 << (place + number) >> 1
            place += number
        self.shown: vec[i64] = vec[i64]([0] * 512)  # half << 8 | its mask: the kinds that lie open
        self.hidden: vec[i64] = vec[i64]([0] * 256)  # the kinds below the doubles
        for mask in range(256):
            for number in range(len(doubles)):
                if mask & self.class_slots[number]:
                    self.shown[mask] |= 1 << self.class_top[number]
                    self.hidden[mask] |= 1 << self.class_below[number]
            for kind in range(KINDS):
                if mask << 8 & self.lone_slots[kind]:
                    self.shown[256 + mask] |= 1 << kind

    def mask(self, stacks: list[str]) -> int:
        """Return the mask of what is left of the stacks: of each class and kind the highest places."""
        mask = 0
        for number, double in enumerate(self.doubles):
            mask |= highest(int(self.class_slots[number]), stacks.count(double))
        for kind in range(KINDS):
            mask |= highest(int(self.lone_slots[kind]), stacks.count(LETTERS[kind]))
        return mask

    def open(self, mask: i64) -> i64:
        """Return the kinds that lie open."""
        return self.shown[mask & 255] | self.shown[256 + (mask >> 8)]

    def take_lone(self, mask: i64, kind: i64) -> i64:
        """Return the stacks after a lone card was taken."""
        held = mask & self.lone_slots[kind]
        return mask ^ (held & -held)

    def take_top(self, mask: i64, number: i64) -> i64:
        """Return the stacks after the upper card of a class was taken: the one below is now a lone card."""
        held = mask & self.class_slots[number]
        mask ^= held & -held
        kind = self.class_below[number]
        lone = mask & self.lone_slots[kind]
        return mask | (self.lone_last[kind] if lone == 0 else (lone & -lone) >> 1)
