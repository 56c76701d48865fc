"""What happens at a table, as it is stored: facts, never sentences, and nothing that was made for somebody's eyes."""

from typing import Any, Final

import orjson


class Event:
    """One thing that happened. `number` counts all events of the table: it is nobody's business but the storage's."""

    __slots__ = ("action", "at", "body", "kind", "number", "seat")

    def __init__(self, number: int, at: float, kind: str, seat: int | None, action: str | None, body: dict[str, Any]) -> None:
        self.number = number
        self.at = at
        self.kind = kind
        self.seat = seat
        self.action = action
        self.body = body

    def row(self, table: str) -> tuple[str, int, float, str, int | None, str | None, str]:
        """Return the event as it is stored: the columns of `events`, in their order."""
        return (table, self.number, self.at, self.kind, self.seat, self.action, orjson.dumps(self.body).decode())

    def data(self) -> dict[str, Any]:
        """Return the event as plain data, for an export."""
        return {name: getattr(self, name) for name in FIELDS}


FIELDS: Final = ("number", "at", "kind", "seat", "action", "body")
