"""Who sits where at this terminal: people, and bots by name."""

from typing import Final

from tatami.arena.players import EXACT_PLAYER, PLAYERS
from tatami.bots.exact import EXACT
from tatami.game import OptionError
from tatami.records.record import BOT, Player

DEFAULT_BOT: Final = "club"


def people_of(typed: str, seats: int) -> list[int]:
    """Return the seats of people: `all`, `none`, or numbers with commas between; OptionError names what isn't a seat."""
    if typed.casefold() in ("all", "none"):
        return list(range(seats)) if typed.casefold() == "all" else []
    people: list[int] = []
    for word in typed.split(","):
        seat = _seat(word.strip(), seats)
        if seat is None:
            raise OptionError(f"option --humans: {word.strip()!r} is no seat; seats are 0 to {seats - 1}, or say all or none")
        if seat in people:
            raise OptionError(f"option --humans: seat {seat} stands twice")
        people.append(seat)
    return sorted(people)


def bots_of(typed: str, key: str, people: list[int], before: list[str]) -> list[str]:
    """Return the bot of every seat: `club` says it for all, `1=novice,2=master` for some, the others stay as before.

    OptionError names what is no bot, no seat, said twice, or said of a person.
    """
    given: dict[int, str] = {}
    for_all: str | None = None
    for word in typed.split(","):
        number, sign, name = (part.strip() for part in word.rpartition("="))
        if name not in PLAYERS:
            raise OptionError(f"option --bot: {name!r} is not one of {', '.join(PLAYERS)}")
        if name == EXACT_PLAYER and key not in EXACT:
            raise OptionError(f"option --bot: exact plays {', '.join(EXACT)} only, not {key}")
        if not sign:
            if for_all is not None:
                raise OptionError(f"option --bot: {for_all} and {name} are both for all seats; say SEAT={name}")
            for_all = name
            continue
        seat = _seat(number, len(before))
        if seat is None:
            raise OptionError(f"option --bot: {number!r} is no seat; seats are 0 to {len(before) - 1}")
        if seat in given:
            raise OptionError(f"option --bot: seat {seat} stands twice")
        if seat in people:
            raise OptionError(f"option --bot: a person sits on seat {seat}; --humans says who is one")
        given[seat] = name
    return [given.get(seat, for_all or bot) for seat, bot in enumerate(before)]


def _seat(typed: str, seats: int) -> int | None:
    is_number = typed.isascii() and typed.isdigit() and len(typed) < 6
    return int(typed) if is_number and int(typed) < seats else None


def seating(key: str, seats: int, people: list[int], bot: str) -> list[Player]:
    """Return the players: people on their seats, on the others bots as bots_of() reads them."""
    bots = bots_of(bot, key, people, [DEFAULT_BOT] * seats)
    return [Player(f"Seat {seat}") if seat in people else Player(f"Seat {seat}", BOT, bots[seat]) for seat in range(seats)]
