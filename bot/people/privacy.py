"""What is kept of a person: handed out on request, and deleted on request.

The bot keeps a person's settings, seats and names at tables (also of seats that somebody else has by now),
decks of their own, moves, results, invitations, tables they watch, where their
private messages are and the channel of those, that it is closed, which messages invited them, whether they
were let into a thread, the language of their Discord, and that they were welcomed. Finished games and their
decks stay when a person is forgotten, for they belong to the others too, but the seat is nobody's then. What
was sent to Discord stays there.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass

from bot.store import Store
from bot.table_service import TableService
from bot.tables import Person, TableError
from bot.tables.alone import places_of
from bot.tables.guests import remove_guest
from bot.tables.seats import remove_person


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What forgetting a person meant for open tables: how many they left, and how many closed."""

    left: int
    closed: int


class Privacy:
    """Export and deletion of a person's data."""

    def __init__(self, store: Store, tables: TableService) -> None:
        self._data = store.personal_data
        self._tables = tables

    async def export(self, user_id: int) -> bytes:
        """Everything that is kept of a person, as JSON in UTF-8."""
        found = await self._data.export(user_id)
        document = {"format": "hokkaido-personal-data/1", "user": str(user_id), **found}
        # The moves of a thousand games take half a second to write.
        text = await asyncio.to_thread(json.dumps, document, ensure_ascii=False, indent=1)
        return f"{text}\n".encode()

    async def forget(self, user_id: int) -> Forgotten:
        """Delete what is kept of a person.

        They leave every table: in the lobby their seat is free, in a running game it is a computer
        player's, and where nobody else plays the table closes. Doing it again does no harm.

        Raises:
            TableError: ``table-busy``; nothing but seats may have been given away yet.
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
                    raise  # nothing is deleted of who still sits somewhere
                # It has closed in this moment: then it is among the closed ones.
                continue
            places.append((table.id, game.seat))
            left += 1
            closed += not table.stage.is_open
        for guest_of in await self._tables.guest_games_of(user_id):
            await self._tables.do_unasked(guest_of.table.id, remove_guest, user_id)
        self._tables.drop(await self._data.forget(user_id, places))
        return Forgotten(left, closed)
