"""The table at a terminal, played by scripts: what a person sees, and what nobody else may see."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import tatami
from tatami import Seat
from tatami.bots.baseline import RandomBot
from tatami.match import Line, Match
from tatami.records.record import Player, Record
from tatami.terminal.input import shown, understand
from tatami.terminal.log import paragraphs
from tatami.terminal.saves import Autosave, read_record
from tatami.terminal.screen import CLEAR, Screen
from tatami.terminal.session import Session
from tatami.texts import Text
from tatami.texts.saying import say
from tatami.views import view_text
from tests.test_match import FIVE_SOLDIERS, HANDS, dealt, persons

ENTER = say(Text("terminal-enter"), "en")
END = say(Text("terminal-end-prompt"), "en")

Answer = Callable[["Table"], str]


class Table(Screen):
    """A screen that remembers what stands on it since it was last cleared, and asks a function what to type."""

    def __init__(self, answer: Answer, lang: str = "en") -> None:
        self.out = io.StringIO()
        super().__init__(lang, console=Console(file=self.out, highlight=False, markup=False, emoji=False))
        self.answer = answer
        self.prompt = ""
        self.typed: list[tuple[str, str, str]] = []  # what stood there, the prompt, what was typed

    def clear(self) -> None:
        self.out.truncate(0)
        self.out.seek(0)

    @property
    def visible(self) -> str:
        return self.out.getvalue()

    def ask(self, prompt: str) -> str:
        self.prompt = prompt
        answer = self.answer(self)
        self.typed.append((self.visible, prompt, answer))
        self.out.write(f"{prompt}{answer}\n")
        return answer


def script(*lines: str) -> Answer:
    """These lines, then the end of the input."""
    left = list(lines)

    def answer(table: Table) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


def session(match: Match, table: Table, tmp_path: Path, people: list[int] | None = None) -> Session:
    bots = {seat: RandomBot(seat) for seat in match.seats() if people is not None and seat not in people}
    return Session(match, dict(bots), table, Autosave(match, tmp_path / "auto.json"))


def moves_shown(text: str) -> list[str]:
    """The numbers and names of the list of moves."""
    listed = text.rsplit("Your moves", 1)[1].splitlines()[1:]
    return [word for line in listed for word in line.split()]


def player(rng: random.Random) -> Answer:
    """A person who presses Enter at curtains and plays any move, by number or by name."""

    def answer(table: Table) -> str:
        if table.prompt in (ENTER, END):
            return ""
        words = moves_shown(table.visible)
        place = rng.randrange(len(words) // 2) * 2
        return words[place + rng.randrange(2)]

    return answer


@pytest.mark.parametrize("people", [[0], [0, 2], []])
def test_a_whole_game(people: list[int], tmp_path: Path) -> None:
    seed = f"whole game {people}"
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    match = Match(tatami.game("kami"), persons(4), rng)
    table = Table(player(rng))
    session(match, table, tmp_path, people).run()
    assert match.to_move() == tatami.OVER
    outcome = match.outcome()
    assert outcome is not None
    assert f"Winners: Seat {outcome.winners[0]}" in table.visible
    assert read_record(tmp_path / "auto.json").text() == match.record().text()
    record = read_record(tmp_path / "auto.json")
    assert record.replay().outcome() is not None


@pytest.mark.parametrize(("players", "lang"), [(2, "fr"), (3, "de"), (2, "de"), (3, "fr")])
def test_a_whole_game_in_other_languages(players: int, lang: str, tmp_path: Path) -> None:
    rng = random.Random(f"{players} {lang}")
    match = Match(tatami.game("kami", players=players), persons(players), rng)

    def answer(table: Table) -> str:
        return "" if table.prompt.startswith(("Appuyez", "Weiter", "save")) else "1"

    table = Table(answer, lang)
    session(match, table, tmp_path, [0, 1]).run()
    assert match.to_move() == tatami.OVER
    assert "Seat" not in "".join(text for text, _, _ in table.typed)


def test_nothing_of_the_last_person_is_there_when_the_next_one_comes(tmp_path: Path) -> None:
    rng = random.Random("curtain")
    match = Match(tatami.game("kami"), persons(4), rng)
    table = Table(player(rng))
    session(match, table, tmp_path, [0, 1, 2, 3]).run()
    curtains, turns = 0, 0
    for text, prompt, _ in table.typed:
        if prompt == ENTER and "nothing for you" not in text:
            curtains += 1
            assert text in [f"Pass the device to Seat {seat}. Only Seat {seat} looks now.\n" for seat in range(4)]
        elif prompt.startswith("Seat"):
            turns += 1
            seat = int(prompt.split()[1])
            assert f"Seat {seat} (you)" in text
            assert not any(f"Seat {other} (you)" in text for other in range(4) if other != seat)
    assert curtains > 20
    assert turns > 20


def test_the_view_is_that_of_the_observation_and_the_news_that_of_the_log(tmp_path: Path) -> None:
    match = dealt(HANDS)
    table = Table(script("", "(L)>R", ""))
    session(match, table, tmp_path, [0, 1, 2, 3]).run()
    first, second = table.typed[1][0], table.typed[2][0]
    assert match.game.name(match.observe(Seat(1)).legal()[1]) == "R>S"
    assert "Spear" in first
    assert second == "Pass the device to Seat 1. Only Seat 1 looks now.\n"


def test_the_next_person_reads_what_happened_without_what_is_hidden(tmp_path: Path) -> None:
    match = dealt(HANDS)
    table = Table(script("", "(L)>R", "", ""))
    session(match, table, tmp_path, [0, 1, 2, 3]).run()
    view, prompt, _ = table.typed[3]
    assert prompt == "Seat 1 > "
    assert "· Seat 0 lays a face-down card and attacks with Horseman (R)." in view
    assert view_text(match.observe(Seat(1)), "en") in view
    assert "Empress" not in view  # seats 0 and 2 have them


def test_whom_a_hidden_question_waits_for_shows_nowhere(tmp_path: Path) -> None:
    """K-06: seat 1 or seat 3 is asked and says no. What seats 0 and 2 see until the lead is the same, key for key."""
    soldiers, few = "SSSSSSLR", "LLRRVVGF"
    seen = []
    for hands in (["SSLGGTEE", soldiers, "SSRVVGFT", few], ["SSLGGTEE", few, "SSRVVGFT", soldiers]):

        def answer(table: Table) -> str:
            if table.prompt == ENTER:
                return ""
            if "ask" in table.visible and "no-ask" in table.visible:
                return "no-ask"
            raise EOFError

        match = dealt(hands)
        assert match.to_move() in (1, 3)
        table = Table(answer)
        session(match, table, tmp_path, [0, 1, 2, 3]).run()
        assert match.record().moves[-1] == "no-ask"
        of_seat: dict[int, list[str]] = {0: [], 2: []}
        holder = -1
        for text, prompt, _ in table.typed:
            if text.startswith("Pass the device"):
                holder = int(text.split()[5].strip("."))
            if holder in of_seat:
                of_seat[holder].append(f"{text}{prompt}")
        seen.append(of_seat)
    assert seen[0] == seen[1]
    assert len(seen[0][2]) == 2


def test_a_hidden_question_to_a_bot_goes_round_as_well(tmp_path: Path) -> None:
    """Were the device passed on only when a person is asked, two people would know that it is the other one."""
    match = dealt(["LLRRVVGF", "SSSSSSLR", "SSLGGTEE", "SSRVVGFT"])
    assert match.to_move() == 1
    table = Table(script("", "", ""))
    session(match, table, tmp_path, [0, 2]).run()
    assert [text for text, _, _ in table.typed] == [
        "Pass the device to Seat 0. Only Seat 0 looks now.\n",
        "Seat 0: there is nothing for you to decide now.\n",
        "Pass the device to Seat 2. Only Seat 2 looks now.\n",
    ]


def test_wrong_input_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    match = dealt(HANDS)
    before = match.record().moves
    wrong = [
        "0",
        "99",
        "-1",
        "S>",
        "(T)>R",
        "-",
        "why",
        "why (T)>R",
        "why (S)>R",
        "why x",
        "undo",
        "save",
        "rules K-99",
        "x" * 500,
    ]
    table = Table(script(*wrong, "\x1b[2J", "\udc80", "rules \x07"))
    session(match, table, tmp_path, [0]).run()
    text = table.visible
    assert match.record().moves == before
    assert "K-10: You have no Tower in your hand." in text
    assert text.count("K-10: You have no Tower in your hand.") == 2
    assert "K-10: You lead: you must play, you can't pass." in text
    assert "(S)>R is legal." in text
    assert "“99” is no move of this game." in text
    assert "There is no rule “K-99”." in text
    assert "There is nothing to take back" in text
    assert "x" * 61 not in "\n".join(line for line in text.splitlines() if not line.startswith("Seat 0 > "))
    assert "“?[2J” is no move" in text
    assert "\x07" not in text.replace("> rules \x07", "")
    assert "K-21" not in text


def test_questions_are_answered_in_the_language(tmp_path: Path) -> None:
    match = dealt(HANDS, "(S)>R")
    table = Table(script("?", "why V>S", "help", "log", "rules K-21", "?foo"), "de")
    session(match, table, tmp_path, [1]).run()
    for number in match.observe(Seat(1)).rules():
        assert f"{number}  {say(Text(number), 'de')}" in table.visible
    assert "K-13: " in table.visible
    assert "warum ein Zug nicht erlaubt ist" in table.visible
    assert "### K-21" in table.visible


def test_undo_at_the_curtain_and_not_after_it(tmp_path: Path) -> None:
    match = dealt(HANDS)
    answers = script("", "(L)>R", "undo", "", "(S)>R", "", "undo")
    table = Table(answers)
    session(match, table, tmp_path, [0, 1, 2, 3]).run()
    prompts = [prompt for _, prompt, _ in table.typed]
    assert prompts == [ENTER, "Seat 0 > ", ENTER, ENTER, "Seat 0 > ", ENTER, "Seat 1 > "]
    assert match.record().moves[-1] == "(S)>R"
    assert match.to_move() == 1


def test_a_bot_that_has_seen_a_move_makes_it_final(tmp_path: Path) -> None:
    match = dealt(HANDS)
    table = Table(script("(S)>R", "undo"))
    session(match, table, tmp_path, [0]).run()
    assert "There is nothing to take back" in table.visible
    assert "(S)>R" in match.record().moves


@pytest.mark.parametrize("end", ["quit", "EOF", "Ctrl-C"])
def test_leaving_saves_and_says_how_to_come_back(end: str, tmp_path: Path) -> None:
    match = dealt(HANDS)
    left = ["(S)>R"]

    def answer(table: Table) -> str:
        if left:
            return left.pop()
        if end == "quit":
            return "quit"
        raise EOFError if end == "EOF" else KeyboardInterrupt

    table = Table(answer)
    session(match, table, tmp_path, [0]).run()
    assert f"tatami play kami --resume {tmp_path / 'auto.json'}" in table.visible
    saved = read_record(tmp_path / "auto.json")
    assert saved.text() == match.record().text()
    again = Match.resume(saved)
    assert view_text(again.observe(Seat(0)), "en") == view_text(match.observe(Seat(0)), "en")


def test_every_move_of_a_person_is_on_disk_before_the_next_prompt(tmp_path: Path) -> None:
    match = dealt(HANDS)
    on_disk: list[int] = []

    def answer(table: Table) -> str:
        on_disk.append(len(read_record(tmp_path / "auto.json").moves))
        if len(on_disk) > 4:
            raise EOFError
        return "" if table.prompt == ENTER else "1"

    session(match, Table(answer), tmp_path, [0, 1]).run()
    assert on_disk == [32, 32, 33, 33, 34]


def test_saving_to_a_file(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary", encoding="utf-8")
    new, missing = tmp_path / "my game.json", tmp_path / "no" / "where.json"
    match = dealt(HANDS)
    table = Table(script(f"save {new}", f"save {notes}", f"save {tmp_path}", f"save {missing}", "save a\0b", f"save {new}"))
    session(match, table, tmp_path, [0]).run()
    assert table.visible.count("Saved: ") == 2
    assert table.visible.count("Not saved.") == 4
    assert read_record(new).text() == match.record().text()
    assert notes.read_text(encoding="utf-8") == "dear diary"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["auto.json", "my game.json", "notes.txt"]


def test_a_game_that_cant_be_saved_goes_on_and_says_so(tmp_path: Path) -> None:
    match = dealt(HANDS)
    table = Table(script("(S)>R", "1"))
    bots = {Seat(seat): RandomBot(seat) for seat in (1, 2, 3)}
    Session(match, dict(bots), table, Autosave(match, tmp_path / "no" / "where.json")).run()
    assert "(S)>R" in match.record().moves
    assert table.visible.count("Not saved.") == 2  # once at the table, once when leaving
    assert "--resume" not in table.visible


def test_the_end_offers_the_log_and_a_file(tmp_path: Path) -> None:
    rng = random.Random("end")
    match = Match(tatami.game("kami"), persons(4), rng)
    person = player(rng)
    last = [f"save {tmp_path / 'kept.json'}", "log", "what?", ""]
    table = Table(lambda table: last.pop(0) if table.prompt == END else person(table))
    session(match, table, tmp_path, [0]).run()
    assert last == []
    assert read_record(tmp_path / "kept.json").result is not None
    assert "The game is over. save FILE" in table.visible


def test_a_real_terminal_is_cleared_with_its_scrollback_and_history() -> None:
    readline = pytest.importorskip("readline")
    out = io.StringIO()
    screen = Screen(console=Console(file=out, force_terminal=True, legacy_windows=False, _environ={"TERM": "xterm"}))
    readline.add_history("(L)>R")
    screen.clear()
    assert out.getvalue() == CLEAR
    assert "\x1b[3J" in CLEAR
    assert readline.get_current_history_length() == 0
    dumb = io.StringIO()
    Screen(console=Console(file=dumb, force_terminal=True, height=30, width=80, _environ={"TERM": "dumb"})).clear()
    assert dumb.getvalue() == "\n" * 60


def test_chance_is_told_in_one_paragraph() -> None:
    def line(number: int, key: str, **facts: Text | str) -> Line:
        return Line(number, key != "kami-story-pass", Text(key, **facts))

    lines = [
        line(1, "kami-story-first", who=Text("seat", seat="1")),
        *(line(2, "kami-story-dealt", card=Text(f"kami-{card}")) for card in ("lance", "rider", "lance")),
        line(3, "kami-story-hired", stack="*1", card=Text("kami-fool")),
        line(3, "kami-story-hired", stack="*2", card=Text("kami-tower")),
        line(4, "kami-story-pass", who=Text("seat", seat="1")),
        line(5, "kami-story-dealt", card=Text("kami-gold")),
    ]
    assert paragraphs(lines, "en") == [
        "Seat 1 is first. You get Spear, Horseman, Spear. Stack *1 shows Madman. Stack *2 shows Tower.",
        "Seat 1 passes.",
        "You get Gold Dragon.",
    ]


def test_what_is_typed_is_understood() -> None:
    game = tatami.game("kami")
    legal = ["-", "S>L", "S>R"]
    for typed, kind, rest in [
        ("S>L", "move", "S>L"),
        ("2", "move", "S>L"),
        ("s > l", "move", "S>L"),
        ("(g)>e", "move", "(G)>E"),
        ("4", "move", "4"),
        ("", "show", ""),
        ("?", "rules-now", ""),
        ("WHY s>r", "why", "s>r"),
        ("save my game.json", "save", "my game.json"),
        ("quit", "quit", ""),
        ("²", "move", "²"),
    ]:
        command = understand(typed, game, legal)
        assert (command.kind, command.rest) == (kind, rest), typed
    assert understand("undo", game, [*legal, "undo"]).kind == "move"


def test_what_is_repeated_cant_move_the_cursor() -> None:
    assert shown("a\x1b[2Jb\n") == "a?[2Jb?"
    assert len(shown("x" * 1000)) == 60


def test_seats_that_were_bots_are_bots_again(tmp_path: Path) -> None:
    seats = [Player("Seat 0"), *(Player(f"Seat {seat}", "bot", "random") for seat in (1, 2, 3))]
    game = tatami.game("kami", first=0)
    record = Record(game, seats, [f"card {card}" for card in "".join(FIVE_SOLDIERS)])
    assert [player.kind for player in Match.resume(record).record().players] == ["person", "bot", "bot", "bot"]
