"""Whether what a document says can be a position of RRR: what contradicts itself or the rules is refused, field by field."""

from mypy_extensions import i64

from tatami.game import CHANCE, DocumentError
from tatami.games.rrr.board import Board
from tatami.games.rrr.effects import can_act, protection, targets
from tatami.games.rrr.phases import CHOOSING, DEALING, DRAFTING, DRAWN, FINISHED, OWN_DRAWS, PACKET, PLAYING, gains
from tatami.games.rrr.pieces import CITIZEN, FACTIONS, GUARD, KINDS, NEUTRALS, SPY, TOWER, USES_AGAIN, one, size, tile_id
from tatami.games.rrr.position import DRAFT, NO_NEUTRALS, NOBODY, SECRET_DRAFT, SHARED, RrrPosition
from tatami.games.rrr.spaces import FULL, SPACE_NAMES, SPACES
from tatami.games.rrr.turns import can_place


def check(position: RrrPosition) -> None:
    """Raise DocumentError, which names the field, for what can't be a position."""
    _check_spaces(position.board)
    _check_zones(position)
    _check_piles(position)
    _check_used(position)
    _check_first(position)
    if position.phase in (DEALING, DRAFTING):
        _check_before_play(position)
    elif position.phase == PLAYING:
        if position.board.resolving():
            _check_resolving(position)
        else:
            _check_placing(position)
    _check_score(position)
    if position.phase in (CHOOSING, FINISHED):
        _check_ended(position)


# ---------------------------------------------------------------------------------------------------------------- tiles


def _check_spaces(board: Board) -> None:
    """Check that no tile lies twice on the board, and what the Tower covers (see R-14)."""
    seen: i64 = 0
    where = ""
    for space in range(SPACES):
        tile = board.tile_at(space)
        if tile < 0:
            continue
        if seen & one(tile):
            raise DocumentError(f"board.{SPACE_NAMES[space]}.tile", f"{tile_id(int(tile))} lies on the board twice")
        seen |= one(tile)
        if board.kind_at(space) == TOWER:
            where = f"board.{SPACE_NAMES[space]}.under"
    if board.under:
        under = int(board.under) - 1
        if under in (GUARD, GUARD + KINDS):
            raise DocumentError(where, "a Guard has the shield and can't be covered (R-14)")
        if seen & one(under):
            raise DocumentError(where, f"{tile_id(under)} lies on the board twice")


def _check_zones(position: RrrPosition) -> None:
    board = position.board
    for seat in (0, 1):
        field = f"hidden[{seat}]"
        hidden = board.zone(seat) & board.hidden
        if hidden and not position.has_secrets():
            raise DocumentError(field, "no tile is hidden in this mode (R-05)")
        if hidden & ~NEUTRALS:
            raise DocumentError(field, "only neutral tiles but the Citizen are ever hidden (R-05)")
        if size(hidden) > OWN_DRAWS:
            raise DocumentError(field, "a seat has two hidden tiles at most (R-05)")
    if board.zone0 & board.zone1:
        raise DocumentError("zones[1]", "has a tile that zones[0] has too")
    if board.on_spaces() & (board.zone0 | board.zone1):
        raise DocumentError("zones", "a tile of a zone lies on the board too")


def _check_piles(position: RrrPosition) -> None:
    """Check the neutral area, the discard pile and the tiles of a draft."""
    board = position.board
    if board.neutral and position.mode != SHARED:
        raise DocumentError("neutral", "there is a neutral area only with neutrals=shared (R-05)")
    if board.neutral & ~NEUTRALS:
        raise DocumentError("neutral", "only neutral tiles but the Citizen lie here (R-05)")
    elsewhere = board.on_spaces() | board.zone0 | board.zone1
    if board.neutral & elsewhere:
        raise DocumentError("neutral", "has a tile that is on the board or in a zone too")
    if board.discard & (elsewhere | board.neutral):
        raise DocumentError("discard", "has a tile that is somewhere else too")
    field = "draft.open" if position.mode == DRAFT else "draft.packet"
    drafted = position.open | position.packet
    if drafted & ~NEUTRALS:
        raise DocumentError(field, "only neutral tiles but the Citizen are drawn (R-05)")
    if drafted & board.in_game():
        raise DocumentError(field, "has a tile that is somewhere else too")


