"""Who decides a vote, and whether it is decided.

Computer players agree to everything, and so do seats whose person is away.
"""

from __future__ import annotations

from bot.tables.table import Table
from bot.tables.table_state import Vote, VoteKind

AGREED = "agreed"
DECLINED = "declined"


def voters(table: Table, kind: VoteKind) -> tuple[int, ...]:
    """The seats whose persons decide; not the host's where it is about the host's absence."""
    if kind is VoteKind.UNDO:
        return table.people
    return tuple(seat for seat in table.people if table.seats[seat].user_id != table.host_id)


def outcome(table: Table, vote: Vote) -> str | None:
    """``AGREED`` or ``DECLINED`` once that is clear, else None; nothing is decided by nobody.

    Going back and ending need everybody who is there, a new host more than half of them.
    """
    deciding = voters(table, vote.kind)
    agreed = sum(seat in vote.agreed for seat in deciding)
    declined = sum(seat in vote.declined for seat in deciding)
    if not deciding:
        return None
    if vote.kind is not VoteKind.HOST:
        if declined:
            return DECLINED
        return AGREED if agreed == len(deciding) else None
    if 2 * agreed > len(deciding):
        return AGREED
    return DECLINED if 2 * declined >= len(deciding) else None


def is_decided(table: Table) -> bool:
    """Whether the running vote has been decided, as it is when those leave who were still to be asked."""
    return table.vote is not None and outcome(table, table.vote) is not None
