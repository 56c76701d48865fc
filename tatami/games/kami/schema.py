"""The types of what leaves Kami as data; the TypeScript types of the pages are made from them."""

from typing import Literal, TypedDict


class KamiOptions(TypedDict):
    """The options of a game."""

    players: int
    ending: Literal["soldier", "lord", "kami"]
    first: int | Literal["random"]


class KamiLines(TypedDict):
    """The cards before a seat, in the order played: `R`, face down `(S)`, a mercenary `*G`, unseen `(?)`."""

    defence: list[str]
    attack: list[str]


class KamiAttack(TypedDict):
    """The attack that must be answered."""

    seat: int
    card: str


class KamiDocument(TypedDict):
    """A position as one seat may know it: what it doesn't know is `?`."""

    game: Literal["kami"]
    options: KamiOptions
    viewer: int | None
    scores: list[int]
    round: int
    first: int | None
    phase: Literal["deal", "ask", "answer", "play", "over"]
    seat: int | Literal["chance"] | None
    hands: list[str]
    lines: list[KamiLines]
    attack: KamiAttack | None
    asked: list[list[int]]
    aside: str
    mercenaries: list[str]


class KamiFacts(TypedDict):
    """What follows from the rules: the points to reach, the side of each seat, and how a defence lies that is due now."""

    goal: int
    sides: list[int]
    defence: Literal["down", "up"] | None


class KamiPiece(TypedDict):
    """A kind of card."""

    id: str
    kind: Literal["card"]
    count: int
    letter: str
    points: int
