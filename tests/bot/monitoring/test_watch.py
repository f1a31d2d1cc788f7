"""How the running bot is: what is measured, and what is warned of before it gets bad."""

from __future__ import annotations

import asyncio
import logging
import math
import socket
import urllib.request
from collections.abc import AsyncIterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.monitoring import watch as watching
from bot.monitoring.metrics import LOOPBACK, Metrics, Processes, note_received
from bot.monitoring.report import _longest, _times
from bot.monitoring.watch import LATE, LITTLE_SPACE, MANY_LIMITS, MANY_WAITING, SILENCE, Look, Watch
from bot.store import Store, open_store
from bot.tables.events import GamePaused
from bot.workers.pool import Workers
from bot.workers.thinking import Thinkers
from engine.events import SeatChose
from tests.bot.store.test_store import LOBBY
from tests.closing import closing

CALM = Look(0.01, 0, 0, 0, 10 * LITTLE_SPACE)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "games.sqlite3")
    yield store
    await store.close()


def test_nothing_is_said_while_all_is_well() -> None:
    assert list(CALM.warnings()) == []
    assert list(Look(0.01, 0, 0, 0, None).warnings()) == []


@pytest.mark.parametrize(
    ("look", "name", "said"),
    [
        (Look(LATE, 0, 0, 0, None), "late", f"{LATE:.1f} s"),
        (Look(0, MANY_WAITING, 0, 0, None), "waiting", f"{MANY_WAITING} jobs"),
        (Look(0, 0, MANY_WAITING, 0, None), "thoughts", f"{MANY_WAITING} decisions"),
        (Look(0, 0, 0, MANY_LIMITS, None), "limits", str(MANY_LIMITS)),
        (Look(0, 0, 0, 0, LITTLE_SPACE - 1), "space", "199 MB"),
    ],
)
def test_what_is_about_to_get_bad_is_said_in_a_sentence(look: Look, name: str, said: str) -> None:
    ((warned, sentence),) = look.warnings()
    assert warned == name
    assert said in sentence


