"""Perft files: positions with the number of move sequences of each length, and the order of their legal moves.

`python -m tests.perft_files` counts anew and writes the files: look at the difference before you keep it.
"""

import json
from pathlib import Path

import tatami
from tatami.game import Document, State
from tatami.perft import Counter

FOLDER = Path(__file__).parent / "perft"


class Entry:
    """One position of a file: its name, its document, its counts by depth, and its moves in order."""

    def __init__(self, name: str, document: Document, counts: dict[int, int], moves: list[str]) -> None:
        self.name = name
        self.document = document
        self.counts = counts
        self.moves = moves

    def state(self) -> State:
        """The position."""
        return tatami.load(self.document)

    def text(self) -> str:
        """The entry as it stands in a file."""
        lines = [f"id {self.name}", f"position {json.dumps(self.document, separators=(',', ':'))}"]
        lines += [f"perft {depth} {number}" for depth, number in self.counts.items()]
        return "\n".join([*lines, f"moves {', '.join(self.moves)}"]) + "\n"


def read(path: Path) -> list[Entry]:
    """The entries of a file."""
    found: list[Entry] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            found.append(Entry(rest, {}, {}, []))
        elif word == "position":
            found[-1].document = json.loads(rest)
        elif word == "perft":
            depth, number = rest.split()
            found[-1].counts[int(depth)] = int(number)
        elif word == "moves":
            found[-1].moves = rest.split(", ")
        elif line:
            raise ValueError(f"{path.name}: {line!r} is no line of a perft file")
    return found


def divide(state: State, depth: int) -> str:
    """The count below each move: where two implementations differ, this says where to look."""
    counter = Counter()
    return "\n".join(f"{state.game.name(action)} {counter.below(state, action, depth)}" for action in state.legal())


def main() -> None:
    """Count anew and write."""
    for path in sorted(FOLDER.glob("*.perft")):
        entries = read(path)
        for entry in entries:
            state = entry.state()
            entry.counts = {depth: Counter().count(state, depth) for depth in entry.counts}
            entry.moves = state.moves()
        path.write_text("\n".join(entry.text() for entry in entries), encoding="utf-8")


if __name__ == "__main__":
    main()
