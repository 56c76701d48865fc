"""Names in words: clans, daimyos, techniques, cards, seats."""

from typing import Final

from tatami.games.daimyos.box import Box
from tatami.games.daimyos.names import CLANS, SPACE_NAMES, TECHNIQUES
from tatami.games.daimyos.table import Table
from tatami.texts import Text

COLOURS: Final[list[str]] = ["blue", "turquoise", "green", "yellow", "orange", "purple", "brown"]


def clan_name(clan: int) -> Text:
    """A clan."""
    return Text(f"daimyos-{CLANS[clan]}")


def daimyo_name(box: Box, daimyo: int) -> Text:
    """A daimyo: his colour in words, or what another box calls him."""
    name = box.daimyos[daimyo]
    return Text(f"daimyos-{name}") if name in COLOURS else Text("daimyos-word", word=name)


def technique_name(technique: int) -> Text:
    """A technique; it has the same name in every language."""
    return Text("daimyos-word", word=TECHNIQUES[technique].capitalize())


def space_name(space: int) -> Text:
    """A space of the grid."""
    return Text("daimyos-word", word=SPACE_NAMES[space])


def word(text: str) -> Text:
    """Something that needs no words."""
    return Text("daimyos-word", word=text)


def seat_name(table: Table, viewer: int, seat: int) -> Text:
    """A seat's name: the viewer himself, the Automaton, or just the seat."""
    if table.terms.solo and seat == 1:
        return Text("daimyos-automaton")
    return Text("seat-you" if seat == viewer else "seat", seat=str(seat))
