"""What one seat of RRR may know: built from what it sees, tile by tile."""

from random import Random

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import CHANCE, SPECTATOR, Action, Document, Game, Observation, Seat
from tatami.games.rrr.document import board, draft, ids, phase_name, seat_text
from tatami.games.rrr.knowledge import seen_by, sees_packet
from tatami.games.rrr.position import Position
from tatami.games.rrr.spaces import SPACE_NAMES
from tatami.games.rrr.state import DEALING, NOBODY, RrrState
from tatami.games.rrr.tiles import size
from tatami.games.rrr.view import rules_now, view
from tatami.games.rrr.worlds import guess
from tatami.texts import Text


class RrrObservation(Observation):
    """What a seat of RRR sees: everything but the other seat's hidden tiles and what it has not seen of a secret draft."""

    def __init__(self, game: Game, seat: Seat, legal: list[Action], position: Position) -> None:
        self.game = game
        self.seat = seat
        self._legal: list[Action] = legal
        self.position: Position = position  # zones and hidden tiles as far as this seat sees them
        self.unseen: list[int] = [0, 0]  # how many hidden tiles of each seat it doesn't see
        self.mode: i64 = 0
        self.by_points: bool = False
        self.games: i64 = 0
        self.phase: i64 = DEALING
        self.mover: i64 = CHANCE
        self.game_no: i64 = 1
        self.first: i64 = NOBODY
        self.score: list[int] = [0, 0]
        self.drawn: i64 = 0
        self.open: i64 = 0
        self.packet: i64 = 0  # 0 where this seat doesn't see it
        self.packet_size: i64 = 0
        self.step: i64 = 0
        self.resolving: list[int] = []
        self.used_count: i64 = 0
        self.known: i64 = 0  # the neutrals of `used` that this seat has seen
        self.shared: i64 = 0  # those of them that the other seat has seen too
        self.public: i64 = 0  # those that everybody has seen
        self.passed: list[int] = [0, 0]  # by seat: what it passed on, of which the other keeps one; nothing for a spectator

    def to_move(self) -> Seat:
        """Who decides."""
        return Seat(int(self.mover))

    def legal(self) -> list[Action]:
        """What this seat may play."""
        return self._legal[:]

    def sample(self, rng: Random) -> RrrState:
        """A match in which this seat would know exactly this; all that fit are equally likely."""
        return guess(self, Dice(rng.getrandbits(62)))

    def rules(self) -> list[str]:
        """The rules that matter now."""
        return rules_now(self)

    def words(self) -> list[Text]:
        """The view in words."""
        return view(self)

    def data(self) -> Document:
        """The position document with holes, and who looks."""
        position = self.position
        zones = [position.zone0, position.zone1]
        return {
            "game": "rrr",
            "options": dict(self.game.options),
            "viewer": int(self.seat) if self.seat >= 0 else None,
            "score": self.score[:],
            "game_no": int(self.game_no),
            "first": None if self.first == NOBODY else int(self.first),
            "phase": phase_name(self.phase, bool(self.resolving)),
            "seat": seat_text(int(self.mover)),
            "board": board(position),
            "zones": [holes(self.unseen[seat]) + ids(zones[seat]) for seat in (0, 1)],
            "hidden": [holes(self.unseen[seat]) + ids(zones[seat] & position.hidden) for seat in (0, 1)],
            "neutral": ids(position.neutral),
            "discard": ids(position.discard),
            "used": holes(int(self.used_count - size(self.known))) + ids(self.known),
            "draft": draft(self.mode, self.phase, ids(self.open), self.packet_text(), int(self.step)),
            "resolving": [SPACE_NAMES[space] for space in self.resolving],
        }

    def packet_text(self) -> list[str]:
        """The packet of a secret draft, or as many ? as it has tiles."""
        return ids(self.packet) if self.packet else holes(int(self.packet_size))

    def key(self) -> str:
        """All that the seat knows, in one line."""
        position = self.position
        numbers = [
            int(self.seat), int(self.phase), int(self.mover), int(self.game_no), int(self.first), int(self.drawn),
            int(self.open), int(self.packet), int(self.packet_size), int(self.step), int(self.used_count), int(self.known),
            int(self.shared), int(self.public), *self.score, *self.unseen, *self.passed,
            int(position.tiles), int(position.religion),
            int(position.down0), int(position.down1), int(position.under), int(position.zone0), int(position.zone1),
            int(position.neutral), int(position.hidden), int(position.discard), int(position.mover), int(position.phase),
            *self.resolving,
        ]  # fmt: skip
        return f"{self.game!r} {' '.join([str(number) for number in numbers])}"


def holes(number: int) -> list[str]:
    """So many tiles that aren't known."""
    return ["?"] * number


def observe(state: RrrState, seat: Seat) -> RrrObservation:
    """What `seat` sees of the state. Nothing is copied that it may not know."""
    if seat not in (0, 1, SPECTATOR):
        raise ValueError(f"there is no seat {seat}; seats are 0 and 1, or SPECTATOR")
    viewer: i64 = seat
    seen = RrrObservation(state.game, seat, state.legal() if seat == state.seat else [], in_view(state.position, viewer))
    for owner in (0, 1):
        if owner != seat:
            seen.unseen[owner] = int(size(state.position.zone(owner) & state.position.hidden))
    seen.mode = state.mode
    seen.by_points = state.by_points
    seen.games = state.games
    seen.phase = state.phase
    seen.mover = state.seat
    seen.game_no = state.game_no
    seen.first = state.first
    seen.score = [int(state.score0), int(state.score1)]
    seen.drawn = state.drawn
    seen.open = state.open
    seen.packet = state.packet if sees_packet(state, viewer) else 0
    seen.packet_size = size(state.packet)
    seen.step = state.step
    seen.resolving = state.resolving()
    seen.used_count = size(state.used)
    seen.known = seen_by(state, viewer)
    seen.public = seen_by(state, SPECTATOR)
    if seat >= 0:  # two who passed tiles to each other know what both have seen
        seen.shared = seen.known & seen_by(state, 1 - viewer)
        seen.passed = [int(state.passed0), int(state.passed1)]
    return seen


def in_view(position: Position, viewer: i64) -> Position:
    """The game as this viewer sees it: hidden tiles of others are not there."""
    zone0 = position.zone0 if viewer == 0 else position.zone0 & ~position.hidden
    zone1 = position.zone1 if viewer == 1 else position.zone1 & ~position.hidden
    seen = Position(position.mover, zone0, zone1, position.neutral, position.hidden & (zone0 | zone1))
    seen.tiles = position.tiles
    seen.occupied = position.occupied
    seen.religion = position.religion
    seen.down0 = position.down0
    seen.down1 = position.down1
    seen.under = position.under
    seen.discard = position.discard
    seen.phase = position.phase
    seen.placed = position.placed
    seen.via = position.via
    seen.acting = position.acting
    seen.loser = position.loser
    seen.cause = position.cause
    return seen
