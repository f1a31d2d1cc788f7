"""How requests get through to Discord over a bad connection.

discord.py waits five minutes for the answer to a request, and it takes a first response whose answer got lost
for one that was never sent. Neither would do here: a table waits for its messages, and a person for theirs.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache, partial
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
from aiohttp.abc import AbstractStreamWriter
from aiohttp.payload import Payload
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.connection.promises import Promises
from bot.connection.refusals import ALREADY_ACKNOWLEDGED
from engine.errors import in_words

#: So many bytes are sent at once; most pictures are smaller.
PIECE = 2**18

#: How the names of fields and files are written, as browsers do it: nothing in them may end the line.
_IN_QUOTES = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})


class WrittenForm(Payload):
    """A form as it is sent, as often as need be."""

    _value: bytes

    def __init__(self, body: bytes, content_type: str) -> None:
        """Take it as it is."""
        super().__init__(body, content_type=content_type)
        self._size = len(body)

    async def write(self, writer: AbstractStreamWriter) -> None:
        """Send it; see aiohttp."""
        for start in range(0, len(self._value), PIECE):
            await writer.write(self._value[start : start + PIECE])

    def decode(self, encoding: str = "utf-8", errors: str = "strict") -> str:
        """What it says; see aiohttp."""
        return self._value.decode(encoding, errors)


def in_one_piece(fields: Iterable[Mapping[str, Any]]) -> WrittenForm:
    """The form with these fields, each as discord.py gives it to ``aiohttp.FormData.add_field``."""
    boundary = secrets.token_hex(16)
    parts = [part for field in fields for part in _part(boundary, **field)]
    body = b"".join((*parts, f"--{boundary}--\r\n".encode()))
    return WrittenForm(body, f"multipart/form-data; boundary={boundary}")


def _part(
    boundary: str, *, name: str, value: Any, filename: str | None = None, content_type: str | None = None
) -> tuple[bytes, ...]:
    """One field; its value is a text, bytes or an open file."""
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name.translate(_IN_QUOTES)}"'
    if filename is not None:
        head += f'; filename="{filename.translate(_IN_QUOTES)}"'
    if content_type is not None:
        head += f"\r\nContent-Type: {content_type}"
    content = value if isinstance(value, str | bytes) else value.read()
    return f"{head}\r\n\r\n".encode(), content.encode() if isinstance(content, str) else content, b"\r\n"


log = logging.getLogger(__name__)

#: The time limits, in seconds, of the attempts at a request that does no harm when it is made twice: short at
#: first, since a table or a person waits for it, and in the end long enough for a picture on a slow line.
#: If the first three are in vain, a table is still told within half a minute. They count from when a request
#: goes out: waiting in line for it, as Discord's limits demand, is no reason to make it again.
LIMITS = (5.0, 5.0, 10.0, 25.0)

#: The same for a request that might do something twice: there is one attempt.
ONCE = LIMITS[-1:]

#: The same for the first response, which Discord accepts for three seconds; here everything counts.
FIRST_RESPONSE_LIMITS = (1.4, 1.4, 1.4)

#: Where an attempt fails at once, as connections are refused, this share of its time limit passes until the
#: next one; little at first, since a connection that nobody used for long may just be stale.
PAUSES = (0.02, 0.1, 0.5)

#: How long, in seconds, connecting may take.
CONNECTING = 10.0

#: What may be asked for twice although it makes something: discord.py gives every message a nonce by which
#: Discord recognises it, and a person's channel of direct messages stays the same.
REPEATABLE = ("/channels/{channel_id}/messages", "/users/@me/channels")

#: The kind of first response that promises a message.
PROMISE = 5

#: What is raised where nobody knows whether a request got through.
LOST = (OSError, aiohttp.ClientError, TimeoutError)

#: What is known of a first response that has been taken, but whose answer got lost.
_TAKEN = {"interaction": {"id": "0", "type": 2}}


#: What takes part in each attempt at a request, as aiohttp has it.
Middlewares = Sequence[aiohttp.ClientMiddlewareType]


class PatientHTTPClient(HTTPClient):
    """Makes requests with the bot's token: each attempt has a time limit, and most are made again."""

    def __init__(self, middlewares: Middlewares, *arguments: Any, **options: Any) -> None:
        """Use the ``middlewares`` in each attempt; the rest is as discord.py wants it."""
        super().__init__(*arguments, **options)
        self._middlewares = middlewares
        self._is_closed = False

    async def close(self) -> None:
        """Make no more requests."""
        self._is_closed = True
        await super().close()

    async def request(self, route: Route, **options: Any) -> Any:
        """Make a request; see discord.py.

        Raises:
            TimeoutError: it takes too long.
        """

        async def attempt(seconds: float) -> Any:
            return await super(PatientHTTPClient, self).request(
                route, **{"timeout": _time_limit(seconds), "middlewares": self._middlewares, **options}
            )

        form = options.pop("form", None)
        if form:
            options["data"] = in_one_piece(form)
        repeatable = route.method != "POST" or route.path in REPEATABLE
        limits = LIMITS if repeatable else ONCE
        return await _answer_to(attempt, route, limits, lambda: self._is_closed)


