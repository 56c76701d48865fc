"""The 31 tiles of RRR: their ids, what each can do and whom it reaches; and how a set of tiles is one number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import Document
from tatami.games.rrr import spaces
from tatami.texts import Text

ASSASSIN: Final = 0
GENERAL: Final = 1
SOVEREIGN: Final = 2
PRINCESS: Final = 3
KNIGHT: Final = 4
ARCHER: Final = 5
GUARD: Final = 6
CITIZEN: Final = 7
BANDIT: Final = 8
SMUGGLER: Final = 9
HERALD: Final = 10
FERRYMAN: Final = 11
TRICKSTER: Final = 12
MIMIC: Final = 13
SPY: Final = 14
NECROMANCER: Final = 15
MESSENGER: Final = 16
JAILER: Final = 17
WITCH: Final = 18
PROTECTOR: Final = 19
PIRATE: Final = 20
REBEL: Final = 21
TOWER: Final = 22
DEATH: Final = 23
KINDS: Final = 24
FACTION_KINDS: Final = 7  # kinds 0-6 exist twice, once in each colour

IDS: Final[list[str]] = [
    "assassin", "general", "sovereign", "princess", "knight", "archer", "guard", "citizen",
    "bandit", "smuggler", "herald", "ferryman", "trickster", "mimic", "spy", "necromancer",
    "messenger", "jailer", "witch", "protector", "pirate", "rebel", "tower", "death",
]  # fmt: skip

# A *tile* is a number: 0-23 its kind (the faction tiles of seat 0, the neutral ones), 24-30 the faction tiles of seat 1.
# A set of tiles is one number with a bit a tile.
TILES: Final = 31
FACTIONS: Final[list[int]] = [0x7F, 0x7F << KINDS]  # R-01, by seat
NEUTRALS: Final[i64] = 0xFFFF00  # the 16 neutral tiles without the Citizen
NEUTRAL_COUNT: Final = 16
ALL_KINDS: Final[i64] = 0xFFFFFF

# a bit for each kind with an active effect; the others have a passive one or none.
ACTIVE: Final[i64] = ALL_KINDS & ~(
    1 << GUARD | 1 << CITIZEN | 1 << JAILER | 1 << WITCH | 1 << PROTECTOR | 1 << TOWER | 1 << DEATH
)

# Kinds by what their active effect does to the one tile that it chooses, a bit a kind.
DESTROYS: Final[i64] = 1 << ASSASSIN | 1 << KNIGHT | 1 << ARCHER | 1 << PIRATE
BANISHES: Final[i64] = 1 << BANDIT | 1 << SMUGGLER
USES_AGAIN: Final[i64] = 1 << TRICKSTER | 1 << MIMIC
AIMS: Final[i64] = DESTROYS | BANISHES | USES_AGAIN | 1 << PRINCESS | 1 << MESSENGER
# The kinds whose passive effect bears on others' effects.
GUARDS: Final[i64] = 1 << GUARD | 1 << TOWER | 1 << PROTECTOR | 1 << JAILER | 1 << WITCH

# Kinds by the adjacent spaces that their effect reaches.
NEAR_ALL: Final[list[int]] = [ASSASSIN, PRINCESS, PIRATE, SOVEREIGN, REBEL]
NEAR_ORTHOGONAL: Final[list[int]] = [KNIGHT, BANDIT, TRICKSTER]
NEAR_DIAGONAL: Final[list[int]] = [ARCHER, SMUGGLER, MIMIC]


def _reach() -> list[int]:
    table = [0] * (KINDS * spaces.SPACES)
    for space in range(spaces.SPACES):
        for kind in NEAR_ALL:
            table[kind * spaces.SPACES + space] = int(spaces.AROUND[space])
        for kind in NEAR_ORTHOGONAL:
            table[kind * spaces.SPACES + space] = int(spaces.ORTHOGONAL[space])
        for kind in NEAR_DIAGONAL:
            table[kind * spaces.SPACES + space] = int(spaces.DIAGONAL[space])
        table[GENERAL * spaces.SPACES + space] = int(spaces.in_line(space))
        table[FERRYMAN * spaces.SPACES + space] = table[MESSENGER * spaces.SPACES + space] = int(
            spaces.FULL & ~spaces.at(space)
        )
    return table


# What is printed on the kinds, in the order in which zones are sorted: what a tile does, and to which of those in its reach.
PRINTED: Final[list[tuple[int, str, str]]] = [
    (CITIZEN, "none", "none"), (SOVEREIGN, "flip", "group"), (GENERAL, "flip", "direction"), (PRINCESS, "flip", "one"),
    (ASSASSIN, "destroy", "one"), (KNIGHT, "destroy", "one"), (ARCHER, "destroy", "one"), (GUARD, "shield", "all"),
    (REBEL, "flip", "all"), (HERALD, "flip", "all"), (PIRATE, "destroy", "one"), (BANDIT, "banish", "one"),
    (SMUGGLER, "banish", "one"), (SPY, "spy", "one"), (TRICKSTER, "again", "one"), (MIMIC, "again", "one"),
    (FERRYMAN, "move", "one"), (MESSENGER, "recall", "one"), (NECROMANCER, "raise", "one"), (JAILER, "void", "all"),
    (WITCH, "void", "all"), (PROTECTOR, "shield", "all"), (TOWER, "cover", "all"), (DEATH, "lose", "none"),
]  # fmt: skip

# By kind * 9 + space: the spaces that an effect reaches from there; 0 for kinds that choose no space near them.
REACH: Final[vec[i64]] = vec[i64](_reach())


def one(tile: i64) -> i64:
    """Return the set of just this tile."""
    bit: i64 = 1
    return bit << tile


def kind_of(tile: i64) -> i64:
    """Return the kind of a tile, whatever its colour."""
    return tile if tile < KINDS else tile - KINDS


def kinds_of(tiles: i64) -> i64:
    """Return the kinds that a set of tiles has, a bit a kind."""
    return (tiles & ALL_KINDS) | (tiles >> KINDS)


def copy_of(kind: i64, tiles: i64, colour: i64) -> i64:
    """Return the tile of this kind in the set; where both colours are there, the copy of this colour."""
    if kind >= FACTION_KINDS:
        return kind
    tile = kind + KINDS * colour
    return tile if (tiles >> tile) & 1 else kind + KINDS * (1 - colour)


def size(tiles: i64) -> i64:
    """Return how many tiles a set has."""
    number: i64 = 0
    rest = tiles
    while rest:
        rest &= rest - 1
        number += 1
    return number


def members(tiles: i64) -> list[int]:
    """Return the tiles of a set, ascending."""
    return [tile for tile in range(TILES) if (tiles >> tile) & 1]


def pick(tiles: i64, ticket: i64) -> i64:
    """Return the tile number `ticket` of a set, counted from the lowest."""
    rest = tiles
    left = ticket
    while left > 0:
        rest &= rest - 1
        left -= 1
    tile: i64 = 0
    while not (rest >> tile) & 1:
        tile += 1
    return tile


def tile_id(tile: int) -> str:
    """Return the tile as position documents write it: its id, with the seat whose set it came from for faction tiles."""
    if tile >= KINDS:
        return f"{IDS[tile - KINDS]}/1"
    return f"{IDS[tile]}/0" if tile < FACTION_KINDS else IDS[tile]


def tile_name(tile: int) -> Text:
    """Return the name of a tile, in words: faction tiles are called differently on each side."""
    if tile >= KINDS:
        return Text(f"rrr-{IDS[tile - KINDS]}-1")
    return Text(f"rrr-{IDS[tile]}-0") if tile < FACTION_KINDS else Text(f"rrr-{IDS[tile]}")


def kind_name(kind: int, seat: int) -> Text:
    """Return the name of a kind as this seat calls its own."""
    return tile_name(kind + KINDS if kind < FACTION_KINDS and seat == 1 else kind)


def named(tile: int) -> Text:
    """Return the name of a tile with what one types for it."""
    return Text("rrr-tile", tile=tile_name(tile), id=IDS[int(kind_of(tile))])


def named_all(tiles: i64) -> list[Text]:
    """Return the tiles of a set in words."""
    return [named(tile) for tile in members(tiles)]


def pieces(with_neutrals: bool) -> list[Document]:
    """Return each tile, in the order in which zones are sorted; without neutrals the factions' and the Citizen only."""
    found: list[Document] = []
    for kind, act, choice in PRINTED:
        if with_neutrals or not (NEUTRALS >> kind) & 1:
            found.extend(piece(tile, act, choice) for tile in range(kind, TILES, KINDS))
    return found


