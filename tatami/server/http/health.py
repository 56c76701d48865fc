"""Whether a process is alive, and whether it can serve: for supervisors and load balancers."""

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import JSONResponse

from tatami.server.storage.migration import newest_revision, revision
from tatami.server.storage.store import Store
from tatami.server.tables.hub import Hub

PATIENCE: Final = 5.0  # seconds after which what doesn't answer counts as not there

router = APIRouter(include_in_schema=False)


async def missing(store: Store, hub: Hub) -> list[str]:
    """Return what a process needs to serve and doesn't have now: `database`, `migrations`, `redis`."""
    found: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE), store.engine.connect() as connection:
            if await connection.run_sync(revision) != newest_revision():
                found.append("migrations")
    except (SQLAlchemyError, OSError, TimeoutError):
        found.append("database")
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.check()
    except (RedisError, OSError, TimeoutError):
        found.append("redis")
    return found


@router.get("/healthz")
async def healthz() -> JSONResponse:
    """Answer: the process lives."""
    return JSONResponse({"status": "ok"})


@router.get("/readyz")
async def readyz(request: Request) -> JSONResponse:
    """Tell whether the process can serve tables: 503 with what is missing otherwise, and while it stops."""
    server = request.app.state.server
    lacking = ["stopping"] if server.stopping else await missing(server.store, server.hub)
    body = {"status": "not-ready" if lacking else "ready", "missing": lacking}
    return JSONResponse(body, 503 if lacking else 200, headers={"cache-control": "no-store"})
