"""The heuristic policy of Dynasties: a score for each move, from the mover's own hand and what all can see.

It plays the rollouts of a simulation and gives the search its priors. Scores are in 64ths of a point. A type's value in hand
grows with the cards of it that are held, and a set on the table is worth less the easier it is to outbid; the weights were
tuned by letting policies play thousands of games against each other (docs/opponents/dynasties.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import Action
from tatami.games.dynasties.actions import CARD, DISCARD, DRAW, END, LAY_FROM, REVEAL, STRIKE, TO
from tatami.games.dynasties.phases import ACTING, CHOOSING, DEAL, DRAWING, ENDING, FINISHED, REVEALING, TURNING
from tatami.games.dynasties.pieces import BONUS, MISSION_TYPES, MISSIONS, NUMBERS, PILE_SIZE, TYPES, copies, count, pick, size
from tatami.games.dynasties.position import NONE, PublicPosition
from tatami.games.dynasties.scoring import ENOUGH_TYPES, total_rounds
from tatami.games.dynasties.state import DynastiesState

# The weights, in 64ths. GROWTH: what a hand is worth that is 3, 2, 1 short of a set, just a set, 1, 2, 3 more.
GROWTH: Final = 0
OPPONENT: Final = 7  # how much an opponent's loss counts besides the mover's gain
RISK: Final = 8  # how quickly a set that can be outbid loses value
MOST_RISK: Final = 9
NEXT_PLAYER: Final = 10  # how much the next player's gain from a discard counts
COVER: Final = 11  # how much it counts to cover a card that the next player wants
UNSEEN_CARD: Final = 12  # what an unseen card is worth
OWN_SET: Final = 13  # what cards of a type that the mover has laid are worth in hand
CLOSING: Final = 14  # how much the lead counts when a set ends the round
FIGURE: Final = 15  # what a ninja figure is worth
KEPT_MISSION: Final = 16  # what a mission is worth that isn't revealed yet
NOISE: Final = 17  # random noise of up to this much is added to scores
WEIGHTS: Final[list[int]] = [2, 5, 15, 40, 44, 29, 26, 48, 5, 57, 40, 47, 136, 1, 64, 200, 200, 96]

MOST_MOVES: Final = 256  # more than there can be
WON: Final = 6400  # more than any points
LONGEST: Final = 500  # moves of a round: two players who take each other's discards could go on for ever


class Policy:
    """Scores the moves of a decision: after score_moves(), `moves` and `scores` hold `number` of them."""

    def __init__(self, weights: list[int]) -> None:
        self.weights: vec[i64] = vec[i64]([i64(weight) for weight in weights])
        self.moves: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.scores: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.number: i64 = 0
        self.points: vec[i64] = vec[i64]([i64(number) for number in NUMBERS])
        self.live: i64 = 0  # the cards that are neither the mover's nor face up, counted as a hand
        self.unseen: i64 = 0  # how many they are
        self.after: i64 = 0  # the seat that draws next
        self.hidden: i64 = 0  # how many cards of that seat's hand nobody has seen

    def choose(self, state: DynastiesState, dice: Dice) -> i64:
        """Return the move with the highest score, with some noise."""
        self.score_moves(state)
        noise = self.weights[NOISE]
        best = self.moves[0]
        if self.number == 1:
            return best
        highest: i64 = -0x7FFF_FFFF
        for place in range(self.number):
            score = self.scores[place] + dice.below(noise)
            if score > highest:
                highest = score
                best = self.moves[place]
        return best

    def score_moves(self, state: DynastiesState) -> None:
        """Score the moves that are worth considering where a seat decides; there is always one."""
        self.number = 0
        table = state.public
        phase = table.phase
        if phase == REVEALING:
            self._score_missions(state)
            return
        self._count_unseen(state, table.seat)
        if phase == DRAWING:
            self._score_draws(table, state.hands[table.turn])
            if self.number == 0:  # a loaded position may have piles that the policy doesn't consider
                for action in state.legal():
                    self._add(action, 0)
        elif phase == ACTING:
            self._score_sets(table, state.hands[table.turn])
            self._score_discards(table, state.hands[table.turn])
            self._score_strikes(table, state.hands[table.turn])
        elif phase == CHOOSING:
            self._score_piles(table, state.hands[table.seat])
        elif phase == ENDING:
            self._add(END, 0)
            self._score_strikes(table, 0)

    def _add(self, move: i64, score: i64) -> None:
        self.moves[self.number] = move
        self.scores[self.number] = score
        self.number += 1

    def add_others(self, legal: list[Action]) -> None:
        """Add the legal moves that the policy doesn't consider, with the score of the worst that it does."""
        found = self.number
        worst = self.scores[0]
        for place in range(1, found):
            worst = min(worst, self.scores[place])
        for action in legal:
            place = 0
            while place < found and self.moves[place] != action:
                place += 1
            if place == found:
                self._add(action, worst)

    def _count_unseen(self, state: DynastiesState, seat: i64) -> None:
        """Count the cards that the seat can't see: it knows them in sum, the box less what it sees."""
        table = state.public
        live = state.pool
        unseen = table.draw_one + table.draw_two
        for other in range(table.players):
            if other != seat:
                live += state.hands[other]
                unseen += table.held[other]
        self.live = live
        self.unseen = unseen
        after = (table.turn + 1) % table.players
        self.after = after
        self.hidden = table.held[after] - size(table.known[after])

    # --------------------------------------------------------------------------------------------------- the value of cards

    def _hand_value(self, table: PublicPosition, seat: i64, kind: i64, held: i64) -> i64:
        """Return the value of this many cards of a type in the hand of a seat."""
        if held == 0:
            return 0
        points = self.points[kind]
        owner = table.owner(kind)
        if owner == seat:
            return points * self.weights[OWN_SET] * (held if held < 4 else 4)
        least = table.least(kind)
        if held + count(self.live, kind) < least:
            return 0
        stage = held - least + 3
        if stage < 0:
            return 0
        if stage > 6:
            stage = 6
        if owner != NONE:
            points += (points * self.weights[OPPONENT]) >> 6
        return points * self.weights[GROWTH + stage]

    def _card_value(self, table: PublicPosition, seat: i64, hand: i64, kind: i64) -> i64:
        """Return the value of one more card of a type to a seat with this hand."""
        held = count(hand, kind)
        return self._hand_value(table, seat, kind, held + 1) - self._hand_value(table, seat, kind, held)

    def _value_to_next(self, table: PublicPosition, kind: i64) -> i64:
        """Return the expected value of a card of a type to the next player, whose hand isn't seen."""
        sure = count(table.known[self.after], kind)
        likely = sure + ((count(self.live, kind) - sure) * self.hidden * 2 + self.unseen) // (2 * self.unseen + 1)
        return self._hand_value(table, self.after, kind, likely + 1) - self._hand_value(table, self.after, kind, likely)

    def _safety(self, number: i64, live: i64) -> i64:
        """Return how likely a set of `number` cards stays, in 64ths, when the others can get `live` of the type."""
        over = live - number
        if over <= 0:
            return 64
        risk = self.weights[RISK] * over // number
        return 64 - (risk if risk < self.weights[MOST_RISK] else self.weights[MOST_RISK])

    # ---------------------------------------------------------------------------------------------------------- the moves

    def _score_draws(self, table: PublicPosition, hand: i64) -> None:
        """Score the draws: a face-down card first, since it helps to choose the second pile; or both discards."""
        seat = table.turn
        deck = self.weights[UNSEEN_CARD]
        first = table.drawn_one
        if first == NONE:
            self._add_deck(table, 2 * deck)
            if table.free_choice():
                one = table.top(0)
                two = table.top(1)
                both = self._card_value(table, seat, hand, one) + self._card_value(table, seat, hand + copies(one, 1), two)
                self._add(DRAW + 2, both)
            return
        if first >= 2:
            self._add_deck(table, deck)
        elif table.may_draw(1 - first):
            self._add(DRAW + 1 - first, deck)
        for pile in range(2, i64(4)):
            if table.may_draw(pile):
                self._add(DRAW + pile, self._card_value(table, seat, hand, table.top(pile - 2)))

    def _add_deck(self, table: PublicPosition, score: i64) -> None:
        """Add a draw pile: they differ in size only, so the taller one, and the other too when the end is near (D-42)."""
        taller: i64 = 0 if table.draw_one >= table.draw_two else 1
        if table.may_draw(taller):
            self._add(DRAW + taller, score)
        if table.draw_one != table.draw_two and (table.draw_one < 4 or table.draw_two < 4) and table.may_draw(1 - taller):
            self._add(DRAW + 1 - taller, score)

    def _score_sets(self, table: PublicPosition, hand: i64) -> None:
        """Score sets of all cards of a type, or of only as many as make it safe for good, which leaves some to discard."""
        kind: i64 = 0
        rest = hand
        while rest:
            held = rest & 31
            if held > 1:
                least = table.least(kind)
                if held >= least:
                    first: i64 = LAY_FROM[kind]
                    live = count(self.live, kind)
                    score = self._set_score(table, kind, held, live)
                    self._add(first + held, score)
                    enough = live + 1 if live >= least else least
                    if enough < held and not table.with_missions and not table.with_ninjas:
                        self._add(first + enough, score)
            rest >>= 5
            kind += 1

    def _set_score(self, table: PublicPosition, kind: i64, held: i64, live: i64) -> i64:
        """Return what is won by laying all cards of a type, less what they are worth in hand."""
        seat = table.turn
        points = self.points[kind]
        owner = table.owner(kind)
        safe = self._safety(held, live)
        if owner == seat:
            gain = safe - self._safety(count(table.sets, kind), live)
            return points * gain - self._hand_value(table, seat, kind, held)
        score = points * safe
        if owner != NONE:
            score += points * self.weights[OPPONENT]
        score -= self._hand_value(table, seat, kind, held)
        if table.types_of(seat) + 1 >= ENOUGH_TYPES[table.players]:
            score += self._closing_score(table, kind)
        return score

    def _closing_score(self, table: PublicPosition, kind: i64) -> i64:
        """Return the score for ending the round by a set of this type: the lead that it leaves; in the last round, the game."""
        seat = table.turn
        best: i64 = -1000
        for other in range(table.players):
            if other != seat:
                best = max(best, self._points(table, other, kind))
        lead = self._points(table, seat, NONE) + self.points[kind] - best
        if table.round == total_rounds(table.with_missions) and not table.with_missions:
            return WON if lead > 0 else -WON
        return lead * self.weights[CLOSING]

    def _points(self, table: PublicPosition, seat: i64, without: i64) -> i64:
        """Return what a seat has on the table, without a type; in the last round, and all that it had before."""
        points: i64 = 0
        for kind in range(i64(TYPES)):
            if kind != without and table.owner(kind) == seat:
                points += self.points[kind]
        if table.round == total_rounds(table.with_missions):
            for scores in table.rounds:
                points += scores[seat]
        return points

    def _score_discards(self, table: PublicPosition, hand: i64) -> None:
        """Score discards: best is a card that nobody near wants, on one that the next player wants."""
        seat = table.turn
        free = table.free_choice()
        cover_one: i64 = self._cover(table, 0) if free else 0
        cover_two: i64 = self._cover(table, 1) if free else 0
        kind: i64 = 0
        rest = hand
        while rest:
            held = rest & 31
            if held:
                loss = self._hand_value(table, seat, kind, held) - self._hand_value(table, seat, kind, held - 1)
                loss += (self._value_to_next(table, kind) * self.weights[NEXT_PLAYER]) >> 6
                if free:
                    self._add(DISCARD + 3 * kind + 1, cover_one - loss)
                    self._add(DISCARD + 3 * kind + 2, cover_two - loss)
                else:
                    self._add(DISCARD + 3 * kind, -loss)
            rest >>= 5
            kind += 1

    def _cover(self, table: PublicPosition, pile: i64) -> i64:
        """Return the score for covering the top card of a discard pile."""
        return (self._value_to_next(table, table.top(pile)) * self.weights[COVER]) >> 6

    def _score_piles(self, table: PublicPosition, hand: i64) -> None:
        """D-32: Score the piles: a seat that draws next covers what it doesn't want, any other what the next player wants."""
        seat = table.seat
        for pile in range(i64(2)):
            top = table.top(pile)
            if self.after == seat:
                self._add(TO + pile, -self._card_value(table, seat, hand, top))
            else:
                self._add(TO + pile, self._value_to_next(table, top))

    def _score_strikes(self, table: PublicPosition, hand: i64) -> None:
        """D-61: Score strikes that take a whole set away, or make it small enough to outbid."""
        usable = table.usable()
        if usable <= 0:
            return
        cost: i64 = self.weights[FIGURE]
        if table.round == total_rounds(table.with_missions):
            cost >>= 2
        for kind in range(i64(TYPES)):
            owner = table.owner(kind)
            if owner != NONE and owner != table.turn:
                lying = count(table.sets, kind)
                points = self.points[kind]
                held = count(hand, kind)
                if lying <= usable:
                    self._add(STRIKE + owner * TYPES + kind, points * self.weights[OPPONENT] - lying * cost)
                elif held >= 2 and held <= lying and lying - held < usable and (table.players == 2 or held > 2):
                    needed = lying - held + 1
                    score = points * (self.weights[OPPONENT] + self._safety(held, count(self.live, kind)))
                    score -= self._hand_value(table, table.turn, kind, held) + needed * cost
                    self._add(STRIKE + owner * TYPES + kind, score)

    def _score_missions(self, state: DynastiesState) -> None:
        """D-51: Score missions by what they bring now against the others, less what they might bring later."""
        table = state.public
        held = state.missions_of(table.seat)
        is_last = table.round == total_rounds(table.with_missions)
        for mission in range(i64(len(MISSIONS))):
            if (held >> mission) & 1:
                kind: i64 = MISSION_TYPES[mission]
                bonus: i64 = BONUS[mission // PILE_SIZE]
                owner = table.owner(kind)
                score: i64 = 0
                if owner == table.seat:
                    score = bonus * count(table.sets, kind) * 64
                elif owner != NONE:
                    score = -bonus * count(table.sets, kind) * 64 // (table.players - 1)
                if not is_last:
                    score -= self.weights[KEPT_MISSION] * bonus // 4
                self._add(REVEAL + mission, score)


def finish_round(state: DynastiesState, policy: Policy, dice: Dice) -> None:
    """Play in place to the end of the round by the policy, at most LONGEST moves."""
    table = state.public
    left: i64 = LONGEST
    while left > 0:
        left -= 1
        phase = table.phase
        if phase == TURNING:
            state.play_unchecked(Action(int(CARD + pick(state.pool, dice.below(table.draw_one + table.draw_two)))))
        elif phase in (DEAL, FINISHED):
            return
        else:
            state.play_unchecked(Action(int(policy.choose(state, dice))))
