"""All that goes over the wire: two closed lists of messages, and the bodies of the HTTP API.

The types of the browser, web/src/lib/protocol.ts, are made from this file (`python -m tatami.server.typescript`).

Every action of a client carries an `id` of its own choice and is answered by an `ack` or a `refusal` with that id. An id that
was acknowledged is never played again. Every message of the server carries `number`: how many events the receiver has seen.
"""

from typing import Annotated, Any, Final, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from tatami.records.fairness import check_nonce

LONGEST_MESSAGE: Final = 4096  # bytes of one message of a client

Lang = Literal["en", "fr", "de"]
Phrase = Literal["hello", "good-luck", "thanks", "well-played", "one-moment", "sorry", "again", "goodbye"]
PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
Request = Literal["undo", "draw", "resign", "bot", "win"]
Kind = Literal[
    "created",
    "seated",
    "left",
    "started",
    "moved",
    "undone",
    "asked",
    "agreed",
    "declined",
    "handed",
    "returned",
    "said",
    "phrase",
    "warned",
    "expired",
    "ended",
    "rematched",
]


def _printable(text: str) -> str:
    """Text that can be shown on one line."""
    if not text.isprintable() or not text.strip():
        raise ValueError("must be characters that can be printed, and not only blanks")
    return text.strip()


ActionId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
TableId = Annotated[str, Field(pattern=r"^[A-Za-z0-9]{10}$")]
MoveName = Annotated[str, Field(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, le=15, strict=True)]
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_printable)]
ChatText = Annotated[str, Field(min_length=1, max_length=300), AfterValidator(_printable)]
Nonce = Annotated[str, AfterValidator(check_nonce)]
Level = Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
Options = Annotated[
    dict[Annotated[str, Field(max_length=40)], bool | int | Annotated[str, Field(max_length=40)]], Field(max_length=20)
]


class Message(BaseModel):
    """A message or body: no fields but these."""

    model_config = ConfigDict(extra="forbid")


# ------------------------------------------------------------------------------------------------- from the client


class Hello(Message):
    """The first message: which events the client has seen, and its seat's secret unless a cookie has it.

    With `text`, for scripts and language models: every text has its sentence in `lang`, and the view is told in words as well.
    """

    type: Literal["hello"]
    since: Annotated[int, Field(ge=0, strict=True)] = 0
    lang: Lang = "en"
    secret: Secret | None = None
    text: bool = False


class Move(Message):
    """Play a move by its name."""

    type: Literal["move"]
    id: ActionId
    name: MoveName


class Preview(Message):
    """What a legal move would bring, as far as the game can tell."""

    type: Literal["preview"]
    id: ActionId
    name: MoveName


class Why(Message):
    """Why a move isn't legal now."""

    type: Literal["why"]
    id: ActionId
    name: MoveName


class Hint(Message):
    """What a good move would be."""

    type: Literal["hint"]
    id: ActionId


class Say(Message):
    """Chat: plain text, never markup."""

    type: Literal["say"]
    id: ActionId
    text: ChatText


class SayPhrase(Message):
    """Chat: one of the phrases that everybody reads in their own language."""

    type: Literal["phrase"]
    id: ActionId
    phrase: Phrase


class Ask(Message):
    """Ask the others: take a move back, a draw, resign, hand a seat to a bot, the win after a clock ran out."""

    type: Literal["ask"]
    id: ActionId
    what: Request
    seat: SeatNumber | None = None
    level: Level | None = None


class Answer(Message):
    """Agree to what was asked, or don't; who asked may say no to take it back."""

    type: Literal["answer"]
    id: ActionId
    yes: bool


class Return(Message):
    """Take one's own seat back from the bot that was put there."""

    type: Literal["return"]
    id: ActionId


class Leave(Message):
    """Give one's seat up before the game has begun."""

    type: Literal["leave"]
    id: ActionId


class Rematch(Message):
    """A new table with the seats rotated, once the game is over."""

    type: Literal["rematch"]
    id: ActionId


Act = Move | Preview | Why | Hint | Say | SayPhrase | Ask | Answer | Return | Leave | Rematch
Action = Annotated[Act, Field(discriminator="type")]
ClientMessage = Annotated[Hello | Act, Field(discriminator="type")]

# ------------------------------------------------------------------------------------------------- from the server


class TextData(Message):
    """A sentence by its key in the catalogue and its facts; said by whoever shows it. A seat is `seat` with its number.

    `text` is the sentence itself, for clients that have asked for words.
    """

    key: str
    facts: dict[str, "str | int | TextData | list[TextData]"]
    text: str | None = None


class Line(Message):
    """A line of the log, and whether chance made the move that it tells of."""

    text: TextData
    chance: bool


class Event(Message):
    """One thing that happened, as the receiver may know it: `text` tells it, `said` is what somebody said."""

    number: int
    at: float
    kind: Kind
    seat: int | None
    what: Request | None
    text: TextData | None
    said: str | None
    table: str | None
    log: list[Line]


class SeatInfo(Message):
    """Who sits on a seat: an open seat, a person (ready: the nonce is there), a bot of a level, or the rules themselves."""

    seat: int
    kind: Literal["open", "person", "bot", "automaton"]
    name: str | None
    level: str | None
    ready: bool
    yours: bool


class LegalMove(Message):
    """A move that may be played."""

    name: str


