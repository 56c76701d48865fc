"""Daimyos, slow and obvious: a second implementation straight from the rules, to compare the engine with."""

from __future__ import annotations

from tests.twins.daimyos_field import CLANS, NINJAS, SAMURAI, neighbours, space_name
from tests.twins.daimyos_position import Position

COMMON = ["shinobi-iri", "chimon", "ten-mon"]
OF_CLAN = {"black": ["intonjutsu", "boryaku"], "white": ["hensojutsu", "choho"], "red": ["kayakujutsu", "kenjutsu"]}
TURNS = [0, 90, 180, 270]


class Twin(Position):
    """One game of Daimyos, played by the names of its moves."""

    # What may be played

    def moves(self) -> list[str]:
        """The names of all legal moves, chance's included, sorted."""
        if self.phase == "over":
            return []
        if self.seat == "chance":
            return sorted(self.chance())
        if self.phase == "clan":
            return sorted(f"take {clan}" for clan in CLANS if clan not in self.clans)  # Y-04
        if self.phase == "start":
            swap = [] if self.used else ["swap"]  # Y-10 comes before Y-11
            return sorted(["done", *swap, *[f"use {name}" for name in self.techniques()]])
        if self.phase == "keep":
            # Y-52; three cards where Boryaku's second one is in the hand already.
            return ["keep 1", "keep 2"] if len(self.hand()) == 2 else ["keep 1 2", "keep 1 3", "keep 2 3"]
        if self.phase == "place":
            return sorted(self.placements())
        if self.phase == "as-white":
            chosen = [] if len(self.as_white) == 2 else [f"white {name}" for name in self.offered()]  # Y-57, Y-58
            return sorted(["done", *chosen])
        if self.phase == "eliminate":
            done = [] if self.bare() else ["done"]  # Y-61: only those may be left that need not fall
            return sorted([*done, *[f"eliminate {colour}" for colour in self.bare() + self.spared()]])
        assert self.phase == "assign"
        token = self.next_token()
        return sorted(f"assign {token} {clan}" for clan in CLANS)

    def chance(self) -> dict[str, int]:
        """Chance's moves with their weights."""
        due = self.setup_due() if self.phase == "setup" else "card"
        if self.phase == "auto":
            assert self.automaton is not None
            due = self.automaton.due()
        if due == "first":
            names = ["first 0", "first 1"]
        elif due == "board":
            used = [board[0] for board in self.boards]
            names = [f"board {name}{turn}" for name in self.box["boards"] if name not in used for turn in TURNS]  # Y-01
        elif due == "clan-card":
            names = [f"clan-card {name}" for name in OF_CLAN[CLANS[len(self.clan_cards)]]]  # Y-02
        elif due == "list":
            taken = self.blacklist(0)
            names = [f"list {name}" for name, card in self.box["auto"].items() if card["list"] != taken]  # Y-60
        elif due == "clan":
            names = [f"clan {clan}" for clan in CLANS]  # Y-71
        elif due == "card":
            names = [f"card {name}" for name in self.deck]  # Y-03
        else:
            assert self.automaton is not None
            names = [f"{due} {name}" for name in (self.automaton.score_deck if due == "top" else self.automaton.deck)]
        return dict.fromkeys(names, 1)

    def setup_due(self) -> str:
        """What chance decides next before the game begins; "" when nothing is left."""
        if self.turn is None:
            return "first"
        if len(self.boards) < 4:
            return "board"
        if self.options["clan_techniques"] and len(self.clan_cards) < 3:
            return "clan-card"
        if self.options["blacklist"] and None in self.lists:
            return "list"
        if self.automaton and self.automaton.top is None:
            return "top"
        if not self.hands[0] or (not self.solo and not self.hands[1]):
            return "card"
        if self.solo and self.clans[1] is None:
            return "clan"
        return ""

    def techniques(self) -> list[str]:
        """What may be activated now (Y-11)."""
        names = list(COMMON)
        if self.options["clan_techniques"]:
            names.append(self.clan_cards[str(self.clans[self.mover()])])  # Y-62
        if not self.deck:
            names = [name for name in names if name not in ("ten-mon", "boryaku")]  # Y-59
        favours = len(self.tokens[self.mover()].favours)
        return [name for name in names if name not in self.used and self.box["techniques"][name] <= favours]

    def placements(self) -> list[str]:
        """All ways to lay a card of the hand; the cards are numbered where there are two (Y-54)."""
        field = self.field()
        names: list[str] = []
        for n, card in enumerate(self.hand()):
            number = f"{n + 1} " if len(self.hand()) > 1 else ""
            names += [f"place {number}{way}" for way in field.placements(card, self.left(), "chimon" in self.used)]
        return names

    def offered(self) -> list[str]:
        """The spaces that Hensojutsu or Choho may still choose."""
        field = self.field()
        near = [space for colour in self.left() for space in neighbours(field.daimyos[colour])]
        laid = self.laid_spaces()
        names: list[str] = []
        for space, letter in field.top.items():
            if "hensojutsu" in self.used:
                good = letter in NINJAS and letter != "W" and (space in near or space in laid)
            else:
                good = letter in SAMURAI and space in near
            if good and space_name(space) not in self.as_white:
                names.append(space_name(space))
        return names

    # Playing

    def play(self, name: str) -> None:
        """Play a legal move."""
        if name not in self.moves():
            raise ValueError(f"{name} is not legal here")
        word, _, rest = name.partition(" ")
        if self.phase == "setup":
            self.set_up(word, rest)
        elif word == "take":
            self.take_clan(rest)
        elif word == "card":
            self.draw(rest)
        elif word == "swap":
            self.used.append("swap")
            self.swap_neutral(self.mover())
        elif word == "use":
            self.use(rest)
        elif word == "keep":
            self.keep([int(number) - 1 for number in rest.split()])
        elif word == "place":
            self.place(rest.split())
        elif word == "white":
            self.as_white.append(rest)
        elif word == "eliminate":
            self.eliminate(rest)
            self.go_on_eliminating()
        elif word == "assign":
            self.assign(*rest.split())
        elif word == "auto":
            self.automaton_acts(rest)
        elif word == "top":
            self.top_shown(rest)
        elif self.phase == "start":
            self.lay_on()
        elif self.phase == "eliminate":
            self.end_turn()  # Y-61: the rest is left
        else:
            assert name == "done"
            assert self.phase == "as-white"
            self.score_samurai()

    def wait(self, phase: str, seat: int | str | None) -> None:
        """Somebody decides now."""
        self.phase, self.seat = phase, seat

    # Set-up

    def set_up(self, word: str, rest: str) -> None:
        """One lot of the set-up."""
        if word == "first":
            self.turn = int(rest)
        elif word == "board":
            self.boards.append([rest[0], int(rest[1:])])
        elif word == "clan-card":
            self.clan_cards[CLANS[len(self.clan_cards)]] = rest
        elif word == "list":
            self.lists[self.lists.index(None)] = rest
        elif word == "card":
            self.deck.remove(rest)
            self.hands[0 if not self.hands[0] else 1].append(rest)
        elif word == "clan":
            self.clans[1] = rest
        else:
            assert self.automaton is not None
            self.automaton.show_top(rest)
        if not self.setup_due():
            self.wait("clan", 0 if self.solo else 1 - self.mover())  # Y-04, Y-71

    def take_clan(self, clan: str) -> None:
        """A seat takes its clan; the third one is neutral."""
        assert isinstance(self.seat, int)
        self.clans[self.seat] = clan
        left = [other for other in CLANS if other not in self.clans]
        if len(left) == 2:
            self.wait("clan", self.mover())
        else:
            self.neutral = left[0]
            self.wait("start", self.mover())

    # A turn

    def swap_neutral(self, seat: int) -> None:
        """A seat exchanges its clan with the neutral one (Y-10, Y-72, Y-73)."""
        self.clans[seat], self.neutral = self.neutral, self.clans[seat]

    def use(self, technique: str) -> None:
        """Pay for a technique and activate it."""
        tokens = self.tokens[self.mover()]
        for _ in range(self.box["techniques"][technique]):
            # Any would do, all are gathered in the end (Y-41): the lowest.
            token = min(tokens.favours)
            tokens.favours.remove(token)
            tokens.spent.append(token)
        self.used.append(technique)
        if technique == "shinobi-iri":
            self.clans.reverse()  # Y-50, Y-76
        if technique in ("ten-mon", "boryaku"):
            self.wait("draw", "chance")  # Y-52, Y-54

    def draw(self, card: str) -> None:
        """The card drawn for a technique, or after placing."""
        after_placing = not self.hand()
        self.deck.remove(card)
        self.hand().append(card)
        if after_placing:
            self.choose_white()
        elif self.used[-1] == "ten-mon":
            self.wait("keep", self.mover())
        else:
            self.wait("start", self.mover())

    def keep(self, kept: list[int]) -> None:
        """Discard the card not kept (Y-52)."""
        self.discarded += [card for n, card in enumerate(self.hand()) if n not in kept]
        self.hands[self.mover()] = [card for n, card in enumerate(self.hand()) if n in kept]
        self.wait("start", self.mover())

    def lay_on(self) -> None:
        """Cards must be placed as long as one can be; the others are discarded, then another one is drawn (Y-12, Y-54)."""
        if self.placements():
            self.wait("place", self.mover())
            return
        self.discarded += self.hand()
        self.hand().clear()
        if self.deck:
            self.wait("draw", "chance")
        else:
            self.choose_white()

    def place(self, words: list[str]) -> None:
        """Lay a card of the hand: `2 r90m @c4`, or `r90m @c4` where there is one."""
        number = int(words[0]) - 1 if len(words) == 3 else 0
        self.placed.append([self.hand().pop(number), words[-2], words[-1].strip("@")])
        self.laid += 1
        self.lay_on()

    def choose_white(self) -> None:
        """Hensojutsu and Choho choose after placing and drawing, before points are counted (Y-12, Y-57, Y-58)."""
        if "hensojutsu" in self.used or "choho" in self.used:
            self.wait("as-white", self.mover())
        else:
            self.score_samurai()

    def score_samurai(self) -> None:
        """Samurai points (Y-13), then daimyo points (Y-14)."""
        self.score(self.mover(), self.samurai_points())
        self.go_on_eliminating()

    def go_on_eliminating(self) -> None:
        """The next daimyo falls; the seat chooses where there are several (Y-31), or one that need not fall (Y-61)."""
        if self.automaton and self.automaton.due() == "top":
            self.wait("auto", "chance")
            return
        bare = self.bare()
        if len(bare) > 1 or self.spared():
            self.wait("eliminate", self.mover())
        elif bare:
            self.eliminate(bare[0])
            self.go_on_eliminating()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The other one's turn, or the reckoning (Y-40)."""
        self.used, self.as_white, self.laid = [], [], 0
        if not self.left() or not self.deck:
            self.start_reckoning()
            return
        self.turn = 1 - self.mover()
        if self.automaton and self.turn == 1:
            if not self.automaton.deck:
                self.automaton.reshuffle()  # Y-72
            self.wait("auto", "chance")
        else:
            self.wait("start", self.turn)

    # The Automaton

    def automaton_acts(self, card: str) -> None:
        """The Automaton's turn (Y-72)."""
        assert self.automaton is not None
        action = self.automaton.draw(card)
        if action == "swap":
            self.swap_neutral(1)
        if action == "steal":
            self.clans.reverse()
        self.score(1, self.automaton.points())
        if self.tracks[str(self.clans[1])] <= -6:
            self.strike()  # Y-73
        if self.automaton.due() == "auto":
            self.end_turn()

    def strike(self) -> None:
        """The Automaton eliminates a daimyo (Y-73)."""
        assert self.automaton is not None
        colour = self.automaton.target(self.left())
        clan = str(self.clans[1])
        self.tokens[1].place(colour)  # (1)
        self.automaton.lose_top(clan, "down")  # (2)
        self.tracks[clan] = -5  # (3)
        self.tokens[0].turn_over()  # (4)
        self.score(0, self.ninja_points(0, colour))
        self.automaton.reshuffle()  # (5)
        self.swap_neutral(1)  # (6)
        self.eliminated[colour] = 1

    def top_shown(self, card: str) -> None:
        """The Score deck's new top card lies open: the turn goes on."""
        assert self.automaton is not None
        self.automaton.show_top(card)
        if self.turn == 1:
            self.end_turn()
        else:
            self.go_on_eliminating()

    # The end

    def start_reckoning(self) -> None:
        """The tokens are gathered (Y-41)."""
        seats = [0] if self.solo else [0, 1]
        for seat in seats:
            if self.left():
                self.tokens[seat].favours += self.tokens[seat].unplaced()
        self.wait("assign", 0)

    def next_token(self) -> int:
        """The lowest token that the deciding seat hasn't assigned yet."""
        assert isinstance(self.seat, int)
        assigned = self.assigned[self.seat] or {}
        return next(token for token in self.tokens[self.seat].gathered() if str(token) not in assigned)

    def assign(self, token: str, clan: str) -> None:
        """A token goes to a track; when all have gone, the markers move (Y-42)."""
        assert isinstance(self.seat, int)
        assigned = {**(self.assigned[self.seat] or {}), token: clan}
        self.assigned[self.seat] = assigned
        if len(assigned) < len(self.tokens[self.seat].gathered()):
            return
        if self.seat == 0 and not self.solo:
            self.wait("assign", 1)
            return
        self.reveal()
        self.wait("over", None)

    def reveal(self) -> None:
        """All assigned tokens and the Automaton's Score cards move the markers (Y-42, Y-75)."""
        for seat in (0, 1):
            for token, clan in (self.assigned[seat] or {}).items():
                side = "daimyo" if int(token) in self.tokens[seat].board.values() else "favour"
                value = self.box["tokens"][side][int(token) - 1]
                self.tracks[clan] += value if seat == 0 else -value
        if self.automaton:
            for clan in CLANS:
                self.tracks[clan] -= self.automaton.bottom(clan)

    def winner(self) -> int | None:
        """The seat that has won a finished game; None for a draw (Y-43)."""
        positive = [[max(0, place) for place in self.tracks.values()], [max(0, -place) for place in self.tracks.values()]]
        for seat in (0, 1):
            if len([place for place in positive[seat] if place > 0]) >= 2:
                return seat
        sums = [sum(places) for places in positive]
        counts = [len(tokens.board) for tokens in self.tokens]
        for ours, theirs in (sums, counts):
            if ours != theirs:
                return 0 if ours > theirs else 1
        return 1 if self.solo else None  # Y-75
