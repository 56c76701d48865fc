"""A turn of one game of RRR: what may be played on a `Board` and what that changes, until the other's turn or the end."""

from mypy_extensions import i64

from tatami.game import Action
from tatami.games.rrr.actions import DECLINE, FIRST_NEUTRAL, PLACE, PLACINGS, TOOK, neutral_moves
from tatami.games.rrr.board import BY_ALLIES, BY_DEATH, BY_NO_TILE, CATCHING, PLACING, RESOLVING, TILE_BITS, Board
from tatami.games.rrr.effects import add_choices, can_act, coverable, protection, resolve
from tatami.games.rrr.pieces import ACTIVE, CITIZEN, DEATH, KINDS, TOWER, kinds_of, one
from tatami.games.rrr.spaces import FULL, NOWHERE, SPACES, at, count


def legal(board: Board) -> list[Action]:
    """Return the legal actions, ascending; none when the game is over."""
    moves: list[Action] = []
    if board.phase == PLACING:
        _add_placements(board, moves)
    elif board.phase == RESOLVING:
        if board.acting == board.placed:  # it may be declined, but not after a Trickster or Mimic was used
            moves.append(Action(DECLINE))
        add_choices(board, moves)
    elif board.phase == CATCHING:
        return neutral_moves(TOOK, board.catchable())
    return moves


def _add_placements(board: Board, moves: list[Action]) -> None:
    """R-11: Add each tile of the zone and of the neutral area on each free space."""
    free = FULL & ~board.occupied
    kinds = kinds_of(board.zone(board.mover) | board.neutral)
    if board.occupied == 0:  # a board is empty only before the very first tile
        kinds &= one(CITIZEN)
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            moves.extend(PLACINGS[(coverable(board, board.mover) if kind == TOWER else free) * KINDS + kind])
        kinds >>= 1
        kind += 1


def can_place(board: Board, seat: i64) -> bool:
    """R-13: Return whether a seat has a tile that it can place."""
    stock = board.zone(seat) | board.neutral
    if board.occupied != FULL and stock & ~one(TOWER):
        return True
    return stock & one(TOWER) != 0 and coverable(board, seat) != 0


def play(board: Board, number: i64) -> None:
    """Play a legal action."""
    if number < PLACE + KINDS * SPACES:
        _place(board, number // SPACES, number % SPACES)
    elif number == DECLINE:
        _end_turn(board)
    elif board.phase == CATCHING:
        board.banish_from_zone(number - TOOK + FIRST_NEUTRAL)
        _end_turn(board)
    elif resolve(board, number):
        _end_turn(board)


def _place(board: Board, kind: i64, space: i64) -> None:
    """R-11, R-12: Lay a tile of this kind here as the mover's ally; then its effect is to be resolved."""
    tile = board.take(kind)
    shift = space * TILE_BITS
    if kind == TOWER:  # it covers the tile here and takes its place
        board.under = (board.tiles >> shift) & 31
        board.tiles -= board.under << shift
    else:
        board.occupied |= at(space)
        if board.mover == 1:
            board.religion |= at(space)
    board.tiles |= (tile + 1) << shift
    board.placed = space
    board.acting = space
    if (ACTIVE >> kind) & 1 and can_act(board, space, protection(board)):
        board.phase = RESOLVING
    else:  # there is nothing to choose, so the turn passes at once
        _end_turn(board)


def _end_turn(board: Board) -> None:
    """R-12, R-70: Give the turn to the other player, clear what they destroyed, and see at once whether the game is over."""
    board.placed = NOWHERE
    board.via = NOWHERE
    board.acting = NOWHERE
    board.phase = PLACING
    if board.face_up() == FULL:
        finish_full(board)
        return
    board.mover = 1 - board.mover
    _clear(board)
    if not can_place(board, board.mover):
        board.finish(board.mover, BY_NO_TILE)


def _clear(board: Board) -> None:
    """R-10: Put the tiles that the player to move destroyed on the discard pile."""
    gone = board.destroyed_by(board.mover)
    space: i64 = 0
    while gone:
        if gone & 1:
            tile = board.lift(space)
            board.discard |= one(tile)
        gone >>= 1
        space += 1


def finish_full(board: Board) -> None:
    """R-50: End the game on a full board: most allies wins."""
    for space in range(i64(SPACES)):
        if board.kind_at(space) == DEATH:
            board.finish(board.side_of(space), BY_DEATH)
            return
    board.finish(1 if count(board.religion) < SPACES - count(board.religion) else 0, BY_ALLIES)
