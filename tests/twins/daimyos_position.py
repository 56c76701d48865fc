"""Daimyos, slow and obvious: a position, its document, and what it counts."""

from __future__ import annotations

from typing import Any, Self

from tests.twins.daimyos_field import CLANS, NINJAS, SAMURAI, Field, Space, neighbours, read_box, space_name, space_of
from tests.twins.daimyos_solo import Automaton

TOKENS = [1, 2, 3, 4, 5, 6, 7, 8]

Document = dict[str, Any]


class Tokens:
    """A player's eight tokens by number; those not named here are daimyo tokens not placed yet."""

    def __init__(self, document: Document) -> None:
        self.board: dict[str, int] = dict(document["board"])
        self.favours: list[int] = list(document["favours"])
        self.spent: list[int] = list(document["spent"])

    def dump(self) -> Document:
        """As in the position document."""
        return {"board": dict(self.board), "favours": sorted(self.favours), "spent": sorted(self.spent)}

    def unplaced(self) -> list[int]:
        """The daimyo tokens still lying in front of the player."""
        return [n for n in TOKENS if n not in self.gathered()]

    def gathered(self) -> list[int]:
        """All that has been placed or turned over, lowest number first (Y-41)."""
        return sorted([*self.board.values(), *self.favours, *self.spent])

    def place(self, colour: str) -> None:
        """Put the lowest daimyo token on a daimyo (Y-31a)."""
        if self.unplaced():  # Y-32
            self.board[colour] = min(self.unplaced())

    def turn_over(self) -> None:
        """Make the highest daimyo token a favour (Y-31b)."""
        if self.unplaced():  # Y-32
            self.favours.append(max(self.unplaced()))


