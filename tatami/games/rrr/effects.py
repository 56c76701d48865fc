"""The effects of the tiles: what may be chosen, and what a choice changes. Works on one game's `Board` alone."""

from mypy_extensions import i64

from tatami.game import Action
from tatami.games.rrr import pieces
from tatami.games.rrr.actions import CROSS, DIRECTION, DO, FERRY, NAMED, PLUS, TARGET, UNSEEN, ferry_from, ferry_to, ferrying
from tatami.games.rrr.board import CATCHING, TILE_BITS, Board
from tatami.games.rrr.spaces import AROUND, DIAGONAL, DIRECTIONS, FRONT, FULL, ORTHOGONAL, RAYS, SIDES, SPACES, at


def protection(board: Board) -> i64:
    """R-21, R-33, R-34: Return the shielded spaces, and 9 bits higher those whose active effect is void."""
    shield: i64 = 0
    void: i64 = 0
    up = board.face_up()
    tiles = board.tiles
    space: i64 = 0
    while tiles:
        kind = pieces.kind_of((tiles & 31) - 1)
        if (pieces.GUARDS >> (kind & 31)) & 1 and (up >> space) & 1:  # a face-down tile has no effect
            if kind in (pieces.GUARD, pieces.TOWER):
                shield |= at(space)
            elif kind == pieces.PROTECTOR:
                shield |= SIDES[space]
            elif kind == pieces.JAILER:
                void |= ORTHOGONAL[space]
            else:
                void |= DIAGONAL[space]
        tiles >>= TILE_BITS
        space += 1
    shield &= up
    void &= ~shield
    return shield | void << SPACES


def targets(board: Board, space: i64, guarded: i64) -> i64:
    """Return the spaces that the tile here may choose, for kinds that aim at one tile; `guarded` is protection()."""
    kind = board.kind_at(space)
    reach = pieces.REACH[kind * SPACES + space] & board.face_up()  # face-up tiles, whoever they belong to
    shield = guarded & FULL
    if (pieces.DESTROYS >> kind) & 1:
        if board.occupied == FULL:  # the tile just placed took the last free space
            return 0
        return reach & shield if kind == pieces.PIRATE else reach & ~shield
    reach &= ~shield
    if (pieces.USES_AGAIN >> kind) & 1:
        return _usable(board, reach, guarded)
    if kind == pieces.MESSENGER:
        return reach & board.allies(board.mover) & ~at(board.placed)
    return reach


def _usable(board: Board, reach: i64, guarded: i64) -> i64:
    """R-35: Return those of these spaces whose tile has an active effect that can change something now."""
    usable: i64 = 0
    space: i64 = 0
    while reach:
        if reach & 1 and can_act(board, space, guarded):
            usable |= at(space)
        reach >>= 1
        space += 1
    return usable


def can_act(board: Board, space: i64, guarded: i64) -> bool:
    """R-20, R-25, R-34: Return whether the tile here has an active effect, not void, with a choice that changes something."""
    kind = board.kind_at(space)
    if not (pieces.ACTIVE >> kind) & 1 or (guarded >> (SPACES + space)) & 1:
        return False
    if (pieces.AIMS >> kind) & 1:
        return targets(board, space, guarded) != 0
    if kind == pieces.SPY:
        return board.zone(1 - board.mover) != 0
    if kind == pieces.NECROMANCER:
        return board.discard != 0
    loose = board.face_up() & ~guarded & FULL
    if kind == pieces.HERALD:
        return loose & FRONT[board.side_of(space) * SPACES + space] != 0
    if kind == pieces.FERRYMAN and board.occupied == FULL:
        return False
    return loose & pieces.REACH[kind * SPACES + space] != 0