def _check_used(position: RrrPosition) -> None:
    """Check the neutrals drawn in this match, this game's among them (see R-62, R-74)."""
    if position.used & ~NEUTRALS:
        raise DocumentError("used", "only neutral tiles but the Citizen are counted (R-62)")
    board = position.board
    neutrals = position.in_game() & NEUTRALS
    if neutrals and position.mode == NO_NEUTRALS:
        field = "zones" if neutrals & (board.zone0 | board.zone1) else "discard" if neutrals & board.discard else "board"
        raise DocumentError(field, "has a neutral tile besides the Citizen with neutrals=none (R-05)")
    if position.used and position.mode == NO_NEUTRALS:
        raise DocumentError("used", "no neutrals are used with neutrals=none (R-05)")
    if neutrals & ~position.used:
        raise DocumentError("used", "must name all neutrals of this game, but the Citizen (R-74)")
    most = DRAWN[position.mode]
    if size(neutrals) > most:
        raise DocumentError("used", f"this game shows {size(neutrals)} neutrals, {most} is the most (R-05)")


# ------------------------------------------------------------------------------------------------- before the first tile


def _check_first(position: RrrPosition) -> None:
    option = position.game.options["first"]
    if position.first == NOBODY:
        if position.phase != DEALING or option != "random" or position.game_no != 1:
            raise DocumentError("first", "may be null only before chance has said who is first")
    elif isinstance(option, int) and position.game_no == 1 and position.first != option:
        raise DocumentError("first", f"must be {option} in game 1, as option first says")


def _check_before_play(position: RrrPosition) -> None:
    """Check that nobody has placed a tile, and that the neutrals come in the order of R-05."""
    board = position.board
    if board.occupied:
        raise DocumentError("board", "must be empty before the neutrals are drawn and taken (R-05)")
    if board.discard:
        raise DocumentError("discard", "must be empty before the first tile (R-05)")
    if position.mode == NO_NEUTRALS and position.first != NOBODY:
        raise DocumentError("phase", "nothing is drawn with neutrals=none (R-05)")
    for seat in (0, 1):
        own: i64 = FACTIONS[seat] | (one(CITIZEN) if seat == position.first else 0)
        if board.zone(seat) & ~NEUTRALS != own:
            raise DocumentError(
                f"zones[{seat}]", "has the seven faction tiles, and the first player's the Citizen (R-01, R-02)"
            )
    if position.has_secrets() and board.hidden != (board.zone0 | board.zone1) & NEUTRALS:
        raise DocumentError("hidden", "a neutral tile is hidden until it is placed (R-05)")
    held = [int(size(board.zone(seat) & NEUTRALS)) for seat in (0, 1)]
    if position.mode == SECRET_DRAFT:
        _check_packet(position, held)
    elif position.mode == DRAFT:
        _check_open(position, held)
    else:
        _check_dealing(position, held)
    if position.first == NOBODY and position.drawn:
        raise DocumentError("first", "must be known before a neutral is drawn")
    if size(position.used) + DRAWN[position.mode] - position.drawn > size(NEUTRALS):
        raise DocumentError("used", "leaves too few neutrals for this game: all 16 would be shuffled again (R-62)")
    if position.phase == DRAFTING:
        turns = position.step in (2, 3) if position.mode == SECRET_DRAFT else size(position.open) == DRAWN[DRAFT] - 1
        expected = int(1 - position.first if turns else position.first)
        if position.seat != expected:
            raise DocumentError("seat", f"it is seat {expected}'s turn to take a tile (R-05)")


