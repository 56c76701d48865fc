"""The deal of Dynasties: chance says who starts, then cards and missions come, seat by seat."""

from typing import Final

from mypy_extensions import i64

from tatami.game import Action
from tatami.games.dynasties.actions import CARD, FIRST, MISSION
from tatami.games.dynasties.pieces import BOX, CARDS, PILE_SIZE, PILES, TYPES, copies, count, shifted
from tatami.games.dynasties.position import MISSION_BITS, NONE, DynastiesPosition, PublicPosition

HAND: Final = 3  # D-01: cards dealt to each player


def deal_size(public: PublicPosition) -> i64:
    """Return how many cards chance deals before this round; missions come once, in the first one, see D-50."""
    hands = public.players * HAND
    return 2 * hands if public.with_missions and public.round == 1 else hands


def deals_cards(public: PublicPosition) -> bool:
    """Return whether the deal goes on with a card for a hand: the starter is known, and no mission is due."""
    return public.starter != NONE and public.dealt < public.players * HAND


def receiver(public: PublicPosition) -> i64:
    """Return the seat that gets the next card or mission of the deal."""
    return public.dealt // HAND % public.players


def add_deal(moves: list[Action], position: DynastiesPosition) -> None:
    """Add what chance may say now: who starts, a card, or a mission."""
    public = position.public
    if public.starter == NONE:
        moves.extend([Action(FIRST + seat) for seat in range(public.players)])
    elif deals_cards(public):
        add_cards(moves, position.pool)
    else:
        moves.extend([Action(MISSION + mission) for mission in missions_to_come(position)])


def add_cards(moves: list[Action], pool: i64) -> None:
    """Add each type of which a card is unseen."""
    for kind in range(TYPES):
        if count(pool, kind) > 0:
            moves.append(Action(CARD + kind))


def missions_to_come(position: DynastiesPosition) -> list[int]:
    """D-50: Return the missions of the pile that is dealt from now; seat by seat, A, B, C."""
    pile = int(position.public.dealt % len(PILES))
    taken: i64 = 0
    for seat in range(int(position.public.players)):
        taken |= position.missions_of(seat)
    return [mission for mission in range(pile * PILE_SIZE, (pile + 1) * PILE_SIZE) if not (taken >> mission) & 1]


def deal_next(position: DynastiesPosition, number: i64) -> None:
    """Deal what chance says."""
    public = position.public
    if number < CARD:
        public.starter = number - FIRST
        public.turn = public.starter
        return
    if number < MISSION:
        deal_card(position, number - CARD)
    else:
        position.missions |= shifted(1, receiver(public) * MISSION_BITS + number - MISSION)
    public.dealt += 1


def deal_card(position: DynastiesPosition, kind: i64) -> None:
    """D-01: Deal a card; the rest counts as two draw piles, the first one larger by one where the number is odd."""
    public = position.public
    seat = receiver(public)
    position.pool -= copies(kind, 1)
    position.hands[seat] += copies(kind, 1)
    public.held[seat] += 1
    left = public.draw_one + public.draw_two - 1
    public.draw_one = (left + 1) >> 1
    public.draw_two = left >> 1


def gather(position: DynastiesPosition) -> None:
    """D-01, D-63: Gather all cards for the next deal; the figures stay where they are."""
    public = position.public
    public.dealt = 0
    public.draw_one = CARDS - CARDS // 2
    public.draw_two = CARDS // 2
    public.height_one = 0
    public.height_two = 0
    public.sets = 0
    public.owners = 0
    position.pool = BOX
    for seat in range(public.players):
        position.hands[seat] = 0
        public.held[seat] = 0
        public.known[seat] = 0
