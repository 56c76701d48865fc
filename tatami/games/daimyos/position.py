"""A position of Daimyos: all that lies open, and the one secret there is, the assignment of the reckoning."""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tatami.copying import remade
from tatami.game import CHANCE, Action, Game, Observation, Seat, State
from tatami.games.daimyos.field import LANE, LANE_MASK, SIZE, SPACES, Field
from tatami.games.daimyos.pieces import CARDS, CLEAR, DAIMYO, DAIMYOS, LEVELS, NONE, TECHNIQUES, TOKENS, Settings

ALL_CARDS: Final[i64] = (1 << CARDS) - 1
ALL_TOKENS: Final[i64] = (1 << (TOKENS + 1)) - 2  # bits 1 … 8
BIT: Final[i64] = 1  # for cards and tokens, all below 32: compiled, it has 32 bits only on the left of <<
BURIED: Final = 16  # in an entry of `covered`: the ninja isn't on top any more
UNSEEN: Final = 3  # in an entry of `assigned`, in the place of a clan: a track that the observer doesn't see
SWAPPED: Final = 9  # in `used`, among the techniques of a turn: the swap
USED: Final[list[str]] = [*TECHNIQUES, "swap"]

# Solo: seat 0 is the player, seat 1 the Automaton.
HUMAN: Final = 0
AUTOMATON: Final = 1

# Events of a move, for the log: the kind, then the facts.
SAMURAI_POINTS: Final = 0  # points
DROPPED: Final = 1  # card
FALLEN: Final = 2  # daimyo, points (c), list points, Score card or NONE, points (d)
RESHUFFLED: Final = 3
AUTO_POINTS: Final = 4  # clan, points
STRUCK: Final = 5  # daimyo, clan, Score card, the player's points, the Automaton's new clan
RECKONING: Final = 6  # 1 when all daimyos have fallen


class PublicState:
    """All that lies open: everything but the assignment of the reckoning (see Y-42). Decks are sets of unseen cards."""

    def __init__(self, settings: Settings, field: Field, ninjas: vec[i64], samurai: vec[i64]) -> None:
        self.settings = settings
        self.field = field
        self.ninjas: vec[i64] = ninjas  # what is on top, a lane a clan
        self.samurai: vec[i64] = samurai
        self.phase: i64 = 0  # of PHASES; first comes the set-up
        self.seat: i64 = CHANCE  # who decides
        self.turn: i64 = settings.first  # whose turn it is; NONE until chance has said who is first
        self.boards: list[int] = []  # board * 4 + quarter turns, in the order of the places
        self.placed: list[int] = []  # (card * 8 + turning) * SPACES + space, in the order laid
        self.hands: list[list[int]] = [[], []]
        self.deck: i64 = ALL_CARDS
        self.discarded: list[int] = []
        self.clans: list[int] = [NONE, NONE]
        self.neutral: i64 = NONE
        self.clan_cards: list[int] = [NONE, NONE, NONE]
        self.tracks: list[int] = [0, 0, 0]  # positive towards seat 0
        self.eliminated: list[int] = [NONE] * DAIMYOS  # by which seat
        self.token_on: list[int] = [0] * DAIMYOS  # which of its tokens that seat put there; 0: none (see Y-32)
        self.favours: list[int] = [0, 0]  # tokens as bits 1 … 8
        self.spent: list[int] = [0, 0]
        self.lists: list[int] = [NONE, NONE]  # blacklists, see Y-60
        # This turn: techniques in the order used (SWAPPED for the swap), spaces counted as white, samurai covered.
        self.used: list[int] = []
        self.as_white: list[int] = []
        self.covered: list[int] = []  # space * 32 + BURIED or not + ninja * 4 + samurai, by clans
        self.laid: i64 = 0  # cards laid this turn
        # Solo: the Automaton's cards, as bits; its row; (card * 3 + clan) * 2 + 1 when face down, in the order laid.
        self.auto_deck: i64 = 0
        self.score_deck: i64 = 0
        self.top: i64 = NONE
        self.row: list[int] = []
        self.on_tracks: list[int] = []
        # For the log: what a move brought, kept only where `log_events` is set; never copied.
        self.log_events: bool = False
        self.events: list[list[int]] = []
        if settings.solo:
            self.auto_deck = auto_cards(settings.level)
            self.score_deck = score_cards(settings.level)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, self.settings, self.field, self.ninjas, self.samurai)

    def clone(self) -> "PublicState":
        """Return an equal one that shares nothing with this one that can change."""
        copy = PublicState(self.settings, self.field, self.ninjas[:], self.samurai[:])
        copy.phase = self.phase
        copy.seat = self.seat
        copy.turn = self.turn
        copy.boards = self.boards[:]
        copy.placed = self.placed[:]
        copy.hands = [self.hands[0][:], self.hands[1][:]]
        copy.deck = self.deck
        copy.discarded = self.discarded[:]
        copy.clans = self.clans[:]
        copy.neutral = self.neutral
        copy.clan_cards = self.clan_cards[:]
        copy.tracks = self.tracks[:]
        copy.eliminated = self.eliminated[:]
        copy.token_on = self.token_on[:]
        copy.favours = self.favours[:]
        copy.spent = self.spent[:]
        copy.lists = self.lists[:]
        copy.used = self.used[:]
        copy.as_white = self.as_white[:]
        copy.covered = self.covered[:]
        copy.laid = self.laid
        copy.auto_deck = self.auto_deck
        copy.score_deck = self.score_deck
        copy.top = self.top
        copy.row = self.row[:]
        copy.on_tracks = self.on_tracks[:]
        return copy

    def lay_boards(self) -> None:
        """Lay the boards (see Y-01): what is printed on them is what is on top."""
        self.field = Field(self.settings.box, self.boards)
        self.ninjas = vec[i64]([0] * len(self.ninjas))
        self.samurai = self.field.samurai[:]

    def clear_turn(self) -> None:
        """Forget what was done in a turn."""
        self.used = []
        self.as_white = []
        self.covered = []
        self.laid = 0

    # ------------------------------------------------------------------------------------------------------ questions

    def top_of(self, space: int) -> int:
        """Return what is on top of a space: a letter's number, or DAIMYO + the daimyo's number."""
        if self.field.printed[space] >= DAIMYO:
            return self.field.printed[space]
        row = space // SIZE
        for clan in range(3):
            shift = space % SIZE + LANE * clan
            if (self.ninjas[row] >> shift) & 1:
                return clan
            if (self.samurai[row] >> shift) & 1:
                return clan + 3
        return CLEAR

    def alive(self) -> int:
        """Return how many daimyos aren't eliminated."""
        return self.eliminated.count(NONE)

    def unplaced(self, seat: int) -> i64:
        """Return the daimyo tokens that a seat has neither placed nor turned over, as bits 1 … 8."""
        left = ALL_TOKENS & ~self.favours[seat] & ~self.spent[seat]
        for daimyo in range(DAIMYOS):
            if self.eliminated[daimyo] == seat and self.token_on[daimyo]:
                left &= ~(BIT << self.token_on[daimyo])
        return left

    def on_board(self, seat: int) -> int:
        """Return how many of a seat's daimyo tokens are on the board."""
        return sum(1 for daimyo in range(DAIMYOS) if self.eliminated[daimyo] == seat and self.token_on[daimyo] > 0)

    def ran_out(self) -> bool:
        """Return whether the deck of ninja cards is empty."""
        return self.deck == 0

    def score(self, clan: int, seat: int, points: int) -> None:
        """Move a clan's marker towards a seat."""
        self.tracks[clan] += points if seat == 0 else -points

    def swap_with_neutral(self, seat: int) -> None:
        """Exchange a seat's clan with the neutral one."""
        clan = self.clans[seat]
        self.clans[seat] = int(self.neutral)
        self.neutral = clan

    def exchange_clans(self) -> None:
        """Exchange the clans of the two sides."""
        self.clans[0], self.clans[1] = self.clans[1], self.clans[0]

    def ninja_rows(self, row: i64) -> i64:
        """Return the ninjas on top of a row, whatever their clan, in one lane."""
        three = self.ninjas[row]
        return (three | (three >> LANE) | (three >> (2 * LANE))) & LANE_MASK


