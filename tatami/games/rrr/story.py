"""What a move of RRR tells each seat, in sentences for the log."""

from mypy_extensions import i64

from tatami.game import Action, Seat
from tatami.games.rrr import actions
from tatami.games.rrr.board import ENDED, PLACING, Board
from tatami.games.rrr.effects import resolve
from tatami.games.rrr.phases import CHOOSING, DEALING, DRAFTING, FINISHED, OWN_DRAWS
from tatami.games.rrr.pieces import BANISHES, DESTROYS, HERALD, MESSENGER, SPY, TOWER, USES_AGAIN, copy_of, named_all, tile_name
from tatami.games.rrr.position import DRAFT, SECRET, SECRET_DRAFT, SHARED, RrrPosition
from tatami.games.rrr.spaces import DIRECTION_NAMES, SPACE_NAMES, SPACES, space_list
from tatami.games.rrr.view import game_end, on_space, player, result
from tatami.texts import Text


def tell(position: RrrPosition, action: Action, seat: Seat) -> list[Text]:
    """Return what the seat learns when this action is played now."""
    if position.phase == DEALING:
        return tell_deal(position, action, seat)
    mover = int(position.board.mover) if position.seat < 0 else int(position.seat)
    who = player(seat, mover)
    if position.phase == DRAFTING:
        return tell_draft(position, action, seat, who)
    if position.phase == CHOOSING:
        first = mover if action == actions.CHOOSE_FIRST else 1 - mover
        return [Text("rrr-story-chosen", who=who, first=player(seat, first))]
    after = position.clone()
    after.play_unchecked(action)
    told = [tell_move(position.board, action, who)]
    told.extend(tell_after(position, after, seat))
    return told


def tell_deal(position: RrrPosition, action: Action, viewer: Seat) -> list[Text]:
    """Return what chance shows: who is first, open tiles to everybody, hidden ones to whom they belong."""
    if action < actions.CARD:
        return [Text("rrr-story-first", who=player(viewer, action - actions.START))]
    tile = tile_name(action - actions.CARD + actions.FIRST_NEUTRAL)
    if position.mode in (SHARED, DRAFT):
        return [Text("rrr-story-drawn", tile=tile)]
    if position.mode == SECRET_DRAFT:
        drawer = int(position.first if position.step == 1 else 1 - position.first)
        return [Text("rrr-story-drew", who=player(viewer, drawer), tile=tile)] if drawer == viewer else []
    drawer = int(position.drawn) // OWN_DRAWS
    if position.mode == SECRET and drawer != viewer:
        return []
    return [Text("rrr-story-drew", who=player(viewer, drawer), tile=tile)]


def tell_draft(position: RrrPosition, action: Action, viewer: Seat, who: Text) -> list[Text]:
    """Return what a draft shows (see R-05): an open tile to everybody, a kept one to its owner, a passed packet to both."""
    tile = tile_name(action - actions.TAKE + actions.FIRST_NEUTRAL)
    after = position.clone()
    after.play_unchecked(action)
    if position.mode == DRAFT:
        told = [Text("rrr-story-took", who=who, tile=tile)]
        if after.phase != DRAFTING:
            last = position.board.zone(1 - position.first) ^ after.board.zone(1 - position.first)
            told.append(Text("rrr-story-last-two", who=player(viewer, int(1 - position.first)), tiles=named_all(last)))
        return told
    told = [Text("rrr-story-kept", who=who, tile=tile) if viewer == position.seat else Text("rrr-story-kept-unseen", who=who)]
    if position.step in (1, 3):
        taker = player(viewer, int(after.seat))
        if viewer >= 0:
            told.append(Text("rrr-story-passed", who=who, other=taker, tiles=named_all(after.packet)))
        else:
            told.append(Text("rrr-story-passed-unseen", who=who, other=taker))
    else:
        told.append(Text("rrr-story-out"))
    return told


