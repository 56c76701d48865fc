"""The cards of Kami as plain data, for whoever draws or explains them."""

from tatami.game import Document
from tatami.games.kami.cards import COPIES, IDS, KINDS, LETTERS, POINTS


def pieces() -> list[Document]:
    """Return each kind of card: how many there are, its letter and its points."""
    return [
        {"id": IDS[kind], "kind": "card", "count": COPIES[kind], "letter": LETTERS[kind], "points": POINTS[kind]}
        for kind in range(KINDS)
    ]
