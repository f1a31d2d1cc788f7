"""A second PostgreSQL server that follows the first and takes over: nothing that was stored is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from pydantic import SecretStr

from tests.bot.store.test_postgresql import make_moves
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server

#: What a server needs that another follows; it waits for the copy at every commit.
FOLLOWED = ("wal_level=replica", "max_wal_senders=4")

#: How many moves are made, and before which of them the first server crashes.
MOVES = 8
CRASH = 3


@dataclass
class Pair:
    """A server and the one that follows it."""

    first: Server
    second: Server

    @property
    def place(self) -> SecretStr:
        """The way to whichever of them takes writes."""
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


async def test_a_second_server_takes_over_and_nothing_is_lost_or_doubled(pair: Pair) -> None:
    async def fail_over(number: int) -> None:
        if number == CRASH:
            await asyncio.to_thread(pair.first.stop, "immediate")
            await asyncio.to_thread(pair.second.promote)

    await make_moves(pair.place, MOVES, fail_over)
    assert pair.second.ask("SELECT count(*) FROM entries", "games") == MOVES
