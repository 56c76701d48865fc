"""The HTTP API: make a table, take a seat, look, act without a socket, take the record home."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from tatami.game import Seat
from tatami.levels import LEVELS
from tatami.registry import GAMES
from tatami.server import frames, protocol
from tatami.server.errors import Refused
from tatami.server.games import setups_of
from tatami.server.security import COOKIE, Rates, language, same_origin
from tatami.server.settings import Settings
from tatami.server.tables import Tables
from tatami.texts import LANGUAGES
from tatami.version import __version__

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": protocol.Problem} for status in (401, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=ERRORS)

TablePath = Annotated[protocol.TableId, Path(alias="table")]


def tables_of(connection: HTTPConnection) -> Tables:
    """The tables of this process."""
    found: Tables = connection.app.state.tables
    return found


def settings_of(connection: HTTPConnection) -> Settings:
    """The server's settings."""
    found: Settings = connection.app.state.settings
    return found


def rates_of(connection: HTTPConnection) -> Rates:
    """How often who may ask."""
    found: Rates = connection.app.state.rates
    return found


def lang_of(connection: HTTPConnection) -> str:
    """The client's language."""
    return language(connection.query_params, connection.headers)


def secret_of(connection: HTTPConnection) -> str | None:
    """The seat's secret, from the header, or from the cookie if the request comes from our own page."""
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
Secret = Annotated[str | None, Depends(secret_of)]


async def viewer_of(table: TablePath, tables: Shared, secret: Secret) -> Seat:
    """The seat that asks, or a spectator."""
    return await tables.viewer(table, secret)


Viewer = Annotated[Seat, Depends(viewer_of)]


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


def _keep(response: Response, request: Request, table: str, secret: str) -> None:
    """The seat's secret as a cookie that no script can read, sent for this table only."""
    secure = settings_of(request).secure or request.url.scheme == "https"
    path = f"/api/tables/{table}"
    response.set_cookie(COOKIE, secret, max_age=400 * 24 * 3600, path=path, secure=secure, httponly=True, samesite="strict")


@router.get("/health")
async def health() -> protocol.Health:
    """Whether the server runs."""
    return protocol.Health(status="ok", version=__version__)


@router.get("/games")
async def games() -> protocol.Games:
    """The games with their options, the levels of the bots, the phrases."""
    found = [
        protocol.GameInfo(
            game=key,
            rules_version=entry.make({}).rules_version,
            options=[protocol.OptionInfo(name=option.name, values=option.values) for option in entry.options],
            setups=setups_of(key),
        )
        for key, entry in GAMES.items()
    ]
    phrases = list(protocol.PHRASES)
    return protocol.Games(games=found, levels=list(LEVELS), phrases=phrases, languages=list(LANGUAGES))


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
    table: TablePath,
    tables: Shared,
    viewer: Viewer,
    lang: Lang,
    since: Annotated[int, Query(ge=0)] = 0,
    text: bool = True,
) -> Response:
    """The events after `since`, and the table as it is."""
    return _json((await tables.update(table, viewer, lang, text, since))[1])


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
    """A new invitation to an open seat; the old one no longer works."""
    return await tables.invite(table, viewer, body.seat)


@router.post("/tables/{table}/actions", response_model=protocol.Ack | protocol.Previewed | protocol.Explained | protocol.Hinted)
async def act(
    table: TablePath, body: protocol.Action, tables: Shared, viewer: Viewer, lang: Lang, request: Request
) -> Response:
    """Any action, without a socket."""
    await rates_of(request).check_message(table, str(viewer), "")
    return _json(frames.dumps(await tables.act(table, viewer, body, lang)))


@router.get("/tables/{table}/export")
async def export(table: TablePath, tables: Shared, viewer: Viewer, lang: Lang) -> Response:
    """The record once the game is over; before that, what the asker has seen."""
    return _json(await tables.export(table, viewer, lang))
