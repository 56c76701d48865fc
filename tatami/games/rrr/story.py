"""What a move of RRR tells each seat, in sentences for the log."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.game import Action, Seat
from tatami.games.rrr.actions import (
    CARD,
    CHOOSE_FIRST,
    CROSS,
    DECLINE,
    DIRECTION,
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
from tatami.games.rrr.effects import BANISHES, DESTROYS, USES_AGAIN, resolve
from tatami.games.rrr.position import ENDED, PLACING, Position
from tatami.games.rrr.spaces import DIRECTION_NAMES, SPACE_NAMES, SPACES, space_list
from tatami.games.rrr.state import CHOOSING, DEALING, DRAFT, DRAFTING, FINISHED, OWN_DRAWS, SECRET, SECRET_DRAFT, SHARED
from tatami.games.rrr.tiles import (
    HERALD,
    MESSENGER,
    SPY,
    TOWER,
    copy_of,
    named_all,
    tile_name,
)
from tatami.games.rrr.view import game_end, on_space, player, result
from tatami.texts import Text

if TYPE_CHECKING:
    from tatami.games.rrr.state import RrrState


def tell(state: "RrrState", action: Action, viewer: Seat) -> list[Text]:
    """What the viewer learns when this action is played now."""
    if state.phase == DEALING:
        return tell_deal(state, action, viewer)
    mover = int(state.position.mover) if state.seat < 0 else int(state.seat)
    who = player(viewer, mover)
    if state.phase == DRAFTING:
        return tell_draft(state, action, viewer, who)
    if state.phase == CHOOSING:
        first = mover if action == CHOOSE_FIRST else 1 - mover
        return [Text("rrr-story-chosen", who=who, first=player(viewer, first))]
    after = state.clone()
    after.play_unchecked(action)
    told = [tell_move(state.position, action, who)]
    told.extend(tell_after(state, after, viewer))
    return told


def tell_deal(state: "RrrState", action: Action, viewer: Seat) -> list[Text]:
    """What chance shows: who is first, open tiles to everybody, hidden ones to whom they belong."""
    if action < CARD:
        return [Text("rrr-story-first", who=player(viewer, action - START))]
    tile = tile_name(action - CARD + FIRST_NEUTRAL)
    if state.mode in (SHARED, DRAFT):
        return [Text("rrr-story-drawn", tile=tile)]
    if state.mode == SECRET_DRAFT:
        drawer = int(state.first if state.step == 1 else 1 - state.first)
        return [Text("rrr-story-drew", who=player(viewer, drawer), tile=tile)] if drawer == viewer else []
    drawer = int(state.drawn) // OWN_DRAWS
    if state.mode == SECRET and drawer != viewer:
        return []
    return [Text("rrr-story-drew", who=player(viewer, drawer), tile=tile)]


def tell_draft(state: "RrrState", action: Action, viewer: Seat, who: Text) -> list[Text]:
    """R-05: an open tile is taken before everybody; a kept one is known to its owner, a passed packet to both."""
    tile = tile_name(action - TAKE + FIRST_NEUTRAL)
    after = state.clone()
    after.play_unchecked(action)
    if state.mode == DRAFT:
        told = [Text("rrr-story-took", who=who, tile=tile)]
        if after.phase != DRAFTING:
            last = state.position.zone(1 - state.first) ^ after.position.zone(1 - state.first)
            told.append(Text("rrr-story-last-two", who=player(viewer, int(1 - state.first)), tiles=named_all(last)))
        return told
    told = [Text("rrr-story-kept", who=who, tile=tile) if viewer == state.seat else Text("rrr-story-kept-unseen", who=who)]
    if state.step in (1, 3):
        taker = player(viewer, int(after.seat))
        if viewer >= 0:
            told.append(Text("rrr-story-passed", who=who, other=taker, tiles=named_all(after.packet)))
        else:
            told.append(Text("rrr-story-passed-unseen", who=who, other=taker))
    else:
        told.append(Text("rrr-story-out"))
    return told


def tell_move(position: Position, action: int, who: Text) -> Text:
    """A tile is placed, or its effect used."""
    mover = int(position.mover)
    if action < DECLINE:
        kind, space = action // SPACES, action % SPACES
        tile = tile_name(int(copy_of(kind, position.zone(mover) | position.neutral, mover)))
        if kind == TOWER:
            return Text("rrr-story-cover", who=who, tile=tile, under=on_space(position, space))
        return Text("rrr-story-place", who=who, tile=tile, space=SPACE_NAMES[space])
    acting = on_space(position, int(position.acting))
    if action == DECLINE:
        return Text("rrr-story-decline", who=who, tile=acting)
    if action >= TOOK:
        return Text("rrr-story-caught", who=who, tile=tile_name(action - TOOK + FIRST_NEUTRAL))
    if action == UNSEEN:
        return Text("rrr-story-catch", who=who)
    kind = int(position.kind_at(position.acting))
    if TARGET <= action < DIRECTION:
        return Text(target_key(kind), who=who, tile=acting, target=on_space(position, action - TARGET))
    if NAMED <= action < CHOOSE_FIRST:
        if kind == SPY:
            named = copy_of(action - NAMED, position.zone(1 - mover) & ~position.hidden, 1 - mover)
            return Text("rrr-story-spied", who=who, tile=tile_name(int(named)))
        return Text("rrr-story-raised", who=who, tile=tile_name(int(copy_of(action - NAMED, position.discard, mover))))
    if action >= FERRY:
        moved = on_space(position, int(ferry_from(action)))
        return Text("rrr-story-ferried", who=who, tile=moved, space=SPACE_NAMES[int(ferry_to(action))])
    turned = [on_space(position, space) for space in flipped(position, action)]
    if action < PLUS:
        way = Text(f"rrr-way-{DIRECTION_NAMES[action - DIRECTION]}")
    elif action in (PLUS, CROSS):
        way = Text("rrr-way-orthogonal" if action == PLUS else "rrr-way-diagonal")
    else:
        way = Text("rrr-way-ahead" if kind == HERALD else "rrr-way-around")
    return Text("rrr-story-flipped", who=who, tile=acting, way=way, tiles=turned)


def flipped(position: Position, action: i64) -> list[int]:
    """The spaces whose tiles a group effect turns round."""
    after = position.clone()
    resolve(after, action)
    return space_list(position.religion ^ after.religion)


def target_key(kind: int) -> str:
    """What an effect does to the tile that it aims at."""
    if (DESTROYS >> kind) & 1:
        return "rrr-story-destroyed"
    if (BANISHES >> kind) & 1:
        return "rrr-story-banished"
    if (USES_AGAIN >> kind) & 1:
        return "rrr-story-used"
    return "rrr-story-recalled" if kind == MESSENGER else "rrr-story-turned"


def tell_after(state: "RrrState", after: "RrrState", viewer: Seat) -> list[Text]:
    """What follows a move at once: destroyed tiles leave (R-10, R-70), the game or the match ends."""
    told: list[Text] = []
    before = state.position
    turn_over = after.position.phase in (PLACING, ENDED) and after.position.mover != before.mover
    gone = (before.down1 if before.mover == 0 else before.down0) if turn_over else 0
    if gone:
        tiles = [on_space(before, space) for space in space_list(gone)]
        told.append(Text("rrr-story-cleared", tiles=tiles))
    if after.phase in (CHOOSING, FINISHED):
        told.append(game_end(after.position, viewer))
        score = [int(after.score0), int(after.score1)]
        told.append(Text("rrr-story-score", zero=score[0], one=score[1]))
        if after.phase == FINISHED:
            told.append(result(score, viewer))
    return told
