"""A match of RRR phase by phase: chance draws neutrals, players draft, game follows game. A game's turns are in `turns`."""

from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Action
from tatami.games.rrr import turns
from tatami.games.rrr.actions import CARD, CHOOSE_FIRST, CHOOSE_SECOND, FIRST_NEUTRAL, START, TAKE, TOOK, neutral_moves
from tatami.games.rrr.board import BY_ALLIES, CATCHING, ENDED, Board
from tatami.games.rrr.memory import forget, remember_game, remember_packet
from tatami.games.rrr.pieces import CITIZEN, FACTIONS, one, pick, size
from tatami.games.rrr.position import DRAFT, NO_NEUTRALS, NOBODY, SECRET, SECRET_DRAFT, SHARED, RrrPosition
from tatami.games.rrr.spaces import count

DEALING: Final = 0
DRAFTING: Final = 1
PLAYING: Final = 2
CHOOSING: Final = 3  # the loser says who is first
FINISHED: Final = 4

DRAWN: Final[list[int]] = [5, 0, 4, 4, 5, 8]  # how many neutrals a game needs, by mode
OWN_DRAWS: Final = 2  # random, secret: for each seat
PACKET: Final = 4  # secret-draft


def legal(position: RrrPosition) -> list[Action]:
    """Return the legal actions, ascending; none when the match is over."""
    if position.phase == PLAYING:
        return turns.legal(position.board)
    if position.phase == DEALING:
        if position.first == NOBODY:
            return [Action(START), Action(START + 1)]
        return neutral_moves(CARD, position.unused())
    if position.phase == DRAFTING:
        return neutral_moves(TAKE, position.open if position.mode == DRAFT else position.packet)
    if position.phase == CHOOSING:
        return [Action(CHOOSE_FIRST), Action(CHOOSE_SECOND)]
    return []


def play(position: RrrPosition, action: Action) -> None:
    """Play a legal action."""
    number: i64 = action
    if position.phase == PLAYING:
        _play_turn(position, number)
    elif position.phase == DEALING:
        if number < CARD:
            _begin_game(position, number - START)
        else:
            _deal(position, number - CARD + FIRST_NEUTRAL)
    elif position.phase == DRAFTING:
        tile = one(number - TAKE + FIRST_NEUTRAL)
        if position.mode == DRAFT:
            _take_open(position, tile)
        else:
            _keep(position, tile)
    else:
        _next_game(position, position.seat if number == CHOOSE_FIRST else 1 - position.seat)


# --------------------------------------------------------------------------------------------------------------- chance


def tickets(position: RrrPosition) -> i64:
    """Return how many seats or tiles can come when chance moves, each as likely as the others."""
    if position.seat != CHANCE:
        return 0
    if position.phase == PLAYING:
        return size(position.board.catchable())
    return 2 if position.first == NOBODY else size(position.unused())


def draw(position: RrrPosition, ticket: i64) -> Action:
    """Return the chance move that brings the seat or tile of this number."""
    if ticket < 0 or ticket >= tickets(position):
        raise ValueError(f"there is no ticket {ticket}")
    if position.phase == PLAYING:
        return Action(int(TOOK + pick(position.board.catchable(), ticket) - FIRST_NEUTRAL))
    if position.first == NOBODY:
        return Action(int(START + ticket))
    return Action(int(CARD + pick(position.unused(), ticket) - FIRST_NEUTRAL))


# ---------------------------------------------------------------------------------------------- dealing and drafting


def start(position: RrrPosition, first: i64) -> None:
    """Set up a game; who is first may still be open, NOBODY."""
    position.board = Board(0, FACTIONS[0], FACTIONS[1], 0, 0)
    position.phase = DEALING
    position.seat = CHANCE
    position.step = 1 if position.mode == SECRET_DRAFT else 0
    if first != NOBODY:
        _begin_game(position, first)


