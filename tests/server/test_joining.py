"""Who takes a seat and never hears of it asks again: they get the same seat, and nobody else can."""

from pathlib import Path
from typing import Any

import pytest

from tatami.records.fairness import new_nonce
from tatami.server import protocol
from tatami.server.app import Server
from tatami.server.errors import Refused
from tatami.server.tables import secrets
from tests.server.clients import Party, Served
from tests.server.test_storage import body, with_server


def ask(served: Served, party: Party, retry: str | None, nonce: str, **changes: Any) -> Any:
    """Ben takes the open seat with the invitation and a token of his own."""
    sent = {"invitation": party.invitations[1], "retry": retry, "name": "Ben", "nonce": nonce} | changes
    return served.ask("POST", f"/tables/{party.table}/seats", body=sent)


@pytest.mark.parametrize("other_nonce", [False, True])
def test_the_same_token_gives_the_same_seat_again(served: Served, other_nonce: bool) -> None:
    party, retry, nonce = served.new_table("rrr", "mo"), secrets.new_secret(), new_nonce()
    first = ask(served, party, retry, nonce)
    again = ask(served, party, retry, new_nonce() if other_nonce else nonce)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    party.secrets[1] = again.json()["secret"]
    seen = party.look(1)
    assert seen["view"]["you"] == 1
    assert [event["kind"] for event in seen["events"]] == ["created", "seated", "started"]
    assert seen["view"]["fairness"]["nonces"][1]["nonce"] == nonce


def test_without_the_token_the_invitation_is_used_up(served: Served) -> None:
    party, retry = served.new_table("rrr", "mo"), secrets.new_secret()
    joined = ask(served, party, retry, new_nonce()).json()
    assert retry not in joined["secret"]
    for other in (None, secrets.new_secret(), joined["secret"]):
        refused = ask(served, party, other, new_nonce())
        assert (refused.status_code, refused.json()["code"]) == (401, "wrong-secret")
    wrong = ask(served, party, retry, new_nonce(), invitation=secrets.new_secret())
    assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong-secret")


def test_the_token_opens_nothing_after_the_seat_was_left(served: Served) -> None:
    party, retry = served.new_table("kami", "moob"), secrets.new_secret()
    party.secrets[1] = ask(served, party, retry, new_nonce()).json()["secret"]
    assert party.act(1, "leave").status_code == 200
    assert ask(served, party, retry, new_nonce()).status_code == 401


def test_at_a_rematch_a_seat_may_be_confirmed_twice(served: Served) -> None:
    party = served.new_table("rrr", "mo").sit_all()
    assert party.act(0, "ask", what="resign").status_code == 200
    assert party.act(0, "rematch").status_code == 200
    fresh = party.look(0)["view"]["rematch"]
    sent = {"name": "Anna", "nonce": new_nonce()}
    answers = [served.ask("POST", f"/tables/{fresh}/seats", party.secrets[0], sent) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    other = served.ask("POST", f"/tables/{fresh}/seats", party.secrets[0], {**sent, "nonce": new_nonce()})
    assert other.json()["code"] == "seat-taken"


def test_a_join_that_was_stored_before_the_answer_is_answered_after_a_restart(tmp_path: Path) -> None:
    found: list[Any] = []

    async def before(server: Server) -> None:
        made = await server.tables.create(body(seats="mo"))
        join = protocol.Join(invitation=made.invitations[0].secret, retry=secrets.new_secret(), name="Ben", nonce=new_nonce())
        found.extend((made.table, join, await server.tables.join(made.table, join, None)))

    async def after(server: Server) -> None:
        table, join, answer = found
        assert await server.tables.join(table, join, None) == answer
        assert await server.tables.viewer(table, answer.secret) == 1
        with pytest.raises(Refused) as refused:
            await server.tables.join(table, join.model_copy(update={"retry": None}), None)
        assert refused.value.code == "wrong-secret"

    with_server(tmp_path, before)
    with_server(tmp_path, after)
