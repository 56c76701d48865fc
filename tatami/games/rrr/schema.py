"""The types of what leaves RRR as data; the TypeScript types of the pages are made from them."""

from typing import Literal, NotRequired, TypedDict

RrrAct = Literal[
    "destroy", "flip", "banish", "again", "void", "shield", "move", "recall", "spy", "raise", "cover", "lose", "none"
]  # fmt: skip
RrrChoice = Literal["one", "all", "direction", "group", "none"]


class RrrOptions(TypedDict):
    """The options of a game."""

    neutrals: Literal["shared", "none", "random", "secret", "draft", "secret-draft"]
    victory: Literal["match", "points"]
    games: int
    first: int | Literal["random"]


class RrrLaid(TypedDict):
    """A tile on a space and whose ally it is; `down` is the seat that turned it face down, `under` what a Tower covers."""

    tile: str
    ally: int
    down: NotRequired[int]
    under: NotRequired[str]


class RrrDraft(TypedDict):
    """What there is to take from: open tiles, or a packet and which of the four choices is due."""

    open: NotRequired[list[str]]
    packet: NotRequired[list[str]]
    step: NotRequired[int]


class RrrDocument(TypedDict):
    """A position as one seat may know it: a tile that it doesn't know is `?`."""

    game: Literal["rrr"]
    options: RrrOptions
    viewer: int | None
    score: list[int]
    game_no: int
    first: int | None
    phase: Literal["deal", "draft", "place", "effect", "choose-first", "over"]
    seat: int | Literal["chance"] | None
    board: dict[str, RrrLaid]
    zones: list[list[str]]
    hidden: list[list[str]]
    neutral: list[str]
    discard: list[str]
    used: list[str]
    draft: RrrDraft | None
    resolving: list[str]


class RrrEnd(TypedDict):
    """Why a game ended, and who lost it."""

    cause: Literal["allies", "death", "no-tile"]
    loser: int


class RrrFacts(TypedDict):
    """What follows from the rules: the spaces with face-up tiles, shielded or open to effects; by space the choice that the
    effect under way offers there, where it isn't the space itself; allies by seat; wins needed, None where points count; how
    the game ended, between two games and after the last; and who has won the match."""

    shielded: list[str]
    open: list[str]
    aims: dict[str, str]
    allies: list[int]
    needed: int | None
    end: RrrEnd | None
    winner: int | None


class RrrPiece(TypedDict):
    """A tile. `seat` is whose faction it is from, -1 for neutrals; `drawn` and `active` are 1 for yes; `hits` says which
    tiles it acts on; `reach0` and `reach1` are the spaces reached as an ally of that seat, as pairs from-to."""

    id: str
    kind: Literal["tile"]
    count: int
    type: str
    seat: int
    drawn: int
    active: int
    act: RrrAct
    choice: RrrChoice
    hits: Literal["open", "shielded"]
    reach0: list[str]
    reach1: list[str]
