"""The cards, missions and figures of Dynasties as plain data, for whoever draws or explains them."""

from tatami.game import Document
from tatami.games.dynasties.cards import BONUS, FIGURES, IDS, MISSION_TYPES, MISSIONS, NUMBERS, PILE_SIZE, PILES, TYPES


def pieces(missions: bool, ninjas: bool) -> list[Document]:
    """Return each type of card with its number, which is also its worth; missions and figures where they are played with."""
    found: list[Document] = [
        {"id": IDS[kind], "kind": "card", "count": NUMBERS[kind], "points": NUMBERS[kind]} for kind in range(TYPES)
    ]
    if missions:
        for number in range(len(MISSIONS)):
            pile = number // PILE_SIZE
            type_id = IDS[MISSION_TYPES[number]]
            fields = {"id": MISSIONS[number], "kind": "mission", "count": 1}
            found.append({**fields, "pile": PILES[pile], "type": type_id, "bonus": BONUS[pile]})
    if ninjas:
        found.append({"id": "figure", "kind": "token", "count": FIGURES})
    return found
