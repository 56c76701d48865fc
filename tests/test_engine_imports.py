"""The engine needs the standard library, `mypy_extensions` and `librt` only: it plays where nothing else is installed."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENGINE = ["game", "copying", "dice", "documents", "match", "perft", "playouts", "registry", "texts/__init__"]
ENGINE_FOLDERS = ["games", "bots", "solvers", "records"]

# Run in a process of its own, with the module names as arguments: refuse every other library, import them all, play.
SCRIPT = """
import importlib, random, sys

ALLOWED = {*sys.stdlib_module_names, "tatami", "mypy_extensions", "librt"}

class Refuser:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in ALLOWED and not top.endswith("__mypyc"):
            raise ImportError(f"the engine imports {name}")

sys.meta_path.insert(0, Refuser())
for module in sys.argv[1:]:
    importlib.import_module(module)

from tatami import CHANCE, GAMES, OVER, SPECTATOR, game
from tatami.bots.baseline import RandomBot
from tatami.bots.levels import make_bot

rng = random.Random(1)
for key in GAMES:
    rules = game(key)
    bots = [make_bot(rules, "novice", 1, simulations=1), *[RandomBot(seat) for seat in range(1, rules.seats)]]
    state = rules.start()
    while (seat := state.to_move()) != OVER:
        chance = seat == CHANCE
        action = state.draw(rng.randrange(int(state.tickets()))) if chance else bots[seat].choose(state.observe(seat))
        if rng.random() < 0.02:
            texts = [*state.tell(action, SPECTATOR), *state.observe(SPECTATOR).words()]
            refusal = state.refusal(rules.names()[0])
            assert all(text.key for text in texts) and (refusal is None or refusal.reason.key)
            state = rules.load(state.dump())
        state.play(action)
    print(key, state.outcome().reason.key)
assert not [name for name in sys.modules if name.partition(".")[0] == "fluent"]
"""


def engine_modules() -> list[str]:
    """Return the dotted names of all modules of the engine."""
    files = [ROOT / "tatami" / f"{name}.py" for name in ENGINE]
    files += [path for folder in ENGINE_FOLDERS for path in sorted((ROOT / "tatami" / folder).rglob("*.py"))]
    dotted = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files]
    return [name.removesuffix(".__init__") for name in dotted]


def run(script: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own, with the engine's modules as arguments."""
    return subprocess.run(
        [sys.executable, "-c", script, *engine_modules()], capture_output=True, text=True, cwd=ROOT, check=False
    )


def test_the_engine_plays_every_game_without_other_libraries() -> None:
    done = run(SCRIPT)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["kami", "rrr", "dynasties", "daimyos"]


@pytest.mark.parametrize("module", ["fluent.runtime", "pydantic"])
def test_another_library_is_noticed(module: str) -> None:
    done = run(SCRIPT.replace("from tatami import CHANCE", f"import {module}\nfrom tatami import CHANCE"))
    assert f"the engine imports {module.partition('.')[0]}" in done.stderr