def _begin_game(position: RrrPosition, first: i64) -> None:
    """R-02: Give the Citizen to the first player; then chance draws the neutrals."""
    position.first = first
    position.board.mover = first
    position.board.add_to_zone(first, one(CITIZEN))
    if position.mode == NO_NEUTRALS:
        _start_play(position)


def _start_play(position: RrrPosition) -> None:
    position.phase = PLAYING
    position.seat = position.first


def _deal(position: RrrPosition, kind: i64) -> None:
    """R-05: Draw a neutral, for whom the mode says."""
    board = position.board
    tile = one(kind)
    position.used |= tile
    place = position.drawn
    position.drawn += 1
    if position.mode == SHARED:
        board.neutral |= tile
    elif position.mode == DRAFT:
        position.open |= tile
    elif position.mode == SECRET_DRAFT:
        position.packet |= tile
    else:
        board.add_to_zone(place // OWN_DRAWS, tile)
        if position.mode == SECRET:
            board.hidden |= tile
    if position.mode == SECRET_DRAFT:
        if position.drawn % PACKET == 0:
            position.phase = DRAFTING
            position.seat = position.first if position.step == 1 else 1 - position.first
    elif position.drawn == DRAWN[position.mode]:
        if position.mode == DRAFT:
            position.phase = DRAFTING
            position.seat = position.first
        else:
            _start_play(position)


def _take_open(position: RrrPosition, tile: i64) -> None:
    """R-05: In a draft, let first, second and first take an open tile each."""
    position.open &= ~tile
    position.board.add_to_zone(position.seat, tile)
    position.seat = 1 - position.seat
    if size(position.open) == 2:  # they go to the second player without a move
        position.board.add_to_zone(1 - position.first, position.open)
        position.open = 0
        _start_play(position)


def _keep(position: RrrPosition, tile: i64) -> None:
    """R-05: In a secret draft, keep a tile of the packet; then it is passed on, or its last two are out."""
    position.packet &= ~tile
    position.board.add_to_zone(position.seat, tile)
    position.board.hidden |= tile
    if position.step == 1 or position.step == 3:
        remember_packet(position, position.seat)
        position.seat = 1 - position.seat
        position.step += 1
        return
    position.packet = 0
    if position.step == 2:
        position.step = 3
        position.phase = DEALING
        position.seat = CHANCE
    else:
        position.step = 0
        _start_play(position)


# -------------------------------------------------------------------------------------------------- game after game


def _play_turn(position: RrrPosition, number: i64) -> None:
    board = position.board
    turns.play(board, number)
    if board.phase == ENDED:
        _finish_game(position)
    else:
        position.seat = CHANCE if board.phase == CATCHING else board.mover


def _finish_game(position: RrrPosition) -> None:
    """R-60, R-61: Score the game that is over, and see whether the match is over too."""
    loser = position.board.loser
    gain0, gain1 = gains(position, loser)
    position.score0 += gain0
    position.score1 += gain1
    last = position.by_points and position.game_no == position.games
    won = not position.by_points and (position.score0 == position.games or position.score1 == position.games)
    if last or won:
        position.phase = FINISHED
        position.seat = OVER
    else:
        position.phase = CHOOSING
        position.seat = loser


def gains(position: RrrPosition, loser: i64) -> tuple[i64, i64]:
    """R-60, R-61: Return what the game that this seat lost brings to each seat: a win, or points."""
    if not position.by_points:
        return loser, 1 - loser
    board = position.board
    points0, points1 = count(board.allies(0)), count(board.allies(1))
    if board.cause == BY_ALLIES:
        return points0, points1
    return (0, points1) if loser == 0 else (points0, 0)


def _next_game(position: RrrPosition, first: i64) -> None:
    """R-62: Start a new game with other neutrals; when too few are left, all 16 are shuffled again."""
    remember_game(position)
    position.game_no += 1
    position.drawn = 0
    position.passed0 = 0
    position.passed1 = 0
    if size(position.unused()) < DRAWN[position.mode]:
        forget(position)
    start(position, first)
