"""The effects of the tiles: what may be chosen, and what a choice changes. Works on one game's `Position` alone."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import Action
from tatami.games.rrr.actions import (
    CROSS,
    DIRECTION,
    DO,
    FERRY,
    NAMED,
    PLUS,
    TARGET,
    UNSEEN,
    ferry_from,
    ferry_to,
    ferrying,
)
from tatami.games.rrr.spaces import (
    AROUND,
    DIAGONAL,
    DIRECTIONS,
    FRONT,
    FULL,
    ORTHOGONAL,
    RAYS,
    SIDES,
    SPACES,
    at,
    in_line,
)
from tatami.games.rrr.tiles import (
    ACTIVE,
    ARCHER,
    ASSASSIN,
    BANDIT,
    FERRYMAN,
    GENERAL,
    GUARD,
    HERALD,
    JAILER,
    KINDS,
    KNIGHT,
    MESSENGER,
    MIMIC,
    NECROMANCER,
    PIRATE,
    PRINCESS,
    PROTECTOR,
    REBEL,
    SMUGGLER,
    SOVEREIGN,
    SPY,
    TOWER,
    TRICKSTER,
    WITCH,
    copy_of,
    kind_of,
    kinds_of,
    one,
)

if TYPE_CHECKING:
    from tatami.games.rrr.position import Position

# The spaces that an effect reaches, by kind * 9 + space; 0 for kinds that choose no space near them.
NEAR_ALL: Final[list[int]] = [ASSASSIN, PRINCESS, PIRATE, SOVEREIGN, REBEL]
NEAR_ORTHOGONAL: Final[list[int]] = [KNIGHT, BANDIT, TRICKSTER]
NEAR_DIAGONAL: Final[list[int]] = [ARCHER, SMUGGLER, MIMIC]


def _reach() -> list[int]:
    table = [0] * (KINDS * SPACES)
    for space in range(SPACES):
        for kind in NEAR_ALL:
            table[kind * SPACES + space] = int(AROUND[space])
        for kind in NEAR_ORTHOGONAL:
            table[kind * SPACES + space] = int(ORTHOGONAL[space])
        for kind in NEAR_DIAGONAL:
            table[kind * SPACES + space] = int(DIAGONAL[space])
        table[GENERAL * SPACES + space] = int(in_line(space))
        table[FERRYMAN * SPACES + space] = table[MESSENGER * SPACES + space] = int(FULL & ~at(space))
    return table


REACH: Final[vec[i64]] = vec[i64](_reach())

# Kinds by what they do to the one tile they choose, a bit a kind.
DESTROYS: Final[i64] = 1 << ASSASSIN | 1 << KNIGHT | 1 << ARCHER | 1 << PIRATE
BANISHES: Final[i64] = 1 << BANDIT | 1 << SMUGGLER
USES_AGAIN: Final[i64] = 1 << TRICKSTER | 1 << MIMIC
AIMS: Final[i64] = DESTROYS | BANISHES | USES_AGAIN | 1 << PRINCESS | 1 << MESSENGER
# The kinds whose passive effect bears on others' effects.
GUARDS: Final[i64] = 1 << GUARD | 1 << TOWER | 1 << PROTECTOR | 1 << JAILER | 1 << WITCH


def protection(position: "Position") -> i64:
    """The shielded spaces (R-33), and 9 bits higher those whose active effect is void (R-34); R-21, R-22: face up only."""
    shield: i64 = 0
    void: i64 = 0
    up = position.face_up()
    tiles = position.tiles
    space: i64 = 0
    while tiles:
        kind = kind_of((tiles & 31) - 1)
        if (GUARDS >> (kind & 31)) & 1 and (up >> space) & 1:
            if kind in (GUARD, TOWER):
                shield |= at(space)
            elif kind == PROTECTOR:
                shield |= SIDES[space]
            elif kind == JAILER:
                void |= ORTHOGONAL[space]
            else:
                void |= DIAGONAL[space]
        tiles >>= 5
        space += 1
    shield &= up
    void &= ~shield
    return shield | void << SPACES


def targets(position: "Position", space: i64, guarded: i64) -> i64:
    """The spaces that the tile here may choose, for kinds that aim at one tile; `guarded` is protection()."""
    kind = position.kind_at(space)
    reach = REACH[kind * SPACES + space] & position.face_up()  # R-22; R-23: whoever they belong to
    shield = guarded & FULL
    if (DESTROYS >> kind) & 1:
        if position.occupied == FULL:  # the tile just placed took the last free space
            return 0
        return reach & shield if kind == PIRATE else reach & ~shield
    reach &= ~shield
    if (USES_AGAIN >> kind) & 1:
        return _usable(position, reach, guarded)
    if kind == MESSENGER:
        return reach & position.allies(position.mover) & ~at(position.placed)
    return reach


def _usable(position: "Position", reach: i64, guarded: i64) -> i64:
    """R-35: of these spaces those whose tile has an active effect that can change something now."""
    usable: i64 = 0
    space: i64 = 0
    while reach:
        if reach & 1 and can_act(position, space, guarded):
            usable |= at(space)
        reach >>= 1
        space += 1
    return usable


def can_act(position: "Position", space: i64, guarded: i64) -> bool:
    """Whether the tile here has an active effect (R-20), not void (R-34), with a choice that changes something (R-25)."""
    kind = position.kind_at(space)
    if not (ACTIVE >> kind) & 1 or (guarded >> (SPACES + space)) & 1:
        return False
    if (AIMS >> kind) & 1:
        return targets(position, space, guarded) != 0
    if kind == SPY:
        return position.zone(1 - position.mover) != 0
    if kind == NECROMANCER:
        return position.discard != 0
    loose = position.face_up() & ~guarded & FULL
    if kind == HERALD:
        return loose & FRONT[position.side_of(space) * SPACES + space] != 0
    if kind == FERRYMAN and position.occupied == FULL:
        return False
    return loose & REACH[kind * SPACES + space] != 0


def add_choices(position: "Position", moves: list[Action]) -> None:
    """The choices that the effect under way offers, ascending, but for declining."""
    space = position.acting
    kind = position.kind_at(space)
    guarded = protection(position)
    if (AIMS >> kind) & 1:
        reach = targets(position, space, guarded)
        number: i64 = TARGET
        while reach:
            if reach & 1:
                moves.append(Action(int(number)))
            reach >>= 1
            number += 1
        return
    if kind == SPY:
        zone = position.zone(1 - position.mover)
        if zone & position.hidden:
            moves.append(Action(UNSEEN))
        _add_named(moves, zone & ~position.hidden)
        return
    if kind == NECROMANCER:
        _add_named(moves, position.discard)
        return
    loose = position.face_up() & ~guarded & FULL
    if kind == GENERAL:
        direction: i64 = 0
        while direction < DIRECTIONS:
            if loose & RAYS[direction * SPACES + space]:
                moves.append(Action(int(DIRECTION + direction)))
            direction += 1
    elif kind == SOVEREIGN:
        if loose & ORTHOGONAL[space]:
            moves.append(Action(PLUS))
        if loose & DIAGONAL[space]:
            moves.append(Action(CROSS))
    elif kind == FERRYMAN:
        _add_ferries(moves, loose & ~at(space), FULL & ~position.occupied)
    else:
        moves.append(Action(DO))


def _add_named(moves: list[Action], tiles: i64) -> None:
    kinds = kinds_of(tiles)
    number: i64 = NAMED
    while kinds:
        if kinds & 1:
            moves.append(Action(int(number)))
        kinds >>= 1
        number += 1


def _add_ferries(moves: list[Action], movable: i64, free: i64) -> None:
    start: i64 = 0
    while start < SPACES:
        if (movable >> start) & 1:
            end: i64 = 0
            while end < SPACES:
                if (free >> end) & 1:
                    moves.append(ferrying(start, end))
                end += 1
        start += 1


def resolve(position: "Position", number: i64) -> bool:
    """Carry out a choice; whether the effect is over with it (else another choice, or chance, is due)."""
    space = position.acting
    kind = position.kind_at(space)
    mover = position.mover
    if TARGET <= number < DIRECTION:
        return _hit(position, kind, number - TARGET)
    if number == UNSEEN:  # chance says which
        position.await_catch()
        return False
    if NAMED <= number < NAMED + KINDS:
        if kind == SPY:
            zone = position.zone(1 - mover) & ~position.hidden
            position.banish_from_zone(copy_of(number - NAMED, zone, 1 - mover))
        else:
            tile = one(copy_of(number - NAMED, position.discard, mover))
            position.discard &= ~tile
            position.add_to_zone(mover, tile)
        return True
    if number >= FERRY:
        position.move(ferry_from(number), ferry_to(number))
        return True
    loose = position.face_up() & ~protection(position) & FULL  # all but the shielded ones
    if number < PLUS:
        loose &= RAYS[(number - DIRECTION) * SPACES + space]  # to the edge, over gaps and all
    elif number == PLUS:
        loose &= ORTHOGONAL[space]
    elif number == CROSS:
        loose &= DIAGONAL[space]
    elif kind == HERALD:
        loose &= FRONT[position.side_of(space) * SPACES + space]  # its own front
    else:
        loose &= AROUND[space]
    position.religion ^= loose
    return True


def _hit(position: "Position", kind: i64, target: i64) -> bool:
    """What the effect does to the one tile that it aims at."""
    if (DESTROYS >> kind) & 1:
        position.destroy(target)
    elif kind == PRINCESS:
        position.religion ^= at(target)
    elif (BANISHES >> kind) & 1:
        tile = position.lift(target)
        position.discard |= one(tile)
    elif kind == MESSENGER:
        position.add_to_zone(position.mover, one(position.lift(target)))
    else:
        if position.acting != position.placed:
            position.via = position.acting
        position.acting = target
        return False
    return True


def acts_when_placed(position: "Position", space: i64) -> bool:
    """R-12, R-25: whether the tile just placed here has an effect to be resolved."""
    return can_act(position, space, protection(position))


def coverable(position: "Position") -> i64:
    """R-14: where the player to move may lay the Tower: his face-up allies without shield."""
    return position.allies(position.mover) & ~protection(position) & FULL
