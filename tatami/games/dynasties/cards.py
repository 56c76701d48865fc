"""The 110 character cards of Dynasties, how a hand of them is counted, and the twelve missions."""

from typing import Final

from mypy_extensions import i64

from tatami.texts import Text

FARMER: Final = 0
MONK: Final = 1
ENVOY: Final = 2
NINJA: Final = 3
SAMURAI: Final = 4
SHOGUN: Final = 5
DAIMYO: Final = 6
EMPRESS: Final = 7
EMPEROR: Final = 8
TYPES: Final = 9

IDS: Final[list[str]] = ["farmer", "monk", "envoy", "ninja", "samurai", "shogun", "daimyo", "empress", "emperor"]
NUMBERS: Final[list[int]] = [20, 18, 16, 14, 12, 9, 8, 7, 6]  # how many there are, and what the type is worth
CARDS: Final = 110

# A hand is one number: five bits a type say how many of it there are. Twenty Farmers fit.
BITS: Final = 5
BOX: Final[i64] = 0x63A12C74254  # all cards of the box, as a hand

# The missions: three piles of four, each card a type and a bonus (the project's set).
MISSIONS: Final[list[str]] = ["A6", "A7", "A8", "A9", "B9", "B12", "B14", "B16", "C14", "C16", "C18", "C20"]
MISSION_TYPES: Final[list[int]] = [NUMBERS.index(int(name[1:])) for name in MISSIONS]
PILES: Final = "ABC"
PILE_SIZE: Final = 4
BONUS: Final[list[int]] = [5, 4, 3]  # by pile
FIGURES: Final = 4


def count(hand: i64, kind: i64) -> i64:
    """How many cards of a type the hand has."""
    return (hand >> (kind * BITS)) & 31


def some(kind: i64, number: i64) -> i64:
    """A hand of just so many cards of a type: add it to take them up, subtract it to play them."""
    return number << (kind * BITS)


def size(hand: i64) -> i64:
    """How many cards the hand has."""
    total: i64 = 0
    rest = hand
    while rest:
        total += rest & 31
        rest >>= BITS
    return total


def pick(hand: i64, ticket: i64) -> i64:
    """The type of the card number `ticket` when the hand lies sorted."""
    kind: i64 = 0
    rest = hand
    left = ticket - (rest & 31)
    while left >= 0:
        kind += 1
        rest >>= BITS
        left -= rest & 31
    return kind


def card_name(kind: int) -> Text:
    """The name of a type, in words."""
    return Text(f"dynasties-{IDS[kind]}")


def cards_text(kind: int, number: int) -> Text:
    """So many cards of a type, in words."""
    return Text("dynasties-cards", card=card_name(kind), count=number)


def hand_texts(hand: i64) -> list[Text]:
    """The hand in words: each type with its number, and as one types it."""
    return [
        Text("dynasties-hand-cards", card=card_name(kind), count=int(count(hand, kind)), id=IDS[kind], number=NUMBERS[kind])
        for kind in range(TYPES)
        if count(hand, kind) > 0
    ]


def mission_text(mission: int) -> Text:
    """A mission in words: its name, the type it speaks of, the bonus for each card."""
    card = card_name(MISSION_TYPES[mission])
    return Text("dynasties-mission", name=MISSIONS[mission], card=card, bonus=BONUS[mission // PILE_SIZE])


def shifted(value: i64, places: i64) -> i64:
    """The value so many bits to the left. (Written in place, mypyc 2.4 makes `1 << places` a 32-bit shift in C.)"""
    return value << places


def mission_list(mask: int) -> list[int]:
    """The missions of a set of them, in order; a set has one bit for each of the twelve."""
    return [mission for mission in range(len(MISSIONS)) if (mask >> mission) & 1]
