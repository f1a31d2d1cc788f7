"""What the store keeps of people: settings, results, how a person is exported and forgotten."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import cache, partial

from bot.store import mentions, person_queries, queries
from bot.store.database import Database, Row, Transaction
from bot.store.records import Owner, PersonData
from bot.tables.results import GameResult, ScoreOfDay, SeatResult


class People:
    """Settings, results, export and forgetting; every method that writes is one transaction.

    All methods may raise ``StoreError``.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def preferences(self, owner: Owner, owner_id: int) -> str | None:
        """The settings of a server or of a player, as JSON; None where there are none."""
        found = await self._database.look_up(person_queries.PREFERENCES, owner.value, owner_id)
        return str(found[0][0]) if found else None

    async def preferences_and_notes(
        self, owners: Collection[tuple[Owner, int]], keys: Collection[str]
    ) -> tuple[Mapping[tuple[Owner, int], str], Mapping[str, str]]:
        """The settings of servers and players, and the small texts under these keys, all read at once.

        There is at least one of each; those of which nothing is stored are left out.
        """
        values = [value for owner, owner_id in owners for value in (owner.value, owner_id)]
        query = _preferences_and_notes(len(owners), len(keys))
        settings: dict[tuple[Owner, int], str] = {}
        notes: dict[str, str] = {}
        for kind, of, text in await self._database.look_up(query, *values, *keys):
            if kind == person_queries.NOTE:
                notes[of] = text
            else:
                settings[Owner(kind), int(of)] = text
        return settings, notes

    async def save_preferences(self, owner: Owner, owner_id: int, body: str) -> None:
        """Keep these settings in place of those before."""
        await self._database.change(partial(_save_preferences, (owner.value, owner_id, body)))

    async def results_of(self, guild_id: int) -> tuple[GameResult, ...]:
        """The results of all games that were finished in a server, the oldest first."""
        found: dict[str, GameResult] = {}
        read = await self._database.read(person_queries.RESULTS, guild_id)
        for table_id, guild, rules, finished_at, *seat in read:
            before = found[table_id].seats if table_id in found else ()
            seats = (*before, SeatResult(*seat))
            found[table_id] = GameResult(table_id, guild, rules, datetime.fromisoformat(finished_at), seats)
        return tuple(found.values())

    async def scores_of_day(self, guild_id: int, day: date) -> tuple[ScoreOfDay, ...]:
        """What people of a server have reached on the map of a day, the best first."""
        found = await self._database.read(person_queries.SCORES_OF_DAY, guild_id, day.isoformat())
        return tuple(ScoreOfDay(*row) for row in found)

    async def data_of(self, user_id: int) -> PersonData:
        """Everything that names this person."""
        sections = person_queries.EXPORTED
        keys, text = _note_keys(user_id), mentions.pattern(user_id)
        *plain, hosted, notes, tables, shuffles, replaced, messages = await self._database.read_at_once(
            [
                *((_selected(*section), (user_id,)) for section in sections.values()),
                (person_queries.HOSTED, (user_id,)),
                (queries.recall_all(len(keys)), keys),
                (person_queries.TABLES_NAMING, (text,)),
                (person_queries.SHUFFLES_NAMING, (text,)),
                (person_queries.REPLACEMENTS_NAMING, (text,)),
                (person_queries.MESSAGES_NAMING, (text,)),
            ]
        )
        found = {
            name: [dict(zip(map(_name, columns), row, strict=True)) for row in read]
            for (name, (columns, _)), read in zip(sections.items(), plain, strict=True)
        }
        return {
            **found,
            "decks": [
                {"table_id": table, "deck": deck}
                for table, options in hosted
                if (deck := mentions.own_deck(options)) is not None
            ],
            "words": [
                {"table_id": table, "word": word}
                for table, words in shuffles
                for word in mentions.words(words, user_id)
            ],
            "guests": [
                {"table_id": table, "as_a": as_a, "name": name}
                for table, affairs in tables
                for as_a, name in mentions.guests(affairs, user_id)
            ],
            "replaced": [
                {"table_id": table, "name": name, "noted_at": noted_at}
                for table, _, noted_at, body in replaced
                if (name := mentions.former_name(body, user_id)) is not None
            ],
            "told": [
                {
                    "table_id": table,
                    "role": role,
                    "channel_id": channel_id,
                    "message_id": message_id,
                    "created_at": created_at,
                }
                for table, role, _, channel_id, message_id, created_at, shown in messages
                if str(user_id) in mentions.people_told(shown)
            ],
            "notes": [{"key": key, "value": value} for key, value in notes],
        }

    async def forget(self, user_id: int, places: Sequence[tuple[str, int]]) -> Collection[str]:
        """Delete what is kept of a person; games stay, with the seats anonymous.

        ``places`` are seats that the person has just left: their private messages are forgotten too. Returns
        the ids of the tables that have named the person.
        """
        tables: set[str] = set()
        await self._database.change(partial(_forget, user_id, places, tables))
        await self._database.erase_deleted()
        return tables


