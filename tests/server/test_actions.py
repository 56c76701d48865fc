"""What people do at a table besides finishing a game: again, twice, on two devices, against the rules, by consent."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.records.fairness import new_nonce
from tests.server.clients import Party, Served, running


class Time:
    """A time that only the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def rrr(served: Served) -> Party:
    return served.new_table("rrr", "mo").sit_all()


def first_move(party: Party, seat: int) -> str:
    """A legal move of this seat."""
    return str(party.look(seat)["view"]["legal"][0]["name"])


def play_one(party: Party) -> int:
    """Somebody makes a move; who."""
    seat = party.mover()
    answer = party.act(seat, "move", name=first_move(party, seat))
    assert answer.status_code == 200, answer.text
    return seat


def test_the_game_begins_when_all_sit_and_chance_has_everybodys_nonce(served: Served) -> None:
    party = served.new_table("rrr", "mo")
    before = party.look(0)
    assert before["view"]["status"] == "open"
    assert before["view"]["data"] is None
    refused = party.act(0, "move", name="x")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-begun")
    party.sit(1)
    view = party.look(0)["view"]
    assert view["status"] == "running"
    assert view["fairness"]["commitment"] == party.made["commitment"]
    assert [row["seat"] for row in view["fairness"]["nonces"]] == [0, 1]
    assert view["fairness"]["secret"] is None
    assert [event["kind"] for event in party.look()["events"]] == ["created", "seated", "started"]


def test_an_invitation_is_used_once(served: Served) -> None:
    party = served.new_table("kami", "moob")
    party.sit(1)
    body = {"invitation": party.invitations[1], "name": "Eve", "nonce": new_nonce()}
    again = served.ask("POST", f"/tables/{party.table}/seats", body=body)
    assert (again.status_code, again.json()["code"]) == (401, "wrong-secret")
    assert party.look()["view"]["seats"][1]["name"] == "Ben"
    # A new invitation ends the old one, which was never used.
    new = served.ask("POST", f"/tables/{party.table}/invitations", party.secrets[0], {"seat": 2})
    assert new.status_code == 201
    body["invitation"] = party.invitations[2]
    assert served.ask("POST", f"/tables/{party.table}/seats", body=body).status_code == 401
    party.invitations[2] = new.json()["secret"]
    party.sit(2)
    assert served.ask("POST", f"/tables/{party.table}/invitations", party.secrets[0], {"seat": 2}).status_code == 409
    assert served.ask("POST", f"/tables/{party.table}/invitations", None, {"seat": 2}).status_code == 403


def test_an_invitation_is_no_seat(served: Served) -> None:
    party = served.new_table("rrr", "mo")
    answer = served.ask("GET", f"/tables/{party.table}", party.invitations[1])
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong-secret")


def test_the_same_action_twice_is_played_once(rrr: Party) -> None:
    seat = rrr.mover()
    name = first_move(rrr, seat)
    first = rrr.act(seat, "move", id="once", name=name)
    number = rrr.look(seat)["number"]
    second = rrr.act(seat, "move", id="once", name=name)
    assert first.json() == second.json() == {"type": "ack", "id": "once", "number": number}
    assert rrr.look(seat)["number"] == number
    # The id is the seat's own: another seat may use the same.
    other = rrr.mover()
    assert rrr.act(other, "move", id="once", name=first_move(rrr, other)).status_code == 200
    assert rrr.look(seat)["number"] == number + 1


def test_two_tabs_of_one_seat_agree(rrr: Party) -> None:
    seat = rrr.mover()
    with rrr.person(seat) as one, rrr.person(seat) as other, rrr.person(None) as spectator:
        answer = one.act("move", name=one.view["legal"][0]["name"])
        again = other.act("move", name=other.view["legal"][0]["name"], id=answer["id"])
        assert again == answer
        for person in (one, other, spectator):
            person.until_number(answer["number"])
        assert one.events == other.events
        assert one.view == other.view
        assert [event["kind"] for event in spectator.events].count("moved") == 1


def test_who_was_away_gets_exactly_what_was_missed(rrr: Party) -> None:
    with rrr.person(0) as person:
        seen = person.number
    for _ in range(5):
        play_one(rrr)
    whole = rrr.look(0)["events"]
    with rrr.person(0, since=seen) as person:
        assert [event["number"] for event in person.events] == list(range(seen + 1, seen + 6))
        assert person.events == whole[seen:]
    with rrr.person(0, since=seen + 5) as person:
        assert person.events == []
        assert person.number == seen + 5
    with rrr.person(0, since=seen + 6) as person:
        assert (person.heard[0]["type"], person.heard[0]["code"]) == ("refusal", "ahead")


