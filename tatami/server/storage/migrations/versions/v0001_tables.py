"""Tables, events and keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of the first revision."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("bot", sa.Integer, nullable=True),
        sa.Column("alarm", sa.Float, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
    )
    op.create_index("tables_alarm", "tables", ["alarm"])
    op.create_index("tables_bot", "tables", ["bot"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("action", sa.String(64), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("events_action", "events", ["table_id", "seat", "action"], unique=True)
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String(10), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
    )
