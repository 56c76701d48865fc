"""The box as data: the built-in one, another one, and what is said about a wrong one."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import tatami
from tatami.views import view_text
from tests.daimyos.positions import load, play, position

TEXT = files("tatami").joinpath("boxes", "daimyos.toml").read_text(encoding="utf-8")


def write(folder: Path, text: str) -> str:
    """A box file."""
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_copy_of_the_built_in_box_plays_alike(tmp_path: Path) -> None:
    path = write(tmp_path, TEXT)
    other = tatami.game("daimyos", box=path, first=0)
    built_in = tatami.game("daimyos", first=0)
    assert other.names() == built_in.names()
    assert other.options["box"] == path
    assert other.start().moves() == built_in.start().moves()


def test_another_box_is_played_with(tmp_path: Path) -> None:
    text = TEXT.replace('n01 = ["B .", "B .", ". ."]', 'shadow = ["R .", "R R", ". ."]')
    text = text.replace("chimon      = 1", "chimon      = 3")
    text = text.replace("blue ", "indigo ").replace('"blue"', '"indigo"').replace("[boards.a]", "[boards.east]")
    text = text.replace("favour = [1, 1, 1, 1, 1, 1, 1, 1]", "favour = [0, 0, 0, 0, 0, 0, 0, 9]")
    path = write(tmp_path, text)
    game = tatami.game("daimyos", box=path, first=0)
    state = game.start()
    assert "board east90" in state.moves()
    for name in ("board east0", "board b0", "board c0", "board d0", "card shadow", "card n03", "take black", "take red"):
        play(state, name)
    assert "indigo" in view_text(state.observe(tatami.Seat(0)), "fr")
    play(state, "done", "place r0 @c2", "card n29")  # R on c4, c3 and d3: three samurai
    assert state.dump()["tracks"]["red"] == 3
    document = position(phase="assign", eliminated={}, deck="", favours=("8", ""))
    document["options"]["box"] = path
    document["boards"][0] = ["east", 0]
    document["hands"] = [["shadow"], ["n03"]]
    document["discarded"] = [card for card in document["discarded"] if card != "n01"]
    document["tokens"][0]["favours"] = list(range(1, 9))
    document["tokens"][1]["favours"] = list(range(1, 9))
    state = load(document)
    for seat in (0, 1):
        for token in range(1, 9):
            play(state, f"assign {token} {'red' if seat == 0 else 'black'}")
    assert state.dump()["tracks"] == {"black": -9, "white": 0, "red": 9}


# What is changed in the built-in box, to what, and what must be said about it.
WRONG = [
    ('". b . . r",', '". b . . r r",', "board a, row 1: must have 5 spaces, not 6"),
    ('". b . . r",', '". b . .",', "board a, row 1: must have 5 spaces, not 4"),
    ('  ". b . . r",\n', "", "board a: must be drawn in 5 rows, not 4"),
    ('". b . . r",', '". b . B r",', "board a, row 1, column 4: 'B' is none of"),
    ('". b . . r",', '". b . x r",', "board a, row 1, column 4: 'x' is none of"),
    ('"b D w . ."', '"D b w . ."', "board a, row 2, column 1: a daimyo can't be on the edge"),
    ('". b . . r",\n  "b D w . ."', '". D . . r",\n  "b b w . ."', "board a, row 1, column 2: a daimyo can't be on the edge"),
    ('". . r w .",\n  ". . r D b"', '". . D w .",\n  ". . r b b"',
     "board a, row 3, column 3: a daimyo can't be next to another"),
    ('daimyos = ["blue", "orange"]', 'daimyos = ["blue"]', "board a: 2 D are drawn, but 1 daimyos named"),
    ('daimyos = ["blue", "orange"]', 'daimyos = ["blue", "pink"]', "board a: 'pink' is no daimyo"),
    ('daimyos = ["blue", "orange"]', 'daimyos = ["blue", "green"]', "board b: the green daimyo is already on board a"),
    ('daimyos = ["blue", "orange"]', 'daimyos = "blue"', "board a: daimyos must be a list"),
    ("[boards.d]", "[boards.D4]", "board D4: a board's name has lower-case letters only"),
    ('n07 = ["B B", ". .", ". B"]', 'n07 = ["B B", ". .", ". D"]', "card n07, row 3, column 2: 'D' is none of"),
    ('n07 = ["B B", ". .", ". B"]', 'n07 = ["B B", ". .", ". B ."]', "card n07, row 3: must have 2 spaces, not 3"),
    ('n07 = ["B B", ". .", ". B"]', 'n07 = ["B B", ". ."]', "card n07: must be drawn in 3 rows, not 2"),
    ('n07 = ["B B", ". .", ". B"]', 'n07 = "BB"', "card n07: must be drawn in 3 rows, not a string"),
    ('n07 = ["B B", ". .", ". B"]', 'n07 = [1, 2, 3]', "card n07, row 1: must be a text, not a number"),
    ('n07 = ["B B", ". .", ". B"]', 'n07 = ["b w", ". .", ". r"]', "card n07: has no ninja"),
    ('n07 = ["B B", ". .", ". B"]', 'n07 = ["B .", "B .", ". ."]', "card n07: is drawn exactly as card n01"),
    ('n07 = ["B B", ". .", ". B"]', "", "cards: there must be 29, not 28"),
    ('n07 = ["B B", ". .", ". B"]', '"n 7" = ["B B", ". .", ". B"]', "card n 7: a card's name has letters and digits only"),
    ("chimon      = 1", "chimon      = -1", "techniques: chimon: must be a whole number from 0 to 99, not -1"),
    ("chimon      = 1", "chimon      = true", "techniques: chimon: must be a whole number"),
    ("chimon      = 1", "shimon      = 1", "techniques: 'shimon' is no technique"),
    ("chimon      = 1", "", "techniques: 'chimon' is missing"),
    ("daimyo = [1, 1, 2, 2, 3, 3, 4, 4]", "daimyo = [1, 1, 2, 2, 3, 3, 4]", "tokens: daimyo: must be a list of the 8 values"),
    ("daimyo = [1, 1, 2, 2, 3, 3, 4, 4]", "daimyo = [1, 1, 2, 2, 3, 3, 4, 4.5]",
     "tokens: daimyo, token 8: must be a whole number"),
    ("favour = [1, 1, 1, 1, 1, 1, 1, 1]", "", "tokens: 'favour' is missing"),
    ('1A = { action = "stay"', '1A = { action = "wait"', "auto card 1A: action must be one of stay, swap, steal, not 'wait'"),
    ('1A = { action = "stay",  left = 0', '1A = { action = "stay",  left = "0"', "auto card 1A: left: must be a whole number"),
    ("1A = {", "8A = {", "auto: '8A' is no auto card"),
    ('list = ["orange", "yellow", "purple", "brown", "turquoise", "blue", "green"]',
     'list = ["orange", "yellow", "purple", "brown", "turquoise", "blue"]', "auto card 1A: list: green is missing"),
    ('list = ["orange", "yellow", "purple", "brown", "turquoise", "blue", "green"]',
     'list = ["orange", "orange", "purple", "brown", "turquoise", "blue", "green"]',
     "auto card 1A: list, place 2: orange stands twice"),
    ('list = ["orange", "yellow", "purple", "brown", "turquoise", "blue", "green"]',
     'list = ["pink", "yellow", "purple", "brown", "turquoise", "blue", "green"]',
     "auto card 1A: list, place 1: 'pink' is no daimyo"),
    ('list = ["brown", "turquoise", "yellow", "blue", "orange", "green", "purple"]',
     'list = ["orange", "yellow", "purple", "brown", "turquoise", "blue", "green"]', "auto card 2A: has the same list as 1A"),
    ('blue      = "#1F5FBF"', 'black     = "#1F5FBF"', "daimyos: 'black' can't be a daimyo's name"),
    ('blue      = "#1F5FBF"', 'blue      = "blue"', "daimyos: blue: the colour must be written as in #1F5FBF"),
    ('blue      = "#1F5FBF"', "", "daimyos: there must be 7, not 6"),
    ("format = 1", "format = 2", "format: must be 1, not 2"),
    ("format = 1", "", "the box: 'format' is missing"),
    ('name = "built-in"', "name = 7", "name: must be a text"),
    ("[tokens]", "[coins]", "the box: 'coins' is no section"),
    ("[tokens]", "[tokens", "no TOML file"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "said"), WRONG, ids=[said for _, _, said in WRONG])
def test_a_wrong_box_is_refused_with_the_place(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    assert TEXT.count(right) == 1
    path = write(tmp_path, TEXT.replace(right, wrong))
    with pytest.raises(tatami.OptionError) as error:
        tatami.game("daimyos", box=path)
    assert str(error.value).startswith(f"option box: {path}: {said}")


def test_the_two_versions_of_a_number_may_share_a_list(tmp_path: Path) -> None:
    """Then the second player gets no card with the first one's list (Y-60)."""
    one = '["orange", "yellow", "purple", "brown", "turquoise", "blue", "green"]'
    two = '["brown", "yellow", "purple", "turquoise", "orange", "blue", "green"]'
    path = write(tmp_path, TEXT.replace(two, one))
    state = tatami.game("daimyos", box=path, first=0, blacklist=True).start()
    play(state, "board a0", "board b0", "board c0", "board d0", "list 1A")
    assert "list 1B" not in state.moves()
    assert len(state.moves()) == 12


def test_a_box_that_is_not_there_and_one_that_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(tatami.OptionError, match=r"option box: .*nowhere\.toml"):
        tatami.game("daimyos", box=str(tmp_path / "nowhere.toml"))
    with pytest.raises(tatami.OptionError, match="option box"):
        tatami.game("daimyos", box=str(tmp_path))
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(tatami.OptionError, match="option box"):
        tatami.game("daimyos", box=str(path))
    for wrong in (None, 3, True, ["built-in"]):
        with pytest.raises(tatami.OptionError, match="option box"):
            tatami.game("daimyos", box=wrong)


def test_a_document_with_a_broken_box_names_its_options(tmp_path: Path) -> None:
    document = position()
    document["options"]["box"] = str(tmp_path / "nowhere.toml")
    with pytest.raises(tatami.DocumentError, match=r"^options: option box"):
        tatami.load(document)
