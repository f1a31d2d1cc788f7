"""The bot's health file, its metrics, and who can read them."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web

from bot.monitoring.health import NO_DATABASE, NOT_RUNNING, OLDEST, WELL, health, write_health
from bot.monitoring.metrics import Metrics, Processes, RecentMaximum, note_received
from bot.tables.change import Change, GamePaused
from bot.workers.pool import Workers
from engine.events import SeatChose
from tests.bot.store.test_store import LOBBY
from tests.closing import closing

LOOPBACK = "127.0.0.1"


def test_warnings_and_errors_are_counted_while_metrics_are_served() -> None:
    metrics, log = Metrics(), logging.getLogger("tests.monitoring")
    with metrics.served(None):
        log.warning("careful")
        log.error("wrong")
        log.info("all is well")
    log.error("no longer counted")
    counted = {
        level: metrics.registry.get_sample_value("hokkaido_logged_total", {"level": level})
        for level in ("info", "warning", "error")
    }
    assert counted == {"info": None, "warning": 1, "error": 1}


def test_moves_are_counted_and_other_table_events_are_not() -> None:
    metrics = Metrics()
    metrics.note_change(Change(LOBBY, (SeatChose(0),)))
    metrics.note_change(Change(LOBBY, (GamePaused(0),)))
    assert metrics.registry.get_sample_value("hokkaido_moves_total") == 1


async def test_requests_are_counted_and_only_the_first_response_is_timed(unused_tcp_port: int) -> None:
    """A picture that follows may take longer."""
    metrics = Metrics()

    async def answered(request: web.Request) -> web.Response:
        return web.Response(status=429 if "channels" in request.path else 200)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", answered)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, LOOPBACK, unused_tcp_port).start()
    async with aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session:
        note_received()
        for path in ("interactions/1/token/callback", "webhooks/1/token", "channels/1/messages"):
            async with session.post(f"http://{LOOPBACK}:{unused_tcp_port}/api/v10/{path}"):
                pass
    await runner.cleanup()
    value = metrics.registry.get_sample_value
    assert value("hokkaido_acknowledgement_seconds_count") == 1
    assert value("hokkaido_requests_total", {"by": "interaction"}) == 2
    assert value("hokkaido_requests_total", {"by": "bot"}) == 1
    assert value("hokkaido_limits_hit_total") == 1


def test_the_slowest_acknowledgement_is_forgotten_after_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    found = RecentMaximum()

    def pass_time(until: float) -> None:
        monkeypatch.setattr("bot.monitoring.metrics.time", SimpleNamespace(monotonic=lambda: until))

    assert found.value() is None
    for moment, value in ((60.0, 3.0), (90.0, 1.0), (1800.0, 2.0)):
        pass_time(moment)
        found.note(value)
    assert found.value() == 3
    pass_time(3670.0)
    assert found.value() == 2
    found.note(0.5)
    assert found.value() == 2
    pass_time(9000.0)
    assert found.value() is None


async def test_work_is_timed() -> None:
    metrics = Metrics()
    async with closing(Workers(0)) as workers:
        workers.observe = partial(metrics.note_work, Processes.WORKERS)
        assert await workers.run(max, 1, 2) == 2
        with pytest.raises(ValueError, match="empty"):
            await workers.run(max, ())
    labels = {"processes": "workers", "work": "max"}
    assert metrics.registry.get_sample_value("hokkaido_work_seconds_count", labels) == 2


def test_metrics_are_served_only_on_the_given_address_and_only_until_closed(unused_tcp_port: int) -> None:
    metrics = Metrics()
    metrics.moves.inc()
    address = f"http://{LOOPBACK}:{unused_tcp_port}/metrics"
    with metrics.served((LOOPBACK, unused_tcp_port)):
        with urllib.request.urlopen(address) as answer:
            assert b"hokkaido_moves_total 1.0" in answer.read()
        with socket.socket() as stranger:
            stranger.settimeout(1)
            assert stranger.connect_ex(("127.0.0.2", unused_tcp_port)) != 0, "no other address is served"
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(address)


@pytest.mark.parametrize("file", ["alerts.yaml", "grafana/dashboards/hokkaido.json"])
def test_alerts_and_the_dashboard_use_only_existing_metrics(file: str) -> None:
    text = (Path(__file__).parents[3] / "deploy" / file).read_text(encoding="utf-8")
    asked = set(re.findall(r"hokkaido_[a-z_]+", text))
    families = Metrics().registry.collect()
    served = {family.name for family in families}
    assert asked
    assert {re.sub("_(total|bucket|count|sum)$", "", name) for name in asked} <= served


#: The timeout in seconds, long enough for a slow machine.
PATIENCE = 60.0


async def well() -> str:
    return WELL


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


async def test_a_health_file_that_cannot_be_written_is_retried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.monitoring.health.EVERY", 0.01)
    (in_the_way := tmp_path / "folder").write_text("a file")
    path = in_the_way / "health"
    writing = asyncio.create_task(write_health(path, well))
    await until(lambda: bool(caplog.messages))
    assert health(path) == NOT_RUNNING
    in_the_way.unlink()
    await until(lambda: health(path) == WELL)
    (said,) = caplog.messages  # logged only once
    assert said.startswith(f"cannot write health file {path}: ")
    assert "Errno" not in said
    writing.cancel()
    await asyncio.wait([writing])
    assert health(path) == NOT_RUNNING, "the file is deleted when the bot stops"


def test_an_old_health_file_means_that_the_bot_is_not_running(tmp_path: Path) -> None:
    path = tmp_path / "health"
    assert health(path) == NOT_RUNNING
    path.write_text(NO_DATABASE)
    assert health(path) == NO_DATABASE
    os.utime(path, (0, path.stat().st_mtime - 2 * OLDEST))
    assert health(path) == NOT_RUNNING


def test_a_health_file_from_the_future_is_ignored(tmp_path: Path) -> None:
    """A machine's clock may be set back after a power failure."""
    path = tmp_path / "health"
    path.write_text(WELL)
    os.utime(path, (0, path.stat().st_mtime + 3600))
    assert health(path) == NOT_RUNNING
