"""The state of a round and its moves by name. Clear, not fast: the search has its own packed form of the rules, and uses this
one only for the moves of the question and for the principal variation."""

from tatami.solvers.kami.cards import EMPRESS, KINDS, LETTERS, POINTS, countering_kinds, counts
from tatami.solvers.kami.round import Round

NONE = -1
PASS = "-"


class RoundState:
    """The state of a round; `play` returns the next one and leaves this one as it is."""

    def __init__(self, hands: list[list[int]], stacks: list[str], seat: int) -> None:
        self.hands = hands
        self.stacks = stacks
        self.seat = seat
        self.attack = NONE
        self.attacker = NONE
        self.empress_up = False
        self.defence = NONE  # K-41, between the two steps of a move
        self.face_down = False
        self.over = False
        self.winner = NONE  # nobody, if the round is void (K-44)
        self.points = 0

    def copy(self) -> "RoundState":
        """Return an equal state that shares nothing with this one."""
        other = RoundState([hand.copy() for hand in self.hands], self.stacks.copy(), self.seat)
        other.attack = self.attack
        other.attacker = self.attacker
        other.empress_up = self.empress_up
        other.defence = self.defence
        other.face_down = self.face_down
        return other

    def moves(self) -> list[str]:
        """Return the names of the legal moves: pass first, then in the order of the cards, hand before mercenaries."""
        if self.over:
            return []
        if self.defence != NONE:
            return [f">{card}" for card in self._attacks(self.hands[self.seat], self.stacks, self.empress_up)]
        names = [] if self.attack == NONE else [PASS]  # K-10, K-12
        kinds = [kind for kind in range(KINDS) if self.attack == NONE or countering_kinds(self.attack) >> kind & 1]
        for kind in kinds:
            if self.hands[self.seat][kind] and sum(self.hands[self.seat]) > 1:  # K-42
                names += self._moves_with(LETTERS[kind], kind)
        for number in range(len(self.stacks)):
            if self.stacks[number] and LETTERS.index(self.stacks[number][0]) in kinds:
                names += self._moves_with(f"*{number + 1}", LETTERS.index(self.stacks[number][0]))
        return names

    def _moves_with(self, card: str, kind: int) -> list[str]:
        """Return the moves that begin with this defence; none if no attack can follow (K-13, K-45)."""
        hand = self.hands[self.seat].copy()
        stacks = self.stacks.copy()
        beneath = take(card, hand, stacks)
        shown = f"({card})" if self.attack == NONE else card
        up = self.empress_up or (kind == EMPRESS and self.attack != NONE)  # K-21, K-22
        attacks = self._attacks(hand, stacks, up)
        if beneath:
            return [f"{shown}>"] if attacks else []  # K-41: in two steps
        return [f"{shown}>{attack}" for attack in attacks]

    def _attacks(self, hand: list[int], stacks: list[str], empress_up: bool) -> list[str]:
        cards = []
        for kind in range(KINDS):
            if hand[kind] and (kind != EMPRESS or empress_up or sum(hand) == 1):  # K-21
                cards.append(LETTERS[kind])
        for number in range(len(stacks)):
            if stacks[number] and (stacks[number][0] != "E" or empress_up):  # K-43
                cards.append(f"*{number + 1}")
        return cards

    def play(self, name: str) -> "RoundState":
        """Return the state after a legal move."""
        after = self.copy()
        if name == PASS:
            after.seat = (self.seat + 1) % len(self.hands)
            if after.seat == self.attacker:  # K-15
                after.attack = NONE
                after.attacker = NONE
                after._settle_lead()
            return after
        defence, attack = name.split(">")
        if defence:
            after.face_down = defence.startswith("(")
            card = defence.strip("()")
            after.defence = after._kind(card)
            take(card, after.hands[self.seat], after.stacks)
            if after.defence == EMPRESS and not after.face_down:
                after.empress_up = True
        if attack:
            after._attack_with(attack)
        return after

    def _attack_with(self, card: str) -> None:
        kind = self._kind(card)
        hand = self.hands[self.seat]
        take(card, hand, self.stacks)
        if sum(hand) == 0:  # K-30, K-31, K-32
            self.over = True
            self.winner = self.seat
            self.points = POINTS[kind] * (2 if self.face_down and self.defence == kind else 1)
        self.defence = NONE
        self.face_down = False
        self.attack = kind
        self.attacker = self.seat
        self.seat = (self.seat + 1) % len(self.hands)

    def _settle_lead(self) -> None:
        """K-44: Pass a lead that can't be made to the other player; if they can't either, the round is void."""
        if not self.moves():
            self.seat = (self.seat + 1) % len(self.hands)
            self.over = not self.moves()

    def _kind(self, card: str) -> int:
        return LETTERS.index(self.stacks[int(card[1:]) - 1][0] if card.startswith("*") else card)


def take(card: str, hand: list[int], stacks: list[str]) -> bool:
    """Take a card out of a hand or off its stack (K-41); return whether another lay beneath."""
    if card.startswith("*"):
        number = int(card[1:]) - 1
        stacks[number] = stacks[number][1:]
        return stacks[number] != ""
    hand[LETTERS.index(card)] -= 1
    return False


def first_state(position: Round) -> RoundState:
    """Return the state that a position describes; ValueError for one in which the seat has no move at all."""
    state = RoundState([counts(hand) for hand in position.hands], position.stacks.copy(), position.seat)
    state.empress_up = position.empress_up or position.defence == "*E"
    state.defence = position.defence_kind()
    state.face_down = position.face_down()
    if position.attack and not position.defence:
        state.attack = LETTERS.index(position.attack)
        state.attacker = position.attacker
    if not state.moves():
        rule = "attack after this defence (K-45)" if position.defence else "lead (K-44)"
        raise ValueError(f"seat: seat {position.seat} has no legal {rule}")
    return state