def test_a_refusal_has_the_rule_and_the_reason_in_the_client_s_language(served: Served) -> None:
    party = served.new_table("rrr", "mo", neutrals="none").sit_all()
    seat = party.mover()
    before = party.look(seat)
    legal = {row["name"] for row in before["view"]["legal"]}
    illegal = next(name for name in _names("rrr", neutrals="none") if name not in legal)
    said: dict[str, str] = {}
    for lang in ("fr", "de"):
        with party.person(seat, lang=lang, text=True) as person:
            refused = person.act("move", name=illegal)
            asked = person.act("why", name=illegal)
            assert refused["type"] == "refusal"
            assert refused["rule"].startswith("R-")
            assert (asked["type"], asked["legal"], asked["rule"], asked["text"]) == (
                "why",
                False,
                refused["rule"],
                refused["text"],
            )
            said[lang] = refused["text"]["text"]
            assert person.act("why", name=sorted(legal)[0])["legal"] is True
    assert said["fr"] != said["de"]
    nobody = party.act(seat, "move", words="fr", name="no such move")
    assert (nobody.status_code, nobody.json()["code"]) == (422, "no-move")
    assert "n’est pas un coup" in nobody.json()["text"]["text"]
    other = party.act(1 - seat, "move", name=illegal)
    assert (other.status_code, other.json()["code"], other.json()["rule"]) == (409, "not-your-turn", None)
    assert party.act(1 - seat, "why", name=illegal).json()["code"] == "not-your-turn"
    assert party.look(seat) == before


def _names(game: str, **options: object) -> tuple[str, ...]:
    return tatami.game(game, **options).names()


def test_preview_and_no_hint_between_people(served: Served) -> None:
    party = served.new_table("daimyos", "mo").sit_all()
    lines: list[str] = []
    while not lines:  # some moves have nothing to tell
        seat = party.mover()
        moves = [row["name"] for row in party.look(seat)["view"]["legal"]]
        for name in moves[:5]:
            answer = party.act(seat, "preview", name=name, words="de")
            assert answer.status_code == 200, answer.text
            lines = lines or answer.json()["lines"]
        play_one(party)
    hint = party.act(seat, "hint")
    assert (hint.status_code, hint.json()["code"]) == (409, "no-hints")  # another person plays


