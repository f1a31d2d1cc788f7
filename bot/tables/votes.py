"""Votes about going back, ending or pausing the game, replacing a player, and a new host.

Going back, ending and pausing affect everyone, so everyone who is there has to agree. A replacement needs the
replaced person and everyone else whose seat has not changed hands since the deal. A new host needs more than
half of the others. The host can propose to end the game or to replace a player; the others can propose to end
it or to change the host while the host is absent, who then is not asked.

Computer players agree to everything, and so do seats whose person is away. But one person alone cannot decide
about a host who may still come, and no one about the end of a game in its second half: whoever has a seat has
the whole time of the vote to come back, or to decline.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.tables import seats
from bot.tables.change import (
    Change,
    GamePaused,
    HostChanged,
    TableClosed,
    TableEvent,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from bot.tables.checks import TableError, must_have_moves_to_undo, seat_in_running_game, seat_played_by
from bot.tables.deadlines import has_waited, paused_for
from bot.tables.game_moves import gone_back, no_one_to_ask, undo_points
from bot.tables.table import Person, Stage, Table, Vote, VoteKind

#: A vote lasts as long as the deadline of a phase, but at least this long; without a deadline it lasts a day.
SHORTEST_VOTE = timedelta(minutes=10)
VOTE_WITHOUT_DEADLINE = timedelta(hours=24)

#: After this total pause of a game, anyone seated may resume it, only a vote pauses it, and the host counts
#: as absent.
MOST_PAUSED = timedelta(hours=24)

AGREED = "agreed"
DECLINED = "declined"


def propose_undo(
    table: Table, now: datetime, by: Person, keep: int, move: tuple[int, str] | None = None
) -> Change:
    """Ask everyone to go back to a point (``game_moves.undo_points``).

    It is done immediately if no one else has to decide. ``move`` is the seat and kind of the intended move,
    because others may have taken back moves since. Refused with ``seat-is-computers``, ``vote-running``,
    ``taken-back-often``, ``not-back-alone``, ``no-such-move``.
    """
    vote = _new_vote(table, by.id, VoteKind.UNDO, now)
    must_have_moves_to_undo(table, vote.by)
    if no_one_to_ask(table):
        raise TableError("not-back-alone")
    point = next((point for point in undo_points(table) if point.keep == keep), None)
    if point is None or move not in (None, (point.seat, point.did)):
        raise TableError("no-such-move")
    entry = table.entry_numbers[point.keep]
    return _opened(table, replace(vote, entry=entry, round=point.round, phase=point.phase), now)


def propose_host(
    table: Table, now: datetime, by: Person, target_user_id: int, *, host_has_left: bool = False
) -> Change:
    """Ask the others to make a person at the table host in place of an absent one.

    With ``host_has_left`` the host has even left the server. Refused with ``seat-is-computers``,
    ``vote-running``, ``host-is-here``, ``person-not-seated``, ``host-already``, ``person-away``.
    """
    vote = _new_vote(table, by.id, VoteKind.HOST, now)
    if not host_has_left and not host_is_absent(table, now):
        raise TableError("host-is-here", host=table.host_name)
    target = table.seat_of(target_user_id)
    if target is None:
        raise TableError("person-not-seated")
    if target_user_id == table.host_id:
        raise TableError("host-already", name=table.host_name)
    if table.seats[target].away:
        raise TableError("person-away", name=table.seats[target].name)
    return _opened(table, replace(vote, target=target), now, host_has_left=host_has_left)


def propose_end(
    table: Table, now: datetime, by: Person, *, host_has_left: bool = False, moderator: bool = False
) -> Change:
    """Ask the others to end the game: for the host, a moderator who plays, or anyone if the host is absent.

    Refused with ``seat-is-computers``, ``vote-running``, ``host-is-here``, and in the second half
    ``result-kept`` if a former player keeps a result, and no one with a seat could speak for them.
    """
    vote = _new_vote(table, by.id, VoteKind.END, now)
    others = {*table.user_ids} - {by.id}
    if table.is_in_second_half and not others and table.keepers:
        raise TableError("result-kept", name=table.keepers[0].name)
    if by.id == table.host_id:
        return _opened(table, vote, now)
    absent = host_has_left or host_is_absent(table, now)
    if not (absent or moderator):
        raise TableError("host-is-here", host=table.host_name)
    vote = replace(vote, target=table.seat_of(table.host_id) if absent else None)
    return _opened(table, vote, now, host_has_left=host_has_left)


def end_without_vote(table: Table, now: datetime, by: Person) -> Change:
    """End the game for a player, because the table's channel is lost and no one would see a vote.

    Refused with ``seat-is-computers``.
    """
    seat = seat_played_by(table, by.id)
    return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("lost", seat),))


def ends_at_once(
    table: Table, now: datetime, by: Person, *, host_has_left: bool = False, moderator: bool = False
) -> bool:
    """Whether ``propose_end`` would end the game without asking anyone.

    Raises:
        TableError: an error of ``propose_end``; ``not-alone`` at a table of one person.
    """
    if table.options.alone:
        raise TableError("not-alone")
    ended = propose_end(table, now, by, host_has_left=host_has_left, moderator=moderator)
    return not ended.table.stage.is_open


def propose_replace(table: Table, now: datetime, by: Person, seat: int, *, moderator: bool = False) -> Change:
    """Ask the others to give a seat to a computer player permanently; its person keeps the result.

    Refused with ``seat-is-computers``, ``vote-running``, and the errors of ``seats.check_replace``.
    """
    seats.check_replace(table, by, seat, moderator=moderator)
    vote = _new_vote(table, by.id, VoteKind.REPLACE, now)
    return _opened(table, replace(vote, target=seat), now)


def propose_pause(table: Table, now: datetime, by: Person) -> Change:
    """Ask the others to pause the game: ``seat-is-computers``, ``vote-running``."""
    return _opened(table, _new_vote(table, by.id, VoteKind.PAUSE, now), now)


def cast(table: Table, now: datetime, by: Person, agrees: bool, opened_at: datetime | None = None) -> Change:
    """Agree, decline or change a vote already cast; the vote ends when it is decided.

    ``opened_at`` identifies the vote, so that a late press does not count for the next one. A person who is
    not asked, but whom the vote is about or waits for, may decline it, and stay away. Refused with
    ``seat-is-computers``, ``no-vote``, ``no-voter``.
    """
    vote = table.vote
    stops = vote is not None and not agrees and _can_stop(table, vote, by.id)
    seat = (seat_in_running_game if stops else seat_played_by)(table, by.id)
    if vote is None or opened_at not in (None, vote.opened_at):
        raise TableError("no-vote")
    if seat not in voters(table, vote) and not stops:
        raise TableError("no-voter")
    agreed = {*vote.agreed, seat} if agrees else {*vote.agreed} - {seat}
    declined = {*vote.declined} - {seat} if agrees else {*vote.declined, seat}
    vote = replace(vote, agreed=tuple(sorted(agreed)), declined=tuple(sorted(declined)))
    if stops:
        return _ended(table, vote, DECLINED, now, VoteCast(seat, agrees))
    return _counted(table, vote, now, VoteCast(seat, agrees))


def withdraw(table: Table, now: datetime, by: Person) -> Change:
    """Withdraw a person's own proposal: ``seat-is-computers``, ``no-vote``, ``not-your-vote``."""
    seat = seat_played_by(table, by.id)
    if table.vote is None:
        raise TableError("no-vote")
    if table.vote.by != seat:
        raise TableError("not-your-vote")
    return _ended(table, table.vote, "withdrawn", now)


