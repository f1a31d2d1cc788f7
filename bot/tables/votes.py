"""Votes: going back further than one's own secret steps, another host, the end of a game.

Going back and ending take something from everybody, so everybody who is there has to agree; a new host
needs more than half of them, and neither that nor the end is voted on while the host is there to
decide. ``vote_rules`` says who decides, and when a vote is decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import dropwhile

from bot.tables.change import Change
from bot.tables.checks import seat_in_running_game, seat_played_by
from bot.tables.errors import TableError
from bot.tables.events import (
    HostChanged,
    MovesUndone,
    TableClosed,
    TableEvent,
    UndoneMove,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from bot.tables.game_moves import game_back_to
from bot.tables.table import Stage, Table
from bot.tables.table_state import Person, Vote, VoteKind
from bot.tables.vote_rules import AGREED, DECLINED, outcome, voters
from engine.actions import action_name
from engine.forced_moves import forced_move
from engine.game import Game
from engine.phases.phase import Phase

#: The least time for a vote, and the time at a table without deadline; else it is the deadline's.
SHORTEST_VOTE = timedelta(minutes=10)
VOTE_WITHOUT_DEADLINE = timedelta(hours=24)

#: A host whom the game has waited for so long counts as absent.
HOST_ABSENT_AFTER = timedelta(hours=24)


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """Where a game can go back to: before the move of ``seat`` after which ``keep`` moves are left."""

    keep: int
    seat: int
    round: int
    phase: str
    did: str


def undo_points(table: Table) -> tuple[UndoPoint, ...]:
    """All moves of the running game that can be undone by vote, the newest first.

    What has been placed or terraformed in secret so far is not among them: everybody takes that back alone,
    and the list would tell the others of it. Nor are moves that were nobody's choice: they go with the one
    before them; nor what only computer players have done since a person moved. While somebody is away, the
    rounds before this one stay as they are, for they are that person's, too; and nobody goes back alone
    (``nobody_to_ask``), nor at a table of one person.
    """
    newest_first = [point for point, _ in _undo_points(table)][::-1]
    return tuple(dropwhile(lambda point: table.seats[point.seat].user_id is None, newest_first))


def nobody_to_ask(table: Table) -> bool:
    """Whether one person alone is there while others are away, who would have to agree."""
    return len(table.people) == 1 and _somebody_is_away(table)


def _undo_points(table: Table) -> Iterator[tuple[UndoPoint, Game]]:
    """The moves that can be undone, the oldest first, each with the game before it."""
    game = table.game
    if table.stage is not Stage.RUNNING or game is None or table.options.alone or nobody_to_ask(table):
        return
    first_round = game.round if _somebody_is_away(table) else 1
    now = Game.start(game.options, game.deck, game.setup)
    for keep, action in enumerate(game.actions[: _seen_by_all(game)]):
        if now.round >= first_round and forced_move(now) != action:
            yield UndoPoint(keep, action.seat, now.round, str(now.phase), action_name(action)), now
        now, _ = now.apply(action)


def _seen_by_all(game: Game) -> int:
    """How many moves everybody knows of: none of those made while all place at once (rules.md 4.8)."""
    phase = game.map_phase
    in_secret = phase is not None and not phase.is_sequential and game.phase is Phase.MAP
    before = game.phase_start
    return len(before.actions) if in_secret and before is not None else len(game.actions)


def _somebody_is_away(table: Table) -> bool:
    """Whether a person at the table is not there to be asked."""
    return any(seat.user_id is not None and seat.away for seat in table.seats)


def host_is_absent(table: Table, now: datetime) -> bool:
    """Whether the host has no seat any more, is away, or has kept the game waiting for very long.

    A pause of that length counts as well: it is for the host, or a moderator, to end it.
    """
    seat = table.seat_of(table.host_id)
    if seat is None or table.seats[seat].away:
        return True
    if table.paused_at is not None and now - table.paused_at >= HOST_ABSENT_AFTER:
        return True
    clock = table.clock_of(seat)
    return clock is not None and now - clock.asked_at >= HOST_ABSENT_AFTER


def is_overtaken(table: Table, vote: Vote, asked_by: int | None, now: datetime, *, has_moved: bool) -> bool:
    """Whether the vote is about a host who is back: it was they who have just done something.

    Whoever ``has_moved`` is back, also where the game still waits for them, as it does until they are done.
    """
    is_about_host = vote.kind is not VoteKind.UNDO
    return is_about_host and asked_by == table.host_id and (has_moved or not host_is_absent(table, now))


def undo_point_of(table: Table, vote: Vote) -> UndoPoint | None:
    """Where this vote would go back to; None when it is about something else, or overtaken."""
    if vote.entry not in table.entry_numbers or table.game is None:
        return None
    keep = table.entry_numbers.index(vote.entry)
    action = table.game.actions[keep]
    return UndoPoint(keep, action.seat, vote.round or 0, vote.phase or "", action_name(action))


def propose_undo(
    table: Table, now: datetime, by: Person, keep: int, move: tuple[int, str] | None = None
) -> Change:
    """Ask all to go back; the person who asks agrees. When nobody else has to, it is done at once.

    The result of a game in which one person alone has done so does not count: the cards are known then.
    """
    vote = _new_vote(table, by.id, VoteKind.UNDO, now)
    if nobody_to_ask(table):
        raise TableError("not-back-alone")
    point = next((point for point in undo_points(table) if point.keep == keep), None)
    if point is None or move not in (None, (point.seat, point.did)):
        raise TableError("no-such-move")
    entry = table.entry_numbers[point.keep]
    return _opened(table, replace(vote, entry=entry, round=point.round, phase=point.phase), now)


def propose_host(
    table: Table, now: datetime, by: Person, target_user_id: int, *, host_has_left: bool = False
) -> Change:
    """Ask the others to make a person at the table host in place of one who is absent."""
    vote = _new_vote(table, by.id, VoteKind.HOST, now)
    _must_be_absent(table, now, host_has_left=host_has_left)
    target = table.seat_of(target_user_id)
    if target is None:
        raise TableError("person-not-seated")
    if target_user_id == table.host_id:
        raise TableError("host-already", name=table.host_name)
    if table.seats[target].away:
        raise TableError("person-away", name=table.seats[target].name)
    return _opened(table, replace(vote, target=target), now, host_has_left=host_has_left)


def propose_end(table: Table, now: datetime, by: Person, *, host_has_left: bool = False) -> Change:
    """Ask the others to end the game, as its host is absent."""
    vote = _new_vote(table, by.id, VoteKind.END, now)
    _must_be_absent(table, now, host_has_left=host_has_left)
    return _opened(table, vote, now, host_has_left=host_has_left)


def ends_at_once(table: Table, now: datetime, by: Person, *, host_has_left: bool = False) -> bool:
    """Whether asking would end the game: nobody else is to be asked.

    Raises:
        TableError: as for ``propose_end``; ``not-alone`` where there is nobody who could be asked.
    """
    if table.options.alone:
        raise TableError("not-alone")
    return not propose_end(table, now, by, host_has_left=host_has_left).table.stage.is_open


def cast(table: Table, now: datetime, by: Person, agrees: bool, opened_at: datetime | None = None) -> Change:
    """Agree or decline, or change one's mind; the vote ends when it is decided.

    A host whose absence it is about may decline from where they are: their seat stays the computer's.
    """
    vote = table.vote
    is_about_host = vote is not None and vote.kind is not VoteKind.UNDO and not agrees
    from_away = is_about_host and by.id == table.host_id
    seat = (seat_in_running_game if from_away else seat_played_by)(table, by.id)
    if vote is None or opened_at not in (None, vote.opened_at):
        raise TableError("no-vote")
    is_host = by.id == table.host_id
    if seat not in voters(table, vote.kind) and not (is_host and not agrees):
        raise TableError("no-voter")
    agreed = {*vote.agreed, seat} if agrees else {*vote.agreed} - {seat}
    declined = {*vote.declined} - {seat} if agrees else {*vote.declined, seat}
    vote = replace(vote, agreed=tuple(sorted(agreed)), declined=tuple(sorted(declined)))
    if is_host and vote.kind is not VoteKind.UNDO:
        # The host is there after all.
        return _ended(table, vote, DECLINED, now, VoteCast(seat, agrees))
    return _counted(table, vote, now, VoteCast(seat, agrees))


def withdraw(table: Table, now: datetime, by: Person) -> Change:
    """Take one's own proposal back."""
    seat = seat_played_by(table, by.id)
    if table.vote is None:
        raise TableError("no-vote")
    if table.vote.by != seat:
        raise TableError("not-your-vote")
    return _ended(table, table.vote, "withdrawn", now)


