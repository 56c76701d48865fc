"""Kami, slow and obvious: a second implementation straight from the rules, to compare the engine with."""

from __future__ import annotations

from typing import Any

ORDER = "SLRVGFTE"
COPIES = {"S": 10, "L": 4, "R": 4, "V": 4, "G": 4, "F": 2, "T": 2, "E": 2}
POINTS = {"S": 1, "L": 2, "R": 2, "V": 3, "G": 3, "F": 4, "T": 4, "E": 5}
HAND_SIZE = {4: 8, 3: 10, 2: 8}  # K-03, K-04, K-05
GOAL = 15

Document = dict[str, Any]


def letter(card: str) -> str:
    """The kind of a card as it stands in a line: `(*S)` is an S."""
    return card.strip("(*)")


def seen(document: Document, seat: int | None) -> Document:
    """What a seat (None: a spectator) may know of a position: the document with holes."""
    view: Document = {**document, "viewer": seat}
    if document["phase"] == "over":
        return view
    players = document["options"]["players"]
    view["hands"] = [hand if n == seat else "?" * len(hand) for n, hand in enumerate(document["hands"])]
    view["lines"] = [
        # Everybody saw a mercenary being taken, so its back hides nothing.
        {**line, "defence": [card if n == seat or card[0] != "(" or "*" in card else "(?)" for card in line["defence"]]}
        for n, line in enumerate(document["lines"])
    ]
    if players == 3:
        owners = [(document["first"] + 1) % 3, (document["first"] + 2) % 3] if document["aside"] else []  # K-04
        view["aside"] = "".join(card if seat == owners[n] else "?" for n, card in enumerate(document["aside"]))
    if document["phase"] == "ask" and document["seat"] != seat:
        view["phase"], view["seat"] = "deal", None  # K-06: not whom the deal waits for
    return view


