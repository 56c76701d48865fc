"""What the database holds: tables, their events, and the hashes of the secrets that give seats away."""

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(10), primary_key=True),
    Column("number", Integer, nullable=False),  # how many events there are; a writer must have seen them all
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over
    Column("bot", Integer, nullable=True),  # the seat whose bot must decide, so that a restarted server finds it
    Column("alarm", Float, nullable=True),  # when the clock has something to say
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # behind the commitment; leaves the server when the game is over
    Index("tables_alarm", "alarm"),
    Index("tables_bot", "bot"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("action", String(64), nullable=True),
    Column("body", Text, nullable=False),
    # The same action can't be stored twice, whatever a process believes.
    Index("events_action", "table_id", "seat", "action", unique=True),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("table_id", String(10), primary_key=True),
    Column("hash", String(64), primary_key=True),  # SHA-256 of the secret; the secret itself is stored nowhere
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # seat or invitation
)
