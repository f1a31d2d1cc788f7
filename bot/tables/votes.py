"""Votes: going back further than one's own secret steps, another host, the end of a game.

Going back and ending take something from everybody, so everybody who is there has to agree; a new host
needs more than half of them, and neither that nor the end is voted on while the host is there to
decide. Who decides, and when that is done, says ``ballot``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.store.errors import StaleWriteError
from bot.tables import lobby
from bot.tables.desk import Desk
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
from bot.tables.table import Stage, Table
from bot.tables.table_state import Vote, VoteKind
from bot.tables.vote_rules import AGREED, DECLINED, outcome, voters
from engine.actions import action_name
from engine.game import Game

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
    """All moves of the running game that can be undone by vote, the newest first."""
    if table.stage is not Stage.RUNNING or table.game is None:
        return ()
    game = Game.start(table.game.options, table.game.deck, table.game.setup)
    points = []
    for keep, action in enumerate(table.game.actions):
        points.append(UndoPoint(keep, action.seat, game.round, str(game.phase), action_name(action)))
        game, _ = game.apply(action)
    return tuple(reversed(points))


def host_is_absent(table: Table, now: datetime) -> bool:
    """Whether the host has no seat any more, is away, or has kept the game waiting for very long.

    A game that has been paused for so long waits for the host as well, who alone can let it go on.
    """
    seat = table.seat_of(table.host_id)
    if seat is None or table.seats[seat].away:
        return True
    if table.paused_at is not None and now - table.paused_at >= HOST_ABSENT_AFTER:
        return True
    clock = table.clock_of(seat)
    return clock is not None and now - clock.asked_at >= HOST_ABSENT_AFTER


class Votes:
    """Opens votes, counts them, and does what was agreed on; one vote a table at a time."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def point_of(self, table: Table, vote: Vote) -> UndoPoint | None:
        """Where this vote would go back to; None when it is about something else, or overtaken."""
        try:
            keep = None if vote.entry is None else self._desk.shelf.place_of(table, vote.entry)
        except StaleWriteError:  # the table has changed since it was read
            return None
        return next((point for point in undo_points(table) if point.keep == keep), None)

    async def propose_undo(
        self, table_id: str, user_id: int, keep: int, move: tuple[int, str] | None = None
    ) -> Table:
        """Ask all to go back to where ``keep`` moves of the game stand (``undo_points``).

        Who asks agrees. When nobody else has to, it is done at once. ``move`` is whose move was meant
        and what it did: others may have taken back since, so that another one stands in its place.

        Raises:
            TableError: ``no-such-move``, ``vote-running``, ``not-seated``, ``seat-is-computers``,
                ``game-not-begun``, ``cards-not-dealt``, or the table is closed.
        """

        async def step(table: Table) -> Table:
            point = next((point for point in undo_points(table) if point.keep == keep), None)
            entry = None if point is None else self._desk.shelf.entry_of(table, keep)
            vote = self._opened(table, user_id, VoteKind.UNDO)
            if point is None or move not in (None, (point.seat, point.did)):
                raise TableError("no-such-move")
            return await self._begin(table, replace(vote, entry=entry, round=point.round, phase=point.phase))

        return await self._desk.change(table_id, step)

    async def propose_host(
        self, table_id: str, user_id: int, target_user_id: int, *, host_has_left: bool = False
    ) -> Table:
        """Ask the others to make a person at the table host in place of one who is absent.

        ``host_has_left`` says that the host is not even in the server any more.

        Raises:
            TableError: ``host-is-here``, ``person-not-seated``, and as ``propose_undo`` does.
        """

        async def step(table: Table) -> Table:
            vote = self._opened(table, user_id, VoteKind.HOST)
            if not host_has_left:
                self._must_be_absent(table)
            target = table.seat_of(target_user_id)
            if target not in voters(table, VoteKind.HOST):
                raise TableError("person-not-seated")
            return await self._begin(table, replace(vote, target=target))

        return await self._desk.change(table_id, step)

    async def propose_end(self, table_id: str, user_id: int, *, host_has_left: bool = False) -> Table:
        """Ask the others to end the game, as its host is absent; ``host_has_left`` as in ``propose_host``.

        Raises:
            TableError: ``host-is-here``, and as ``propose_undo`` does.
        """

        async def step(table: Table) -> Table:
            vote = self._opened(table, user_id, VoteKind.END)
            if not host_has_left:
                self._must_be_absent(table)
            return await self._begin(table, vote)

        return await self._desk.change(table_id, step)

    async def cast(
        self, table_id: str, user_id: int, agrees: bool, opened_at: datetime | None = None
    ) -> Table:
        """Agree or decline; who has voted may change their mind. The vote ends when it is decided.

        ``opened_at`` names the vote that is meant, so that a late press does not count for the next one.

        Raises:
            TableError: ``no-vote``, ``no-voter``, ``not-seated``, ``seat-is-computers`` ...
        """

        async def step(table: Table) -> Table:
            seat = _voting_seat(table, user_id)
            vote = table.vote
            if vote is None or (opened_at is not None and opened_at != vote.opened_at):
                raise TableError("no-vote")
            is_host = user_id == table.host_id
            if seat not in voters(table, vote.kind) and not (is_host and not agrees):
                raise TableError("no-voter")
            agreed = {*vote.agreed, seat} if agrees else {*vote.agreed} - {seat}
            declined = {*vote.declined} - {seat} if agrees else {*vote.declined, seat}
            vote = replace(vote, agreed=tuple(sorted(agreed)), declined=tuple(sorted(declined)))
            if is_host and vote.kind is not VoteKind.UNDO:
                # The host is there after all.
                return await self._end(table, vote, DECLINED, VoteCast(seat, agrees))
            return await self._count(table, vote, VoteCast(seat, agrees))

        return await self._desk.change(table_id, step)

    async def withdraw(self, table_id: str, user_id: int) -> Table:
        """Take one's own proposal back.

        Raises:
            TableError: ``no-vote``, ``not-your-vote``, ``not-seated`` ...
        """

        async def step(table: Table) -> Table:
            seat = _voting_seat(table, user_id)
            if table.vote is None:
                raise TableError("no-vote")
            if table.vote.by != seat:
                raise TableError("not-your-vote")
            return await self._end(table, table.vote, "withdrawn")

        return await self._desk.change(table_id, step)

    async def conclude(self, table: Table, vote: Vote, *before: TableEvent) -> Table:
        """End a vote of a table within a step of the desk: decided, or else its time is up.

        Those who were still to be asked may have left, so that nobody's press decides it. ``before`` has
        happened in the same step.
        """
        return await self._end(table, vote, outcome(table, vote) or "lapsed", *before, by_person=False)

    def _opened(self, table: Table, user_id: int, kind: VoteKind) -> Vote:
        seat = _voting_seat(table, user_id)
        if table.vote is not None:
            raise TableError("vote-running")
        now = self._desk.clock.now()
        time = max(table.options.deadline.duration or VOTE_WITHOUT_DEADLINE, SHORTEST_VOTE)
        return Vote(kind, seat, now, now + time, (seat,))

    def _must_be_absent(self, table: Table) -> None:
        if not host_is_absent(table, self._desk.clock.now()):
            raise TableError("host-is-here", host=table.host_name)

    async def _begin(self, table: Table, vote: Vote) -> Table:
        opened = VoteOpened(vote.kind, vote.by, vote.until, vote.round, vote.phase, vote.target)
        return await self._count(table, vote, opened)

    async def _count(self, table: Table, vote: Vote, event: VoteOpened | VoteCast) -> Table:
        decided = outcome(table, vote)
        if decided is not None:
            return await self._end(table, vote, decided, event)
        return await self._desk.save(table.with_affairs(vote=vote), event)

    async def _end(
        self, table: Table, vote: Vote, decided: str, *before: TableEvent, by_person: bool = True
    ) -> Table:
        """Close the vote and, if all have agreed, do what it was about: in one change."""
        table = (self._desk.touched(table) if by_person else table).with_affairs(vote=None)
        ended = VoteEnded(vote.kind, decided)
        if decided != AGREED:
            return await self._desk.save(table, *before, ended, by_person=by_person)
        if vote.kind is VoteKind.UNDO:
            return await self._undo(table, vote, *before)
        if vote.kind is VoteKind.END:
            closed = replace(table, stage=Stage.CANCELLED)
            return await self._desk.save(closed, *before, ended, TableClosed("vote"))
        target = vote.target
        host_id = None if target is None or target not in table.people else table.seats[target].user_id
        if target is None or host_id is None:  # has left meanwhile
            return await self._desk.save(
                table, *before, VoteEnded(vote.kind, "overtaken"), by_person=by_person
            )
        changed = replace(table, host_id=host_id)
        return await self._desk.save(changed, *before, ended, HostChanged(target), by_person=by_person)

    async def _undo(self, table: Table, vote: Vote, *before: TableEvent) -> Table:
        keep = None if vote.entry is None else self._desk.shelf.place_of(table, vote.entry)
        if keep is None:  # taken back meanwhile
            return await self._desk.save(table, *before, VoteEnded(vote.kind, "overtaken"))
        moves = tuple(
            UndoneMove(point.seat, point.round, point.phase, point.did)
            for point in reversed(undo_points(table))
            if point.keep >= keep
        )
        # Whoever is asked again has the whole time again.
        table = table.with_affairs(clocks=())
        user_id = table.seats[vote.by].user_id
        ended = VoteEnded(vote.kind, AGREED)
        return await self._desk.roll_back(table, keep, user_id, *before, ended, MovesUndone(moves))


def _voting_seat(table: Table, user_id: int) -> int:
    """The seat of a person who plays themselves in a running game."""
    seat = lobby.seat_in_running_game(table, user_id)
    if table.seats[seat].away:
        raise TableError("seat-is-computers")
    return seat
