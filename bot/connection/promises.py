"""What people have been promised and not been given yet: nobody is to wait for an answer that never comes.

Once a command is acknowledged, its person reads that the bot is thinking until the answer comes. If the bot
is killed in between, or the answer does not get through to Discord, only the token of that interaction can
still bring one, and only for a quarter of an hour. So each token is written down before the acknowledgement
goes out and crossed out after the answer; those whose answer never came are told so as soon as that is
possible, if need be by the next process.

Whoever has such a token can answer in the name of the bot: nobody else may read the file.
"""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast

import aiohttp
import discord

from bot.clock import Clock
from bot.connection.refusals import is_for_now
from bot.texts import Texts
from engine.errors import in_words

log = logging.getLogger(__name__)

#: How long Discord takes answers, less a little that they need on their way.
LIFETIME = timedelta(minutes=14)

#: How the lines of the file begin: a promise with its moment and the language of its person, and its end.
MADE, OVER = "+", "-"

#: Seconds until those whose answers did not get through are tried again.
PAUSE = 5.0

#: By how many bytes the file may grow before it is rewritten with only those who still wait.
LARGEST = 2**16

#: The message that was promised, by the name that Discord has for it.
ORIGINAL = cast(int, "@original")

#: The language in which Discord shows itself to the person who is being answered; to be set before a promise.
LOCALE: ContextVar[str] = ContextVar("locale", default="")


@dataclass(frozen=True, slots=True)
class Promise:
    """An answer that is still to come: when it was promised, and the language of its person, if known."""

    made_at: datetime
    locale: str


