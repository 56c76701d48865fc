"""Refusals: the rule's number and a sentence that names the facts; every sentence of the catalogue is met."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import tatami
from tatami import State
from tatami.texts.saying import say
from tests.rrr.positions import at, deal, play, start

TEXTS = Path(tatami.__file__).parent / "texts"


def why(state: State, name: str) -> tuple[str, str]:
    """The rule and the sentence."""
    refusal = state.refusal(name)
    assert refusal is not None
    return refusal.rule, say(refusal.reason, "en")


def test_the_sentences_name_the_facts() -> None:
    state = at({"b2": "vcitizen", "a1": "^knight", "c1": "vguard", "a3": "varcher#1"}, "princess tower")
    assert why(state, "general@c3") == ("R-11", "General is neither in your zone nor in the neutral area.")
    assert why(state, "princess@b2") == ("R-11", "b2 is not free.")
    assert why(state, "princess@a3") == ("R-11", "a3 is not free: a face-down tile still occupies it.")
    assert why(state, "tower@c3") == ("R-14", "The Tower is laid on one of your allies, and c3 is empty.")
    assert why(state, "tower@b2")[1] == "The Tower is laid on one of your own allies, and Citizen on b2 is an enemy."
    assert why(state, "tower@a3")[1] == "The Tower is laid on a face-up ally, and the tile on a3 lies face down."
    assert why(state, "-") == ("R-11", "You can’t pass: you must place a tile.")
    assert why(state, "take pirate") == ("R-05", "There is nothing to draft now.")
    assert why(state, "first") == ("R-62", "Who is first is decided only between two games.")
    assert why(state, "first 0")[0] == "R-02"
    assert why(state, "card spy")[0] == "R-05"
    assert why(state, "took spy")[0] == "R-39"
    play(state, "princess@b1")
    assert why(state, "c1") == ("R-33", "Abbot on c1 has the shield.")
    assert why(state, "a3") == ("R-22", "The tile on a3 lies face down; no effect touches it.")
    assert why(state, "b3") == ("R-22", "There is no tile on b3.")
    assert why(state, "princess@c3")[0] == "R-12"


def test_the_names_are_the_movers_own() -> None:
    state = at({"b2": "vcitizen"}, zone1="guard", seat=1)
    assert why(state, "general@a1")[1].startswith("Cardinal is neither")


def test_the_same_refusal_in_all_languages() -> None:
    state = play(at({"b2": "vknight", "b3": "vjailer", "c1": "vgeneral"}, "trickster"), "trickster@b1")
    refusal = state.refusal("b2")
    assert refusal is not None
    assert say(refusal.reason, "en") == "The effect of Templar on b2 is void, because of a Jailer or Witch beside it."
    assert say(refusal.reason, "fr") == "L’effet de Templier en b2 est annulé par un Geôlier ou une Sorcière à côté."
    german = "Der Effekt von Templer auf b2 ist durch einen Kerkermeister oder eine Hexe daneben aufgehoben."
    assert say(refusal.reason, "de") == german


def scenes() -> list[State]:
    """Moments in which all kinds of refusals occur."""
    full = {
        "a1": "vgeneral", "b1": "vknight", "c1": "^archer", "a2": "vprincess", "c2": "^citizen", "a3": "^sovereign",
        "b3": "vguard", "c3": "varcher",
    }  # fmt: skip
    secret = {"zone0": "spy archer", "zone1": "knight", "neutrals": "secret"}
    some = {"b2": "vknight", "a2": "^citizen", "c3": "^guard", "a3": "varcher#1"}
    return [
        play(at(full, "trickster", ""), "trickster@b2"),
        play(at({"b2": "^citizen"}, hidden=("", "rebel"), **secret), "spy@a1", "?"),
        play(at({"b2": "^citizen"}, **secret), "spy@a1"),
        play(at(some, "tower ferryman"), "ferryman@b1"),
        at(some, "tower ferryman"),
        play(at(some, "messenger"), "messenger@b1"),
        play(at(some, "pirate"), "pirate@c2"),
        play(at(some, "knight/0"), "knight@b1"),
        play(at({"a1": "vcitizen", "b1": "^general"}, "archer"), "archer@b2"),
        play(at(some, "general"), "general@a1"),
        play(at(some, "necromancer", discard="guard/1"), "necromancer@a1"),
        play(at({"b2": "vspy", "c1": "vknight", "a1": "vcitizen"}, "trickster archer", "", neutral="death"), "trickster@b1"),
        play(at({"b2": "vknight", "b3": "vjailer", "c1": "vgeneral"}, "trickster"), "trickster@b1"),
        play(at({"b2": "vknight", "a2": "vcitizen"}, "trickster"), "trickster@b1", "b2"),
        start("none", "random"),
        start("none", 0),
        deal(start("shared", 0), "spy"),
        deal(start("draft", 0), "bandit", "spy", "herald", "mimic", "tower"),
        play(at({"b2": "^citizen"}, "archer", ""), "archer@b1"),
        play(at({"b2": "^citizen"}, "archer", "", games=1), "archer@b1"),
        play(at({"b2": "^citizen"}, "archer", "", games=1, victory="points"), "archer@b1"),
    ]


def test_every_refusal_is_met_and_cites_a_rule_of_its_own() -> None:
    met: dict[str, set[str]] = {}
    for state in scenes():
        for name in state.game.names():
            refusal = state.refusal(name)
            if refusal is not None:
                met.setdefault(refusal.reason.key, set()).add(refusal.rule)
                for lang in ("en", "fr", "de"):
                    assert say(refusal.reason, lang).endswith(".")
    catalogue = re.findall(r"^(rrr-no-[a-z-]+) =", (TEXTS / "en" / "rrr.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(met) == sorted(catalogue)
    assert {rule for rules in met.values() for rule in rules} <= set(tatami.GAMES["rrr"].rules)
    # A sentence about reach or shield speaks of one rule, but for those that several effects share.
    shared = {"rrr-no-over", "rrr-no-reach-around", "rrr-no-reach-diagonal", "rrr-no-reach-orthogonal"}
    assert {key for key, rules in met.items() if len(rules) > 1} <= shared


def test_refused_moves_change_nothing() -> None:
    rng = random.Random(1)
    for state in scenes():
        before = state.dump()
        for name in rng.sample(state.game.names(), 40):
            if name not in state.moves():
                with pytest.raises(tatami.IllegalAction, match=r"isn't legal by R-\d\d: Text"):
                    state.play(state.game.action(name))
        assert state.dump() == before


def test_what_is_no_move_at_all() -> None:
    game = tatami.game("rrr")
    wrong = ["", "King", "General@b2", "general@d4", "general@", "a1-a1", "king@b2", "b4", "first 2"]
    wrong += ["take citizen", "take general", "card citizen", "took citizen"]
    for name in wrong:
        with pytest.raises(tatami.NotationError, match=re.escape(repr(name))):
            game.action(name)
