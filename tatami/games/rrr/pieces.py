"""The tiles of RRR as plain data, for whoever draws or explains them."""

from tatami.game import Document
from tatami.games.rrr.effects import BANISHES, DESTROYS, REACH, USES_AGAIN
from tatami.games.rrr.spaces import SPACE_NAMES, SPACES, space_list
from tatami.games.rrr.tiles import ACTIVE, FACTION_KINDS, FACTIONS, IDS, NEUTRALS, TILES, kind_of, tile_id


def pieces(with_neutrals: bool) -> list[Document]:
    """Return each tile; without neutrals the factions' and the Citizen only."""
    return [piece(tile) for tile in range(TILES) if with_neutrals or not (NEUTRALS >> tile) & 1]


def piece(tile: int) -> Document:
    """Return a tile: its type and set, whether its effect is active, what that does to a tile, and which spaces it reaches."""
    kind = int(kind_of(tile))
    power = ""
    for name, kinds in (("destroy", DESTROYS), ("banish", BANISHES), ("use-again", USES_AGAIN)):
        if (kinds >> kind) & 1:
            power = name
    fields: Document = {"id": tile_id(tile), "kind": "tile", "count": 1, "type": IDS[kind]}
    if kind < FACTION_KINDS:
        fields["seat"] = 0 if (FACTIONS[0] >> tile) & 1 else 1
    fields["drawn"] = (NEUTRALS >> tile) & 1
    fields["active"] = (ACTIVE >> kind) & 1
    fields["power"] = power
    fields["reach"] = [
        f"{SPACE_NAMES[space]}-{SPACE_NAMES[other]}"
        for space in range(SPACES)
        for other in space_list(REACH[kind * SPACES + space])
    ]
    return fields
