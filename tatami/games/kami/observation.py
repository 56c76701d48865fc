"""What one seat of Kami may know: built from what it sees, card by card."""

from random import Random
from typing import Final

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import CHANCE, Action, Document, Game, Observation, Seat
from tatami.games.kami.actions import NONE, STACKS
from tatami.games.kami.cards import SOLDIER, count, size, spell
from tatami.games.kami.document import (
    PHASES,
    asked_pairs,
    attack_text,
    card_letter,
    lines,
    seat_text,
    stack_text,
)
from tatami.games.kami.state import ASKING, DEAL, FINISHED, MANY_SOLDIERS, UNSEEN, KamiState
from tatami.games.kami.view import rules_now, view
from tatami.games.kami.worlds import guess
from tatami.texts import Text

HIDDEN: Final = -1  # a hand that the observer doesn't see


class KamiObservation(Observation):
    """What a seat of Kami sees: its hand, the table, and of the others the number of their cards."""

    def __init__(self, game: Game, seat: Seat, legal: list[Action]) -> None:
        self.game = game
        self.seat = seat
        self._legal: list[Action] = legal
        self.players: i64 = 4
        self.ending: i64 = 0
        self.phase: i64 = DEAL
        self.mover: i64 = CHANCE
        self.waiting: bool = False  # K-06: somebody is asked, and this seat can't know who
        self.declined: bool = False  # K-06: this seat was asked and said no
        self.round: i64 = 1
        self.first: i64 = NONE
        self.scores: list[int] = []
        self.sizes: list[int] = []
        self.hands: list[int] = []
        self.laid: list[int] = []
        self.attack: i64 = NONE
        self.attacker: i64 = NONE
        self.empress_up: bool = False
        self.half: bool = False
        self.dealt: i64 = 0
        self.asked: list[int] = []
        self.aside: list[int] = []  # kinds, UNSEEN for those not seen
        self.tops: i64 = 0
        self.below: i64 = 0
        self.turning: i64 = NONE

    def to_move(self) -> Seat:
        """Who decides; CHANCE also while somebody, nobody knows who, may ask (K-06)."""
        return Seat(int(self.mover))

    def legal(self) -> list[Action]:
        """What this seat may play."""
        return self._legal[:]

    def sample(self, rng: Random) -> KamiState:
        """A deal that fits all that this seat saw; all that fit are equally likely."""
        return guess(self, Dice(rng.getrandbits(62)))

    def rules(self) -> list[str]:
        """The rules that matter now."""
        return rules_now(self)

    def words(self) -> list[Text]:
        """The view in words."""
        return view(self)

    def data(self) -> Document:
        """The position document with holes, and who looks."""
        stacks: list[str] = []
        if self.players == 2:
            stacks = [stack_text(self.tops, self.below, stack) for stack in range(STACKS)]
        return {
            "game": "kami",
            "options": dict(self.game.options),
            "viewer": int(self.seat) if self.seat >= 0 else None,
            "scores": self.scores[:],
            "round": int(self.round),
            "first": None if self.first == NONE else int(self.first),
            "phase": PHASES[self.phase],
            "seat": None if self.waiting else seat_text(int(self.mover)),
            "hands": [self.hand_text(seat) for seat in range(int(self.players))],
            "lines": lines(self.laid, int(self.players)),
            "attack": attack_text(int(self.attack), int(self.attacker)),
            "asked": asked_pairs(self.asked),
            "aside": "".join(card_letter(kind) for kind in self.aside),
            "mercenaries": stacks,
        }

    def hand_text(self, seat: int) -> str:
        """A hand as letters, or as many ? as it has cards."""
        return "?" * self.sizes[seat] if self.hands[seat] == HIDDEN else spell(self.hands[seat])

    def key(self) -> str:
        """All that the seat knows, in one line."""
        numbers = [
            int(self.seat), int(self.phase), int(self.mover), int(self.waiting), int(self.declined), int(self.round),
            int(self.first), int(self.attack), int(self.attacker), int(self.half), int(self.tops), int(self.below),
            int(self.turning), int(self.dealt), *self.scores, *self.sizes, *self.hands, *self.aside, -9, *self.asked, -9,
            *sorted(self.laid, key=owner),  # a document keeps the order of each seat's cards, not that between seats
        ]  # fmt: skip
        return f"{self.game!r} {' '.join([str(number) for number in numbers])}"


def observe(state: KamiState, seat: Seat) -> KamiObservation:
    """What `seat` sees of the state. Nothing is copied that it may not know."""
    if not -3 <= seat < state.players or seat in (-1, -2):
        raise ValueError(f"there is no seat {seat}; seats go from 0 to {int(state.players) - 1}, or SPECTATOR")
    # K-06: until somebody asks, the others see only that the deal isn't finished.
    waiting = state.phase == ASKING and seat != state.seat
    seen = KamiObservation(state.game, seat, state.legal() if seat == state.seat else [])
    seen.players = state.players
    seen.ending = state.ending
    seen.phase = DEAL if waiting else state.phase
    seen.mover = CHANCE if waiting else state.seat
    seen.waiting = waiting
    seen.declined = waiting and has_declined(state, seat)
    seen.round = state.round
    seen.first = state.first
    seen.scores = [int(score) for score in state.scores]
    seen.sizes = [int(size(hand)) for hand in state.hands]
    open_cards = state.phase == FINISHED  # the round is over, and its cards with it
    seen.hands = [int(state.hands[other]) if other == seat or open_cards else HIDDEN for other in range(int(state.players))]
    seen.laid = [entry if open_cards or is_seen(entry, seat) else masked(entry) for entry in state.laid]
    seen.attack = state.attack
    seen.attacker = state.attacker
    seen.empress_up = state.empress_up
    seen.half = state.half
    seen.dealt = state.dealt
    seen.asked = state.asked[:]
    if state.aside_one != NONE:  # K-04: the second player sees the first of them, the third the other
        seen.aside.append(int(state.aside_one) if open_cards or seat == (state.first + 1) % 3 else UNSEEN)
    if state.aside_two != NONE:
        seen.aside.append(int(state.aside_two) if open_cards or seat == (state.first + 2) % 3 else UNSEEN)
    seen.tops = state.tops
    seen.below = state.below
    seen.turning = state.turning
    return seen


def has_declined(state: KamiState, seat: Seat) -> bool:
    """K-06: whether this seat could have asked and did not: it has the Soldiers, and the question has gone by."""
    if seat < 0 or count(state.hands[seat], SOLDIER) < MANY_SOLDIERS:
        return False
    if seat in [entry // 16 for entry in state.asked]:
        return False
    return (seat + 4 - state.first) % 4 < (state.seat + 4 - state.first) % 4


def is_seen(entry: int, seat: Seat) -> bool:
    """Whether a defence is known to the seat: face up, its own, or a mercenary that everybody saw being taken (K-41)."""
    return not entry & 64 or entry & 3 == seat or bool(entry & 128)


def owner(entry: int) -> int:
    """Whose move an entry is."""
    return entry & 3


def masked(entry: int) -> int:
    """The entry with its face-down card unseen."""
    return (entry & ~(15 << 2)) | (UNSEEN << 2)
