"""Dynasties, slow and obvious: a second implementation straight from the rules, to compare the engine with."""

from __future__ import annotations

from typing import Any

NUMBERS = {
    "farmer": 20,
    "monk": 18,
    "envoy": 16,
    "ninja": 14,
    "samurai": 12,
    "shogun": 9,
    "daimyo": 8,
    "empress": 7,
    "emperor": 6,
}
MISSIONS = {"A": [6, 7, 8, 9], "B": [9, 12, 14, 16], "C": [14, 16, 18, 20]}
BONUS = {"A": 5, "B": 4, "C": 3}
ENOUGH_TYPES = {2: 6, 3: 5, 4: 4}  # D-40

Document = dict[str, Any]


def counted(cards: list[str]) -> dict[str, int]:
    """How many of each type, types that are missing left out."""
    return {card: cards.count(card) for card in NUMBERS if card in cards}


def spread(counts: dict[str, int]) -> list[str]:
    """The single cards of a count."""
    return [card for card, count in counts.items() for _ in range(count)]


class Twin:
    """One game of Dynasties, held as plain lists of cards."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = dict(options)
        self.players: int = options["players"]
        self.round = 1
        # Null until the lot has decided.
        self.starter: int | None = None if options["first"] == "random" else options["first"]
        self.figures = [0] * self.players
        self.supply = 4 if options["ninjas"] else 0
        self.missions: list[list[str]] = [[] for _ in range(self.players)]
        self.rounds: list[list[int]] = []
        self.start_round()

    def start_round(self) -> None:
        """All cards together again (D-01); figures and missions stay (D-63, D-50)."""
        self.phase = "deal"
        self.seat: int | str | None = "chance"
        self.turn = self.starter
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.known: list[list[str]] = [[] for _ in range(self.players)]
        self.sets: list[dict[str, int]] = [{} for _ in range(self.players)]
        self.discard: list[list[str]] = [[], []]
        self.drawn: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.fresh = 0
        self.bonus = [0] * self.players
        self.split()

    def split(self) -> None:
        """Two draw piles out of all cards not dealt, the first larger by one where their number is odd (D-01)."""
        left = 110 - sum(len(hand) for hand in self.hands)
        self.draw = [left - left // 2, left // 2]

    # Documents

    @classmethod
    def load(cls, document: Document) -> Twin:
        """The game at a position; the document is believed."""
        twin = cls(document["options"])
        for field in ("round", "starter", "phase", "seat", "turn", "supply", "fresh"):
            setattr(twin, field, document[field])
        twin.draw = list(document["draw"])
        twin.discard = [list(pile) for pile in document["discard"]]
        twin.hands = [spread(hand) for hand in document["hands"]]
        twin.known = [spread(hand) for hand in document["known"]]
        twin.sets = [dict(sets) for sets in document["sets"]]
        twin.drawn = list(document["drawn"])
        twin.pending = None if document["pending"] is None else dict(document["pending"])
        twin.figures = list(document["figures"])
        twin.missions = [list(cards) for cards in document["missions"]]
        twin.rounds = [list(scores) for scores in document["rounds"]]
        twin.bonus = list(document["bonus"])
        return twin

    def dump(self) -> Document:
        """The position document, sharing nothing with the game."""
        return {
            "game": "dynasties",
            "options": dict(self.options),
            "round": self.round,
            "starter": self.starter,
            "phase": self.phase,
            "seat": self.seat,
            "turn": self.turn,
            "draw": list(self.draw),
            "discard": [list(pile) for pile in self.discard],
            "hands": [counted(hand) for hand in self.hands],
            "sets": [dict(sets) for sets in self.sets],
            "known": [counted(hand) for hand in self.known],
            "drawn": list(self.drawn),
            "pending": None if self.pending is None else dict(self.pending),
            "figures": list(self.figures),
            "supply": self.supply,
            "fresh": self.fresh,
            "missions": [list(cards) for cards in self.missions],
            "rounds": [list(scores) for scores in self.rounds],
            "bonus": list(self.bonus),
        }

    # What may be played

    def moves(self) -> list[str]:
        """The names of all legal moves, chance's included, sorted."""
        if self.phase == "over":
            return []
        if self.seat == "chance":
            return sorted(self.chance())
        if self.phase == "pile":
            return ["to p1", "to p2"]
        if self.phase == "reveal":
            return sorted(f"reveal {mission}" for mission in self.missions[self.mover()])  # D-51
        names = self.strikes()
        if self.phase == "draw":
            names += self.draws()
        if self.phase == "act":
            names += self.lays() + self.discards()  # D-20
        if self.phase == "end":
            names.append("end")  # D-64
        return sorted(names)

    def chance(self) -> dict[str, int]:
        """Chance's moves with their weights."""
        if self.starter is None:
            return {f"first {seat}": 1 for seat in range(self.players)}
        if self.phase == "deal" and all(len(hand) == 3 for hand in self.hands):
            given = [mission for cards in self.missions for mission in cards]
            pile = "ABC"[len(given) % 3]  # D-50: seat by seat, A, B, C
            left = [f"{pile}{number}" for number in MISSIONS[pile] if f"{pile}{number}" not in given]
            return {f"mission {mission}": 1 for mission in left}
        return {f"card {card}": count for card, count in self.unseen().items()}

    def mover(self) -> int:
        """The seat that decides, where it is a seat."""
        assert isinstance(self.seat, int)
        return self.seat

    def player(self) -> int:
        """The seat whose turn it is."""
        assert self.turn is not None
        return self.turn

    def unseen(self) -> dict[str, int]:
        """How many of each type still lie in the draw piles."""
        left = dict(NUMBERS)
        for card in [card for cards in self.hands + self.discard for card in cards]:
            left[card] -= 1
        for sets in self.sets:
            for card, count in sets.items():
                left[card] -= count
        if self.pending is not None:
            left[self.pending["type"]] -= self.pending["count"]
        return {card: count for card, count in left.items() if count > 0}

    def draws(self) -> list[str]:
        """Piles that have a card and gave none in this turn (D-10, D-11)."""
        full = [f"d{n + 1}" for n in (0, 1) if self.draw[n] > 0] + [f"p{n + 1}" for n in (0, 1) if self.discard[n]]
        return [f"draw {pile}" for pile in full if pile not in self.drawn]

    def lays(self) -> list[str]:
        """All sets that may be laid."""
        names: list[str] = []
        for card in NUMBERS:
            least = 2  # D-21
            if self.players >= 3 and card in ("samurai", "ninja", "envoy"):
                least = 3  # D-22
            for sets in self.sets:
                least = max(least, sets.get(card, 0) + 1)  # D-23, his own set included
            for count in range(least, self.hands[self.player()].count(card) + 1):
                names.append(f"lay {card} {count}")
        return names

    def discards(self) -> list[str]:
        """All discards (D-30), with the pile only where there is a choice."""
        cards = sorted(set(self.hands[self.player()]))
        if self.forced_pile() is not None:
            return [f"discard {card}" for card in cards]
        return [f"discard {card} {pile}" for card in cards for pile in ("p1", "p2")]

    def forced_pile(self) -> str | None:
        """The discard pile that must be formed now; None where both are there (D-31)."""
        if not self.discard[0]:
            return "p1"
        if not self.discard[1]:
            return "p2"
        return None

    def old_figures(self) -> int:
        """Figures that may be used: not those taken in this turn (D-61)."""
        return self.figures[self.player()] - self.fresh

    def strikes(self) -> list[str]:
        """All uses of a figure (D-61)."""
        if self.old_figures() == 0:
            return []
        opponents = [seat for seat in range(self.players) if seat != self.turn]
        return [f"strike {seat} {card}" for seat in opponents for card in self.sets[seat]]

    # Playing

    def play(self, name: str) -> None:
        """Play a legal move."""
        if name not in self.moves():
            raise ValueError(f"{name} is not legal here")
        word, *rest = name.split()
        if word == "first":
            self.starter = self.turn = int(rest[0])
        elif word == "card" and self.phase == "deal":
            self.deal_card(rest[0])
        elif word == "card":
            self.draw[int(self.drawn[-1][1]) - 1] -= 1
            self.take(rest[0])
        elif word == "mission":
            next(cards for cards in self.missions if len(cards) < 3).append(rest[0])
            self.look_if_dealt()
        elif word == "draw":
            self.draw_from(rest[0])
        elif word == "lay":
            self.lay(rest[0], int(rest[1]))
        elif word == "discard":
            self.play_from_hand(rest[0])
            pile = rest[1] if len(rest) == 2 else self.forced_pile()
            assert pile is not None
            self.put([rest[0]], pile)
            self.end_action()
        elif word == "strike":
            self.strike(int(rest[0]), rest[1])
        elif word == "to":
            self.choose_pile(rest[0])
        elif word == "reveal":
            self.reveal(rest[0])
        elif word == "end":
            self.end_turn()

    def deal_card(self, card: str) -> None:
        """One card of the deal: three to each seat in order (D-01)."""
        next(hand for hand in self.hands if len(hand) < 3).append(card)
        self.split()
        self.look_if_dealt()

    def look_if_dealt(self) -> None:
        """After the last card or mission the starter begins."""
        if any(len(hand) < 3 for hand in self.hands):
            return
        # D-50: missions are given at the start of the game only.
        if self.options["missions"] and self.round == 1 and any(len(cards) < 3 for cards in self.missions):
            return
        self.phase, self.seat = "draw", self.starter

    def draw_from(self, pile: str) -> None:
        """Take from a pile: a face-down card is chance's, a face-up one is seen by all."""
        self.drawn.append(pile)
        if pile in ("d1", "d2"):
            self.phase, self.seat = "card", "chance"
            return
        card = self.discard[int(pile[1]) - 1].pop()
        self.known[self.player()].append(card)
        self.take(card)

    def take(self, card: str) -> None:
        """A drawn card comes into the hand; after the second one he acts (D-10, D-20), or where no second can be drawn."""
        self.hands[self.player()].append(card)
        self.seat = self.turn
        self.phase = "draw" if len(self.drawn) < 2 and self.draws() else "act"

    def play_from_hand(self, card: str) -> None:
        """A card leaves the hand; nobody can tell that it wasn't the known one."""
        self.hands[self.player()].remove(card)
        if card in self.known[self.player()]:
            self.known[self.player()].remove(card)

    def put(self, cards: list[str], pile: str) -> None:
        """Cards onto a discard pile."""
        self.discard[int(pile[1]) - 1] += cards

    def lay(self, card: str, count: int) -> None:
        """A new set; a smaller one of its type goes (D-23)."""
        for _ in range(count):
            self.play_from_hand(card)
        beaten = [(seat, self.sets[seat].pop(card)) for seat in range(self.players) if card in self.sets[seat]]
        self.sets[self.player()][card] = count
        if card == "ninja" and self.supply > 0:
            self.supply -= 1  # D-60, before the pile is chosen
            self.figures[self.player()] += 1
            self.fresh += 1
        for owner, smaller in beaten:  # one at most (D-24)
            self.give_up(owner, card, smaller, "end")
        if not beaten:
            self.end_action()

    def strike(self, owner: int, card: str) -> None:
        """A figure goes back to the supply and one card of a set goes (D-61)."""
        self.figures[self.player()] -= 1
        self.supply += 1
        self.sets[owner][card] -= 1
        if self.sets[owner][card] == 0:
            del self.sets[owner][card]  # D-62
        self.give_up(owner, card, 1, self.phase)

    def give_up(self, owner: int, card: str, count: int, then: str) -> None:
        """Cards from the table to a discard pile; their owner chooses where there is a choice (D-31, D-32)."""
        self.pending = {"owner": owner, "type": card, "count": count, "then": then}
        forced = self.forced_pile()
        if forced is None:
            self.phase, self.seat = "pile", owner
        else:
            self.choose_pile(forced)

    def choose_pile(self, pile: str) -> None:
        """The pending cards go onto this pile, and the turn goes on where it was."""
        assert self.pending is not None
        self.put([self.pending["type"]] * self.pending["count"], pile)
        self.phase, self.seat = self.pending["then"], self.turn
        self.pending = None
        if self.phase == "end":
            self.end_action()

    def end_action(self) -> None:
        """The action is done: who has a figure to use ends his turn himself (D-64)."""
        self.phase, self.seat = "end", self.turn
        if self.old_figures() == 0:
            self.end_turn()

    def end_turn(self) -> None:
        """The next one's turn, or the end of the round."""
        self.drawn = []
        self.fresh = 0
        if self.round_ends():
            if self.options["missions"]:
                self.phase, self.seat = "reveal", self.starter  # D-51
            else:
                self.end_round()
            return
        self.turn = (self.player() + 1) % self.players
        self.phase, self.seat = "draw", self.turn

    def round_ends(self) -> bool:
        """Whether one of the three ends of a round is reached."""
        types = [len(sets) for sets in self.sets]
        return max(types) >= ENOUGH_TYPES[self.players] or sum(types) == 9 or 0 in self.draw  # D-40, D-41, D-42

    def reveal(self, mission: str) -> None:
        """A mission pays its bonus for each card, whoever has the set (D-51)."""
        seat = self.mover()
        self.missions[seat].remove(mission)
        for owner in range(self.players):
            for card, count in self.sets[owner].items():
                if NUMBERS[card] == int(mission[1:]):
                    self.bonus[owner] += BONUS[mission[0]] * count
        self.seat = (seat + 1) % self.players
        if self.seat == self.starter:
            self.end_round()

    def end_round(self) -> None:
        """Score (D-43, D-52), then the next round or the end of the game (D-02)."""
        self.rounds.append([sum(NUMBERS[card] for card in self.sets[n]) + self.bonus[n] for n in range(self.players)])
        if self.round == (3 if self.options["missions"] else 4):
            self.phase, self.seat = "over", None
            self.bonus = [0] * self.players  # no round is being revealed any more
            return
        self.starter = self.next_starter()
        self.round += 1
        self.start_round()

    def totals(self) -> list[int]:
        """The points of all finished rounds."""
        return [sum(scores[seat] for scores in self.rounds) for seat in range(self.players)]

    def next_starter(self) -> int:
        """The lowest total, then the lowest score of this round, then clockwise from this round's starter (D-44)."""
        assert self.starter is not None
        order = [(self.starter + n) % self.players for n in range(self.players)]
        totals = self.totals()
        lowest = [seat for seat in order if totals[seat] == min(totals)]
        last = self.rounds[-1]
        least = min(last[seat] for seat in lowest)
        return next(seat for seat in lowest if last[seat] == least)

    def winners(self) -> list[int]:
        """The highest total, then the best single round; still tied, they share (D-45)."""
        totals = self.totals()
        highest = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        best = {seat: max(scores[seat] for scores in self.rounds) for seat in highest}
        return [seat for seat in highest if best[seat] == max(best.values())]
