"""Cloudflare's quick tunnel to the board, opened by an installed ``cloudflared`` that the bot keeps running.

It needs no account and no public address. The tunnel gets a new address each time the program starts.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.settings import Listen
from bot.store import StoreError
from engine.errors import in_words

log = logging.getLogger(__name__)

PROGRAM = "cloudflared"

#: Seconds in which the program must print an address, before it is started again.
PATIENCE = 60.0

#: The first and the longest pause in seconds before the program is started again. Each pause is twice the one
#: before, because Cloudflare limits new tunnels; after a run of at least the longest, the first one applies.
FIRST_PAUSE = 5.0
LONGEST_PAUSE = 600.0

#: The address of a tunnel in the program's log, which may also name the one of Cloudflare's own service.
_ADDRESS = re.compile(r"https://(?!api\.)[a-z0-9-]+\.trycloudflare\.com\b")

#: What the program gets of the bot's environment, which holds the token.
_ENVIRONMENT = ("PATH", "HOME", "SSL_CERT_DIR", "SSL_CERT_FILE", "SYSTEMROOT")

#: The maximum length of a line of the program's log in a message.
_LONGEST_LINE = 300

Report = Callable[[str], Awaitable[None]]


class Tunnel:
    """Keeps the program running until closed; nothing ever waits for it.

    ``report`` is called with each new address, and with an empty one when it no longer leads to the board.
    """

    def __init__(self, listen: Listen, report: Report) -> None:
        self._listen = listen
        self._report = report
        #: Why there is no tunnel, once an attempt has failed.
        self.failure = ""
        self._running = asyncio.create_task(self._keep_running())

    async def close(self) -> None:
        """Stop the program, and report that its address has ended."""
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running
        with suppress(StoreError):
            await self._report("")

    async def _keep_running(self) -> None:
        loop, pause = asyncio.get_running_loop(), FIRST_PAUSE
        while True:
            begun = loop.time()
            try:
                reason = await self._run()
                await self._report("")
            except (OSError, StoreError, ValueError) as error:
                reason = in_words(error)
            if loop.time() - begun >= LONGEST_PAUSE:
                pause = FIRST_PAUSE
            self.failure = f"the board has no tunnel: {reason}"
            log.warning("%s; the next attempt is in %.0f seconds", self.failure, pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _run(self) -> str:
        """Run the program until it ends; return why it ended.

        Raises:
            OSError, ValueError: it cannot be started, or its log not be read.
        """
        path = shutil.which(PROGRAM)
        if path is None:
            return f"{PROGRAM} is not installed"
        process = await asyncio.create_subprocess_exec(
            *_dying_with_the_bot(),
            *(path, "tunnel", "--no-autoupdate", "--config", os.devnull, "--url", f"http://{self._listen}"),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=STDOUT,
            env={name: os.environ[name] for name in _ENVIRONMENT if name in os.environ},
            start_new_session=True,  # Ctrl+C is for the bot, which stops the program itself
        )
        try:
            return await self._follow(process)
        finally:
            # By force, because it would wait half a minute for open pages.
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _follow(self, process: Process) -> str:
        log_lines = process.stdout
        if log_lines is None:
            raise ValueError("the program has no output")
        last = ""
        try:
            async with asyncio.timeout(PATIENCE) as waiting:
                async for line in log_lines:
                    last = line.decode(errors="replace").strip() or last
                    found = _ADDRESS.search(last)
                    if found is not None and waiting.when() is not None:
                        waiting.reschedule(None)
                        self.failure = ""
                        log.info("the board can be reached at %s", found[0])
                        await self._report(found[0])
        except TimeoutError:
            return f"{PROGRAM} has printed no address in {PATIENCE:.0f} seconds"
        code = await process.wait()
        return f"{PROGRAM} has ended with exit code {code}: {last[:_LONGEST_LINE]!r}"


def _dying_with_the_bot() -> tuple[str, ...]:
    """The command before the program that ends it even if the bot is killed; empty if there is none here."""
    setpriv = shutil.which("setpriv")
    return () if setpriv is None else (setpriv, "--pdeathsig", "KILL")
