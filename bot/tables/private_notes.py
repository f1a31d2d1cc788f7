"""The rule about the private note that a player keeps at a table."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables.change import Change, also_alone
from bot.tables.checks import seat_in_running_game
from bot.tables.errors import TableError
from bot.tables.table import Person, PrivateNote, Table

#: The maximum length of a note, in characters.
LONGEST_NOTE = 500


@also_alone
def write_note(table: Table, now: datetime, by: Person, text: str) -> Change:
    """Replace the person's note in a running game; an empty text deletes it.

    Refused with ``note-too-long``, ``not-seated``, or if the game is not running.
    """
    seat_in_running_game(table, by.id)
    if len(text) > LONGEST_NOTE:
        raise TableError("note-too-long", most=LONGEST_NOTE)
    others = table.without_note(by.id).private_notes
    own = (PrivateNote(by.id, text),) if text else ()
    return Change(replace(table, private_notes=(*others, *own)))
