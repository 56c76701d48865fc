"""The table of RRR in words, as one seat sees it, the board in plain characters; what a client draws; rules that matter."""

from typing import Final

from mypy_extensions import i64

from tatami.game import Document
from tatami.games.rrr import pieces, spaces
from tatami.games.rrr.board import BY_ALLIES, CATCHING, ENDED, PLACING, RESOLVING, Board
from tatami.games.rrr.effects import protection
from tatami.games.rrr.phases import CHOOSING, DEALING, DRAFTING, FINISHED, PLAYING
from tatami.games.rrr.position import DRAFT, NOBODY, SHARED, RrrKnowledge
from tatami.texts import Text

CELL: Final = 19  # the longest is ^ (necromancer) * with a space on both sides
CAUSES: Final[list[str]] = ["", "allies", "death", "no-tile"]  # why a game ended, in the order of `board`
EDGE: Final = "  +" + ("-" * CELL + "+") * 3
FILES: Final = "   " + " ".join(letter.center(CELL) for letter in "abc")


def words(known: RrrKnowledge) -> list[Text]:
    """Return the view, line by line."""
    board = known.board
    mode = Text(f"rrr-mode-{known.game.options['neutrals']}")
    victory = Text(f"rrr-victory-{known.game.options['victory']}", games=int(known.games))
    score = [Text("rrr-side-score", who=who(known, seat), score=known.score[seat]) for seat in (0, 1)]
    lines = [Text("rrr-view-title", mode=mode, victory=victory, number=int(known.game_no)), Text("rrr-view-score", score=score)]
    lines.extend(Text("rrr-row", row=row) for row in drawing(board))
    lines.append(Text("rrr-view-legend"))
    lines.extend(allies_line(known, seat) for seat in (0, 1))
    down = board.face_down()
    if down:
        lines.append(Text("rrr-view-down", tiles=[down_tile(known, space) for space in spaces.space_list(down)]))
    lines.extend(zone_line(known, seat) for seat in (0, 1))
    if known.mode == SHARED:
        lines.append(Text("rrr-view-neutral", tiles=pieces.named_all(board.neutral) or nothing()))
    lines.append(Text("rrr-view-discard", tiles=pieces.named_all(board.discard) or nothing()))
    lines.extend(draft_lines(known))
    lines.extend(used_lines(known))
    lines.extend(effect_lines(known))
    lines.append(now(known))
    return lines


def drawing(board: Board) -> list[str]:
    """Return the board as rows of characters: files a-c, ranks 3-1, two rows a rank."""
    shield = int(protection(board))
    resolving = board.resolving()
    rows = [FILES.rstrip(), EDGE]
    for rank in (2, 1, 0):
        row = range(rank * 3, rank * 3 + 3)
        upper = [f" {upper_cell(board, space, shield, resolving)}".ljust(CELL) for space in row]
        lower = [f"   {lower_cell(board, space)}".ljust(CELL) for space in row]
        rows.append(f"{rank + 1} |{'|'.join(upper)}|")
        rows.append(f"  |{'|'.join(lower)}|")
        rows.append(EDGE)
    return rows


def upper_cell(board: Board, space: int, shield: int, resolving: list[int]) -> str:
    """Return whom the tile points for and what it is: `^ general`, `v (guard)` with the shield, `# knight` face down."""
    tile = int(board.tile_at(space))
    if tile < 0:
        return ""
    name = pieces.IDS[int(pieces.kind_of(tile))]
    if (board.face_down() >> space) & 1:
        return f"# {name}"
    if (shield >> space) & 1:
        name = f"({name})"
    point = "v" if board.side_of(space) == 1 else "^"
    return f"{point} {name}{' *' if space in resolving else ''}"


def lower_cell(board: Board, space: int) -> str:
    """Return what lies below a Tower, or who turned a tile face down."""
    text = ""
    if board.tile_at(space) == pieces.TOWER:
        text = f"/{pieces.IDS[int(pieces.kind_of(board.under - 1))]}"
    for seat in (0, 1):
        if (board.destroyed_by(seat) >> space) & 1:
            text = f"{text} #{seat}".strip()
    return text


def nothing() -> list[Text]:
    """Return what stands for an empty list."""
    return [Text("rrr-nothing")]


def who(known: RrrKnowledge, seat: int) -> Text:
    """Return a seat's name and side, and whether it is the one that looks."""
    return player(int(known.seat), seat)


def player(viewer: int, seat: int) -> Text:
    """Return a seat's name and side, as this viewer is told."""
    return Text(f"rrr-player-{seat}-you" if seat == viewer else f"rrr-player-{seat}")