def test_a_hint_is_for_who_plays_against_bots(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.server.thinking.thinking.HINT_SECONDS", 0.05)
    party = served.new_table("rrr", "mb", first=0, neutrals="none").sit_all()
    legal = [row["name"] for row in party.look(0)["view"]["legal"]]
    hint = party.act(0, "hint", words="fr")
    assert hint.status_code == 200, hint.text
    moves = hint.json()["moves"]
    assert 1 <= len(moves) <= 5
    assert {move["name"] for move in moves} <= set(legal)
    assert all(0 <= move["chance"] <= 1 for move in moves)
    assert "Citoyen" in moves[0]["told"][0]["text"]


def test_a_spectator_can_do_nothing(rrr: Party) -> None:
    with rrr.person(None) as spectator:
        for kind, values in (("move", {"name": "x"}), ("say", {"text": "x"}), ("rematch", {}), ("ask", {"what": "draw"})):
            assert spectator.act(kind, **values)["code"] == "not-seated"
        assert spectator.view["chat"] is False
        assert spectator.view["you"] is None


def test_chat_is_text_and_phrases_are_in_the_reader_s_language(rrr: Party) -> None:
    with rrr.person(1, lang="fr", text=True) as other:
        assert rrr.act(0, "say", text="<b>hi</b> & bye").status_code == 200
        assert rrr.act(0, "phrase", phrase="thanks").status_code == 200
        other.until_number(rrr.look(1)["number"])
    said, phrase = other.events[-2:]
    assert (said["kind"], said["seat"], said["said"], said["text"]) == ("said", 0, "<b>hi</b> & bye", None)
    assert (phrase["kind"], phrase["seat"], phrase["text"]["text"]) == ("phrase", 0, "Merci !")
    for wrong in ("", " ", "a\nb", "x" * 301, "\u202ex"):
        assert rrr.act(0, "say", text=wrong).status_code == 422, wrong


def test_partners_don_t_talk_while_they_play(served: Served) -> None:
    party = served.new_table("kami", "moob")
    assert party.act(0, "say", text="before the deal").status_code == 200
    party.sit_all()
    for kind, value in (("say", {"text": "I have an Empress"}), ("phrase", {"phrase": "sorry"})):
        refused = party.act(0, kind, **value)
        assert (refused.status_code, refused.json()["code"]) == (409, "chat-closed")
    assert party.look(0)["view"]["chat"] is False


def test_one_opponent_simply_wins_when_the_other_resigns(rrr: Party) -> None:
    seat = play_one(rrr)
    assert rrr.act(seat, "ask", what="resign").status_code == 200
    view = rrr.look(1 - seat)["view"]
    assert (view["status"], view["legal"]) == ("over", [])
    assert view["result"]["winners"] == [1 - seat]
    assert view["result"]["returns"][seat] == -1.0
    assert view["fairness"]["secret"] is not None
    assert rrr.act(1 - seat, "move", name="x").json()["code"] == "is-over"


def test_several_people_must_agree(served: Served) -> None:
    party = served.new_table("kami", "moob").sit_all()
    assert party.act(1, "ask", what="resign").status_code == 200
    view = party.look(0)["view"]
    assert view["offer"] == {"what": "resign", "by": 1, "seat": None, "agreed": [], "missing": [0, 2]}
    assert party.act(2, "ask", what="draw").json()["code"] == "asked-already"
    assert party.act(1, "answer", yes=True).json()["code"] == "no-answer-due"
    assert party.act(0, "answer", yes=True).status_code == 200
    assert party.act(2, "answer", yes=False).status_code == 200
    assert party.look(0)["view"]["offer"] is None
    assert party.look(0)["view"]["status"] == "running"
    assert party.act(0, "answer", yes=True).json()["code"] == "not-asked"
    party.act(1, "ask", what="resign")
    for seat in (0, 2):
        assert party.act(seat, "answer", yes=True).status_code == 200
    assert party.look(0)["view"]["result"]["winners"] == [0, 2]


def test_taking_back_needs_the_other_s_consent(served: Served) -> None:
    party = served.new_table("rrr", "mo", neutrals="none").sit_all()
    before = party.look()["view"]["data"]
    seat = play_one(party)
    assert party.act(1 - seat, "ask", what="undo").json()["code"] == "no-undo"
    assert party.act(seat, "ask", what="undo").status_code == 200
    assert party.look()["view"]["data"] != before
    assert party.act(1 - seat, "answer", yes=True).status_code == 200
    after = party.look()
    assert after["view"]["data"] == before
    assert [event["kind"] for event in after["events"][-4:]] == ["moved", "asked", "agreed", "undone"]
    assert party.mover() == seat


def test_a_draw_by_agreement(rrr: Party) -> None:
    rrr.act(0, "ask", what="draw")
    rrr.act(1, "answer", yes=True)
    assert rrr.look()["view"]["result"]["returns"] == [0.0, 0.0]
    assert rrr.look()["view"]["result"]["winners"] == [0, 1]


def test_a_rematch_rotates_the_seats_and_needs_new_nonces(rrr: Party) -> None:
    assert rrr.act(0, "rematch").json()["code"] == "not-over"
    rrr.act(0, "ask", what="resign")
    answer = rrr.act(0, "rematch", id="again")
    assert answer.status_code == 200
    assert rrr.act(0, "rematch", id="again").json() == answer.json()
    assert rrr.act(1, "rematch").json()["code"] == "rematched"
    new = Party(rrr.served, rrr.made | {"table": rrr.look()["view"]["rematch"]})
    new.secrets = {0: rrr.secrets[1], 1: rrr.secrets[0]}
    view = new.look(0)["view"]
    assert view["status"] == "open"
    assert [row["name"] for row in view["seats"]] == ["Guest 1", "Anna"]
    assert [row["ready"] for row in view["seats"]] == [False, False]
    assert view["fairness"]["commitment"] != rrr.made["commitment"]
    for seat in (0, 1):
        body = {"name": "Anna", "nonce": new_nonce()}
        assert rrr.served.ask("POST", f"/tables/{new.table}/seats", new.secrets[seat], body).status_code == 201
    assert new.look(0)["view"]["status"] == "running"


def test_who_leaves_before_the_game_gives_the_seat_up(served: Served) -> None:
    party = served.new_table("kami", "moob")
    secret = party.sit(1)
    assert party.act(1, "leave").status_code == 200
    assert party.look()["view"]["seats"][1]["kind"] == "open"
    assert served.ask("GET", f"/tables/{party.table}", secret).status_code == 401


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[tuple[Served, Time]]:
    time = Time()
    with running(tmp_path, now=time) as served:
        yield served, time


def test_the_others_may_claim_the_win_when_the_time_is_up(timed: tuple[Served, Time]) -> None:
    served, time = timed
    party = served.new_table("rrr", "mo", clock=100).sit_all()
    seat = party.mover()
    time.now += 1000
    with party.person(1 - seat) as other:
        other.until_it_is_so(lambda: other.events[-1]["kind"] == "expired")
        assert [event["kind"] for event in other.events[-2:]] == ["warned", "expired"]
        assert other.act("ask", what="win", seat=seat)["type"] == "ack"
        other.until_it_is_so(lambda: other.view["status"] == "over")
        assert other.view["result"]["winners"] == [1 - seat]


def test_what_is_asked_makes_sense(rrr: Party) -> None:
    wrong: list[dict[str, Any]] = [
        {"what": "bot"},
        {"what": "draw", "seat": 1},
        {"what": "draw", "level": "novice"},
        {"what": "bot", "seat": 7},
        {"what": "bot", "seat": 1, "level": "genius"},
        {"what": "everything"},
    ]
    number = rrr.look(0)["number"]
    for values in wrong:
        answer = rrr.act(0, "ask", **values)
        assert answer.status_code in (409, 422), values
        assert answer.json()["text"]
    assert rrr.look(0)["number"] == number
