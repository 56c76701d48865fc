"""Worlds that a seat of Kami can't tell from the true one: all deals that fit what it saw are equally likely."""

from math import comb
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.games.kami.cards import BOX, SOLDIER, count, one, pick, size
from tatami.games.kami.state import ASKING, HAND_SIZES, MANY_SOLDIERS, MISSING, UNSEEN, KamiState

if TYPE_CHECKING:
    from tatami.games.kami.observation import KamiObservation


def guess(seen: "KamiObservation", dice: Dice) -> KamiState:
    """A state in which this observer would see exactly this."""
    state = known_part(seen)
    unseen = unseen_cards(seen)
    soldiers = shown_soldiers(seen)
    if seen.waiting:
        state.phase = ASKING
        soldiers, state.seat = guess_asker(seen, unseen, dice)
    # A seat whose Soldiers are counted gets those first, then other cards; what is left goes to all other places.
    for seat in range(int(seen.players)):
        if soldiers[seat] >= 0:
            unseen -= soldiers[seat] * one(SOLDIER)
    kept = count(unseen, SOLDIER) * one(SOLDIER)
    for seat in range(int(seen.players)):
        if soldiers[seat] >= 0:
            places = hidden_places(seen, seat)
            cards = soldiers[seat] * one(SOLDIER)
            others = draw_some(unseen - kept, len(places) - soldiers[seat], dice)
            unseen -= others
            fill(state, seat, places, cards + others, dice)
    for seat in range(int(seen.players)):
        if soldiers[seat] < 0:
            places = hidden_places(seen, seat)
            cards = draw_some(unseen, len(places), dice)
            unseen -= cards
            fill(state, seat, places, cards, dice)
    for number, kind in enumerate(seen.aside):
        card: i64 = kind
        if card == UNSEEN:
            card = pick(unseen, dice.below(size(unseen)))
            unseen -= one(card)
        if number == 0:
            state.aside_one = card
        else:
            state.aside_two = card
    state.pool = unseen  # Duel: what lies below the mercenaries is decided when it is turned up
    return state


def known_part(seen: "KamiObservation") -> KamiState:
    """The state with all that the observer knows; what he doesn't know is still empty."""
    hands = vec[i64]([0 if hand < 0 else hand for hand in seen.hands])
    state = KamiState(seen.game, seen.players, seen.ending, hands, vec[i64](seen.scores), seen.laid[:])
    state.phase = seen.phase
    state.round = seen.round
    state.first = seen.first
    state.seat = seen.mover
    state.dealt = seen.dealt
    state.attack = seen.attack
    state.attacker = seen.attacker
    state.empress_up = seen.empress_up
    state.half = seen.half
    state.asked = seen.asked[:]
    state.tops = seen.tops
    state.below = seen.below
    state.turning = seen.turning
    return state


def unseen_cards(seen: "KamiObservation") -> i64:
    """The cards of the box that the observer has not seen."""
    left: i64 = BOX
    for hand in seen.hands:
        if hand >= 0:
            left -= hand
    for entry in seen.laid:
        defence: i64 = (entry >> 2) & 15
        attack: i64 = (entry >> 8) & 15
        if defence != UNSEEN:
            left -= one(defence)
        if attack != MISSING:
            left -= one(attack)
    for kind in seen.aside:
        if kind != UNSEEN:
            left -= one(kind)
    stack: i64 = 0
    while stack < 8:
        top = (seen.tops >> (stack * 4)) & 15
        if top:
            left -= one(top - 1)
        stack += 1
    return left


def hidden_places(seen: "KamiObservation", seat: int) -> list[int]:
    """Where this seat's cards that the observer doesn't see are: -1 in the hand, else the number of the laid move."""
    if seen.hands[seat] >= 0:
        return []
    down = [number for number, entry in enumerate(seen.laid) if entry & 3 == seat and (entry >> 2) & 15 == UNSEEN]
    return [-1] * seen.sizes[seat] + down


def shown_soldiers(seen: "KamiObservation") -> list[int]:
    """K-06: of the Soldiers that each seat has shown, how many are among its unseen cards; -1: it has shown none."""
    soldiers = [-1] * int(seen.players)
    for entry in seen.asked:
        seat = entry // 16
        if seen.hands[seat] < 0:
            played = 0
            for move in seen.laid:
                if move & 3 == seat:
                    played += int((move >> 2) & 15 == SOLDIER) + int((move >> 8) & 15 == SOLDIER)
            soldiers[seat] = entry % 16 - played
    return soldiers


def draw_some(cards: i64, number: int, dice: Dice) -> i64:
    """So many of the cards, drawn by lot."""
    left = cards
    remaining = size(cards)
    drawn: i64 = 0
    for _ in range(number):
        kind = pick(left, dice.below(remaining))
        left -= one(kind)
        drawn += one(kind)
        remaining -= 1
    return drawn


def fill(state: KamiState, seat: int, places: list[int], cards: i64, dice: Dice) -> None:
    """Put the cards on the places by lot: some lie face down, the others are the hand."""
    left = cards
    for place in places:
        if place >= 0:
            kind = pick(left, dice.below(size(left)))
            left -= one(kind)
            state.laid[place] = (state.laid[place] & ~(15 << 2)) | int(kind) << 2
    if places:
        state.hands[seat] = left


def guess_asker(seen: "KamiObservation", unseen: i64, dice: Dice) -> tuple[list[int], i64]:
    """K-06: somebody is being asked. How many Soldiers each other seat holds, by its odds, and who it can be."""
    others = [seat for seat in range(4) if seat != seen.seat]
    shown = shown_soldiers(seen)
    splits = soldier_splits([shown[seat] for seat in others], int(count(unseen, SOLDIER)))
    fitting: list[list[int]] = []
    weights: list[int] = []
    for split in splits:
        askers = [seat for seat, held in zip(others, split, strict=True) if held >= MANY_SOLDIERS and may_be_asked(seen, seat)]
        if askers:
            weight = 1
            for held in split:
                weight *= comb(HAND_SIZES[4], held)
            fitting.append(split)
            weights.append(weight)
    ticket: i64 = dice.roll() % sum(weights)
    number = 0
    while ticket >= weights[number]:
        ticket -= weights[number]
        number += 1
    soldiers = [-1, -1, -1, -1]
    for seat, held in zip(others, fitting[number], strict=True):
        soldiers[seat] = held
    askers = [seat for seat in others if soldiers[seat] >= MANY_SOLDIERS and may_be_asked(seen, seat)]
    return soldiers, askers[dice.below(len(askers))]


def soldier_splits(shown: list[int], soldiers: int) -> list[list[int]]:
    """All ways to spread the Soldiers over hands of eight, where -1 stands for a number not shown."""
    splits: list[list[int]] = [[]]
    for known in shown:
        possible = [known] if known >= 0 else list(range(HAND_SIZES[4] + 1))
        splits = [[*split, held] for split in splits for held in possible]
    return [split for split in splits if sum(split) == soldiers]


def may_be_asked(seen: "KamiObservation", seat: int) -> bool:
    """Whether the question can be with this seat: it goes round once, and the observer knows when it came by him."""
    turn = (seat - int(seen.first)) % 4
    for entry in seen.asked:
        if turn <= (entry // 16 - int(seen.first)) % 4:
            return False
    own = int(seen.seat)
    if own < 0 or count(seen.hands[own], SOLDIER) < MANY_SOLDIERS or own in [entry // 16 for entry in seen.asked]:
        return True
    return (turn > (own - int(seen.first)) % 4) == seen.declined
