"""Reading position documents of RRR: what contradicts itself or the rules is refused by the name of the field.

Tiles that a document doesn't name are out of the game: so a puzzle needs no more tiles than it is about.
"""

from typing import Any, Final

from mypy_extensions import i64

from tatami.documents import check_frame, choice, entries, items, kind_of, whole
from tatami.game import CHANCE, DocumentError
from tatami.games.rrr.document import FIELDS, PHASES
from tatami.games.rrr.knowledge import on_board, sees_packet
from tatami.games.rrr.position import TILE_BITS
from tatami.games.rrr.reading_phases import read_phase
from tatami.games.rrr.spaces import SPACE_NAMES, at
from tatami.games.rrr.state import (
    DEALING,
    DRAFT,
    DRAFTING,
    DRAWN,
    NO_NEUTRALS,
    NOBODY,
    OWN_DRAWS,
    PACKET,
    PLAYING,
    SECRET,
    SECRET_DRAFT,
    SHARED,
    RrrState,
)
from tatami.games.rrr.tiles import CITIZEN, FACTIONS, GUARD, KINDS, NEUTRALS, TILES, TOWER, one, size, tile_id

TILE_NUMBERS: Final[dict[str, int]] = {tile_id(tile): tile for tile in range(TILES)}
STATE_PHASES: Final[list[int]] = [DEALING, DRAFTING, PLAYING, PLAYING, 3, 4]  # by the documents' phases


def read(state: RrrState, given: object) -> RrrState:
    """Fill the new state with what the document describes; DocumentError names the field that is wrong."""
    document = check_frame(state.game, given, FIELDS)
    phase = choice(document["phase"], "phase", PHASES)
    state.phase = STATE_PHASES[PHASES.index(phase)]
    _read_board(state, document["board"])
    _read_zones(state, document["zones"], document["hidden"])
    _read_piles(state, document["neutral"], document["discard"])
    _read_draft(state, document["draft"])
    _read_used(state, document["used"])
    state.game_no = whole(document["game_no"], "game_no", 1, 17)
    _read_first(state, document["first"])
    if state.phase == DEALING or state.phase == DRAFTING:
        _check_before_play(state)
        _read_early_seat(state, document["seat"])
        if document["resolving"] != []:
            raise DocumentError("resolving", f"must be [] in phase {phase}")
    read_phase(state, document, phase)
    _set_memory(state)
    return state


# --------------------------------------------------------------------------------------------------------- tiles


def _tile(value: object, field: str) -> int:
    tile = TILE_NUMBERS.get(value) if isinstance(value, str) else None
    if tile is None:
        raise DocumentError(field, f"{value!r} is no tile; tiles are written as general/0 or pirate")
    return tile


def _tiles(value: object, field: str) -> i64:
    """A sorted list of tiles as a set."""
    tiles: i64 = 0
    names = items(value, field)
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


def _read_board(state: RrrState, value: object) -> None:
    if not isinstance(value, dict):
        raise DocumentError("board", f"must be an object, not {kind_of(value)}")
    position = state.position
    for name, entry in value.items():
        space = _space(name, "board")
        field = f"board.{name}"
        known = ["tile", "ally", *(extra for extra in ("down", "under") if isinstance(entry, dict) and extra in entry)]
        row: dict[str, Any] = entries(entry, field, known)
        tile = _tile(row["tile"], f"{field}.tile")
        if on_board(position) & one(tile):
            raise DocumentError(f"{field}.tile", f"{row['tile']} lies on the board twice")
        position.tiles |= (tile + 1) << (space * TILE_BITS)
        position.occupied |= at(space)
        position.religion |= whole(row["ally"], f"{field}.ally", 0, 1) << space
        if "down" in row:
            if whole(row["down"], f"{field}.down", 0, 1) == 1:
                position.down1 |= at(space)
            else:
                position.down0 |= at(space)
        _read_under(state, row, tile, field)


def _read_under(state: RrrState, row: dict[str, Any], tile: int, field: str) -> None:
    """R-14: the Tower lies on a tile, and nothing else does."""
    if (tile == TOWER) != ("under" in row):
        raise DocumentError(f"{field}.under", "the Tower, and no other tile, lies on another (R-14)")
    if tile != TOWER:
        return
    under = _tile(row["under"], f"{field}.under")
    if under in (GUARD, GUARD + KINDS):
        raise DocumentError(f"{field}.under", "a Guard has the shield and can't be covered (R-14)")
    if on_board(state.position) & one(under):
        raise DocumentError(f"{field}.under", f"{row['under']} lies on the board twice")
    state.position.under = under + 1


