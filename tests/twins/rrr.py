"""RRR, slow and obvious: a second implementation straight from the rules, to compare the engine with."""

from __future__ import annotations

from typing import Any

from tests.twins.rrr_effects import REPEATERS, SPACES, Effects, kind

FACTION = ["assassin", "general", "sovereign", "princess", "knight", "archer", "guard"]
# The Citizen is neutral too, but never drawn.
NEUTRALS = [
    *("bandit", "smuggler", "herald", "ferryman", "trickster", "mimic", "spy", "necromancer"),
    *("messenger", "jailer", "witch", "protector", "pirate", "rebel", "tower", "death"),
]
# How many neutrals one game needs.
NEEDED = {"shared": 5, "none": 0, "random": 4, "secret": 4, "draft": 5, "secret-draft": 8}

Document = dict[str, Any]


class Twin(Effects):
    """One match of RRR, held as the plain lists and names of its position document."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.options = dict(options)
        self.mode: str = options["neutrals"]
        self.score = [0, 0]
        self.game_no = 1
        # Null until the lot has decided.
        self.first: int | None = None if options["first"] == "random" else options["first"]
        self.used: list[str] = []
        self.start_game()

    def start_game(self) -> None:
        """Faction tiles in the zones (R-01), nothing drawn yet."""
        self.phase = "deal"
        self.seat: int | str | None = "chance"
        self.board = {}
        self.zones = [[f"{tile}/{seat}" for tile in FACTION] for seat in (0, 1)]
        self.hidden = [[], []]
        self.neutral: list[str] = []
        self.discard = []
        self.resolving = []
        self.draft: dict[str, Any] | None = None
        if self.mode == "draft":
            self.draft = {"open": []}
        if self.mode == "secret-draft":
            self.draft = {"packet": [], "step": 1}
        if 16 - len(self.used) < NEEDED[self.mode]:
            self.used = []  # too few left, all are shuffled again
        if self.first is not None:
            self.give_citizen(self.first)

    def give_citizen(self, first: int) -> None:
        """The first player has the Citizen (R-02); without neutrals that's all."""
        self.first = first
        self.zones[first].append("citizen")
        if self.mode == "none":
            self.start_play()

    def start_play(self) -> None:
        """Everything is dealt: the first player's first turn."""
        self.draft = None
        self.phase, self.seat = "place", self.first

    # Documents

    @classmethod
    def load(cls, document: Document) -> Twin:
        """The game at a position; the document is believed."""
        twin = cls(document["options"])
        for field in ("game_no", "first", "phase", "seat"):
            setattr(twin, field, document[field])
        for field in ("score", "neutral", "discard", "used", "resolving"):
            setattr(twin, field, list(document[field]))
        twin.board = {space: dict(tile) for space, tile in document["board"].items()}
        twin.zones = [list(zone) for zone in document["zones"]]
        twin.hidden = [list(tiles) for tiles in document["hidden"]]
        draft = document["draft"]
        twin.draft = draft and {key: list(value) if isinstance(value, list) else value for key, value in draft.items()}
        return twin

    def dump(self) -> Document:
        """The position document, sharing nothing with the game."""
        draft = self.draft and {key: sorted(value) if isinstance(value, list) else value for key, value in self.draft.items()}
        return {
            "game": "rrr",
            "options": dict(self.options),
            "score": list(self.score),
            "game_no": self.game_no,
            "first": self.first,
            "phase": self.phase,
            "seat": self.seat,
            "board": {space: dict(tile) for space, tile in self.board.items()},
            "zones": [sorted(zone) for zone in self.zones],
            "hidden": [sorted(tiles) for tiles in self.hidden],
            "neutral": sorted(self.neutral),
            "discard": sorted(self.discard),
            "used": sorted(self.used),
            "draft": draft,
            "resolving": list(self.resolving),
        }

    # What may be played

    def moves(self) -> list[str]:
        """The names of all legal moves, chance's included, sorted."""
        if self.phase == "over":
            return []
        if self.seat == "chance":
            return sorted(self.chance())
        if self.phase == "draft":
            assert self.draft is not None
            return sorted(f"take {tile}" for tile in self.draft["open" if self.mode == "draft" else "packet"])
        if self.phase == "choose-first":
            return ["first", "second"]
        if self.phase == "place":
            return sorted(self.placements(self.mover()))
        names = self.choices(self.resolving[-1])
        if len(self.resolving) == 1:
            names = [*names, "-"]  # R-20; a tile chosen to be used again is used
        return sorted(names)

    def chance(self) -> dict[str, int]:
        """Chance's moves with their weights."""
        if self.first is None:
            return {"first 0": 1, "first 1": 1}
        if self.phase == "effect":
            return {f"took {tile}": 1 for tile in self.hidden[1 - self.active_seat()]}
        return {f"card {tile}": 1 for tile in NEUTRALS if tile not in self.used}

    def mover(self) -> int:
        """The seat that decides, where it is a seat."""
        assert isinstance(self.seat, int)
        return self.seat

    def placements(self, seat: int) -> set[str]:
        """All tiles the seat can place with all places for them (R-11)."""
        tiles = {kind(tile) for tile in self.zones[seat] + self.neutral}
        if not self.board:
            tiles = {"citizen"}  # the first turn; later the board is never empty
        names = {f"{tile}@{space}" for tile in tiles if tile != "tower" for space in self.free_spaces()}
        if "tower" in tiles:
            allies = [space for space in self.targets(SPACES) if self.board[space]["ally"] == seat]
            names |= {f"tower@{space}" for space in allies}
        return names

    # Playing

    def play(self, name: str) -> None:
        """Play a legal move."""
        if name not in self.moves():
            raise ValueError(f"{name} is not legal here")
        if name.startswith("first "):
            self.give_citizen(int(name[6:]))
        elif name.startswith("card "):
            self.deal_tile(name[5:])
        elif name.startswith("take "):
            self.take(name[5:])
        elif name.startswith("took "):
            self.banish_from_zone(1 - self.active_seat(), name[5:])
            self.end_turn(self.active_seat())
        elif self.phase == "choose-first":
            self.first = self.mover() if name == "first" else 1 - self.mover()
            self.game_no += 1
            self.start_game()
        elif self.phase == "place":
            self.place(*name.split("@"))
        else:
            self.choose(name)

    def deal_tile(self, tile: str) -> None:
        """Put the drawn neutral where the next one goes (R-05)."""
        assert self.first is not None
        self.used.append(tile)
        if self.mode == "shared":
            self.neutral.append(tile)
            if len(self.neutral) == 5:
                self.start_play()
        elif self.mode in ("random", "secret"):
            drawn = [[name for name in zone if name in NEUTRALS] for zone in self.zones]
            self.receive(0 if len(drawn[0]) < 2 else 1, tile)
            if len(drawn[0]) + len(drawn[1]) + 1 == 4:
                self.start_play()
        elif self.mode == "draft":
            assert self.draft is not None
            self.draft["open"].append(tile)
            if len(self.draft["open"]) == 5:
                self.phase, self.seat = "draft", self.first
        elif self.mode == "secret-draft":
            assert self.draft is not None
            self.draft["packet"].append(tile)
            if len(self.draft["packet"]) == 4:
                self.phase, self.seat = "draft", self.first if self.draft["step"] == 1 else 1 - self.first

    def receive(self, seat: int, tile: str) -> None:
        """A drawn or kept neutral comes into a zone, hidden in the secret modes (R-05)."""
        self.zones[seat].append(tile)
        if self.mode in ("secret", "secret-draft"):
            self.hidden[seat].append(tile)

    def take(self, tile: str) -> None:
        """One step of a draft."""
        assert self.draft is not None
        seat = self.mover()
        self.receive(seat, tile)
        self.seat = 1 - seat
        if self.mode == "draft":
            self.draft["open"].remove(tile)
            if len(self.draft["open"]) == 2:
                for last in self.draft["open"]:
                    self.receive(1 - seat, last)
                self.start_play()
            return
        self.draft["packet"].remove(tile)
        self.draft["step"] += 1
        if self.draft["step"] == 3:
            self.draft["packet"] = []  # the last two are out; the second player draws four
            self.phase, self.seat = "deal", "chance"
        elif self.draft["step"] == 5:
            self.start_play()

    def place(self, name: str, space: str) -> None:
        """Lay a tile on the board as an ally, then its effect (R-11, R-12)."""
        seat = self.mover()
        if name in self.neutral:
            self.neutral.remove(name)
            tile = name
        else:
            tile = self.copy_of(name, self.zones[seat], seat)
            self.zones[seat].remove(tile)
            if tile in self.hidden[seat]:
                self.hidden[seat].remove(tile)
        covered = self.board.get(space)
        self.board[space] = {"tile": tile, "ally": seat}
        if covered is not None:
            self.board[space]["under"] = covered["tile"]
        self.resolving = [space]
        if self.choices(space):
            self.phase = "effect"
        else:
            self.end_turn(seat)

    def choose(self, choice: str) -> None:
        """The choice for the effect under way."""
        seat = self.mover()
        space = self.resolving[-1]
        if choice == "?":
            self.seat = "chance"
            return
        if choice in SPACES and kind(self.board[space]["tile"]) in REPEATERS:
            self.resolving.append(choice)  # that tile's choice is due
            return
        if choice != "-":
            self.carry_out(space, choice)
        self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """The end of the game if the board is full, else the other player's turn."""
        self.resolving = []
        if all(self.face_up(space) for space in SPACES):
            self.end_full_board()
            return
        self.phase, self.seat = "place", 1 - seat
        # at once, what he destroyed leaves.
        for space in [space for space in SPACES if self.board.get(space, {}).get("down") == self.seat]:
            self.remove(space)
        if not self.placements(self.mover()):
            self.end_game(self.mover(), True)

    def allies(self, seat: int) -> int:
        """How many face-up tiles point for the seat."""
        return len([space for space in SPACES if self.face_up(space) and self.board[space]["ally"] == seat])

    def end_full_board(self) -> None:
        """Death decides, else most allies (R-50, R-51)."""
        for space in SPACES:
            if self.face_up(space, "death"):
                self.end_game(self.board[space]["ally"], True)
                return
        self.end_game(0 if self.allies(0) < self.allies(1) else 1, False)

    def end_game(self, loser: int, nothing: bool) -> None:
        """Score the game; `nothing`: its loser gets no points. Then the next game or the end of the match."""
        if self.options["victory"] == "match":
            self.score[1 - loser] += 1
            over = max(self.score) == self.options["games"]
        else:
            self.score[1 - loser] += self.allies(1 - loser)
            self.score[loser] += 0 if nothing else self.allies(loser)
            over = self.game_no == self.options["games"]
        if over:
            self.phase, self.seat = "over", None
        else:
            self.phase, self.seat = "choose-first", loser

    def winners(self) -> list[int]:
        """Who has the higher score; both where it is equal (R-61)."""
        return [seat for seat in (0, 1) if self.score[seat] == max(self.score)]
