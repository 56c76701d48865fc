"""The words of Daimyos as documents and moves spell them: clans, techniques, phases, turnings, spaces."""

from typing import Final

NONE: Final = -1

# Clans. A track is positive towards seat 0.
CLANS: Final[list[str]] = ["black", "white", "red"]
BLACK: Final = 0
WHITE: Final = 1
RED: Final = 2

# Techniques: three open to all, then two of each clan, in the order of CLANS (two clan cards a colour).
TECHNIQUES: Final[list[str]] = [
    "shinobi-iri",
    "chimon",
    "ten-mon",
    "intonjutsu",
    "boryaku",
    "hensojutsu",
    "choho",
    "kayakujutsu",
    "kenjutsu",
]
SHINOBI_IRI: Final = 0
CHIMON: Final = 1
TEN_MON: Final = 2
INTONJUTSU: Final = 3
BORYAKU: Final = 4
HENSOJUTSU: Final = 5
CHOHO: Final = 6
KAYAKUJUTSU: Final = 7
KENJUTSU: Final = 8
SWAPPED: Final = 9  # stands among the techniques of a turn for the swap of Y-10
USED: Final[list[str]] = [*TECHNIQUES, "swap"]

PHASES: Final[list[str]] = [
    "setup",
    "clan",
    "draw",
    "start",
    "keep",
    "place",
    "as-white",
    "eliminate",
    "assign",
    "over",
    "auto",
]
SETUP: Final = 0
CLAN: Final = 1
DRAW: Final = 2
START: Final = 3
KEEP: Final = 4
PLACE: Final = 5
AS_WHITE: Final = 6
ELIMINATE: Final = 7
ASSIGN: Final = 8
FINISHED: Final = 9
AUTO: Final = 10

# Y-20: the eight ways to lay a card: quarter turns clockwise, after mirroring where there is an m.
TURNINGS: Final[list[str]] = ["r0", "r90", "r180", "r270", "r0m", "r90m", "r180m", "r270m"]

# The grid: the 10x10 field and two spaces around it. A card needs a ninja next to a daimyo, and no daimyo is on the edge of
# a board, so three spaces of a card never reach further. A space is row * SIZE + column, from the lower left.
SIZE: Final = 14
MARGIN: Final = 2
SPACES: Final = SIZE * SIZE
COLUMNS: Final = "yzabcdefghijkl"
SPACE_NAMES: Final[list[str]] = [f"{COLUMNS[space % SIZE]}{space // SIZE - 1}" for space in range(SPACES)]
SPACE_NUMBERS: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_NAMES)}

# What can lie on a space, and its letter in drawings: nothing, ninjas, samurai, by clan. Daimyos come after them.
LETTERS: Final = "BWRbwr."
CLEAR: Final = 6
DAIMYO: Final = 7

BOARDS: Final = 4
BOARD_SIZE: Final = 5
CARDS: Final = 29
DAIMYOS: Final = 7
TOKENS: Final = 8
AUTO_CARDS: Final = 14
LEVELS: Final = 7
