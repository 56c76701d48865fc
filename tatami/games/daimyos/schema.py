"""The types of what leaves Daimyos as data; the TypeScript types of the pages are made from them."""

from typing import Literal, TypedDict

DaimyosClan = Literal["black", "white", "red"]
DaimyosSide = Literal["unplaced", "board", "favour", "spent"]


class DaimyosOptions(TypedDict):
    """The options of a game."""

    players: int
    level: int
    clan_techniques: bool
    blacklist: bool
    ronin: bool
    first: int | Literal["random"]
    box: str


class DaimyosTokens(TypedDict):
    """A seat's tokens by number: by daimyo the one on it, and those turned over."""

    board: dict[str, int]
    favours: list[int]
    spent: list[int]


class DaimyosTracks(TypedDict):
    """Where the markers are, positive towards seat 0."""

    black: int
    white: int
    red: int


class DaimyosOnTracks(TypedDict):
    """The Score cards on the tracks, each `[card, "up" or "down"]`."""

    black: list[list[str]]
    white: list[list[str]]
    red: list[list[str]]


class DaimyosAutomaton(TypedDict):
    """The Automaton's cards."""

    deck: list[str]
    row: list[str]
    top: str | None
    score_deck: list[str]
    on_tracks: DaimyosOnTracks


class DaimyosDocument(TypedDict):
    """A position as one seat may know it: an unseen track is `?`. Boards are `[board, degrees]` from the lower left, placed
    cards `[card, turning, lower left space]` in the order laid."""

    game: Literal["daimyos"]
    options: DaimyosOptions
    viewer: int | None
    phase: Literal[
        "setup", "clan", "draw", "start", "keep", "place", "as-white", "eliminate", "assign", "over", "auto"
    ]  # fmt: skip
    seat: int | Literal["chance"] | None
    turn: int | None
    boards: list[list[str | int]]
    placed: list[list[str]]
    laid: int
    hands: list[list[str]]
    deck: list[str]
    discarded: list[str]
    clans: list[DaimyosClan | None]
    neutral: DaimyosClan | None
    clan_cards: dict[DaimyosClan, str]
    tracks: DaimyosTracks
    tokens: list[DaimyosTokens]
    used: list[str]
    as_white: list[str]
    eliminated: dict[str, int]
    lists: list[str | None]
    assigned: list[dict[str, DaimyosClan | Literal["?"]] | None]
    automaton: DaimyosAutomaton | None


class DaimyosTokenFacts(TypedDict):
    """A seat's tokens in the order of their numbers: where each is, the value that it shows, its worth in the reckoning."""

    sides: list[DaimyosSide]
    values: list[int]
    worth: list[int]


class DaimyosScores(TypedDict):
    """The points of the Score cards on the tracks, None for those face down."""

    black: list[int | None]
    white: list[int | None]
    red: list[int | None]


class DaimyosAutomatonFacts(TypedDict):
    """Where on a track the Automaton strikes, the sum of its row, and its Score cards."""

    strikes_at: int
    sum: int
    scores: DaimyosScores


class DaimyosFacts(TypedDict):
    """What follows from the rules: by space what lies there from below, as letters; where each daimyo is; tokens by seat; by
    list the daimyos left, highest first; how many spaces may still be chosen as white; the Automaton in solo."""

    stacks: dict[str, str]
    daimyos: dict[str, str]
    tokens: list[DaimyosTokenFacts]
    left: dict[str, list[str]]
    whites: int
    automaton: DaimyosAutomatonFacts | None


class DaimyosField(TypedDict):
    """The grid: the letters of its columns, the number of its lowest row, how many spaces are around the field; and the names
    of the turnings of cards."""

    id: Literal["field"]
    kind: Literal["field"]
    count: int
    columns: str
    lowest: int
    margin: int
    turnings: list[str]


class DaimyosDrawing(TypedDict):
    """A board or a ninja card in every turning: rows from the top, parted by `/`; a daimyo is its mark."""

    id: str
    kind: Literal["board", "card"]
    count: int
    turnings: list[str]


class DaimyosDaimyo(TypedDict):
    """A daimyo: its colour, the digit that stands for it on boards, and the key of its name; empty where its id is said."""

    id: str
    kind: Literal["daimyo"]
    count: int
    colour: str
    mark: str
    name: str


class DaimyosToken(TypedDict):
    """A token: the value of each side."""

    id: str
    kind: Literal["token"]
    count: int
    daimyo: int
    favour: int


class DaimyosTechnique(TypedDict):
    """A technique: its price in favours, and the clan that it belongs to, empty when it is open to all."""

    id: str
    kind: Literal["technique"]
    count: int
    cost: int
    clan: DaimyosClan | Literal[""]


class DaimyosAuto(TypedDict):
    """An auto card: what is printed on it."""

    id: str
    kind: Literal["auto"]
    count: int
    action: Literal["stay", "swap", "steal"]
    left: int
    right: int
    bottom: int
    list: list[str]


DaimyosPiece = DaimyosField | DaimyosDrawing | DaimyosDaimyo | DaimyosToken | DaimyosTechnique | DaimyosAuto
