"""Exports and deletes a person's data on request; PRIVACY.md lists what the bot stores.

Finished games and their decks are kept after a deletion, because they belong to the other players too, but
the seat becomes anonymous. Messages that were sent to Discord stay there.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass

from bot.people.links import Links
from bot.store import Store
from bot.table_service import TableService
from bot.tables import Person, TableError
from bot.tables.alone import places_of
from bot.tables.lobby import remove_guest
from bot.tables.seats import remove_person


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The number of open tables that a deletion made a person leave, and how many of those closed."""

    left: int
    closed: int


class Privacy:
    """Exports and deletes a person's data."""

    def __init__(self, store: Store, tables: TableService) -> None:
        self._data = store.personal_data
        self._tables = tables

    async def export(self, user_id: int, links: Links | None = None) -> bytes:
        """Return all data about a person as JSON in UTF-8, with what is noted of their ``links``."""
        found = await self._data.export(user_id, [] if links is None else [links.note_of(user_id)])
        document = {"format": "hokkaido-personal-data/1", "user": str(user_id), **found}
        # The moves of a thousand games take half a second to serialise.
        text = await asyncio.to_thread(json.dumps, document, ensure_ascii=False, indent=1)
        return f"{text}\n".encode()

    async def forget(self, user_id: int) -> Forgotten:
        """Delete a person's data.

        They leave every table. In the lobby their seat becomes free; in a running game a computer player
        takes it. A table with no one else closes. Repeating the deletion is harmless. If they have played
        today's map, a digest is kept until the day is over.

        Raises:
            TableError: ``table-busy``; the person may have lost seats, but no data was deleted.
        """
        left = closed = 0
        places = []
        for place in places_of(user_id):
            await self._tables.set_aside_alone(place)
        for game in await self._tables.games_of(user_id):
            try:
                table = (await self._tables.do(game.table.id, remove_person, Person(user_id, ""))).table
            except TableError as error:
                if error.key == "table-busy":
                    raise  # a person who still has a seat is not deleted
                # The table has just closed, and closed tables are handled below.
                continue
            places.append((table.id, game.seat))
            left += 1
            closed += not table.stage.is_open
        for guest_of in await self._tables.guest_games_of(user_id):
            await self._tables.do_unasked(guest_of.table.id, remove_guest, user_id)
        await self._tables.keep_try_of_day(user_id)
        self._tables.drop(await self._data.forget(user_id, places))
        return Forgotten(left, closed)
