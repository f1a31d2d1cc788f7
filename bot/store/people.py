"""Stores players' and servers' settings and who is not listed, and reads results."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from functools import cache, partial

from bot.store.database import Database, Row, Transaction
from bot.store.records import Owner
from bot.tables.game_history import GameResult, ScoreOfDay, SeatResult

ADD_PREFERENCES = """
INSERT INTO preferences (kind, owner_id, body) VALUES (?1, ?2, ?3) ON CONFLICT (kind, owner_id) DO NOTHING
RETURNING owner_id
"""
CHANGE_PREFERENCES = """
UPDATE preferences SET body = ?4 WHERE kind = ?1 AND owner_id = ?2 AND body = ?3
RETURNING owner_id
"""

PREFERENCES = "SELECT body FROM preferences WHERE kind = ?1 AND owner_id = ?2"

#: ``?1`` is the server's id.
RESULTS = """
SELECT table_id, results.guild_id, channel_id, rules, finished_at, user_id, name, computer, total, rank
FROM results JOIN result_seats USING (table_id) JOIN tables ON id = table_id
WHERE results.guild_id = ?1 AND alone IS NULL
ORDER BY finished_at, results.rowid, seat
"""

#: ``?1`` is the server's id, ``?2`` the maximum number of games.
LATEST_RESULTS = """
SELECT table_id, latest.guild_id, channel_id, rules, finished_at, user_id, name, computer, total, rank
FROM (
    SELECT table_id, guild_id, rules, finished_at, results.rowid AS place FROM results
    WHERE guild_id = ?1 AND alone IS NULL ORDER BY finished_at DESC, results.rowid DESC LIMIT ?2
) AS latest JOIN result_seats USING (table_id) JOIN tables ON id = table_id
ORDER BY finished_at, place, seat
"""

#: ``?1`` is the server's id, ``?2`` the date of a map of the day. Highest score first, then earliest. People
#: who are not listed, and those whose data was deleted, are left out.
SCORES_OF_DAY = """
SELECT user_id, name, total, table_id
FROM results JOIN result_seats USING (table_id)
WHERE guild_id = ?1 AND alone = ?2 AND user_id IS NOT NULL
    AND user_id NOT IN (SELECT user_id FROM unlisted WHERE guild_id = ?1)