def on_space(board: Board, space: int) -> Text:
    """Return a tile and where it lies; a stack with what it covers."""
    tile, where = int(board.tile_at(space)), spaces.SPACE_NAMES[space]
    if tile == pieces.TOWER:
        return Text("rrr-stack", tile=pieces.tile_name(tile), under=pieces.tile_name(int(board.under) - 1), space=where)
    return Text("rrr-on", tile=pieces.tile_name(tile), space=where)


def allies_line(known: RrrKnowledge, seat: int) -> Text:
    """Return a seat's allies and where they lie."""
    tiles = [on_space(known.board, space) for space in spaces.space_list(known.board.allies(seat))]
    return Text("rrr-view-allies", who=who(known, seat), count=len(tiles), tiles=tiles)


def down_tile(known: RrrKnowledge, space: int) -> Text:
    """Return a face-down tile and who destroyed it."""
    seat = int(known.board.down1 >> space) & 1
    return Text("rrr-down", tile=on_space(known.board, space), who=who(known, seat))


def zone_line(known: RrrKnowledge, seat: int) -> Text:
    """Return a seat's zone: the tiles that the viewer sees, and how many they don't."""
    board = known.board
    zone = board.zone(seat)
    tiles = pieces.named_all(zone & ~board.hidden)
    tiles.extend(Text("rrr-hidden", tile=tile) for tile in pieces.named_all(zone & board.hidden))
    if known.unseen[seat]:
        tiles.append(Text("rrr-unseen", count=known.unseen[seat]))
    return Text("rrr-view-zone", who=who(known, seat), tiles=tiles or nothing())


def draft_lines(known: RrrKnowledge) -> list[Text]:
    """Return what there is to take from."""
    if known.phase not in (DEALING, DRAFTING) or known.packet_size == pieces.size(known.open) == 0:
        return []
    if known.mode == DRAFT:
        return [Text("rrr-view-open", tiles=pieces.named_all(known.open))]
    tiles = pieces.named_all(known.packet) or [Text("rrr-unseen", count=int(known.packet_size))]
    return [Text("rrr-view-packet", tiles=tiles)]


def used_lines(known: RrrKnowledge) -> list[Text]:
    """Return the neutrals that are out (see R-62), and what became of a packet passed on."""
    here = known.board.in_game() | known.open | known.packet
    unknown = int(known.used_count - pieces.size(known.seen)) - known.unseen[0] - known.unseen[1]
    if known.packet == 0:
        unknown -= int(known.packet_size)
    lines: list[Text] = []
    for owner in (0, 1):
        passed = known.kept_from(owner) if known.unseen[owner] else 0
        if passed:  # one of them is among the tiles that the viewer doesn't see
            lines.append(Text("rrr-view-passed", tiles=pieces.named_all(passed), who=who(known, owner)))
            here |= passed
            unknown += 1
    out = pieces.named_all(known.seen & ~here)
    if unknown > 0:
        out.append(Text("rrr-unseen", count=unknown))
    if out:
        lines.append(Text("rrr-view-out", tiles=out))
    return lines


def effect_lines(known: RrrKnowledge) -> list[Text]:
    """Return what the tiles do that the viewer can place or take now."""
    board = known.board
    if known.mover != known.seat:
        return []
    tiles = known.open | known.packet if known.phase == DRAFTING else 0
    if known.phase == PLAYING and board.phase == PLACING and board.occupied:
        tiles = board.zone(known.mover) | board.neutral
    kinds = pieces.members(pieces.kinds_of(tiles))
    if not kinds:
        return []
    does = [Text(f"rrr-does-{pieces.IDS[kind]}", tile=pieces.kind_name(kind, int(known.seat))) for kind in kinds]
    return [Text("rrr-view-effects", tiles=does)]


def now(known: RrrKnowledge) -> Text:
    """Return who decides, and what."""
    board = known.board
    if known.phase == FINISHED:
        return result(known.score, int(known.seat))
    if known.phase == DEALING:
        return Text("rrr-now-deal" if known.first != NOBODY else "rrr-now-first")
    if known.phase == CHOOSING:
        return Text("rrr-now-choose", who=who(known, int(known.mover)), end=game_end(board, int(known.seat)))
    if known.phase == DRAFTING:
        return Text("rrr-now-draft" if known.mode == DRAFT else "rrr-now-keep", who=who(known, int(known.mover)))
    if board.phase == CATCHING:
        return Text("rrr-now-catch")
    mover = who(known, int(known.mover))
    if board.phase == PLACING:
        return Text("rrr-now-citizen" if board.occupied == 0 else "rrr-now-place", who=mover)
    acting = int(board.acting)
    kind = int(board.kind_at(acting))
    choice = Text(f"rrr-choose-{pieces.IDS[kind]}")
    key = "rrr-now-effect" if board.acting == board.placed else "rrr-now-again"
    return Text(key, who=mover, tile=pieces.named(int(board.tile_at(acting))), space=spaces.SPACE_NAMES[acting], choice=choice)


