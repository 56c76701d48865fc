"""The box that the pages draw is the one that the engine plays with."""

from tatami.server.daimyos_box import PLACE, source


def test_the_box_of_the_pages_is_not_stale() -> None:
    assert PLACE.read_text(encoding="utf-8") == source(), "run `python -m tatami.server.daimyos_box`"