ORDER BY total DESC, finished_at, results.rowid
"""

#: The days whose maps the person ``?1`` has played in time.
DAYS_OF = """
SELECT alone FROM result_seats JOIN results USING (table_id) WHERE user_id = ?1 AND alone <> 'alone'
"""

UNLISTED = "SELECT user_id FROM unlisted WHERE guild_id = ?1"
UNLIST = "INSERT INTO unlisted (guild_id, user_id) VALUES (?1, ?2)"
LIST_AGAIN = "DELETE FROM unlisted WHERE guild_id = ?1 AND user_id = ?2 RETURNING user_id"

KEEP_TRY = "INSERT INTO forgotten_tries (day, digest) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
HAS_TRIED = "SELECT 1 FROM forgotten_tries WHERE day = ?1 AND digest = ?2"
#: Deletes those of days before ``?1``.
DELETE_TRIES = "DELETE FROM forgotten_tries WHERE day < ?1"

#: Marks notes among the rows of settings.
NOTE = "note"


class People:
    """Reads and writes settings and who is not listed, and reads results.

    All methods may raise ``StoreError``.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def preferences(self, owner: Owner, owner_id: int) -> str | None:
        """Return a server's or a player's settings as JSON, or None."""
        found = await self._database.read(PREFERENCES, owner.value, owner_id)
        return str(found[0][0]) if found else None

    async def preferences_and_notes(
        self, owners: Collection[tuple[Owner, int]], keys: Collection[str]
    ) -> tuple[Mapping[tuple[Owner, int], str], Mapping[str, str]]:
        """Read several owners' settings and several notes in one query.

        Neither argument may be empty. Owners and keys without a stored value are left out.
        """
        values = [value for owner, owner_id in owners for value in (owner.value, owner_id)]
        query = _preferences_and_notes(len(owners), len(keys))
        settings, notes = {}, {}
        for kind, of, text in await self._database.read(query, *values, *keys):
            if kind == NOTE:
                notes[of] = text
            else:
                settings[Owner(kind), int(of)] = text
        return settings, notes

    async def save_preferences(self, owner: Owner, owner_id: int, body: str, before: str | None) -> bool:
        """Replace the settings ``before``, where None means none.

        Returns False and writes nothing if they have changed in the meantime.
        """
        return await self._database.change(partial(_save_preferences, owner, owner_id, body, before))

    async def results_of(self, guild_id: int) -> tuple[GameResult, ...]:
        """Return the results of all games finished on a server, oldest first."""
        # In a thread, because thousands of games take a while.
        return await asyncio.to_thread(_results_in, await self._database.read(RESULTS, guild_id))

    async def latest_results_of(self, guild_id: int, most: int) -> tuple[GameResult, ...]:
        """Return the results of a server's latest games, at most ``most``, oldest first. Always fast."""
        return _results_in(await self._database.read(LATEST_RESULTS, guild_id, most))

    async def scores_of_day(self, guild_id: int, day: date) -> tuple[ScoreOfDay, ...]:
        """Return a server's scores on a map of the day, best first."""
        found = await self._database.read(SCORES_OF_DAY, guild_id, day.isoformat())
        return tuple(ScoreOfDay(user, name, total, table_id=table) for user, name, total, table in found)

    async def days_of(self, user_id: int) -> frozenset[date]:
        """Return the days whose maps a person has played in time, on any server."""
        found = await self._database.read(DAYS_OF, user_id)
        return frozenset(date.fromisoformat(day) for (day,) in found)

    async def unlisted_in(self, guild_id: int) -> frozenset[int]:
        """Return the people who are not on a server's lists of results."""
        return frozenset(user_id for (user_id,) in await self._database.read(UNLISTED, guild_id))

    async def unlist(self, guild_id: int, user_id: int) -> bool:
        """Remove a person from a server's lists, or put them back; return whether they are listed now."""
        return await self._database.change(partial(_unlist, guild_id, user_id))

    async def keep_try(self, day: date, digest: str) -> None:
        """Store the digest of a person who has played the map of a day and now deletes their data."""
        await self._database.change(partial(_keep_try, day.isoformat(), digest))

    async def has_tried(self, day: date, digest: str) -> bool:
        """Return whether the person with this digest had played the map of a day before a deletion."""
        return bool(await self._database.read(HAS_TRIED, day.isoformat(), digest))


async def _unlist(guild_id: int, user_id: int, transaction: Transaction) -> bool:
    await transaction.lock(user_id)
    if await transaction.execute(LIST_AGAIN, guild_id, user_id):
        return True
    await transaction.execute(UNLIST, guild_id, user_id)
    return False


async def _keep_try(day: str, digest: str, transaction: Transaction) -> None:
    await transaction.execute(KEEP_TRY, day, digest)


def _results_in(read: Sequence[Row]) -> tuple[GameResult, ...]:
    """Build results from rows, one per seat."""
    found: dict[str, GameResult] = {}
    for table_id, guild, channel_id, rules, finished_at, *seat in read:
        before = found[table_id].seats if table_id in found else ()
        seats, at = (*before, SeatResult(*seat)), datetime.fromisoformat(finished_at)
        found[table_id] = GameResult(table_id, guild, channel_id, rules, at, seats)
    return tuple(found.values())


async def _save_preferences(
    owner: Owner, owner_id: int, body: str, before: str | None, transaction: Transaction
) -> bool:
    """Write the settings; return whether the previous ones matched ``before``."""
    if before is None:
        return bool(await transaction.execute(ADD_PREFERENCES, owner.value, owner_id, body))
    return bool(await transaction.execute(CHANGE_PREFERENCES, owner.value, owner_id, before, body))


@cache
def _preferences_and_notes(owners: int, notes: int) -> str:
    """Return the SQL for this many owners' settings and this many notes, at least one of each.

    Each owner takes two parameters, its kind and its id; each note takes its key. A note's row starts with
    ``NOTE``.
    """
    asked = " OR ".join(f"(kind = ?{place} AND owner_id = ?{place + 1})" for place in range(1, 2 * owners, 2))
    keys = ", ".join(f"?{place}" for place in range(2 * owners + 1, 2 * owners + notes + 1))
    of_owners = f"SELECT kind, CAST(owner_id AS TEXT), body FROM preferences WHERE {asked}"  # noqa: S608 - places alone
    of_notes = f"SELECT '{NOTE}', key, value FROM notes WHERE key IN ({keys})"  # noqa: S608
    return f"{of_owners} UNION ALL {of_notes}"
