"""Looking back costs one replay of a game, away from the event loop, in bounded memory, and only while somebody asks."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tatami.game import Action, State
from tatami.records.record import Record
from tatami.review.played_game import PlayedGame
from tatami.review.review import Review
from tatami.review.thinking import Plan, decide_all, think_sent
from tatami.server.errors import Refused
from tatami.server.http.bodies import ReviewInfo
from tatami.server.http.replays import Replay, Replays
from tatami.server.thinking import reviewing
from tatami.server.thinking.reviewing import MOST_WAITING, PATIENCE, Job, Reviewer
from tatami.server.thinking.thinking import Thinker
from tatami.server.thinking.threads import Threads
from tatami.texts import text_of
from tatami.texts.saying import LANGUAGES, say
from tests.review.coins import Coins, CoinsMind, CoinsState, played
from tests.review.test_reviewing import short
from tests.server.clients import Served

SAFE_WON = ("coin gold", "sit", "safe", "fair", "toss 0")


class Counted(Coins):
    """The game of coins, which counts the moves that are made in it from its start and notes who makes them."""

    def __init__(self) -> None:
        super().__init__()
        self.replayed = 0
        self.on_the_loop = 0

    def start(self) -> CoinsState:
        return CountedState(self, [])


class CountedState(CoinsState):
    """A state that isn't a clone, so that what a search plays in its own copies isn't counted."""

    def play_unchecked(self, action: Action) -> None:
        assert isinstance(self.game, Counted)
        self.game.replayed += 1
        self.game.on_the_loop += asyncio._get_running_loop() is not None
        super().play_unchecked(action)


def counted() -> tuple[Counted, Record]:
    """The game and a record of it."""
    whole = played(*SAFE_WON)
    game = Counted()
    return game, Record(game, whole.players, whole.moves, whole.result)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test on an event loop of its own."""
    asyncio.run(work())


def test_a_review_replays_the_game_once() -> None:
    game, record = counted()
    whole = PlayedGame(record)
    plan = Plan(simulations=40)
    review = Review(whole, plan, list(decide_all(whole, plan, mind=CoinsMind())))
    assert review.data()["balance"]
    assert len(review.decisions) == 3
    assert game.replayed == len(record.moves)


def test_the_server_replays_a_game_once_for_all_pages_and_never_on_the_event_loop() -> None:
    game, record = counted()

    async def work() -> None:
        replays = Replays(Threads())
        pages = [replays.frames("t", record, eyes, first, 1) for first in range(4) for eyes in ("open", 0, 1)]
        found = await asyncio.gather(*pages)
        assert [page["frames"][0]["move"] for page in found[::3]] == [0, 2, 3, 4]
        assert (await replays.frames("t", None, 0, 0, 50))["total"] == 4

    run(work)
    assert game.replayed == len(record.moves)
    assert game.on_the_loop == 0


def test_the_server_reviews_after_one_replay_and_never_replays_on_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    game, record = counted()
    monkeypatch.setattr("tatami.review.thinking.mind_of", lambda _: CoinsMind())

    async def work() -> None:
        threads = Threads()
        reviewer = Reviewer(Thinker(0), threads)
        job = reviewer.ask("t", record)
        assert job.data()["state"] == "waiting"
        assert game.replayed == 0, "asking is no work"
        assert reviewer._task is not None
        await reviewer._task
        assert reviewer.ask("t") is job
        assert job.data()["done"] == job.data()["planned"] == 3
        assert job.played is None, "what it was made from is forgotten"

    run(work)
    assert game.replayed == len(record.moves)
    assert game.on_the_loop == 0


