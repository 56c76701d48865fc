"""A server on a free port, and people who sit at its tables: real HTTP, real WebSockets."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tatami.records.fairness import new_nonce
from tatami.server import protocol
from tatami.server.app import make_app
from tatami.server.serve import make_config
from tatami.server.settings import Settings
from tests.timing import PATIENCE

Frame = dict[str, Any]


class Served:
    """A running server."""

    def __init__(self, url: str, app: Any) -> None:
        self.url = url
        self.app = app
        self.http = httpx2.Client(base_url=url, timeout=PATIENCE)

    def ask(self, method: str, path: str, secret: str | None = None, body: object = None, **headers: str) -> Any:
        """A request by somebody without cookies."""
        self.http.cookies.clear()
        given = headers | ({} if secret is None else {"authorization": f"Bearer {secret}"})
        return self.http.request(method, f"/api{path}", json=body, headers=given)

    def new_table(self, game: str, seats: str = "mo", clock: int | None = None, **options: Any) -> "Party":
        """A table whose seats are m(e), o(pen) or b(ot); everybody sits down."""
        rows: list[Frame] = [_seat(letter) for letter in seats]
        body = {"game": game, "options": options, "seats": rows, "clock": clock}
        made = self.ask("POST", "/tables", body=body)
        assert made.status_code == 201, made.text
        return Party(self, made.json())


def open_socket(address: str, **headers: str) -> ClientConnection:
    """A WebSocket that gives up no sooner than the test does."""
    return connect(
        address, max_size=None, additional_headers=headers, open_timeout=PATIENCE, close_timeout=PATIENCE, ping_interval=None
    )


def _seat(letter: str) -> Frame:
    if letter == "m":
        return {"kind": "me", "name": "Anna", "nonce": new_nonce()}
    return {"kind": "open"} if letter == "o" else {"kind": "bot", "level": "novice"}


class Party:
    """A new table, the secrets of those who sit there, and the invitations of the others."""

    def __init__(self, served: Served, made: Frame) -> None:
        self.served = served
        self.made = made
        self.table: str = made["table"]
        self.secrets: dict[int, str] = {} if made["seat"] is None else {made["seat"]: made["secret"]}
        self.invitations: dict[int, str] = {row["seat"]: row["secret"] for row in made["invitations"]}

    def sit(self, seat: int, name: str = "Ben") -> str:
        """Somebody takes an open seat."""
        body = {"invitation": self.invitations[seat], "name": name, "nonce": new_nonce()}
        joined = self.served.ask("POST", f"/tables/{self.table}/seats", body=body)
        assert joined.status_code == 201, joined.text
        assert joined.json()["seat"] == seat
        self.secrets[seat] = joined.json()["secret"]
        return self.secrets[seat]

    def sit_all(self) -> "Party":
        """Everybody sits down, so the game begins."""
        for seat in self.invitations:
            self.sit(seat, f"Guest {seat}")
        return self

    def look(self, seat: int | None = None, since: int = 0, words: str | None = None) -> Frame:
        """The table over HTTP, with sentences in the language `words` if that is given."""
        secret = None if seat is None else self.secrets[seat]
        query = "" if words is None else f"&text=true&lang={words}"
        answer = self.served.ask("GET", f"/tables/{self.table}?since={since}{query}", secret)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def act(self, by: int, kind: str, /, *, words: str | None = None, **values: object) -> Any:
        """An action over HTTP, answered with sentences in the language `words` if that is given."""
        body = {"type": kind, "id": values.pop("id", new_nonce()[:16]), **values}
        query = "" if words is None else f"?text=true&lang={words}"
        return self.served.ask("POST", f"/tables/{self.table}/actions{query}", self.secrets[by], body)

    def mover(self) -> int:
        """The person who is to move, once the bots have played."""
        with self.person(None) as spectator:
            while True:
                for seat in self.secrets:
                    if self.look(seat)["view"]["legal"]:
                        return seat
                spectator.hear()

    @contextmanager
    def person(self, seat: int | None, since: int = 0, lang: str = "en", text: bool = False) -> Iterator["Person"]:
        """A client with a socket; without a seat a spectator."""
        address = f"{self.served.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        with open_socket(address) as socket:
            person = Person(socket)
            person.send(type="hello", since=since, lang=lang, secret=None if seat is None else self.secrets[seat], text=text)
            person.hear()
            yield person


class Person:
    """One client: what it was sent, and the table as it knows it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Frame] = []
        self.events: list[Frame] = []
        self.view: Frame = {}
        self.number = 0

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Frame:
        """The next message, which must be one of the protocol's, with numbers that go on by one."""
        frame: Frame = json.loads(self.socket.recv(timeout=PATIENCE))
        protocol.SERVER.validate_python(frame, strict=True)
        self.heard.append(frame)
        if frame["type"] == "update":
            first = frame["number"] - len(frame["events"])
            assert not self.events or first == self.number
            assert [event["number"] for event in frame["events"]] == list(range(first + 1, frame["number"] + 1))
            self.events.extend(frame["events"])
            self.view, self.number = frame["view"], frame["number"]
        return frame

    def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Read on until such a message comes."""
        while not wanted(frame := self.hear()):
            pass
        return frame

    def until_it_is_so(self, so: Callable[[], bool]) -> None:
        """Read on until what this client knows is so, which it may be already: updates and acks come in any order."""
        while not so():
            self.hear()

    def until_number(self, number: int) -> None:
        """Read on until this event is here."""
        while self.number < number:
            self.hear()

    def act(self, kind: str, **values: object) -> Frame:
        """Send an action and read until it is answered."""
        name = str(values.pop("id", new_nonce()[:16]))
        self.send(type=kind, id=name, **values)
        return self.until(lambda frame: frame.get("id") == name)

    def play_to_the_end(self, rng: Random) -> None:
        """Play any legal move whenever there are some, until the game is over."""
        acted = 0
        while self.view["status"] != "over":
            if self.view["legal"] and self.number > acted:
                acted = self.number
                answer = self.act("move", name=rng.choice(self.view["legal"])["name"])
                assert answer["type"] == "ack", answer
            else:
                self.hear()


@contextmanager
def running(folder: Path, **values: Any) -> Iterator[Served]:
    """A server for as long as the block runs; `now` is its time."""
    clock = {name: values.pop(name) for name in ("now",) if name in values}
    generous: dict[str, Any] = {"rate": "9999999/minute", "table_rate": "9999999/minute", "message_rate": "9999999/second"}
    given: dict[str, Any] = {"data": folder, "port": 0, "workers": 0, "hidden_pause": 0.0} | generous | values
    level = given.pop("log_level", "error")
    settings = Settings(**given)
    app = make_app(settings, **clock)
    config = make_config(app, settings)
    config.log_level = level
    config.configure_logging()
    server = uvicorn.Server(config)
    begun = threading.Event()
    wake = server.startup

    async def startup(sockets: Any = None) -> None:
        await wake(sockets)
        begun.set()

    server.startup = startup  # type: ignore[method-assign]
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert begun.wait(PATIENCE)
        port = server.servers[0].sockets[0].getsockname()[1]
        served = Served(f"http://127.0.0.1:{port}", app)
        with served.http:
            yield served
    finally:
        server.should_exit = True
        thread.join()
