"""Worlds that a seat of Dynasties can't tell from the true one: all that fit what it saw are equally likely."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.games.dynasties.cards import BOX, PILE_SIZE, PILES, pick, shifted, size, some
from tatami.games.dynasties.state import MISSION_BITS, DynastiesState
from tatami.games.dynasties.table import Table

if TYPE_CHECKING:
    from tatami.games.dynasties.observation import DynastiesObservation


def guess(seen: "DynastiesObservation", dice: Dice) -> DynastiesState:
    """A state in which this observer would see exactly this.

    No rule lets a seat conclude from a move what else a hand holds: nobody ever must lay, and every card may be discarded.
    So the cards that nobody has seen are spread by lot over their places, hands and draw piles alike.
    """
    table = seen.table.clone()
    hands = vec[i64]([0] * int(table.players))
    unseen = BOX - on_the_table(table)
    for seat in range(int(table.players)):
        hands[seat] = seen.hand if seat == seen.seat else table.known[seat]
        unseen -= hands[seat]
    left = size(unseen)
    for seat in range(int(table.players)):
        places = table.held[seat] - size(hands[seat])
        while places > 0:
            card = some(pick(unseen, dice.below(left)), 1)
            unseen -= card
            hands[seat] += card
            left -= 1
            places -= 1
    return DynastiesState(seen.game, table, hands, unseen, guess_missions(seen, dice))


def on_the_table(table: Table) -> i64:
    """All cards that lie face up, counted as a hand."""
    cards = table.sets
    for pile in range(2):
        for kind in table.pile_cards(pile):
            cards += some(kind, 1)
    if table.pending > 0:
        cards += some(table.pending_type, table.pending)
    return cards


def guess_missions(seen: "DynastiesObservation", dice: Dice) -> i64:
    """D-50: the missions of the others, by lot out of those of their pile that were neither seen nor are the observer's."""
    missions: i64 = 0
    if seen.seat >= 0:
        own: i64 = seen.missions
        missions = own << (int(seen.seat) * MISSION_BITS)
    gone = seen.missions | int(seen.table.revealed)
    for pile in range(len(PILES)):
        possible = [number for number in range(pile * PILE_SIZE, (pile + 1) * PILE_SIZE) if not (gone >> number) & 1]
        for seat in range(int(seen.table.players)):
            if seat != seen.seat and (seen.letters[seat] >> pile) & 1:
                number: i64 = possible.pop(int(dice.below(len(possible))))
                missions |= shifted(1, seat * MISSION_BITS + number)
    return missions