class Twin:
    """One game of Kami, held as the plain lists and strings of its position document."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = dict(options)
        self.players: int = options["players"]
        # K-01: two teams, or each for himself.
        self.scores = [0, 0] if self.players == 4 else [0] * self.players
        self.round = 1
        # K-02: null until the lot has decided.
        self.first: int | None = None if options["first"] == "random" else options["first"]
        self.start_deal()

    def start_deal(self) -> None:
        """Nothing dealt yet, nothing laid."""
        self.phase = "deal"
        self.seat: int | str | None = "chance"
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.lines: list[dict[str, list[str]]] = [{"defence": [], "attack": []} for _ in range(self.players)]
        self.attack: dict[str, Any] | None = None
        self.asked: list[list[int]] = []
        self.aside = ""
        self.mercenaries = ["?"] * 8 if self.players == 2 else []

    # Documents

    @classmethod
    def load(cls, document: Document) -> Twin:
        """The game at a position; the document is believed."""
        twin = cls(document["options"])
        twin.scores = list(document["scores"])
        twin.round = document["round"]
        twin.first = document["first"]
        twin.phase = document["phase"]
        twin.seat = document["seat"]
        twin.hands = [list(hand) for hand in document["hands"]]
        twin.lines = [{row: list(line[row]) for row in ("defence", "attack")} for line in document["lines"]]
        twin.attack = None if document["attack"] is None else dict(document["attack"])
        twin.asked = [list(pair) for pair in document["asked"]]
        twin.aside = document["aside"]
        twin.mercenaries = list(document["mercenaries"])
        return twin

    def dump(self) -> Document:
        """The position document, sharing nothing with the game."""
        return {
            "game": "kami",
            "options": dict(self.options),
            "scores": list(self.scores),
            "round": self.round,
            "first": self.first,
            "phase": self.phase,
            "seat": self.seat,
            "hands": ["".join(sorted(hand, key=ORDER.index)) for hand in self.hands],
            "lines": [{row: list(line[row]) for row in ("defence", "attack")} for line in self.lines],
            "attack": None if self.attack is None else dict(self.attack),
            "asked": [list(pair) for pair in self.asked],
            "aside": self.aside,
            "mercenaries": list(self.mercenaries),
        }

    # What may be played

    def moves(self) -> list[str]:
        """The names of all legal moves, chance's included, sorted."""
        if self.phase == "over":
            return []
        if self.seat == "chance":
            return sorted(self.chance())
        if self.phase == "ask":
            return ["ask", "no-ask"]
        if self.phase == "answer":
            return ["cancel", "play"]
        seat = self.mover()
        if self.defence_waits(seat):
            return sorted(">" + card for card in self.attacks(self.hands[seat], self.mercenaries, self.empress_shown()))
        if self.attack is None:
            return sorted(self.leads(seat))
        return sorted(["-", *self.counters(seat, self.attack["card"])])  # K-11, K-12

    def chance(self) -> dict[str, int]:
        """Chance's moves with their weights."""
        if self.first is None:
            return {f"first {seat}": 1 for seat in range(self.players)}  # K-02
        return {f"card {card}": count for card, count in self.unseen().items()}

    def mover(self) -> int:
        """The seat whose turn it is, where it is a seat's."""
        assert isinstance(self.seat, int)
        return self.seat

    def unseen(self) -> dict[str, int]:
        """How many of each kind still lie where nobody has looked."""
        left = dict(COPIES)
        for hand in self.hands:
            for card in hand:
                left[card] -= 1
        for line in self.lines:
            for card in line["defence"] + line["attack"]:
                left[letter(card)] -= 1
        for card in self.aside:
            left[card] -= 1
        for stack in self.mercenaries:
            if stack not in ("", "?"):
                left[stack[0]] -= 1
        return {card: count for card, count in left.items() if count > 0}

    def defence_waits(self, seat: int) -> bool:
        """Whether the seat laid a defence and owes the attack (K-41)."""
        return len(self.lines[seat]["defence"]) > len(self.lines[seat]["attack"])

    def empress_shown(self) -> bool:
        """Whether an Empress lies face up in any defence line (K-21, K-22)."""
        return any(card in ("E", "*E") for line in self.lines for card in line["defence"])

    def leads(self, seat: int) -> list[str]:
        """All leads (K-10): any card face down, then an attack."""
        names: list[str] = []
        for source in self.sources(seat):
            # A lead's defence lies face down, so it doesn't help an Empress to attack (K-22).
            for attack in self.follow(seat, source, self.empress_shown()):
                names.append(f"({source})>{attack}")
        return names

    def counters(self, seat: int, attacker: str) -> list[str]:
        """All counters (K-13) of an attack by this kind of card."""
        names: list[str] = []
        for source in self.sources(seat):
            card = self.card_of(source)
            same = card == attacker  # K-13
            empress = card == "E" and attacker not in ("S", "L")  # K-20
            if same or empress:
                # The Empress of this very counter counts for K-21.
                for attack in self.follow(seat, source, self.empress_shown() or card == "E"):
                    names.append(f"{source}>{attack}")
        return names

    def sources(self, seat: int) -> list[str]:
        """Where a defence card can come from: kinds of the hand, stacks that show a card (K-41)."""
        hand = sorted(set(self.hands[seat]))
        if len(self.hands[seat]) == 1:
            hand = []  # K-42: the last card must attack. (In 3 and 4 a hand never has an odd number of cards.)
        return hand + [f"*{n + 1}" for n in range(len(self.mercenaries)) if self.mercenaries[n] not in ("", "?")]

    def card_of(self, source: str) -> str:
        """The kind of a source: `G` is a G, `*3` is what the third stack shows."""
        return self.mercenaries[int(source[1]) - 1][0] if source[0] == "*" else source

    def follow(self, seat: int, source: str, empress: bool) -> list[str]:
        """What can stand behind `>` after this defence: attacks, or nothing yet where a card is turned up first."""
        hand = list(self.hands[seat])
        stacks = list(self.mercenaries)
        if source[0] != "*":
            hand.remove(source)
            return self.attacks(hand, stacks, empress)
        n = int(source[1]) - 1
        if not stacks[n].endswith("?"):
            stacks[n] = ""
            return self.attacks(hand, stacks, empress)
        # K-41: two steps. K-45: only if there is an attack whatever is turned up.
        for card in self.unseen():
            stacks[n] = card
            if not self.attacks(hand, stacks, empress):
                return []
        return [""]

    def attacks(self, hand: list[str], stacks: list[str], empress: bool) -> list[str]:
        """All attacks from this hand and these stacks; `empress`: one lies face up in a defence line."""
        names: list[str] = []
        for card in sorted(set(hand)):
            if card != "E" or empress or len(hand) == 1:  # K-21
                names.append(card)
        for n, stack in enumerate(stacks):
            if stack not in ("", "?") and (stack[0] != "E" or empress):  # K-43
                names.append(f"*{n + 1}")
        return names

    # Playing

    def play(self, name: str) -> None:
        """Play a legal move."""
        if name not in self.moves():
            raise ValueError(f"{name} is not legal here")
        if name.startswith("first "):
            self.first = int(name[6:])
        elif name.startswith("card "):
            self.place(name[5:])
        elif name == "ask":
            asker = self.mover()
            self.asked.append([asker, self.hands[asker].count("S")])
            self.phase, self.seat = "answer", (asker + 2) % 4
        elif name == "no-ask":
            self.look_for_asker(self.mover())
        elif name == "cancel":
            self.start_deal()  # same first player, K-06 anew
        elif name == "play":
            self.look_for_asker(self.asked[-1][0])
        elif name == "-":
            self.give_way()
        else:
            self.lay(name)

    def place(self, card: str) -> None:
        """Put the dealt card where the next one goes."""
        assert self.first is not None
        if any(line["defence"] for line in self.lines):
            self.turn_up(card)
            return
        size = HAND_SIZE[self.players]
        short = [hand for hand in self.hands if len(hand) < size]
        if short:
            short[0].append(card)
        elif self.players == 3:
            self.aside += card
        elif self.players == 2:
            self.mercenaries[self.mercenaries.index("?")] = card + "?"
        dealt = sum(len(hand) for hand in self.hands) == size * self.players
        if not dealt or "?" in self.mercenaries or (self.players == 3 and len(self.aside) < 2):
            return
        if self.players == 4:
            self.look_for_asker(None)
        else:
            self.phase, self.seat = "play", self.first

    def turn_up(self, card: str) -> None:
        """Show the card below a taken mercenary (K-41)."""
        self.mercenaries[self.mercenaries.index("?")] = card
        self.phase = "play"
        for seat in range(self.players):
            if self.defence_waits(seat):
                self.seat = seat
                return
        assert self.attack is not None
        self.seat = (self.attack["seat"] + 1) % self.players

    def look_for_asker(self, last: int | None) -> None:
        """The next seat clockwise with five Soldiers may ask (K-06); after the last one play begins."""
        assert self.first is not None
        order = [(self.first + n) % 4 for n in range(4)]
        later = order if last is None else order[order.index(last) + 1 :]
        for seat in later:
            if self.hands[seat].count("S") >= 5:
                self.phase, self.seat = "ask", seat
                return
        self.phase, self.seat = "play", self.first

    def give_way(self) -> None:
        """A pass: the next one answers, or the attack is back with its owner, who leads (K-15)."""
        assert self.attack is not None
        self.seat = (self.mover() + 1) % self.players
        if self.seat != self.attack["seat"]:
            return
        self.attack = None
        if self.leads(self.seat):
            return
        # K-44: the other one leads; if he can't either, the round is void.
        self.seat = (self.seat + 1) % self.players
        if not self.leads(self.seat):
            self.start_next_round()

    def take(self, seat: int, source: str) -> str:
        """Take a card out of the hand or off its stack and write it as it stands in a line."""
        card = self.card_of(source)
        if source[0] != "*":
            self.hands[seat].remove(card)
            return card
        n = int(source[1]) - 1
        self.mercenaries[n] = self.mercenaries[n][1:]
        return "*" + card

    def lay(self, name: str) -> None:
        """A lead, a counter, or one of their two steps."""
        seat = self.mover()
        defence, attack = name.split(">")
        if defence:
            card = self.take(seat, defence.strip("()"))
            self.lines[seat]["defence"].append(f"({card})" if defence[0] == "(" else card)
        if attack:
            card = self.take(seat, attack)
            self.lines[seat]["attack"].append(card)
            self.attack = {"seat": seat, "card": letter(card)}
            if not self.hands[seat]:
                self.end_round(seat)  # K-30; only a hand card can have emptied the hand (K-42)
                return
            self.seat = (seat + 1) % self.players
        if "?" in self.mercenaries:
            self.phase, self.seat = "deal", "chance"

    def end_round(self, seat: int) -> None:
        """Score the last attack and go on, or end the game."""
        defence = self.lines[seat]["defence"][-1]
        attack = self.lines[seat]["attack"][-1]
        points = POINTS[attack]  # K-31
        if defence[0] == "(" and letter(defence) == attack:
            points *= 2  # K-32
        side = seat % 2 if self.players == 4 else seat
        total = self.scores[side] + points
        ending = self.options["ending"]
        if total > GOAL and ending == "lord":
            total = GOAL - (total - GOAL)  # K-50
        if total > GOAL and ending == "kami":
            total = 0  # K-50
        self.scores[side] = total
        if total >= GOAL:
            self.phase, self.seat, self.attack = "over", None, None  # K-51
        else:
            self.start_next_round()

    def start_next_round(self) -> None:
        """The second player is first in the next round (K-40)."""
        assert self.first is not None
        self.first = (self.first + 1) % self.players
        self.round += 1
        self.start_deal()
