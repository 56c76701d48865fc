"""The box of Daimyos as the pages draw it, from the one that the engine plays: `python -m tatami.server.daimyos_box [FILE]`.

Cards and boards are written in every turning, so that the pages needn't know how a card is turned (Y-20).
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from tatami.games.daimyos.box import AUTO_ACTIONS, Box
from tatami.games.daimyos.boxfile import BUILT_IN, open_box
from tatami.games.daimyos.field import turned_board
from tatami.games.daimyos.names import BOARD_SIZE, COLUMNS, DAIMYO, LETTERS, TECHNIQUES, TURNINGS

PLACE: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "daimyos" / "box.json"


def drawn(cells: list[int], width: int) -> str:
    """A drawing, its top row first, rows parted by a slash; a daimyo is his number, 1 to 7."""
    letters = [LETTERS[cell] if cell < DAIMYO else str(cell - DAIMYO + 1) for cell in cells]
    rows = ["".join(letters[start : start + width]) for start in range(0, len(letters), width)]
    return "/".join(reversed(rows))


def contents(box: Box) -> dict[str, Any]:
    """All that a page draws of a box."""
    return {
        "name": box.name,
        "columns": COLUMNS,
        "turnings": TURNINGS,
        "daimyos": dict(zip(box.daimyos, box.colours, strict=True)),
        "boards": {
            board: [drawn(turned_board(box.drawings[number], quarters), BOARD_SIZE) for quarters in range(4)]
            for number, board in enumerate(box.boards)
        },
        "cards": {
            card: [drawn(shape.cells, int(shape.width)) for shape in box.shapes[number * 8 : number * 8 + 8]]
            for number, card in enumerate(box.cards)
        },
        "costs": dict(zip(TECHNIQUES, box.costs, strict=True)),
        "tokens": {"daimyo": box.daimyo_values, "favour": box.favour_values},
        "autos": {
            auto: {
                "action": AUTO_ACTIONS[box.actions[number]],
                "left": box.left[number],
                "right": box.right[number],
                "bottom": box.bottom[number],
                "list": [box.daimyos[daimyo] for daimyo in box.lists[number]],
            }
            for number, auto in enumerate(box.autos)
        },
    }


def source() -> str:
    """The whole file, one entry a line."""
    lines: list[str] = []
    for key, value in contents(open_box(BUILT_IN)).items():
        if isinstance(value, dict) and key in ("boards", "cards", "autos"):
            entries = ",\n".join(f"    {json.dumps(name)}: {json.dumps(entry)}" for name, entry in value.items())
            lines.append(f"  {json.dumps(key)}: {{\n{entries}\n  }}")
        else:
            lines.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write the file."""
    place = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
