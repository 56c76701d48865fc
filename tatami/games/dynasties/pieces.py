"""The pieces of Dynasties: 110 character cards, how a hand of them is counted, twelve missions, four figures, the piles."""

from typing import Final

from mypy_extensions import i64

from tatami.game import Document
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

# The missions: three piles of four, each card a type and a bonus (the project's set). A set of missions has one bit for each.
MISSIONS: Final[list[str]] = ["A6", "A7", "A8", "A9", "B9", "B12", "B14", "B16", "C14", "C16", "C18", "C20"]
MISSION_TYPES: Final[list[int]] = [NUMBERS.index(int(name[1:])) for name in MISSIONS]
PILES: Final = "ABC"
PILE_SIZE: Final = 4
BONUS: Final[list[int]] = [5, 4, 3]  # by pile
FIGURES: Final = 4

PILE_NAMES: Final[list[str]] = ["d1", "d2", "p1", "p2"]  # where cards are drawn from
DISCARD_PILE: Final = 2  # from here on they are discard piles


def smallest_set(kind: i64, players: i64) -> i64:
    """D-21, D-22: Return how many cards a set of a type has at least."""
    return 3 if players > 2 and ENVOY <= kind <= SAMURAI else 2


def pieces(players: int, missions: bool, ninjas: bool) -> list[Document]:
    """Return each type of card with its number, which is also its worth, and its smallest set; missions and figures where they
    are played with."""
    found: list[Document] = [
        {
            "id": IDS[kind],
            "kind": "card",
            "count": NUMBERS[kind],
            "points": NUMBERS[kind],
            "smallest": int(smallest_set(kind, players)),
        }
        for kind in range(TYPES)
    ]
    if missions:
        for number in range(len(MISSIONS)):
            fields = {"id": MISSIONS[number], "kind": "mission", "count": 1, "pile": PILES[number // PILE_SIZE]}
            found.append({**fields, "type": IDS[MISSION_TYPES[number]], "bonus": bonus_of(number)})
    if ninjas:
        found.append({"id": "figure", "kind": "token", "count": FIGURES})
    return found


# ------------------------------------------------------------------------------------------------------------------ hands


def count(hand: i64, kind: i64) -> i64:
    """Return how many cards of a type the hand has."""
    return (hand >> (kind * BITS)) & 31


def copies(kind: i64, number: i64) -> i64:
    """Return a hand of just this many cards of a type: add it to take them up, subtract it to play them."""
    return number << (kind * BITS)


def size(hand: i64) -> i64:
    """Return how many cards the hand has."""
    total: i64 = 0
    rest = hand
    while rest:
        total += rest & 31
        rest >>= BITS
    return total


def pick(hand: i64, ticket: i64) -> i64:
    """Return the type of the card number `ticket` when the hand lies sorted."""
    kind: i64 = 0
    rest = hand
    left = ticket - (rest & 31)
    while left >= 0:
        kind += 1
        rest >>= BITS
        left -= rest & 31
    return kind


# --------------------------------------------------------------------------------------------------------------- missions


def bonus_of(mission: int) -> int:
    """Return what a mission pays for each card of its type."""
    return BONUS[mission // PILE_SIZE]


def mission_list(missions: int) -> list[int]:
    """Return the missions of a set of them, in order."""
    return [mission for mission in range(len(MISSIONS)) if (missions >> mission) & 1]


def shifted(value: i64, places: i64) -> i64:
    """Return the value shifted left by `places` bits. (In place, mypyc 2.4 makes `1 << places` a 32-bit shift in C.)"""
    return value << places


# ------------------------------------------------------------------------------------------------------------------ texts


def card_name(kind: int) -> Text:
    """Return the name of a type."""
    return Text(f"dynasties-{IDS[kind]}")


def cards_text(kind: int, number: int) -> Text:
    """Say this many cards of a type."""
    return Text("dynasties-cards", card=card_name(kind), count=number)


def hand_texts(hand: i64) -> list[Text]:
    """Say each type of the hand with its number, and as one types it."""
    return [
        Text("dynasties-hand-cards", card=card_name(kind), count=int(count(hand, kind)), id=IDS[kind], number=NUMBERS[kind])
        for kind in range(TYPES)
        if count(hand, kind) > 0
    ]


def mission_text(mission: int) -> Text:
    """Say a mission: its name, its type, the bonus for each card."""
    card = card_name(MISSION_TYPES[mission])
    return Text("dynasties-mission", name=MISSIONS[mission], card=card, bonus=bonus_of(mission))


def pile_name(pile: int) -> Text:
    """Return the name of a pile (d1, d2, p1, p2: 0-3), as one types it."""
    key = "dynasties-draw-pile" if pile < DISCARD_PILE else "dynasties-discard-pile"
    return Text(key, number=pile % 2 + 1, name=PILE_NAMES[pile])
