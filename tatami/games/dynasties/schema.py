"""The types of what leaves Dynasties as data; the TypeScript types of the pages are made from them."""

from typing import Literal, TypedDict

DynastiesKind = Literal["farmer", "monk", "envoy", "ninja", "samurai", "shogun", "daimyo", "empress", "emperor"]
DynastiesPhase = Literal["deal", "draw", "card", "act", "pile", "end", "reveal", "over"]
DynastiesPile = Literal["d1", "d2", "p1", "p2"]


class DynastiesOptions(TypedDict):
    """The options of a game."""

    players: int
    missions: bool
    ninjas: bool
    first: int | Literal["random"]


class DynastiesPending(TypedDict):
    """Cards that wait until their owner chooses a discard pile, and the phase that follows."""

    owner: int
    type: DynastiesKind
    count: int
    then: DynastiesPhase


class DynastiesDocument(TypedDict):
    """A position as one seat may know it: unseen cards of a hand are counted as `?`, another's mission is `A?`."""

    game: Literal["dynasties"]
    options: DynastiesOptions
    viewer: int | None
    round: int
    starter: int | None
    phase: DynastiesPhase
    seat: int | Literal["chance"] | None
    turn: int | None
    draw: list[int]
    discard: list[list[DynastiesKind]]
    hands: list[dict[DynastiesKind | Literal["?"], int]]
    sets: list[dict[DynastiesKind, int]]
    known: list[dict[DynastiesKind, int]]
    drawn: list[DynastiesPile]
    pending: DynastiesPending | None
    figures: list[int]
    supply: int
    fresh: int
    missions: list[list[str]]
    rounds: list[list[int]]
    bonus: list[int]


class DynastiesFacts(TypedDict):
    """What follows from the rules, by seat: the points of the finished rounds and of what lies on the table with the bonuses,
    not counted yet; the seats with the most points; the discard pile that must be formed, where one can't choose."""

    totals: list[int]
    lying: list[int]
    leaders: list[int]
    missing: Literal["p1", "p2"] | None


class DynastiesCard(TypedDict):
    """A type of card: what is printed on it, and how many cards the smallest set of it has."""

    id: DynastiesKind
    kind: Literal["card"]
    count: int
    points: int
    smallest: int


class DynastiesMission(TypedDict):
    """A mission: its pile, and the bonus for each card of its type."""

    id: str
    kind: Literal["mission"]
    count: int
    pile: str
    type: DynastiesKind
    bonus: int


class DynastiesToken(TypedDict):
    """The ninja figures."""

    id: Literal["figure"]
    kind: Literal["token"]
    count: int


DynastiesPiece = DynastiesCard | DynastiesMission | DynastiesToken
