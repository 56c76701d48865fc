"""What one seat of RRR may know: built from what it sees, tile by tile."""

from random import Random

from mypy_extensions import i64

from tatami.game import SPECTATOR, Action, Document, Seat, State
from tatami.games.rrr.board import Board
from tatami.games.rrr.document import data
from tatami.games.rrr.memory import seen_by, sees_packet
from tatami.games.rrr.pieces import size
from tatami.games.rrr.position import RrrKnowledge, RrrPosition
from tatami.games.rrr.view import facts, now, rules, words
from tatami.games.rrr.worlds import sample
from tatami.texts import Text


class RrrObservation(RrrKnowledge):
    """What a seat of RRR sees, as the contract asks for it."""

    def to_move(self) -> Seat:
        return Seat(int(self.mover))

    def legal(self) -> list[Action]:
        return self.moves[:]

    def sample(self, rng: Random) -> State:
        return sample(self, rng)

    def rules(self) -> list[str]:
        return rules(self)

    def words(self) -> list[Text]:
        return words(self)

    def status(self) -> list[Text]:
        return [now(self)]

    def data(self) -> Document:
        return data(self)

    def facts(self) -> Document:
        return facts(self)

    def key(self) -> str:
        board = self.board
        numbers = [
            int(self.seat), int(self.phase), int(self.mover), int(self.game_no), int(self.first), int(self.drawn),
            int(self.open), int(self.packet), int(self.packet_size), int(self.step), int(self.used_count), int(self.seen),
            int(self.seen_by_both), int(self.seen_by_all), *self.score, *self.unseen, *self.passed,
            int(board.tiles), int(board.religion), int(board.down0), int(board.down1), int(board.under), int(board.zone0),
            int(board.zone1), int(board.neutral), int(board.hidden), int(board.discard), int(board.mover), int(board.phase),
            *board.resolving(),
        ]  # fmt: skip
        return f"{self.game!r} {' '.join([str(number) for number in numbers])}"


def observe(position: RrrPosition, seat: Seat) -> RrrObservation:
    """Return what `seat` sees of the position. Nothing is copied that it may not know."""
    if seat not in (0, 1, SPECTATOR):
        raise ValueError(f"there is no seat {seat}; seats are 0 and 1, or SPECTATOR")
    viewer: i64 = seat
    known = RrrObservation(
        position.game, seat, position.legal() if seat == position.seat else [], in_view(position.board, viewer)
    )
    for owner in (0, 1):
        if owner != seat:
            known.unseen[owner] = int(size(position.board.zone(owner) & position.board.hidden))
    known.mode = position.mode
    known.by_points = position.by_points
    known.games = position.games
    known.phase = position.phase
    known.mover = position.seat
    known.game_no = position.game_no
    known.first = position.first
    known.score = [int(position.score0), int(position.score1)]
    known.drawn = position.drawn
    known.open = position.open
    known.packet = position.packet if sees_packet(position, viewer) else 0
    known.packet_size = size(position.packet)
    known.step = position.step
    known.used_count = size(position.used)
    known.seen = seen_by(position, viewer)
    known.seen_by_all = seen_by(position, SPECTATOR)
    if seat >= 0:  # two who passed tiles to each other know what both have seen
        known.seen_by_both = known.seen & seen_by(position, 1 - viewer)
        known.passed = [int(position.passed0), int(position.passed1)]
    return known


def in_view(board: Board, viewer: i64) -> Board:
    """R-05: Return the game as this viewer sees it: hidden tiles of others are not there."""
    zone0 = board.zone0 if viewer == 0 else board.zone0 & ~board.hidden
    zone1 = board.zone1 if viewer == 1 else board.zone1 & ~board.hidden
    return board.with_zones(zone0, zone1, board.hidden & (zone0 | zone1))