class Result(Message):
    """How the game ended: by its rules, or by what the players agreed."""

    returns: list[float]
    winners: list[int]
    text: TextData


class OfferInfo(Message):
    """What was asked and isn't decided yet: by whom, about which seat, who agreed, who must still answer."""

    what: Request
    by: int
    seat: int | None
    agreed: list[int]
    missing: list[int]


class Clock(Message):
    """The time for a move in seconds; until when, where everybody may know whose move is due."""

    seconds: int
    deadline: float | None
    warned: bool
    expired: bool


class Handover(Message):
    """A seat that the others may hand to a bot: now where `at` is null, else from then on while nobody looks from it."""

    seat: int
    at: float | None


class NonceInfo(Message):
    """What a seat added to chance."""

    seat: int
    nonce: str


class Fairness(Message):
    """The promise that was made before the first chance move, what the players added; the secret once the game is over."""

    commitment: str
    nonces: list[NonceInfo]
    secret: str | None


class View(Message):
    """The table as the receiver may see it now: all that a client needs, which knows no rule.

    `sides` are the seats that win and lose together; `now` says who decides what, or how the game ended.
    """

    table: str
    game: str
    options: dict[str, str | int | bool]
    rules_version: int
    status: Literal["open", "running", "over"]
    you: int | None
    seats: list[SeatInfo]
    sides: list[list[int]]
    to_move: int | None
    now: list[TextData]
    data: dict[str, Any] | None
    facts: dict[str, Any] | None
    text: str | None
    legal: list[LegalMove]
    rules: list[str]
    result: Result | None
    offer: OfferInfo | None
    clock: Clock | None
    handovers: list[Handover]
    chat: bool
    fairness: Fairness
    rematch: str | None


class Update(Message):
    """The events after the ones that the client has, and the table as it is after them."""

    type: Literal["update"]
    number: int
    events: list[Event]
    view: View


class Ack(Message):
    """The action was done and is stored."""

    type: Literal["ack"]
    id: str
    number: int


class Refusal(Message):
    """The action wasn't done, and nothing has changed: why, and by which rule of the game if it is one."""

    type: Literal["refusal"]
    id: str | None
    number: int
    code: str
    rule: str | None
    text: TextData


class Previewed(Message):
    """The answer to `preview`; no lines where the game can't tell anything in advance."""

    type: Literal["preview"]
    id: str
    number: int
    lines: list[TextData]


class Explained(Message):
    """The answer to `why`: legal, or the rule and the reason."""

    type: Literal["why"]
    id: str
    number: int
    legal: bool
    rule: str | None
    text: TextData


class HintedMove(Message):
    """A move, what it does, and its chance to win (0 to 1): proven, or an estimate."""

    name: str
    told: list[TextData]
    chance: float
    exact: bool


class Hinted(Message):
    """The answer to `hint`: the best moves by what the seat may know, the best first."""

    type: Literal["hint"]
    id: str
    number: int
    moves: list[HintedMove]


class Presence(Message):
    """Which seats have somebody looking at the table now."""

    type: Literal["presence"]
    number: int
    seats: list[int]


ServerMessage = Annotated[Update | Ack | Refusal | Previewed | Explained | Hinted | Presence, Field(discriminator="type")]

# ------------------------------------------------------------------------------------------------------------- HTTP


class NewSeat(Message):
    """A seat of a new table: my own, open for somebody with the link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    nonce: Nonce | None = None
    level: Level | None = None


class NewTable(Message):
    """A table to be made."""

    game: Annotated[str, Field(max_length=40)]
    options: Options = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    clock: Annotated[int, Field(ge=5, le=60 * 60 * 24 * 30, strict=True)] | None = None


class Invitation(Message):
    """What lets somebody take an open seat; it belongs behind the # of a link."""

    seat: int
    secret: str


class Created(Message):
    """The new table; the secret of one's own seat is shown here once."""

    table: str
    seat: int | None
    secret: str | None
    invitations: list[Invitation]
    commitment: str


class Join(Message):
    """Take an open seat with an invitation, or, without one, confirm the seat that one has at a rematch.

    Who lost the answer asks again: with the same `retry`, which only they know, an invitation gives the same seat again.
    """

    invitation: Secret | None = None
    retry: Secret | None = None
    name: Name
    nonce: Nonce


class Joined(Message):
    """The seat; its own secret, when an invitation was exchanged."""

    table: str
    seat: int
    secret: str | None


class Invite(Message):
    """Ask for a new invitation to an open seat; the old one no longer works."""

    seat: SeatNumber


class OptionInfo(Message):
    """An option of a game: its values, the default first."""

    name: str
    values: list[str | int | bool]


class Setup(Message):
    """What goes with these chosen options: seats, those of them that the rules play, the values that fit, the default first."""

    chosen: dict[str, str | int | bool]
    seats: int
    automata: list[int]
    options: list[OptionInfo]


class Problem(Message):
    """Why a request was refused."""

    code: str
    rule: str | None = None
    text: TextData


CLIENT: Final[TypeAdapter[Hello | Act]] = TypeAdapter(ClientMessage)
SERVER: Final[TypeAdapter[Any]] = TypeAdapter(ServerMessage)
BODIES: Final[tuple[type[Message], ...]] = (NewTable, Created, Join, Joined, Invite, Invitation, Setup, Problem)
