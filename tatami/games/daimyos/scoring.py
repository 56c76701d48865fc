"""The points of a turn of Daimyos: samurai covered (see Y-30), daimyos that fall and what they bring (see Y-31)."""

from typing import Final

from mypy_extensions import i64

from tatami.games.daimyos import pieces
from tatami.games.daimyos.field import LANE, SIZE, around, neighbours
from tatami.games.daimyos.placing import laid_now
from tatami.games.daimyos.position import BIT, BURIED, FALLEN, PublicState, highest, lowest

MOST_WHITE: Final = 2  # see Y-57, Y-58


def samurai_points(public: PublicState) -> int:
    """Y-30: Return what the samurai covered this turn bring to the player whose turn it is."""
    own = public.clans[public.turn]
    points = 0
    for entry in public.covered:
        ninja, guard = entry // 4 % 4, entry % 4
        if not entry & BURIED and entry // 32 in public.as_white:  # Y-57
            ninja = pieces.WHITE
        if ninja == own:
            worth = samurai_worth(public, guard)
            if worth and pieces.KAYAKUJUTSU in public.used:  # Y-55: one more for each that scores
                worth += 1
            points += worth
    return points


def samurai_worth(public: PublicState, guard: int) -> int:
    """Y-61: Return the points for a covered samurai: 1; with Ronin by whose clan the samurai is of."""
    if not public.settings.ronin or guard == public.neutral:
        return 1
    return 0 if guard == public.clans[public.turn] else 2


def falling(public: PublicState) -> list[int]:
    """Y-31: Return the daimyos that the player whose turn it is can eliminate now; those that must fall are among them."""
    found: list[int] = []
    ignored = public.clans[public.turn] if public.settings.ronin else pieces.NONE  # Y-61
    for daimyo in range(i64(pieces.DAIMYOS)):
        if public.eliminated[daimyo] == pieces.NONE and not is_guarded(public, int(daimyo), ignored):
            found.append(int(daimyo))
    return found


def must_fall(public: PublicState, daimyo: int) -> bool:
    """Y-61: Return whether a daimyo that can fall does so in any case: with Ronin, samurai of one's own clan may guard it."""
    return not public.settings.ronin or not is_guarded(public, daimyo, pieces.NONE)


def is_asked(public: PublicState, due: list[int]) -> bool:
    """Return whether the player chooses which of these daimyos falls next: there are several, or one that may be left."""
    return len(due) > 1 or (len(due) == 1 and not must_fall(public, due[0]))


def is_guarded(public: PublicState, daimyo: int, ignored: int) -> bool:
    """Return whether a samurai of any clan but the ignored one is on one of the 8 spaces around a daimyo."""
    at: i64 = public.field.daimyo_at[daimyo]
    samurai = public.samurai
    guards: i64 = 0
    for clan in range(i64(3)):
        if clan != ignored:
            guards += around(samurai, at, clan)
    if guards and public.as_white:  # Y-58: chosen samurai guard nobody
        for space in neighbours(int(at)):
            if space in public.as_white:
                for clan in range(3):
                    if (samurai[space // SIZE] >> (space % SIZE + LANE * clan)) & 1 and clan != ignored:
                        guards -= 1
    return guards > 0


def daimyo_points(public: PublicState, daimyo: int, seat: int) -> int:
    """Y-31: Return what (c) or (d) brings a seat: the ninjas of its clan around, and what this turn's techniques add."""
    at = public.field.daimyo_at[daimyo]
    clan = public.clans[seat]
    ninjas = int(around(public.ninjas, at, clan))
    if public.as_white:  # Y-57, Y-58: the chosen ones are white, and nothing else
        for space in neighbours(at):
            if space in public.as_white:
                top = public.top_of(space)
                ninjas += int(clan == pieces.WHITE and top != pieces.WHITE) - int(clan != pieces.WHITE and top == clan)
    if seat != public.turn:
        return ninjas
    if clan == pieces.BLACK and pieces.INTONJUTSU in public.used:  # Y-53
        ninjas += sum(1 for space in neighbours(at) if public.top_of(space) == pieces.CLEAR)
    if clan == pieces.RED and pieces.KENJUTSU in public.used:  # Y-56
        ninjas *= 2
    return ninjas


def list_points(public: PublicState, daimyo: int, seat: int) -> int:
    """Y-60: Return one point more for the highest daimyo left on one's own list."""
    own = public.lists[seat]
    return 0 if own == pieces.NONE else int(left_on(public, own)[0] == daimyo)


def left_on(public: PublicState, card: int) -> list[int]:
    """Return the daimyos of an auto card's list that aren't eliminated, highest first."""
    return [daimyo for daimyo in public.settings.box.lists[card] if public.eliminated[daimyo] == pieces.NONE]


def eliminate(public: PublicState, daimyo: int) -> None:
    """Y-31: Eliminate a daimyo, steps (a) to (d), by the player whose turn it is."""
    seat = int(public.turn)
    other = 1 - seat
    bonus = list_points(public, daimyo, seat)
    put_token(public, daimyo, seat)  # (a)
    turn_token(public, other)  # (b)
    points = daimyo_points(public, daimyo, seat)
    public.score(public.clans[seat], seat, points + bonus)  # (c), and see Y-60
    top = int(public.top)
    if top != pieces.NONE:  # Y-74
        public.on_tracks.append((top * 3 + public.clans[other]) * 2)
        public.top = pieces.NONE
    others = daimyo_points(public, daimyo, other)
    public.score(public.clans[other], other, others)  # (d)
    if public.log_events:
        public.events.append([FALLEN, daimyo, points, bonus, top, others])


def put_token(public: PublicState, daimyo: int, seat: int) -> None:
    """Y-31, Y-32: Put a seat's lowest daimyo token on the daimyo (a); without one it is eliminated all the same."""
    token = lowest(public.unplaced(seat))
    public.eliminated[daimyo] = seat
    public.token_on[daimyo] = token


def turn_token(public: PublicState, seat: int) -> None:
    """Y-31, Y-32: Turn a seat's highest daimyo token to a favour (b); nothing happens when it has none."""
    token = highest(public.unplaced(seat))
    if token:
        public.favours[seat] |= int(BIT << token)


def white_choices(public: PublicState) -> list[int]:
    """Y-57, Y-58: Return the spaces that may still be chosen to count as white."""
    if len(public.as_white) >= MOST_WHITE:
        return []
    near: list[int] = []
    for daimyo in range(pieces.DAIMYOS):
        if public.eliminated[daimyo] == pieces.NONE:
            near.extend(neighbours(public.field.daimyo_at[daimyo]))
    found: list[int] = []
    if pieces.HENSOJUTSU in public.used:
        for space in near + laid_now(public):
            top = public.top_of(space)
            if top < 3 and top != pieces.WHITE and space not in found and space not in public.as_white:
                found.append(space)
    if pieces.CHOHO in public.used:
        for space in near:
            if 3 <= public.top_of(space) < pieces.CLEAR and space not in found and space not in public.as_white:
                found.append(space)
    return sorted(found)