class Promises:
    """The tokens of answers that are still to come, and the file that outlives this process."""

    def __init__(self, path: Path, clock: Clock) -> None:
        """Read what a former process has left in the file; it need not be there."""
        self._path = path
        self._clock = clock
        self._open = self._read()
        #: Those that whoever made them no longer keeps.
        self._left = set(self._open)
        self._some_left = asyncio.Event()
        #: Set while nobody waits for an answer of this process.
        self._all_kept = asyncio.Event()
        self._all_kept.set()
        self._file: int | None = None
        #: How large the file may grow, in bytes, before it is rewritten.
        self._most = LARGEST
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        except OSError as error:
            log.warning("after a crash, nobody could be told that their answer broke off: %s", error)
        if self._left:
            self._some_left.set()

    def make(self, token: str) -> None:
        """An answer is going to be promised to somebody who reads in ``LOCALE``."""
        self._end_expired()
        promise = self._open[token] = Promise(self._clock.now(), LOCALE.get())
        self._all_kept.clear()
        self._write(*_made(token, promise))

    def leave(self, token: str) -> None:
        """The answer did not get through; perhaps nothing else will be tried."""
        if token in self._open:
            self._left.add(token)
            self._some_left.set()
            self._note_kept()

    def end(self, token: str) -> None:
        """The answer is there, or nothing was promised after all."""
        if self._open.pop(token, None) is None:
            return
        self._left.discard(token)
        self._note_kept()
        self._write(OVER, token)
        self._begin_anew()

    async def kept(self, seconds: float) -> None:
        """Wait until everybody has been answered, but no longer than this."""
        self._end_expired()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_kept.wait(), seconds)

    def _end_expired(self) -> None:
        """Drop the promises that nobody can keep any more: Discord takes no answers by their tokens."""
        for token in [token for token, promise in self._open.items() if not self._is_young(promise)]:
            self.end(token)

    def _note_kept(self) -> None:
        if len(self._left) == len(self._open):
            self._all_kept.set()

    async def make_up(self, client: discord.Client, application_id: int, texts: Texts) -> None:
        """From now on tell everybody whose answer did not get through that it did not."""
        while await self._some_left.wait():
            self._some_left.clear()
            told = await asyncio.gather(
                *(self._tell(one, client, application_id, texts) for one in self._left),
                return_exceptions=True,
            )
            for failure in filter(None, told):
                log.error("cannot tell somebody that their answer broke off", exc_info=failure)
            if self._left:
                self._some_left.set()
            # Whoever was left just now may get the answer after all.
            await self._clock.sleep(PAUSE)

    async def _tell(self, token: str, client: discord.Client, application_id: int, texts: Texts) -> None:
        promise = self._open.get(token)
        if promise is None:
            return  # the answer has got through meanwhile
        webhook = discord.Webhook.partial(application_id, token, client=client)
        # Made like this it has everything else of the client.
        webhook.proxy, webhook.proxy_auth = client.http.proxy, client.http.proxy_auth
        try:
            if self._is_young(promise) and await _is_awaited(webhook):
                text = texts.of(promise.locale).format("answer-broken-off")
                await webhook.edit_message(ORIGINAL, content=text)
        except (OSError, aiohttp.ClientError, TimeoutError) as error:
            log.info("cannot yet tell somebody that their answer broke off: %r", error)
            return
        except discord.HTTPException as error:
            if is_for_now(error):
                log.info("cannot yet tell somebody that their answer broke off: %s", error)
                return
            log.info("can no longer tell somebody that their answer broke off: %s", error)
        self.end(token)

    def close(self) -> None:
        """Let go of the file; nothing is left of it where all promises have been kept."""
        if self._file is None:
            return
        os.close(self._file)
        self._file = None
        if not self._open:
            self._path.unlink(missing_ok=True)

    def _write(self, *words: str) -> None:
        """Add a line. It reaches the system at once, so that it outlives a killed process."""
        if self._file is None:
            return
        try:
            os.write(self._file, _line(*words).encode())
        except OSError as error:
            log.warning("cannot note open answers in %s: %s", self._path, in_words(error))

    def _begin_anew(self) -> None:
        """Let a file that has grown large name only those who still wait."""
        if self._file is None:
            return
        try:
            size = os.fstat(self._file).st_size
            if size <= self._most:
                return
            # Should what follows fail, it is tried again only when the file has grown once more.
            self._most = size + LARGEST
            if self._open:
                self._replace_file()
            else:
                os.truncate(self._file, 0)
            self._most = os.fstat(self._file).st_size + LARGEST
        except OSError as error:
            log.warning("cannot remove finished answers from %s: %s", self._path, in_words(error))

    def _replace_file(self) -> None:
        """Put a file with only what is open in the place of the present one; a kill leaves one of the two.

        Raises:
            OSError: the present one stays.
        """
        new = self._path.with_name(f"{self._path.name}-new")
        lines = "".join(_line(*_made(token, promise)) for token, promise in self._open.items())
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
        try:
            os.write(file, lines.encode())
            new.replace(self._path)
        except OSError:
            os.close(file)
            raise
        former, self._file = self._file, file
        if former is not None:
            os.close(former)

    def _read(self) -> dict[str, Promise]:
        found: dict[str, Promise] = {}
        try:
            lines = self._path.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return {}
        for line in lines:
            kind, _, rest = line.partition(" ")
            token, _, said = rest.partition(" ")
            if kind == MADE:
                moment, _, locale = said.partition(" ")
                with suppress(ValueError):  # the line was cut off
                    found[token] = Promise(datetime.fromisoformat(moment).astimezone(UTC), locale)
            elif kind == OVER:
                found.pop(token, None)
        return found

    def _is_young(self, promise: Promise) -> bool:
        return self._clock.now() - promise.made_at < LIFETIME


async def _is_awaited(webhook: discord.Webhook) -> bool:
    """Whether the person still reads that the bot is thinking, as far as that can be known."""
    try:
        return (await webhook.fetch_message(ORIGINAL)).flags.loading
    except discord.NotFound:
        return True


def _made(token: str, promise: Promise) -> tuple[str, ...]:
    """The words of a line that says that an answer was promised."""
    return MADE, token, promise.made_at.isoformat(), promise.locale


def _line(*words: str) -> str:
    return f"{' '.join(words)}\n"
