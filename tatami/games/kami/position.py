"""The fields of a position of Kami, and of what one seat knows of it, with small questions about them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.game import CHANCE, Action, Game, Observation, Seat, State
from tatami.games.kami.actions import NONE, STACKS, MoveList
from tatami.games.kami.lines import attack_of, defence_of
from tatami.games.kami.pieces import BOX, EMPRESS, LANCE, SOLDIER, count, size

HIDDEN: Final = -1  # a hand that the observer doesn't see


class KamiPosition(State):
    """All that the referee of Kami knows."""

    def __init__(self, game: Game, players: i64, ending: i64, hands: vec[i64], scores: vec[i64], laid: list[int]) -> None:
        self.game = game
        self.players: i64 = players
        self.ending: i64 = ending
        self.hands: vec[i64] = hands
        self.scores: vec[i64] = scores
        self.laid: list[int] = laid  # the moves of the round, see `lines`
        self.phase: i64 = 0  # one of those in `phases`: the first is the deal
        self.round: i64 = 1
        self.first: i64 = NONE  # who leads first in this round
        self.seat: i64 = CHANCE  # who decides
        self.pool: i64 = BOX  # the cards that nobody has: not dealt yet, or (Duel) unseen below a mercenary
        self.dealt: i64 = 0  # how many cards of this deal have been drawn
        self.attack: i64 = NONE  # the card to answer, NONE when `seat` leads
        self.attacker: i64 = NONE
        self.empress_up: bool = False  # an Empress lies face up in a defence line, see K-21
        self.half: bool = False  # the defence of a move in two steps lies, its attack is due, see K-41
        self.asked: list[tuple[int, int]] = []  # who asked and how many Soldiers they showed, see K-06
        self.aside_one: i64 = NONE  # set aside: the card that the second player sees, see K-04
        self.aside_two: i64 = NONE  # and the one that the third player sees
        self.tops: i64 = 0  # Duel: the face-up mercenaries, four bits a stack, 0 for none, else kind + 1
        self.below: i64 = 0  # Duel: one bit a stack that hides an unseen card
        self.turning: i64 = NONE  # Duel: the stack whose lower card chance turns up now
        self.found: MoveList | None = None  # room for legal() to work in; no part of the position

    def counters(self, kind: i64) -> bool:
        """K-13, K-14: Return the same kind counters anybody's attack, a partner's too."""
        if kind == self.attack:
            return True
        return kind == EMPRESS and self.attack != SOLDIER and self.attack != LANCE  # K-20

    def can_lead(self, seat: i64) -> bool:
        """Return whether a seat has a second card to lead with, of the hand or a mercenary: the last one attacks (see K-42)."""
        return self.tops != 0 or size(self.hands[seat]) > 1

    def top(self, stack: i64) -> i64:
        """Return the face-up card of a mercenary stack, NONE when there is none."""
        return top_card(self.tops, stack)

    def used(self, kind: int) -> int:
        """Return how many cards of a kind lie where the referee sees them, in hands and elsewhere."""
        cards = [int(self.aside_one), int(self.aside_two), *[int(self.top(stack)) for stack in range(STACKS)]]
        for move in self.laid:
            cards.extend([int(defence_of(move)), int(attack_of(move))])
        return cards.count(kind) + sum(int(count(hand, kind)) for hand in self.hands)


class KamiKnowledge(Observation):
    """What a seat of Kami knows: its hand, the table, and of the others the number of their cards."""

    def __init__(self, game: Game, seat: Seat, legal: list[Action]) -> None:
        self.game = game
        self.seat = seat
        self._legal: list[Action] = legal
        self.players: i64 = 4
        self.ending: i64 = 0
        self.phase: i64 = 0
        self.mover: i64 = CHANCE
        self.waiting: bool = False  # somebody is asked, and this seat can't know who, see K-06
        self.declined: bool = False  # this seat was asked and said no
        self.round: i64 = 1
        self.first: i64 = NONE
        self.scores: list[int] = []
        self.sizes: list[int] = []  # of all hands
        self.hands: list[int] = []  # HIDDEN for those not seen
        self.laid: list[int] = []  # with UNSEEN for face-down cards of others
        self.attack: i64 = NONE
        self.attacker: i64 = NONE
        self.empress_up: bool = False
        self.half: bool = False
        self.dealt: i64 = 0
        self.asked: list[tuple[int, int]] = []
        self.aside: list[int] = []  # kinds, UNSEEN for those not seen
        self.tops: i64 = 0
        self.below: i64 = 0
        self.turning: i64 = NONE


def blank(game: Game) -> KamiPosition:
    """Return a new position of this game, to be filled."""
    position = game.start()
    assert isinstance(position, KamiPosition)
    return position


def side_count(players: i64) -> i64:
    """K-01: Return two teams of two, or everybody alone."""
    return 2 if players == 4 else players


def top_card(tops: i64, stack: i64) -> i64:
    """Return the face-up card of a mercenary stack, NONE when there is none."""
    return ((tops >> (stack * 4)) & 15) - 1


def hides(below: i64, stack: i64) -> bool:
    """Return whether an unseen card lies in a mercenary stack."""
    return (below >> stack) & 1 != 0
