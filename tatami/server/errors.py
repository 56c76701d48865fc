"""A request that is refused: a code, the reason, and the rule of the game if it is one."""

from typing import Any, Final

from tatami.game import Refusal
from tatami.texts import Fact, Text

# What an HTTP client gets; all other codes are conflicts with how the table stands.
STATUS: Final = {
    "no-table": 404,
    "no-page": 404,
    "wrong-secret": 401,
    "no-secret": 401,
    "not-seated": 403,
    "origin": 403,
    "too-large": 413,
    "too-many": 429,
    "bad-request": 422,
    "bad-options": 422,
    "bad-seats": 422,
    "no-level": 422,
    "no-move": 422,
    "no-seat": 422,
    "bad-position": 422,
    "bad-record": 422,
    "illegal": 422,
    "busy": 503,
    "library-busy": 503,
    "reviews-busy": 503,
    "internal": 500,
}


class Refused(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, reason: Text | None = None, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.reason = Text(f"server-{code}", **facts) if reason is None else reason

    @classmethod
    def by_rule(cls, refusal: Refusal) -> "Refused":
        """Return the refusal of a move that a rule of the game forbids."""
        return cls("illegal", refusal.rule, refusal.reason)

    @property
    def status(self) -> int:
        """Return the HTTP status."""
        return STATUS.get(self.code, 409)

    def data(self) -> dict[str, Any]:
        """Return what a client is told: code, rule and reason."""
        return {"code": self.code, "rule": self.rule, "text": self.reason.data()}
