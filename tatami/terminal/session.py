"""A match at one terminal: who looks, what they see, what they may type; nobody sees another's cards."""

import shlex
from collections.abc import Callable, Iterable
from pathlib import Path

from tatami.files import FileError
from tatami.game import OVER, SPECTATOR, Bot, IllegalAction, NotationError, OptionError, Refusal, Seat
from tatami.match import Match, UndoError
from tatami.terminal.hints import at_the_table
from tatami.terminal.input import COMMANDS, MOVE, Command, move_name, shown, understand
from tatami.terminal.log import paragraphs
from tatami.terminal.rulebook import section, whole_text
from tatami.terminal.saves import Autosave, write_over
from tatami.terminal.screen import Screen
from tatami.texts import Text
from tatami.texts.saying import say
from tatami.views import seat_names, view_lines

MANY_MOVES = 120  # this many are listed one by one
LOG_LINES = 40  # what `log` shows; `log all` shows everything
NEWS_LINES = 12  # of the log, where a game goes on from a file or ends before several people


class Left(Exception):
    """The person wants to stop."""


class Session:
    """A match played to its end: people type, bots choose. With several people a curtain falls between them."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], screen: Screen, autosave: Autosave) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.autosave = autosave
        self.people = [seat for seat in match.seats() if seat not in bots]
        self.holder = self.people[0] if len(self.people) == 1 else None  # who looks at the screen now
        self._told: dict[Seat, int] = {}  # how many lines of its log each seat has read
        self._warned = False
        self._promised = False  # the commitment was shown
        self.unproven = False  # goes on from a record with a proof, but without its secret

    def skip_old_news(self) -> None:
        """Tell only the last lines of what happened so far: for a game that goes on from a file."""
        for seat in (*self.match.seats(), SPECTATOR):
            self._told[seat] = max(0, len(self.match.log(seat)) - NEWS_LINES)

    def run(self) -> None:
        """Play until the game is over or somebody stops; either way the match is on disk and the person is told where."""
        self._save()
        if len(self.people) < 2:
            self._promise()
        try:
            while self.match.to_move() != OVER:
                self._step()
            self._end()
        except (Left, EOFError, KeyboardInterrupt):
            self._leave()

    def _step(self) -> None:
        mover = self.match.to_move()
        if len(self.people) > 1 and not self.match.decides_openly():
            self._go_round()
        elif mover in self.bots:
            self._let_bot_move(mover)
        elif self._hand_over(mover):
            self._show(mover)
            self._decide(mover)

    # ---------------------------------------------------------------------------------------------- whose turn it is

    def _let_bot_move(self, seat: Seat) -> None:
        with self.screen.waiting("terminal-thinking"):  # names no seat: who decides may be hidden
            action = self.bots[seat].choose(self.match.observe(seat))
        self.match.play(seat, self.match.game.name(action))
        if not self.people:
            self._tell(SPECTATOR)
            self._save()
        elif len(self.people) == 1:
            self._tell(self.people[0])

    def _hand_over(self, seat: Seat) -> bool:
        """Draw the curtain where another person looked last; return False when they took a move back instead."""
        if self.holder == seat:
            return True
        self.screen.clear()
        self._promise()
        self.screen.say("terminal-curtain", who=_seat(seat))
        while typed := self._enter():
            if typed == "undo" and self.holder is not None and self._undo(self.holder):
                self.holder = None  # the curtain again: who typed it may not be who made the move
                return False
            self.screen.say("terminal-curtain", who=_seat(seat))
        self.screen.clear()
        self.holder = seat
        return True

    def _enter(self) -> str:
        """Wait for the Enter key; return what was typed before it."""
        typed = self.screen.ask(self.screen.words("terminal-enter")).casefold()
        if typed in ("quit", "exit"):
            raise Left
        return typed

    def _go_round(self) -> None:
        """Let a seat decide without the others knowing which: everybody gets the device, and all but that seat see the same."""
        for seat in self.people:
            if not self._hand_over(seat):
                return
            if self.match.to_move() == seat and not self.match.decides_openly():
                self._show(seat)
                self._decide(seat)
            else:
                self.screen.say("terminal-nothing", who=_seat(seat))
                while self._enter():
                    pass
        # Bots answer after the people, so that it makes no difference to them who it was. A second time round is
        # needed only where several people decide in hiding, and the later one sits before the earlier one.
        while self.match.to_move() in self.bots and not self.match.decides_openly():
            self._let_bot_move(self.match.to_move())

    def _decide(self, seat: Seat) -> None:
        """Ask until a move is made or taken back."""
        prompt = f"{self.screen.words('seat', seat=str(seat))} > "
        while True:
            legal = self._legal(seat)
            command = understand(self.screen.ask(prompt), self.match.game, legal)
            if command.kind == MOVE:
                if self._play(seat, command.rest):
                    return
            elif command.kind == "undo":
                if self._undo(seat):
                    self._show(seat)
            else:
                self._obey(seat, command)

    # ------------------------------------------------------------------------------------------------ what is done

    def _legal(self, seat: Seat) -> list[str]:
        return [self.match.game.name(action) for action in self.match.observe(seat).legal()]

    def _play(self, seat: Seat, name: str) -> bool:
        try:
            self.match.play(seat, name)
        except NotationError:
            self.screen.say("terminal-no-move", move=shown(name))
            return False
        except IllegalAction as error:
            self._refuse(seat, error.refusal)
            return False
        self._save()
        if len(self.people) == 1:
            self._tell(seat)
        return True

    def _undo(self, seat: Seat) -> bool:
        try:
            self.match.undo(seat)
        except UndoError as error:
            self.screen.line(say(error.reason, self.screen.lang))
            return False
        self._save()
        self._told[seat] = min(self._told.get(seat, 0), len(self.match.log(seat)))
        self.screen.say("terminal-undone")
        return True

    def _obey(self, seat: Seat, command: Command) -> None:
        if command.kind == "quit":
            raise Left
        rest = command.rest
        obey: dict[str, Callable[[], None]] = {
            "rules-now": lambda: self._explain(seat),
            "why": lambda: self._why(seat, rest),
            "hint": lambda: at_the_table(self.match.observe(seat), rest, self.screen),
            "save": lambda: self._save_as(rest),
            "log": lambda: self._show_log(seat, rest),
            "rules": lambda: self._show_rules(rest),
            "show": lambda: self._preview(seat, rest) if rest else self._show(seat),
            "help": self._help,
        }
        obey[command.kind]()

    def _explain(self, seat: Seat) -> None:
        for number in self.match.observe(seat).rules():
            self.screen.line(say(Text(number), self.screen.lang), indent="      ", first=f"{number}  ")

    def _refuse(self, seat: Seat, refusal: Refusal) -> None:
        self.screen.line(f"{refusal.rule}: {say(refusal.reason, self.screen.lang, self._names(seat))}", "bold")

    def _names(self, seat: Seat) -> dict[int, Text]:
        """Return what this seat calls the seats: itself, its partner."""
        return seat_names(self.match.observe(seat))

    def _legal_move(self, seat: Seat, typed: str) -> str | None:
        """Return the name of the move that was typed; for one that is none or isn't legal, say so and return None."""
        name = move_name(typed, self.match.game, self._legal(seat))
        try:
            refusal = self.match.refusal(seat, name)
        except NotationError:
            self.screen.say("terminal-no-move", move=shown(typed))
            return None
        if refusal is not None:
            self._refuse(seat, refusal)
            return None
        return name

    def _why(self, seat: Seat, typed: str) -> None:
        if not typed:
            self.screen.say("terminal-help-why")
        elif (name := self._legal_move(seat, typed)) is not None:
            self.screen.say("terminal-legal", move=name)

    def _preview(self, seat: Seat, typed: str) -> None:
        """Say what a move would bring, where the game can tell."""
        if (name := self._legal_move(seat, typed)) is None:
            return
        lines = self.match.observe(seat).preview(self.match.game.action(name))
        self._list_lines(say(line, self.screen.lang) for line in lines)
        if not lines:
            self.screen.say("terminal-no-preview", move=name)

    def _save_as(self, typed: str) -> None:
        if not typed:
            self.screen.say("terminal-help-save")
            return
        try:
            path = Path(typed).expanduser()
            write_over(path, self.match.record())
        except (FileError, RuntimeError) as error:  # RuntimeError: ~nobody has no home
            self.screen.say("terminal-not-saved", why=shown(str(error), 400))
        else:
            self.screen.say("terminal-saved", path=shown(str(path), 400))

    def _show_log(self, seat: Seat, typed: str) -> None:
        told = paragraphs(self.match.log(seat), self.screen.lang, self._names(seat))
        self._list_lines(told if typed == "all" else told[-LOG_LINES:])

    def _list_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.line(line, indent="  ", first="· ")

    def _show_rules(self, typed: str) -> None:
        key = self.match.game.key
        try:
            text = section(key, typed, self.screen.lang) if typed else whole_text(key, self.screen.lang)
        except OptionError:
            self.screen.say("terminal-no-rule", rule=shown(typed))
        else:
            self.screen.markdown(text)

    def _help(self) -> None:
        self.screen.say("terminal-help-move")
        for command in COMMANDS:
            self.screen.say(f"terminal-help-{command}")

    # ------------------------------------------------------------------------------------------------ what is shown

    def _promise(self) -> None:
        """Show once, while the game runs, the dealer's commitment, to check the record by; or say that there is none."""
        commitment = self.match.commitment()
        if self._promised or self.match.to_move() == OVER:
            return
        self._promised = True
        if commitment is not None:
            self.screen.say("terminal-commitment", commitment=commitment)
        elif self.unproven:
            self.screen.say("terminal-unproven")

    def _tell(self, seat: Seat) -> None:
        """Show the lines of the log that this seat has not read yet."""
        lines = self.match.log(seat)
        self._list_lines(paragraphs(lines[self._told.get(seat, 0) :], self.screen.lang, self._names(seat)))
        self._told[seat] = len(lines)

    def _show(self, seat: Seat) -> None:
        """Show the table as the seat sees it, and what it may play."""
        self._tell(seat)
        self.screen.rule()
        self._view(seat)
        legal = self._legal(seat)
        if legal:
            self.screen.line()
            self.screen.say("terminal-moves")
            self._list(legal)

    def _list(self, legal: list[str]) -> None:
        """List the moves with their numbers; very many without, in one paragraph for all that differ in the last word only."""
        if len(legal) <= MANY_MOVES:
            digits = len(str(len(legal)))
            self.screen.columns([f"{number:>{digits}} {name}" for number, name in enumerate(legal, 1)])
            return
        groups: dict[str, list[str]] = {}
        for name in legal:
            begin, _, last = name.rpartition(" ")
            groups.setdefault(begin, []).append(last)
        for begin, ends in groups.items():
            self.screen.line(" ".join(ends), indent="    ", first=f"{begin}  ".lstrip())

    def _view(self, seat: Seat) -> None:
        seen, lang = self.match.observe(seat), self.screen.lang
        names = seat_names(seen)
        status = [line for text in seen.status() for line in say(text, lang, names).split("\n")]
        drawing = {"".join(piece for piece, _ in line): line for line in seen.drawing()}
        for line in view_lines(seen, lang):
            if line in drawing:
                self.screen.drawn(drawing[line])
            else:
                self.screen.line(line, "bold" if line in status else "", indent="  ", first="")

    def _end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:  # all cards of the last round are open now; what came before stays behind the curtain
            self.screen.clear()
            self._told[SPECTATOR] = max(0, len(self.match.log(SPECTATOR)) - NEWS_LINES)
        self._tell(viewer)
        self.screen.rule()
        self._view(viewer)
        outcome = self.match.outcome()
        if outcome is None:
            raise ValueError(f"{self.match.game.key} is over without an outcome")
        winners = [Text("seat-you" if seat == viewer else "seat", seat=str(seat)) for seat in outcome.winners]
        self.screen.line(say(outcome.reason, self.screen.lang))
        if len(winners) == self.match.game.seats:
            self.screen.say("terminal-shared")
        else:
            self.screen.say("terminal-won", who=winners, count=len(winners))
        self._warned = False
        path = self._save()
        if path is not None:
            self.screen.say("terminal-saved", path=str(path))
        commitment = self.match.commitment()
        if path is not None and commitment is not None:
            self.screen.say("terminal-check-deal")
            self.screen.console.print(f"  tatami verify {shlex.quote(str(path))} --commitment {commitment}", soft_wrap=True)
        while self.people:
            try:
                typed = self.screen.ask(self.screen.words("terminal-end-prompt"))
            except (EOFError, KeyboardInterrupt):
                self.screen.line()
                return
            command = understand(typed, self.match.game, [])
            if command.kind == "save":
                self._save_as(command.rest)
            elif command.kind == "log":
                self._show_log(viewer, command.rest)
            elif command.kind in ("quit", "show"):
                return
            else:
                self.screen.say("terminal-help-end")

    def _leave(self) -> None:
        """Say how to come back. With several people the screen is emptied: the next one may be sitting down."""
        self.screen.line()
        if len(self.people) > 1:
            self.screen.clear()
        self._warned = False  # what was said once may have been cleared since
        path = self._save()
        if path is not None:
            self.screen.say("terminal-left")
            key, file = self.match.game.key, shlex.quote(str(path))
            self.screen.console.print(f"  tatami play {key} --resume {file}", soft_wrap=True)

    def _save(self) -> Path | None:
        try:
            return self.autosave.save()
        except FileError as error:
            if not self._warned:  # once is enough
                self.screen.say("terminal-not-saved", why=shown(str(error), 400))
            self._warned = True
            return None


def _seat(seat: Seat) -> Text:
    return Text("seat", seat=str(seat))
