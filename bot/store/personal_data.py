"""Export and deletion of the data about a person."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial

from bot.store import mentions, queries
from bot.store.database import Database, Row, Transaction
from bot.store.records import PersonNote
from bot.tables.computer_seats import USUAL_COMPUTER

#: The sections of the export that are plain rows: their columns and source. ``?1`` is the person, here and
#: below, unless stated otherwise.
EXPORTED = {
    "preferences": (("body",), "FROM preferences WHERE kind = 'player' AND owner_id = ?1"),
    "seats": (
        (
            *("table_id", "guild_id", "channel_id", "seat", "name", "away", "missed"),
            *("stage", "opened_at", "closed_at", "CAST(host_id = ?1 AS INTEGER) AS host"),
        ),
        "FROM seats JOIN tables ON id = table_id WHERE user_id = ?1 ORDER BY opened_at",
    ),
    "moves": (
        ("table_id", "number", "kind", "seat", "body", "undoes", "accepted_at"),
        "FROM entries WHERE user_id = ?1 ORDER BY accepted_at, number",
    ),
    "results": (
        ("table_id", "guild_id", "rules", "finished_at", "alone", "seat", "name", "total", "rank"),
        "FROM result_seats JOIN results USING (table_id) WHERE user_id = ?1 ORDER BY finished_at",
    ),
    "private_messages": (
        ("table_id", "role", "messages.channel_id", "message_id", "created_at"),
        "FROM messages JOIN seats USING (table_id, seat) WHERE user_id = ?1",
    ),
}

HOSTED = "SELECT id, options FROM tables WHERE host_id = ?1"

# Rows whose texts may name a person: ``?1`` is the pattern of their id (bot.store.mentions).
TABLES_NAMING = "SELECT id, state FROM tables WHERE state LIKE ?1"
#: The messages whose occasion is a list of people: those invited, those admitted to the thread.
MESSAGES_NAMING = """
SELECT table_id, role, seat, channel_id, message_id, created_at, occasion FROM messages
WHERE role IN ('invitation', 'let-in') AND occasion LIKE ?1
"""
REPLACEMENTS_NAMING = """
SELECT table_id, number, noted_at, body FROM notices WHERE event = 'SeatReplaced' AND body LIKE ?1
"""

DELETE_MESSAGES_OF_SEAT = "DELETE FROM messages WHERE table_id = ?1 AND seat = ?2"

#: A process that has a table in memory reads it again; this one is told which. ``?2`` is what a text with the
#: id is LIKE. It comes first of all that forgetting writes: whoever changes one of these tables meanwhile
#: waits, or is waited for.
MARK_CHANGED = """
UPDATE tables SET revision = revision + 1
WHERE host_id = ?1 OR state LIKE ?2
    OR id IN (SELECT table_id FROM seats WHERE user_id = ?1)
RETURNING id
"""

#: What forgetting does after that, in this order.
FORGET = (
    "DELETE FROM messages WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id = ?1)",
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
    # Where somebody plays alone, their id stands in place of a channel.
    """
    UPDATE tables SET channel_id = 0
    WHERE channel_id IN (?1, -CAST(?1 AS BIGINT)) AND closed_at IS NOT NULL
    """,
    "UPDATE entries SET user_id = NULL WHERE user_id = ?1",
    "UPDATE result_seats SET user_id = NULL, name = '' WHERE user_id = ?1",
    "DELETE FROM preferences WHERE kind = 'player' AND owner_id = ?1",
)

CHANGE_STATE = "UPDATE tables SET state = ?1 WHERE id = ?2"
CHANGE_NOTICE = "UPDATE notices SET body = ?1 WHERE table_id = ?2 AND number = ?3"

#: One section of what is handed out: rows by the names of columns.
Section = Sequence[Mapping[str, object]]

#: All of it, by what the sections are called.
PersonData = Mapping[str, Section]


class PersonalData:
    """Export and deletion. All methods may raise ``StoreError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: int) -> PersonData:
        """Everything that names this person."""
        keys, text = _note_keys(user_id), mentions.pattern(user_id)
        *plain, hosted, notes, tables, replaced, messages = await self._database.read_at_once(
            [
                *((_selected(*section), (user_id,)) for section in EXPORTED.values()),
                (HOSTED, (user_id,)),
                (queries.recall_all(len(keys)), keys),
                (TABLES_NAMING, (text,)),
                (REPLACEMENTS_NAMING, (text,)),
                (MESSAGES_NAMING, (text,)),
            ]
        )
        found = {
            name: [dict(zip(map(_name, columns), row, strict=True)) for row in read]
            for (name, (columns, _)), read in zip(EXPORTED.items(), plain, strict=True)
        }
        return {
            **found,
            "decks": _decks(hosted),
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
        tables = await self._database.change(partial(_forget, user_id, places))
        await self._database.erase_deleted()
        return tables


def _decks(hosted: Sequence[Row]) -> Section:
    """The decks of their own that a person has brought to tables."""
    found = ((table, mentions.own_deck(options)) for table, options in hosted)
    return [{"table_id": table, "deck": deck} for table, deck in found if deck is not None]


def _guests(tables: Sequence[Row], user_id: int) -> Section:
    """Where a person is a guest."""
    return [
        {"table_id": table, "as_a": as_a, "name": name}
        for table, state in tables
        for as_a, name in mentions.guests(state, user_id)
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
        for table, role, _, channel_id, message_id, created_at, occasion in messages
        if str(user_id) in mentions.people_in(occasion)
    ]


async def _forget(user_id: int, places: Iterable[Row], transaction: Transaction) -> Collection[str]:
    changed = await transaction.execute(MARK_CHANGED, user_id, mentions.pattern(user_id))
    await transaction.execute_many(DELETE_MESSAGES_OF_SEAT, places)
    for sql in FORGET:
        await transaction.execute(sql, user_id)
    for key in _note_keys(user_id):
        await transaction.execute(queries.FORGET, key)
    await _forget_in_json(user_id, transaction)
    return {table_id for (table_id,) in changed}


async def _forget_in_json(user_id: int, transaction: Transaction) -> None:
    """Take a person out of guests, what was said of seats, and whom messages are about."""
    text = mentions.pattern(user_id)
    for table_id, state in await transaction.execute(TABLES_NAMING, text):
        if mentions.guests(state, user_id):
            others = mentions.without_guest(state, user_id)
            await transaction.execute(CHANGE_STATE, others, table_id)
    for table_id, number, _, body in await transaction.execute(REPLACEMENTS_NAMING, text):
        if mentions.former_name(body, user_id) is not None:
            nobody = mentions.without_former(body)
            await transaction.execute(CHANGE_NOTICE, nobody, table_id, number)
    for table_id, role, seat, *_, occasion in await transaction.execute(MESSAGES_NAMING, text):
        if str(user_id) in mentions.people_in(occasion):
            others = mentions.without_person(occasion, user_id)
            await transaction.execute(queries.CHANGE_OCCASION, others, table_id, role, seat)


def _note_keys(user_id: int) -> tuple[str, ...]:
    return tuple(note.of(user_id) for note in PersonNote)


def _selected(columns: Sequence[str], source: str) -> str:
    return f"SELECT {', '.join(columns)} {source}"


def _name(column: str) -> str:
    """The name of a column that is selected: the last word, without the table."""
    return column.split()[-1].split(".")[-1]
