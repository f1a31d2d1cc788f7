"""What the store keeps of people, in SQLite: settings, results, how a person is exported and forgotten."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from bot.store.connection import Connection, write, write_many
from bot.store.records import Owner, PersonData
from bot.tables.computer_seats import USUAL_COMPUTER
from bot.tables.results import GameResult, SeatResult

log = logging.getLogger(__name__)

_PREFERENCES = "SELECT body FROM preferences WHERE kind = ? AND owner_id = ?"
# CROSS JOIN makes SQLite look each owner up instead of reading everybody's settings.
_PREFERENCES_OF_ALL = """
SELECT kind, owner_id, body FROM json_each(?) AS wanted CROSS JOIN preferences
ON kind = json_extract(wanted.value, '$[0]') AND owner_id = json_extract(wanted.value, '$[1]')
"""
_SAVE_PREFERENCES = """
INSERT INTO preferences (kind, owner_id, body) VALUES (?, ?, ?)
ON CONFLICT DO UPDATE SET body = excluded.body
"""
_RESULTS = """
SELECT table_id, guild_id, rules, finished_at, user_id, name, computer, total, rank
FROM results JOIN result_seats USING (table_id) WHERE guild_id = ?
ORDER BY finished_at, results.rowid, seat
"""

#: Everything that names a person, for the export.
_EXPORTED = {
    "preferences": "SELECT body FROM preferences WHERE kind = 'player' AND owner_id = ?1",
    "seats": """
        SELECT table_id, guild_id, channel_id, seat, name, away, missed, stage, opened_at, closed_at,
            host_id = ?1 AS host
        FROM seats JOIN tables ON id = table_id WHERE user_id = ?1 ORDER BY opened_at
    """,
    "decks": """
        SELECT id AS table_id, json_extract(options, '$.own_deck') AS deck
        FROM tables WHERE host_id = ?1 AND json_extract(options, '$.own_deck') IS NOT NULL
    """,
    "moves": """
        SELECT table_id, number, kind, seat, body, undoes, accepted_at FROM entries WHERE user_id = ?1
        ORDER BY accepted_at, number
    """,
    "words": """
        SELECT table_id, json_extract(value, '$.text') AS word
        FROM shuffles, json_each(words) WHERE json_extract(value, '$.user_id') = ?1
    """,
    "results": """
        SELECT table_id, guild_id, rules, finished_at, seat, name, total, rank
        FROM result_seats JOIN results USING (table_id) WHERE user_id = ?1 ORDER BY finished_at
    """,
    "guests": """
        SELECT tables.id AS table_id, 'invited' AS as_a, json_extract(value, '$.name') AS name
        FROM tables, json_each(affairs, '$.invited') WHERE json_extract(value, '$.id') = ?1
        UNION ALL
        SELECT tables.id, 'spectator', json_extract(value, '$.name')
        FROM tables, json_each(affairs, '$.spectators') WHERE json_extract(value, '$.id') = ?1
    """,
    "replaced": """
        SELECT table_id, json_extract(body, '$.former.name') AS name, noted_at
        FROM notices WHERE event = 'SeatReplaced' AND json_extract(body, '$.former.id') = ?1
    """,
    "private_messages": """
        SELECT table_id, role, messages.channel_id, message_id, created_at
        FROM messages JOIN seats USING (table_id, seat) WHERE user_id = ?1
    """,
    "notes": """
        SELECT key, value FROM notes
        WHERE key IN ('direct-messages.' || ?1, 'locale.' || ?1, 'welcomed.' || ?1)
    """,
}

#: What forgetting does, in this order; ?1 is the person.
_FORGET = (
    "DELETE FROM messages WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id = ?1)",
    # A process that has such a table in memory reads it again.
    """
    UPDATE tables SET revision = revision + 1
    WHERE host_id = ?1 OR id IN (SELECT table_id FROM seats WHERE user_id = ?1)
    """,
    # Only at a table that cannot be read may the person sit still: the rules have let them leave all others.
    # Another version may read it, and then the game goes on.
    f"""
    UPDATE seats SET user_id = NULL, name = '', computer = '{USUAL_COMPUTER}', away = 0, missed = 0
    WHERE user_id = ?1 AND table_id IN (SELECT id FROM tables WHERE closed_at IS NULL)
    """,  # noqa: S608 - the name of a computer player
    "UPDATE seats SET user_id = NULL, name = '' WHERE user_id = ?1",
    "UPDATE tables SET host_id = 0 WHERE host_id = ?1 AND closed_at IS NOT NULL",
    """
    UPDATE tables SET host_id = coalesce(
        (SELECT user_id FROM seats WHERE table_id = id AND user_id IS NOT NULL ORDER BY away, seat LIMIT 1), 0
    )
    WHERE host_id = ?1
    """,
    *(
        f"""
        UPDATE tables SET revision = revision + 1, affairs = json_set(affairs, '$.{guests}', (
            SELECT json_group_array(json(value)) FROM json_each(affairs, '$.{guests}')
            WHERE json_extract(value, '$.id') <> ?1
        ))
        WHERE json_valid(affairs)
            AND ?1 IN (SELECT json_extract(value, '$.id') FROM json_each(affairs, '$.{guests}'))
        """  # noqa: S608 - one of these two words
        for guests in ("invited", "spectators")
    ),
    "UPDATE entries SET user_id = NULL WHERE user_id = ?1",
    "UPDATE result_seats SET user_id = NULL, name = '' WHERE user_id = ?1",
    """
    UPDATE shuffles SET words = (
        SELECT json_group_array(
            CASE json_extract(value, '$.user_id')
                WHEN ?1 THEN json_set(value, '$.user_id', NULL, '$.text', NULL) ELSE json(value)
            END
        )
        FROM json_each(words)
    )
    WHERE EXISTS (SELECT 1 FROM json_each(words) WHERE json_extract(value, '$.user_id') = ?1)
    """,
    """
    UPDATE notices SET body = json_set(body, '$.former', NULL)
    WHERE event = 'SeatReplaced' AND json_extract(body, '$.former.id') = ?1
    """,
    "DELETE FROM preferences WHERE kind = 'player' AND owner_id = ?1",
    "DELETE FROM notes WHERE key IN ('direct-messages.' || ?1, 'locale.' || ?1, 'welcomed.' || ?1)",
)


class SqlitePeople:
    """``PeopleStore`` over SQLite; every method that writes is one transaction."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader

    async def preferences(self, owner: Owner, owner_id: int) -> str | None:
        """The settings of a server or of a player, as JSON; None where there are none."""
        found = await self._reader.read(_PREFERENCES, owner, owner_id)
        return str(found[0][0]) if found else None

    async def preferences_of_all(
        self, owners: Collection[tuple[Owner, int]]
    ) -> Mapping[tuple[Owner, int], str]:
        """The settings of several servers and players."""
        found = await self._reader.read(_PREFERENCES_OF_ALL, json.dumps(list(owners)))
        return {(Owner(kind), owner_id): str(body) for kind, owner_id, body in found}

    async def save_preferences(self, owner: Owner, owner_id: int, body: str) -> None:
        """Keep these settings in place of those before."""
        async with self._writer.transaction() as connection:
            await write(connection, _SAVE_PREFERENCES, (owner, owner_id, body))

    async def results_of(self, guild_id: int) -> tuple[GameResult, ...]:
        """The results of all games that were finished in a server, the oldest first."""
        found: dict[str, GameResult] = {}
        for table_id, guild, rules, finished_at, *seat in await self._reader.read(_RESULTS, guild_id):
            before = found[table_id].seats if table_id in found else ()
            seats = (*before, SeatResult(*seat))
            found[table_id] = GameResult(table_id, guild, rules, datetime.fromisoformat(finished_at), seats)
        return tuple(found.values())

    async def data_of(self, user_id: int) -> PersonData:
        """Everything that names this person."""
        found: dict[str, list[dict[str, object]]] = {}
        async with self._reader.transaction() as connection:
            for name, sql in _EXPORTED.items():
                async with connection.execute(sql, (user_id,)) as cursor:
                    columns = [column[0] for column in cursor.description]
                    found[name] = [dict(zip(columns, row, strict=True)) for row in await cursor.fetchall()]
        return found

    async def forget(self, user_id: int, places: Sequence[tuple[str, int]]) -> None:
        """Delete what is kept of a person; games stay, with the seats anonymous.

        ``places`` are seats that the person has just left: their private messages are forgotten too.
        """
        async with self._writer.transaction() as connection:
            await write_many(connection, "DELETE FROM messages WHERE table_id = ? AND seat = ?", places)
            for sql in _FORGET:
                await write(connection, sql, (user_id,))
        if not await self._writer.empty_log():
            log.warning(
                "somebody is reading the database: its log keeps what was deleted until it is emptied"
            )
