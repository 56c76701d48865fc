"""What each seat of Dynasties doesn't see, told from the rules alone, by exchanging it."""

from collections import Counter
from random import Random

from tatami.game import Document
from tests.dynasties.positions import unseen

MISSIONS = ["A6", "A7", "A8", "A9", "B9", "B12", "B14", "B16", "C14", "C16", "C18", "C20"]


def permute(document: Document, seat: int, rng: Random) -> Document:
    """The same position with all that the seat doesn't see dealt anew: others' cards but for the known ones, missions."""
    others = [other for other in range(len(document["hands"])) if other != seat]
    hands = [dict(hand) for hand in document["hands"]]
    pool = unseen(document)
    for other in others:
        pool.update(Counter(hands[other]) - Counter(document["known"][other]))
    cards = list(pool.elements())
    rng.shuffle(cards)
    for other in others:
        number = sum(hands[other].values()) - sum(document["known"][other].values())
        hands[other] = dict(Counter(document["known"][other]) + Counter(cards[:number]))
        del cards[:number]
    missions = [list(held) for held in document["missions"]]
    free = [name for name in MISSIONS if seat < 0 or name not in missions[seat]]
    rng.shuffle(free)
    for other in others:
        for place, name in enumerate(missions[other]):  # the piles A, B, C can be told by their backs
            missions[other][place] = next(new for new in free if new[0] == name[0])
            free.remove(missions[other][place])
    return {**document, "hands": hands, "missions": missions}
