"""Why a move of RRR isn't legal: the rule's number and the facts that the mover knows."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.game import Action, Refusal
from tatami.games.rrr.actions import (
    CARD,
    CHOOSE_FIRST,
    CHOOSE_SECOND,
    CROSS,
    DECLINE,
    DIRECTION,
    DO,
    END,
    FERRY,
    FIRST_NEUTRAL,
    NAMED,
    PLUS,
    START,
    TAKE,
    TARGET,
    TOOK,
    UNSEEN,
    ferry_from,
    ferry_to,
)
from tatami.games.rrr.effects import AIMS, BANISHES, DESTROYS, NEAR_DIAGONAL, NEAR_ORTHOGONAL, REACH, USES_AGAIN, protection
from tatami.games.rrr.position import CATCHING, PLACING, Position
from tatami.games.rrr.spaces import FULL, SPACE_NAMES, SPACES
from tatami.games.rrr.state import CHOOSING, DEALING, DRAFTING, FINISHED
from tatami.games.rrr.tiles import (
    ACTIVE,
    CITIZEN,
    FERRYMAN,
    GENERAL,
    HERALD,
    IDS,
    MESSENGER,
    NECROMANCER,
    PIRATE,
    PRINCESS,
    REBEL,
    SOVEREIGN,
    SPY,
    TOWER,
    kind_name,
    kinds_of,
    tile_name,
)
from tatami.texts import Text

if TYPE_CHECKING:
    from tatami.games.rrr.state import RrrState


def why_not(state: "RrrState", action: Action) -> Refusal:
    """The rule that an illegal action breaks, and how."""
    if state.phase == FINISHED:
        return Refusal("R-61" if state.by_points else "R-60", Text("rrr-no-over"))
    if START <= action < END:
        return not_by_chance(state, action)
    if state.phase == DEALING:
        return Refusal("R-05", Text("rrr-no-wait"))
    if state.phase == CHOOSING:
        return Refusal("R-62", Text("rrr-no-choose-first"))
    if action in (CHOOSE_FIRST, CHOOSE_SECOND):
        return Refusal("R-62", Text("rrr-no-choice-now"))
    if state.phase == DRAFTING:
        if TAKE <= action < FERRY:
            return Refusal("R-05", Text("rrr-no-such-offer", tile=tile_name(action - TAKE + FIRST_NEUTRAL)))
        return Refusal("R-05", Text("rrr-no-draft-first"))
    if TAKE <= action < FERRY:
        return Refusal("R-05", Text("rrr-no-draft"))
    position = state.position
    if position.phase == CATCHING:
        return Refusal("R-39", Text("rrr-no-wait-catch"))
    if position.phase == PLACING:
        if action >= DECLINE:
            return Refusal("R-11", Text("rrr-no-pass" if action == DECLINE else "rrr-no-place-first"))
        return bad_placement(position, action // SPACES, action % SPACES)
    if action < DECLINE:
        key = "rrr-no-effect-first" if position.acting == position.placed else "rrr-no-effect-again-first"
        return Refusal("R-12", Text(key, tile=acting_tile(position)))
    if action == DECLINE:
        return Refusal("R-35", Text("rrr-no-decline", tile=acting_tile(position)))
    return bad_choice(position, action)


def not_by_chance(state: "RrrState", action: Action) -> Refusal:
    """Chance's own moves, where they can't come."""
    if action < CARD:
        return Refusal("R-02", Text("rrr-no-lot"))
    if action >= TOOK:
        catching = state.position.phase == CATCHING and state.phase not in (DEALING, DRAFTING, CHOOSING)
        return Refusal("R-39", Text("rrr-no-such-catch" if catching else "rrr-no-catch"))
    if state.phase == DEALING:
        return Refusal("R-05", Text("rrr-no-lot-first" if state.first < 0 else "rrr-no-such-draw"))
    return Refusal("R-05", Text("rrr-no-draw"))


def acting_tile(position: Position) -> Text:
    """The tile whose choice is due."""
    return tile_name(int(position.tile_at(position.acting)))


def bad_placement(position: Position, kind: int, space: int) -> Refusal:
    """What is wrong with placing a tile of this kind here."""
    name = kind_name(kind, int(position.mover))
    if position.occupied == 0 and kind != CITIZEN:
        return Refusal("R-02", Text("rrr-no-citizen-first"))
    if not (kinds_of(position.zone(position.mover) | position.neutral) >> kind) & 1:
        return Refusal("R-11", Text("rrr-no-tile", tile=name))
    where = SPACE_NAMES[space]
    down = bool(((position.down0 | position.down1) >> space) & 1)
    if kind != TOWER:
        return Refusal("R-11", Text("rrr-no-free-down" if down else "rrr-no-free", space=where))
    if not (position.occupied >> space) & 1:
        return Refusal("R-14", Text("rrr-no-cover-free", space=where))
    if down:
        return Refusal("R-14", Text("rrr-no-cover-down", space=where))
    tile = tile_name(int(position.tile_at(space)))
    if not (position.allies(position.mover) >> space) & 1:
        return Refusal("R-14", Text("rrr-no-cover-enemy", space=where, tile=tile))
    return Refusal("R-14", Text("rrr-no-cover-shield", space=where, tile=tile))


def takes(kind: int, action: int) -> bool:
    """Whether this is the form of choice that a kind's effect takes."""
    if TARGET <= action < DIRECTION:
        return bool((AIMS >> kind) & 1)
    if action < PLUS:
        return kind == GENERAL
    if action in (PLUS, CROSS):
        return kind == SOVEREIGN
    if action == DO:
        return kind in (HERALD, REBEL)
    if action == UNSEEN:
        return kind == SPY
    return kind in (SPY, NECROMANCER) if action < FERRY else kind == FERRYMAN


