"""The HTTP API: make a table, take a seat, look, act without a socket, take the record home."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from tatami.bots.levels import LEVELS
from tatami.game import Seat
from tatami.registry import GAMES
from tatami.server import protocol
from tatami.server.errors import Refused
from tatami.server.http import bodies
from tatami.server.http.security import COOKIE, Rates, language, same_origin
from tatami.server.sentences import with_sentences
from tatami.server.settings import Settings
from tatami.server.tables import frames
from tatami.server.tables.games import game_of, setups_of
from tatami.server.tables.tables import Tables
from tatami.texts.saying import LANGUAGES
from tatami.version import __version__

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": protocol.Problem} for status in (401, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=ERRORS)

TablePath = Annotated[protocol.TableId, Path(alias="table")]


def tables_of(connection: HTTPConnection) -> Tables:
    """Return the tables of this process."""
    found: Tables = connection.app.state.tables
    return found


def settings_of(connection: HTTPConnection) -> Settings:
    """Return the server's settings."""
    found: Settings = connection.app.state.settings
    return found


def rates_of(connection: HTTPConnection) -> Rates:
    """Return the rates, which say how often who may ask."""
    found: Rates = connection.app.state.rates
    return found


def lang_of(connection: HTTPConnection) -> str:
    """Return the client's language."""
    return language(connection.query_params, connection.headers)


def words_in(connection: HTTPConnection) -> str | None:
    """Return the language in which a client wants sentences beside keys and facts (`?text=true`), None if it doesn't."""
    return lang_of(connection) if connection.query_params.get("text") in ("true", "1") else None


def secret_of(connection: HTTPConnection) -> str | None:
    """Return the seat's secret, from the header, or from the cookie if the request comes from our own page."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, secret = header.partition(" ")
        if scheme.lower() != "bearer" or not secret:
            raise Refused("wrong-secret")
        return secret
    kept = connection.cookies.get(COOKIE)
    if kept is None:
        return None
    changes = connection.scope["type"] == "websocket" or connection.scope["method"] not in ("GET", "HEAD")
    if changes and not same_origin(connection.headers, settings_of(connection), connection.scope["scheme"]):
        raise Refused("origin")
    return kept


Shared = Annotated[Tables, Depends(tables_of)]
Lang = Annotated[str, Depends(lang_of)]
WordsIn = Annotated[str | None, Depends(words_in)]
Secret = Annotated[str | None, Depends(secret_of)]


async def viewer_of(table: TablePath, tables: Shared, secret: Secret) -> Seat:
    """Return the seat that asks, or a spectator."""
    return await tables.viewer(table, secret)


Viewer = Annotated[Seat, Depends(viewer_of)]


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


def answer(body: dict[str, Any], words: str | None) -> Response:
    """Return a body as JSON, with sentences where they are wanted."""
    return _json(frames.dumps(body if words is None else with_sentences(body, words, {})))


def _keep(response: Response, request: Request, table: str, secret: str) -> None:
    """Set the seat's secret as a cookie that no script can read, sent for this table only."""
    secure = settings_of(request).secure or request.url.scheme == "https"
    path = f"/api/tables/{table}"
    response.set_cookie(COOKIE, secret, max_age=400 * 24 * 3600, path=path, secure=secure, httponly=True, samesite="strict")


@router.get("/health")
async def health() -> bodies.Health:
    """Tell that the server runs."""
    return bodies.Health(status="ok", version=__version__)


@router.get("/games")
async def games() -> bodies.Games:
    """List the games with their options, the levels of the bots, the phrases."""
    found = [
        bodies.GameInfo(
            game=key,
            rules_version=entry.make({}).rules_version,
            options=[protocol.OptionInfo(name=option.name, values=option.values) for option in entry.options],
            setups=setups_of(key),
        )
        for key, entry in GAMES.items()
    ]
    phrases = list(protocol.PHRASES)
    return bodies.Games(games=found, levels=list(LEVELS), phrases=phrases, languages=list(LANGUAGES))


@router.get("/games/{game}/pieces")
async def pieces(
    game: Annotated[str, Path(max_length=40)], options: Annotated[str, Query(max_length=1000)] = "{}"
) -> bodies.Pieces:
    """List every card, tile and token of a game with these options (a JSON object)."""
    try:
        given = orjson.loads(options)
    except orjson.JSONDecodeError:
        raise Refused("bad-request", why="query.options: not JSON") from None
    made = game_of(game, given)
    return bodies.Pieces(game=made.key, options=made.options, pieces=made.pieces())


@router.post("/tables", status_code=201)
async def create(body: protocol.NewTable, tables: Shared, request: Request, response: Response) -> protocol.Created:
    """Make a table."""
    rates = rates_of(request)
    await rates.check(rates.tables, "tables", request.client.host if request.client else "")
    made = await tables.create(body)
    if made.secret is not None:
        _keep(response, request, made.table, made.secret)
    return made


@router.get("/tables/{table}", response_model=protocol.Update)
async def look(
    table: TablePath, tables: Shared, viewer: Viewer, words: WordsIn, since: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """Give the events after `since`, and the table as it is."""
    return _json((await tables.update(table, viewer, since, words))[1])


@router.get("/tables/{table}/text", response_model=bodies.Words)
async def text(table: TablePath, tables: Shared, viewer: Viewer, lang: Lang) -> Response:
    """Give the table in words: what was told so far, and the view."""
    async with tables.table(table) as found:
        return _json(frames.words(found, viewer, lang))


@router.post("/tables/{table}/seats", status_code=201)
async def join(
    table: TablePath, body: protocol.Join, tables: Shared, secret: Secret, request: Request, response: Response
) -> protocol.Joined:
    """Take a seat with an invitation, or confirm one's own at a rematch."""
    if body.invitation is None and secret is None:
        raise Refused("no-secret")
    joined = await tables.join(table, body, secret)
    if joined.secret is not None:
        _keep(response, request, table, joined.secret)
    return joined


@router.post("/tables/{table}/session", status_code=204)
async def open_session(table: TablePath, viewer: Viewer, secret: Secret, request: Request, response: Response) -> None:
    """Exchange the secret of one's own link, sent as a bearer token, for a cookie."""
    if secret is None or viewer < 0:
        raise Refused("no-secret")
    _keep(response, request, table, secret)


@router.delete("/tables/{table}/session", status_code=204)
async def close_session(table: TablePath, response: Response) -> None:
    """Forget the cookie on this device; the link opens the seat again."""
    response.delete_cookie(COOKIE, path=f"/api/tables/{table}")


@router.post("/tables/{table}/invitations", status_code=201)
async def invite(table: TablePath, body: protocol.Invite, tables: Shared, viewer: Viewer) -> protocol.Invitation:
    """Make a new invitation to an open seat; the old one no longer works."""
    return await tables.invite(table, viewer, body.seat)


@router.post("/tables/{table}/actions", response_model=protocol.Ack | protocol.Previewed | protocol.Explained | protocol.Hinted)
async def act(
    table: TablePath, body: protocol.Action, tables: Shared, viewer: Viewer, words: WordsIn, request: Request
) -> Response:
    """Do any action, without a socket."""
    rates_of(request).check_message(f"{table} {viewer}")
    return answer(await tables.act(table, viewer, body), words)


@router.get("/tables/{table}/export")
async def export(table: TablePath, tables: Shared, viewer: Viewer) -> Response:
    """Give the record once the game is over; before that, what the asker has seen."""
    async with tables.table(table) as found:
        return _json(frames.export(found, viewer))