def tell_move(board: Board, action: int, who: Text) -> Text:
    """Return that a tile is placed, or how its effect is used."""
    mover = int(board.mover)
    if action < actions.DECLINE:
        kind, space = action // SPACES, action % SPACES
        tile = tile_name(int(copy_of(kind, board.zone(mover) | board.neutral, mover)))
        if kind == TOWER:
            return Text("rrr-story-cover", who=who, tile=tile, under=on_space(board, space))
        return Text("rrr-story-place", who=who, tile=tile, space=SPACE_NAMES[space])
    acting = on_space(board, int(board.acting))
    if action == actions.DECLINE:
        return Text("rrr-story-decline", who=who, tile=acting)
    if action >= actions.TOOK:
        return Text("rrr-story-caught", who=who, tile=tile_name(action - actions.TOOK + actions.FIRST_NEUTRAL))
    if action == actions.UNSEEN:
        return Text("rrr-story-catch", who=who)
    kind = int(board.kind_at(board.acting))
    if actions.TARGET <= action < actions.DIRECTION:
        return Text(target_key(kind), who=who, tile=acting, target=on_space(board, action - actions.TARGET))
    if actions.NAMED <= action < actions.CHOOSE_FIRST:
        if kind == SPY:
            named = copy_of(action - actions.NAMED, board.zone(1 - mover) & ~board.hidden, 1 - mover)
            return Text("rrr-story-spied", who=who, tile=tile_name(int(named)))
        return Text("rrr-story-raised", who=who, tile=tile_name(int(copy_of(action - actions.NAMED, board.discard, mover))))
    if action >= actions.FERRY:
        moved = on_space(board, int(actions.ferry_from(action)))
        return Text("rrr-story-ferried", who=who, tile=moved, space=SPACE_NAMES[int(actions.ferry_to(action))])
    turned = [on_space(board, space) for space in flipped(board, action)]
    if action < actions.PLUS:
        way = Text(f"rrr-way-{DIRECTION_NAMES[action - actions.DIRECTION]}")
    elif action in (actions.PLUS, actions.CROSS):
        way = Text("rrr-way-orthogonal" if action == actions.PLUS else "rrr-way-diagonal")
    else:
        way = Text("rrr-way-ahead" if kind == HERALD else "rrr-way-around")
    return Text("rrr-story-flipped", who=who, tile=acting, way=way, tiles=turned)


def flipped(board: Board, action: i64) -> list[int]:
    """Return the spaces whose tiles a group effect turns round."""
    after = board.clone()
    resolve(after, action)
    return space_list(board.religion ^ after.religion)


def target_key(kind: int) -> str:
    """Return the key of what an effect does to the tile that it aims at."""
    if (DESTROYS >> kind) & 1:
        return "rrr-story-destroyed"
    if (BANISHES >> kind) & 1:
        return "rrr-story-banished"
    if (USES_AGAIN >> kind) & 1:
        return "rrr-story-used"
    return "rrr-story-recalled" if kind == MESSENGER else "rrr-story-turned"


def tell_after(position: RrrPosition, after: RrrPosition, viewer: Seat) -> list[Text]:
    """Return what follows a move at once: destroyed tiles leave (see R-10), the game or the match ends."""
    told: list[Text] = []
    before = position.board
    turn_over = after.board.phase in (PLACING, ENDED) and after.board.mover != before.mover
    gone = before.destroyed_by(1 - before.mover) if turn_over else 0
    if gone:
        tiles = [on_space(before, space) for space in space_list(gone)]
        told.append(Text("rrr-story-cleared", tiles=tiles))
    if after.phase in (CHOOSING, FINISHED):
        told.append(game_end(after.board, viewer))
        score = [int(after.score0), int(after.score1)]
        told.append(Text("rrr-story-score", zero=score[0], one=score[1]))
        if after.phase == FINISHED:
            told.append(result(score, viewer))
    return told
