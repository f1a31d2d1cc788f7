"""A standby PostgreSQL server that takes over from the first: nothing that was stored is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from pydantic import SecretStr

from tests.bot.store.test_postgresql import make_moves
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server

#: Settings of a server with a standby. Each commit waits for the standby.
FOLLOWED = ("wal_level=replica", "max_wal_senders=4")

#: The number of moves, and the one during which the first server crashes.
MOVES = 8
CRASH = 3


@dataclass
class Pair:
    """A server and its standby."""

    first: Server
    second: Server

    @property
    def place(self) -> SecretStr:
        """The address of whichever server accepts writes."""
        hosts = f"{self.first.data},{self.second.data}"
        return SecretStr(f"postgresql://postgres@/games?host={hosts}&target_session_attrs=read-write")


@pytest.fixture
def pair() -> Iterator[Pair]:
    with GuardedFolder() as one, GuardedFolder() as other:
        servers = Pair(Server(one.path, FOLLOWED), Server(other.path, FOLLOWED))
        servers.first.make()
        servers.first.create("games")
        servers.second.make_standby_of(servers.first)
        yield servers


async def test_a_standby_takes_over_and_nothing_is_lost_or_duplicated(pair: Pair) -> None:
    async def fail_over(number: int) -> None:
        if number == CRASH:
            await asyncio.to_thread(pair.first.stop, "immediate")
            await asyncio.to_thread(pair.second.promote)

    await make_moves(pair.place, MOVES, fail_over)
    assert pair.second.ask("SELECT count(*) FROM entries", "games") == MOVES
