"""Points of a turn of Daimyos: samurai covered (Y-30), daimyos that fall and what they bring (Y-31)."""

from typing import Final

from mypy_extensions import i64

from tatami.games.daimyos.field import LANE, around, neighbours
from tatami.games.daimyos.names import (
    BLACK,
    CHOHO,
    CLEAR,
    DAIMYOS,
    HENSOJUTSU,
    INTONJUTSU,
    KAYAKUJUTSU,
    KENJUTSU,
    NONE,
    RED,
    SIZE,
    WHITE,
)
from tatami.games.daimyos.placing import laid_now
from tatami.games.daimyos.table import BIT, BURIED, FALLEN, Table, highest, lowest

MOST_WHITE: Final = 2  # Y-57, Y-58


def samurai_points(table: Table) -> int:
    """Y-30: what the samurai covered this turn bring to the player whose turn it is."""
    own = table.clans[table.turn]
    points = 0
    for entry in table.covered:
        ninja, guard = entry // 4 % 4, entry % 4
        if not entry & BURIED and entry // 32 in table.as_white:  # Y-57
            ninja = WHITE
        if ninja == own:
            worth = samurai_worth(table, guard)
            if worth and KAYAKUJUTSU in table.used:  # Y-55: one more for each that scores
                worth += 1
            points += worth
    return points


def samurai_worth(table: Table, guard: int) -> int:
    """One point; with Ronin by whose clan the samurai is of (Y-61)."""
    if not table.terms.ronin or guard == table.neutral:
        return 1
    return 0 if guard == table.clans[table.turn] else 2


def falling(table: Table) -> list[int]:
    """Y-31: the daimyos that the player whose turn it is can eliminate now; those that must fall are among them."""
    found: list[int] = []
    ignored = table.clans[table.turn] if table.terms.ronin else NONE  # Y-61
    daimyo: i64 = 0
    while daimyo < DAIMYOS:
        if table.eliminated[daimyo] == NONE and not is_guarded(table, int(daimyo), ignored):
            found.append(int(daimyo))
        daimyo += 1
    return found


def must_fall(table: Table, daimyo: int) -> bool:
    """Whether a daimyo that can fall does so in any case: with Ronin, samurai of one's own clan may be heeded (Y-61)."""
    return not table.terms.ronin or not is_guarded(table, daimyo, NONE)


def is_asked(table: Table, due: list[int]) -> bool:
    """Whether the player has a say in which of these daimyos falls next: there are several, or one that may be left."""
    return len(due) > 1 or (len(due) == 1 and not must_fall(table, due[0]))


def is_guarded(table: Table, daimyo: int, ignored: int) -> bool:
    """Whether a samurai of any clan but the ignored one is on one of the 8 spaces around a daimyo."""
    at: i64 = table.field.daimyo_at[daimyo]
    samurai = table.samurai
    guards: i64 = 0
    clan: i64 = 0
    while clan < 3:
        if clan != ignored:
            guards += around(samurai, at, clan)
        clan += 1
    if guards and table.as_white:  # Y-58: chosen samurai guard nobody
        for space in neighbours(int(at)):
            if space in table.as_white:
                for clan in range(3):
                    if (samurai[space // SIZE] >> (space % SIZE + LANE * clan)) & 1 and clan != ignored:
                        guards -= 1
    return guards > 0


def daimyo_points(table: Table, daimyo: int, seat: int) -> int:
    """Y-31 (c) and (d): the ninjas of a seat's clan around a daimyo, with what this turn's techniques add."""
    at = table.field.daimyo_at[daimyo]
    clan = table.clans[seat]
    ninjas = int(around(table.ninjas, at, clan))
    if table.as_white:  # Y-57, Y-58: the chosen ones are white, and nothing else
        for space in neighbours(at):
            if space in table.as_white:
                top = table.top_of(space)
                ninjas += int(clan == WHITE and top != WHITE) - int(clan != WHITE and top == clan)
    if seat != table.turn:
        return ninjas
    if clan == BLACK and INTONJUTSU in table.used:  # Y-53
        ninjas += sum(1 for space in neighbours(at) if table.top_of(space) == CLEAR)
    if clan == RED and KENJUTSU in table.used:  # Y-56
        ninjas *= 2
    return ninjas


def list_points(table: Table, daimyo: int, seat: int) -> int:
    """Y-60: one more for the highest daimyo left on one's own list."""
    own = table.lists[seat]
    if own == NONE:
        return 0
    left = [entry for entry in table.terms.box.lists[own] if table.eliminated[entry] == NONE]
    return int(left[0] == daimyo)


def eliminate(table: Table, daimyo: int) -> None:
    """Y-31: the player whose turn it is eliminates a daimyo, steps (a) to (d)."""
    seat = int(table.turn)
    other = 1 - seat
    bonus = list_points(table, daimyo, seat)
    put_token(table, daimyo, seat)  # (a)
    turn_token(table, other)  # (b)
    points = daimyo_points(table, daimyo, seat)
    table.score(table.clans[seat], seat, points + bonus)  # (c), Y-60
    top = int(table.top)
    if top != NONE:  # Y-74
        table.on_tracks.append((top * 3 + table.clans[other]) * 2)
        table.top = NONE
    others = daimyo_points(table, daimyo, other)
    table.score(table.clans[other], other, others)  # (d)
    if table.listening:
        table.news.append([FALLEN, daimyo, points, bonus, top, others])


def put_token(table: Table, daimyo: int, seat: int) -> None:
    """Y-31 (a): a seat's lowest daimyo token goes on the daimyo; without one it is eliminated all the same (Y-32)."""
    token = lowest(table.unplaced(seat))
    table.eliminated[daimyo] = seat
    table.token_on[daimyo] = token


def turn_token(table: Table, seat: int) -> None:
    """Y-31 (b): a seat's highest daimyo token becomes a favour; nothing happens when it has none (Y-32)."""
    token = highest(table.unplaced(seat))
    if token:
        table.favours[seat] |= int(BIT << token)


def white_choices(table: Table) -> list[int]:
    """Y-57, Y-58: the spaces that may still be chosen to count as white."""
    if len(table.as_white) >= MOST_WHITE:
        return []
    near: list[int] = []
    for daimyo in range(DAIMYOS):
        if table.eliminated[daimyo] == NONE:
            near.extend(neighbours(table.field.daimyo_at[daimyo]))
    found: list[int] = []
    if HENSOJUTSU in table.used:
        for space in near + laid_now(table):
            top = table.top_of(space)
            if top < 3 and top != WHITE and space not in found and space not in table.as_white:
                found.append(space)
    if CHOHO in table.used:
        for space in near:
            if 3 <= table.top_of(space) < CLEAR and space not in found and space not in table.as_white:
                found.append(space)
    return sorted(found)
