"""Position documents of RRR, a position as plain data: writing them, whole or with holes, and reading their format.

The form is public and fixed. Tiles that a document doesn't name are out of the game: so a puzzle needs no more tiles than it is
about. Whether what it says can be a position is looked at in `validation`.
"""

from typing import Any, Final

from mypy_extensions import i64

from tatami.documents import check_choice, check_frame, check_int, check_list, check_object, kind_of, seat_field
from tatami.game import CHANCE, OVER, Document, DocumentError, Game
from tatami.games.rrr.board import BY_NO_TILE, CATCHING, RESOLVING, TILE_BITS, Board
from tatami.games.rrr.memory import remember_shown
from tatami.games.rrr.phases import CHOOSING, DEALING, DRAFTING, FINISHED, PACKET, PLAYING
from tatami.games.rrr.pieces import NEUTRALS, TILES, TOWER, members, one, size, tile_id
from tatami.games.rrr.position import DRAFT, NOBODY, SECRET_DRAFT, RrrKnowledge, RrrPosition
from tatami.games.rrr.spaces import FULL, SPACE_NAMES, SPACES, at
from tatami.games.rrr.turns import finish_full
from tatami.games.rrr.validation import check, losers

FIELDS: Final[list[str]] = [
    "game", "options", "score", "game_no", "first", "phase", "seat", "board", "zones", "hidden", "neutral", "discard", "used",
    "draft", "resolving",
]  # fmt: skip
PHASES: Final[list[str]] = ["deal", "draft", "place", "effect", "choose-first", "over"]
PHASE_NUMBERS: Final[list[int]] = [DEALING, DRAFTING, PLAYING, PLAYING, CHOOSING, FINISHED]  # of PHASES
MOST_GAMES: Final = 17  # of a match to nine wins
TILE_NUMBERS: Final[dict[str, int]] = {tile_id(tile): tile for tile in range(TILES)}


# -------------------------------------------------------------------------------------------------------------- writing


def dump(position: RrrPosition) -> Document:
    """Return the whole position, hidden parts included."""
    score = [int(position.score0), int(position.score1)]
    return written(position, int(position.seat), score, [0, 0], ids(position.used), ids(position.packet))


def data(known: RrrKnowledge) -> Document:
    """Return the position with holes, `?`, for what the seat doesn't know; and who looks."""
    used = holes(int(known.used_count - size(known.seen))) + ids(known.seen)
    packet = ids(known.packet) if known.packet else holes(int(known.packet_size))
    return known.with_viewer(written(known, int(known.mover), known.score[:], known.unseen, used, packet))


def written(
    seen: RrrPosition | RrrKnowledge, seat: int, score: list[int], unseen: list[int], used: list[str], packet: list[str]
) -> Document:
    """Return a document of what is seen; of each seat's hidden tiles this many are unseen."""
    board = seen.board
    return {
        "game": "rrr",
        "options": dict(seen.game.options),
        "score": score,
        "game_no": int(seen.game_no),
        "first": None if seen.first == NOBODY else int(seen.first),
        "phase": phase_name(seen.phase, board),
        "seat": seat_field(seat),
        "board": spaces_table(board),
        "zones": [holes(unseen[owner]) + ids(board.zone(owner)) for owner in (0, 1)],
        "hidden": [holes(unseen[owner]) + ids(board.zone(owner) & board.hidden) for owner in (0, 1)],
        "neutral": ids(board.neutral),
        "discard": ids(board.discard),
        "used": used,
        "draft": draft(seen.mode, seen.phase, ids(seen.open), packet, int(seen.step)),
        "resolving": [SPACE_NAMES[space] for space in board.resolving()],
    }


def spaces_table(board: Board) -> dict[str, dict[str, Any]]:
    """Return the occupied spaces."""
    table: dict[str, dict[str, Any]] = {}
    for space in range(SPACES):
        tile = int(board.tile_at(space))
        if tile < 0:
            continue
        entry: dict[str, Any] = {"tile": tile_id(tile), "ally": int(board.side_of(space))}
        if (board.face_down() >> space) & 1:
            entry["down"] = int((board.down1 >> space) & 1)
        if tile == TOWER:
            entry["under"] = tile_id(int(board.under) - 1)
        table[SPACE_NAMES[space]] = entry
    return table