def game_end(board: Board, viewer: int) -> Text:
    """Return how a game ended."""
    loser = player(viewer, int(board.loser))
    winner = player(viewer, int(1 - board.loser))
    if board.cause != BY_ALLIES:
        return Text(f"rrr-end-{CAUSES[board.cause]}", who=loser, winner=winner)
    allies = [int(spaces.count(board.allies(seat))) for seat in (0, 1)]
    return Text("rrr-end-allies", winner=winner, most=max(allies), least=min(allies))


def result(score: list[int], viewer: int) -> Text:
    """Return how the match ended."""
    best = leader(score)
    if best is None:
        return Text("rrr-over-tie", points=score[0])
    return Text("rrr-over-won", who=player(viewer, best), most=score[best], least=score[1 - best])


def facts(known: RrrKnowledge) -> Document:
    """Return what follows from the rules: shielded tiles and those open to effects, what a space stands for, and the score."""
    board = known.board
    shield = protection(board) & spaces.FULL
    return {
        "shielded": [spaces.SPACE_NAMES[space] for space in spaces.space_list(shield)],
        "open": [spaces.SPACE_NAMES[space] for space in spaces.space_list(board.face_up() & ~shield)],
        "aims": aims(board),
        "allies": [int(spaces.count(board.allies(seat))) for seat in (0, 1)],
        "needed": None if known.by_points else int(known.games),
        "end": {"cause": CAUSES[board.cause], "loser": int(board.loser)} if board.phase == ENDED else None,
        "winner": leader(known.score) if known.phase == FINISHED else None,
    }


def leader(score: list[int]) -> int | None:
    """Return the seat with more points or wins, None when they are equal."""
    return None if score[0] == score[1] else score.index(max(score))


def aims(board: Board) -> dict[str, str]:
    """Return by space the choice meant by pointing there, for effects that hit a direction, a group, or all in reach."""
    space = board.acting
    kind = board.kind_at(space) if board.phase == RESOLVING else pieces.CITIZEN
    meant: dict[str, i64] = {}
    if kind == pieces.GENERAL:
        meant = {name: spaces.RAYS[number * spaces.SPACES + space] for number, name in enumerate(spaces.DIRECTION_NAMES)}
    elif kind == pieces.SOVEREIGN:
        meant = {"+": spaces.ORTHOGONAL[space], "x": spaces.DIAGONAL[space]}
    elif kind in (pieces.HERALD, pieces.REBEL):
        meant = {"!": spaces.at(space) | (pieces.printed_reach(kind, board.side_of(space), space) & board.occupied)}
    return {spaces.SPACE_NAMES[other]: name for name, reached in meant.items() for other in spaces.space_list(reached)}


def rules(known: RrrKnowledge) -> list[str]:
    """Return the rules to know for the decision at hand."""
    board = known.board
    if known.phase == FINISHED:
        return ["R-61", "R-73"] if known.by_points else ["R-60"]
    if known.phase == CHOOSING:
        return ["R-62", "R-74", "R-61" if known.by_points else "R-60"]
    if known.phase == DEALING:
        return ["R-01", "R-02", "R-05"]
    if known.phase == DRAFTING:
        return ["R-05", "R-72"]
    if board.phase == PLACING and board.occupied == 0:
        return ["R-01", "R-02", "R-11"]
    if board.phase == PLACING:
        found = ["R-10", "R-11", "R-12", "R-13"]
        stock = board.zone(known.mover) | board.neutral
        if stock & pieces.one(pieces.TOWER):
            found.append("R-14")
        found.extend(["R-20", "R-21", "R-22", "R-33", "R-50"])
        if stock & pieces.one(pieces.DEATH) or any(
            board.kind_at(space) == pieces.DEATH for space in spaces.space_list(board.face_up())
        ):
            found.append("R-51")
        return found
    return effect_rules(int(board.kind_at(board.acting)))


def effect_rules(kind: int) -> list[str]:
    """Return the rules about the effect of a kind."""
    found = ["R-20", "R-22", "R-25", "R-33", "R-34"]
    if (pieces.DESTROYS >> kind) & 1:
        found.append("R-30")
    elif (pieces.BANISHES >> kind) & 1 or kind == pieces.SPY:
        found.append("R-31")
    elif (pieces.USES_AGAIN >> kind) & 1:
        found.append("R-35")
    elif kind == pieces.MESSENGER:
        found.extend(["R-38", "R-72"])
    elif kind == pieces.FERRYMAN:
        found.append("R-36")
    elif kind == pieces.NECROMANCER:
        found.extend(["R-37", "R-72"])
    else:
        found.extend(["R-23", "R-24", "R-32"])
    if kind == pieces.GENERAL:
        found.append("R-71")
    if kind == pieces.SPY:
        found.append("R-39")
    return found
