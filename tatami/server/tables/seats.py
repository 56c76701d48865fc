"""Who sits where at a new table: as it was asked for, or as it was at the table before."""

from typing import Any

from tatami.game import Game
from tatami.server import protocol
from tatami.server.errors import Refused
from tatami.server.tables.table import Table
from tatami.server.thinking.opponents import check_level
from tatami.texts import Text


def seat_row(place: protocol.NewSeat) -> dict[str, Any]:
    """Return a seat of a new table as it is stored; Refused when it makes no sense."""
    if place.kind == "bot":
        if place.level is None or place.nonce is not None or place.name is not None:
            raise Refused("bad-seats", reason=Text("server-seats-bot"))
        return {"kind": "bot", "name": None, "level": check_level(place.level), "nonce": None}
    if place.kind == "me":
        if place.name is None or place.nonce is None or place.level is not None:
            raise Refused("bad-seats", reason=Text("server-seats-me"))
        return {"kind": "person", "name": place.name, "level": None, "nonce": place.nonce}
    if place.name is not None or place.nonce is not None or place.level is not None:
        raise Refused("bad-seats", reason=Text("server-seats-open"))
    return {"kind": "open", "name": None, "level": None, "nonce": None}


def seat_again(table: Table, old: int) -> dict[str, Any]:
    """Return the seat at a new table of who sat here; a person has to send a new nonce."""
    place = table.places[old]
    handed = place.kind == "bot" and place.nonce is not None  # a person's seat that a bot took over
    kind = "person" if handed else place.kind
    return {"kind": kind, "name": place.name, "level": place.level if kind == "bot" else None, "nonce": None}


def rotated(game: Game) -> list[int]:
    """Return by seat where who sits there sits at a rematch: who sat last comes first, and what the rules play stays."""
    automata = game.automata()
    taken = [seat for seat in range(game.seats) if seat not in automata]
    following = dict(zip(taken, [*taken[1:], taken[0]], strict=True))
    return [following.get(seat, seat) for seat in range(game.seats)]