def conclude(table: Table, vote: Vote, now: datetime, *before: TableEvent) -> Change:
    """End a vote without a press, because its time is up or the remaining voters have left.

    ``before`` are earlier events of the same change.
    """
    decided = outcome(table, vote, is_time_up=now >= vote.until)
    return _ended(table, vote, decided or "lapsed", now, *before)


# Who decides, and when


def voters(table: Table, vote: Vote) -> tuple[int, ...]:
    """The seats whose people decide.

    An absent host is not asked. About a seat, its person is always asked, but no one else whose own seat has
    changed hands since the deal: it may be a second account of the person who asks.
    """
    if vote.kind is VoteKind.REPLACE:
        newcomers = {*table.changed_hands} - {vote.target}
        return tuple(seat for seat in table.people if seat not in newcomers)
    not_asked = table.seat_of(table.host_id) if vote.kind is VoteKind.HOST else vote.target
    return tuple(seat for seat in table.people if seat != not_asked)


def is_about_host(vote: Vote) -> bool:
    """Whether a vote is about something that an absent host cannot decide."""
    return vote.kind is VoteKind.HOST or (vote.kind is VoteKind.END and vote.target is not None)


def outcome(table: Table, vote: Vote, *, is_time_up: bool = False) -> str | None:
    """``AGREED`` or ``DECLINED`` once that is certain, else None; without voters nothing is decided."""
    deciding = voters(table, vote)
    agreed = sum(seat in vote.agreed for seat in deciding)
    declined = sum(seat in vote.declined for seat in deciding)
    if not deciding:
        return None
    may_be = AGREED if is_time_up or not waited_for(table, vote) else None
    if vote.kind is not VoteKind.HOST:
        if declined:
            return DECLINED
        return may_be if agreed == len(deciding) else None
    if 2 * agreed > len(deciding):
        return may_be
    return DECLINED if 2 * declined >= len(deciding) else None


def is_decided(table: Table) -> bool:
    """Whether the running vote is decided, which also happens when the last remaining voter leaves."""
    return table.vote is not None and outcome(table, table.vote) is not None


