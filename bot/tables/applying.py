"""Applying a rule to a table, and the steps that all changes share.

A rule is a pure function of a table, the present moment and its arguments, such as ``lobby.join``,
``votes.cast`` or ``game_moves.act``. It returns a ``Change``, or raises a ``TableError``, a ``MovedOnError``
or the engine's ``GameError``.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import ParamSpec

from bot.tables import alone, deadlines, timing, votes
from bot.tables.change import Change, PersonRule, Rule, VoteEnded, applies_alone
from bot.tables.checks import TableError
from bot.tables.computer_seats import seat_to_move
from bot.tables.game_history import result_of
from bot.tables.game_moves import followed_up
from bot.tables.table import Person, Stage, Table

P = ParamSpec("P")


def asked(
    table: Table, now: datetime, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs
) -> Change:
    """The change made by a person's request.

    Raises:
        TableError: the table refuses it.
        GameError: the engine refuses it.
        MovedOnError: the moment for it has passed.
    """
    if table.options.alone and not applies_alone(rule):
        raise TableError("not-alone")
    return _completed(table, rule(table, now, by, *args, **kwargs), now, by.id)


def unasked(table: Table, now: datetime, rule: Rule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
    """The change made by the clock or by a computer player; raises the errors of ``asked``."""
    return _completed(table, rule(table, now, *args, **kwargs), now, None)


def _completed(before: Table, change: Change, now: datetime, by: int | None) -> Change:
    """The change with its consequences: forced moves, clocks, the result, overtaken votes, the revision."""
    if change.unchanged:
        return change
    change = followed_up(change, now)
    after, events, result = change.table, change.events, change.result
    if by is not None:
        after = replace(after, touched_at=now, closing_announced=False)
    if after.stage is Stage.FINISHED and after.game is not None:
        counts = after.counts and not alone.is_day_over(after, now)
        result = result_of(after, after.game, now) if counts else None
        if after.vote is not None:
            events = (*events, VoteEnded(after.vote.kind, "overtaken"))
    after = replace(deadlines.with_clocks(after, now), revision=before.revision + 1)
    vote = None if before.vote is None else after.vote
    has_moved = after.game is not before.game or (before.paused_at is not None and after.paused_at is None)
    if vote is not None and votes.is_overtaken(after, vote, by, now, has_moved=has_moved):
        events = (*events, VoteEnded(vote.kind, "overtaken"))
        after = replace(after, vote=None)
    return _with_next_steps(replace(change, table=after, events=events, result=result))


def unchanged(table: Table) -> Change:
    """A table that has not changed, for those who are to look at it again."""
    return _with_next_steps(Change(table, unchanged=True))


def _with_next_steps(change: Change) -> Change:
    """The change with what comes next at its table."""
    table = change.table
    return replace(change, due_at=timing.next_due(table), seat_to_move=seat_to_move(table))
