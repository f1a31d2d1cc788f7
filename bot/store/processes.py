"""Which processes there are on one PostgreSQL server, and that this one is among them.

Each says every few seconds that it is there. One that does not is taken for gone by the others, and stops
believing in itself a little earlier.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from psycopg import AsyncConnection

from bot.shards import Shards
from bot.store import lease_queries as sql

#: For how many seconds a process is taken to be there after it has said so.
LIFE = 15.0

#: How many seconds before that it stops believing so itself.
MARGIN = 2.0

#: Where all processes are told that one has left, and how the names of the places for one alone begin.
EVERYBODY = "hokkaido"
ONE = "hokkaido_"


class Processes:
    """This process among the others, as far as they have told of themselves."""

    def __init__(self, shards: Shards | None) -> None:
        """``shards`` are this process's, None for all."""
        self.id = ""
        self._shards = shards
        self._place = f"{here()} {os.getpid()}"
        self._believed_until = 0.0
        #: Whether this process had stopped believing that it is there, when it last said so.
        self.was_doubted = False
        self._others: dict[str, Shards | None] = {}

    @property
    def is_alone(self) -> bool:
        """Whether no other process is there, as far as is known."""
        return not self._others

    @property
    def is_believed(self) -> bool:
        """Whether the others surely do not take this process for gone."""
        return time.monotonic() < self._believed_until

    @property
    def share_shards(self) -> bool:
        """Whether another process serves a shard that this one serves, too."""
        others = self._others.values()
        return any(self._shards is None or self._shards.meets(theirs) for theirs in others)

    @property
    def home(self) -> tuple[int, int, int]:
        """How many shards there are, and the first and the last of this process."""
        shards = self._shards or Shards(0, 0, 1)
        return shards.count, shards.first, shards.last

    def home_of(self, guild_id: int) -> str:
        """The process to whose shards a server belongs."""
        if guild_id == 0 or self._shards is None or self._shards.has(guild_id):
            return self.id
        found = (id_ for id_, shards in self._others.items() if shards is not None and shards.has(guild_id))
        return next(found, self.id)

    async def come(self, connection: AsyncConnection[Any]) -> None:
        """Come in under a new name, and hear on this connection what is called to it.

        Raises:
            psycopg.Error: the server does not let it.
        """
        self.id = secrets.token_hex(8)
        await self._listen(connection)  # from now on, so that no call gets lost
        shards = "" if self._shards is None else str(self._shards)
        began = time.monotonic()
        async with connection.transaction():
            await connection.execute(sql.COME_ALONE)
            await connection.execute(sql.COME, (self.id, shards, self._place, LIFE))
            found = await (await connection.execute(sql.PROCESSES)).fetchall()
            ended = [id_ for id_, _, place, _ in found if id_ != self.id and has_ended(place)]
            await connection.execute(sql.GONE, (ended,))
        self._note(found, ended)
        self._believed_until = began + LIFE - MARGIN

    async def come_back(self, connection: AsyncConnection[Any]) -> bool:
        """Go on under the same name on a new connection; False if this process is taken for gone.

        Raises:
            psycopg.Error: the server does not answer.
        """
        if not await self.stay(connection):
            return False
        await self._listen(connection)
        return True

    async def stay(self, connection: AsyncConnection[Any]) -> bool:
        """Say that this process is there; False if it is taken for gone.

        Raises:
            psycopg.Error: the server does not answer.
        """
        began = time.monotonic()
        if not await (await connection.execute(sql.STAY, (self.id, LIFE))).fetchall():
            return False
        self.was_doubted = not self.is_believed  # by now: it may have lapsed while the server was slow
        self._believed_until = began + LIFE - MARGIN
        return True

    async def look_around(self, connection: AsyncConnection[Any]) -> bool:
        """Find out which others are there; whether one is gone whose leases may be left.

        Raises:
            psycopg.Error: the server does not answer.
        """
        found = await (await connection.execute(sql.PROCESSES)).fetchall()
        self._note(found)
        return not all(is_there for *_, is_there in found)

    async def leave(self, connection: AsyncConnection[Any]) -> None:
        """Tell the others that this process is no longer there.

        Raises:
            psycopg.Error: the server does not answer.
        """
        await connection.execute(sql.GONE, ([self.id],))
        await connection.execute(sql.FORGET_GONE)
        await connection.execute("SELECT pg_notify($1, '')", (EVERYBODY,))

    def doubt(self) -> None:
        """From now on this process does not believe that it is there."""
        self._believed_until = 0.0

    async def _listen(self, connection: AsyncConnection[Any]) -> None:
        await connection.execute(f"LISTEN {ONE}{self.id}".encode())
        await connection.execute(f"LISTEN {EVERYBODY}".encode())

    def _note(self, found: Sequence[tuple[str, str, str, bool]], ended: Sequence[str] = ()) -> None:
        self._others = {
            id_: Shards.parse(shards) if shards else None
            for id_, shards, _, is_there in found
            if is_there and id_ != self.id and id_ not in ended
        }


def here() -> str:
    """The running system, and the container in it, within which a process's number is that of no other.

    The names of machines and of containers may be alike. Nothing where the system is not Linux.
    """
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot}/{Path('/proc/self/ns/pid').readlink()}"
    except OSError:
        return ""


def has_ended(place: str) -> bool:
    """Whether the process at this place has surely ended: it was here and is there no more."""
    where, _, number = place.rpartition(" ")
    if not where or where != here():
        return False
    if int(number) == os.getpid():
        return True  # nobody else has this number
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