def waited_for(table: Table, vote: Vote) -> tuple[int, ...]:
    """The seats whose people are not asked, but have the whole time of the vote to come back or to decline.

    If it is about the end of the game in its second half, they are all others who have a seat, because
    someone may be losing by their absence. Before that, it is only the host about whom one person alone would
    decide.
    """
    if _is_late_end(table, vote):
        asked = voters(table, vote)
        return tuple(seat for seat, of in enumerate(table.seats) if of.user_id and seat not in asked)
    host = table.seat_of(table.host_id)
    return (host,) if host is not None and _waits_for_host(table, vote, host) else ()


def _is_late_end(table: Table, vote: Vote) -> bool:
    return vote.kind is VoteKind.END and table.is_in_second_half


def _can_stop(table: Table, vote: Vote, user_id: int) -> bool:
    """Whether a person can decline a vote from away: the absent host, or someone it waits for."""
    return (user_id == table.host_id and is_about_host(vote)) or (
        table.seat_of(user_id) in waited_for(table, vote)
    )


def _waits_for_host(table: Table, vote: Vote, seat: int) -> bool:
    """Whether one person alone would decide about a host who has not had their time yet.

    The host has the whole time of the vote if they left the seat to the computer themselves, if their
    deadline had not passed when the vote began, or if they count as absent only because of a long pause. They
    do not have it if the computer took the seat after missed deadlines.
    """
    if not is_about_host(vote) or len(voters(table, vote)) != 1:
        return False
    if table.seats[seat].away:
        return not table.seats[seat].missed
    clock = table.clock_of(seat)
    if clock is None or not has_waited(table, clock, vote.opened_at):
        return True
    return clock.due_at is not None and vote.opened_at < clock.due_at


def host_is_absent(table: Table, now: datetime) -> bool:
    """Whether the host has no seat, is away, or has kept the game waiting or paused for very long."""
    seat = table.seat_of(table.host_id)
    if seat is None or table.seats[seat].away or paused_for(table, now) >= MOST_PAUSED:
        return True
    clock = table.clock_of(seat)
    return clock is not None and has_waited(table, clock, now)


def is_overtaken(table: Table, vote: Vote, by: int | None, now: datetime, *, has_moved: bool) -> bool:
    """Whether the vote is about the absence of a host who has just done something.

    A host who ``has_moved``, or has resumed the game, is back even if the game still waits for the rest of
    the turn.
    """
    return is_about_host(vote) and by == table.host_id and (has_moved or not host_is_absent(table, now))


# Helpers


def _new_vote(table: Table, user_id: int, kind: VoteKind, now: datetime) -> Vote:
    seat = seat_played_by(table, user_id)
    if table.vote is not None:
        raise TableError("vote-running")
    time = max(table.options.deadline.duration or VOTE_WITHOUT_DEADLINE, SHORTEST_VOTE)
    return Vote(kind, seat, now, now + time, (seat,))


def _opened(table: Table, vote: Vote, now: datetime, *, host_has_left: bool = False) -> Change:
    opened = VoteOpened(vote.kind, vote.by, vote.until, vote.round, vote.phase, vote.target)
    return _counted(table, vote, now, opened, host_has_left=host_has_left)


def _counted(
    table: Table, vote: Vote, now: datetime, event: VoteOpened | VoteCast, *, host_has_left: bool = False
) -> Change:
    """The table after a vote was cast; a host who has left the server is not waited for in the first half."""
    decided = outcome(table, vote, is_time_up=host_has_left and not _is_late_end(table, vote))
    if decided is not None:
        return _ended(table, vote, decided, now, event)
    return Change(replace(table, vote=vote), (event,))


def _ended(table: Table, vote: Vote, decided: str, now: datetime, *before: TableEvent) -> Change:
    """Close the vote and, if everyone has agreed, carry out its proposal."""
    table = replace(table, vote=None)
    if decided != AGREED:
        return Change(table, (*before, VoteEnded(vote.kind, decided)))
    done = _done(table, vote, now)
    if done is None:
        return Change(table, (*before, VoteEnded(vote.kind, "overtaken")))
    return replace(done, events=(*before, VoteEnded(vote.kind, AGREED), *done.events))


def _done(table: Table, vote: Vote, now: datetime) -> Change | None:
    """The change that everyone has agreed to; None if nothing is left to do, as the next host is away."""
    if vote.kind is VoteKind.PAUSE:
        is_paused = table.paused_at is not None
        return None if is_paused else Change(replace(table, paused_at=now), (GamePaused(vote.by),))
    if vote.kind is VoteKind.UNDO:
        return gone_back(table, vote, now)
    if vote.kind is VoteKind.END:
        return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("vote"),))
    if vote.kind is VoteKind.REPLACE:
        return None if vote.target is None else seats.given_to_computer(table, vote.target, keeps=True)
    if vote.target is None or vote.target not in table.people:
        return None
    host_id = table.seats[vote.target].user_id or 0
    return Change(replace(table, host_id=host_id), (HostChanged(vote.target),))
