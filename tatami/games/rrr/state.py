"""A match of RRR: chance draws neutrals, players draft, game follows game; what happens on the board is in `position`."""

from typing import Final

from mypy_extensions import i64

from tatami.game import CHANCE, OVER, Action, Document, Game, Observation, Outcome, Refusal, Seat, State
from tatami.games.rrr.actions import CARD, CHOOSE_FIRST, CHOOSE_SECOND, FIRST_NEUTRAL, START, TAKE, TOOK, neutral_moves
from tatami.games.rrr.position import BY_ALLIES, CATCHING, ENDED, RESOLVING, Position
from tatami.games.rrr.spaces import count
from tatami.games.rrr.tiles import CITIZEN, FACTIONS, NEUTRALS, one, pick, size
from tatami.texts import Text

DEALING: Final = 0
DRAFTING: Final = 1
PLAYING: Final = 2
CHOOSING: Final = 3  # the loser says who is first
FINISHED: Final = 4

SHARED: Final = 0
NO_NEUTRALS: Final = 1
RANDOM: Final = 2
SECRET: Final = 3
DRAFT: Final = 4
SECRET_DRAFT: Final = 5

DRAWN: Final[list[int]] = [5, 0, 4, 4, 5, 8]  # how many neutrals a game needs, by mode
OWN_DRAWS: Final = 2  # random, secret: for each seat
PACKET: Final = 4  # secret-draft
NOBODY: Final = -1


