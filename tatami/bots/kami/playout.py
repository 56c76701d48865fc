"""Playouts to the end of a round: at random, or by a policy learnt from games of strong bots."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.kami.policy_weights import POLICY_WEIGHTS
from tatami.dice import Dice
from tatami.game import Action
from tatami.games.kami.actions import CARD, COUNTER, LEAD, MERCENARY, NONE, PASS, MoveList
from tatami.games.kami.lines import MISSING
from tatami.games.kami.phases import DEAL, PLAYING
from tatami.games.kami.pieces import COPIES, POINTS, count, one, pick, size
from tatami.games.kami.position import side_count
from tatami.games.kami.scoring import total_after
from tatami.games.kami.state import KamiState

UNIT: Final = 0x4000_0000
SHARE: Final = 1.0 / 0x4000_0000
MOST_MOVES: Final = 256  # more moves than any hand has

# Where the weights of each feature begin; a lead and a counter have the same four features.
DEFENCE_FEATURE: Final[i64] = 0  # + kind * 5 + how many of it the hand has
ATTACK_FEATURE: Final[i64] = 40  # + kind * 5 + how many of it the hand has
UNSEEN_FEATURE: Final[i64] = 80  # + kind * 5 + how many of it the mover hasn't seen
PAIR_FEATURE: Final[i64] = 120  # + kind, where defence and attack are the same kind
COUNTER_FEATURES: Final[i64] = 128
PASS_FEATURE: Final[i64] = 256  # + friend * 24 + attack * 3 + how many of it the hand has
OWN_SIZE_FEATURE: Final[i64] = 304  # + friend * 6 + half the cards of the hand
THEIR_SIZE_FEATURE: Final[i64] = 320  # + friend * 6 + half the cards of the opponent who has the fewest


def is_settled(state: KamiState) -> bool:
    """Return whether the round is over: the game as well, or all cards go back (also when a deal is cancelled, K-06)."""
    return state.seat < 0 and (state.phase != DEAL or state.turning == NONE)


class Playout:
    """Random moves to the end of the round."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.found = MoveList()

    def finish(self, state: KamiState) -> None:
        """Play until the round is over, or a new deal is due."""
        dice = self.dice
        found = self.found
        self.begin(state)
        while True:
            if state.phase == PLAYING:
                state.list_moves(found)
                number = found.numbers[0] if found.count == 1 else self.choose(state)
                self.note(number)
                state.play_unchecked(Action(int(number)))
            elif is_settled(state):
                return
            elif state.phase == DEAL:
                state.play_unchecked(Action(int(CARD + pick(state.pool, dice.below(size(state.pool))))))
            else:
                legal = state.legal()
                state.play_unchecked(legal[dice.below(len(legal))])

    def begin(self, state: KamiState) -> None:
        """Prepare for a playout from this state."""

    def note(self, number: i64) -> None:
        """Take notice of the move that is played next."""

    def choose(self, state: KamiState) -> i64:
        """Return one of the moves found, of which there are two or more."""
        return self.found.numbers[self.dice.below(self.found.count)]


class PolicyPlayout(Playout):
    """Moves at random, but as often as strong bots make them: see policy_weights.py."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.policy: vec[float] = vec[float]([exp(weight) for weight in POLICY_WEIGHTS])
        self.weights: vec[float] = vec[float]([0.0] * MOST_MOVES)
        self.shown: i64 = 0  # the cards that lie face up, as a hand

    def begin(self, state: KamiState) -> None:
        """Count what lies face up."""
        shown: i64 = 0
        for entry in state.laid:
            laid: i64 = entry
            if not laid & 64:
                shown += one((laid >> 2) & 15)
            if (laid >> 8) & 15 != MISSING:
                shown += one((laid >> 8) & 15)
        self.shown = shown

    def note(self, number: i64) -> None:
        """Count what this move shows; mercenaries lay open before."""
        if COUNTER <= number < MERCENARY:
            self.shown += one((number - COUNTER) & 7)
            if number < LEAD:
                self.shown += one((number - COUNTER) >> 3)

    def choose(self, state: KamiState) -> i64:
        """Return a move at random, weighed by the policy; with the last two cards the one that scores better."""
        found = self.found
        if found.numbers[found.count - 1] >= MERCENARY or found.count > MOST_MOVES:
            return found.numbers[self.dice.below(found.count)]
        if found.count == 2 and found.numbers[0] >= LEAD and size(state.hands[state.seat]) == 2:
            return self._last_lead(state)
        self.weigh(state)
        weights = self.weights
        total = 0.0
        for place in range(found.count):
            total += weights[place]
        left = float(self.dice.below(UNIT)) * SHARE * total
        place = 0
        while place < found.count - 1:
            left -= weights[place]
            if left < 0.0:
                break
            place += 1
        return found.numbers[place]

    def weigh(self, state: KamiState) -> None:
        """Set `weights`: how likely the policy makes each of the moves found."""
        policy = self.policy
        weights = self.weights
        numbers = self.found.numbers
        hand = state.hands[state.seat]
        known = hand + self.shown
        for place in range(self.found.count):
            number = numbers[place]
            if number == PASS:
                weights[place] = self._pass_weight(state)
            else:
                base: i64 = 0 if number >= LEAD else COUNTER_FEATURES
                defence = ((number - COUNTER) >> 3) & 7
                attack = (number - COUNTER) & 7
                unseen = COPIES[attack] - count(known, attack)
                weight = policy[base + DEFENCE_FEATURE + defence * 5 + at_most(count(hand, defence), 4)]
                weight *= policy[base + ATTACK_FEATURE + attack * 5 + at_most(count(hand, attack), 4)]
                weight *= policy[base + UNSEEN_FEATURE + attack * 5 + at_most(unseen, 4)]
                if defence == attack:
                    weight *= policy[base + PAIR_FEATURE + attack]
                weights[place] = weight

    def _pass_weight(self, state: KamiState) -> float:
        policy = self.policy
        players = state.players
        number_of_sides = side_count(players)
        friend: i64 = 1 if players == 4 and (state.seat + state.attacker) & 1 == 0 else 0
        hand = state.hands[state.seat]
        fewest: i64 = 99
        for seat in range(players):
            if seat % number_of_sides != state.seat % number_of_sides:
                fewest = min(fewest, size(state.hands[seat]))
        weight = policy[PASS_FEATURE + friend * 24 + state.attack * 3 + at_most(count(hand, state.attack), 2)]
        weight *= policy[OWN_SIZE_FEATURE + friend * 6 + at_most(size(hand) >> 1, 5)]
        return weight * policy[THEIR_SIZE_FEATURE + friend * 6 + at_most(fewest >> 1, 5)]

    def _last_lead(self, state: KamiState) -> i64:
        """K-31, K-50: Return the one of two ways to play the last two cards after which the side has more."""
        numbers = self.found.numbers
        score = state.scores[state.seat % side_count(state.players)]
        one_way = total_after(score, POINTS[(numbers[0] - LEAD) & 7], state.ending)
        other_way = total_after(score, POINTS[(numbers[1] - LEAD) & 7], state.ending)
        return numbers[0] if one_way >= other_way else numbers[1]


def at_most(number: i64, limit: i64) -> i64:
    """Return the number, or the limit if that is less; never below 0."""
    if number < 0:
        return 0
    return limit if number > limit else number
