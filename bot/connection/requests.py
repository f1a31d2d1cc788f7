"""How requests get through to Discord where the way there is bad.

discord.py waits five minutes for the answer to a request, and it takes a first word whose answer got lost
for one that was never said. Neither would do here: a table waits for its messages, and a person for theirs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.connection.promises import Promises
from bot.connection.refusals import ALREADY_ACKNOWLEDGED

log = logging.getLogger(__name__)

#: The time limits, in seconds, of the attempts at a request that does no harm when it is made twice: short at
#: first, since a table or a person waits for it, and in the end long enough for a picture on a slow line.
#: If the first three are in vain, a table is still told within half a minute.
LIMITS = (5.0, 5.0, 10.0, 25.0)

#: The same for a request that might do something twice: there is one attempt.
ONCE = LIMITS[-1:]

#: The same for the first word, which Discord accepts for three seconds.
FIRST_WORD_LIMITS = (1.4, 1.4, 1.4)

#: So long, in seconds, a connection may take to come about.
CONNECTING = 10.0

#: What may be asked for twice although it makes something: discord.py gives every message a nonce by which
#: Discord recognises it, and a person's channel of direct messages stays the same.
REPEATABLE = ("/channels/{channel_id}/messages", "/users/@me/channels")

#: The kind of first word that promises a message.
PROMISE = 5

#: What is raised where nobody knows whether a request got through.
LOST = (OSError, aiohttp.ClientError, TimeoutError)

#: What is known where it has been said, but the answer got lost.
_SAID = {"interaction": {"id": "0", "type": 2}}


class PatientHTTPClient(HTTPClient):
    """Makes requests with the bot's token: each attempt has a time limit, and most are made again."""

    _is_closed = False

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
            timeout = aiohttp.ClientTimeout(total=seconds, sock_connect=CONNECTING)
            return await super(PatientHTTPClient, self).request(route, **{"timeout": timeout, **options})

        repeatable = route.method != "POST" or route.path in REPEATABLE
        limits = LIMITS if repeatable else ONCE
        return await _answer_to(attempt, route, limits, options, lambda: self._is_closed)


class AnsweringAdapter(AsyncWebhookAdapter):
    """Answers interactions: a first word that may have got lost is said again, and promises are noted."""

    def __init__(self, promises: Promises) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._promises = promises

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
            return await self._try(FIRST_WORD_LIMITS, route, session, options)
        except LOST:
            self._promises.leave(token)
            raise
        except discord.HTTPException as error:
            if promises and _was_refused(error):
                self._promises.end(token)
            else:
                self._promises.leave(token)
            raise

    async def _answer(self, token: str, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        """Everything after the first word."""
        limits = ONCE if route.method == "POST" else LIMITS
        try:
            answer = await self._try(limits, route, session, options)
        except (*LOST, discord.HTTPException):
            self._promises.leave(token)
            raise
        if route.method != "GET":
            self._promises.end(token)
        return answer

    async def _try(
        self, limits: Sequence[float], route: Route, session: aiohttp.ClientSession, options: dict[str, Any]
    ) -> Any:
        async def attempt(seconds: float) -> Any:
            async with asyncio.timeout(seconds):
                return await super(AnsweringAdapter, self).request(route, session, **options)

        return await _answer_to(attempt, route, limits, options, lambda: session.closed)


async def _answer_to(
    attempt: Callable[[float], Awaitable[Any]],
    route: Route,
    limits: Sequence[float],
    options: dict[str, Any],
    is_closed: Callable[[], bool],
) -> Any:
    """Make a request, again if need be, until there is an answer to it or the way there is closed."""
    for number, seconds in enumerate(limits, start=1):
        for file in options.get("files") or ():
            file.reset(seek=number > 1)
        try:
            return await attempt(seconds)
        except LOST as error:
            if number == len(limits) or is_closed():
                raise
            log.info("whether %s has got through is not known (%r): once more", route.path, error)
        except discord.HTTPException as error:
            if number == 1 or error.code != ALREADY_ACKNOWLEDGED:
                raise
            return _SAID  # the answer to an earlier attempt got lost
    raise AssertionError("every attempt returns or raises")


def _was_refused(error: discord.HTTPException) -> bool:
    """Whether what was to be said has surely not been said: neither now nor before."""
    return error.status < HTTPStatus.INTERNAL_SERVER_ERROR and error.code != ALREADY_ACKNOWLEDGED


def use_for_all_requests(promises: Promises) -> None:
    """Have requests made this way by all clients to come, and answers of this task and its children.

    discord.py has no setting for it; these are where it takes them from.
    """
    discord.client.HTTPClient = PatientHTTPClient  # type: ignore[attr-defined]
    async_context.set(AnsweringAdapter(promises))
