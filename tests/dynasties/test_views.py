"""The view in words, in three languages, and the rules that matter at each moment."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import Seat
from tatami.views import view_text
from tests.dynasties.positions import at

BOTH = [["envoy", "monk", "monk"], ["farmer"]]

ENGLISH = """\
Dynasties, 3 players, with missions and ninjas. Round 2 of 3.
Points: Seat 0 (you): 20, Seat 1: 36, Seat 2: 60.
Draw piles, face down: 45 in d1, 45 in d2.
On discard pile 1 (p1), top card last: Envoy, 2 × Monk.
On discard pile 2 (p2), top card last: Farmer.
Seat 0 (you): 3 cards in hand. Sets: nothing. Also: figures: 0, hidden missions: A, B.
Seat 1: 5 cards in hand, known of them: 2 × Ninja. Sets: Emperor (emperor, 6). Also: figures: 1, hidden missions: A, B.
Seat 2: 3 cards in hand. Sets: 4 × Shogun (shogun, 9). Also: figures: 0, hidden missions: A, B.
Ninja figures in the supply: 3.
Your missions: A6 (Emperor, +5 a card), B9 (Shogun, +4 a card).
Your hand: Farmer (farmer, 20), Monk (monk, 18), Envoy (envoy, 16).
Seat 1 lays a set or discards a card."""

GERMAN = """\
Dynasties, 3 Spieler, mit Aufträgen und Ninjas. Runde 2 von 3.
Punkte: Platz 0 (du): 20, Platz 1: 36, Platz 2: 60.
Zugstapel, verdeckt: 45 in d1, 45 in d2.
Auf Ablagestapel 1 (p1), oberste Karte zuletzt: Gesandter, 2 × Mönch.
Auf Ablagestapel 2 (p2), oberste Karte zuletzt: Bauer.
Platz 0 (du): 3 Handkarten. Sätze: nichts. Außerdem: Figuren: 0, verdeckte Aufträge: A, B.
Platz 1: 5 Handkarten, davon bekannt: 2 × Ninja. Sätze: Kaiser (emperor, 6). Außerdem: Figuren: 1, verdeckte Aufträge: A, B.
Platz 2: 3 Handkarten. Sätze: 4 × Shogun (shogun, 9). Außerdem: Figuren: 0, verdeckte Aufträge: A, B.
Ninjafiguren im Vorrat: 3.
Deine Aufträge: A6 (Kaiser, +5 je Karte), B9 (Shogun, +4 je Karte).
Deine Hand: Bauer (farmer, 20), Mönch (monk, 18), Gesandter (envoy, 16).
Platz 1 legt einen Satz aus oder wirft eine Karte ab."""

FRENCH = """\
Dynasties, 3 joueurs, avec les missions et les ninjas. Manche 2 sur 3.
Points : Place 0 (vous) : 20, Place 1 : 36, Place 2 : 60.
Pioches, face cachée : 45 dans d1, 45 dans d2.
Sur la défausse 1 (p1), la carte du dessus en dernier : Émissaire, 2 × Moine.
Sur la défausse 2 (p2), la carte du dessus en dernier : Paysan.
Place 0 (vous) : 3 cartes en main. Séries : rien. En outre : figurines : 0, missions cachées : A, B.
Place 1 : 5 cartes en main, dont connues : 2 × Ninja. Séries : Empereur (emperor, 6). En outre : figurines : 1, \
missions cachées : A, B.
Place 2 : 3 cartes en main. Séries : 4 × Shogun (shogun, 9). En outre : figurines : 0, missions cachées : A, B.
Figurines de ninja dans la réserve : 3.
Vos missions : A6 (Empereur, +5 par carte), B9 (Shogun, +4 par carte).
Votre main : Paysan (farmer, 20), Moine (monk, 18), Émissaire (envoy, 16).
Place 1 pose une série ou défausse une carte."""


@pytest.mark.parametrize(("lang", "text"), [("en", ENGLISH), ("de", GERMAN), ("fr", FRENCH)])
def test_the_view_in_words(lang: str, text: str) -> None:
    state = at(
        3,
        missions=True,
        ninjas=True,
        phase="act",
        turn=1,
        round=2,
        rounds=[[20, 36, 60]],
        hands={1: {"ninja": 3, "daimyo": 2}},
        known={1: {"ninja": 2}},
        sets={1: {"emperor": 1}, 2: {"shogun": 4}},
        discard=BOTH,
        figures=[0, 1, 0],
    )
    # French puts narrow spaces before its colons.
    assert view_text(state.observe(Seat(0)), lang).replace("\u202f", " ") == text


@pytest.mark.parametrize(
    ("fields", "there", "absent"),
    [
        ({}, ["D-10", "D-11"], ["D-20", "D-61", "D-22"]),
        ({"phase": "act"}, ["D-20", "D-21", "D-23", "D-31"], ["D-22", "D-10", "D-61"]),
        ({"phase": "act", "players": 3}, ["D-22"], ["D-10"]),
        ({"phase": "act", "ninjas": True}, ["D-60", "D-61"], ["D-51"]),
        ({"phase": "reveal", "missions": True, "draw": [0, 9], "fill": 0}, ["D-51", "D-52"], ["D-20"]),
        ({"phase": "over", "round": 4, "rounds": [[9, 8]] * 4, "draw": [0, 9], "fill": 0}, ["D-45"], ["D-51", "D-52"]),
        (
            {
                "phase": "pile",
                "pending": {"owner": 1, "type": "monk", "count": 2, "then": "end"},
                "sets": {0: {"monk": 3}},
                "discard": BOTH,
            },
            ["D-31", "D-32"],
            ["D-20"],
        ),
    ],
)
def test_the_rules_that_matter_now(fields: dict[str, Any], there: list[str], absent: list[str]) -> None:
    rules = at(**fields).observe(Seat(0)).rules()
    assert set(there) <= set(rules)
    assert not set(absent) & set(rules)