def draft(mode: i64, phase: i64, open_tiles: list[str], packet: list[str], step: int) -> Document | None:
    """Return the draft while it lasts, from the first tile drawn for it on."""
    if phase not in (DEALING, DRAFTING):
        return None
    if mode == DRAFT:
        return {"open": open_tiles}
    if mode == SECRET_DRAFT:
        return {"packet": packet, "step": step}
    return None


def phase_name(phase: i64, board: Board) -> str:
    """Return the phase as documents name it."""
    if phase == PLAYING and board.resolving():
        return "effect"
    return PHASES[PHASE_NUMBERS.index(int(phase))]


def ids(tiles: i64) -> list[str]:
    """Return a set of tiles, sorted."""
    return sorted(tile_id(tile) for tile in members(tiles))


def holes(number: int) -> list[str]:
    """Return this many tiles that aren't known."""
    return ["?"] * number


# -------------------------------------------------------------------------------------------------------------- reading


def load(game: Game, document: object) -> RrrPosition:
    """Return the position that a document describes; DocumentError names the field that is wrong."""
    fields = check_frame(game, document, FIELDS)
    position = game.start()
    assert isinstance(position, RrrPosition)
    phase = check_choice(fields["phase"], "phase", PHASES)
    position.phase = PHASE_NUMBERS[PHASES.index(phase)]
    position.board = Board(0, 0, 0, 0, 0)
    _read_spaces(position.board, fields["board"])
    _read_zones(position.board, fields["zones"], fields["hidden"])
    position.board.neutral = _tiles(fields["neutral"], "neutral")
    position.board.discard = _tiles(fields["discard"], "discard")
    _read_draft(position, fields["draft"])
    position.used = _tiles(fields["used"], "used")
    position.game_no = check_int(fields["game_no"], "game_no", 1, MOST_GAMES)
    first = fields["first"]
    position.first = NOBODY if first is None else check_int(first, "first", 0, 1)
    position.seat = _seat(fields["seat"], phase)
    _read_resolving(position, fields["resolving"], phase)
    score = check_list(fields["score"], "score", 2)
    position.score0 = check_int(score[0], "score[0]", 0, SPACES * MOST_GAMES)
    position.score1 = check_int(score[1], "score[1]", 0, SPACES * MOST_GAMES)
    _complete(position)
    check(position)
    remember_shown(position)
    return position


def _tile(value: object, field: str) -> int:
    tile = TILE_NUMBERS.get(value) if isinstance(value, str) else None
    if tile is None:
        raise DocumentError(field, f"{value!r} is no tile; tiles are written as general/0 or pirate")
    return tile


def _tiles(value: object, field: str) -> i64:
    """Return a sorted list of tiles as a set."""
    tiles: i64 = 0
    names = check_list(value, field)
    for number, name in enumerate(names):
        bit = one(_tile(name, f"{field}[{number}]"))
        if tiles & bit:
            raise DocumentError(field, f"{name} stands twice")
        tiles |= bit
    if names != sorted(names):
        raise DocumentError(field, "must be sorted")
    return tiles