def conclude(table: Table, vote: Vote, now: datetime, *before: TableEvent) -> Change:
    """End a vote without anybody's press: it is decided, or else its time is up.

    It can be decided so because those have left who were still to be asked. ``before`` has happened in
    the same change.
    """
    decided = outcome(table, vote, is_time_up=now >= vote.until)
    return _ended(table, vote, decided or "lapsed", now, *before)


def _new_vote(table: Table, user_id: int, kind: VoteKind, now: datetime) -> Vote:
    seat = seat_played_by(table, user_id)
    if table.vote is not None:
        raise TableError("vote-running")
    time = max(table.options.deadline.duration or VOTE_WITHOUT_DEADLINE, SHORTEST_VOTE)
    return Vote(kind, seat, now, now + time, (seat,))


def _must_be_absent(table: Table, now: datetime, *, host_has_left: bool) -> None:
    if not host_has_left and not host_is_absent(table, now):
        raise TableError("host-is-here", host=table.host_name)


def _opened(table: Table, vote: Vote, now: datetime, *, host_has_left: bool = False) -> Change:
    opened = VoteOpened(vote.kind, vote.by, vote.until, vote.round, vote.phase, vote.target)
    return _counted(table, vote, now, opened, host_is_gone=host_has_left)


def _counted(
    table: Table, vote: Vote, now: datetime, event: VoteOpened | VoteCast, *, host_is_gone: bool = False
) -> Change:
    """The vote after somebody has voted; a host who ``is_gone`` for good is not waited for."""
    decided = outcome(table, vote, is_time_up=host_is_gone)
    if decided is not None:
        return _ended(table, vote, decided, now, event)
    return Change(replace(table, vote=vote), (event,))


