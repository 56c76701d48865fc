"""What the tiles of RRR do, slow and obvious: the board, who is shielded or void, the choices of an effect and their result."""

from __future__ import annotations

from typing import Any

SPACES = [file + rank for file in "abc" for rank in "123"]
# As seat 0 sees the board: north is towards rank 3, east towards file c.
STEPS = {"n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, -1), "w": (-1, 0), "nw": (-1, 1)}
ALL = list(STEPS)
ORTHOGONAL = ["n", "e", "s", "w"]
DIAGONAL = ["ne", "se", "sw", "nw"]
FRONT = [["nw", "n", "ne"], ["sw", "s", "se"]]  # by the side a tile points for

DESTROYERS = {"assassin": ALL, "knight": ORTHOGONAL, "archer": DIAGONAL}
BANISHERS = {"bandit": ORTHOGONAL, "smuggler": DIAGONAL}
REPEATERS = {"trickster": ORTHOGONAL, "mimic": DIAGONAL}


def kind(tile: str) -> str:
    """What a tile is, whichever set it came from: `general/1` is a general."""
    return tile.split("/")[0]


def neighbour(space: str, direction: str) -> str | None:
    """The next space in a direction, None beyond the edge."""
    right, up = STEPS[direction]
    name = chr(ord(space[0]) + right) + chr(ord(space[1]) + up)
    return name if name in SPACES else None


def neighbours(space: str, directions: list[str]) -> list[str]:
    """The adjacent spaces in these directions."""
    found = [neighbour(space, direction) for direction in directions]
    return [name for name in found if name is not None]


def line(space: str, direction: str) -> list[str]:
    """All spaces in a direction, to the edge."""
    following = neighbour(space, direction)
    return [] if following is None else [following, *line(following, direction)]


class Effects:
    """The tiles in play, held as in the position document, and what their effects do to them."""

    def __init__(self) -> None:
        self.board: dict[str, dict[str, Any]] = {}
        self.zones: list[list[str]] = [[], []]
        self.hidden: list[list[str]] = [[], []]
        self.discard: list[str] = []
        self.resolving: list[str] = []

    # The board

    def free_spaces(self) -> list[str]:
        """Spaces without a tile; a face-down one is a tile (R-11)."""
        return [space for space in SPACES if space not in self.board]

    def face_up(self, space: str, *kinds: str) -> bool:
        """Whether a face-up tile lies there, of one of these kinds if any are given. What a Tower covers isn't seen (R-14)."""
        if space not in self.board or "down" in self.board[space]:
            return False
        return not kinds or kind(self.board[space]["tile"]) in kinds

    def shielded(self, space: str) -> bool:
        """Whether the face-up tile there has the shield: by itself, or from a Protector beside it."""
        if self.face_up(space, "guard", "tower"):
            return True
        return any(self.face_up(beside, "protector") for beside in neighbours(space, ["e", "w"]))

    def void(self, space: str) -> bool:
        """Whether a Jailer or Witch voids the tile's active effect (R-34); never a shielded tile's (R-33)."""
        jailed = any(self.face_up(near, "jailer") for near in neighbours(space, ORTHOGONAL))
        hexed = any(self.face_up(near, "witch") for near in neighbours(space, DIAGONAL))
        return (jailed or hexed) and not self.shielded(space)

    def targets(self, spaces: list[str]) -> list[str]:
        """Those of the spaces whose tile an effect can touch, whoever's it is (R-22, R-23, R-33)."""
        return [space for space in spaces if self.face_up(space) and not self.shielded(space)]

    def active_seat(self) -> int:
        """The player whose effect is under way: he has just placed the first tile, which still points for him."""
        seat: int = self.board[self.resolving[0]]["ally"]
        return seat

    # The choices of an effect

    def choices(self, space: str) -> list[str]:
        """What the tile's active effect can do now that changes something (R-25); empty for passive and void ones (R-34)."""
        if self.void(space):
            return []
        tile = kind(self.board[space]["tile"])
        seat = self.active_seat()
        if tile in DESTROYERS:
            return self.destructible(self.targets(neighbours(space, DESTROYERS[tile])))
        if tile == "pirate":
            near = [name for name in neighbours(space, ALL) if self.face_up(name) and self.shielded(name)]
            return self.destructible(near)
        if tile in BANISHERS:
            return self.targets(neighbours(space, BANISHERS[tile]))
        if tile == "princess":
            return self.targets(neighbours(space, ALL))
        if tile in ("general", "sovereign", "herald", "rebel"):
            return [name for name, group in self.groups(space).items() if group]
        if tile == "ferryman":
            others = [name for name in SPACES if name != space]
            return [f"{name}-{to}" for name in self.targets(others) for to in self.free_spaces()]
        if tile in REPEATERS:
            # R-35; a void tile, or one that can do nothing, has no choices.
            return [name for name in self.targets(neighbours(space, REPEATERS[tile])) if self.choices(name)]
        if tile == "messenger":
            barred = (space, self.resolving[0])
            return [name for name in self.targets(SPACES) if name not in barred and self.board[name]["ally"] == seat]
        if tile == "necromancer":
            return sorted({kind(name) for name in self.discard})
        if tile == "spy":
            seen = {kind(name) for name in self.zones[1 - seat] if name not in self.hidden[1 - seat]}
            return sorted(seen) + (["?"] if self.hidden[1 - seat] else [])
        return []

    def destructible(self, spaces: list[str]) -> list[str]:
        """Nothing can be destroyed when the tile just placed took the last free space (R-30)."""
        return spaces if self.free_spaces() else []

    def groups(self, space: str) -> dict[str, list[str]]:
        """The tiles that each choice of a group effect flips (R-24)."""
        tile = kind(self.board[space]["tile"])
        if tile == "general":
            return {direction: self.targets(line(space, direction)) for direction in ALL}
        if tile == "sovereign":
            return {"+": self.targets(neighbours(space, ORTHOGONAL)), "x": self.targets(neighbours(space, DIAGONAL))}
        if tile == "herald":
            return {"!": self.targets(neighbours(space, FRONT[self.board[space]["ally"]]))}
        return {"!": self.targets(neighbours(space, ALL))}

    # Doing it

    def carry_out(self, space: str, choice: str) -> None:
        """Do what was chosen for the tile on this space; Trickster, Mimic and the Spy's `?` are not done here."""
        tile = kind(self.board[space]["tile"])
        seat = self.active_seat()
        if tile in DESTROYERS or tile == "pirate":
            self.board[choice]["down"] = seat
        elif tile in BANISHERS:
            self.remove(choice)
        elif tile == "princess":
            self.flip([choice])
        elif tile in ("general", "sovereign", "herald", "rebel"):
            self.flip(self.groups(space)[choice])
        elif tile == "ferryman":
            start, to = choice.split("-")
            self.board[to] = self.board.pop(start)
        elif tile == "messenger":
            self.zones[seat].append(self.board.pop(choice)["tile"])
        elif tile == "necromancer":
            found = self.copy_of(choice, self.discard, seat)
            self.discard.remove(found)
            self.zones[seat].append(found)
        elif tile == "spy":
            self.banish_from_zone(1 - seat, self.copy_of(choice, self.zones[1 - seat], 1 - seat))

    def copy_of(self, name: str, tiles: list[str], colour: int) -> str:
        """The tile meant by a name: of two copies, the one of this seat's colour."""
        found = [tile for tile in tiles if kind(tile) == name]
        return f"{name}/{colour}" if f"{name}/{colour}" in found else found[0]

    def flip(self, spaces: list[str]) -> None:
        """Tiles change sides (R-32)."""
        for space in spaces:
            self.board[space]["ally"] = 1 - self.board[space]["ally"]

    def remove(self, space: str) -> None:
        """A tile leaves the board for the discard pile, with what it covers (R-14)."""
        gone = self.board.pop(space)
        self.discard.append(gone["tile"])
        if "under" in gone:
            self.discard.append(gone["under"])

    def banish_from_zone(self, seat: int, tile: str) -> None:
        """The Spy's catch goes to the discard pile (R-31, R-39)."""
        self.zones[seat].remove(tile)
        if tile in self.hidden[seat]:
            self.hidden[seat].remove(tile)
        self.discard.append(tile)