async def test_the_same_warning_comes_again_only_after_a_while(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    now = 0.0
    watch = Watch(Metrics(), store, Workers(0), Thinkers(0), tmp_path, passed=lambda: now)
    said = []
    for later in (0.0, SILENCE - 1, SILENCE, SILENCE + 1, 3 * SILENCE):
        now = later
        caplog.clear()
        watch.note_delay(2 * LATE)
        await watch.look()
        said.append([record.levelno for record in caplog.records])
    assert said == [[logging.WARNING], [], [logging.WARNING], [], [logging.WARNING]]
    caplog.clear()
    now = 9 * SILENCE
    await watch.look()
    assert caplog.records == [], "the delay was before the last look"


async def test_of_refused_requests_only_those_since_the_last_look_are_warned_of(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    now, metrics = 0.0, Metrics()
    watch = Watch(metrics, store, Workers(0), Thinkers(0), tmp_path, passed=lambda: now)
    metrics.refused = MANY_LIMITS
    await watch.look()
    assert len(caplog.records) == 1
    caplog.clear()
    now = 2 * SILENCE
    metrics.refused += MANY_LIMITS - 1
    await watch.look()
    assert caplog.records == []


async def test_an_event_loop_that_is_on_time_has_no_delay(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "BEAT", 0.001)
    metrics, clock = Metrics(), count(0.0, 0.001)
    watch = Watch(metrics, store, Workers(0), Thinkers(0), tmp_path, passed=lambda: next(clock))
    noted = asyncio.Event()
    observe = metrics.loop_delay.observe

    def note(seconds: float) -> None:
        observe(seconds)
        noted.set()

    monkeypatch.setattr(metrics.loop_delay, "observe", note)
    watch.start()
    await asyncio.wait_for(noted.wait(), 60)
    await watch.close()
    found = metrics.registry.get_sample_value("hokkaido_event_loop_delay_seconds_sum")
    assert found == pytest.approx(0.0, abs=1e-6)


async def test_a_look_that_fails_is_logged_and_the_watch_goes_on(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    watch = Watch(Metrics(), store, Workers(0), Thinkers(0), tmp_path / "none")
    await watch.look()
    assert "cannot measure how the bot is doing" in caplog.text


async def test_the_delay_of_the_event_loop_is_measured(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "BEAT", 0.001)
    metrics = Metrics()
    watch = Watch(metrics, store, Workers(0), Thinkers(0), tmp_path)
    watch.start()
    for _ in range(10_000):
        if metrics.registry.get_sample_value("hokkaido_event_loop_delay_seconds_count"):
            break
        await asyncio.sleep(0.001)
    else:
        pytest.fail("nothing has been measured")
    await watch.close()


def test_what_is_logged_as_wrong_is_counted() -> None:
    metrics = Metrics()
    log = logging.getLogger("tests.monitoring")
    counting = metrics.count_log()
    log.addHandler(counting)
    log.warning("careful")
    log.error("wrong")
    log.info("all is well")
    log.removeHandler(counting)
    counted = {
        level: metrics.registry.get_sample_value("hokkaido_logged_total", {"level": level})
        for level in ("info", "warning", "error")
    }
    assert counted == {"info": None, "warning": 1, "error": 1}


def test_moves_are_counted_and_what_goes_on_beside_them_is_not() -> None:
    metrics = Metrics()
    metrics.note_change(LOBBY, (SeatChose(0),))
    metrics.note_change(LOBBY, (GamePaused(0),))
    assert metrics.registry.get_sample_value("hokkaido_moves_total") == 1


def test_only_the_first_request_that_answers_an_interaction_is_timed() -> None:
    """A picture that follows may take its time."""
    metrics = Metrics()
    note_received()
    metrics._note_request("/api/v10/interactions/1/token/callback", 200)
    metrics._note_request("/api/v10/webhooks/1/token/messages/@original", 200)
    metrics._note_request("/api/v10/channels/1/messages", 200)
    assert metrics.registry.get_sample_value("hokkaido_acknowledgement_seconds_count") == 1


@pytest.mark.parametrize(("times", "longest"), [(1, "5"), (1.5, "10"), (2, "10"), (3, "more than 10")])
def test_of_a_share_of_the_times_the_longest_is_told(times: float, longest: str) -> None:
    assert _longest([(0.005, 1), (0.01, 2), (math.inf, 3)], times) == longest


def test_work_of_all_kinds_is_told_together() -> None:
    metrics = Metrics()
    for kind in ("draw_map", "best_spots", "draw_map"):
        metrics.note_work(Processes.WORKERS, kind, 0.01)
    metrics.note_work(Processes.THINKERS, "decide", 0.01)
    families = {family.name: family for family in metrics.registry.collect()}
    told = _times(families, "hokkaido_work_seconds", processes=Processes.WORKERS)
    assert told.startswith("3 times, ")


async def test_what_waits_is_counted_for_workers_and_thinkers_apart(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    metrics = Metrics()
    await Watch(metrics, store, BusyWorkers(0), BusyThinkers(0), tmp_path).look()
    counted = [
        metrics.registry.get_sample_value("hokkaido_work_waiting", {"processes": processes})
        for processes in ("workers", "thinkers")
    ]
    assert counted == [3, MANY_WAITING]
    (record,) = caplog.records
    assert "computer players" in record.getMessage()


class BusyWorkers(Workers):
    """Worker processes that three pieces of work wait for."""

    waiting = 3


class BusyThinkers(Thinkers):
    """Processes that more decisions wait for than ever should."""

    waiting = MANY_WAITING


async def test_work_is_timed_and_what_waits_is_counted(tmp_path: Path) -> None:
    metrics = Metrics()
    async with closing(Workers(0)) as workers:
        workers.observe = partial(metrics.note_work, Processes.WORKERS)
        assert await workers.run(max, 1, 2) == 2
        with pytest.raises(ValueError, match="empty"):
            await workers.run(max, ())
        assert workers.waiting == 0
    labels = {"processes": "workers", "work": "max"}
    timed = metrics.registry.get_sample_value("hokkaido_work_seconds_count", labels)
    assert timed == 2


def test_the_figures_are_served_to_this_machine_until_the_end(unused_tcp_port: int) -> None:
    metrics = Metrics()
    metrics.moves.inc()
    end = metrics.serve(unused_tcp_port)
    address = f"http://{LOOPBACK}:{unused_tcp_port}/metrics"
    with urllib.request.urlopen(address) as answer:
        assert b"hokkaido_moves_total 1.0" in answer.read()
    with socket.socket() as stranger:
        stranger.settimeout(1)
        assert stranger.connect_ex(("127.0.0.2", unused_tcp_port)) != 0, "no other address is served"
    end()
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(address)
