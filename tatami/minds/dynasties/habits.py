"""Habits: what a sensible player of Dynasties thinks of each move at a glance, from his own hand and what all can see.

They play the rounds of a simulation to their end and tell the search which moves deserve a look. Scores are in 64ths of a
point. A type's worth in hand grows with the cards of it that are held, and a set on the table is worth less the easier it is
to outbid; the weights were found by letting habits play thousands of games against each other (docs/opponents/dynasties.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.dice import Dice
from tatami.game import Action
from tatami.games.dynasties.actions import CARD, DISCARD, DRAW, END, LAY_FROM, NONE, REVEAL, STRIKE, TO
from tatami.games.dynasties.cards import BONUS, MISSION_TYPES, MISSIONS, NUMBERS, PILE_SIZE, TYPES, count, pick, size, some
from tatami.games.dynasties.scoring import ENOUGH_TYPES, total_rounds
from tatami.games.dynasties.state import DynastiesState
from tatami.games.dynasties.table import (
    ACTING,
    CHOOSING,
    DEAL,
    DRAWING,
    ENDING,
    FINISHED,
    REVEALING,
    TURNING,
    Table,
)

# The weights, in 64ths. GROWTH: what a hand is worth that is 3, 2, 1 short of a set, just a set, 1, 2, 3 more.
GROWTH: Final = 0
FOE: Final = 7  # how much an opponent's loss is worth besides one's own gain
RISK: Final = 8  # how quickly a set that can be outbid loses its worth
MOST_RISK: Final = 9
DANGER: Final = 10  # how much the next player's gain from a discard counts
COVER: Final = 11  # how much it counts to cover a card that he wants
DECK: Final = 12  # what an unseen card is worth
MINE: Final = 13  # what cards of a type that one has laid are worth in hand
CLOSE: Final = 14  # how much the lead counts when a set ends the round
FIGURE: Final = 15  # what a ninja figure is worth
KEEP: Final = 16  # what a mission is worth that isn't revealed yet
NOISE: Final = 17  # scores are blurred by up to so much
WEIGHTS: Final[list[int]] = [2, 5, 15, 40, 44, 29, 26, 48, 5, 57, 40, 47, 136, 1, 64, 200, 200, 96]

MOST_MOVES: Final = 256  # more than there can be
WON: Final = 6400  # more than any points
LONGEST: Final = 500  # moves of a round; two who take each other's discards could go on for ever


class Habits:
    """Rates the moves of a decision: after rate(), `moves` and `scores` hold `number` of them."""

    def __init__(self, weights: list[int]) -> None:
        self.weights: vec[i64] = vec[i64]([i64(weight) for weight in weights])
        self.moves: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.scores: vec[i64] = vec[i64]([0] * MOST_MOVES)
        self.number: i64 = 0
        self.points: vec[i64] = vec[i64]([i64(number) for number in NUMBERS])
        self.live: i64 = 0  # the cards that are neither the mover's nor face up, counted as a hand
        self.unseen: i64 = 0  # how many they are
        self.after: i64 = 0  # the seat that draws next
        self.hidden: i64 = 0  # how many cards of his hand nobody has seen

    def choose(self, state: DynastiesState, dice: Dice) -> i64:
        """The best move at a glance, with some blur."""
        self.rate(state)
        blur = self.weights[NOISE]
        best = self.moves[0]
        if self.number == 1:
            return best
        highest: i64 = -0x7FFF_FFFF
        place: i64 = 0
        while place < self.number:
            score = self.scores[place] + dice.below(blur)
            if score > highest:
                highest = score
                best = self.moves[place]
            place += 1
        return best

    def rate(self, state: DynastiesState) -> None:
        """The moves worth a thought where a seat decides; never none."""
        self.number = 0
        table = state.table
        phase = table.phase
        if phase == REVEALING:
            self._rate_missions(state)
            return
        self._look(state, table.seat)
        if phase == DRAWING:
            self._rate_draws(table, state.hands[table.turn])
            if self.number == 0:  # a loaded position may have piles that habit doesn't think of
                for action in state.legal():
                    self._add(action, 0)
        elif phase == ACTING:
            self._rate_sets(table, state.hands[table.turn])
            self._rate_discards(table, state.hands[table.turn])
            self._rate_strikes(table, state.hands[table.turn])
        elif phase == CHOOSING:
            self._rate_piles(table, state.hands[table.seat])
        elif phase == ENDING:
            self._add(END, 0)
            self._rate_strikes(table, 0)

    def _add(self, move: i64, score: i64) -> None:
        self.moves[self.number] = move
        self.scores[self.number] = score
        self.number += 1

    def add_others(self, legal: list[Action]) -> None:
        """The legal moves that habit doesn't think of, rated as the worst it thinks of."""
        found = self.number
        worst = self.scores[0]
        place: i64 = 1
        while place < found:
            worst = min(worst, self.scores[place])
            place += 1
        for action in legal:
            place = 0
            while place < found and self.moves[place] != action:
                place += 1
            if place == found:
                self._add(action, worst)

    def _look(self, state: DynastiesState, seat: i64) -> None:
        """What the seat can't see, it knows in sum: the box less what it sees."""
        table = state.table
        live = state.pool
        unseen = table.draw_one + table.draw_two
        other: i64 = 0
        while other < table.players:
            if other != seat:
                live += state.hands[other]
                unseen += table.held[other]
            other += 1
        self.live = live
        self.unseen = unseen
        after = table.turn + 1
        if after == table.players:
            after = 0
        self.after = after
        self.hidden = table.held[after] - size(table.known[after])

    # --------------------------------------------------------------------------------------------------- what cards are worth

    def _worth(self, table: Table, seat: i64, kind: i64, held: i64) -> i64:
        """What so many cards of a type are worth in the hand of a seat."""
        if held == 0:
            return 0
        points = self.points[kind]
        owner = table.owner(kind)
        if owner == seat:
            return points * self.weights[MINE] * (held if held < 4 else 4)
        least = table.least(kind)
        if held + count(self.live, kind) < least:
            return 0
        stage = held - least + 3
        if stage < 0:
            return 0
        if stage > 6:
            stage = 6
        if owner != NONE:
            points += (points * self.weights[FOE]) >> 6
        return points * self.weights[GROWTH + stage]

    def _want(self, table: Table, seat: i64, hand: i64, kind: i64) -> i64:
        """What one more card of a type is worth to a seat with this hand."""
        held = count(hand, kind)
        return self._worth(table, seat, kind, held + 1) - self._worth(table, seat, kind, held)

    def _danger(self, table: Table, kind: i64) -> i64:
        """What a card of a type is likely to be worth to the next player, whose hand isn't seen."""
        sure = count(table.known[self.after], kind)
        likely = sure + ((count(self.live, kind) - sure) * self.hidden * 2 + self.unseen) // (2 * self.unseen + 1)
        return self._worth(table, self.after, kind, likely + 1) - self._worth(table, self.after, kind, likely)

    def _safety(self, number: i64, live: i64) -> i64:
        """How likely a set of so many cards stays, in 64ths, when the others can get so many of the type."""
        over = live - number
        if over <= 0:
            return 64
        risk = self.weights[RISK] * over // number
        return 64 - (risk if risk < self.weights[MOST_RISK] else self.weights[MOST_RISK])

    # ---------------------------------------------------------------------------------------------------------- the moves

    def _rate_draws(self, table: Table, hand: i64) -> None:
        """A face-down card comes first: seen, it helps to choose the second pile. Else both discards are taken."""
        seat = table.turn
        deck = self.weights[DECK]
        first = table.drawn_one
        if first == NONE:
            self._add_deck(table, 2 * deck)
            if table.free_choice():
                one = table.top(0)
                two = table.top(1)
                both = self._want(table, seat, hand, one) + self._want(table, seat, hand + some(one, 1), two)
                self._add(DRAW + 2, both)
            return
        if first >= 2:
            self._add_deck(table, deck)
        elif table.may_draw(1 - first):
            self._add(DRAW + 1 - first, deck)
        pile: i64 = 2
        while pile < 4:
            if table.may_draw(pile):
                self._add(DRAW + pile, self._want(table, seat, hand, table.top(pile - 2)))
            pile += 1

    def _add_deck(self, table: Table, score: i64) -> None:
        """The draw piles differ in size only: the taller one, and the other too when the end is near (D-42)."""
        taller: i64 = 0 if table.draw_one >= table.draw_two else 1
        if table.may_draw(taller):
            self._add(DRAW + taller, score)
        if table.draw_one != table.draw_two and (table.draw_one < 4 or table.draw_two < 4) and table.may_draw(1 - taller):
            self._add(DRAW + 1 - taller, score)

    def _rate_sets(self, table: Table, hand: i64) -> None:
        """All cards of a type; or only as many as make it safe for good, which leaves some to discard."""
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
                    if enough < held and not table.missions and not table.ninjas:
                        self._add(first + enough, score)
            rest >>= 5
            kind += 1

    def _set_score(self, table: Table, kind: i64, held: i64, live: i64) -> i64:
        """What is won by laying all cards of a type, less what they are worth in hand."""
        seat = table.turn
        points = self.points[kind]
        owner = table.owner(kind)
        safe = self._safety(held, live)
        if owner == seat:
            gain = safe - self._safety(count(table.sets, kind), live)
            return points * gain - self._worth(table, seat, kind, held)
        score = points * safe
        if owner != NONE:
            score += points * self.weights[FOE]
        score -= self._worth(table, seat, kind, held)
        if table.types_of(seat) + 1 >= ENOUGH_TYPES[table.players]:
            score += self._closing(table, kind)
        return score

    def _closing(self, table: Table, kind: i64) -> i64:
        """What it is worth to end the round by a set of this type: the lead that it leaves; in the last round, the game."""
        seat = table.turn
        best: i64 = -1000
        other: i64 = 0
        while other < table.players:
            if other != seat:
                points = self._points(table, other, kind)
                if points > best:
                    best = points
            other += 1
        lead = self._points(table, seat, NONE) + self.points[kind] - best
        if table.round == total_rounds(table.missions) and not table.missions:
            return WON if lead > 0 else -WON
        return lead * self.weights[CLOSE]

    def _points(self, table: Table, seat: i64, without: i64) -> i64:
        """What a seat has on the table, without a type; in the last round, and all that it had before."""
        points: i64 = 0
        kind: i64 = 0
        while kind < TYPES:
            if kind != without and table.owner(kind) == seat:
                points += self.points[kind]
            kind += 1
        if table.round == total_rounds(table.missions):
            for scores in table.rounds:
                points += scores[seat]
        return points

    def _rate_discards(self, table: Table, hand: i64) -> None:
        """What isn't missed, isn't wanted by the next player, and covers what he would like."""
        seat = table.turn
        free = table.free_choice()
        cover_one: i64 = 0
        cover_two: i64 = 0
        if free:
            cover_one = self._cover(table, 0)
            cover_two = self._cover(table, 1)
        kind: i64 = 0
        rest = hand
        while rest:
            held = rest & 31
            if held:
                loss = self._worth(table, seat, kind, held) - self._worth(table, seat, kind, held - 1)
                loss += (self._danger(table, kind) * self.weights[DANGER]) >> 6
                if free:
                    self._add(DISCARD + 3 * kind + 1, cover_one - loss)
                    self._add(DISCARD + 3 * kind + 2, cover_two - loss)
                else:
                    self._add(DISCARD + 3 * kind, -loss)
            rest >>= 5
            kind += 1

    def _cover(self, table: Table, pile: i64) -> i64:
        """What it is worth to cover the top card of a discard pile."""
        top = table.top(pile)
        return (self._danger(table, top) * self.weights[COVER]) >> 6

    def _rate_piles(self, table: Table, hand: i64) -> None:
        """D-32: whoever draws next himself covers what he doesn't want, else what the next player wants."""
        seat = table.seat
        pile: i64 = 0
        while pile < 2:
            top = table.top(pile)
            if self.after == seat:
                self._add(TO + pile, -self._want(table, seat, hand, top))
            else:
                self._add(TO + pile, self._danger(table, top))
            pile += 1

    def _rate_strikes(self, table: Table, hand: i64) -> None:
        """D-61: figures are for taking a whole set away, or for making it small enough to outbid."""
        usable = table.usable()
        if usable <= 0:
            return
        cost: i64 = self.weights[FIGURE]
        if table.round == total_rounds(table.missions):
            cost >>= 2
        kind: i64 = 0
        while kind < TYPES:
            owner = table.owner(kind)
            if owner != NONE and owner != table.turn:
                lying = count(table.sets, kind)
                points = self.points[kind]
                held = count(hand, kind)
                if lying <= usable:
                    self._add(STRIKE + owner * TYPES + kind, points * self.weights[FOE] - lying * cost)
                elif held >= 2 and held <= lying and lying - held < usable and (table.players == 2 or held > 2):
                    needed = lying - held + 1
                    score = points * (self.weights[FOE] + self._safety(held, count(self.live, kind)))
                    self._add(STRIKE + owner * TYPES + kind, score - self._worth(table, table.turn, kind, held) - needed * cost)
            kind += 1

    def _rate_missions(self, state: DynastiesState) -> None:
        """D-51: what it brings now against the others, less what it might bring later."""
        table = state.table
        held = state.missions_of(table.seat)
        is_last = table.round == total_rounds(table.missions)
        mission: i64 = 0
        while mission < len(MISSIONS):
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
                    score -= self.weights[KEEP] * bonus // 4
                self._add(REVEAL + mission, score)
            mission += 1


def play_round(state: DynastiesState, habits: Habits, dice: Dice) -> None:
    """Play in place to the end of the round by habit, or so far that it seems to go round in circles."""
    table = state.table
    left: i64 = LONGEST
    while left > 0:
        left -= 1
        phase = table.phase
        if phase == TURNING:
            state.play_unchecked(Action(int(CARD + pick(state.pool, dice.below(table.draw_one + table.draw_two)))))
        elif phase in (DEAL, FINISHED):
            return
        else:
            state.play_unchecked(Action(int(habits.choose(state, dice))))
