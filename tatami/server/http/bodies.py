"""The bodies of what needs no seat: the games and their pieces, the table in words; study, replay, verify and review."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from tatami.server.http.security import LARGEST_RECORD
from tatami.server.protocol import Line, Message, MoveName, OptionInfo, Options, Result, SeatNumber, Setup, TextData

MOST_MOVES: Final = 60  # of a study
MOST_FRAMES: Final = 50  # of one answer; a long game is fetched piece by piece

Eyes = SeatNumber | Literal["open"]
Document = dict[str, Any]
RecordText = Annotated[str, Field(min_length=1, max_length=LARGEST_RECORD)]


class Study(Message):
    """A position and moves from it: a document, or the start of a game dealt by `seed`.

    `dealt` are chance moves, taken in order where chance moves; when they are used up, `seed` draws. `why` asks about a name.
    """

    game: Annotated[str, Field(max_length=40)]
    options: Options = Field(default_factory=dict)
    position: Document | None = None
    moves: Annotated[list[MoveName], Field(max_length=MOST_MOVES, default_factory=list)]
    dealt: Annotated[list[MoveName], Field(max_length=MOST_MOVES, default_factory=list)]
    seed: Annotated[int, Field(ge=0, le=2**53, strict=True)] = 1
    eyes: Eyes = "open"
    why: MoveName | None = None


class Reason(Message):
    """Whether a move is legal; else the rule and the reason."""

    legal: bool
    rule: str | None
    text: TextData


class Studied(Message):
    """What these eyes see after the moves: all that a board needs. `words` is the view in words, of one seat or of each."""

    game: str
    options: dict[str, str | int | bool]
    seats: int
    sides: list[list[int]]
    to_move: int | None
    data: Document
    facts: Document
    words: list[list[TextData]]
    legal: list[str]
    rules: list[str]
    log: list[Line]
    result: Result | None
    why: Reason | None


class PlayerInfo(Message):
    """Who played a seat."""

    name: str
    kind: Literal["person", "bot"]
    level: str | None


class ReplayFrame(Message):
    """The game after a decision and the chance moves behind it; the first frame is the start.

    `move` is the number of the decision in the record (0 at the start). Whose it was, and its name, as far as these eyes knew.
    """

    move: int
    seat: int | None
    name: str | None
    log: list[Line]
    to_move: int | None
    data: Document
    facts: Document
    words: list[list[TextData]]


class Replay(Message):
    """Frames of a game from `first` on, of `total`; `moves` has the decision's number of every frame."""

    game: str
    options: dict[str, str | int | bool]
    players: list[PlayerInfo]
    sides: list[list[int]]
    eyes: Eyes
    total: int
    first: int
    moves: list[int]
    frames: list[ReplayFrame]
    result: Result | None


class ReplayRequest(Message):
    """A record to be replayed, as its text, and how."""

    record: RecordText
    eyes: Eyes = "open"
    first: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] = 0
    count: Annotated[int, Field(ge=1, le=MOST_FRAMES, strict=True)] = MOST_FRAMES


class VerifyRequest(Message):
    """A record whose deal is to be checked, as its text."""

    record: RecordText


class Flaw(Message):
    """Something that keeps a record from being proven, at which move if at one."""

    kind: str
    move: int | None
    text: TextData


class Verified(Message):
    """What checking a deal found."""

    proven: bool
    draws: int
    commitment: str | None
    lines: list[TextData]
    flaws: list[Flaw]


class CoursePoint(Message):
    """A side's chance to win (0 to 1) before and after a step, from frame `first` to frame `last`, and what caused it."""

    kind: Literal["play", "luck", "mixed", "noise"]
    first: int
    last: int
    before: float
    after: float


class CourseInfo(Message):
    """The course of the game for one side."""

    seats: list[int]
    points: list[CoursePoint]


class TurningPoint(Message):
    """Where the game turned: at which frame, for which side, by what, in a sentence."""

    frame: int
    side: int
    kind: Literal["mistake", "hidden", "luck", "play"]
    before: float
    after: float
    text: TextData


class Judged(Message):
    """A decision that was a mistake, or that only open hands show to be one: the move played, and the better one."""

    frame: int
    seat: int
    kind: Literal["mistake", "hidden"]
    name: str
    best: str
    loss: float


class SeatCount(Message):
    """A seat's decisions, and how many of them were mistakes or lost something that only open hands show."""

    seat: int
    decisions: int
    mistakes: int
    hidden: int


class ReviewInfo(Message):
    """A review of a finished game."""

    courses: list[CourseInfo]
    turns: list[TurningPoint]
    judged: list[Judged]
    seats: list[SeatCount]
    notes: list[TextData]


class ReviewState(Message):
    """How far a review is: how many decisions are thought about, of how many."""

    state: Literal["waiting", "thinking", "done"]
    done: int
    planned: int
    review: ReviewInfo | None


class GameInfo(Message):
    """A game that can be played here; of its setups exactly one fits what is chosen, the first one fits the defaults."""

    game: str
    rules_version: int
    options: list[OptionInfo]
    setups: list[Setup]


class Games(Message):
    """The games, the levels of the bots, the phrases of the chat."""

    games: list[GameInfo]
    levels: list[str]
    phrases: list[str]
    languages: list[str]


class Words(Message):
    """The table in words, as the asker may see it: what was told so far, and the view."""

    log: list[str]
    view: str


class Pieces(Message):
    """Every card, tile and token of a game with these options, with its facts."""

    game: str
    options: dict[str, str | int | bool]
    pieces: list[dict[str, Any]]


class Health(Message):
    """That the server runs."""

    status: Literal["ok"]
    version: str


BODIES: Final[tuple[type[Message], ...]] = (
    Study,
    Studied,
    Replay,
    ReplayRequest,
    VerifyRequest,
    Verified,
    ReviewState,
    Games,
    Words,
    Pieces,
    Health,
)
