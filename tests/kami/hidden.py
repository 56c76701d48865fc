"""What each seat of Kami doesn't see, told from the rules alone, by exchanging it."""

from random import Random

import tatami
from tatami.game import Document

Place = tuple[str, int, int]


def hidden_places(document: Document, seat: int) -> list[Place]:
    """Where the cards lie that the seat doesn't see: others' hands, their face-down cards, those set aside."""
    if document["phase"] == "over":
        return []
    players = document["options"]["players"]
    places: list[Place] = []
    for other in range(players):
        if other != seat:
            places.extend(("hand", other, number) for number in range(len(document["hands"][other])))
            for number, card in enumerate(document["lines"][other]["defence"]):
                if card.startswith("(") and "*" not in card:  # a mercenary was seen by all when it was taken (K-41)
                    places.append(("down", other, number))
    for number in range(len(document["aside"])):
        if seat != (document["first"] + 1 + number) % 3:  # K-04
            places.append(("aside", 0, number))
    return places


def get(document: Document, place: Place) -> str:
    """The letter at a place."""
    kind, seat, number = place
    if kind == "hand":
        return str(document["hands"][seat][number])
    if kind == "down":
        return str(document["lines"][seat]["defence"][number][1])
    return str(document["aside"][number])


def put(document: Document, place: Place, letter: str) -> None:
    """Put a letter at a place; hands are sorted later."""
    kind, seat, number = place
    if kind == "hand":
        hand = document["hands"][seat]
        document["hands"][seat] = hand[:number] + letter + hand[number + 1 :]
    elif kind == "down":
        document["lines"][seat]["defence"][number] = f"({letter})"
    else:
        document["aside"] = document["aside"][:number] + letter + document["aside"][number + 1 :]


def permute(document: Document, seat: int, rng: Random) -> Document:
    """The same position with hidden cards exchanged, as far as the seat has no certain knowledge of them (K-06)."""
    game = tatami.game("kami", **document["options"])
    for _ in range(12):
        changed = {**document, "hands": document["hands"][:], "lines": [
            {name: cards[:] for name, cards in line.items()} for line in document["lines"]
        ]}  # fmt: skip
        places = hidden_places(changed, seat)
        if len(places) < 2:
            break
        one, other = rng.sample(places, 2)
        first, second = get(changed, one), get(changed, other)
        put(changed, one, second)
        put(changed, other, first)
        changed["hands"] = ["".join(sorted(hand, key="SLRVGFTE".index)) for hand in changed["hands"]]
        try:
            game.load(changed)
        except ValueError:
            continue  # the Soldiers that a seat has shown, or must have to be asked, stay where they are
        document = changed
    return document
