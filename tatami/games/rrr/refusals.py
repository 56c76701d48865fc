"""Why a move of RRR isn't legal: the rule's number and the facts that the mover knows."""

from mypy_extensions import i64

from tatami.game import Action, Refusal
from tatami.games.rrr import actions, pieces
from tatami.games.rrr.board import CATCHING, PLACING, Board
from tatami.games.rrr.effects import protection
from tatami.games.rrr.phases import CHOOSING, DEALING, DRAFTING, FINISHED
from tatami.games.rrr.position import RrrPosition
from tatami.games.rrr.spaces import FULL, SPACE_NAMES, SPACES
from tatami.texts import Text


def why_not(position: RrrPosition, action: Action) -> Refusal:
    """Return the rule that an illegal action breaks, and how."""
    if position.phase == FINISHED:
        return Refusal("R-61" if position.by_points else "R-60", Text("rrr-no-over"))
    if actions.START <= action < actions.END:
        return not_by_chance(position, action)
    if position.phase == DEALING:
        return Refusal("R-05", Text("rrr-no-wait"))
    if position.phase == CHOOSING:
        return Refusal("R-62", Text("rrr-no-choose-first"))
    if action in (actions.CHOOSE_FIRST, actions.CHOOSE_SECOND):
        return Refusal("R-62", Text("rrr-no-choice-now"))
    if position.phase == DRAFTING:
        if actions.TAKE <= action < actions.FERRY:
            return Refusal(
                "R-05", Text("rrr-no-such-offer", tile=pieces.tile_name(action - actions.TAKE + actions.FIRST_NEUTRAL))
            )
        return Refusal("R-05", Text("rrr-no-draft-first"))
    if actions.TAKE <= action < actions.FERRY:
        return Refusal("R-05", Text("rrr-no-draft"))
    board = position.board
    if board.phase == CATCHING:
        return Refusal("R-39", Text("rrr-no-wait-catch"))
    if board.phase == PLACING:
        if action >= actions.DECLINE:
            return Refusal("R-11", Text("rrr-no-pass" if action == actions.DECLINE else "rrr-no-place-first"))
        return bad_placement(board, action // SPACES, action % SPACES)
    if action < actions.DECLINE:
        key = "rrr-no-effect-first" if board.acting == board.placed else "rrr-no-effect-again-first"
        return Refusal("R-12", Text(key, tile=acting_tile(board)))
    if action == actions.DECLINE:
        return Refusal("R-35", Text("rrr-no-decline", tile=acting_tile(board)))
    return bad_choice(board, action)


def not_by_chance(position: RrrPosition, action: Action) -> Refusal:
    """Return why a move of chance can't come now."""
    if action < actions.CARD:
        return Refusal("R-02", Text("rrr-no-lot"))
    if action >= actions.TOOK:
        catching = position.board.phase == CATCHING and position.phase not in (DEALING, DRAFTING, CHOOSING)
        return Refusal("R-39", Text("rrr-no-such-catch" if catching else "rrr-no-catch"))
    if position.phase == DEALING:
        return Refusal("R-05", Text("rrr-no-lot-first" if position.first < 0 else "rrr-no-such-draw"))
    return Refusal("R-05", Text("rrr-no-draw"))


def acting_tile(board: Board) -> Text:
    """Return the tile whose choice is due."""
    return pieces.tile_name(int(board.tile_at(board.acting)))


def bad_placement(board: Board, kind: int, space: int) -> Refusal:
    """Return what is wrong with placing a tile of this kind here."""
    name = pieces.kind_name(kind, int(board.mover))
    if board.occupied == 0 and kind != pieces.CITIZEN:
        return Refusal("R-02", Text("rrr-no-citizen-first"))
    if not (pieces.kinds_of(board.zone(board.mover) | board.neutral) >> kind) & 1:
        return Refusal("R-11", Text("rrr-no-tile", tile=name))
    where = SPACE_NAMES[space]
    down = bool((board.face_down() >> space) & 1)
    if kind != pieces.TOWER:
        return Refusal("R-11", Text("rrr-no-free-down" if down else "rrr-no-free", space=where))
    if not (board.occupied >> space) & 1:
        return Refusal("R-14", Text("rrr-no-cover-free", space=where))
    if down:
        return Refusal("R-14", Text("rrr-no-cover-down", space=where))
    tile = pieces.tile_name(int(board.tile_at(space)))
    if not (board.allies(board.mover) >> space) & 1:
        return Refusal("R-14", Text("rrr-no-cover-enemy", space=where, tile=tile))
    return Refusal("R-14", Text("rrr-no-cover-shield", space=where, tile=tile))


def takes(kind: int, action: int) -> bool:
    """Return whether this is the form of choice that a kind's effect takes."""
    if actions.TARGET <= action < actions.DIRECTION:
        return bool((pieces.AIMS >> kind) & 1)
    if action < actions.PLUS:
        return kind == pieces.GENERAL
    if action in (actions.PLUS, actions.CROSS):
        return kind == pieces.SOVEREIGN
    if action == actions.DO:
        return kind in (pieces.HERALD, pieces.REBEL)
    if action == actions.UNSEEN:
        return kind == pieces.SPY
    return kind in (pieces.SPY, pieces.NECROMANCER) if action < actions.FERRY else kind == pieces.FERRYMAN


def bad_choice(board: Board, action: int) -> Refusal:
    """Return what is wrong with this choice for the effect under way."""
    kind = int(board.kind_at(board.acting))
    tile = acting_tile(board)
    if not takes(kind, action):
        return Refusal("R-12", Text("rrr-no-such-choice", tile=tile, choice=Text(f"rrr-choose-{pieces.IDS[kind]}")))
    if actions.TARGET <= action < actions.DIRECTION:
        return bad_target(board, kind, action - actions.TARGET)
    if action == actions.UNSEEN:
        return Refusal("R-39", Text("rrr-no-hidden"))
    if actions.NAMED <= action < actions.CHOOSE_FIRST:
        if kind == pieces.SPY:
            return Refusal("R-39", Text("rrr-no-spy-tile", tile=pieces.kind_name(action - actions.NAMED, int(1 - board.mover))))
        return Refusal("R-37", Text("rrr-no-discarded", tile=pieces.kind_name(action - actions.NAMED, int(board.mover))))
    if action >= actions.FERRY:
        return bad_ferry(board, int(actions.ferry_from(action)), int(actions.ferry_to(action)))
    return Refusal("R-25", Text("rrr-no-change", tile=tile))


def rule_of(kind: int) -> str:
    """Return the rule about what an effect does to its target."""
    if (pieces.DESTROYS >> kind) & 1:
        return "R-30"
    if (pieces.BANISHES >> kind) & 1:
        return "R-31"
    return "R-35" if (pieces.USES_AGAIN >> kind) & 1 else "R-32" if kind == pieces.PRINCESS else "R-38"


def bad_target(board: Board, kind: int, space: int) -> Refusal:
    """Return what is wrong with this target."""
    where = SPACE_NAMES[space]
    acting = acting_tile(board)
    missing = not_there(board, space)
    if missing is not None:
        return missing
    tile = pieces.tile_name(int(board.tile_at(space)))
    if kind == pieces.MESSENGER:
        if space in (board.acting, board.placed):
            return Refusal("R-38", Text("rrr-no-recall-self"))
        if not (board.allies(board.mover) >> space) & 1:
            return Refusal("R-38", Text("rrr-no-recall-enemy", space=where, tile=tile))
    if not (pieces.REACH[kind * SPACES + board.acting] >> space) & 1:
        return Refusal(rule_of(kind), Text(f"rrr-no-reach-{reach_name(kind)}", tile=acting, space=where))
    guarded = protection(board)
    shielded = bool((guarded >> space) & 1)
    if kind == pieces.PIRATE:
        return Refusal("R-33", Text("rrr-no-shield-there", space=where, tile=tile))
    if shielded:
        return Refusal("R-33", Text("rrr-no-shielded", space=where, tile=tile))
    return bad_use(board, space, guarded)


def reach_name(kind: int) -> str:
    """Return how far an effect reaches: orthogonally, diagonally or all around."""
    return "orthogonal" if kind in pieces.NEAR_ORTHOGONAL else "diagonal" if kind in pieces.NEAR_DIAGONAL else "around"


def not_there(board: Board, space: int) -> Refusal | None:
    """Return why there is no target here: a target is a face-up tile (see R-22)."""
    if not (board.occupied >> space) & 1:
        return Refusal("R-22", Text("rrr-no-target", space=SPACE_NAMES[space]))
    if not (board.face_up() >> space) & 1:
        return Refusal("R-22", Text("rrr-no-target-down", space=SPACE_NAMES[space]))
    return None


def bad_use(board: Board, space: int, guarded: i64) -> Refusal:
    """Return why this tile can't be used again (see R-35)."""
    kind = int(board.kind_at(space))
    where = SPACE_NAMES[space]
    tile = pieces.tile_name(int(board.tile_at(space)))
    if not (pieces.ACTIVE >> kind) & 1:
        return Refusal("R-35", Text("rrr-no-active", space=where, tile=tile))
    if (guarded >> (SPACES + space)) & 1:
        return Refusal("R-34", Text("rrr-no-void", space=where, tile=tile))
    if (pieces.DESTROYS >> kind) & 1 and board.occupied == FULL:
        return Refusal("R-30", Text("rrr-no-last-space", space=where, tile=tile))
    return Refusal("R-25", Text("rrr-no-use", space=where, tile=tile))


def bad_ferry(board: Board, start: int, end: int) -> Refusal:
    """Return what is wrong with moving this tile there (see R-36)."""
    missing = not_there(board, start)
    if missing is not None:
        return missing
    where = SPACE_NAMES[start]
    if start == board.acting:
        return Refusal("R-36", Text("rrr-no-ferry-self"))
    if (protection(board) >> start) & 1:
        return Refusal("R-33", Text("rrr-no-shielded", space=where, tile=pieces.tile_name(int(board.tile_at(start)))))
    return Refusal("R-36", Text("rrr-no-ferry-there", space=SPACE_NAMES[end]))
