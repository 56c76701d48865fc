"""The question that the solver is asked: the state of a round with all cards known."""

from tatami.solvers.kami.cards import COPIES, KINDS, LETTERS, countering_kinds

STACKS = 8
LARGEST_HAND = {4: 8, 3: 10, 2: 8}  # K-03, K-04, K-05


class Round:
    """An open-hands position of one round; refuses, with a ValueError, what can't happen in one."""

    def __init__(
        self,
        players: int,
        hands: list[str],
        seat: int,
        attack: str = "",
        attacker: int = -1,
        empress_up: bool = False,
        stacks: list[str] | None = None,
        defence: str = "",
    ) -> None:
        self.players = players
        self.hands = hands.copy()
        self.seat = seat
        self.attack = attack
        self.attacker = attacker
        self.empress_up = empress_up
        self.stacks: list[str] = [""] * STACKS if stacks is None else stacks.copy()
        self.defence = defence
        if players not in LARGEST_HAND:
            raise ValueError(f"players: {players} is not 2, 3 or 4")
        self._check_hands()
        self._check_stacks()
        self._check_turn()
        self._check_defence()
        self._check_copies()

    def _check_hands(self) -> None:
        if len(self.hands) != self.players:
            raise ValueError(f"hands: {len(self.hands)} given for {self.players} players")
        for seat, hand in enumerate(self.hands):
            check_letters(f"hands[{seat}]", hand)
            if not hand:
                raise ValueError(f"hands[{seat}] is empty: the round is over (K-30)")
            largest = LARGEST_HAND[self.players]
            if len(hand) > largest:
                raise ValueError(f"hands[{seat}]: {len(hand)} cards, but nobody holds more than {largest}")
            if self.players > 2 and len(hand) % 2:
                raise ValueError(f"hands[{seat}]: {len(hand)} cards, but cards leave a hand two by two (K-10, K-13)")

    def _check_stacks(self) -> None:
        if len(self.stacks) != STACKS:
            raise ValueError(f"stacks: {len(self.stacks)} given, there are {STACKS}")
        for number, stack in enumerate(self.stacks, 1):
            check_letters(f"stack {number}", stack)
            if stack and self.players != 2:
                raise ValueError("stacks: only two players have mercenaries (K-05)")
            if len(stack) > 2:
                raise ValueError(f"stack {number}: {len(stack)} cards, there are at most two (K-05)")

    def _check_turn(self) -> None:
        if not 0 <= self.seat < self.players:
            raise ValueError(f"seat: {self.seat} is not one of {self.players} seats")
        if not self.attack:
            if self.attacker != -1:
                raise ValueError(f"attacker: {self.attacker} given, but there is no attack")
            return
        check_letters("attack", self.attack)
        if len(self.attack) != 1:
            raise ValueError(f"attack: {self.attack!r} is not one letter")
        if not 0 <= self.attacker < self.players:
            raise ValueError(f"attacker: {self.attacker} is not one of {self.players} seats")
        if self.attacker == self.seat:
            raise ValueError(f"attacker: seat {self.seat} doesn't answer its own attack")
        if self.attack == "E" and not self.empress_up:
            raise ValueError("attack: an Empress attacks only when another lies face up in a defence line (K-21)")

    def _check_defence(self) -> None:
        if not self.defence:
            return
        if self.players != 2:
            raise ValueError("defence: only two players make moves in two steps (K-41)")
        kind = self.defence_kind()
        if self.defence not in (f"*{LETTERS[kind]}", f"(*{LETTERS[kind]})"):
            raise ValueError(f"defence: {self.defence!r} is neither like '*G' nor like '(*G)'")
        if self.attack:
            if self.face_down():
                raise ValueError(f"defence: {self.defence} is face down, but {self.attack} is to be answered")
            if not countering_kinds(LETTERS.index(self.attack)) >> kind & 1:
                raise ValueError(f"defence: {self.defence} doesn't counter {self.attack} (K-13, K-20)")

    def _check_copies(self) -> None:
        table = self.attack
        if self.empress_up or self.defence == "*E":
            table += "E"
        if self.defence and self.defence != "*E":
            table += LETTERS[self.defence_kind()]
        known = "".join(self.hands) + "".join(self.stacks) + table
        for kind in range(KINDS):
            if known.count(LETTERS[kind]) > COPIES[kind]:
                raise ValueError(
                    f"cards: {known.count(LETTERS[kind])} {LETTERS[kind]} in hands, stacks and on the table, "
                    f"there are {COPIES[kind]}"
                )

    def defence_kind(self) -> int:
        """Return the kind of the defence already laid in a two-step move, or -1."""
        return LETTERS.find(self.defence.strip("(*)") or "?")

    def face_down(self) -> bool:
        """Return whether the defence already laid is a face-down one."""
        return self.defence.startswith("(")

    def __repr__(self) -> str:
        return (
            f"Round({self.players}, {self.hands!r}, {self.seat}, {self.attack!r}, {self.attacker}, "
            f"{self.empress_up}, {self.stacks!r}, {self.defence!r})"
        )


def check_letters(place: str, letters: str) -> None:
    """Refuse a text that names anything but cards."""
    for letter in letters:
        if letter not in LETTERS:
            raise ValueError(f"{place}: {letter!r} is not a card; the cards are {LETTERS}")