def _check_dealing(position: RrrPosition, held: list[int]) -> None:
    if position.phase == DRAFTING:
        raise DocumentError("phase", "there is no draft in this mode (R-05)")
    if position.drawn >= DRAWN[position.mode] > 0:
        raise DocumentError("phase", "all neutrals of this game are drawn, so it can't be deal (R-05)")
    if position.mode != SHARED and (held[0] > OWN_DRAWS or (held[1] and held[0] < OWN_DRAWS)):
        raise DocumentError("zones", "seat 0 draws its two neutrals first, then seat 1 (R-05)")


def _check_open(position: RrrPosition, held: list[int]) -> None:
    """Check a draft: five are drawn; first takes one, second one, first one."""
    left = int(size(position.open))
    first = max(int(position.first), 0)
    if position.phase == DEALING:
        if held != [0, 0] or left >= DRAWN[DRAFT]:
            raise DocumentError("draft.open", "five tiles are drawn before one is taken (R-05)")
        return
    taken = {5: [0, 0], 4: [1, 0], 3: [1, 1]}.get(left)
    if taken is None or [held[first], held[1 - first]] != taken:
        raise DocumentError("draft.open", "five are drawn, then first, second and first take one each (R-05)")


def _check_packet(position: RrrPosition, held: list[int]) -> None:
    """Check a secret draft: how many tiles the packet and the seats have at each step."""
    left = int(size(position.packet))
    step = int(position.step)
    first = max(int(position.first), 0)
    done = {1: [0, 0], 2: [1, 0], 3: [1, 1], 4: [1, 2]}[step]
    if [held[first], held[1 - first]] != done:
        raise DocumentError("hidden", f"at step {step} the first player keeps {done[0]} and the second {done[1]} (R-05)")
    if position.phase == DEALING:
        if step not in (1, 3) or left >= PACKET:
            raise DocumentError("draft", "four tiles are drawn at steps 1 and 3 (R-05)")
        return
    full = PACKET if step in (1, 3) else PACKET - 1
    if left != full:
        raise DocumentError("draft.packet", f"has {left} tiles, at step {step} it must be {full} (R-05)")


# ------------------------------------------------------------------------------------------------------ while it is played


def _check_placing(position: RrrPosition) -> None:
    board = position.board
    seat = int(position.seat)
    if board.face_up() == FULL:
        raise DocumentError("board", "is full of face-up tiles, so the game is over (R-50)")
    _check_cleared(board)
    if board.occupied == 0:
        if seat != position.first:
            raise DocumentError("seat", f"seat {int(position.first)} is first and places the first tile (R-02)")
        if not board.zone(seat) & one(CITIZEN):
            raise DocumentError(f"zones[{seat}]", "must have the Citizen, for it is the first tile to be placed (R-02)")
        if board.discard:
            raise DocumentError("discard", "must be empty before the first tile")
    if not can_place(board, seat):
        raise DocumentError("seat", f"seat {seat} can't place a tile, so the game is over (R-13)")


def _check_cleared(board: Board) -> None:
    """Check that what the player to move destroyed has left the board (see R-10, R-70)."""
    for space in range(SPACES):
        if (board.destroyed_by(board.mover) >> space) & 1:
            reason = f"it left the board when seat {int(board.mover)}'s turn came (R-10)"
            raise DocumentError(f"board.{SPACE_NAMES[space]}.down", reason)


