"""The running bot's metrics for Prometheus.

All times are in seconds. The metrics name no people or tables.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from enum import StrEnum
from http import HTTPStatus

import aiohttp
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

from bot.pace import is_of_interaction
from bot.tables.change import Change, TableEvent
from engine.errors import in_words

log = logging.getLogger(__name__)

#: When the current task's interaction was received, by ``time.perf_counter``.
_RECEIVED_AT: ContextVar[float | None] = ContextVar("received at", default=None)

_SHORT_TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_LONG_TIMES = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Processes(StrEnum):
    """The kinds of worker processes: for pictures and other slow work, and for computer players."""

    WORKERS = "workers"
    THINKERS = "thinkers"


class RecentMaximum:
    """The largest value of the last hour, kept by the minute."""

    def __init__(self) -> None:
        self._by_minute: dict[int, float] = {}

    def note(self, value: float) -> None:
        """Add a value at this moment."""
        minute = int(time.monotonic() // 60)
        self._by_minute[minute] = max(value, self._by_minute.get(minute, value))
        while min(self._by_minute) <= minute - 60:
            del self._by_minute[min(self._by_minute)]

    def value(self) -> float | None:
        """Return the largest value, or None if there is none."""
        oldest = time.monotonic() // 60 - 60
        return max((value for minute, value in self._by_minute.items() if minute > oldest), default=None)


class Metrics:
    """The metrics of one bot."""

    def __init__(self) -> None:
        """Create the metrics, all at zero."""
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.healthy = Gauge(
            "hokkaido_healthy", "Whether `hokkaido health` finds nothing wrong: 1 or 0", registry=registry
        )
        self.database = Histogram(
            "hokkaido_database_seconds",
            "How long the database takes to count the open tables, asked every few seconds",
            buckets=_SHORT_TIMES,
            registry=registry,
        )
        self.disk_free = Gauge(
            "hokkaido_disk_free_bytes",
            "Free space on the disk with the bot's files, such as an SQLite database",
            registry=registry,
        )
        self.tables = Gauge("hokkaido_tables", "Open tables, by stage", ["stage"], registry=registry)
        self.incomplete = Gauge(
            "hokkaido_tables_incomplete",
            "Tables with a message that cannot be brought up to date, although Discord can be reached",
            registry=registry,
        )
        self.moves = Counter("hokkaido_moves", "Moves of people and of computer players", registry=registry)
        self.acknowledgement = Histogram(
            "hokkaido_acknowledgement_seconds",
            "From receiving an interaction to the end of the first request that answers it",
            buckets=_SHORT_TIMES,
            registry=registry,
        )
        self.slowest_acknowledgement = RecentMaximum()
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
        self.limits_hit = Counter(
            "hokkaido_limits_hit", "Requests that Discord refused because of a limit", registry=registry
        )
        self.board = Histogram(
            "hokkaido_board_seconds",
            "Requests for the board, by path, from receiving one to its response",
            ["path"],
            buckets=_SHORT_TIMES,
            registry=registry,
        )
        self.pages = Gauge("hokkaido_board_pages", "Open pages of the board", registry=registry)
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

    def note_change(self, change: Change) -> None:
        """Count a change as a move unless all its events are the table's, not the game's.

        The table service calls it.
        """
        if not all(isinstance(event, TableEvent) for event in change.events):
            self.moves.inc()

    def note_work(self, processes: Processes, name: str, seconds: float) -> None:
        """Record a job and its duration in seconds, including the wait for a process."""
        self.work.labels(processes, name).observe(seconds)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that counts a client's requests, for its option ``http_trace``."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._note_request)
        return trace

    async def _note_request(
        self, _session: aiohttp.ClientSession, _context: object, request: aiohttp.TraceRequestEndParams
    ) -> None:
        status = request.response.status
        if status == HTTPStatus.SWITCHING_PROTOCOLS:
            return  # the gateway
        self.requests.labels("interaction" if is_of_interaction(request.url) else "bot").inc()
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            self.limits_hit.inc()
        received_at = _RECEIVED_AT.get()
        if request.url.path.endswith("/callback") and received_at is not None:
            seconds = time.perf_counter() - received_at
            self.acknowledgement.observe(seconds)
            self.slowest_acknowledgement.note(seconds)

    @contextmanager
    def served(self, listen: tuple[str, int] | None) -> Iterator[None]:
        """Count logged warnings and errors, and serve the metrics if an address and a port are given."""
        root, counting = logging.getLogger(), _Counting(self.logged)
        with ExitStack() as held:
            root.addHandler(counting)
            held.callback(root.removeHandler, counting)
            if listen is not None:
                host, port = listen
                try:
                    server, thread = start_http_server(port, host, self.registry)
                except OSError as error:
                    log.error("cannot serve metrics on HOKKAIDO_METRICS_LISTEN: %s", in_words(error))
                else:
                    held.callback(thread.join)
                    held.callback(server.server_close)
                    held.callback(server.shutdown)
            yield


class _Counting(logging.Handler):
    """Counts log records without writing them."""

    def __init__(self, logged: Counter) -> None:
        super().__init__(logging.WARNING)
        self._logged = logged

    def emit(self, record: logging.LogRecord) -> None:
        self._logged.labels(record.levelname.lower()).inc()


def note_received() -> None:
    """Store that an interaction has been received, which the current task will answer."""
    _RECEIVED_AT.set(time.perf_counter())
