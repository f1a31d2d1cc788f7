"""Which method of ``Tables`` does what a request asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables import requests as asked
from bot.tables.change import Change, Outcome
from bot.tables.errors import MovedOnError
from bot.tables.table import Table


async def _take_back(tables: Any, table_id: str, request: asked.TakeBack) -> Change:
    def check(table: Table, seat: int) -> None:
        if request.step is not None and table.step_of(seat) != request.step:
            raise MovedOnError(table, seat)

    outcome: Outcome = await tables.take_back(table_id, request.user_id, check)
    return outcome


Way = Callable[[Any, str, Any], Awaitable[Any]]

WAYS: dict[type[asked.Request], Way] = {
    asked.Join: lambda tables, table_id, it: tables.join(table_id, it.person),
    asked.Leave: lambda tables, table_id, it: tables.leave(table_id, it.user_id),
    asked.AddComputer: lambda tables, table_id, it: tables.add_computer(table_id, it.user_id, it.kind),
    asked.RemoveComputer: lambda tables, table_id, it: tables.remove_computer(table_id, it.user_id),
    asked.Close: lambda tables, table_id, it: tables.cancel(
        table_id, it.user_id, it.moderator, before_deal=it.before_deal
    ),
    asked.AddWord: lambda tables, table_id, it: tables.shuffles.add_word(table_id, it.user_id, it.word),
    asked.Act: lambda tables, table_id, it: tables.act(table_id, it.user_id, it.decision),
    asked.TakeBack: lambda tables, table_id, it: _take_back(tables, table_id, it),
    asked.ProposeUndo: lambda tables, table_id, it: tables.votes.propose_undo(
        table_id, it.user_id, it.keep, it.move
    ),
    asked.ProposeHost: lambda tables, table_id, it: tables.votes.propose_host(
        table_id, it.user_id, it.target_user_id, host_has_left=it.host_has_left
    ),
    asked.ProposeEnd: lambda tables, table_id, it: tables.votes.propose_end(
        table_id, it.user_id, host_has_left=it.host_has_left
    ),
    asked.CastVote: lambda tables, table_id, it: tables.votes.cast(
        table_id, it.user_id, it.agrees, it.opened_at
    ),
    asked.WithdrawVote: lambda tables, table_id, it: tables.votes.withdraw(table_id, it.user_id),
    asked.Pause: lambda tables, table_id, it: tables.hosting.pause(table_id, it.user_id, it.moderator),
    asked.Resume: lambda tables, table_id, it: tables.hosting.resume_game(table_id, it.user_id, it.moderator),
    asked.Extend: lambda tables, table_id, it: tables.hosting.extend(
        table_id, it.user_id, it.by, it.moderator
    ),
    asked.ReplaceByComputer: lambda tables, table_id, it: tables.hosting.replace_by_computer(
        table_id, it.user_id, it.seat, it.kind, it.moderator
    ),
    asked.HandOver: lambda tables, table_id, it: tables.hosting.hand_over(
        table_id, it.user_id, it.target_user_id, it.moderator
    ),
    asked.AcceptSeat: lambda tables, table_id, it: tables.hosting.accept_seat(
        table_id, it.person, it.seat, it.former_user_id
    ),
    asked.LeaveToComputer: lambda tables, table_id, it: tables.hosting.leave_to_computer(
        table_id, it.user_id
    ),
    asked.TakeSeatBack: lambda tables, table_id, it: tables.hosting.take_seat_back(table_id, it.user_id),
    asked.Invite: lambda tables, table_id, it: tables.company.invite(table_id, it.user_id, it.person),
    asked.Uninvite: lambda tables, table_id, it: tables.company.uninvite(
        table_id, it.user_id, it.target_user_id, it.moderator
    ),
    asked.Watch: lambda tables, table_id, it: tables.company.watch(table_id, it.person),
    asked.StopWatching: lambda tables, table_id, it: tables.company.stop_watching(table_id, it.user_id),
    asked.RemovePerson: lambda tables, table_id, it: tables.company.remove_person(table_id, it.user_id),
    asked.RemoveGuest: lambda tables, table_id, it: tables.company.remove_guest(table_id, it.user_id),
}


async def do(tables: Any, table_id: str, request: asked.Request) -> Change:
    """Do what is asked."""
    found = await WAYS[type(request)](tables, table_id, request)
    return found if isinstance(found, Change) else Change(found)
