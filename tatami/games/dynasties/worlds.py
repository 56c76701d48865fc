"""Worlds that a seat of Dynasties can't tell from the true one: all that fit what it saw are equally likely."""

from random import Random

from mypy_extensions import i64

from tatami.dice import Dice
from tatami.games.dynasties.pieces import BOX, PILE_SIZE, PILES, copies, pick, shifted, size
from tatami.games.dynasties.position import MISSION_BITS, DynastiesKnowledge, DynastiesPosition


def sample(known: DynastiesKnowledge, rng: Random) -> DynastiesPosition:
    """Return a position in which this seat would see exactly this.

    No rule lets a seat conclude from a move what else a hand holds: nobody ever must lay, and every card may be discarded.
    So the cards that nobody has seen are spread at random over their places, hands and draw piles alike.
    """
    dice = Dice(rng.getrandbits(62))
    world = known.game.start()
    assert isinstance(world, DynastiesPosition)
    public = known.public.clone()
    world.public = public
    hands = world.hands
    unseen = BOX - public.face_up()
    for seat in range(int(public.players)):
        hands[seat] = known.hand if seat == known.seat else public.known[seat]
        unseen -= hands[seat]
    left = size(unseen)
    for seat in range(int(public.players)):
        places = public.held[seat] - size(hands[seat])
        while places > 0:
            card = copies(pick(unseen, dice.below(left)), 1)
            unseen -= card
            hands[seat] += card
            left -= 1
            places -= 1
    world.pool = unseen
    world.missions = sample_missions(known, dice)
    return world


def sample_missions(known: DynastiesKnowledge, dice: Dice) -> i64:
    """Draw the missions of the others at random out of those of their pile that were neither seen nor are the viewer's."""
    missions: i64 = 0
    if known.seat >= 0:
        own: i64 = known.missions
        missions = own << (int(known.seat) * MISSION_BITS)
    gone = known.missions | int(known.public.revealed)
    for pile in range(len(PILES)):
        possible = [mission for mission in range(pile * PILE_SIZE, (pile + 1) * PILE_SIZE) if not (gone >> mission) & 1]
        for seat in range(int(known.public.players)):
            if seat != known.seat and (known.backs[seat] >> pile) & 1:
                mission: i64 = possible.pop(int(dice.below(len(possible))))
                missions |= shifted(1, seat * MISSION_BITS + mission)
    return missions
