"""The engine against the twin: the same moves, weights and documents at every step of many games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tatami
from tests.twins.driver import Comparison
from tests.twins.rrr import FACTION, NEEDED, NEUTRALS, Twin
from tests.twins.rrr_effects import ALL, SPACES, neighbours

MODES = ("shared", "none", "random", "secret", "draft", "secret-draft")
VICTORIES = ("match", "points")
MATCHES = 15
POSITIONS = 200

# Neutrals that chance likes in a style, so that games also go where even odds seldom lead: tiles that need each other.
STYLES = {
    "plain": (),
    "again": ("trickster", "mimic", "necromancer", "messenger", "herald", "spy"),
    "shields": ("protector", "pirate", "tower", "witch", "jailer"),
    "returns": ("necromancer", "messenger", "bandit", "smuggler", "mimic"),
    "death": ("death", "tower", "ferryman", "rebel", "pirate"),
}


def choose(twin: Twin, names: list[str], style: str, rng: random.Random) -> str:
    """A move for chance or for a seat in the given style."""
    liked = names
    if twin.seat == "chance" or names[0].startswith("take "):
        liked = [name for name in names if name.split()[-1] in STYLES[style]]
    elif "-" in names and rng.random() < 0.8:
        liked = [name for name in names if name != "-"]  # effects rather than none
    elif "@" in names[0] and rng.random() < 0.5:
        liked = [name for name in names if name.split("@")[0] in STYLES[style]]
    return rng.choice(liked or names)


def seen_events(before: dict[str, Any], name: str, after: dict[str, Any]) -> list[str]:
    """What a step shows of the rare rules, to be sure that the games went there."""
    events: list[str] = []
    board = before["board"]
    if before["phase"] == "place":
        tile, space = name.split("@")
        copies = [f"{tile}/{seat}" in before["zones"][before["seat"]] for seat in (0, 1)]
        if all(copies):
            events.append("two copies")
        if tile == "tower":
            events.append("tower")
        near = [board[other] for other in neighbours(space, ALL) if other in board]
        if tile == "assassin" and near and len(board) == 8 and after["phase"] != "effect":
            events.append("last space")
        if tile == "rebel" and near and after["phase"] != "effect":
            events.append("nothing to do")
        if after["phase"] == "place" and len(after["board"]) + len(after["discard"]) - len(before["discard"]) > 9:
            events.append("goes on")
    if before["phase"] == "effect" and len(before["resolving"]) > 1:
        used = board[before["resolving"][-1]]["tile"].split("/")[0]
        events += [f"{used} again", f"{len(before['resolving'])} under way"]
    if name == "?":
        events.append("hidden one")
    if after["discard"].count("tower") > before["discard"].count("tower"):
        events.append("tower falls")
    if after["phase"] in ("choose-first", "over") and after["seat"] != before["seat"]:
        full = len(after["board"]) == 9 and not any("down" in tile for tile in after["board"].values())
        events.append("full" if full else "no tile left")
        if full and any(tile["tile"] == "death" for tile in after["board"].values()):
            events.append("death")
    if after["game_no"] > before["game_no"] and len(after["used"]) < len(before["used"]):
        events.append("neutrals anew")
    if after["phase"] == "over":
        events.append("over")
    return events


#
BOTH = Comparison("rrr", Twin, choose, seen_events, lambda twin, outcome: outcome.winners == twin.winners(), reread=0.1)


def crowded_position(style: str, rng: random.Random) -> dict[str, Any]:
    """The middle of a game with the style's neutrals, tiles of all kinds and sides on the board."""
    mode = rng.choice(("shared", "random", "secret"))
    options = {"neutrals": mode, "victory": "points", "games": 2, "first": "random"}
    seat = rng.randrange(2)
    document = Twin({**options, "first": rng.randrange(2)}).dump()
    document.update(options=options, phase="place", seat=seat)
    liked = rng.sample(STYLES[style], len(STYLES[style]))
    others = [tile for tile in NEUTRALS if tile not in liked]
    drawn = [*liked, *rng.sample(others, len(others))][: NEEDED[mode]]
    document["used"] = sorted(drawn)
    on_board = [tile for tile in drawn if rng.random() < 0.7]
    for tile in drawn:
        if tile in on_board:
            continue
        if rng.random() < 0.3:
            document["discard"].append(tile)
        elif mode == "shared":
            document["neutral"].append(tile)
        else:
            document["zones"][drawn.index(tile) % 2].append(tile)  # two for each seat
            if mode == "secret":
                document["hidden"][drawn.index(tile) % 2].append(tile)
    pool = [f"{tile}/{owner}" for tile in FACTION for owner in (0, 1)]
    rng.shuffle(pool)
    on_board.append("citizen")
    document["zones"] = [[tile for tile in zone if tile in drawn] for zone in document["zones"]]
    size = rng.choice((4, 5, 6, 7, 8, 8))
    while len(on_board) < size:
        on_board.append(pool.pop())
    for space, tile in zip(rng.sample(SPACES, len(on_board)), on_board, strict=True):
        document["board"][space] = {"tile": tile, "ally": rng.randrange(2)}
        if tile == "tower":
            document["board"][space]["under"] = next(name for name in pool if not name.startswith("guard"))
            pool.remove(document["board"][space]["under"])
    if rng.random() < 0.4:
        # What the other one destroyed in his last turn still lies there.
        document["board"][rng.choice(sorted(document["board"]))]["down"] = 1 - seat
    for tile in pool:
        owner = int(tile[-1])
        if rng.random() < 0.25:
            document["discard"].append(tile)
        else:
            document["zones"][owner if rng.random() < 0.8 else 1 - owner].append(tile)
    for tiles in (*document["zones"], *document["hidden"], document["neutral"], document["discard"]):
        tiles.sort()
    # there is no position to place in without a move.
    return document if Twin.load(document).moves() else crowded_position(style, rng)


