"""The 32 cards of Kami, how a hand of them is counted, and the cards as data."""

from typing import Final

from mypy_extensions import i64

from tatami.game import Document
from tatami.texts import Text

SOLDIER: Final = 0
LANCE: Final = 1
RIDER: Final = 2
SILVER: Final = 3
GOLD: Final = 4
FOOL: Final = 5
TOWER: Final = 6
EMPRESS: Final = 7
KINDS: Final = 8

LETTERS: Final = "SLRVGFTE"
IDS: Final[list[str]] = ["soldier", "lance", "rider", "silver", "gold", "fool", "tower", "empress"]
COPIES: Final[list[int]] = [10, 4, 4, 4, 4, 2, 2, 2]
POINTS: Final[list[int]] = [1, 2, 2, 3, 3, 4, 4, 5]
CARDS: Final = 32

# A hand is one number: four bits a kind say how many of it there are. Ten Soldiers fit.
BITS: Final = 4
BOX: Final[i64] = 0x2224444A  # all cards of the box, as a hand


def count(hand: i64, kind: i64) -> i64:
    """Return how many cards of a kind the hand has."""
    return (hand >> (kind * BITS)) & 15


def one(kind: i64) -> i64:
    """Return a hand of just this card: add it to take one up, subtract it to play one."""
    one_card: i64 = 1
    return one_card << (kind * BITS)


def size(hand: i64) -> i64:
    """Return how many cards the hand has."""
    pairs = (hand & 0x0F0F0F0F) + ((hand >> BITS) & 0x0F0F0F0F)  # at most 20 a byte, 32 in all: nothing carries over
    return ((pairs * 0x01010101) >> 24) & 0xFF


def pick(hand: i64, ticket: i64) -> i64:
    """Return the kind of the card number `ticket` when the hand lies sorted."""
    kind: i64 = 0
    remaining = hand
    left = ticket - (remaining & 15)
    while left >= 0:
        if remaining == 0:
            raise ValueError(f"there is no card number {ticket}")
        kind += 1
        remaining >>= BITS
        left -= remaining & 15
    return kind


def spell(hand: i64) -> str:
    """Return the hand as letters, in the order SLRVGFTE."""
    return "".join(LETTERS[kind] * int(count(hand, kind)) for kind in range(KINDS))


def card_name(kind: int) -> Text:
    """Return the name of a card, in words."""
    return Text(f"kami-{IDS[kind]}")


def hand_names(hand: i64) -> list[Text]:
    """Return the hand in words: each kind with its number."""
    return [
        Text("kami-cards", card=card_name(kind), letter=LETTERS[kind], count=int(count(hand, kind)))
        for kind in range(KINDS)
        if count(hand, kind) > 0
    ]


def pieces() -> list[Document]:
    """Return each kind of card: how many there are, its letter and its points."""
    return [
        {"id": IDS[kind], "kind": "card", "count": COPIES[kind], "letter": LETTERS[kind], "points": POINTS[kind]}
        for kind in range(KINDS)
    ]
