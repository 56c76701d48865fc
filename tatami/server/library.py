"""The HTTP API of learning and looking back: study a position, replay and verify a record, review a finished table."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from limits import RateLimitItem, parse

from tatami.record import Record
from tatami.server import bodies, frames, replays, reviewing
from tatami.server.decisions import is_over
from tatami.server.errors import Refused
from tatami.server.reviewing import Reviewer
from tatami.server.routes import ERRORS, Lang, Shared, TablePath, rates_of
from tatami.server.study import study
from tatami.server.tables import Tables

router = APIRouter(prefix="/api", responses={**ERRORS, 503: ERRORS[409]})

STUDIES: Final[RateLimitItem] = parse("240/minute")  # of one address: a lesson's clicks, a replay's pieces
REVIEWS: Final[RateLimitItem] = parse("6/minute")  # begun by one address


async def few(request: Request) -> None:
    """Count a question that costs some thought."""
    await _count(request, STUDIES, "studies")


async def _count(request: Request, rate: RateLimitItem, what: str) -> None:
    await rates_of(request).check(rate, what, request.client.host if request.client else "")


def _json(body: dict[str, Any]) -> Response:
    return Response(frames.dumps(body), media_type="application/json")


async def finished(tables: Tables, key: str) -> Record:
    """The record of a table that is over; Refused for any other, for a replay shows what is hidden."""
    async with tables.table(key) as table:
        if not is_over(table):
            raise Refused("not-over")
        return table.record()


@router.post("/study", response_model=bodies.Studied, dependencies=[Depends(few)])
async def study_position(body: bodies.Study, lang: Lang) -> Response:
    """What a seat sees of a position after some moves; a move that isn't legal is refused with its rule."""
    return _json(await asyncio.to_thread(study, body, lang))


@router.get("/tables/{table}/replay", response_model=bodies.Replay, dependencies=[Depends(few)])
async def replay_table(
    table: TablePath,
    tables: Shared,
    lang: Lang,
    eyes: Annotated[str, Query(pattern=r"^(open|1?[0-9])$")] = "open",
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=bodies.MOST_FRAMES)] = bodies.MOST_FRAMES,
) -> Response:
    """Frames of a table that is over."""
    record = await finished(tables, table)
    seat: bodies.Eyes = "open" if eyes == "open" else int(eyes)
    return _json(await asyncio.to_thread(_replay, record, seat, lang, first, count))


@router.post("/replay", response_model=bodies.Replay, dependencies=[Depends(few)])
async def replay_record(body: bodies.ReplayRequest, lang: Lang) -> Response:
    """Frames of a record."""

    def work() -> dict[str, Any]:
        return _replay(replays.read_record(body.record), body.eyes, lang, body.first, body.count)

    return _json(await asyncio.to_thread(work))


def _replay(record: Record, eyes: bodies.Eyes, lang: str, first: int, count: int) -> dict[str, Any]:
    return replays.Reel(record).frames(eyes, lang, first, count)


@router.post("/verify", response_model=bodies.Verified, dependencies=[Depends(few)])
async def verify_record(body: bodies.VerifyRequest, lang: Lang) -> Response:
    """Whether the chance moves of a record are those that its promised secret and its nonces give."""
    return _json(await asyncio.to_thread(replays.verified, body.record, lang))


@router.post("/tables/{table}/review", response_model=bodies.ReviewState)
async def review_table(table: TablePath, tables: Shared, lang: Lang, request: Request) -> Response:
    """Begin the review of a table that is over, or say how far it is; asked again until it is done."""
    reviewer: Reviewer = request.app.state.server.reviewer
    record = await finished(tables, table)
    if not reviewer.has(table):
        await _count(request, REVIEWS, "reviews")
    return _json(await asyncio.to_thread(reviewing.frame, reviewer.ask(table, record), lang))
