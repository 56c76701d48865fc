"""The 31 tiles of RRR and how a set of them is one number."""

from typing import Final

from mypy_extensions import i64

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


def one(tile: i64) -> i64:
    """The set of just this tile."""
    bit: i64 = 1
    return bit << tile


def kind_of(tile: i64) -> i64:
    """The kind of a tile, whatever its colour."""
    return tile if tile < KINDS else tile - KINDS


def kinds_of(tiles: i64) -> i64:
    """The kinds that a set of tiles has, a bit a kind."""
    return (tiles & ALL_KINDS) | (tiles >> KINDS)


def copy_of(kind: i64, tiles: i64, colour: i64) -> i64:
    """The tile of this kind in the set; where both colours are there, the copy of this colour."""
    if kind >= FACTION_KINDS:
        return kind
    tile = kind + KINDS * colour
    return tile if (tiles >> tile) & 1 else kind + KINDS * (1 - colour)


def size(tiles: i64) -> i64:
    """How many tiles a set has."""
    number: i64 = 0
    rest = tiles
    while rest:
        rest &= rest - 1
        number += 1
    return number


def members(tiles: i64) -> list[int]:
    """The tiles of a set, ascending."""
    return [tile for tile in range(TILES) if (tiles >> tile) & 1]


def pick(tiles: i64, ticket: i64) -> i64:
    """The tile number `ticket` of a set, counted from the lowest."""
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
    """The tile as position documents write it: its id, with the seat whose set it came from for faction tiles."""
    if tile >= KINDS:
        return f"{IDS[tile - KINDS]}/1"
    return f"{IDS[tile]}/0" if tile < FACTION_KINDS else IDS[tile]


def tile_name(tile: int) -> Text:
    """The name of a tile, in words: faction tiles are called differently on each side."""
    if tile >= KINDS:
        return Text(f"rrr-{IDS[tile - KINDS]}-1")
    return Text(f"rrr-{IDS[tile]}-0") if tile < FACTION_KINDS else Text(f"rrr-{IDS[tile]}")


def kind_name(kind: int, seat: int) -> Text:
    """The name of a kind as this seat calls its own."""
    return tile_name(kind + KINDS if kind < FACTION_KINDS and seat == 1 else kind)


def named(tile: int) -> Text:
    """The name of a tile with what one types for it."""
    return Text("rrr-tile", tile=tile_name(tile), id=IDS[int(kind_of(tile))])


def named_all(tiles: i64) -> list[Text]:
    """The tiles of a set in words."""
    return [named(tile) for tile in members(tiles)]
