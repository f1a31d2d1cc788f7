"""Tables at which everyone has the board open and moves there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from aiohttp import ClientSession, TCPConnector

from bot.people.links import NOTE_OF_KEY, Links
from bot.store import open_store
from engine.actions import Action
from tests.bot.board.choosing import choice_for
from tests.programs.load.tables import LoadedTable, Times


class TableOfPages(LoadedTable):
    """A table whose players have their pages open; the pages load each view that they are told of."""

    def __init__(self, table: LoadedTable, http: ClientSession, links: Links) -> None:
        super().__init__(table.clients, table.channel, table.table)
        self._http = http
        self._address = links.address
        ids = [client.person.id for client in table.clients]
        tokens = [links.of(table.table, user_id, "en").partition("#")[2] for user_id in ids]
        self._headers = [{"Authorization": f"Bearer {token}"} for token in tokens]

    async def follow(self, seat: int) -> None:
        """Keep a player's page open, and load every new view."""
        url, headers = f"{self._address}/api/changes", self._headers[seat]
        async with self._http.post(url, headers=headers) as stream:
            async for line in stream.content:
                if line.startswith(b"data: "):
                    async with self._http.get(f"{self._address}/api/view", headers=headers) as view:
                        await view.read()

    async def _decide(self, action: Action, number: int, times: Times) -> bool:
        game, sent_at = self.table.game, time.monotonic()
        assert game is not None
        moment = [game.round, game.phase, self.table.step_of(action.seat)]
        move, headers = {"moment": moment, **choice_for(action)}, self._headers[action.seat]
        async with self._http.post(f"{self._address}/api/act", json=move, headers=headers) as answer:
            await answer.read()
        times.first_responses.append(time.monotonic() - sent_at)
        return answer.status == 200


@asynccontextmanager
async def open_pages(
    database: Path, address: str, tables: Iterable[LoadedTable]
) -> AsyncIterator[list[TableOfPages]]:
    """Open the page of each player at these tables."""
    store = await open_store(database)
    links = Links(address, await store.remember_first(NOTE_OF_KEY, ""))
    await store.close()
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(ClientSession(connector=TCPConnector(limit=0)))
        found = [TableOfPages(table, http, links) for table in tables]
        for table in found:
            for seat in range(len(table.clients)):
                following = asyncio.create_task(table.follow(seat))
                stack.callback(following.cancel)
        yield found
