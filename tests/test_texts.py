"""Sentences as keys: the same facts are the same sentence, and others fall elsewhere in a table."""

from tatami.texts import Text


def _list(*tiles: str) -> Text:
    return Text("rrr-flipped", tiles=[Text(f"rrr-{tile}") for tile in tiles], seat=1)


def test_the_same_sentence_is_found_again() -> None:
    said = {_list("guard", "spy"): "once", Text("rrr-flipped", tiles=[], seat=1): "nothing"}
    assert said[_list("guard", "spy")] == "once"
    assert _list("spy", "guard") not in said


def test_sentences_that_differ_in_a_list_only_fall_apart() -> None:
    tiles = ("guard", "spy", "death", "witch", "tower")
    hashes = {hash(_list(first, second)) for first in tiles for second in tiles}
    assert len(hashes) == len(tiles) ** 2
