"""The checks that need no network."""

from __future__ import annotations

import getpass
import math
import os
import shutil
import time
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryFile

from bot.command_line.checks.finding import Finding, Installation, hokkaido
from bot.monitoring.health import NOT_RUNNING, health, is_failure
from bot.settings import Settings, unknown_setting_messages
from bot.store.database import StoreError, UnusableError
from bot.store.moving import BACKED_UP, is_new, open_tables_by_stage
from bot.store.sqlite_database import LOGS, beside
from engine.errors import in_words

MB = 10**6

#: The memory in MB of the main process and of each worker (.env.example), and what others need.
MAIN_PROCESS, WORKER, RESERVE = 125, 140, 50

#: The free space in MB below which a disk is nearly full.
LEAST_SPACE = 200

#: Days after which a backup is old.
OLDEST_BACKUP = 7

#: Where Linux shows the machine's memory in kB, and a container's in bytes.
MEMORY = Path("/proc/meminfo")
CONTAINER = Path("/sys/fs/cgroup")


async def settings(_: Installation) -> AsyncIterator[Finding]:
    """Find settings with unknown names."""
    for message in unknown_setting_messages(Settings.unknown()):
        yield Finding(f"There is an {message}.")


async def bot(installation: Installation) -> AsyncIterator[Finding]:
    """Find what is wrong with the running bot, by its own report."""
    found = health(installation.settings.health_file)
    if found != NOT_RUNNING and is_failure(found):
        yield Finding(f"The running bot reports: {found}.", hokkaido("status"), stops_play=True)


async def database(installation: Installation) -> AsyncIterator[Finding]:
    """Find a database that cannot be used; one that does not exist yet is made at the start."""
    location = installation.settings.database
    try:
        if isinstance(location, Path):
            if is_new(location):
                return
            for file in (location, *(beside(location, part) for part in LOGS)):
                if file.is_file():
                    file.open("r+b").close()
        await open_tables_by_stage(location)
    except StoreError as error:
        is_lost = isinstance(error, UnusableError) and isinstance(location, Path)
        restore = hokkaido("restore BACKUP") if is_lost else ""
        yield Finding(f"{error}.", restore, stops_play=True)
    except OSError as error:
        sentence = f"The database {location} cannot be written: {in_words(error)}."
        yield Finding(sentence, _to_own(installation), stops_play=True)


async def disk(installation: Installation) -> AsyncIterator[Finding]:
    """Find a folder that takes no more files, by writing one, and a disk that is nearly full."""
    folder, location = installation.settings.health_file.parent, installation.settings.database
    try:
        folder = next(parent for parent in (folder, *folder.parents) if parent.exists())
        with TemporaryFile(dir=folder) as written:
            written.write(bytes(MB))
            written.flush()
            os.fsync(written.fileno())
    except OSError as error:
        to_paste = _to_own(installation) if isinstance(error, PermissionError) else f"df -h {folder}"
        sentence = f"Nothing can be written to the folder {folder}: {in_words(error)}."
        yield Finding(sentence, to_paste, stops_play=True)
        return
    free = shutil.disk_usage(folder).free / MB
    size = location.stat().st_size / MB if isinstance(location, Path) and not is_new(location) else 0
    if free < LEAST_SPACE + size:
        yield Finding(f"The disk with the folder {folder} has only {free:.0f} MB left.", f"df -h {folder}")


async def backup(installation: Installation) -> AsyncIterator[Finding]:
    """Find a database file whose last backup is old. Servers are backed up in other ways, too."""
    location = installation.settings.database
    if not isinstance(location, Path) or is_new(location):
        return
    noted = beside(location, BACKED_UP)
    days = (time.time() - noted.stat().st_mtime) / 86400 if noted.exists() else math.inf
    if days > OLDEST_BACKUP:
        known = f"The last backup of the database is {days:.0f} days old."
        sentence = known if noted.exists() else "No backup of the database is known."
        yield Finding(sentence, hokkaido("backup backup.sqlite3"))


async def memory(installation: Installation) -> AsyncIterator[Finding]:
    """Find too little memory for what the bot will start; a running bot has its memory already."""
    workers = installation.settings.workers
    needed = RESERVE if installation.is_running else RESERVE + MAIN_PROCESS + WORKER * workers
    free = _free_memory()
    if free < needed:
        sentence = f"Only {free:.0f} MB of memory are free"
        if not installation.is_running:
            sentence += f", but the bot needs {needed} MB with HOKKAIDO_WORKERS={workers}"
        fewer = "echo HOKKAIDO_WORKERS=1 >> .env" if workers > 1 else "ps -eo rss,args --sort=-rss | head"
        yield Finding(f"{sentence}.", fewer)


def _free_memory() -> float:
    """The available memory in MB, or infinity if the system does not show it."""
    free = math.inf
    if MEMORY.exists():
        lines = dict(line.split(":") for line in MEMORY.read_text(encoding="ascii").splitlines())
        free = int(lines["MemAvailable"].split()[0]) * 1024 / MB
    limit = CONTAINER / "memory.max"
    if limit.exists() and (most := limit.read_text(encoding="ascii").strip()) != "max":
        used = int((CONTAINER / "memory.current").read_text(encoding="ascii"))
        kinds = dict(line.split() for line in (CONTAINER / "memory.stat").read_text("ascii").splitlines())
        free = min(free, (int(most) - used + int(kinds["inactive_file"])) / MB)  # cached files can go
    return free


def _to_own(installation: Installation) -> str:
    """The line that gives the user who runs this the bot's files."""
    return f"sudo chown --recursive {getpass.getuser()} {installation.settings.health_file.parent}"
