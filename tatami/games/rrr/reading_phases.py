"""Reading position documents of RRR: whose turn it is, what is under way, and how the match stands."""

from mypy_extensions import i64

from tatami.documents import items, whole
from tatami.game import CHANCE, OVER, Document, DocumentError
from tatami.games.rrr.effects import can_act, protection, targets
from tatami.games.rrr.position import (
    BY_ALLIES,
    BY_NO_TILE,
    CATCHING,
    ENDED,
    PLACING,
    RESOLVING,
    Position,
)
from tatami.games.rrr.spaces import FULL, SPACE_NAMES, SPACES, count
from tatami.games.rrr.state import CHOOSING, FINISHED, PLAYING, RrrState
from tatami.games.rrr.tiles import CITIZEN, MIMIC, SPY, TRICKSTER, one


def read_phase(state: RrrState, document: Document, phase: str) -> None:
    """The seat, the effects under way and the score, as the phase allows them."""
    if state.phase == PLAYING:
        if phase == "place":
            _read_placing(state, document)
        else:
            _read_resolving(state, document)
    _read_score(state, document["score"])
    if state.phase in (CHOOSING, FINISHED):
        _read_ended(state, document)


def _read_placing(state: RrrState, document: Document) -> None:
    position = state.position
    seat = whole(document["seat"], "seat", 0, 1)
    if document["resolving"] != []:
        raise DocumentError("resolving", "must be [] in phase place")
    if position.face_up() == FULL:
        raise DocumentError("board", "is full of face-up tiles, so the game is over (R-50)")
    _check_cleared(position, seat)
    state.seat = seat
    position.mover = seat
    if position.occupied == 0:
        if seat != state.first:
            raise DocumentError("seat", f"seat {int(state.first)} is first and places the first tile (R-02)")
        if not position.zone(seat) & one(CITIZEN):
            raise DocumentError(f"zones[{seat}]", "must have the Citizen, for it is the first tile to be placed (R-02)")
        if position.discard:
            raise DocumentError("discard", "must be empty before the first tile")
    if not position.can_place():
        raise DocumentError("seat", f"seat {seat} can't place a tile, so the game is over (R-13)")


def _check_cleared(position: Position, seat: int) -> None:
    """R-10, R-70: what the player to move destroyed has left the board."""
    own = position.down1 if seat == 1 else position.down0
    for space in range(SPACES):
        if (own >> space) & 1:
            raise DocumentError(f"board.{SPACE_NAMES[space]}.down", f"it left the board when seat {seat}'s turn came (R-10)")


def _read_resolving(state: RrrState, document: Document) -> None:
    position = state.position
    names = items(document["resolving"], "resolving")
    if not 1 <= len(names) <= 3:
        raise DocumentError("resolving", "in phase effect it names one to three spaces (R-35)")
    chain: list[int] = []
    for number, name in enumerate(names):
        if not isinstance(name, str) or name not in SPACE_NAMES or not (position.face_up() >> SPACE_NAMES.index(name)) & 1:
            raise DocumentError(f"resolving[{number}]", f"{name!r} is no space with a face-up tile")
        chain.append(SPACE_NAMES.index(name))
    mover = int(position.side_of(chain[0]))
    position.mover = mover
    position.placed = chain[0]
    _check_cleared(position, mover)
    guarded = protection(position)
    for number, space in enumerate(chain):
        if not can_act(position, space, guarded):
            raise DocumentError(f"resolving[{number}]", f"no effect of the tile on {names[number]} can change anything (R-25)")
        if number == 0:
            continue
        before = chain[number - 1]
        uses = position.kind_at(before) in (TRICKSTER, MIMIC)
        if not uses or not (targets(position, before, guarded) >> space) & 1:
            raise DocumentError(f"resolving[{number}]", f"the tile on {names[number - 1]} can't use it again (R-35)")
    position.phase = RESOLVING
    position.acting = chain[-1]
    if len(chain) == 3:
        position.via = chain[1]
    seat = document["seat"]
    if seat == "chance":
        if position.kind_at(chain[-1]) != SPY or not position.zone(1 - mover) & position.hidden:
            raise DocumentError("seat", "chance decides only which hidden tile a Spy takes (R-39)")
        position.phase = CATCHING
        state.seat = CHANCE
        return
    if whole(seat, "seat", 0, 1) != mover:
        raise DocumentError("seat", f"the tile on {names[0]} was just placed by seat {mover}, who decides")
    state.seat = mover