def test_nothing_of_the_library_is_done_on_the_event_loop(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays, reviews, verifications and studies are all made by other threads than the one that answers."""
    inside: list[str] = []
    whole = Record.replay

    def note_thread() -> None:
        inside.append(threading.current_thread().name if asyncio._get_running_loop() is None else "the event loop")

    def watched(self: Record, watch: Any = None) -> State:
        note_thread()
        return whole(self, watch)

    def watched_study(_: Any) -> Any:
        note_thread()
        raise Refused("is-over")

    monkeypatch.setattr(Record, "replay", watched)
    monkeypatch.setattr("tatami.server.http.library.study", watched_study)
    text = json.dumps(short("rrr").data())
    assert served.ask("POST", "/replay", body={"record": text}).status_code == 200
    assert served.ask("POST", "/verify", body={"record": text}).status_code == 200
    assert served.ask("POST", "/study", body={"game": "kami"}).status_code == 409
    assert len(inside) >= 3
    assert all(name.startswith("library") for name in inside), inside


def test_replays_are_bounded_by_their_states() -> None:
    _, record = counted()
    size = len(Replay(record))

    async def work() -> None:
        replays = Replays(Threads(), most=3 * size)
        for key in "abcd":
            await replays.frames(key, record, "open", 0, 1)
        assert [replays.has(key) for key in "abcd"] == [False, True, True, True]
        await replays.frames("b", None, "open", 0, 1)
        await replays.frames("e", record, "open", 0, 1)
        assert [replays.has(key) for key in "abcde"] == [False, True, False, True, True]

    run(work)


def test_a_record_that_is_wrong_is_refused_each_time() -> None:
    async def work() -> None:
        replays = Replays(Threads())
        for _ in range(2):
            with pytest.raises(Refused, match="bad-record"):
                await replays.frames("r", "{", "open", 0, 1)
        assert not replays.has("r")

    run(work)


def test_more_work_than_may_wait_is_refused() -> None:
    async def work() -> None:
        threads, go = Threads(1, most=2), threading.Event()
        under_way = [asyncio.create_task(threads.run(go.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="library-busy"):
            await threads.run(go.wait)
        go.set()
        await asyncio.gather(*under_way)
        assert await threads.run(lambda: 7) == 7
        threads.close()

    run(work)


class Clock:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_review_goes_on_only_while_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put aside after its first decision, it goes on from there when it is asked for again."""
    game, record = counted()
    clock = Clock()
    thought: list[int] = []

    def think(asked: Any) -> Any:
        thought.append(asked[0])
        clock.now += PATIENCE + 1 if len(thought) == 1 else 0
        return think_sent(asked)

    monkeypatch.setattr("tatami.review.thinking.mind_of", lambda _: CoinsMind())
    monkeypatch.setattr(reviewing, "think_sent", think)

    async def work() -> None:
        reviewer = Reviewer(Thinker(0), Threads(), clock)
        job = reviewer.ask("t", record)
        assert reviewer._task is not None
        await reviewer._task
        assert (job.data()["state"], job.data()["done"], job.data()["planned"]) == ("thinking", 1, 3)
        assert reviewer.ask("t") is job
        await reviewer._task
        assert job.data()["state"] == "done"

    run(work)
    assert thought == [2, 3, 4]
    assert game.replayed == len(record.moves)


def test_reviews_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many wait at a time; those that nobody asks for any more make room, and only the last ones are kept."""
    _, record = counted()
    clock = Clock()
    monkeypatch.setattr(reviewing, "KEPT", MOST_WAITING + 2)

    async def work() -> None:
        reviewer = Reviewer(Thinker(0), Threads(), clock)
        jobs: list[Job] = [reviewer.ask(f"first {number}", record) for number in range(MOST_WAITING)]
        assert len(jobs) == MOST_WAITING
        with pytest.raises(Refused, match="reviews-busy"):
            reviewer.ask("another", record)
        assert reviewer.ask("first 3") is jobs[3]
        clock.now += PATIENCE + 1
        for number in range(4):
            reviewer.ask(f"second {number}", record)
        assert [reviewer.has(f"first {number}") for number in range(4)] == [False, False, True, True]
        assert reviewer.has("second 0")
        with pytest.raises(Refused, match="no-review"):
            reviewer.ask("unfinished", played("coin gold", "sit"))
        await reviewer.close()

    run(work)


@pytest.mark.parametrize("name", ["rrr", "kami-3"])
def test_a_review_that_is_kept_is_said_in_every_language(name: str) -> None:
    """What is stored holds keys and facts; each language says all of it from the same bytes."""
    whole = PlayedGame(short(name))
    plan = Plan(simulations=1)
    review = Review(whole, plan, list(decide_all(whole, plan)))
    kept = json.loads(json.dumps(review.data()))
    shown = json.loads(json.dumps(reviewing.review_data(review)))
    ReviewInfo.model_validate(shown)
    texts = [turn["text"] for turn in kept["turning_points"]] + [text for side in kept["balance"] for text in side["texts"]]
    texts += kept["notes"] + shown["notes"] + [turn["text"] for turn in shown["turns"]]
    said = {lang: [say(text_of(text), lang) for text in texts] for lang in LANGUAGES}
    assert len(texts) > 2 * len(whole.record.players)
    for lang, lines in said.items():
        assert all(lines)
        for other in LANGUAGES:
            assert other == lang or all(one != two for one, two in zip(lines, said[other], strict=True))
        written = json.dumps(kept, ensure_ascii=False) + json.dumps(shown, ensure_ascii=False)
        assert not any(line in written for line in lines), "a sentence is stored"