def _read_zones(state: RrrState, zones: object, hidden: object) -> None:
    position = state.position
    sets = [_tiles(zone, f"zones[{seat}]") for seat, zone in enumerate(items(zones, "zones", 2))]
    position.zone0, position.zone1 = sets[0], sets[1]
    for seat, names in enumerate(items(hidden, "hidden", 2)):
        field = f"hidden[{seat}]"
        tiles = _tiles(names, field)
        if tiles & ~sets[seat]:
            raise DocumentError(field, f"names a tile that isn't in zones[{seat}]")
        if tiles and state.mode not in (SECRET, SECRET_DRAFT):
            raise DocumentError(field, "no tile is hidden in this mode (R-05)")
        if tiles & ~NEUTRALS:
            raise DocumentError(field, "only neutral tiles but the Citizen are ever hidden (R-05)")
        if size(tiles) > OWN_DRAWS:
            raise DocumentError(field, "a seat has two hidden tiles at most (R-05)")
        position.hidden |= tiles
    if sets[0] & sets[1]:
        raise DocumentError("zones[1]", "has a tile that zones[0] has too")
    if on_board(position) & (sets[0] | sets[1]):
        raise DocumentError("zones", "a tile of a zone lies on the board too")


def _read_piles(state: RrrState, neutral: object, discard: object) -> None:
    position = state.position
    position.neutral = _tiles(neutral, "neutral")
    position.discard = _tiles(discard, "discard")
    if position.neutral and state.mode != SHARED:
        raise DocumentError("neutral", "there is a neutral area only with neutrals=shared (R-05)")
    if position.neutral & ~NEUTRALS:
        raise DocumentError("neutral", "only neutral tiles but the Citizen lie here (R-05)")
    elsewhere = on_board(position) | position.zone0 | position.zone1
    if position.neutral & elsewhere:
        raise DocumentError("neutral", "has a tile that is on the board or in a zone too")
    if position.discard & (elsewhere | position.neutral):
        raise DocumentError("discard", "has a tile that is somewhere else too")


def _read_draft(state: RrrState, value: object) -> None:
    early = state.phase == DEALING or state.phase == DRAFTING
    if not early or state.mode not in (DRAFT, SECRET_DRAFT):
        if value is not None:
            raise DocumentError("draft", "must be null but while tiles are drawn and taken in the draft modes (R-05)")
        return
    if state.mode == DRAFT:
        state.open = _tiles(entries(value, "draft", ["open"])["open"], "draft.open")
    else:
        row = entries(value, "draft", ["packet", "step"])
        state.packet = _tiles(row["packet"], "draft.packet")
        state.step = whole(row["step"], "draft.step", 1, 4)
    field = "draft.open" if state.mode == DRAFT else "draft.packet"
    tiles = state.open | state.packet
    position = state.position
    if tiles & ~NEUTRALS:
        raise DocumentError(field, "only neutral tiles but the Citizen are drawn (R-05)")
    if tiles & (on_board(position) | position.zone0 | position.zone1 | position.discard):
        raise DocumentError(field, "has a tile that is somewhere else too")


def in_game(state: RrrState) -> i64:
    """All tiles that this game shows, wherever they are."""
    position = state.position
    tiles = on_board(position) | position.zone0 | position.zone1 | position.neutral | position.discard
    return tiles | state.open | state.packet


def _read_used(state: RrrState, value: object) -> None:
    """R-62, R-74: the neutrals drawn in this match, this game's among them."""
    state.used = _tiles(value, "used")
    if state.used & ~NEUTRALS:
        raise DocumentError("used", "only neutral tiles but the Citizen are counted (R-62)")
    neutrals = in_game(state) & NEUTRALS
    if neutrals and state.mode == NO_NEUTRALS:
        zones = state.position.zone0 | state.position.zone1
        field = "zones" if neutrals & zones else "discard" if neutrals & state.position.discard else "board"
        raise DocumentError(field, "has a neutral tile besides the Citizen with neutrals=none (R-05)")
    if state.used and state.mode == NO_NEUTRALS:
        raise DocumentError("used", "no neutrals are used with neutrals=none (R-05)")
    if neutrals & ~state.used:
        raise DocumentError("used", "must name all neutrals of this game, but the Citizen (R-74)")
    if size(neutrals) > DRAWN[state.mode]:
        raise DocumentError("used", f"this game shows {size(neutrals)} neutrals, {DRAWN[state.mode]} is the most (R-05)")


# ------------------------------------------------------------------------------------------- before the first tile


def _read_first(state: RrrState, value: object) -> None:
    option = state.game.options["first"]
    if value is None:
        if state.phase != DEALING or option != "random" or state.game_no != 1:
            raise DocumentError("first", "may be null only before chance has said who is first")
        state.first = NOBODY
        return
    state.first = whole(value, "first", 0, 1)
    if isinstance(option, int) and state.game_no == 1 and state.first != option:
        raise DocumentError("first", f"must be {option} in game 1, as option first says")


