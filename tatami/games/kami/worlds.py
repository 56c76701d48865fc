"""Worlds that a seat of Kami can't tell from the true one: all deals that fit what it saw are equally likely."""

from math import comb
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.games.kami.actions import NONE, STACKS
from tatami.games.kami.lines import MISSING, UNSEEN, attack_of, defence_of, moves_of, seat_of, with_defence
from tatami.games.kami.phases import ASKING, HAND_SIZES, MANY_SOLDIERS
from tatami.games.kami.pieces import BOX, SOLDIER, count, one, pick, size
from tatami.games.kami.position import KamiKnowledge, KamiPosition, blank, top_card


def sample(known: KamiKnowledge, rng: Random) -> KamiPosition:
    """Return a world in which this observer would see exactly this."""
    return draw_world(known, Dice(rng.getrandbits(62)))


def draw_world(known: KamiKnowledge, dice: Dice) -> KamiPosition:
    """Return the same for some dice."""
    position = known_part(known)
    unseen = unseen_cards(known)
    soldiers = shown_soldiers(known)
    if known.waiting:
        position.phase = ASKING
        soldiers, position.seat = draw_asker(known, unseen, dice)
    # A seat whose Soldiers are counted gets those first, then other cards; what is left goes to all other places.
    for seat in range(int(known.players)):
        if soldiers[seat] >= 0:
            unseen -= soldiers[seat] * one(SOLDIER)
    kept = count(unseen, SOLDIER) * one(SOLDIER)
    for seat in range(int(known.players)):
        if soldiers[seat] >= 0:
            places = hidden_places(known, seat)
            cards = soldiers[seat] * one(SOLDIER)
            others = draw_some(unseen - kept, len(places) - soldiers[seat], dice)
            unseen -= others
            fill(position, seat, places, cards + others, dice)
    for seat in range(int(known.players)):
        if soldiers[seat] < 0:
            places = hidden_places(known, seat)
            cards = draw_some(unseen, len(places), dice)
            unseen -= cards
            fill(position, seat, places, cards, dice)
    for number, kind in enumerate(known.aside):
        card: i64 = kind
        if card == UNSEEN:
            card = pick(unseen, dice.below(size(unseen)))
            unseen -= one(card)
        if number == 0:
            position.aside_one = card
        else:
            position.aside_two = card
    position.pool = unseen  # Duel: what lies below the mercenaries is decided when it is turned up
    return position


def known_part(known: KamiKnowledge) -> KamiPosition:
    """Return a position with all that the observer knows; the rest is still empty."""
    position = blank(known.game)
    position.hands = vec[i64]([max(0, hand) for hand in known.hands])
    position.scores = vec[i64](known.scores)
    position.laid = known.laid[:]
    position.phase = known.phase
    position.round = known.round
    position.first = known.first
    position.seat = known.mover
    position.dealt = known.dealt
    position.attack = known.attack
    position.attacker = known.attacker
    position.empress_up = known.empress_up
    position.half = known.half
    position.asked = known.asked[:]
    position.tops = known.tops
    position.below = known.below
    position.turning = known.turning
    return position


def unseen_cards(known: KamiKnowledge) -> i64:
    """Return the cards of the box that the observer has not seen."""
    left: i64 = BOX
    for hand in known.hands:
        if hand >= 0:
            left -= hand
    for move in known.laid:
        if defence_of(move) != UNSEEN:
            left -= one(defence_of(move))
        if attack_of(move) != MISSING:
            left -= one(attack_of(move))
    for kind in known.aside:
        if kind != UNSEEN:
            left -= one(kind)
    for stack in range(STACKS if known.tops else 0):
        if top_card(known.tops, stack) != NONE:
            left -= one(top_card(known.tops, stack))
    return left


def hidden_places(known: KamiKnowledge, seat: int) -> list[int]:
    """Return where this seat's cards that the observer doesn't see are: -1 in the hand, else the number of the laid move."""
    if known.hands[seat] >= 0:
        return []
    down = [number for number, move in enumerate(known.laid) if seat_of(move) == seat and defence_of(move) == UNSEEN]
    return [-1] * known.sizes[seat] + down


def shown_soldiers(known: KamiKnowledge) -> list[int]:
    """Return how many of the Soldiers that each seat has shown (see K-06) are among its unseen cards; -1 if it showed none."""
    soldiers = [-1] * int(known.players)
    for seat, shown in known.asked:
        if known.hands[seat] < 0:
            played = 0
            for move in moves_of(known.laid, seat):
                played += int(defence_of(move) == SOLDIER) + int(attack_of(move) == SOLDIER)
            soldiers[seat] = shown - played
    return soldiers


def draw_some(cards: i64, number: int, dice: Dice) -> i64:
    """Return this many of the cards, drawn at random."""
    left = cards
    remaining = size(cards)
    drawn: i64 = 0
    for _ in range(number):
        kind = pick(left, dice.below(remaining))
        left -= one(kind)
        drawn += one(kind)
        remaining -= 1
    return drawn


def fill(position: KamiPosition, seat: int, places: list[int], cards: i64, dice: Dice) -> None:
    """Put the cards on the places at random: some lie face down, the others are the hand."""
    left = cards
    for place in places:
        if place >= 0:
            kind = pick(left, dice.below(size(left)))
            left -= one(kind)
            position.laid[place] = with_defence(position.laid[place], int(kind))
    if places:
        position.hands[seat] = left


def draw_asker(known: KamiKnowledge, unseen: i64, dice: Dice) -> tuple[list[int], i64]:
    """Return how many Soldiers each other seat holds, by its odds, and which of them is asked now (see K-06)."""
    others = [seat for seat in range(4) if seat != known.seat]
    shown = shown_soldiers(known)
    splits = soldier_splits([shown[seat] for seat in others], int(count(unseen, SOLDIER)))
    fitting: list[list[int]] = []
    weights: list[int] = []
    for split in splits:
        askers = [seat for seat, held in zip(others, split, strict=True) if held >= MANY_SOLDIERS and may_be_asked(known, seat)]
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
    askers = [seat for seat in others if soldiers[seat] >= MANY_SOLDIERS and may_be_asked(known, seat)]
    return soldiers, askers[dice.below(len(askers))]


def soldier_splits(shown: list[int], soldiers: int) -> list[list[int]]:
    """Return all ways to spread the Soldiers over hands of eight, where -1 stands for a number not shown."""
    splits: list[list[int]] = [[]]
    for known in shown:
        possible = [known] if known >= 0 else list(range(HAND_SIZES[4] + 1))
        splits = [[*split, held] for split in splits for held in possible]
    return [split for split in splits if sum(split) == soldiers]


def may_be_asked(known: KamiKnowledge, seat: int) -> bool:
    """Return whether the question can be with this seat: it goes round once, and the observer knows when it came by."""
    turn = (seat - int(known.first)) % 4
    for asker, _ in known.asked:
        if turn <= (asker - int(known.first)) % 4:
            return False
    own = int(known.seat)
    if own < 0 or count(known.hands[own], SOLDIER) < MANY_SOLDIERS or own in [asker for asker, _ in known.asked]:
        return True
    return (turn > (own - int(known.first)) % 4) == known.declined