@pytest.mark.parametrize("victory", VICTORIES)
@pytest.mark.parametrize("neutrals", MODES)
def test_engine_and_twin_agree(neutrals: str, victory: str) -> None:
    """Whole matches; the seed of one that differs is printed."""
    events: Counter[str] = Counter()
    for number in range(MATCHES):
        first: str | int = ("random", 0, 1)[number % 3]
        options = {"neutrals": neutrals, "victory": victory, "games": 1 + number % 5, "first": first}
        style = list(STYLES)[number % len(STYLES)]
        seed = f"rrr {neutrals} {victory} {number}"
        print(f"seed {seed!r}, options {options}, style {style!r}")
        start = tatami.game("rrr", **options).start().dump()
        assert start == Twin(options).dump()
        events += BOTH.follow(start, random.Random(seed), style, 500)
    print(dict(events))
    # A comparison that never meets the rare rules proves little.
    wanted = ["full", "over", "last space"]
    if NEEDED[neutrals]:
        wanted += ["tower", "neutrals anew", "death", "2 under way"]
    assert [event for event in wanted if not events[event]] == []


@pytest.mark.parametrize("style", STYLES)
def test_crowded_games_agree(style: str) -> None:
    """From the middle of games on, where tiles meet each other."""
    events: Counter[str] = Counter()
    for number in range(POSITIONS):
        seed = f"rrr crowded {style} {number}"
        print(f"seed {seed!r}")
        rng = random.Random(seed)
        events += BOTH.follow(crowded_position(style, rng), rng, style, 6)
    print(dict(events))
    wanted = {
        "plain": ["full", "no tile left"],
        "again": ["3 under way", "herald again", "necromancer again", "messenger again", "spy again", "hidden one"],
        "shields": ["tower falls", "tower"],
        "returns": ["necromancer again", "messenger again", "two copies"],
        "death": ["death", "nothing to do", "tower"],
    }[style]
    assert [event for event in wanted if not events[event]] == []
