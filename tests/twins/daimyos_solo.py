"""Daimyos, slow and obvious: the Automaton's cards."""

from __future__ import annotations

from typing import Any

from tests.twins.daimyos_field import CLANS


class Automaton:
    """The auto deck with its row, and the Score deck (Y-70)."""

    def __init__(self, box: dict[str, Any], level: int) -> None:
        self.cards: dict[str, Any] = box["auto"]
        self.deck = [f"{n}B" if n <= level else f"{n}A" for n in range(1, 8)]
        self.row: list[str] = []
        self.top: str | None = None
        # The unseen rest: the visible top card isn't among them.
        self.score_deck = [name for name in self.cards if name not in self.deck]
        self.on_tracks: dict[str, list[list[str]]] = {clan: [] for clan in CLANS}

    def read(self, document: dict[str, Any]) -> None:
        """Take over what a position document says."""
        self.deck = list(document["deck"])
        self.row = list(document["row"])
        self.top = document["top"]
        self.score_deck = list(document["score_deck"])
        self.on_tracks = {clan: [list(card) for card in document["on_tracks"][clan]] for clan in CLANS}

    def dump(self) -> dict[str, Any]:
        """As in the position document."""
        return {
            "deck": sorted(self.deck),
            "row": list(self.row),
            "top": self.top,
            "score_deck": sorted(self.score_deck),
            "on_tracks": {clan: [list(card) for card in self.on_tracks[clan]] for clan in CLANS},
        }

    def due(self) -> str:
        """What chance draws next: the Score deck's new top card, or else an auto card."""
        return "top" if self.top is None and self.score_deck else "auto"

    def show_top(self, name: str) -> None:
        """The Score deck's next card is seen."""
        self.score_deck.remove(name)
        self.top = name

    def lose_top(self, clan: str, side: str) -> None:
        """The Score deck's top card goes on a track (Y-73, Y-74)."""
        assert self.top is not None
        self.on_tracks[clan].append([self.top, side])
        self.top = None

    def target(self, left: list[str]) -> str:
        """The daimyo it strikes: the highest on the visible list that is still there (Y-73)."""
        assert self.top is not None
        return next(str(colour) for colour in self.cards[self.top]["list"] if colour in left)

    def draw(self, name: str) -> str:
        """Lay an auto card on the row and tell its action."""
        self.deck.remove(name)
        self.row.append(name)
        return str(self.cards[name]["action"])

    def points(self) -> int:
        """The numbers visible in the row: every left one, and the right one of the last card (Y-72)."""
        return sum(int(self.cards[name]["left"]) for name in self.row) + int(self.cards[self.row[-1]]["right"])

    def reshuffle(self) -> None:
        """The row's cards go back into the deck."""
        self.deck += self.row
        self.row = []

    def bottom(self, clan: str) -> int:
        """What the Score cards on a track are worth at the reckoning (Y-75)."""
        return sum(int(self.cards[name]["bottom"]) for name, _ in self.on_tracks[clan])
