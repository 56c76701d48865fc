"""The pages go out packed where they can be unpacked, and are kept for as long as they are right."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tatami.server.http.pages import Pages, accepted_codings


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    for name, ending, content in (
        ("index.html", "", b"<p>plain</p>"),
        ("index.html", ".gz", b"gzipped"),
        ("assets/a-1.js", "", b"plain()"),
        ("assets/a-1.js", ".gz", b"gzipped()"),
        ("assets/a-1.js", ".br", b"brotli()"),
        ("assets/b-1.css", "", b"p {}"),
    ):
        (tmp_path / f"{name}{ending}").write_bytes(content)
    app = Starlette()
    app.mount("/", Pages(directory=tmp_path, html=True))
    return TestClient(app)


@pytest.mark.parametrize(
    ("accept", "coding", "size"),
    [("gzip, deflate, br", "br", 8), ("gzip", "gzip", 9), ("br;q=0, gzip;q=0.5", "gzip", 9), ("", None, 7), ("zstd", None, 7)],
)
def test_the_smallest_that_the_browser_can_unpack(client: TestClient, accept: str, coding: str | None, size: int) -> None:
    with client.stream("GET", "/assets/a-1.js", headers={"accept-encoding": accept}) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert int(answer.headers["content-length"]) == size
        assert answer.headers["content-type"].split(";")[0] in ("text/javascript", "application/javascript")
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_what_has_no_packed_twin_goes_out_as_it_is(client: TestClient) -> None:
    answer = client.get("/assets/b-1.css", headers={"accept-encoding": "br, gzip"})
    assert answer.content == b"p {}"
    assert "content-encoding" not in answer.headers


def test_the_first_page_is_asked_for_each_time_and_sent_when_it_is_new(client: TestClient) -> None:
    with client.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
        tag = answer.headers["etag"]
    again = client.get("/", headers={"accept-encoding": "gzip", "if-none-match": tag})
    assert again.status_code == 304
    plain = client.get("/", headers={"accept-encoding": "identity", "if-none-match": tag})
    assert (plain.status_code, plain.content) == (200, b"<p>plain</p>")


def test_codings() -> None:
    assert accepted_codings("GZIP;q=0.2 , br ; q=0,identity") == {"gzip", "identity"}
    assert accepted_codings("") == set()