def piece(tile: int, act: str, choice: str) -> Document:
    """Return a tile: its type and set, what its effect does to which tiles, and the spaces that it reaches."""
    kind = int(kind_of(tile))
    fields: Document = {
        "id": tile_id(tile),
        "kind": "tile",
        "count": 1,
        "type": IDS[kind],
        "seat": tile // KINDS if kind < FACTION_KINDS else -1,
        "drawn": (NEUTRALS >> tile) & 1,
        "active": (ACTIVE >> kind) & 1,
        "act": act,
        "choice": choice,
        "hits": "shielded" if kind == PIRATE else "open",
    }
    for side in (0, 1):
        fields[f"reach{side}"] = [
            f"{spaces.SPACE_NAMES[space]}-{spaces.SPACE_NAMES[other]}"
            for space in range(spaces.SPACES)
            for other in spaces.space_list(printed_reach(kind, side, space))
        ]
    return fields


def printed_reach(kind: i64, side: i64, space: i64) -> i64:
    """Return where a tile that lies here for a side acts, passive effects included; nothing where it may be anywhere."""
    if kind in (FERRYMAN, MESSENGER):
        return 0
    if kind in (GUARD, TOWER):
        return spaces.at(space)
    if kind == HERALD:
        return spaces.FRONT[side * spaces.SPACES + space]
    if kind == PROTECTOR:
        return spaces.SIDES[space]
    if kind == JAILER:
        return spaces.ORTHOGONAL[space]
    return spaces.DIAGONAL[space] if kind == WITCH else REACH[kind * spaces.SPACES + space]