def _check_resolving(position: RrrPosition) -> None:
    """Check that each tile of the chain can act, and use the next one again (see R-35)."""
    board = position.board
    chain = board.resolving()
    for number, space in enumerate(chain):
        if not (board.face_up() >> space) & 1:
            raise DocumentError(f"resolving[{number}]", f"{SPACE_NAMES[space]!r} is no space with a face-up tile")
    _check_cleared(board)
    guarded = protection(board)
    for number, space in enumerate(chain):
        if not can_act(board, space, guarded):
            reason = f"no effect of the tile on {SPACE_NAMES[space]} can change anything (R-25)"
            raise DocumentError(f"resolving[{number}]", reason)
        before = chain[number - 1]
        if number and not ((USES_AGAIN >> board.kind_at(before)) & 1 and (targets(board, before, guarded) >> space) & 1):
            raise DocumentError(f"resolving[{number}]", f"the tile on {SPACE_NAMES[before]} can't use it again (R-35)")
    if position.seat == CHANCE:
        if board.kind_at(board.acting) != SPY or not board.catchable():
            raise DocumentError("seat", "chance decides only which hidden tile a Spy takes (R-39)")
    elif position.seat != board.mover:
        reason = f"the tile on {SPACE_NAMES[chain[0]]} was just placed by seat {int(board.mover)}, who decides"
        raise DocumentError("seat", reason)


# ---------------------------------------------------------------------------------------------------------- how it stands


def _check_score(position: RrrPosition) -> None:
    """Check that the score fits the number of games played (see R-60, R-61)."""
    ended = position.phase in (CHOOSING, FINISHED)
    played = int(position.game_no) - (0 if ended else 1)
    most = SPACES * played if position.by_points else played
    score = [int(position.score0), int(position.score1)]
    games = int(position.games)
    if position.by_points:
        if position.game_no > games:
            raise DocumentError("game_no", f"is {int(position.game_no)}, but only {games} games are played (R-61)")
        if (position.phase == FINISHED) != (ended and position.game_no == games):
            raise DocumentError("phase", f"the match is over after game {games}, and not before (R-61)")
        if sum(score) > most:
            raise DocumentError("score", f"nine points a game is the most, {most} in all (R-61)")
    else:
        if sum(score) != played:
            raise DocumentError("score", f"{played} games are over, so {played} wins must be there (R-60)")
        if (position.phase == FINISHED) != (games in score) or max(score) > games:
            raise DocumentError("score", f"the match is over when a seat has won {games} games, and not before (R-60)")


def _check_ended(position: RrrPosition) -> None:
    """Check that the game just played has ended, and that the score has it in it."""
    possible = _possible_losers(position)
    if not possible:
        raise DocumentError("board", "isn't full of face-up tiles, and nobody is without a tile to place (R-13, R-50)")
    scored = losers(position)
    if not scored:
        reason = f"doesn't have the game on the board in it, which seat {possible[0]} lost (R-60, R-61)"
        raise DocumentError("score", reason)
    if position.phase == CHOOSING and position.seat not in scored:
        raise DocumentError("seat", f"seat {scored[0]} lost the game and decides who is first (R-62)")


def losers(position: RrrPosition) -> list[int]:
    """Return who can have lost the game on the board, as the score shows; both may be without a tile to place."""
    return [seat for seat in _possible_losers(position) if _is_scored(position, seat)]


def _possible_losers(position: RrrPosition) -> list[int]:
    board = position.board
    if board.face_up() == FULL:
        return [int(board.loser)]
    return [seat for seat in (0, 1) if _is_stuck(board, seat)]


def _is_stuck(board: Board, seat: i64) -> bool:
    """Return whether this player, with the tiles they destroyed gone, would have no tile to place (see R-13)."""
    return board.occupied != 0 and not board.destroyed_by(seat) and not can_place(board, seat)


def _is_scored(position: RrrPosition, loser: int) -> bool:
    """Return whether the score can have the game on the board in it, lost by this seat."""
    gain0, gain1 = gains(position, loser)
    earlier0, earlier1 = position.score0 - gain0, position.score1 - gain1
    if not position.by_points and position.phase == FINISHED:
        return (position.score0 if loser == 1 else position.score1) == position.games
    return min(earlier0, earlier1) >= 0 and earlier0 + earlier1 <= SPACES * (position.game_no - 1)