class Position:
    """A game of Daimyos as the plain lists and strings of its position document, and what can be counted in it."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = dict(options)
        self.box = read_box(options["box"])
        self.solo: bool = options["players"] == 1
        self.phase = "setup"
        self.seat: int | str | None = "chance"
        # Whose turn it is, from the set-up on the first player; null until the lot has decided.
        self.turn: int | None = None if options["first"] == "random" else options["first"]
        if self.solo:
            self.turn = 0  # Y-71
        self.boards: list[list[Any]] = []
        self.placed: list[list[str]] = []
        self.laid = 0  # how many of the last cards placed are of this turn
        self.hands: list[list[str]] = [[], []]
        self.deck: list[str] = sorted(self.box["cards"])
        self.discarded: list[str] = []
        self.clans: list[str | None] = [None, None]
        self.neutral: str | None = None
        self.clan_cards: dict[str, str] = {}
        self.tracks = dict.fromkeys(CLANS, 0)  # Y-02
        self.tokens = [Tokens({"board": {}, "favours": [], "spent": []}) for _ in range(2)]
        self.used: list[str] = []
        self.as_white: list[str] = []
        self.eliminated: dict[str, int] = {}
        self.lists: list[str | None] = [None, None]
        self.assigned: list[dict[str, str] | None] = [None, None]
        self.automaton = Automaton(self.box, options["level"]) if self.solo else None

    # Documents

    @classmethod
    def load(cls, document: Document) -> Self:
        """The game at a position; the document is believed."""
        twin = cls(document["options"])
        for name in ("phase", "seat", "turn", "laid", "neutral"):
            setattr(twin, name, document[name])
        for name in ("deck", "discarded", "clans", "used", "as_white", "lists"):
            setattr(twin, name, list(document[name]))
        for name in ("boards", "placed", "hands"):
            setattr(twin, name, [list(entry) for entry in document[name]])
        for name in ("clan_cards", "tracks", "eliminated"):
            setattr(twin, name, dict(document[name]))
        twin.tokens = [Tokens(tokens) for tokens in document["tokens"]]
        twin.assigned = [None if tokens is None else dict(tokens) for tokens in document["assigned"]]
        if twin.automaton:
            twin.automaton.read(document["automaton"])
        return twin

    def dump(self) -> Document:
        """The position document, sharing nothing with the game."""
        return {
            "game": "daimyos",
            "options": dict(self.options),
            "phase": self.phase,
            "seat": self.seat,
            "turn": self.turn,
            "boards": [list(board) for board in self.boards],
            "placed": [list(card) for card in self.placed],
            "laid": self.laid,
            "hands": [list(hand) for hand in self.hands],
            "deck": sorted(self.deck),
            "discarded": list(self.discarded),
            "clans": list(self.clans),
            "neutral": self.neutral,
            "clan_cards": dict(self.clan_cards),
            "tracks": dict(self.tracks),
            "tokens": [tokens.dump() for tokens in self.tokens],
            "used": list(self.used),
            "as_white": list(self.as_white),
            "eliminated": dict(self.eliminated),
            "lists": list(self.lists),
            "assigned": [None if tokens is None else dict(tokens) for tokens in self.assigned],
            "automaton": self.automaton.dump() if self.automaton else None,
        }

    # The table

    def mover(self) -> int:
        """The seat whose turn it is, once there is one."""
        assert self.turn is not None
        return self.turn

    def hand(self) -> list[str]:
        """The cards of the seat whose turn it is."""
        return self.hands[self.mover()]

    def left(self) -> list[str]:
        """The daimyos not yet eliminated."""
        return [colour for colour in self.box["daimyos"] if colour not in self.eliminated]

    def field(self, cards: int | None = None) -> Field:
        """The field with the boards and the first cards placed, as many as are asked for, or all."""
        field = Field(self.box)
        for number, (name, turn) in enumerate(self.boards):
            field.add_board(name, turn, number)
        for card, turning, corner in self.placed[:cards]:
            field.top.update(field.card(card, turning, space_of(corner)))
        return field

    def laid_spaces(self) -> list[Space]:
        """Where this turn's cards have put something."""
        field = self.field()
        cards = self.placed[len(self.placed) - self.laid :]
        return [space for card, turning, corner in cards for space in field.card(card, turning, space_of(corner))]

    # Scoring

    def score(self, seat: int, points: int) -> None:
        """Move the marker of the seat's current clan towards it."""
        self.tracks[str(self.clans[seat])] += points if seat == 0 else -points

    def samurai_points(self) -> int:
        """Y-30 for all cards of this turn, each covering as it happened."""
        points = 0
        field = self.field(len(self.placed) - self.laid)
        for n in range(len(self.placed) - self.laid, len(self.placed)):
            card, turning, corner = self.placed[n]
            later = [space for other, way, at in self.placed[n + 1 :] for space in field.card(other, way, space_of(at))]
            for space, letter in field.card(card, turning, space_of(corner)).items():
                covered = field.top.get(space, "")
                field.top[space] = letter
                if letter not in NINJAS or covered not in SAMURAI:
                    continue
                clan = NINJAS[letter]
                if space_name(space) in self.as_white and space not in later:
                    clan = "white"  # Y-57: what was chosen is the ninja on top
                if clan == self.clans[self.mover()]:
                    points += self.worth(SAMURAI[covered])
        return points

    def worth(self, clan: str) -> int:
        """The points for covering a samurai of this colour."""
        points = 1
        if self.options["ronin"] and clan == self.clans[self.mover()]:
            return 0  # Y-61; nothing scored, so nothing for Y-55 to raise
        if self.options["ronin"] and clan == self.clans[1 - self.mover()]:
            points = 2  # Y-61
        return points + 1 if "kayakujutsu" in self.used else points  # Y-55

    def ring(self, colour: str) -> list[str]:
        """What counts on the 8 neighbours of a daimyo, letter by letter; `.` where nothing lies."""
        field = self.field()
        letters: list[str] = []
        for space in neighbours(field.daimyos[colour]):
            # Y-57, Y-58: ninjas and samurai chosen are white ninjas for this turn.
            letters.append("W" if space_name(space) in self.as_white else field.top.get(space, "."))
        return letters

    def guards(self, colour: str) -> set[str]:
        """The clans of the samurai around a daimyo."""
        return {SAMURAI[letter] for letter in self.ring(colour) if letter in SAMURAI}

    def bare(self) -> list[str]:
        """The daimyos with no samurai around them: they fall in any case (Y-31)."""
        return [colour for colour in self.left() if not self.guards(colour)]

    def spared(self) -> list[str]:
        """The daimyos that fall only if the seat whose turn it is ignores the samurai of its clan, and says so (Y-61)."""
        return [colour for colour in self.left() if self.options["ronin"] and self.guards(colour) == {self.clans[self.mover()]}]

    def ninja_points(self, seat: int, colour: str) -> int:
        """Y-31(c) or (d): the ninjas of the seat's clan around a daimyo."""
        clan = self.clans[seat]
        ring = self.ring(colour)
        points = len([letter for letter in ring if letter in NINJAS and NINJAS[letter] == clan])
        if seat == self.mover() and clan == "red" and "kenjutsu" in self.used:
            points *= 2  # Y-56
        if seat == self.mover() and clan == "black" and "intonjutsu" in self.used:
            points += ring.count(".")  # Y-53
        return points

    def blacklist(self, seat: int) -> list[str]:
        """A seat's list, highest first; empty without one."""
        card = self.lists[seat]
        names: list[str] = [] if card is None else self.box["auto"][card]["list"]
        return names

    def eliminate(self, colour: str) -> None:
        """The seat whose turn it is eliminates a daimyo."""
        seat = self.mover()
        listed = [name for name in self.blacklist(seat) if name in self.left()]
        if listed and listed[0] == colour:
            self.score(seat, 1)  # Y-60
        self.tokens[seat].place(colour)  # (a)
        self.tokens[1 - seat].turn_over()  # (b)
        self.score(seat, self.ninja_points(seat, colour))  # (c)
        if self.automaton:
            self.automaton.lose_top(str(self.clans[1]), "up")  # Y-74
        self.score(1 - seat, self.ninja_points(1 - seat, colour))  # (d)
        self.eliminated[colour] = seat