def bad_choice(position: Position, action: int) -> Refusal:
    """What is wrong with this choice for the effect under way."""
    kind = int(position.kind_at(position.acting))
    tile = acting_tile(position)
    if not takes(kind, action):
        return Refusal("R-12", Text("rrr-no-such-choice", tile=tile, choice=Text(f"rrr-choose-{IDS[kind]}")))
    if TARGET <= action < DIRECTION:
        return bad_target(position, kind, action - TARGET)
    if action == UNSEEN:
        return Refusal("R-39", Text("rrr-no-hidden"))
    if NAMED <= action < CHOOSE_FIRST:
        if kind == SPY:
            return Refusal("R-39", Text("rrr-no-spy-tile", tile=kind_name(action - NAMED, int(1 - position.mover))))
        return Refusal("R-37", Text("rrr-no-discarded", tile=kind_name(action - NAMED, int(position.mover))))
    if action >= FERRY:
        return bad_ferry(position, int(ferry_from(action)), int(ferry_to(action)))
    return Refusal("R-25", Text("rrr-no-change", tile=tile))


def rule_of(kind: int) -> str:
    """The rule about what an effect does to its target."""
    if (DESTROYS >> kind) & 1:
        return "R-30"
    if (BANISHES >> kind) & 1:
        return "R-31"
    return "R-35" if (USES_AGAIN >> kind) & 1 else "R-32" if kind == PRINCESS else "R-38"


def bad_target(position: Position, kind: int, space: int) -> Refusal:
    """What is wrong with this target."""
    where = SPACE_NAMES[space]
    acting = acting_tile(position)
    missing = not_there(position, space)
    if missing is not None:
        return missing
    tile = tile_name(int(position.tile_at(space)))
    if kind == MESSENGER:
        if space in (position.acting, position.placed):
            return Refusal("R-38", Text("rrr-no-recall-self"))
        if not (position.allies(position.mover) >> space) & 1:
            return Refusal("R-38", Text("rrr-no-recall-enemy", space=where, tile=tile))
    if not (REACH[kind * SPACES + position.acting] >> space) & 1:
        return Refusal(rule_of(kind), Text(f"rrr-no-reach-{reach_name(kind)}", tile=acting, space=where))
    guarded = protection(position)
    shielded = bool((guarded >> space) & 1)
    if kind == PIRATE:
        return Refusal("R-33", Text("rrr-no-shield-there", space=where, tile=tile))
    if shielded:
        return Refusal("R-33", Text("rrr-no-shielded", space=where, tile=tile))
    return bad_use(position, space, guarded)


def reach_name(kind: int) -> str:
    """How far an effect reaches: orthogonally, diagonally or all around."""
    return "orthogonal" if kind in NEAR_ORTHOGONAL else "diagonal" if kind in NEAR_DIAGONAL else "around"


def not_there(position: Position, space: int) -> Refusal | None:
    """R-22: a target is a face-up tile."""
    if not (position.occupied >> space) & 1:
        return Refusal("R-22", Text("rrr-no-target", space=SPACE_NAMES[space]))
    if not (position.face_up() >> space) & 1:
        return Refusal("R-22", Text("rrr-no-target-down", space=SPACE_NAMES[space]))
    return None


def bad_use(position: Position, space: int, guarded: i64) -> Refusal:
    """Why this tile can't be used again (R-35)."""
    kind = int(position.kind_at(space))
    where = SPACE_NAMES[space]
    tile = tile_name(int(position.tile_at(space)))
    if not (ACTIVE >> kind) & 1:
        return Refusal("R-35", Text("rrr-no-active", space=where, tile=tile))
    if (guarded >> (SPACES + space)) & 1:
        return Refusal("R-34", Text("rrr-no-void", space=where, tile=tile))
    if (DESTROYS >> kind) & 1 and position.occupied == FULL:
        return Refusal("R-30", Text("rrr-no-last-space", space=where, tile=tile))
    return Refusal("R-25", Text("rrr-no-use", space=where, tile=tile))


def bad_ferry(position: Position, start: int, end: int) -> Refusal:
    """What is wrong with moving this tile there (R-36)."""
    missing = not_there(position, start)
    if missing is not None:
        return missing
    where = SPACE_NAMES[start]
    if start == position.acting:
        return Refusal("R-36", Text("rrr-no-ferry-self"))
    if (protection(position) >> start) & 1:
        return Refusal("R-33", Text("rrr-no-shielded", space=where, tile=tile_name(int(position.tile_at(start)))))
    return Refusal("R-36", Text("rrr-no-ferry-there", space=SPACE_NAMES[end]))
