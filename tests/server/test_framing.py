"""The fast path of a socket: however the bytes arrive, it answers as `websockets` alone would."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tatami.server.protocol import LONGEST_MESSAGE
from tatami.server.ws import framing
from tests.server.clients import Party, Served
from tests.timing import PATIENCE

HELLO = json.dumps({"type": "hello", "text": False}).encode()
SAY = json.dumps({"type": "say", "id": "ä", "text": "x"}).encode()  # the id is wrong: every one is answered by a refusal
REFUSAL = "bad-request"


class Raw:
    """A client that sends any bytes, and reads frames."""

    def __init__(self, stream: socket.socket, protocol: ClientProtocol) -> None:
        self.stream = stream
        self.protocol = protocol
        self._heard: list[Frame] = []

    def send(self, *frames: Frame, piece: int | None = None) -> None:
        """These frames in pieces of this many bytes, or in one."""
        data = b"".join(frame.serialize(mask=True) for frame in frames)
        for begin in range(0, len(data), piece or len(data)):
            self.stream.sendall(data[begin : begin + (piece or len(data))])

    def hear(self) -> Frame:
        """The next frame that is no presence."""
        while not self._heard:
            data = self.stream.recv(1 << 16)
            assert data, "the server has hung up"
            self.protocol.receive_data(data)
            events = [event for event in self.protocol.events_received() if isinstance(event, Frame)]
            self._heard += [event for event in events if b'"presence"' not in bytes(event.data)]
        return self._heard.pop(0)

    def kinds(self, count: int) -> list[str]:
        """Return the next messages."""
        found = [json.loads(bytes(self.hear().data)) for _ in range(count)]
        return [frame.get("code", frame["type"]) for frame in found]


@contextmanager
def raw(party: Party) -> Iterator[Raw]:
    address = f"{party.served.url.replace('http', 'ws', 1)}/api/tables/{party.table}/socket"
    uri = parse_uri(address)
    protocol = ClientProtocol(uri, max_size=None)
    with socket.create_connection((uri.host, uri.port), PATIENCE) as stream:
        stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        protocol.send_request(protocol.connect())
        stream.sendall(b"".join(protocol.data_to_send()))
        while protocol.state.name == "CONNECTING":
            protocol.receive_data(stream.recv(1 << 16))
        assert protocol.handshake_exc is None
        list(protocol.events_received())
        yield Raw(stream, protocol)


def text(data: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> Frame:
    return Frame(opcode, data, fin)


@pytest.fixture
def party(served: Served) -> Party:
    return served.new_table("rrr", "mo")


@pytest.mark.parametrize("piece", [None, 1, 2, 3, 7, 50])
def test_frames_come_in_any_pieces(party: Party, piece: int | None) -> None:
    with raw(party) as client:
        client.send(text(HELLO), text(SAY), text(SAY), piece=piece)
        assert client.kinds(3) == ["update", REFUSAL, REFUSAL]


def test_a_message_in_pieces_and_what_comes_between(party: Party) -> None:
    with raw(party) as client:
        client.send(text(HELLO[:5], fin=False), text(HELLO[5:], opcode=Opcode.CONT))
        assert client.kinds(1) == ["update"]
        client.send(text(SAY[:4], fin=False), Frame(Opcode.PING, b"?"), text(SAY[4:], opcode=Opcode.CONT), text(SAY), piece=3)
        assert client.hear().opcode is Opcode.PONG
        assert client.kinds(2) == [REFUSAL, REFUSAL]


def test_a_ping_between_messages_is_answered(party: Party) -> None:
    with raw(party) as client:
        client.send(text(HELLO), Frame(Opcode.PING, b"here?"))
        heard = [client.hear(), client.hear()]
        assert {frame.opcode for frame in heard} == {Opcode.TEXT, Opcode.PONG}
        client.send(text(SAY))
        assert client.kinds(1) == [REFUSAL]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 4096, LONGEST_MESSAGE + 1, 2 * LONGEST_MESSAGE])
def test_messages_of_every_length_are_read(party: Party, length: int) -> None:
    with raw(party) as client:
        client.send(text(HELLO), text(b"x" * length), text(SAY))
        assert client.kinds(3) == ["update", REFUSAL if length <= LONGEST_MESSAGE else "too-large", REFUSAL]


@pytest.mark.parametrize("piece", [None, 1])
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (text(b"\xff\xfe").serialize(mask=True), 1007),
        (text(SAY).serialize(mask=False), 1002),
        (text(b"x", opcode=Opcode.CONT).serialize(mask=True), 1002),
        (b"\xc1" + text(SAY).serialize(mask=True)[1:], 1002),
        (text(b"x" * (4 * LONGEST_MESSAGE + 1)).serialize(mask=True), 1009),
        (b"\x81\xff" + b"\xff" * 8 + b"mask", 1009),
        (text(b"a", fin=False).serialize(mask=True) + text(SAY).serialize(mask=True), 1002),
    ],
    ids=["utf-8", "unmasked", "continues nothing", "reserved bit", "too large", "endless", "new in the middle"],
)
def test_what_is_wrong_closes_the_socket(party: Party, wrong: bytes, code: int, piece: int | None) -> None:
    with raw(party) as client:
        client.send(text(HELLO))
        assert client.kinds(1) == ["update"]
        step = piece if piece is not None and len(wrong) < 200 else len(wrong)
        with suppress(BrokenPipeError, ConnectionResetError):  # the beginning may be enough for the server to close
            for begin in range(0, len(wrong), step):
                client.stream.sendall(wrong[begin : begin + step])
        closed = client.hear()
        while closed.opcode is not Opcode.CLOSE:
            closed = client.hear()
        assert int.from_bytes(bytes(closed.data)[:2], "big") == code


def test_a_client_that_leaves_is_gone(party: Party) -> None:
    with raw(party) as client:
        client.send(text(HELLO))
        assert client.kinds(1) == ["update"]
        client.send(Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")), text(SAY))
        assert client.hear().opcode is Opcode.CLOSE


def test_the_application_writes_at_once(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    whole = framing.TableSocket.write

    def watched(self: framing.TableSocket, frames: Any) -> bool:
        written.append(len(frames))
        return whole(self, frames)

    monkeypatch.setattr(framing.TableSocket, "write", watched)
    party.sit(1)
    with party.person(0) as anna, party.person(1) as ben:
        for _ in range(4):  # the first may come while the table is looked at by who just came
            mover = anna if anna.view["legal"] else ben
            written.clear()
            number = mover.act("move", name=mover.view["legal"][0]["name"])["number"]
            anna.until_number(number)
            ben.until_number(number)
    assert 2 in written  # the answer and what it did
    assert 1 in written


def test_what_can_t_be_written_at_once_is_written_later(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets anything twice, or waits for what happens next (Person checks the numbers)."""
    rng, whole = Random(1), framing.TableSocket.write
    monkeypatch.setattr(framing.TableSocket, "write", lambda self, frames: rng.random() < 0.5 and whole(self, frames))
    party.sit(1)
    with party.person(0) as anna, party.person(1) as ben, party.person(None) as eve:
        for _ in range(40):
            mover = anna if anna.view["legal"] else ben
            number = mover.act("move", name=rng.choice(mover.view["legal"])["name"])["number"]
            for person in (anna, ben, eve):
                person.until_number(number)
            if anna.view["status"] == "over":
                break