class AnsweringAdapter(AsyncWebhookAdapter):
    """Answers interactions: a first response that may have got lost is sent again, and promises are noted."""

    def __init__(self, promises: Promises, middlewares: Middlewares = ()) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._promises = promises
        self._middlewares = middlewares

    async def request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        """Make a request; see discord.py.

        Raises:
            TimeoutError: it takes too long.
        """
        token = route.webhook_token or ""
        if not route.path.endswith("/callback"):
            return await self._answer(token, route, session, **options)
        promises = (options.get("payload") or {}).get("type") == PROMISE
        if promises:
            self._promises.make(token)
        try:
            return await self._respond_first(route, session, options)
        except LOST:
            self._promises.leave(token)
            raise
        except discord.HTTPException as error:
            if promises and _was_refused(error):
                self._promises.end(token)
            else:
                self._promises.leave(token)
            raise

    async def _respond_first(
        self, route: Route, session: aiohttp.ClientSession, options: dict[str, Any]
    ) -> Any:
        timed = self._timed(session, options)
        try:
            return await self._try(FIRST_RESPONSE_LIMITS, route, timed, options, in_all=True)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED or timed.asked == 1:
                raise
            return _TAKEN  # the answer to an earlier request got lost

    async def _answer(self, token: str, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        """Everything after the first response."""
        limits = ONCE if route.method == "POST" else LIMITS
        try:
            timed = self._timed(session, options)
            answer = await self._try(limits, route, timed, options, in_all=False)
        except (*LOST, discord.HTTPException):
            self._promises.leave(token)
            raise
        if route.method != "GET":
            self._promises.end(token)
        return answer

    def _timed(self, session: aiohttp.ClientSession, options: dict[str, Any]) -> _TimedSession:
        """A session for the requests with these options, out of which it takes a form."""
        form = options.pop("multipart", None)
        return _TimedSession(session, in_one_piece(form) if form else None, self._middlewares)

    async def _try(
        self,
        limits: Sequence[float],
        route: Route,
        timed: _TimedSession,
        options: dict[str, Any],
        *,
        in_all: bool,
    ) -> Any:
        async def attempt(seconds: float) -> Any:
            # Where everything counts, a time limit of each request would only be kept beside that.
            timed.limit = None if in_all else seconds
            async with asyncio.timeout(seconds if in_all else None):
                return await super(AnsweringAdapter, self).request(route, timed, **options)  # type: ignore[arg-type]

        return await _answer_to(attempt, route, limits, timed.is_closed)


class _TimedSession:
    """A session whose requests may have a time limit each, in seconds, and one ``body``; it counts them.

    discord.py passes none on, and asks again itself where Discord wants it to be later or has an error.
    """

    def __init__(
        self, session: aiohttp.ClientSession, body: Payload | None, middlewares: Middlewares
    ) -> None:
        self.limit: float | None = None
        self.asked = 0
        self._session = session
        self._body = body
        self._middlewares = middlewares

    def request(self, method: str, url: str, **options: Any) -> AbstractAsyncContextManager[Any]:
        """Make a request; see aiohttp."""
        self.asked += 1
        if self._body is not None:
            options["data"] = self._body
        options |= {"timeout": _time_limit(self.limit), "middlewares": self._middlewares}
        return self._session.request(method, url, **options)

    def is_closed(self) -> bool:
        """Whether no more requests can be made."""
        return self._session.closed


@cache
def _time_limit(seconds: float | None) -> aiohttp.ClientTimeout:
    return aiohttp.ClientTimeout(total=seconds, sock_connect=CONNECTING)


async def _answer_to(
    attempt: Callable[[float], Awaitable[Any]],
    route: Route,
    limits: Sequence[float],
    is_closed: Callable[[], bool],
) -> Any:
    """Make a request, again if need be, until there is an answer to it or the connection is closed."""
    for number, seconds in enumerate(limits):
        asked_at = time.monotonic()
        try:
            return await attempt(seconds)
        except LOST as error:
            if number == len(limits) - 1 or is_closed():
                raise
            log.info("request to %s: %s; trying again", route.path, _why(error, seconds))
            if not isinstance(error, TimeoutError):
                left = asked_at + seconds - time.monotonic()
                await asyncio.sleep(min(PAUSES[number] * seconds, max(0, left)))
            if is_closed():
                raise
    raise AssertionError("every attempt returns or raises")


def _why(error: Exception, seconds: float) -> str:
    """Why there is no answer, for the log."""
    if isinstance(error, TimeoutError):
        return f"no answer within {seconds:g} s"
    return in_words(error) or type(error).__name__


def _was_refused(error: discord.HTTPException) -> bool:
    """Whether what was to be said has surely not been said: neither now nor before."""
    return error.status < HTTPStatus.INTERNAL_SERVER_ERROR and error.code != ALREADY_ACKNOWLEDGED


def use_for_all_requests(promises: Promises, *middlewares: aiohttp.ClientMiddlewareType) -> None:
    """Have requests made this way by all clients to come, and answers of this task and its children.

    The ``middlewares``, as aiohttp calls them, are used in each attempt at one.

    discord.py has no setting for it; these are where it takes them from.
    """
    discord.client.HTTPClient = partial(PatientHTTPClient, middlewares)  # type: ignore[attr-defined, assignment]
    async_context.set(AnsweringAdapter(promises, middlewares))
