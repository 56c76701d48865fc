"""The engine against the twin: the same moves, weights and documents at every step of many games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tests.twins.daimyos import COMMON, OF_CLAN, Twin
from tests.twins.daimyos_field import CLANS, SAMURAI, Field, neighbours, space_of
from tests.twins.driver import Comparison

OFF_ON = (False, True)
MODULES = [(techniques, blacklist, ronin) for techniques in OFF_ON for blacklist in OFF_ON for ronin in OFF_ON]
LEVELS = range(8)
STEPS = 10_000  # more than any game has
COLOURS = ["blue", "turquoise", "green", "yellow", "orange", "purple", "brown"]

# Ways to choose, so that games also go where plain chance seldom leads: daimyos that fall one by one or several at once,
# techniques that are paid for.
STYLES = ("plain", "assault", "patience", "techniques")


def two(modules: tuple[bool, bool, bool], first: str | int = "random") -> dict[str, Any]:
    """The options of a game for two."""
    techniques, blacklist, ronin = modules
    return {
        "players": 2,
        "level": 0,
        "clan_techniques": techniques,
        "blacklist": blacklist,
        "ronin": ronin,
        "first": first,
        "box": "built-in",
    }


def solo(level: int) -> dict[str, Any]:
    """The options of a game against the Automaton."""
    return {**two((False, False, False)), "players": 1, "level": level}


def guards(twin: Twin, field: Field, name: str) -> list[int]:
    """How many samurai each daimyo that is left would have around it after a placement."""
    words = name.split()
    card = twin.hand()[int(words[1]) - 1 if len(words) == 4 else 0]
    top = {**field.top, **field.card(card, words[-2], space_of(words[-1].strip("@")))}
    return [len([space for space in neighbours(field.daimyos[colour]) if top.get(space) in SAMURAI]) for colour in twin.left()]


def value(counts: list[int], style: str) -> tuple[int, int]:
    """What a placement is worth that leaves this many guards: few of them, or two bare daimyos at once but never one."""
    bare = counts.count(0)
    return (bare if bare != 1 else -1) if style == "patience" else 0, -sum(counts)


def choose(twin: Twin, names: list[str], style: str, rng: random.Random) -> str:
    """A move for chance or for a seat in the given style."""
    if twin.phase == "place" and style != "plain" and (style in ("assault", "patience") or rng.random() < 0.7):
        field = twin.field()
        few = rng.sample(names, min(80, len(names)))
        return max(few, key=lambda name: value(guards(twin, field, name), style))
    liked = [name for name in names if name.startswith(("use", "white"))]
    if not liked or "techniques" not in style or rng.random() < 0.1:
        return rng.choice(names)
    if style == "clan techniques":
        # Others would eat up the favours.
        liked = [name for name in liked if name not in ("use ten-mon", "use shinobi-iri")] or liked
    return rng.choice(liked)


def seen_events(before: dict[str, Any], name: str, after: dict[str, Any]) -> list[str]:
    """What a step shows of the rare rules, to be sure that the games went there."""
    events = [name if name.startswith("use") else name.split()[0]]
    if name.startswith("keep") and len(name.split()) == 3:
        events.append("three cards")  # Y-52 with Y-54
    if name.startswith("place") and len(name.split()) == 4:
        events.append("two cards")  # Y-54
    if before["phase"] == "eliminate" and name == "done":
        events.append("left standing")  # Y-61
    if before["phase"] == "eliminate" and name != "done" and "done" in Twin.load(before).moves():
        events.append("ignored")  # Y-61
    if before["as_white"] and name == "done" and "boryaku" in before["used"]:
        events.append("two cards, then white")  # Y-54 with Y-57 or Y-58
    if len(after["discarded"]) > len(before["discarded"]) and not name.startswith("keep"):
        events.append("no room")  # Y-12
    if 1 in after["eliminated"].values() and after["automaton"]:
        events.append("strike")  # Y-73
    if before["automaton"] and len(before["automaton"]["row"]) == 7 and not after["automaton"]["row"]:
        events.append("reshuffle")  # Y-72
    if after["phase"] == "over":
        events.append("over" if after["deck"] else "over, deck empty")
    return events


BOTH = Comparison(
    "daimyos", Twin, choose, seen_events, lambda twin, outcome: outcome.returns[0] == {0: 1, 1: -1, None: 0}[twin.winner()], 0.1
)


def started(options: dict[str, Any], rng: random.Random) -> Twin:
    """A game after its set-up, the clans chosen."""
    twin = Twin(options)
    while twin.phase in ("setup", "clan"):
        twin.play(rng.choice(twin.moves()))
    return twin


def late(options: dict[str, Any], rng: random.Random, rich: bool) -> dict[str, Any]:
    """A late position: daimyos gone, favours to pay with, some cards on the field and some discarded."""
    document = started(options, rng).dump()
    for colour in rng.sample(COLOURS, 6 if rich else rng.randrange(4, 7)):
        seat = 0 if rich else int(rng.random() < 0.1)
        document["eliminated"][colour] = seat
        mine, theirs = document["tokens"][seat], document["tokens"][1 - seat]
        mine["board"][colour] = len(mine["board"]) + 1
        theirs["favours"].insert(0, 8 - len(theirs["favours"]))
    # Seat 1 has the favours and begins.
    document["turn"] = document["seat"] = 1
    if rich:
        # A technique of its clan, and one of the opponent's that Shinobi-iri brings within reach.
        document["clans"] = rng.choice([["white", "black"], ["black", "white"], ["white", "red"]])
        document["neutral"] = next(clan for clan in CLANS if clan not in document["clans"])
        document["clan_cards"].update({"black": "boryaku", "red": rng.choice(OF_CLAN["red"])})
    twin = Twin.load(document)
    for card in rng.sample(twin.deck, rng.randrange(len(twin.deck) - 2)):
        twin.deck.remove(card)
        ways = twin.field().placements(card, twin.left(), chimon=True) if rng.random() < 0.3 else []
        if ways:
            turning, corner = rng.choice(ways).split()
            twin.placed.append([card, turning, corner.strip("@")])
        else:
            twin.discarded.append(card)
    return twin.dump()


@pytest.mark.parametrize("modules", MODULES)
def test_games_for_two_agree(modules: tuple[bool, bool, bool]) -> None:
    for number, style in enumerate(STYLES):
        options = two(modules, ("random", 0, 1)[number % 3])
        seed = f"daimyos {modules} {number}"
        print(f"seed {seed!r}, style {style!r}")
        start = tatami.game("daimyos", **options).start().dump()
        assert start == Twin(options).dump()
        BOTH.follow(start, random.Random(seed), style, STEPS)


def test_games_against_the_automaton_agree() -> None:
    events: Counter[str] = Counter()
    for level in LEVELS:
        for style in ("plain", "patience"):
            seed = f"daimyos solo {level} {style}"
            print(f"seed {seed!r}, style {style!r}")
            start = tatami.game("daimyos", **solo(level)).start().dump()
            assert start == Twin(solo(level)).dump()
            events += BOTH.follow(start, random.Random(seed), style, STEPS)
    # A comparison that never meets the rare rules proves little.
    assert [event for event in ("auto", "top", "strike", "eliminate", "use ten-mon", "over") if not events[event]] == []


def test_games_far_ahead_of_the_automaton_agree() -> None:
    """The Automaton is too far behind to strike: its deck runs out, and so do the ninja cards."""
    events: Counter[str] = Counter()
    for level in LEVELS:
        seed = f"daimyos ahead {level}"
        print(f"seed {seed!r}")
        rng = random.Random(seed)
        document = started(solo(level), rng).dump()
        document["tracks"] = {"black": 90, "white": 120, "red": 200}
        document["discarded"] = document["deck"][12:]
        document["deck"] = document["deck"][:12]
        events += BOTH.follow(document, rng, "plain", STEPS)
    assert [event for event in ("reshuffle", "over, deck empty") if not events[event]] == []


def test_techniques_agree() -> None:
    """Late games with favours in hand, all techniques in all the ways they meet."""
    events: Counter[str] = Counter()
    for number in range(72):
        options = two((True, number % 3 == 0, number % 2 == 0), 0)
        seed = f"daimyos late {number}"
        print(f"seed {seed!r}")
        rng = random.Random(seed)
        events += BOTH.follow(late(options, rng, rich=False), rng, "techniques", STEPS)
    wanted = [f"use {name}" for name in [*COMMON, *OF_CLAN["black"], *OF_CLAN["white"], *OF_CLAN["red"]]]
    wanted += ["white", "eliminate", "two cards", "no room", "over", "over, deck empty"]
    wanted += ["ignored", "left standing"]
    assert [event for event in wanted if not events[event]] == []


def after(turn: int) -> Callable[[Twin], bool]:
    """Whether this turn is over."""
    return lambda twin: twin.turn != turn


def test_rich_turns_agree() -> None:
    """Single turns with many techniques at once."""
    events: Counter[str] = Counter()
    for number in range(180):
        options = two((True, False, number % 2 == 0), 0)
        seed = f"daimyos rich {number}"
        print(f"seed {seed!r}")
        rng = random.Random(seed)
        document = late(options, rng, rich=True)
        events += BOTH.follow(document, rng, "clan techniques", STEPS, after(document["turn"]))
    wanted = ["use boryaku", "use hensojutsu", "use choho", "use kayakujutsu", "two cards, then white", "three cards"]
    assert [event for event in wanted if not events[event]] == []


@pytest.mark.parametrize(
    ("ends", "winner"),
    [
        ([1, 2, -30], 0),  # two positive tracks
        ([-1, 40, -1], 1),
        ([6, -5, 0], 0),  # the higher sum
        ([0, -4, 3], 1),
        ([5, -5, 0], None),
        ([0, 0, 0], None),
    ],
)
@pytest.mark.parametrize("players", [2, 1])
def test_results_agree(players: int, ends: list[int], winner: int | None) -> None:
    """The deck ran out, one daimyo each: the markers end where they are meant to, whatever is assigned (Y-43, Y-75)."""
    options = two((False, False, False)) if players == 2 else solo(0)
    seed = f"daimyos result {players} {ends}"
    print(f"seed {seed!r}")
    rng = random.Random(seed)
    twin = started(options, rng)
    twin.discarded, twin.deck = sorted(twin.deck), []
    for seat in (0, 1):
        twin.eliminated[COLOURS[seat]] = seat
        twin.tokens[seat].place(COLOURS[seat])
        twin.tokens[1 - seat].turn_over()
        if twin.automaton:
            # Each of the two cost a Score card.
            twin.automaton.lose_top("red", ("up", "down")[seat])
            twin.automaton.show_top(twin.automaton.score_deck[0])
    twin.start_reckoning()
    rehearsal, moves = Twin.load(twin.dump()), []
    while rehearsal.phase != "over":
        moves.append(rng.choice(rehearsal.moves()))
        rehearsal.play(moves[-1])
    twin.tracks = {clan: end + twin.tracks[clan] - rehearsal.tracks[clan] for clan, end in zip(CLANS, ends, strict=True)}
    game = tatami.game("daimyos", **options)
    state = game.load(twin.dump())
    for name in moves:
        BOTH.compare(twin, state, game)
        twin.play(name)
        state.play(game.action(name))
    BOTH.compare(twin, state, game)
    assert list(twin.tracks.values()) == ends
    assert twin.winner() == (1 if winner is None and players == 1 else winner)


@pytest.mark.parametrize("options", [two((True, True, True)), solo(4)])
def test_loaded_games_go_on_alike(options: dict[str, Any]) -> None:
    """From one document both go on by the same moves, and the state it came from stays as it was."""
    game = tatami.game("daimyos", **options)
    for number in range(4):
        seed = f"daimyos load {options['players']} {number}"
        print(f"seed {seed!r}")
        rng = random.Random(seed)
        state = game.start()
        for _ in range(rng.randrange(10, 70)):
            if state.to_move() == tatami.OVER:
                break
            state.play(rng.choice(state.legal()))
        document = state.dump()
        twin, loaded = Twin.load(document), game.load(document)
        assert loaded.dump() == document
        for _ in range(30):
            names = BOTH.compare(twin, loaded, game)
            if not names:
                break
            name = rng.choice(names)
            twin.play(name)
            loaded.play(game.action(name))
        assert state.dump() == document, "a loaded game is its own"
