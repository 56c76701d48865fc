"""Learning and looking back: positions are studied; finished games are replayed, verified and reviewed, running ones never."""

import json
from typing import Any

import pytest

import tatami
from tatami.game import SPECTATOR, Seat
from tatami.records.fairness import new_nonce
from tatami.server.http.bodies import MOST_FRAMES, Replay, ReviewState, Studied, Verified
from tatami.server.thinking import reviewing
from tatami.texts import text_of
from tatami.texts.saying import say
from tests.server.clients import Party, Served
from tests.timing import wait_until

KAMI: dict[str, Any] = {
    "game": "kami",
    "options": {"players": 4, "ending": "soldier", "first": 3},
    "scores": [0, 0],
    "round": 1,
    "first": 3,
    "phase": "play",
    "seat": 0,
    "hands": ["SSSLRVGE", "SSLLRRGT", "SSVVGFTE", "SSSVGF"],
    "lines": [
        {"defence": [], "attack": []},
        {"defence": [], "attack": []},
        {"defence": [], "attack": []},
        {"defence": ["(L)"], "attack": ["R"]},
    ],
    "attack": {"seat": 3, "card": "R"},
    "asked": [],
    "aside": "",
    "mercenaries": [],
}


def plain(frame: Any) -> Any:
    """Return a frame without the sentences that were asked for."""
    if isinstance(frame, list):
        return [plain(part) for part in frame]
    if not isinstance(frame, dict):
        return frame
    return {name: plain(part) for name, part in frame.items() if not (name == "text" and "key" in frame)}


def study(served: Served, status: int = 200, lang: str = "en", **body: Any) -> dict[str, Any]:
    answer = served.ask("POST", f"/study?text=true&lang={lang}", body={"game": "kami"} | body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    if status == 200:
        Studied.model_validate(plain(found))
    return found


@pytest.fixture(scope="module")
def over(served: Served) -> Party:
    """A table of RRR, played to its end by two people."""
    party = served.new_table("rrr", "mo", neutrals="none", games=1).sit_all()
    while party.look()["view"]["status"] != "over":
        mover = party.mover()
        legal = party.look(mover)["view"]["legal"]
        assert party.act(mover, "move", name=legal[-1]["name"]).status_code == 200
    return party


# ------------------------------------------------------------------------------------------------------------- study


def test_a_seat_sees_what_it_may_know(served: Served) -> None:
    found = study(served, position=KAMI, eyes=0)
    assert found["data"]["hands"][0] == "SSSLRVGE"
    assert found["data"]["hands"][1] == "????????"
    assert found["to_move"] == 0
    assert "R>S" in found["legal"]
    assert any("Horseman" in line["text"] for line in found["words"][0])
    assert study(served, position=KAMI, eyes=1)["legal"] == []


def test_open_eyes_see_all(served: Served) -> None:
    found = study(served, position=KAMI)
    assert found["data"]["hands"] == KAMI["hands"]
    assert found["legal"] == study(served, position=KAMI, eyes=0)["legal"]


def test_what_a_client_draws_from_the_rules_comes_along(served: Served, over: Party) -> None:
    """`facts` stands beside `data` wherever a position is shown, made from what these eyes know."""
    state = tatami.game("kami", **KAMI["options"]).load(KAMI)
    for eyes, viewer in ((0, 0), (3, 3), ("open", SPECTATOR)):
        facts = state.observe(Seat(viewer)).facts()
        assert facts["defence"] == "up"
        assert study(served, position=KAMI, eyes=eyes)["facts"] == facts
    for frame in served.ask("GET", f"/tables/{over.table}/replay?eyes=1&count=3").json()["frames"]:
        assert isinstance(frame["facts"], dict)


def test_moves_are_played_and_told(served: Served) -> None:
    found = study(served, position=KAMI, moves=["R>S", "S>T"], eyes=0, lang="de")
    assert found["data"]["attack"] == {"seat": 1, "card": "T"}
    assert len(found["log"]) >= 2
    assert "Platz 0" in found["log"][0]["text"]["text"]


def test_a_move_against_a_rule_is_refused_with_the_rule(served: Served) -> None:
    refused = study(served, 422, position=KAMI, moves=["S>L"])
    assert (refused["code"], refused["rule"]) == ("illegal", "K-13")
    why = study(served, position=KAMI, eyes=0, why="S>L")["why"]
    assert (why["legal"], why["rule"], why["text"]) == (False, "K-13", refused["text"])
    assert study(served, position=KAMI, eyes=0, why="R>S")["why"]["legal"]


def test_a_start_is_dealt_by_the_seed(served: Served) -> None:
    one, same, other = (study(served, seed=seed, options={"first": 0})["data"] for seed in (5, 5, 6))
    assert one == same
    assert one != other
    assert one["phase"] != "deal"


def test_given_chance_moves_come_first(served: Served) -> None:
    dealt = ["card monk", "card monk", "card shogun", "card farmer", "card farmer", "card envoy", "card monk"]
    found = study(served, game="dynasties", options={"first": 0}, dealt=dealt, moves=["draw d1"])
    assert found["data"]["hands"][0] == {"monk": 3, "shogun": 1}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "bad-options"),
        ({"options": {"players": 9}}, "bad-options"),
        ({"game": "daimyos", "options": {"box": "/dev/zero"}}, "bad-options"),
        ({"game": "daimyos", "position": {"game": "daimyos", "options": {"box": "/dev/zero"}}}, "bad-options"),
        ({"position": {}}, "bad-position"),
        ({"position": KAMI | {"hands": []}}, "bad-position"),
        ({"position": KAMI | {"options": 7}}, "bad-position"),
        ({"position": KAMI | {"game": "rrr"}}, "bad-position"),
        ({"game": "rrr", "position": KAMI}, "bad-options"),
        ({"position": KAMI, "moves": ["nonsense"]}, "no-move"),
        ({"position": KAMI, "eyes": 4}, "no-seat"),
        ({"position": KAMI, "why": "nonsense"}, "no-move"),
        ({"moves": ["-"] * 61}, "bad-request"),
        ({"eyes": "all"}, "bad-request"),
        ({"seed": -1}, "bad-request"),
        ({"position": {"filler": "x" * 20_000}}, "too-large"),
    ],
)
def test_bad_studies_are_refused_in_words(served: Served, body: dict[str, Any], code: str) -> None:
    refused = study(served, 413 if code == "too-large" else 422, **body)
    assert refused["code"] == code
    assert refused["text"]


