"""What may go wrong with the database: each scenario goes wrong while people play, and then it is over."""

from __future__ import annotations

import asyncio
import errno
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.loopback.match import ENGLISH
from tests.loopback.world import Interaction
from tests.programs.trust.scenario import Scenario, begin, declared_in, go_on, nothing_stored, people_playing
from tests.programs.trust.scene import Scene

#: A disk of at most so many bytes was made to be filled.
SMALL_DISK = 2**30

SCENARIOS: dict[str, Scenario] = {}
scenario = declared_in(SCENARIOS)


@scenario("database locked by another for 4 s")
async def locked_shortly(scene: Scene) -> None:
    await while_locked(scene, 4)


@scenario("database locked by another for 20 s")
async def locked(scene: Scene) -> None:
    await while_locked(scene, 20)


async def while_locked(scene: Scene, seconds: float) -> None:
    """People play while another program holds the database."""
    await begin(scene)
    other = sqlite3.connect(scene.database, isolation_level=None, timeout=60, check_same_thread=False)
    try:
        async with people_playing(scene):
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            async with nothing_stored(scene):
                await asyncio.sleep(seconds)
            other.execute("ROLLBACK")
    finally:
        other.close()
    await go_on(scene)


@scenario("disk full")
async def disk_full(scene: Scene) -> None:
    """Where the bot has a small disk of its own (``--disk``) that is full; else its files cannot grow."""
    if shutil.disk_usage(scene.folder).total <= SMALL_DISK:
        await while_disk_is_full(scene)
        return
    log = scene.database.with_name(scene.database.name + "-wal")
    await while_files_stay_small(scene, log.stat().st_size if log.exists() else 0)


async def while_disk_is_full(scene: Scene) -> None:
    """People play while no byte is free on the disk of the bot."""
    await begin(scene)
    filling = scene.folder / "filling"
    before = len(scene.bot.log())
    async with people_playing(scene):
        async with database_failing(scene):
            await asyncio.to_thread(fill_disk, filling)
            await asyncio.sleep(scene.lasts)
        filling.unlink()
    assert "database or disk is full" in scene.bot.log()[before:]
    await go_on(scene)


def fill_disk(filling: Path) -> None:
    """Write a file until nothing more fits on its disk."""
    with filling.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise


@scenario("no write succeeds")
async def no_writes(scene: Scene) -> None:
    await while_files_stay_small(scene, 0)


async def while_files_stay_small(scene: Scene, most: int) -> None:
    """People play while no file of the bot may become larger than so many bytes."""
    import resource  # not on every system

    await begin(scene)
    _, hard = resource.prlimit(scene.bot.id, resource.RLIMIT_FSIZE)
    async with people_playing(scene):
        async with database_failing(scene):
            resource.prlimit(scene.bot.id, resource.RLIMIT_FSIZE, (most, hard))
            await asyncio.sleep(scene.lasts)
        resource.prlimit(scene.bot.id, resource.RLIMIT_FSIZE, (hard, hard))
    await go_on(scene)


@scenario("database file read-only")
async def read_only(scene: Scene) -> None:
    """SQLite says so of every write, as where the file may no longer be written."""
    await scene.bend()
    await begin(scene)
    before = len(scene.bot.log())
    async with people_playing(scene):
        async with database_failing(scene):
            scene.let_write(False)
            await asyncio.sleep(scene.lasts)
        scene.let_write(True)
    assert "attempt to write a readonly database" in scene.bot.log()[before:]
    await go_on(scene)


@asynccontextmanager
async def database_failing(scene: Scene) -> AsyncIterator[None]:
    """It ends when somebody has been told that the database fails.

    Raises:
        AssertionError: nobody is.
    """
    before = frozenset(scene.discord.world.interactions)
    yield
    told = ENGLISH.format("database-fails", reference="").partition(".")[0]

    def has_befallen() -> bool:
        interactions = scene.discord.world.interactions.items()
        since = [one for number, one in interactions if number not in before]
        return any(told in text for one in since for text in _words(one))

    await scene.comes_about(has_befallen, f"somebody reads {told!r}")


def _words(interaction: Interaction) -> tuple[str, ...]:
    """What somebody has read as an answer."""
    return (interaction.content, *(message.content for message in interaction.follow_ups))