def _space(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in SPACE_NAMES:
        raise DocumentError(field, f"{value!r} is no space; they go from a1 to c3")
    return SPACE_NAMES.index(value)


def _read_spaces(board: Board, value: object) -> None:
    if not isinstance(value, dict):
        raise DocumentError("board", f"must be an object, not {kind_of(value)}")
    for name, entry in value.items():
        space = _space(name, "board")
        field = f"board.{name}"
        known = ["tile", "ally", *[extra for extra in ("down", "under") if isinstance(entry, dict) and extra in entry]]
        row: dict[str, Any] = check_object(entry, field, known)
        tile = _tile(row["tile"], f"{field}.tile")
        board.tiles |= (tile + 1) << (space * TILE_BITS)
        board.occupied |= at(space)
        board.religion |= check_int(row["ally"], f"{field}.ally", 0, 1) << space
        if "down" in row:
            if check_int(row["down"], f"{field}.down", 0, 1) == 1:
                board.down1 |= at(space)
            else:
                board.down0 |= at(space)
        if (tile == TOWER) != ("under" in row):
            raise DocumentError(f"{field}.under", "the Tower, and no other tile, lies on another (R-14)")
        if tile == TOWER:
            board.under = _tile(row["under"], f"{field}.under") + 1


def _read_zones(board: Board, zones: object, hidden: object) -> None:
    sets = [_tiles(zone, f"zones[{seat}]") for seat, zone in enumerate(check_list(zones, "zones", 2))]
    board.zone0, board.zone1 = sets[0], sets[1]
    for seat, names in enumerate(check_list(hidden, "hidden", 2)):
        tiles = _tiles(names, f"hidden[{seat}]")
        if tiles & ~sets[seat]:
            raise DocumentError(f"hidden[{seat}]", f"names a tile that isn't in zones[{seat}]")
        board.hidden |= tiles


def _read_draft(position: RrrPosition, value: object) -> None:
    position.step = 0
    if position.phase not in (DEALING, DRAFTING) or position.mode not in (DRAFT, SECRET_DRAFT):
        if value is not None:
            raise DocumentError("draft", "must be null but while tiles are drawn and taken in the draft modes (R-05)")
    elif position.mode == DRAFT:
        position.open = _tiles(check_object(value, "draft", ["open"])["open"], "draft.open")
    else:
        row = check_object(value, "draft", ["packet", "step"])
        position.packet = _tiles(row["packet"], "draft.packet")
        position.step = check_int(row["step"], "draft.step", 1, 4)


def _seat(value: object, phase: str) -> int:
    """Return who decides in this phase."""
    if phase == "deal" and value != "chance":
        raise DocumentError("seat", f"must be 'chance' while the neutrals are drawn, not {value!r}")
    if phase == "over":
        if value is not None:
            raise DocumentError("seat", f"must be null when the match is over, not {value!r}")
        return OVER
    return CHANCE if value == "chance" and phase in ("deal", "effect") else check_int(value, "seat", 0, 1)


def _read_resolving(position: RrrPosition, value: object, phase: str) -> None:
    if phase != "effect":
        if value != []:
            raise DocumentError("resolving", f"must be [] in phase {phase}")
        return
    names = check_list(value, "resolving")
    chain = [_space(name, f"resolving[{number}]") for number, name in enumerate(names)]
    if not 1 <= len(chain) <= 3 or len(set(chain)) < len(chain):
        raise DocumentError("resolving", "in phase effect it names one to three spaces, none of them twice (R-35)")
    board = position.board
    board.phase = CATCHING if position.seat == CHANCE else RESOLVING
    board.placed = chain[0]
    board.acting = chain[-1]
    if len(chain) == 3:
        board.via = chain[1]


def _complete(position: RrrPosition) -> None:
    """Add what a document doesn't say but what follows from it: whose turn it is, how many were drawn, and who lost."""
    board = position.board
    if position.phase in (DEALING, DRAFTING):
        board.mover = max(position.first, 0)
        position.drawn = _drawn(position)
    elif position.phase == PLAYING:
        board.mover = board.side_of(board.placed) if board.placed >= 0 else position.seat
    elif board.face_up() == FULL:
        finish_full(board)
    else:
        board.finish(NOBODY, BY_NO_TILE)
        found = losers(position)
        board.loser = position.seat if position.phase == CHOOSING else found[0] if found else 0
        board.mover = board.loser


def _drawn(position: RrrPosition) -> i64:
    """Return how many neutrals have been drawn for this game; two of each packet of a secret draft may be out."""
    if position.mode != SECRET_DRAFT:
        return size(position.in_game() & NEUTRALS)
    earlier: i64 = 0 if position.step <= 2 else PACKET
    return earlier + (size(position.packet) if position.phase == DEALING else PACKET)