# ------------------------------------------------------------------------------------------------------------ replay


def test_a_finished_table_is_replayed(served: Served, over: Party) -> None:
    answer = served.ask("GET", f"/tables/{over.table}/replay")
    replay = answer.json()
    Replay.model_validate(replay)
    assert replay["total"] == len(replay["moves"])
    assert replay["frames"][0]["seat"] is None
    assert [frame["move"] for frame in replay["frames"]] == replay["moves"][:MOST_FRAMES]
    assert replay["players"][0]["name"] == "Anna"
    assert replay["result"]["text"]
    last = served.ask("GET", f"/tables/{over.table}/replay?eyes=1&first={replay['total'] - 1}&lang=fr").json()
    assert len(last["frames"]) == 1
    assert last["frames"][0]["data"]["phase"] == "over"
    past = served.ask("GET", f"/tables/{over.table}/replay?first={replay['total'] + 5}").json()
    assert past["frames"] == []


def test_a_replay_shows_what_the_seat_saw_then(served: Served, over: Party) -> None:
    """Frame by frame, what the log told the seat at the table is what its eyes are told in the replay."""
    for eyes in (0, 1):
        told = [line["text"] for event in over.look(eyes)["events"] for line in event["log"]]
        first, replayed = 0, []
        while True:
            piece = served.ask("GET", f"/tables/{over.table}/replay?eyes={eyes}&first={first}&count=7").json()
            replayed += [line["text"] for frame in piece["frames"] for line in frame["log"]]
            first += 7
            if first >= piece["total"]:
                break
        assert replayed == told


@pytest.mark.parametrize("path", ["/replay", "/review"])
def test_a_running_table_is_neither_replayed_nor_reviewed(served: Served, path: str) -> None:
    party = served.new_table("kami", "mo", players=2).sit_all()
    for secret in (None, party.secrets[0]):
        answer = served.ask("GET" if path == "/replay" else "POST", f"/tables/{party.table}{path}", secret)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    assert served.ask("GET", "/tables/0000000000/replay").status_code == 404


def test_eyes_that_are_not_there(served: Served, over: Party) -> None:
    assert served.ask("GET", f"/tables/{over.table}/replay?eyes=2").json()["code"] == "no-seat"
    assert served.ask("GET", f"/tables/{over.table}/replay?eyes=all").json()["code"] == "bad-request"