async def _save_preferences(values: Row, transaction: Transaction) -> None:
    await transaction.write(person_queries.SAVE_PREFERENCES, *values)


async def _forget(user_id: int, places: Iterable[Row], tables: set[str], transaction: Transaction) -> None:
    changed = await transaction.read(person_queries.MARK_CHANGED, user_id, mentions.pattern(user_id))
    tables.update(table_id for (table_id,) in changed)
    await transaction.write_many(person_queries.DELETE_MESSAGES_OF_SEAT, places)
    for sql in person_queries.FORGET:
        await transaction.write(sql, user_id)
    for key in _note_keys(user_id):
        await transaction.write(queries.FORGET, key)
    await _forget_in_json(user_id, transaction)


async def _forget_in_json(user_id: int, transaction: Transaction) -> None:
    """Take a person out of guests, words of shuffles, what was said of seats, and whom messages are about."""
    text = mentions.pattern(user_id)
    for table_id, affairs in await transaction.read(person_queries.TABLES_NAMING, text):
        if mentions.guests(affairs, user_id):
            others = mentions.without_guest(affairs, user_id)
            await transaction.write(person_queries.CHANGE_AFFAIRS, others, table_id)
    for table_id, words in await transaction.read(person_queries.SHUFFLES_NAMING, text):
        if mentions.words(words, user_id):
            others = mentions.without_words(words, user_id)
            await transaction.write(person_queries.CHANGE_WORDS, others, table_id)
    for table_id, number, _, body in await transaction.read(person_queries.REPLACEMENTS_NAMING, text):
        if mentions.former_name(body, user_id) is not None:
            nobody = mentions.without_former(body)
            await transaction.write(person_queries.CHANGE_NOTICE, nobody, table_id, number)
    for table_id, role, seat, *_, shown in await transaction.read(person_queries.MESSAGES_NAMING, text):
        if str(user_id) in mentions.people_told(shown):
            others = mentions.without_told(shown, user_id)
            await transaction.write(person_queries.CHANGE_SHOWN, others, table_id, role, seat)


def _note_keys(user_id: int) -> tuple[str, ...]:
    return tuple(f"{note}.{user_id}" for note in person_queries.NOTES)


def _selected(columns: Sequence[str], source: str) -> str:
    return f"SELECT {', '.join(columns)} {source}"


def _name(column: str) -> str:
    """The name of a column that is selected: the last word, without the table."""
    return column.split()[-1].split(".")[-1]


@cache
def _preferences_and_notes(owners: int, notes: int) -> str:
    """The SQL for the settings of so many owners and so many notes, at least one of each.

    An owner takes two values, its kind and its id; a note takes its key, and its row begins with ``NOTE``.
    """
    asked = " OR ".join(f"(kind = ?{place} AND owner_id = ?{place + 1})" for place in range(1, 2 * owners, 2))
    keys = ", ".join(f"?{place}" for place in range(2 * owners + 1, 2 * owners + notes + 1))
    of_owners = f"SELECT kind, CAST(owner_id AS TEXT), body FROM preferences WHERE {asked}"  # noqa: S608 - places alone
    of_notes = f"SELECT '{person_queries.NOTE}', key, value FROM notes WHERE key IN ({keys})"  # noqa: S608
    return f"{of_owners} UNION ALL {of_notes}"
