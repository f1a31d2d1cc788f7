"""What is kept of a person: how it is handed out, and how it is deleted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial

from bot.store import mentions, person_queries, queries
from bot.store.database import Database, Row, Transaction
from bot.store.kept_texts import KeptTexts
from bot.store.records import Owner

#: One section of what is handed out: rows by the names of columns.
Section = Sequence[Mapping[str, object]]

#: All of it, by what the sections are called.
PersonData = Mapping[str, Section]


class PersonalData:
    """Export and deletion. All methods may raise ``StoreError``."""

    def __init__(self, database: Database, kept: KeptTexts) -> None:
        self._database = database
        self._kept = kept

    async def export(self, user_id: int) -> PersonData:
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
            "decks": _decks(hosted),
            "words": _words(shuffles, user_id),
            "guests": _guests(tables, user_id),
            "replaced": _replaced(replaced, user_id),
            "told": _told(messages, user_id),
            "notes": [{"key": key, "value": value} for key, value in notes],
        }

    async def forget(self, user_id: int, places: Sequence[tuple[str, int]]) -> Collection[str]:
        """Delete what is kept of a person; games stay, with the seats anonymous.

        ``places`` are seats that the person has just left: their private messages are forgotten too. Returns
        the ids of the tables that have named the person.
        """
        with self._kept.changing((Owner.PLAYER, user_id), *_note_keys(user_id)):
            tables = await self._database.change(partial(_forget, user_id, places))
        await self._database.erase_deleted()
        return tables


def _decks(hosted: Sequence[Row]) -> Section:
    """The decks of their own that a person has brought to tables."""
    found = ((table, mentions.own_deck(options)) for table, options in hosted)
    return [{"table_id": table, "deck": deck} for table, deck in found if deck is not None]


def _words(shuffles: Sequence[Row], user_id: int) -> Section:
    """What a person has added to shuffles."""
    return [
        {"table_id": table, "word": word}
        for table, words in shuffles
        for word in mentions.words(words, user_id)
    ]


def _guests(tables: Sequence[Row], user_id: int) -> Section:
    """Where a person is a guest."""
    return [
        {"table_id": table, "as_a": as_a, "name": name}
        for table, affairs in tables
        for as_a, name in mentions.guests(affairs, user_id)
    ]


def _replaced(notices: Sequence[Row], user_id: int) -> Section:
    """Where it is said that a person had a seat which somebody else has now."""
    return [
        {"table_id": table, "name": name, "noted_at": noted_at}
        for table, _, noted_at, body in notices
        if (name := mentions.former_name(body, user_id)) is not None
    ]


def _told(messages: Sequence[Row], user_id: int) -> Section:
    """The messages that are about a list of people, this one among them."""
    names = ("table_id", "role", "channel_id", "message_id", "created_at")
    return [
        dict(zip(names, (table, role, channel_id, message_id, created_at), strict=True))
        for table, role, _, channel_id, message_id, created_at, shown in messages
        if str(user_id) in mentions.people_told(shown)
    ]


async def _forget(user_id: int, places: Iterable[Row], transaction: Transaction) -> Collection[str]:
    changed = await transaction.read(person_queries.MARK_CHANGED, user_id, mentions.pattern(user_id))
    await transaction.write_many(person_queries.DELETE_MESSAGES_OF_SEAT, places)
    for sql in person_queries.FORGET:
        await transaction.write(sql, user_id)
    for key in _note_keys(user_id):
        await transaction.write(queries.FORGET, key)
    await _forget_in_json(user_id, transaction)
    return {table_id for (table_id,) in changed}


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
