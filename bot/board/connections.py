"""The connections to the board, which anyone can open.

Each needs one of the files that the process may have open, so their number is limited. One more connection
closes the oldest that serves no person, so that strangers take places only from strangers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import hdrs, web

#: The maximum number of connections.
MOST = 4000

#: Seconds in which a request has to arrive, and the bytes of a stream have to be read. A silent connection is
#: closed after the same time.
PATIENCE = 15.0

#: Seconds for which the rest of a refused request is read, so that its response arrives.
LINGERING = 1.0

#: The headers of every response, even to what is not HTTP; aiohttp's own header has its version.
SERVER: dict[str, str] = {hdrs.SERVER: "hokkaido"}


class Connections:
    """The open connections, at most ``most``."""

    def __init__(self, most: int) -> None:
        self.most = most
        #: Those that serve no person now, oldest first, and the others.
        self._idle: dict[web.RequestHandler, None] = {}
        self._serving: set[web.RequestHandler] = set()

    def add(self, connection: web.RequestHandler) -> None:
        """Add a new connection, and close the oldest idle one if there are too many."""
        self._idle[connection] = None
        if len(self._idle) + len(self._serving) > self.most:
            oldest = next(iter(self._idle))
            del self._idle[oldest]
            if isinstance(oldest.transport, asyncio.Transport):
                oldest.transport.abort()  # ``close`` would wait until everything sent has been read

    def remove(self, connection: web.RequestHandler) -> None:
        """Remove a connection that has ended."""
        self._idle.pop(connection, None)
        self._serving.discard(connection)

    @contextmanager
    def serving(self, connection: web.RequestHandler) -> Iterator[None]:
        """Leave a connection open while it serves a person."""
        if connection in self._idle:
            del self._idle[connection]
            self._serving.add(connection)
        try:
            yield
        finally:
            if connection in self._serving:
                self._serving.remove(connection)
                self._idle[connection] = None


class Connection(web.RequestHandler):
    """One connection."""

    def __init__(self, server: web.Server, connections: Connections, patience: float) -> None:
        """``patience`` is the number of seconds after which a silent connection is closed."""
        super().__init__(
            server,
            loop=asyncio.get_running_loop(),
            access_log=None,  # type: ignore[arg-type]
            keepalive_timeout=patience,
            lingering_time=LINGERING,
            auto_decompress=False,
        )
        self._connections = connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to serve."""
        super().connection_made(transport)
        self._connections.add(self)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Stop serving."""
        self._connections.remove(self)
        super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Refuse what is not HTTP, without logging it as a failure."""
        if status >= 500:
            return super().handle_error(request, status, exc, message)
        self.logger.debug("a broken request: %s", message)
        response = web.Response(status=status, headers=SERVER)
        response.force_close()
        return response


def most_connections() -> int:
    """``MOST``, or half the number of files that the process may have open if that is less."""
    try:
        import resource  # not available on Windows, which has no such limit
    except ImportError:
        return MOST
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else min(MOST, files // 2)