def add_choices(board: Board, moves: list[Action]) -> None:
    """Add the choices that the effect under way offers, ascending, but for declining."""
    space = board.acting
    kind = board.kind_at(space)
    guarded = protection(board)
    if (pieces.AIMS >> kind) & 1:
        reach = targets(board, space, guarded)
        number: i64 = TARGET
        while reach:
            if reach & 1:
                moves.append(Action(int(number)))
            reach >>= 1
            number += 1
        return
    if kind == pieces.SPY:
        zone = board.zone(1 - board.mover)
        if zone & board.hidden:
            moves.append(Action(UNSEEN))
        _add_named(moves, zone & ~board.hidden)
        return
    if kind == pieces.NECROMANCER:
        _add_named(moves, board.discard)
        return
    loose = board.face_up() & ~guarded & FULL
    if kind == pieces.GENERAL:
        for direction in range(i64(DIRECTIONS)):
            if loose & RAYS[direction * SPACES + space]:
                moves.append(Action(int(DIRECTION + direction)))
    elif kind == pieces.SOVEREIGN:
        if loose & ORTHOGONAL[space]:
            moves.append(Action(PLUS))
        if loose & DIAGONAL[space]:
            moves.append(Action(CROSS))
    elif kind == pieces.FERRYMAN:
        _add_ferries(moves, loose & ~at(space), FULL & ~board.occupied)
    else:
        moves.append(Action(DO))


def _add_named(moves: list[Action], tiles: i64) -> None:
    kinds = pieces.kinds_of(tiles)
    number: i64 = NAMED
    while kinds:
        if kinds & 1:
            moves.append(Action(int(number)))
        kinds >>= 1
        number += 1


def _add_ferries(moves: list[Action], movable: i64, free: i64) -> None:
    for start in range(i64(SPACES)):
        if (movable >> start) & 1:
            for end in range(i64(SPACES)):
                if (free >> end) & 1:
                    moves.append(ferrying(start, end))


def resolve(board: Board, number: i64) -> bool:
    """Carry out a choice; return whether the effect is over with it (else another choice, or chance, is due)."""
    space = board.acting
    kind = board.kind_at(space)
    mover = board.mover
    if TARGET <= number < DIRECTION:
        return _hit(board, kind, number - TARGET)
    if number == UNSEEN:  # chance says which
        board.phase = CATCHING
        return False
    if NAMED <= number < NAMED + pieces.KINDS:
        if kind == pieces.SPY:
            zone = board.zone(1 - mover) & ~board.hidden
            board.banish_from_zone(pieces.copy_of(number - NAMED, zone, 1 - mover))
        else:
            tile = pieces.one(pieces.copy_of(number - NAMED, board.discard, mover))
            board.discard &= ~tile
            board.add_to_zone(mover, tile)
        return True
    if number >= FERRY:
        board.move(ferry_from(number), ferry_to(number))
        return True
    loose = board.face_up() & ~protection(board) & FULL  # all but the shielded ones
    if number < PLUS:
        loose &= RAYS[(number - DIRECTION) * SPACES + space]  # to the edge, over gaps and all
    elif number == PLUS:
        loose &= ORTHOGONAL[space]
    elif number == CROSS:
        loose &= DIAGONAL[space]
    elif kind == pieces.HERALD:
        loose &= FRONT[board.side_of(space) * SPACES + space]  # its own front
    else:
        loose &= AROUND[space]
    board.religion ^= loose
    return True


def _hit(board: Board, kind: i64, target: i64) -> bool:
    """Do what the effect does to the one tile that it aims at; return whether the effect is over."""
    if (pieces.DESTROYS >> kind) & 1:
        board.destroy(target)
    elif kind == pieces.PRINCESS:
        board.religion ^= at(target)
    elif (pieces.BANISHES >> kind) & 1:
        tile = board.lift(target)
        board.discard |= pieces.one(tile)
    elif kind == pieces.MESSENGER:
        board.add_to_zone(board.mover, pieces.one(board.lift(target)))
    else:
        if board.acting != board.placed:
            board.via = board.acting
        board.acting = target
        return False
    return True


def coverable(board: Board, seat: i64) -> i64:
    """R-14: Return where a seat may lay the Tower: on its face-up allies without shield."""
    return board.allies(seat) & ~protection(board) & FULL
