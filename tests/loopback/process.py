"""The bot as its own process: ``hokkaido run`` on the loopback Discord, and what it uses of the system."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.loopback.server import TOKEN, LoopbackDiscord

#: Seconds after which a process that does not start or end fails the test, even on a slow machine.
PATIENCE = 120.0

#: Python's arguments for the bot itself.
RUN: tuple[str, ...] = ("-m", "bot", "run")


#: The same for a bot that replaces its client after one second without a connection, and for which the pauses
#: of discord.py between attempts are as long as after a long outage.
RUN_IN_OUTAGE: tuple[str, ...] = (
    "-c",
    """
import sys

from discord.backoff import ExponentialBackoff

from bot.command_line import main, serving

serving.LONGEST_LOSS, serving.BEAT, serving.PAUSE = 1.0, 0.1, 0.5
ExponentialBackoff.delay = lambda self: 600.0

sys.exit(main(["run"]))
""",
)


class BotProcess:
    """One run of the bot."""

    def __init__(self, process: Process, discord: LoopbackDiscord, log: Path) -> None:
        self._process = process
        self._discord = discord
        self._log = log
        #: How often each shard had identified before this run.
        self._identities = discord.gateway.identities.copy()
        self.began_at = time.monotonic()
        #: Seconds from its start until it was ready; None until then.
        self.ready_after: float | None = None

    @property
    def id(self) -> int:
        """The process id."""
        return self._process.pid

    def log(self) -> str:
        """Everything that the bot has printed so far, in all its runs in this folder."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    async def ready(self, shard: int = 0) -> None:
        """Wait until this shard has connected.

        Raises:
            AssertionError: the process has ended instead, or it takes too long.
        """
        gateway = self._discord.gateway
        came = asyncio.create_task(gateway.has_identified(shard, self._identities[shard] + 1))
        ended = asyncio.create_task(self._process.wait())
        await asyncio.wait((came, ended), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        came.cancel()
        ended.cancel()
        assert gateway.identities[shard] > self._identities[shard], self.log()[-3000:]
        self.ready_after = time.monotonic() - self.began_at

    def kill(self) -> None:
        """Kill it without a warning."""
        self.send(signal.SIGKILL)

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, if it is still running."""
        if self._process.returncode is None:
            self._process.send_signal(number)

    async def ended(self, within: float = PATIENCE) -> int:
        """Wait until it has ended; returns its exit code."""
        return await asyncio.wait_for(self._process.wait(), within)

    def limit_files(self, size: int | None) -> None:
        """Limit the size of each of its files to this number of bytes, or no longer."""
        import resource  # not available on every system

        _, most = resource.prlimit(self.id, resource.RLIMIT_FSIZE)
        resource.prlimit(self.id, resource.RLIMIT_FSIZE, (most if size is None else size, most))

    def children(self) -> list[int]:
        """The ids of its child processes, which are its workers."""
        listed = Path(f"/proc/{self.id}/task").glob("*/children")
        return sorted(int(child) for one in listed for child in one.read_text().split())

    def processor_seconds(self) -> float:
        """Seconds of processor time that the main process has used."""
        fields = Path(f"/proc/{self.id}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> tuple[int, int]:
        """Bytes of memory that the main process uses, and the largest worker."""
        main, *others = (
            int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
            for process in (self.id, *self.children())
        )
        page = os.sysconf("SC_PAGE_SIZE")
        return main * page, max(others) * page


async def start_bot(
    folder: Path, discord: LoopbackDiscord, program: Sequence[str] = RUN, **settings: str
) -> BotProcess:
    """Start ``hokkaido run``, or another program, with these settings and none from the environment.

    Its database and its log are in the folder.
    """
    discord.gateway.left.clear()
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("DISCORD", "HOKKAIDO"))
    }
    environment |= {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_GATEWAY_URL": discord.gateway.url,
        "HOKKAIDO_DATABASE": str(folder / "hokkaido.sqlite3"),
        **settings,
    }
    log = folder / "log"
    with log.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *program, cwd=folder, env=environment, stdout=output, stderr=output
        )
    return BotProcess(process, discord, log)


@asynccontextmanager
async def running_bot(
    folder: Path, discord: LoopbackDiscord, program: Sequence[str] = RUN, **settings: str
) -> AsyncIterator[BotProcess]:
    """Run the bot for as long as the context lasts, ready from the start; then kill it."""
    process = await start_bot(folder, discord, program, **settings)
    try:
        await process.ready()
        yield process
    finally:
        process.kill()
        await process.ended()