class DaimyosPosition(State):
    """The fields of a position."""

    def __init__(self, game: Game, public: PublicState, assigned: list[list[int]]) -> None:
        self.game = game
        self.public = public
        self.assigned = assigned  # in the reckoning, by seat: token * 4 + clan, in the order chosen


class DaimyosKnowledge(Observation):
    """The fields of what one seat knows."""

    def __init__(self, game: Game, seat: Seat, legal: list[Action], public: PublicState, assigned: list[list[int]]) -> None:
        self.game = game
        self.seat = seat
        self._legal: list[Action] = legal
        self.public = public
        self.assigned = assigned  # token * 4 + clan, UNSEEN for the clans that aren't revealed


def blank(game: Game) -> DaimyosPosition:
    """Return a position of this game to be filled."""
    return cast(DaimyosPosition, game.start())


def auto_cards(level: int) -> i64:
    """Y-70: Return the auto deck as bits: the A cards, cards 1 … level in their B versions."""
    low = (BIT << level) - 1
    return ((BIT << LEVELS) - 1 - low) | (low << LEVELS)


def score_cards(level: int) -> i64:
    """Y-70: Return the Score deck as bits: the seven cards left."""
    return (BIT << (2 * LEVELS)) - 1 - auto_cards(level)


def members(bits: i64) -> list[int]:
    """Return the numbers of the bits that are set, ascending."""
    found: list[int] = []
    number = 0
    rest = bits
    while rest:
        if rest & 1:
            found.append(number)
        rest >>= 1
        number += 1
    return found


def lowest(bits: i64) -> int:
    """Return the number of the lowest bit, 0 when there is none (tokens begin at 1)."""
    found = members(bits)
    return found[0] if found else 0


def highest(bits: i64) -> int:
    """Return the number of the highest bit, 0 when there is none."""
    found = members(bits)
    return found[-1] if found else 0


def placed_code(card: int, turning: int, space: int) -> int:
    """Return a card that lies as one number: which one, how and where."""
    return (card * 8 + turning) * SPACES + space
