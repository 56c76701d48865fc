"""The engine against the twin: the same moves, weights and documents at every step of many games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tatami
from tests.twins.driver import Comparison
from tests.twins.dynasties import ENOUGH_TYPES, MISSIONS, NUMBERS, Twin, counted

PLAYERS = (2, 3, 4)
VARIANTS = [(missions, ninjas) for missions in (False, True) for ninjas in (False, True)]
SEEDS = range(5)
STEPS = 420

# Ways to choose, so that games also go where plain chance seldom leads: many types laid, sets outbid, piles drawn empty.
STYLES = ("plain", "lay", "outbid", "open-piles", "spread")


def choose(twin: Twin, names: list[str], style: str, rng: random.Random) -> str:
    """A move for chance or for a seat in the given style."""
    weights = twin.chance() if twin.seat == "chance" else None
    if weights is not None and style in ("plain", "open-piles"):
        return rng.choices(list(weights), list(weights.values()))[0]
    if weights is not None:
        return rng.choice(names)  # as many rare types as common ones
    if rng.random() < 0.1:
        return rng.choice(names)
    lays = [name for name in names if name.startswith("lay ")]
    on_table = {card for laid in twin.sets for card in laid}
    liked = lays
    if style == "plain":
        liked = names
    if style == "lay" and rng.random() < 0.5:
        # Figures between the draws and the action.
        liked = [name for name in names if name.startswith("draw")] or [name for name in names if name.startswith("strike")]
    if style == "outbid":
        liked = [name for name in lays if name.split()[1] in on_table] or lays
    if style == "open-piles":
        liked = [name for name in names if name.startswith(("draw p", "strike"))]
    if style == "spread":
        # A new type only, and the cards for it kept together.
        liked = [name for name in lays if name.split()[1] not in on_table and name.endswith(("2", "3"))]
        liked = liked or [name for name in names if name.startswith("discard") and name.split()[1] in on_table]
        liked = liked or [name for name in names if not name.startswith(("lay", "strike"))]
    return rng.choice(liked or names)


def seen_events(before: dict[str, Any], name: str, after: dict[str, Any]) -> list[str]:
    """What a step shows of the rare rules, to be sure that the games went there."""
    events: list[str] = []
    pending = after["pending"]
    if pending is not None and before["pending"] is None:
        events.append("own set outbid" if pending["owner"] == before["seat"] else f"owner chooses in {pending['then']}")
    word, *rest = name.split()
    if word == "strike":
        events.append(f"strike in {before['phase']}")
        if before["sets"][int(rest[0])][rest[1]] == 1:
            events.append("last card struck")  # D-62
    if word == "lay" and rest[0] == "ninja" and before["options"]["ninjas"]:
        events.append("figure taken" if before["supply"] else "no figure left")  # D-60
    if word == "reveal" and after["phase"] == "reveal":
        events.append("bonus" if after["bonus"] != before["bonus"] else "no bonus")  # D-51
    if word == "end":
        events.append("end")
    if len(after["rounds"]) > len(before["rounds"]) and before["phase"] != "reveal":
        sets = [dict(laid) for laid in before["sets"]]
        if word == "lay":
            for laid in sets:
                laid.pop(rest[0], None)
            sets[before["turn"]][rest[0]] = int(rest[1])
        if max(len(laid) for laid in sets) >= ENOUGH_TYPES[len(sets)]:
            events.append("enough types")  # D-40
        elif sum(len(laid) for laid in sets) == 9:
            events.append("nine types")  # D-41
        elif 0 in before["draw"]:
            events.append("pile empty")  # D-42
    if after["phase"] == "act" and len(after["drawn"]) == 1 and before["phase"] in ("draw", "card"):
        events.append("one card drawn")
    if after["phase"] == "over":
        events.append("over")
    return events


# D-45
BOTH = Comparison("dynasties", Twin, choose, seen_events, lambda twin, outcome: outcome.winners == twin.winners())


def late_position(options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A turn's start late in a round: sets of all sizes, figures about, a draw pile that may be short."""
    players: int = options["players"]
    cards = [card for card, count in NUMBERS.items() for _ in range(count)]
    rng.shuffle(cards)
    last = 3 if options["missions"] else 4
    start = Twin({**options, "first": rng.randrange(players)})
    for _ in range(rng.randrange(last)):
        # 20, 12+8, 14+6, 16 and 9+7: so totals are often equal (D-44, D-45).
        start.rounds.append(rng.sample([20, 20, 20, 16, 16], players))
        start.starter = start.next_starter()
        start.round += 1
    document = start.dump()
    document["options"] = options
    if options["missions"]:
        piles = [rng.sample([f"{pile}{number}" for number in numbers], 4) for pile, numbers in MISSIONS.items()]
        for seat in range(players):
            out = rng.sample(range(3), start.round - 1)  # D-51: one revealed in each round
            document["missions"][seat] = [piles[n][seat] for n in range(3) if n not in out]
    if options["ninjas"]:
        for _ in range(rng.choice((0, 1, 2, 4, 4))):
            document["figures"][rng.randrange(players)] += 1
        document["supply"] = 4 - sum(document["figures"])
    for card in rng.sample(list(NUMBERS), rng.randrange(9)):
        seat = rng.randrange(players)
        if len(document["sets"][seat]) < ENOUGH_TYPES[players] - 1:
            least = 1 if options["ninjas"] else 2 if players == 2 or card not in ("samurai", "ninja", "envoy") else 3
            document["sets"][seat][card] = rng.randint(least, 5)
            for _ in range(document["sets"][seat][card]):
                cards.remove(card)
    for seat in range(players):
        # Some collect what they have before them already, or Ninjas: sets to outbid (D-23), figures to take (D-60).
        wanted = rng.choice([*document["sets"][seat], "ninja"])
        hand = [card for card in cards if card == wanted][: rng.randrange(8)]
        for card in hand:
            cards.remove(card)
        hand += [cards.pop() for _ in range(rng.randrange(1, 9))]
        document["hands"][seat] = counted(hand)
        document["known"][seat] = counted([card for card in hand if rng.random() < 0.3])
    short = rng.randint(1, 4) if rng.random() < 0.5 else len(cards) // 3
    tall = min(len(cards) - short, (110 - 3 * players) // 2)  # no more than at the start of a round (D-01)
    document["draw"] = rng.sample([short, tall], 2)
    open_cards = cards[short + tall :]
    cut = rng.choice((0, 1, len(open_cards) // 2, len(open_cards)))
    document["discard"] = [open_cards[:cut], open_cards[cut:]]
    document["phase"], document["seat"] = "draw", rng.randrange(players)
    document["turn"] = document["seat"]
    return document


def with_any_piles(document: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The position with draw piles of any sizes, often an empty one, and sometimes without discard piles."""
    if rng.random() < 0.5:
        document["discard"] = rng.choice(([[], []], [["farmer"], []], [[], ["farmer"]]))
    left = 110 - sum(len(pile) for pile in document["discard"])
    left -= sum(sum(cards.values()) for cards in document["hands"] + document["sets"])
    first = rng.choice((0, 1, rng.randrange(left), left - 1, left))
    document["draw"] = [first, left - first]
    return document


@pytest.mark.parametrize(("missions", "ninjas"), VARIANTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_engine_and_twin_agree(players: int, missions: bool, ninjas: bool) -> None:
    """Games from the start; the seed of a game that differs is printed."""
    for number in SEEDS:
        first = "random" if number % 2 else number % players
        options = {"players": players, "missions": missions, "ninjas": ninjas, "first": first}
        style = STYLES[number % len(STYLES)]
        seed = f"dynasties {players} {missions} {ninjas} {first} {number}"
        print(f"seed {seed!r}, style {style!r}")
        start = tatami.game("dynasties", **options).start().dump()
        assert start == Twin(options).dump()
        BOTH.follow(start, random.Random(seed), style, STEPS)


@pytest.mark.parametrize(("missions", "ninjas"), VARIANTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_late_games_agree(players: int, missions: bool, ninjas: bool) -> None:
    """From the middle of late rounds on, where the rare rules are."""
    options = {"players": players, "missions": missions, "ninjas": ninjas, "first": "random"}
    events: Counter[str] = Counter()
    for number in range(45):
        seed = f"dynasties late {players} {missions} {ninjas} {number}"
        style = STYLES[number % len(STYLES)]
        print(f"seed {seed!r}, style {style!r}")
        rng = random.Random(seed)
        events += BOTH.follow(late_position(options, rng), rng, style, 90)
    # A comparison that never meets the rare rules proves little.
    wanted = ["owner chooses in end", "own set outbid", "over"]
    if ninjas:
        wanted += ["strike in draw", "strike in act", "strike in end", "last card struck", "owner chooses in draw"]
        wanted += ["owner chooses in act", "figure taken", "no figure left", "end"]
    wanted += ["bonus", "no bonus"] if missions else ["enough types", "nine types", "pile empty"]
    print(dict(events))
    assert [event for event in wanted if not events[event]] == []


@pytest.mark.parametrize("ninjas", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_any_draw_piles_agree(players: int, ninjas: bool) -> None:
    """From scenarios whose draw piles no game would have."""
    options = {"players": players, "missions": False, "ninjas": ninjas, "first": "random"}
    events: Counter[str] = Counter()
    for number in range(40):
        seed = f"dynasties piles {players} {ninjas} {number}"
        style = STYLES[number % len(STYLES)]
        print(f"seed {seed!r}, style {style!r}")
        rng = random.Random(seed)
        events += BOTH.follow(with_any_piles(late_position(options, rng), rng), rng, style, 12)
    print(dict(events))
    assert [event for event in ("one card drawn", "pile empty") if not events[event]] == []
