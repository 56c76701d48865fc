"""All that lies open on the table of Daimyos. Decks are sets of unseen cards; only the secret assignment isn't here."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.copying import remade
from tatami.game import CHANCE, Game
from tatami.games.daimyos.field import LANE, LANE_MASK, Field
from tatami.games.daimyos.names import (
    CARDS,
    CLEAR,
    DAIMYO,
    DAIMYOS,
    LEVELS,
    NONE,
    SETUP,
    SIZE,
    SPACES,
    TOKENS,
)
from tatami.games.daimyos.terms import Terms

ALL_CARDS: Final[i64] = (1 << CARDS) - 1
ALL_TOKENS: Final[i64] = (1 << (TOKENS + 1)) - 2  # bits 1 … 8
BIT: Final[i64] = 1  # for cards and tokens, all below 32: compiled, it has 32 bits only on the left of <<
BURIED: Final = 16  # in an entry of `covered`: the ninja isn't on top any more


# What is noted for the log: the kind, then the facts.
SAMURAI_POINTS: Final = 0  # points
DROPPED: Final = 1  # card
FALLEN: Final = 2  # daimyo, points (c), list points, Score card or NONE, points (d)
RESHUFFLED: Final = 3
AUTO_POINTS: Final = 4  # clan, points
STRUCK: Final = 5  # daimyo, clan, Score card, the player's points, the Automaton's new clan
RECKONING: Final = 6  # 1 when all daimyos have fallen


class Table:
    """The open part of a position: everything but the assignment of the reckoning (Y-42)."""

    def __init__(self, game: Game, terms: Terms, field: Field, ninjas: vec[i64], samurai: vec[i64]) -> None:
        self.game = game
        self.terms = terms
        self.field = field
        self.ninjas: vec[i64] = ninjas  # what is on top, a lane a clan
        self.samurai: vec[i64] = samurai
        self.phase: i64 = SETUP
        self.seat: i64 = CHANCE  # who decides
        self.turn: i64 = terms.first  # whose turn it is; NONE until the lot has said who is first
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
        self.token_on: list[int] = [0] * DAIMYOS  # whose number that seat put there; 0: none (Y-32)
        self.favours: list[int] = [0, 0]  # tokens as bits 1 … 8
        self.spent: list[int] = [0, 0]
        self.lists: list[int] = [NONE, NONE]  # Y-60
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
        # For the log: what a move brought, noted only while somebody listens; never copied.
        self.listening: bool = False
        self.news: list[list[int]] = []
        if terms.solo:
            self.auto_deck = auto_cards(terms.level)
            self.score_deck = score_cards(terms.level)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self, self.game, self.terms, self.field, self.ninjas, self.samurai)

    def clone(self) -> "Table":
        """An equal table that shares nothing with this one that can change."""
        copy = Table(self.game, self.terms, self.field, self.ninjas[:], self.samurai[:])
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
        """Y-01: the boards lie; what is printed on them is what is on top."""
        self.field = Field(self.terms.box, self.boards)
        self.ninjas = vec[i64]([0] * len(self.ninjas))
        self.samurai = self.field.samurai[:]

    # ------------------------------------------------------------------------------------------------------ questions

    def top_of(self, space: int) -> int:
        """What is on top of a space: a letter's number, or DAIMYO + the daimyo's number."""
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
        """How many daimyos aren't eliminated."""
        return self.eliminated.count(NONE)

    def unplaced(self, seat: int) -> i64:
        """The daimyo tokens that a seat has neither placed nor turned over, as bits 1 … 8."""
        left = ALL_TOKENS & ~self.favours[seat] & ~self.spent[seat]
        for daimyo in range(DAIMYOS):
            if self.eliminated[daimyo] == seat and self.token_on[daimyo]:
                left &= ~(BIT << self.token_on[daimyo])
        return left

    def on_board(self, seat: int) -> int:
        """How many of a seat's daimyo tokens are on the board."""
        return sum(1 for daimyo in range(DAIMYOS) if self.eliminated[daimyo] == seat and self.token_on[daimyo] > 0)

    def ran_out(self) -> bool:
        """Whether the deck is empty."""
        return self.deck == 0

    def score(self, clan: int, seat: int, points: int) -> None:
        """Move a clan's marker towards a seat."""
        self.tracks[clan] += points if seat == 0 else -points

    def ninja_rows(self, row: i64) -> i64:
        """The ninjas on top of a row, whatever their clan, in one lane."""
        three = self.ninjas[row]
        return (three | (three >> LANE) | (three >> (2 * LANE))) & LANE_MASK


def auto_cards(level: int) -> i64:
    """Y-70: the auto deck as bits: the A cards, cards 1 … level in their B versions."""
    low = (BIT << level) - 1
    return ((BIT << LEVELS) - 1 - low) | (low << LEVELS)


def score_cards(level: int) -> i64:
    """Y-70: the Score deck: the seven cards left."""
    return (BIT << (2 * LEVELS)) - 1 - auto_cards(level)


def members(bits: i64) -> list[int]:
    """The numbers of the bits that are set, ascending."""
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
    """The number of the lowest bit, 0 when there is none (tokens begin at 1)."""
    found = members(bits)
    return found[0] if found else 0


def highest(bits: i64) -> int:
    """The number of the highest bit, 0 when there is none."""
    found = members(bits)
    return found[-1] if found else 0


def placed_code(card: int, turning: int, space: int) -> int:
    """A card that lies: which one, how and where."""
    return (card * 8 + turning) * SPACES + space
