"""Exports and deletes a person's data.

Guests, former players and invited people are in lists. SQL finds the rows whose text contains a person's id,
and that text is parsed here. It is never parsed as a table, because personal data must be removable from
tables that cannot be read too.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.store import queries
from bot.store.database import Database, Row, Transaction
from bot.store.records import People, PersonNote
from bot.tables.computer_seats import DEFAULT_COMPUTER

#: The columns and source of those export sections that are plain rows. ``?1`` is the user's id, here and
#: below, unless noted otherwise.
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
    "unlisted": (("guild_id",), "FROM unlisted WHERE user_id = ?1 ORDER BY guild_id"),
    "private_messages": (
        ("table_id", "role", "messages.channel_id", "message_id", "created_at"),
        "FROM messages JOIN seats USING (table_id, seat) WHERE user_id = ?1",
    ),
    "threads": (("table_id",), "FROM thread_members WHERE user_id = ?1"),
}

HOSTED = "SELECT id, options FROM tables WHERE host_id = ?1"
SEATED = (
    "SELECT id, seat, state FROM tables JOIN seats ON table_id = id WHERE user_id = ?1 ORDER BY opened_at"
)

# Rows whose texts may name a person; ``?1`` is the pattern for their id (``pattern_of``).
TABLES_NAMING = "SELECT id, state FROM tables WHERE state LIKE ?1"
#: Messages whose occasion is the list of the invited people.
MESSAGES_NAMING = """
SELECT table_id, role, channel_id, message_id, created_at, occasion FROM messages
WHERE role = 'invitation' AND occasion LIKE ?1
"""
REPLACEMENTS_NAMING = """
SELECT table_id, number, noted_at, body FROM notices WHERE event = 'SeatReplaced' AND body LIKE ?1
"""

DELETE_MESSAGES_OF_SEAT = "DELETE FROM messages WHERE table_id = ?1 AND seat = ?2"

#: Returns the ids of the tables and makes every process read them again. ``?2`` is the pattern for the id.
#: This must be the first write of a deletion, because it locks the tables against concurrent changes.
MARK_CHANGED = """
UPDATE tables SET revision = revision + 1
WHERE host_id = ?1 OR state LIKE ?2
    OR id IN (SELECT table_id FROM seats WHERE user_id = ?1)
RETURNING id
"""

#: The statements that follow it, in order.
FORGET = (
    "DELETE FROM messages WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id = ?1)",
    # The person has left every readable table before. At a table that cannot be read, a computer player takes
    # the seat, so that the game can go on if another version can read it.
    f"""
    UPDATE seats SET user_id = NULL, name = '', computer = '{DEFAULT_COMPUTER}', away = 0, missed = 0
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
    # A person who plays alone has their own id in place of a channel's.
    """
    UPDATE tables SET channel_id = 0
    WHERE channel_id IN (?1, -CAST(?1 AS BIGINT)) AND closed_at IS NOT NULL
    """,
    "UPDATE entries SET user_id = NULL WHERE user_id = ?1",
    "UPDATE result_seats SET user_id = NULL, name = '' WHERE user_id = ?1",
    "DELETE FROM preferences WHERE kind = 'player' AND owner_id = ?1",
    "DELETE FROM unlisted WHERE user_id = ?1",
    "DELETE FROM thread_members WHERE user_id = ?1",
)

CHANGE_STATE = "UPDATE tables SET state = ?1 WHERE id = ?2"
CHANGE_INVITED = "UPDATE messages SET occasion = ?1 WHERE table_id = ?2 AND role = 'invitation'"
CHANGE_NOTICE = "UPDATE notices SET body = ?1 WHERE table_id = ?2 AND number = ?3"

#: The lists of people without a seat in a table's state, and the name of the role for each.
_GUESTS = {"invited": "invited", "spectators": "spectator", "keepers": "former player"}

#: The list of private notes in a table's state.
_NOTES = "private_notes"

#: One section of the export: rows as dictionaries by column name.
Section = Sequence[Mapping[str, object]]

#: The whole export by section name.
PersonData = Mapping[str, Section]


class PersonalData:
    """Exports and deletes a person's data. All methods may raise ``StoreError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: int, more_notes: Sequence[str] = ()) -> PersonData:
        """Return everything stored about a person, with the notes that have other keys."""
        keys, text = (*_note_keys(user_id), *more_notes), pattern_of(user_id)
        *plain, hosted, seated, notes, tables, replaced, messages = await self._database.read_at_once(
            [
                *((_selected(*section), (user_id,)) for section in EXPORTED.values()),
                (HOSTED, (user_id,)),
                (SEATED, (user_id,)),
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
            "at_seats": _at_seats(seated),
            "guests": _guests(tables, user_id),
            "private_notes": _private_notes(tables, user_id),
            "replaced": _replaced(replaced, user_id),
            "told": _told(messages, user_id),
            "notes": [{"key": key, "value": value} for key, value in notes],
        }

    async def forget(self, user_id: int, places: Sequence[tuple[str, int]]) -> Collection[str]:
        """Delete a person's data. Games are kept with anonymous seats.

        ``places`` are the seats that the person has just left, as table ids and seat numbers; the records of
        their private messages are deleted too. Returns the ids of the tables that named the person.
        """
        tables = await self._database.change(partial(_forget, user_id, places))
        await self._database.erase_deleted()
        return tables


def _decks(hosted: Sequence[Row]) -> Section:
    """Return the custom decks in the options of a person's tables."""
    found = ((table, _read(options).get("own_deck")) for table, options in hosted)
    return [{"table_id": table, "deck": deck} for table, deck in found if deck is not None]


