"""What people have chosen and reached: settings of players and of servers, results.

Settings and notes are kept in memory where one process alone writes the database.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date, datetime
from functools import cache, partial

from bot.store.database import Database, Row, Transaction
from bot.store.records import Owner
from bot.tables.results import GameResult, ScoreOfDay, SeatResult

#: How many texts are kept; each takes a fraction of a kB.
MOST_KEPT = 4096


class KeptTexts:
    """The texts that were read last, and which keys have none. Nothing that is out of date is ever kept.

    >>> kept = KeptTexts()
    >>> kept.keep(["locale.1"], {"locale.1": "hu"}, kept.moment)
    >>> kept.known(["locale.1"])
    {'locale.1': 'hu'}
    >>> with kept.changing("locale.1"):
    ...     pass  # it is written
    >>> kept.known(["locale.1"]) is None
    True
    """

    def __init__(self, most: int = MOST_KEPT) -> None:
        """Keep ``most`` texts; none, so that everything is read anew, where others write, too."""
        self._most = most
        self._texts: OrderedDict[Hashable, str | None] = OrderedDict()
        self._being_written: Counter[Hashable] = Counter()
        #: Grows with everything that is written.
        self.moment = 0

    def known(self, keys: Collection[Hashable]) -> dict[Hashable, str] | None:
        """The texts under all these keys, without those that have none; None if any has to be read."""
        found = {}
        for key in keys:
            try:
                text = self._texts[key]
            except KeyError:
                return None
            self._texts.move_to_end(key)
            if text is not None:
                found[key] = text
        return found

    def keep(self, keys: Collection[Hashable], found: Mapping[Hashable, str], since: int) -> None:
        """Keep what was read under these keys, unless anything has been written since that ``moment``."""
        if since != self.moment:
            return
        for key in keys:
            if key not in self._being_written:
                self._texts[key] = found.get(key)
                self._texts.move_to_end(key)
        while len(self._texts) > self._most:
            self._texts.popitem(last=False)

    @contextmanager
    def changing(self, *keys: Hashable) -> Iterator[None]:
        """Keep nothing under these keys while they are written.

        Whoever is cancelled meanwhile does not learn when that is done, so they are never kept again then.
        """
        self._being_written.update(keys)
        self._drop(keys)
        try:
            yield
        except Exception:
            self._end(keys)
            raise
        self._end(keys)

    def _end(self, keys: Collection[Hashable]) -> None:
        self._drop(keys)
        for key in keys:
            self._being_written[key] -= 1
            if not self._being_written[key]:
                del self._being_written[key]

    def _drop(self, keys: Collection[Hashable]) -> None:
        self.moment += 1
        for key in keys:
            self._texts.pop(key, None)


ADD_PREFERENCES = """
INSERT INTO preferences (kind, owner_id, body) VALUES (?1, ?2, ?3) ON CONFLICT (kind, owner_id) DO NOTHING
"""
CHANGE_PREFERENCES = """
UPDATE preferences SET body = ?4 WHERE kind = ?1 AND owner_id = ?2 AND body = ?3
"""

PREFERENCES = "SELECT body FROM preferences WHERE kind = ?1 AND owner_id = ?2"

#: ``?1`` is the server.
RESULTS = """
SELECT table_id, results.guild_id, channel_id, rules, finished_at, user_id, name, computer, total, rank
FROM results JOIN result_seats USING (table_id) JOIN tables ON id = table_id
WHERE results.guild_id = ?1 AND alone IS NULL
ORDER BY finished_at, results.rowid, seat
"""

#: ``?1`` is the server, ``?2`` how many of its games.
LATEST_RESULTS = """
SELECT table_id, latest.guild_id, channel_id, rules, finished_at, user_id, name, computer, total, rank
FROM (
    SELECT table_id, guild_id, rules, finished_at, results.rowid AS place FROM results
    WHERE guild_id = ?1 AND alone IS NULL ORDER BY finished_at DESC, results.rowid DESC LIMIT ?2
) AS latest JOIN result_seats USING (table_id) JOIN tables ON id = table_id
ORDER BY finished_at, place, seat
"""

#: ``?1`` is the server, ``?2`` the day of a map of the day; the best first, then who was first.
SCORES_OF_DAY = """
SELECT user_id, name, total
FROM results JOIN result_seats USING (table_id) WHERE guild_id = ?1 AND alone = ?2
ORDER BY total DESC, finished_at, results.rowid
"""

#: The kind of a row that is a note, where it stands among settings.
NOTE = "note"


class People:
    """Settings and results. All methods may raise ``StoreError``."""

    def __init__(self, database: Database, kept: KeptTexts) -> None:
        self._database = database
        self._kept = kept

    async def preferences(self, owner: Owner, owner_id: int) -> str | None:
        """The settings of a server or of a player, as JSON; None where there are none."""
        found = await self._database.look_up(PREFERENCES, owner.value, owner_id)
        return str(found[0][0]) if found else None

    async def preferences_and_notes(
        self, owners: Collection[tuple[Owner, int]], keys: Collection[str]
    ) -> tuple[Mapping[tuple[Owner, int], str], Mapping[str, str]]:
        """The settings of servers and players, and the small texts under these keys, all read at once.

        There is at least one of each; those of which nothing is stored are left out.
        """
        texts = [*owners, *keys]
        found = self._kept.known(texts)
        if found is None:
            moment = self._kept.moment
            found = await self._read(owners, keys)
            self._kept.keep(texts, found, moment)
        return (
            {owner: found[owner] for owner in owners if owner in found},
            {key: found[key] for key in keys if key in found},
        )

    async def _read(
        self, owners: Collection[tuple[Owner, int]], keys: Collection[str]
    ) -> dict[Hashable, str]:
        values = [value for owner, owner_id in owners for value in (owner.value, owner_id)]
        query = _preferences_and_notes(len(owners), len(keys))
        found: dict[Hashable, str] = {}
        for kind, of, text in await self._database.look_up(query, *values, *keys):
            found[of if kind == NOTE else (Owner(kind), int(of))] = text
        return found

    async def save_preferences(self, owner: Owner, owner_id: int, body: str, before: str | None) -> bool:
        """Keep these settings in place of those ``before``, None for none; False if these are not there.

        Then another process has changed them meanwhile, and nothing is written.
        """
        with self._kept.changing((owner, owner_id)):
            return await self._database.change(partial(_save_preferences, owner, owner_id, body, before))

    async def results_of(self, guild_id: int) -> tuple[GameResult, ...]:
        """The results of all games that were finished in a server, the oldest first."""
        # Those of thousands of games take a while, and nobody else waits for that.
        return await asyncio.to_thread(_results_in, await self._database.read(RESULTS, guild_id))

    async def latest_results_of(self, guild_id: int, most: int) -> tuple[GameResult, ...]:
        """The same for the latest games, at most ``most``: quick, however many there are."""
        return _results_in(await self._database.read(LATEST_RESULTS, guild_id, most))

    async def scores_of_day(self, guild_id: int, day: date) -> tuple[ScoreOfDay, ...]:
        """What people of a server have reached on the map of a day, the best first."""
        found = await self._database.read(SCORES_OF_DAY, guild_id, day.isoformat())
        return tuple(ScoreOfDay(*row) for row in found)


def _results_in(read: Sequence[Row]) -> tuple[GameResult, ...]:
    """The results in these rows, of which there is one for each seat."""
    found: dict[str, GameResult] = {}
    for table_id, guild, channel_id, rules, finished_at, *seat in read:
        before = found[table_id].seats if table_id in found else ()
        seats, at = (*before, SeatResult(*seat)), datetime.fromisoformat(finished_at)
        found[table_id] = GameResult(table_id, guild, channel_id, rules, at, seats)
    return tuple(found.values())


async def _save_preferences(
    owner: Owner, owner_id: int, body: str, before: str | None, transaction: Transaction
) -> bool:
    """Write the settings; whether those before were there."""
    if before is None:
        return await transaction.write(ADD_PREFERENCES, owner.value, owner_id, body) == 1
    changed = (owner.value, owner_id, before, body)
    return await transaction.write(CHANGE_PREFERENCES, *changed) == 1


@cache
def _preferences_and_notes(owners: int, notes: int) -> str:
    """The SQL for the settings of this many owners and this many notes, at least one of each.

    An owner takes two values, its kind and its id; a note takes its key, and its row begins with ``NOTE``.
    """
    asked = " OR ".join(f"(kind = ?{place} AND owner_id = ?{place + 1})" for place in range(1, 2 * owners, 2))
    keys = ", ".join(f"?{place}" for place in range(2 * owners + 1, 2 * owners + notes + 1))
    of_owners = f"SELECT kind, CAST(owner_id AS TEXT), body FROM preferences WHERE {asked}"  # noqa: S608 - places alone
    of_notes = f"SELECT '{NOTE}', key, value FROM notes WHERE key IN ({keys})"  # noqa: S608
    return f"{of_owners} UNION ALL {of_notes}"
