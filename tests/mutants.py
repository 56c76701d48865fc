"""Mistakes put into a copy of the engine's sources on purpose, to see that the checks turn red."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run_mutant(folder: Path, file: str, sound: str, flawed: str, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script on a copy of tatami's sources in which `sound` stands as `flawed`."""
    shutil.copytree(ROOT / "tatami", folder / "tatami", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    path = folder / "tatami" / file
    source = path.read_text(encoding="utf-8")
    assert source.count(sound) == 1, f"{sound!r} stands {source.count(sound)} times in {file}: the mutant needs a new place"
    path.write_text(source.replace(sound, flawed), encoding="utf-8")
    environment = {**os.environ, "TATAMI_PURE": "1", "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    return subprocess.run(
        [sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