def record_of(served: Served, party: Party) -> dict[str, Any]:
    found: dict[str, Any] = served.ask("GET", f"/tables/{party.table}/export").json()["record"]
    return found


def test_a_record_is_replayed_and_verified(served: Served, over: Party) -> None:
    record = record_of(served, over)
    answer = served.ask("POST", "/replay", body={"record": json.dumps(record), "eyes": 0})
    assert answer.status_code == 200, answer.text
    assert answer.json()["frames"] == served.ask("GET", f"/tables/{over.table}/replay?eyes=0").json()["frames"]
    found = served.ask("POST", "/verify", body={"record": json.dumps(record)}).json()
    Verified.model_validate(found)
    assert found["proven"]
    assert found["commitment"] in [line["facts"].get("commitment") for line in found["lines"]]
    exported = served.ask("GET", f"/tables/{over.table}/export").text
    assert served.ask("POST", "/verify", body={"record": exported}).json() == found


def test_a_changed_record_is_found_out(served: Served, over: Party) -> None:
    record = record_of(served, over)
    record["proof"]["secret"] = new_nonce()
    found = served.ask("POST", "/verify?lang=de", body={"record": json.dumps(record)}).json()
    assert not found["proven"]
    assert {flaw["kind"] for flaw in found["flaws"]} & {"other-secret", "dealt"}
    record = record_of(served, over)
    record["moves"][3] = "nonsense"
    refused = served.ask("POST", "/replay", body={"record": json.dumps(record)})
    assert refused.status_code == 422
    assert "moves[3]" in refused.json()["text"]["facts"]["why"]
    assert not served.ask("POST", "/verify", body={"record": json.dumps(record)}).json()["proven"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "JSON"),
        ("[]", "object"),
        ("{}", "format"),
        ("[" * 5000, "can"),
        ('{"a": 1, "a": 2}', "twice"),
        ('{"game": "daimyos", "options": {"box": "/dev/zero"}}', "box"),
        ('{"record": {"game": "daimyos", "options": {"box": "/dev/zero"}}, "seen": null}', "box"),
        ('{"record": null, "seen": {}}', "wasn't over"),
    ],
)
@pytest.mark.parametrize("path", ["/replay", "/verify"])
def test_what_is_no_record_is_refused_in_words(served: Served, path: str, text: str, reason: str) -> None:
    refused = served.ask("POST", path, body={"record": text})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")
    assert reason in refused.json()["text"]["facts"]["why"]


# ------------------------------------------------------------------------------------------------------------ review


def test_a_finished_table_is_reviewed_once(served: Served, over: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "GAME_SECONDS", 0.5)
    states: list[dict[str, Any]] = []

    def reviewed() -> bool:
        answer = served.ask("POST", f"/tables/{over.table}/review?text=true&lang=de")
        assert answer.status_code == 200, answer.text
        states.append(answer.json())
        return bool(states[-1]["state"] == "done")

    wait_until(reviewed)
    done = states[-1]
    assert done["done"] == done["planned"] > 5
    review = done["review"]
    total = served.ask("GET", f"/tables/{over.table}/replay").json()["total"]
    assert [course["seats"] for course in review["courses"]] == [[0], [1]]
    for course in review["courses"]:
        assert all(0 <= point["first"] <= point["last"] < total for point in course["points"])
        assert all(0 <= point["after"] <= 1 for point in course["points"])
    assert sum(seat["decisions"] for seat in review["seats"]) > 0
    assert any("Platz 0" in note["text"] for note in review["notes"])
    kept = served.ask("POST", f"/tables/{over.table}/review").json()
    ReviewState.model_validate(kept)
    for lang, seat in (("en", "Seat 0"), ("fr", "Place 0"), ("de", "Platz 0")):
        assert any(seat in say(text_of(note), lang) for note in kept["review"]["notes"]), lang
    assert served.ask("POST", f"/tables/{over.table}/review?text=true&lang=de").json() == done


def test_a_game_that_was_given_up_has_no_review(served: Served) -> None:
    party = served.new_table("rrr", "mo").sit_all()
    assert party.act(0, "ask", what="resign").status_code == 200
    assert served.ask("POST", f"/tables/{party.table}/review").json()["code"] == "no-review"
    replay = served.ask("GET", f"/tables/{party.table}/replay").json()
    assert replay["total"] == 1
