"""The rule for each request, and what all rules have in common.

A rule is a function of a table, a request and the present moment. It returns a ``Change``, or refuses
with a ``TableError`` or the engine's ``GameError``, and has no other effect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.tables import (
    alone,
    deadlines,
    due_events,
    forgetting,
    game_moves,
    host_actions,
    lobby,
    nudges,
    requests,
    seats,
    shuffles,
    votes,
)
from bot.tables.change import Change
from bot.tables.errors import TableError
from bot.tables.events import VoteEnded
from bot.tables.requests import Request
from bot.tables.results import result_of
from bot.tables.table import Stage, Table

#: Each rule, beside the type of the requests that it takes.
RULES: Mapping[type[Request], Callable[[Table, Any, datetime], Change]] = {
    requests.Join: lobby.join,
    requests.JoinRematch: lobby.join_rematch,
    requests.Leave: lobby.leave,
    requests.ChangeOption: lobby.change_option,
    requests.Move: lobby.move,
    requests.BringToServer: alone.bring_to_server,
    requests.AddComputer: lobby.add_computer,
    requests.RemoveComputer: lobby.remove_computer,
    requests.Close: lobby.close,
    requests.KeepOpen: lobby.keep_open,
    requests.Nudge: nudges.nudge,
    requests.Begin: shuffles.begin,
    requests.AddWord: shuffles.add_word,
    requests.Deal: shuffles.deal,
    requests.Act: game_moves.act,
    requests.TakeBack: game_moves.take_back,
    requests.ActForComputer: game_moves.act_for_computer,
    requests.ProposeUndo: votes.propose_undo,
    requests.ProposeHost: votes.propose_host,
    requests.ProposeEnd: votes.propose_end,
    requests.CastVote: votes.cast,
    requests.WithdrawVote: votes.withdraw,
    requests.Pause: host_actions.pause,
    requests.Resume: host_actions.resume,
    requests.Extend: host_actions.extend,
    requests.HandOver: host_actions.hand_over,
    requests.ReplaceByComputer: seats.replace_by_computer,
    requests.AcceptSeat: seats.accept_seat,
    requests.LeaveToComputer: seats.leave_to_computer,
    requests.TakeSeatBack: seats.take_seat_back,
    requests.Invite: lobby.invite,
    requests.Uninvite: lobby.uninvite,
    requests.Watch: lobby.watch,
    requests.StopWatching: lobby.stop_watching,
    requests.RemovePerson: forgetting.remove_person,
    requests.RemoveGuest: forgetting.remove_guest,
    requests.Due: due_events.due,
    requests.GiveTimeBack: due_events.give_time_back,
}

#: What can be asked of a table of one person; everything else needs others.
ASKED_ALONE = (
    requests.Begin,
    requests.Act,
    requests.TakeBack,
    requests.Close,
    requests.RemovePerson,
    requests.RemoveGuest,
    requests.Due,
    requests.GiveTimeBack,
    requests.BringToServer,
)


def change_of(table: Table, request: Request, now: datetime) -> Change:
    """What the request makes of the table.

    Raises:
        TableError: the table refuses it.
        GameError: the engine refuses it.
        MovedOnError: the moment that was meant has passed.
    """
    if table.options.alone and not isinstance(request, ASKED_ALONE):
        raise TableError("not-alone")
    change = RULES[type(request)](table, request, now)
    if change.unchanged:
        return change
    after, events, result = change.table, change.events, change.result
    if request.asked_by is not None:
        after = after.with_state(touched_at=now, closing_told=False)
    if after.stage is Stage.FINISHED and after.game is not None:
        counts = after.state.counts and not alone.is_day_over(after, now)
        result = result_of(after, after.game, now) if counts else None
        if after.vote is not None:
            events = (*events, VoteEnded(after.vote.kind, "overtaken"))
    after = replace(deadlines.settled(after, now), revision=table.revision + 1)
    vote = None if table.vote is None else after.vote
    has_moved = after.game is not table.game
    if vote is not None and votes.is_overtaken(after, vote, request.asked_by, now, has_moved=has_moved):
        events = (*events, VoteEnded(vote.kind, "overtaken"))
        after = after.with_state(vote=None)
    return replace(change, table=after, events=events, result=result)