def _read_ended(state: RrrState, document: Document) -> None:
    """The game just played has ended, and it shows how."""
    position = state.position
    if document["resolving"] != []:
        raise DocumentError("resolving", f"must be [] in phase {document['phase']}")
    seat = document["seat"]
    if state.phase == FINISHED:
        if seat is not None:
            raise DocumentError("seat", f"must be null when the match is over, not {seat!r}")
    else:
        whole(seat, "seat", 0, 1)
    if position.face_up() == FULL:
        position.finish_full()
        losers = [int(position.loser)]
    else:
        losers = [player for player in (0, 1) if is_stuck(position, player)]
        if not losers:
            raise DocumentError("board", "isn't full of face-up tiles, and nobody is without a tile to place (R-13, R-50)")
        position.cause = BY_NO_TILE
        position.phase = ENDED
    scored = [player for player in losers if _is_scored(state, player)]
    if not scored:
        raise DocumentError("score", f"doesn't have the game on the board in it, which seat {losers[0]} lost (R-60, R-61)")
    if state.phase == CHOOSING and seat not in scored:
        raise DocumentError("seat", f"seat {scored[0]} lost the game and decides who is first (R-62)")
    loser = scored[0] if state.phase == FINISHED else seat
    position.loser = loser
    if position.cause == BY_NO_TILE:
        position.mover = loser
    state.seat = OVER if state.phase == FINISHED else loser


def is_stuck(position: Position, player: i64) -> bool:
    """R-13: whether this player, with his destroyed tiles gone, would have no tile to place."""
    if position.occupied == 0 or (position.down1 if player == 1 else position.down0):
        return False
    turn = position.clone()
    turn.phase = PLACING
    turn.mover = player
    return not turn.can_place()


def _read_score(state: RrrState, value: object) -> None:
    """R-60, R-61: the score fits the number of games played."""
    ended = state.phase in (CHOOSING, FINISHED)
    played = int(state.game_no) - (0 if ended else 1)
    most = 9 * played if state.by_points else played
    score = [whole(points, f"score[{seat}]", 0, most) for seat, points in enumerate(items(value, "score", 2))]
    state.score0, state.score1 = score[0], score[1]
    games = int(state.games)
    if state.by_points:
        if state.game_no > games:
            raise DocumentError("game_no", f"is {int(state.game_no)}, but only {games} games are played (R-61)")
        if (state.phase == FINISHED) != (ended and state.game_no == games):
            raise DocumentError("phase", f"the match is over after game {games}, and not before (R-61)")
        if sum(score) > most:
            raise DocumentError("score", f"nine points a game is the most, {most} in all (R-61)")
    else:
        if sum(score) != played:
            raise DocumentError("score", f"{played} games are over, so {played} wins must be there (R-60)")
        if (state.phase == FINISHED) != (games in score) or max(score) > games:
            raise DocumentError("score", f"the match is over when a seat has won {games} games, and not before (R-60)")


def _is_scored(state: RrrState, loser: int) -> bool:
    """Whether the score can have the game on the board in it, lost by this seat."""
    position = state.position
    winner = 1 - loser
    score = [int(state.score0), int(state.score1)]
    if not state.by_points:
        return score[winner] > 0 and (state.phase != FINISHED or score[winner] == state.games)
    gained = [int(count(position.allies(seat))) for seat in (0, 1)]
    if position.cause != BY_ALLIES:
        gained[loser] = 0
    earlier = [score[seat] - gained[seat] for seat in (0, 1)]
    return min(earlier) >= 0 and sum(earlier) <= SPACES * (int(state.game_no) - 1)
