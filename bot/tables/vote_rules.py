"""Who decides a vote, and whether it is decided.

Computer players agree to everything, and so do seats whose person is away. But one person alone decides
nothing about a host who may still come: the host has the whole time of the vote to be back, or to decline.
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


def waits_for_host(table: Table, vote: Vote) -> bool:
    """Whether one person alone decides about a host who has not had their time yet.

    It is not over for a host who has left the seat to the computer, unless the deadlines have, nor for one
    whose deadline had not passed when the vote began.
    """
    seat = table.seat_of(table.host_id)
    if seat is None or vote.kind is VoteKind.UNDO or len(voters(table, vote.kind)) != 1:
        return False
    if table.seats[seat].away:
        return not table.seats[seat].missed
    clock = table.clock_of(seat)
    if clock is None or clock.due_at is None or table.paused_at is not None:
        return False
    return vote.opened_at < clock.due_at


def outcome(table: Table, vote: Vote, *, is_time_up: bool = False) -> str | None:
    """``AGREED`` or ``DECLINED`` once that is clear, else None; nothing is decided by nobody.

    Going back and ending need everybody who is there, a new host more than half of them.
    """
    deciding = voters(table, vote.kind)
    agreed = sum(seat in vote.agreed for seat in deciding)
    declined = sum(seat in vote.declined for seat in deciding)
    if not deciding:
        return None
    may_be = AGREED if is_time_up or not waits_for_host(table, vote) else None
    if vote.kind is not VoteKind.HOST:
        if declined:
            return DECLINED
        return may_be if agreed == len(deciding) else None
    if 2 * agreed > len(deciding):
        return may_be
    return DECLINED if 2 * declined >= len(deciding) else None


def is_decided(table: Table) -> bool:
    """Whether the running vote has been decided, as it is when those leave who were still to be asked."""
    return table.vote is not None and outcome(table, table.vote) is not None