class RrrState(State):
    """A position of a match of RRR, all tiles open to the referee."""

    def __init__(self, game: Game, mode: i64, by_points: bool, games: i64, position: Position) -> None:
        self.game = game
        self.mode: i64 = mode
        self.by_points: bool = by_points
        self.games: i64 = games
        self.position: Position = position
        self.phase: i64 = DEALING
        self.seat: i64 = CHANCE
        self.game_no: i64 = 1
        self.first: i64 = NOBODY
        self.score0: i64 = 0
        self.score1: i64 = 0
        self.used: i64 = 0  # the neutrals used in this match since all 16 were shuffled, this game's included
        self.drawn: i64 = 0  # how many of this game's neutrals have been drawn
        self.open: i64 = 0  # draft: the tiles to take from
        self.packet: i64 = 0  # secret-draft: the tiles to keep one of, or being drawn
        self.step: i64 = 0  # secret-draft: 1-4 while it lasts, else 0
        # What each seat, and everybody, remembers of `used` beyond what lies before its eyes (see `knowledge`).
        self.memory0: i64 = 0
        self.memory1: i64 = 0
        self.public: i64 = 0
        self.passed0: i64 = 0  # secret-draft: the three tiles that seat 0 passed on, of which seat 1 keeps one
        self.passed1: i64 = 0

    def clone(self) -> "RrrState":
        """An equal state that shares nothing with this one."""
        copy = RrrState(self.game, self.mode, self.by_points, self.games, self.position.clone())
        copy.phase = self.phase
        copy.seat = self.seat
        copy.game_no = self.game_no
        copy.first = self.first
        copy.score0 = self.score0
        copy.score1 = self.score1
        copy.used = self.used
        copy.drawn = self.drawn
        copy.open = self.open
        copy.packet = self.packet
        copy.step = self.step
        copy.memory0 = self.memory0
        copy.memory1 = self.memory1
        copy.public = self.public
        copy.passed0 = self.passed0
        copy.passed1 = self.passed1
        return copy

    def to_move(self) -> Seat:
        """The seat that decides, CHANCE while tiles are drawn or a hidden one is caught, OVER at the end."""
        return Seat(int(self.seat))

    # ------------------------------------------------------------------------------------------------- what is legal

    def legal(self) -> list[Action]:
        """The legal actions, ascending."""
        if self.phase == PLAYING:
            return self.position.legal()
        if self.phase == DEALING:
            if self.first == NOBODY:
                return [Action(START), Action(START + 1)]
            return neutral_moves(CARD, self.unused())
        if self.phase == DRAFTING:
            return neutral_moves(TAKE, self.open if self.mode == DRAFT else self.packet)
        if self.phase == CHOOSING:
            return [Action(CHOOSE_FIRST), Action(CHOOSE_SECOND)]
        return []

    def unused(self) -> i64:
        """R-62: the neutrals that can still be drawn."""
        return NEUTRALS & ~self.used

    def chance(self) -> list[int]:
        """Every seat, and every tile, is as likely as the others."""
        return [1] * int(self.tickets())

    def tickets(self) -> i64:
        """One ticket a seat or tile that can come."""
        if self.seat != CHANCE:
            return 0
        if self.phase == PLAYING:
            return size(self._catchable())
        return 2 if self.first == NOBODY else size(self.unused())

    def draw(self, ticket: i64) -> Action:
        """The seat or tile that the ticket stands for."""
        if ticket < 0 or ticket >= self.tickets():
            raise ValueError(f"there is no ticket {ticket}")
        if self.phase == PLAYING:
            return Action(int(TOOK + pick(self._catchable(), ticket) - FIRST_NEUTRAL))
        if self.first == NOBODY:
            return Action(int(START + ticket))
        return Action(int(CARD + pick(self.unused(), ticket) - FIRST_NEUTRAL))

    def _catchable(self) -> i64:
        """R-39: the hidden tiles of the Spy's victim."""
        return self.position.zone(1 - self.position.mover) & self.position.hidden

    # -------------------------------------------------------------------------------------------------------- playing

    def play_unchecked(self, action: Action) -> None:
        """Play a legal action."""
        number: i64 = action
        if self.phase == PLAYING:
            position = self.position
            position.play(number)
            if position.phase == ENDED:
                self._finish_game()
            else:
                self.seat = CHANCE if position.phase == CATCHING else position.mover
        elif self.phase == DEALING:
            if number < CARD:
                self._begin(number - START)
            else:
                self._deal(number - CARD + FIRST_NEUTRAL)
        elif self.phase == DRAFTING:
            tile = one(number - TAKE + FIRST_NEUTRAL)
            if self.mode == DRAFT:
                self._take_open(tile)
            else:
                self._keep(tile)
        else:
            self._next_game(self.seat if number == CHOOSE_FIRST else 1 - self.seat)

    def start_match(self, first: i64) -> None:
        """Before game 1; who is first may still be open."""
        self.position = Position(0, FACTIONS[0], FACTIONS[1], 0, 0)
        self.phase = DEALING
        self.seat = CHANCE
        self.step = 1 if self.mode == SECRET_DRAFT else 0
        if first != NOBODY:
            self._begin(first)

    def _begin(self, first: i64) -> None:
        """It is known who is first: he gets the Citizen (R-02), then chance draws the neutrals (R-05)."""
        self.first = first
        self.position.mover = first
        self.position.add_to_zone(first, one(CITIZEN))
        if self.mode == NO_NEUTRALS:
            self._start_play()

    def _start_play(self) -> None:
        self.phase = PLAYING
        self.seat = self.first

    def _deal(self, kind: i64) -> None:
        """R-05: a neutral is drawn, for whom the mode says."""
        tile = one(kind)
        self.used |= tile
        place = self.drawn
        self.drawn += 1
        if self.mode == SHARED:
            self.position.neutral |= tile
        elif self.mode == DRAFT:
            self.open |= tile
        elif self.mode == SECRET_DRAFT:
            self.packet |= tile
        else:
            self.position.add_to_zone(place // OWN_DRAWS, tile)
            if self.mode == SECRET:
                self.position.hidden |= tile
        if self.mode == SECRET_DRAFT:
            if self.drawn % PACKET == 0:
                self.phase = DRAFTING
                self.seat = self.first if self.step == 1 else 1 - self.first
        elif self.drawn == DRAWN[self.mode]:
            if self.mode == DRAFT:
                self.phase = DRAFTING
                self.seat = self.first
            else:
                self._start_play()

    def _take_open(self, tile: i64) -> None:
        """R-05, draft: first, second, first; R-72: the last two go to the second player without a move."""
        self.open &= ~tile
        self.position.add_to_zone(self.seat, tile)
        self.seat = 1 - self.seat
        if size(self.open) == 2:
            self.position.add_to_zone(1 - self.first, self.open)
            self.open = 0
            self._start_play()

    def _keep(self, tile: i64) -> None:
        """R-05, secret-draft: one of the packet is kept; it is passed on, or the last two are out."""
        self.packet &= ~tile
        self.position.add_to_zone(self.seat, tile)
        self.position.hidden |= tile
        if self.step == 1 or self.step == 3:
            self.memory0 |= self.packet  # both see what is passed
            self.memory1 |= self.packet
            if self.seat == 0:
                self.passed0 = self.packet
            else:
                self.passed1 = self.packet
            self.seat = 1 - self.seat
            self.step += 1
            return
        self.packet = 0
        if self.step == 2:
            self.step = 3
            self.phase = DEALING
            self.seat = CHANCE
        else:
            self.step = 0
            self._start_play()

    def _finish_game(self) -> None:
        """A game is over: what it brings (R-60, R-61), and whether the match is over too."""
        position = self.position
        winner = 1 - position.loser
        gain0: i64 = 1 - winner
        gain1: i64 = winner
        if self.by_points:
            gain0 = count(position.allies(0))
            gain1 = count(position.allies(1))
            if position.cause != BY_ALLIES:
                gain0 = gain0 * (1 - winner)
                gain1 = gain1 * winner
        self.score0 += gain0
        self.score1 += gain1
        last = self.by_points and self.game_no == self.games
        won = not self.by_points and (self.score0 == self.games or self.score1 == self.games)
        if last or won:
            self.phase = FINISHED
            self.seat = OVER
        else:
            self.phase = CHOOSING
            self.seat = position.loser

    def _next_game(self, first: i64) -> None:
        """R-62: a new game with other neutrals; when too few are left, all 16 are shuffled again."""
        from tatami.games.rrr.knowledge import remember

        remember(self)
        self.game_no += 1
        self.drawn = 0
        self.passed0 = 0
        self.passed1 = 0
        if size(self.unused()) < DRAWN[self.mode]:
            self.used = 0
            self.memory0 = 0
            self.memory1 = 0
            self.public = 0
        self.start_match(first)

    # ------------------------------------------------------------------------------------ what others make of a state

    def outcome(self) -> Outcome | None:
        """Who won the match gets 1, the other -1; a tie by points is 0 for both."""
        if self.phase != FINISHED:
            return None
        rule = "R-61" if self.by_points else "R-60"
        if self.score0 == self.score1:
            return Outcome([0.0, 0.0], Text("rrr-outcome-tie", rule=rule))
        result = 1.0 if self.score0 > self.score1 else -1.0
        key = "rrr-outcome-points" if self.by_points else "rrr-outcome-match"
        return Outcome([result, -result], Text(key, rule=rule))

    def resolving(self) -> list[int]:
        """The spaces whose effects are under way: the tile just placed, then those used again."""
        position = self.position
        if position.phase != RESOLVING and position.phase != CATCHING:
            return []
        chain = [int(position.placed)]
        if position.via >= 0:
            chain.append(int(position.via))
        if position.acting != position.placed:
            chain.append(int(position.acting))
        return chain

    def observe(self, seat: Seat) -> Observation:
        """What this seat may know."""
        from tatami.games.rrr.observation import observe

        return observe(self, seat)

    def _why_not(self, action: Action) -> Refusal:
        """Why this action isn't legal."""
        from tatami.games.rrr.refusals import why_not

        return why_not(self, action)

    def _tell(self, action: Action, seat: Seat) -> list[Text]:
        """What this seat learns from the move."""
        from tatami.games.rrr.story import tell

        return tell(self, action, seat)

    def dump(self) -> Document:
        """The position document."""
        from tatami.games.rrr.document import dump

        return dump(self)
