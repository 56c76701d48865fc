"""Tables out of a database and into another, whole: the operator's export, import and backup."""

import json
from contextlib import closing
from pathlib import Path
from sqlite3 import Error as SqliteError
from sqlite3 import connect
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tatami.files import FileError
from tatami.records.fairness import check_nonce
from tatami.server.protocol import Kind
from tatami.server.storage.events import Event
from tatami.server.storage.store import INVITATION, SEAT, Key, Store
from tatami.server.tables.table import Table

FORMAT: Final = 1


class Part(BaseModel):
    """A part of an export: no fields but these, and no value turned into another."""

    model_config = ConfigDict(extra="forbid", strict=True)


class StoredEvent(Part):
    """An event."""

    number: int
    at: float
    kind: Kind
    seat: int | None
    action: str | None
    body: dict[str, Any]


class StoredKey(Part):
    """The hash of a seat's secret or of an invitation."""

    hash: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    seat: int
    kind: Literal["seat", "invitation"]


class StoredTable(Part):
    """A table with all that happened."""

    id: Annotated[str, Field(pattern=r"^[A-Za-z0-9]{10}$")]
    secret: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    keys: list[StoredKey]
    events: Annotated[list[StoredEvent], Field(min_length=1)]


class Export(Part):
    """A file of tables."""

    format: Literal[1]
    tables: list[StoredTable]


async def export_tables(store: Store, names: list[str] | None) -> tuple[str, int]:
    """Return these tables, or all, as a JSON text, and how many. Running games are in it with all hidden cards."""
    found = []
    for name in await store.names() if names is None else names:
        stored = await store.load(name)
        if stored is None:
            raise FileError(f"there is no table {name!r}")
        keys = [{"hash": hashed, "seat": seat, "kind": kind} for hashed, seat, kind in await store.keys(name)]
        events = [event.data() for event in stored[1]]
        found.append({"id": name, "secret": stored[0].hex(), "keys": keys, "events": events})
    return json.dumps({"format": FORMAT, "tables": found}, ensure_ascii=False, indent=1) + "\n", len(found)


async def import_tables(store: Store, text: str) -> int:
    """Store all tables of an export, or none: FileError says which one is wrong, and where. How many there were."""
    try:
        read = Export.model_validate_json(text)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]
        raise FileError(f"{'.'.join(str(part) for part in fault['loc'])}: {fault['msg']}") from None
    there = set(await store.names())
    tables: list[tuple[Table, bytes, list[Key]]] = []
    for number, stored in enumerate(read.tables):
        where = f"tables[{number}]"
        if stored.id in there:
            raise FileError(f"{where}: table {stored.id} is there already")
        there.add(stored.id)
        tables.append(_restored(stored, where))
    await store.create(*tables)
    return len(tables)


def _restored(stored: StoredTable, where: str) -> tuple[Table, bytes, list[Key]]:
    """Return the table, made again event by event."""
    secret = bytes.fromhex(check_nonce(stored.secret))
    table = Table(stored.id, secret)
    for number, row in enumerate(stored.events):
        event = Event(row.number, row.at, row.kind, row.seat, row.action, row.body)
        try:
            if (number == 0) != (row.kind == "created"):
                raise ValueError("a table begins by being created, once")
            table.apply(event)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise FileError(f"{where}.events[{number}]: can't happen there: {error}") from None
        table.unsaved_events.append(event)
    for number, key in enumerate(stored.keys):
        if not 0 <= key.seat < table.game.seats or key.kind not in (SEAT, INVITATION):
            raise FileError(f"{where}.keys[{number}].seat: {key.seat} is no seat of this table")
    return table, secret, [(key.hash, key.seat, key.kind) for key in stored.keys]


def back_up(source: Path, target: Path) -> None:
    """Copy an SQLite database soundly, also while a server writes to it; nothing is left half written."""
    if not source.is_file():
        raise FileError(f"{source}: there is no database")
    if target.exists():
        raise FileError(f"{target}: is there already")
    part = target.with_name(f".{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old, closing(connect(part)) as new:
            old.backup(new)
        part.rename(target)
    except (OSError, SqliteError) as error:
        part.unlink(missing_ok=True)
        raise FileError(f"{target}: {error}") from None
