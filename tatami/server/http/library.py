"""The HTTP API of learning and looking back: study a position, replay and verify a record, review a finished table."""

from hashlib import sha256
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from limits import RateLimitItem, parse

from tatami.records.record import Record
from tatami.server.errors import Refused
from tatami.server.http import bodies
from tatami.server.http.replays import Replays, verified
from tatami.server.http.routes import ERRORS, Shared, TablePath, WordsIn, answer, rates_of
from tatami.server.http.study import study
from tatami.server.tables.decisions import is_over
from tatami.server.tables.tables import Tables
from tatami.server.thinking.reviewing import Reviewer
from tatami.server.thinking.thinking import Thinker
from tatami.server.thinking.threads import Threads

router = APIRouter(prefix="/api", responses={**ERRORS, 503: ERRORS[409]})

STUDIES: Final[RateLimitItem] = parse("240/minute")  # of one address: a lesson's clicks, a replay's pages
REVIEWS: Final[RateLimitItem] = parse("6/minute")  # begun by one address


class Library:
    """What one server process has for looking back: threads, the last replays, the reviews."""

    def __init__(self, thinker: Thinker) -> None:
        self.threads = Threads()
        self.replays = Replays(self.threads)
        self.reviewer = Reviewer(thinker, self.threads)

    async def close(self) -> None:
        """Stop what is under way."""
        await self.reviewer.close()
        self.threads.close()


async def count_study(request: Request) -> None:
    """Count a question that costs some thought."""
    await _count(request, STUDIES, "studies")


async def _count(request: Request, rate: RateLimitItem, what: str) -> None:
    await rates_of(request).check(rate, what, request.client.host if request.client else "")


def library_of(request: Request) -> Library:
    """Return the library of this server."""
    library: Library = request.app.state.server.library
    return library


Shelf = Annotated[Library, Depends(library_of)]
COUNTED: Final = [Depends(count_study)]


async def finished(tables: Tables, key: str) -> Record:
    """Return the record of a table that is over; Refused for any other, for a replay shows what is hidden."""
    async with tables.table(key) as table:
        if not is_over(table):
            raise Refused("not-over")
        return table.record()


@router.post("/study", response_model=bodies.Studied, dependencies=COUNTED)
async def study_position(body: bodies.Study, library: Shelf, words: WordsIn) -> Response:
    """Return what a seat sees of a position after some moves; a move that isn't legal is refused with its rule."""
    return answer(await library.threads.run(study, body), words)


@router.get("/tables/{table}/replay", response_model=bodies.Replay, dependencies=COUNTED)
async def replay_table(
    table: TablePath,
    tables: Shared,
    library: Shelf,
    words: WordsIn,
    eyes: Annotated[str, Query(pattern=r"^(open|1?[0-9])$")] = "open",
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=bodies.MOST_FRAMES)] = bodies.MOST_FRAMES,
) -> Response:
    """Return frames of a table that is over."""
    key = f"table {table}"  # a game that is over stays as it is
    record = None if library.replays.has(key) else await finished(tables, table)
    seat: bodies.Eyes = "open" if eyes == "open" else int(eyes)
    return answer(await library.replays.frames(key, record, seat, first, count), words)


@router.post("/replay", response_model=bodies.Replay, dependencies=COUNTED)
async def replay_record(body: bodies.ReplayRequest, library: Shelf, words: WordsIn) -> Response:
    """Return frames of a record."""
    key = f"record {sha256(body.record.encode()).hexdigest()}"
    return answer(await library.replays.frames(key, body.record, body.eyes, body.first, body.count), words)


@router.post("/verify", response_model=bodies.Verified, dependencies=COUNTED)
async def verify_record(body: bodies.VerifyRequest, library: Shelf, words: WordsIn) -> Response:
    """Return whether the chance moves of a record are those that its promised secret and its nonces give."""
    return answer(await library.threads.run(verified, body.record), words)


@router.post("/tables/{table}/review", response_model=bodies.ReviewState)
async def review_table(table: TablePath, tables: Shared, library: Shelf, words: WordsIn, request: Request) -> Response:
    """Begin the review of a table that is over, or say how far it is; it goes on while somebody asks, until it is done."""
    record = None
    if not library.reviewer.has(table):
        record = await finished(tables, table)
        await _count(request, REVIEWS, "reviews")
    return answer(library.reviewer.ask(table, record).data(), words)