def _at_seats(seated: Sequence[Row]) -> Section:
    """Return what the tables' states contain about a person's seats, where there is anything."""
    found = ((table, seat, about_seat(state, seat)) for table, seat, state in seated)
    return [{"table_id": table, "seat": seat, **about} for table, seat, about in found if about]


def _guests(tables: Sequence[Row], user_id: int) -> Section:
    """Return the tables that a person is a guest at."""
    return [
        {"table_id": table, "as_a": as_a, "name": name}
        for table, state in tables
        for as_a, name in guests(state, user_id)
    ]


def _private_notes(tables: Sequence[Row], user_id: int) -> Section:
    """Return a person's private notes in their games."""
    return [
        {"table_id": table, "text": note["text"]}
        for table, state in tables
        for note in _read(state).get(_NOTES, ())
        if note["id"] == user_id
    ]


def _replaced(notices: Sequence[Row], user_id: int) -> Section:
    """Return the notices about seats that a person had before someone else."""
    return [
        {"table_id": table, "name": name, "noted_at": noted_at}
        for table, _, noted_at, body in notices
        if (name := former_name(body, user_id)) is not None
    ]


def _told(messages: Sequence[Row], user_id: int) -> Section:
    """Return the messages whose list of people includes this person."""
    names = ("table_id", "role", "channel_id", "message_id", "created_at")
    return [
        dict(zip(names, (table, role, channel_id, message_id, created_at), strict=True))
        for table, role, channel_id, message_id, created_at, occasion in messages
        if user_id in People.read(occasion).ids
    ]


async def _forget(user_id: int, places: Iterable[Row], transaction: Transaction) -> Collection[str]:
    changed = await transaction.execute(MARK_CHANGED, user_id, pattern_of(user_id))
    await transaction.execute_many(DELETE_MESSAGES_OF_SEAT, places)
    for sql in FORGET:
        await transaction.execute(sql, user_id)
    for key in _note_keys(user_id):
        await transaction.execute(queries.FORGET, key)
    await _forget_in_json(user_id, transaction)
    return {table_id for (table_id,) in changed}


async def _forget_in_json(user_id: int, transaction: Transaction) -> None:
    """Remove a person from guest lists, seat notices and lists of invited people."""
    text = pattern_of(user_id)
    for table_id, state in await transaction.execute(TABLES_NAMING, text):
        others = without_person_in_state(state, user_id)
        if others != state:
            await transaction.execute(CHANGE_STATE, others, table_id)
    for table_id, number, _, body in await transaction.execute(REPLACEMENTS_NAMING, text):
        if former_name(body, user_id) is not None:
            nameless = _written(_read(body) | {"former": None})
            await transaction.execute(CHANGE_NOTICE, nameless, table_id, number)
    for table_id, *_, occasion in await transaction.execute(MESSAGES_NAMING, text):
        invited = People(People.read(occasion).ids - {user_id})
        await transaction.execute(CHANGE_INVITED, str(invited), table_id)


def _note_keys(user_id: int) -> tuple[str, ...]:
    return tuple(note.of(user_id) for note in PersonNote)


def _selected(columns: Sequence[str], source: str) -> str:
    return f"SELECT {', '.join(columns)} {source}"


def _name(column: str) -> str:
    """Return a selected column's name: its last word, without the table."""
    return column.split()[-1].split(".")[-1]


def pattern_of(user_id: int) -> str:
    """Return the ``LIKE`` pattern for texts that contain this id."""
    return f"%{user_id}%"


def guests(state: str, user_id: int) -> list[tuple[str, str]]:
    """Return a person's guest roles in a table's state, each with the stored name."""
    found = _read(state)
    return [
        (called, str(guest["name"]))
        for where, called in _GUESTS.items()
        for guest in found.get(where, ())
        if guest["id"] == user_id
    ]


def about_seat(state: str, seat: int) -> Mapping[str, object]:
    """Return the fields of a table's state that are about a seat, each without the parts about others."""
    found = _read(state)
    vote, moves = found.get("vote") or {}, found.get("taken_back", [])
    voters = {vote.get("by"), vote.get("target"), *vote.get("agreed", ()), *vote.get("declined", ())}
    about = {
        "clocks": [one for one in found.get("clocks", ()) if seat in (one["seat"], one.get("nudged_by"))],
        "tried": [one for one in found.get("tried", ()) if one["seat"] == seat],
        "vote": vote if seat in voters else None,
        "taken_back": moves[seat] if seat < len(moves) else 0,
        "changed_hands": seat in found.get("changed_hands", ()),
    }
    return {name: value for name, value in about.items() if value}


def without_person_in_state(state: str, user_id: int) -> str:
    """Return a table's state without this guest and their private note."""
    found = _read(state)
    for where in {*_GUESTS, _NOTES} & found.keys():
        found[where] = [one for one in found[where] if one["id"] != user_id]
    return _written(found)


def former_name(event: str, user_id: int) -> str | None:
    """Return the name of a seat's former player in an event; None if that is someone else."""
    former = _read(event).get("former")
    return str(former["name"]) if former and former["id"] == user_id else None


def _read(text: str) -> dict[str, Any]:
    """Parse a JSON object; return an empty one if it is invalid."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
