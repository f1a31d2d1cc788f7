"""What is measured while the bot runs, for Prometheus and for ``hokkaido status``.

All times are in seconds. The figures are served on this machine alone, and name no person and no table.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from enum import StrEnum

import aiohttp
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

from bot.tables import Table
from bot.tables.events import TableEvent
from engine.events import Event

#: Who may ask for the figures: processes on this machine.
LOOPBACK = "127.0.0.1"

#: The status with which Discord says that a limit has been hit.
TOO_MANY_REQUESTS = 429

#: When the interaction came that the present task is about, by ``time.perf_counter``.
_RECEIVED_AT: ContextVar[float | None] = ContextVar("received at", default=None)

_SHORT_TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_LONG_TIMES = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Processes(StrEnum):
    """The processes beside the bot's own: for pictures and the like, and for computer players."""

    WORKERS = "workers"
    THINKERS = "thinkers"


class Metrics:
    """The figures of one bot."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        #: How many requests Discord has refused because of a limit.
        self.refused = 0
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("hokkaido_tables", "Open tables, by stage", ["stage"], registry=registry)
        self.moves = Counter("hokkaido_moves", "Moves of people and of computer players", registry=registry)
        self.acknowledgement = Histogram(
            "hokkaido_acknowledgement_seconds",
            "From receiving an interaction to the end of the first request that answers it",
            buckets=_SHORT_TIMES,
            registry=registry,
        )
        self.work = Histogram(
            "hokkaido_work_seconds",
            "What worker processes and thinking ones have done, with the time spent waiting for one",
            ["processes", "work"],
            buckets=_LONG_TIMES,
            registry=registry,
        )
        self.waiting = Gauge(
            "hokkaido_work_waiting",
            "Pieces of work that wait for a process",
            ["processes"],
            registry=registry,
        )
        self.requests = Counter(
            "hokkaido_requests",
            "Requests to Discord, by whose limit they count to",
            ["by"],
            registry=registry,
        )
        self._answers = self.requests.labels("interaction")
        self._requests_of_bot = self.requests.labels("bot")
        self.limits_hit = Counter(
            "hokkaido_limits_hit", "Requests that Discord refused because of a limit", registry=registry
        )
        self.loop_delay = Histogram(
            "hokkaido_event_loop_delay_seconds",
            "How late the event loop is when it wants to do something",
            buckets=_SHORT_TIMES,
            registry=registry,
        )
        self.logged = Counter(
            "hokkaido_logged",
            "Entries of the log that are about something wrong",
            ["level"],
            registry=registry,
        )

    def note_change(self, _table: Table, events: tuple[Event, ...]) -> None:
        """A table has changed, or its game if not all ``events`` are about what goes on beside the moves."""
        if not all(isinstance(event, TableEvent) for event in events):
            self.moves.inc()

    def note_work(self, processes: Processes, name: str, seconds: float) -> None:
        """One of the processes has done something that was asked for so long ago."""
        self.work.labels(processes, name).observe(seconds)

    async def count_request(
        self, request: aiohttp.ClientRequest, make: aiohttp.ClientHandlerType
    ) -> aiohttp.ClientResponse:
        """Make a request to Discord, and count it: a middleware of aiohttp.

        Tracing, which aiohttp has as well, takes a tenth of the processor time of a whole request.
        """
        response = await make(request)
        self._note_request(request.url.path, response.status)
        return response

    def _note_request(self, path: str, status: int) -> None:
        of_interaction = "/webhooks/" in path or "/interactions/" in path
        (self._answers if of_interaction else self._requests_of_bot).inc()
        if status == TOO_MANY_REQUESTS:
            self.limits_hit.inc()
            self.refused += 1
        received_at = _RECEIVED_AT.get()
        if path.endswith("/callback") and received_at is not None:
            self.acknowledgement.observe(time.perf_counter() - received_at)

    def count_log(self) -> logging.Handler:
        """A handler that counts what is logged as a warning or worse."""
        return _Counting(self.logged)

    def serve(self, port: int) -> Callable[[], None]:
        """Serve the figures on this machine; returns what ends that.

        Raises:
            OSError: the port is taken.
        """
        server, thread = start_http_server(port, LOOPBACK, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end


class _Counting(logging.Handler):
    """Counts entries and writes nothing."""

    def __init__(self, logged: Counter) -> None:
        super().__init__(logging.WARNING)
        self._logged = logged

    def emit(self, record: logging.LogRecord) -> None:
        self._logged.labels(record.levelname.lower()).inc()


def note_received() -> None:
    """An interaction has come in, which the present task is going to answer."""
    _RECEIVED_AT.set(time.perf_counter())
