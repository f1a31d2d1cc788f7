"""The rules of what hosts and moderators do with a running game."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables import deadlines
from bot.tables.change import Change
from bot.tables.checks import must_host_running
from bot.tables.errors import TableError
from bot.tables.events import DeadlineExtended, GamePaused, GameResumed, HostChanged, VoteEnded
from bot.tables.table import Table
from bot.tables.table_state import Person, VoteKind

#: By how much a deadline can be extended at a time.
SHORTEST_EXTENSION = timedelta(minutes=1)
LONGEST_EXTENSION = timedelta(days=7)


def pause(table: Table, now: datetime, by: Person, *, moderator: bool = False) -> Change:
    """Let nobody move, and all deadlines stand still."""
    must_host_running(table, by.id, moderator=moderator)
    if table.paused_at is not None:
        raise TableError("game-paused")
    return Change(replace(table, paused_at=now), (GamePaused(table.seat_of(by.id)),))


def resume(table: Table, now: datetime, by: Person, *, moderator: bool = False) -> Change:
    """Let the game go on; everybody has as much time left as there was."""
    must_host_running(table, by.id, moderator=moderator)
    if table.paused_at is None:
        raise TableError("game-not-paused")
    return Change(deadlines.resumed(table, now), (GameResumed(table.seat_of(by.id)),))


def extend(table: Table, now: datetime, by: Person, longer: timedelta, *, moderator: bool = False) -> Change:
    """Give everybody who is asked now more time, unless they are all overdue or away."""
    must_host_running(table, by.id, moderator=moderator)
    if table.options.deadline.duration is None:
        raise TableError("no-deadline")
    if not SHORTEST_EXTENSION <= longer <= LONGEST_EXTENSION:
        raise TableError("extension-out-of-range")
    extended = deadlines.extended(table, longer, now)
    if extended == table:
        raise TableError("nobody-in-time")
    return Change(extended, (DeadlineExtended(int(longer.total_seconds())),))


def hand_over(
    table: Table, now: datetime, by: Person, target_user_id: int, *, moderator: bool = False
) -> Change:
    """Make another person at the table host, which ends a vote about the absence of the one before."""
    must_host_running(table, by.id, moderator=moderator)
    target = table.seat_of(target_user_id)
    if target is None:
        raise TableError("person-not-seated")
    if target_user_id == table.host_id:
        raise TableError("host-already", name=table.host_name)
    after, changed = replace(table, host_id=target_user_id), HostChanged(target)
    if table.vote is None or table.vote.kind is VoteKind.UNDO:
        return Change(after, (changed,))
    return Change(replace(after, vote=None), (VoteEnded(table.vote.kind, "overtaken"), changed))
