"""The command `tatami`: puts the commands together, each loaded when it is given, and answers a user's mistakes in a line."""

import io
import sys
from importlib import import_module
from keyword import iskeyword
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from tatami import build
from tatami.files import FileError
from tatami.game import DocumentError, OptionError
from tatami.records.record import RecordError
from tatami.terminal.input import shown
from tatami.version import __version__

# In the order of `tatami --help`; each is in the file of terminal/commands that has its name.
COMMANDS: Final = [
    *["play", "rules", "hint", "review", "verify", "solve", "table", "perft", "arena", "ladder", "balance", "bench"],
    *["serve", "work", "doctor", "export", "import", "backup"],
]


def load_command(name: str) -> Any:
    """Return a command by its name, from its file."""
    module = import_module(f"tatami.terminal.commands.{name}{'_' if iskeyword(name) else ''}")
    command: Any = typer.main.get_command(module.app)
    command.name = name
    return command


class CommandGroup(TyperGroup):
    """The commands, of which only the one that is given is loaded."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of all commands."""
        return COMMANDS

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command; None for a name that is none, with all loaded, so that Typer can suggest one like it."""
        for name in [cmd_name] if cmd_name in COMMANDS else COMMANDS:
            if name not in self.commands:
                self.commands[name] = load_command(name)
        return self.commands.get(cmd_name)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; what is wrong with what was asked is said in a line, with status 2."""
        try:
            return super().invoke(ctx)
        except (OptionError, FileError, RecordError, DocumentError) as error:
            print(f"tatami: {shown(str(error), 2000)}", file=sys.stderr)
            raise typer.Exit(2) from None


app = typer.Typer(cls=CommandGroup, add_completion=False, pretty_exceptions_enable=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"tatami {__version__} ({build.describe()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="the version, and whether it is compiled")
    ] = False,
) -> None:
    """Tatami: the table for small, deep games. Alone, it serves this machine and opens the table in the browser."""
    if context.invoked_subcommand is None:
        import_module("tatami.terminal.commands.serve").serve_here()


def main() -> None:
    """Run the command that was typed; a terminal that can't show a letter shows a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