def _ended(table: Table, vote: Vote, decided: str, now: datetime, *before: TableEvent) -> Change:
    """Close the vote and, if all have agreed, do what it was about."""
    table = replace(table, vote=None)
    if decided != AGREED:
        return Change(table, (*before, VoteEnded(vote.kind, decided)))
    done = _DONE[vote.kind](table, vote, now)
    if done is None:
        return Change(table, (*before, VoteEnded(vote.kind, "overtaken")))
    return replace(done, events=(*before, VoteEnded(vote.kind, AGREED), *done.events))


def _game_ended(table: Table, vote: Vote, now: datetime) -> Change:
    return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("vote"),))


def _host_changed(table: Table, vote: Vote, now: datetime) -> Change | None:
    """The table with the host who was voted for; None when that person has left meanwhile."""
    if vote.target is None or vote.target not in table.people:
        return None
    host_id = table.seats[vote.target].user_id or 0
    return Change(replace(table, host_id=host_id), (HostChanged(vote.target),))


def _moves_undone(table: Table, vote: Vote, now: datetime) -> Change | None:
    """The table where the game has gone back; None when it can no longer go back to there.

    The move may have been taken back meanwhile, or somebody has gone away who would have to be asked.
    """
    if vote.entry not in table.entry_numbers:
        return None
    keep = table.entry_numbers.index(vote.entry)
    undone = [(point, game) for point, game in _undo_points(table) if point.keep >= keep]
    if not undone or undone[0][0].keep != keep:
        return None
    moves = tuple(
        UndoneMove(point.seat, point.round, point.phase, point.did, table.entry_numbers[point.keep])
        for point, _ in undone
    )
    alone = len(table.people) == 1
    # A person who is asked again has the whole time again.
    again = replace(table, clocks=(), tried=(), counts=table.counts and not alone)
    change = game_back_to(again, undone[0][1], table.seats[vote.by].user_id, now)
    return replace(change, events=(MovesUndone(moves, alone=alone),))


#: What is done when all have agreed; None is returned when there is nothing left to do it with.
_DONE: Mapping[VoteKind, Callable[[Table, Vote, datetime], Change | None]] = {
    VoteKind.UNDO: _moves_undone,
    VoteKind.HOST: _host_changed,
    VoteKind.END: _game_ended,
}
