"""Playthroughs: short games as text, with all that is shown on the way. Each file holds its position and its moves.

`python -m tests.playthroughs` plays the files again and writes what is shown: look at the difference before you keep it.
"""

import json
from pathlib import Path

import tatami
from tatami.game import CHANCE, SPECTATOR, Seat, State
from tatami.texts.saying import say
from tatami.views import view_text

FOLDER = Path(__file__).parent / "playthroughs"
LONGEST = 200


def shown(state: State, action_name: str) -> list[str]:
    """What a move shows: to the spectator, and to seats that learn something else; now and then the view of the mover."""
    game = state.game
    action = game.action(action_name)
    lines: list[str] = []
    public = [say(text, "en") for text in state.tell(action, SPECTATOR)]
    lines.extend(f"    {line}" for line in public)
    for seat in range(game.seats):
        private = [say(text, "en") for text in state.tell(action, Seat(seat))]
        fresh = [line for line in private if line.replace(" (you)", "").replace(" (your partner)", "") not in public]
        lines.extend(f"    to seat {seat}: {line}" for line in fresh)
    return lines


def play(text: str) -> str:
    """The playthrough, played anew from its position and its moves."""
    source = text.splitlines()
    document = json.loads(source[0].removeprefix("position "))
    state = tatami.load(document)
    lines = [source[0]]
    lang = {0: "en", 1: "fr", 2: "de"}
    for number, name in enumerate(line.removeprefix("> ") for line in source if line.startswith("> ")):
        if number % 8 == 0 and state.to_move() >= 0:
            lines.extend(
                f"    | {line}" for line in view_text(state.observe(state.to_move()), lang[number // 8 % 3]).splitlines()
            )
        moves = ", ".join(state.moves())
        lines.append(f"{'chance' if state.to_move() == CHANCE else f'seat {state.to_move()}'}: {moves}")
        told = shown(state, name)
        state.play(state.game.action(name))
        lines.extend([f"> {name}", *told])
    outcome = state.outcome()
    if outcome is not None:
        lines.append(f"over: {outcome.returns} {say(outcome.reason, 'en')}")
    lines.append(f"position {json.dumps(state.dump())}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play all files again and write them."""
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(play(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
