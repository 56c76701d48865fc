"""Every command has its own file, which is loaded only when the command is given."""

import keyword
import subprocess
import sys
from pathlib import Path

import tatami
from tatami.cli import COMMANDS
from tests.test_cli import tatami_command


def test_every_command_has_its_file_and_every_file_is_a_command() -> None:
    files = {path.stem for path in (Path(tatami.__file__).parent / "terminal" / "commands").glob("*.py")} - {"__init__"}
    assert sorted(f"{name}_" if keyword.iskeyword(name) else name for name in COMMANDS) == sorted(files)
    for name in COMMANDS:
        result = tatami_command(name, "--help")
        assert (result.exit_code, "Usage:" in result.stdout) == (0, True), name


def test_a_command_is_loaded_only_when_it_is_given() -> None:
    script = (
        "import sys; from tatami.cli import app\n"
        "try: app(['--version'])\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith('tatami.terminal.commands') or name in ('rich', 'fastapi')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1] == "[]"


def test_a_misspelt_command_is_answered_with_the_one_like_it() -> None:
    result = tatami_command("plya")
    assert (result.exit_code, "Did you mean 'play'?" in result.stderr) == (2, True)