def _check_before_play(state: RrrState) -> None:
    """While neutrals are drawn or drafted, nobody has placed a tile, and they come in the order of R-05."""
    position = state.position
    if position.occupied:
        raise DocumentError("board", "must be empty before the neutrals are drawn and taken (R-05)")
    if position.discard:
        raise DocumentError("discard", "must be empty before the first tile (R-05)")
    if state.mode == NO_NEUTRALS and state.first != NOBODY:
        raise DocumentError("phase", "nothing is drawn with neutrals=none (R-05)")
    for seat in (0, 1):
        own: i64 = FACTIONS[seat] | (one(CITIZEN) if seat == state.first else 0)
        if position.zone(seat) & ~NEUTRALS != own:
            raise DocumentError(
                f"zones[{seat}]", "has the seven faction tiles, and the first player's the Citizen (R-01, R-02)"
            )
    held = [int(size(position.zone(seat) & NEUTRALS)) for seat in (0, 1)]
    hidden = position.hidden == (position.zone0 | position.zone1) & NEUTRALS
    if state.mode in (SECRET, SECRET_DRAFT) and not hidden:
        raise DocumentError("hidden", "a neutral tile is hidden until it is placed (R-05)")
    if state.mode == SECRET_DRAFT:
        _check_packet(state, held)
    elif state.mode == DRAFT:
        _check_open(state, held)
    else:
        if state.phase == DRAFTING:
            raise DocumentError("phase", "there is no draft in this mode (R-05)")
        limit = DRAWN[state.mode]
        state.drawn = size(in_game(state) & NEUTRALS)
        if state.drawn >= limit > 0:
            raise DocumentError("phase", "all neutrals of this game are drawn, so it can't be deal (R-05)")
        if state.mode != SHARED and (held[0] > OWN_DRAWS or (held[1] and held[0] < OWN_DRAWS)):
            raise DocumentError("zones", "seat 0 draws its two neutrals first, then seat 1 (R-05)")
    if state.first == NOBODY and state.drawn:
        raise DocumentError("first", "must be known before a neutral is drawn")
    if size(state.used) + DRAWN[state.mode] - state.drawn > size(NEUTRALS):
        raise DocumentError("used", "leaves too few neutrals for this game: all 16 would be shuffled again (R-62)")


def _check_open(state: RrrState, held: list[int]) -> None:
    """R-05, draft: five are drawn; first takes one, second one, first one."""
    left = int(size(state.open))
    state.drawn = left + sum(held)
    first = max(int(state.first), 0)
    if state.phase == DEALING:
        if held != [0, 0] or left >= DRAWN[DRAFT]:
            raise DocumentError("draft.open", "five tiles are drawn before one is taken (R-05)")
        return
    taken = {5: [0, 0], 4: [1, 0], 3: [1, 1]}.get(left)
    if taken is None or [held[first], held[1 - first]] != taken:
        raise DocumentError("draft.open", "five are drawn, then first, second and first take one each (R-05)")


def _check_packet(state: RrrState, held: list[int]) -> None:
    """R-05, secret-draft: how many tiles the packet and the seats have at each step."""
    left = int(size(state.packet))
    step = int(state.step)
    first = max(int(state.first), 0)
    done = {1: [0, 0], 2: [1, 0], 3: [1, 1], 4: [1, 2]}[step]
    if [held[first], held[1 - first]] != done:
        raise DocumentError("hidden", f"at step {step} the first player keeps {done[0]} and the second {done[1]} (R-05)")
    if state.phase == DEALING:
        if step not in (1, 3) or left >= PACKET:
            raise DocumentError("draft", "four tiles are drawn at steps 1 and 3 (R-05)")
        state.drawn = left + (PACKET if step == 3 else 0)
    else:
        full = PACKET if step in (1, 3) else PACKET - 1
        if left != full:
            raise DocumentError("draft.packet", f"has {left} tiles, at step {step} it must be {full} (R-05)")
        state.drawn = PACKET if step <= 2 else 2 * PACKET


def _read_early_seat(state: RrrState, value: object) -> None:
    if state.phase == DEALING:
        if value != "chance":
            raise DocumentError("seat", f"must be 'chance' while the neutrals are drawn, not {value!r}")
        state.seat = CHANCE
        return
    seat = whole(value, "seat", 0, 1)
    turns = state.step in (2, 3) if state.mode == SECRET_DRAFT else size(state.open) == DRAWN[DRAFT] - 1
    expected = int(1 - state.first if turns else state.first)
    if seat != expected:
        raise DocumentError("seat", f"it is seat {expected}'s turn to take a tile (R-05)")
    state.seat = seat


def _set_memory(state: RrrState) -> None:
    """What the seats remember, as far as the document shows it (see `knowledge`)."""
    state.position.mover = state.first if state.phase in (DEALING, DRAFTING) and state.first >= 0 else state.position.mover
    if state.mode not in (SECRET, SECRET_DRAFT):
        state.memory0 = state.memory1 = state.public = state.used
        return
    if state.step == 2 or state.step == 4:
        giver = state.first if state.step == 2 else 1 - state.first
        assert sees_packet(state, giver)
        state.memory0 = state.memory1 = state.packet
        if giver == 0:
            state.passed0 = state.packet
        else:
            state.passed1 = state.packet
