"""``Tables``: everything that can be done with a table, for one caller at a time.

A change is made by the engine or the lobby's rules, stored in one transaction, and only then told
to whoever asked and to the subscribers (``desk``). Nothing about a game lives only here: a table is
read from the store whenever another process may have changed it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import overload

from bot.clock import Clock
from bot.store.interface import Store
from bot.tables import asked, deadlines, lobby, requests
from bot.tables.change import Change, Outcome
from bot.tables.computers import PATIENCE, USUAL_COMPUTER, ComputerSeats, Think
from bot.tables.desk import ATTEMPTS, Desk, Subscriber
from bot.tables.due_events import Happenings
from bot.tables.errors import TableError
from bot.tables.events import MovedForSeat, Notice, TableClosed, TableEvent
from bot.tables.guests import Company
from bot.tables.host_actions import Hosting
from bot.tables.options import TableOptions
from bot.tables.own_games import GameOfGuest, GameOfPerson, OwnGames
from bot.tables.scheduler import Timekeeper
from bot.tables.shuffles import Shuffles
from bot.tables.table import Stage, Table, TableSeat
from bot.tables.table_state import Affairs, Person
from bot.tables.votes import Votes
from engine.actions import Action, action_name
from engine.errors import GameError
from engine.shuffle import ShuffleProof

log = logging.getLogger(__name__)

#: How many games are kept in memory; a game takes less than 100 kB.
KEPT_GAMES = 200


class Tables:
    """All tables of the bot.

    Every method that is given a ``table_id`` raises ``TableError("table-gone")`` when there is no
    such table, and ``TableError("table-busy")`` when other processes keep changing it. A refused
    request changes nothing and is told to nobody else.

    What belongs together is in groups: ``shuffles`` (words and proofs), ``votes`` (going back, another
    host, the end), ``hosting`` (what hosts and moderators do with a running game, and leaving one's seat
    to the computer), ``company`` (invitations, spectators, rematches), ``own_games`` (the games of a person).
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        think: Think,
        kept_games: int = KEPT_GAMES,
        patience: float = PATIENCE,
    ) -> None:
        """Use ``think`` for the decisions of computer seats.

        ``kept_games`` is how many games are kept in memory, at least one, and ``patience`` how many
        seconds a computer player may think.
        """
        self._desk = Desk(store, clock, max(1, kept_games))
        self._clock = clock
        self._store = store
        self.shuffles = Shuffles(self._desk)
        self.votes = Votes(self._desk)
        self.hosting = Hosting(self._desk)
        self.company = Company(self._desk)
        self.own_games = OwnGames(self._desk)
        self._computers = ComputerSeats(think, self.get, self._act_for_computer, patience, clock)
        self._happenings = Happenings(self._desk, self.shuffles, self.votes)
        self._timekeeper = Timekeeper(store, clock, self._happenings.at)
        self._desk.follow(self._computers.wake)
        self._desk.follow(self._timekeeper.notice)

    def subscribe(self, callback: Subscriber) -> None:
        """Have ``callback`` called after every stored change, in the order of the changes of a table.

        It is called with the table and with what has happened: events of the engine and those of
        ``bot.tables.events``.
        """
        self._desk.subscribe(callback)

    @overload
    async def do(self, table_id: str, request: requests.Act | requests.TakeBack) -> Outcome: ...

    @overload
    async def do(self, table_id: str, request: requests.Request) -> Change: ...

    async def do(self, table_id: str, request: requests.Request) -> Change:
        """Do what is asked of a table (``bot.tables.requests``), store it, and tell it to the subscribers.

        Raises:
            TableError: the table refuses it.
            GameError: the engine refuses it.
            MovedOnError: the moment that was meant has passed.
        """
        return await asked.do(self, table_id, request)

    # The lobby

    async def open(
        self, guild_id: int, channel_id: int, host: Person, options: TableOptions, computers: int = 0
    ) -> Table:
        """Open a table in a channel; the host has the first seat, computer players the next.

        Raises:
            TableError: ``channel-has-table`` or ``computers-out-of-range``.
            InvalidInput: the options fit no game.
        """
        lobby.check_computers(computers)
        options.check()
        seats = (
            TableSeat(host.id, host.name),
            *(TableSeat(None, "", USUAL_COMPUTER) for _ in range(computers)),
        )
        table = Table(
            id=self._desk.new_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.id,
            options=options,
            stage=Stage.LOBBY,
            seats=seats,
            game=None,
            opened_at=self._clock.now(),
            affairs=Affairs(touched_at=self._clock.now()),
        )
        return await self._desk.open(table)

    async def join(self, table_id: str, person: Person) -> Table:
        """Sit down.

        Raises:
            TableError: ``already-seated``, ``not-invited``, ``table-full``, ``game-running``, or the table
                is closed.
        """
        return await self._sit(table_id, lambda table: lobby.join(table, person))

    async def leave(self, table_id: str, user_id: int) -> Table:
        """Stand up; the table passes to the next person, or closes when there is none.

        Raises:
            TableError: ``not-seated``, ``game-running``, or the table is closed.
        """
        return await self._sit(table_id, lambda table: lobby.leave(table, user_id))

    async def add_computer(self, table_id: str, user_id: int, kind: str = USUAL_COMPUTER) -> Table:
        """Fill the next seat with a computer player.

        Raises:
            TableError: ``not-seated``, ``table-full``, ``game-running``, or the table is closed.
        """
        return await self._sit(table_id, lambda table: lobby.add_computer(table, user_id, kind))

    async def remove_computer(self, table_id: str, user_id: int) -> Table:
        """Free the last computer seat.

        Raises:
            TableError: ``not-seated``, ``no-computer-seat``, ``game-running``, or the table is closed.
        """
        return await self._sit(table_id, lambda table: lobby.remove_computer(table, user_id))

    async def cancel(
        self, table_id: str, user_id: int, moderator: bool = False, *, before_deal: bool = False
    ) -> Table:
        """Close the table, also in the middle of a game unless it is meant ``before_deal`` only.

        Raises:
            TableError: ``not-host-cancel``, ``just-begun``, or the table is closed already.
        """

        async def step(table: Table) -> Table:
            if before_deal and table.stage is Stage.RUNNING:
                raise TableError("just-begun")
            cancelled = lobby.cancel(table, user_id, moderator=moderator)
            reason = "host" if user_id == table.host_id else "moderator"
            return await self._desk.save(cancelled, TableClosed(reason, table.seat_of(user_id)))

        return await self._desk.change(table_id, step)

    async def begin(self, table_id: str, user_id: int) -> Table:
        """Commit to a shuffle and deal the cards; computer seats start to move.

        At a table with words players are asked to get ready first (``shuffles.add_word``): the table
        that is answered is in the stage ``READY`` then.

        Raises:
            TableError: ``not-host-begin``, ``too-few-seats``, ``game-running``, or the table is closed.
        """

        async def step(table: Table) -> Table:
            lobby.check_begin(table, user_id)
            return await self.shuffles.begin(table)

        return await self._desk.change(table_id, step)

    # The game

    async def act(self, table_id: str, user_id: int, decision: Callable[[int], Action]) -> Outcome:
        """Do what a person has decided; ``decision`` is called with the person's seat.

        Raises:
            GameError: the engine refuses the action.
            TableError: ``not-seated``, ``not-your-seat``, ``game-not-begun``, ``cards-not-dealt``,
                ``game-paused``, ``seat-is-computers``, or the table is closed.
        """

        async def step(table: Table) -> Outcome:
            seat = lobby.seat_in_running_game(table, user_id)
            lobby.must_be_played(table, seat)
            action = decision(seat)
            if action.seat != seat:
                raise TableError("not-your-seat")
            return await self._desk.apply(deadlines.with_person_back(table, seat), action, user_id)

        return await self._desk.change(table_id, step)

    async def take_back(
        self, table_id: str, user_id: int, check: Callable[[Table, int], None] | None = None
    ) -> Outcome:
        """Undo a person's last action, as long as nobody has seen anything of it.

        In a simultaneous map phase that is one action after the other, also after Done, until the phase
        closes. Further back goes ``votes.propose_undo``.

        ``check`` is called with the table and the seat just before, while nobody else can change the
        table; it may raise whatever it likes to refuse.

        Raises:
            GameError: it can no longer be taken back.
            TableError: as ``act`` does.
        """

        async def step(table: Table) -> Outcome:
            seat = lobby.seat_in_running_game(table, user_id)
            lobby.must_be_played(table, seat)
            if check is not None:
                check(table, seat)
            outcome = await self._desk.shelf.take_back(self._desk.touched(table), seat, user_id)
            self._desk.tell(outcome.table)
            return outcome

        return await self._desk.change(table_id, step)

    # Looking up

    async def get(self, table_id: str) -> Table:
        """The table as it is stored now, open or closed.

        Raises:
            TableError: ``table-gone``.
        """
        return await self._desk.get(table_id)

    async def notices(self, table_id: str, after: int = -1) -> tuple[Notice, ...]:
        """What has happened at a table beside the moves, with a greater number than ``after``.

        They are stored with the changes themselves: whoever remembers the number of the last one that
        was told misses none and tells none twice. Reminders are not among them.
        """
        return await self._desk.notices(table_id, after)

    async def with_notices(self, table_id: str, after: int = -1) -> tuple[Table, tuple[Notice, ...]]:
        """A table and its ``notices`` as they were at one moment.

        Raises:
            TableError: ``table-gone``, or ``table-busy`` when it keeps changing while it is read.
        """
        for _ in range(ATTEMPTS):
            table = await self.get(table_id)
            notices = await self.notices(table_id, after)
            if await self._store.revision(table_id) == table.revision:
                return table, notices
        raise TableError("table-busy")

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table in this channel."""
        table_id = await self._store.open_table_in(channel_id)
        table = None if table_id is None else await self._desk.shelf.table(table_id)
        return table if table is not None and table.stage.is_open else None

    async def of_person(self, user_id: int) -> tuple[Table, ...]:
        """The open tables at which this person sits, oldest first."""
        return await self._all(await self._store.open_tables_of(user_id))

    async def of_server(self, guild_id: int) -> tuple[Table, ...]:
        """The open tables of a server, oldest first."""
        return await self._all(await self._store.open_tables_in_server(guild_id))

    async def running(self) -> tuple[Table, ...]:
        """All tables whose game is running, oldest first."""
        return await self._all(await self._store.tables_in(frozenset({Stage.RUNNING})))

    async def unfinished(self) -> tuple[Table, ...]:
        """All open tables, oldest first."""
        return await self._all(
            await self._store.tables_in(frozenset(stage for stage in Stage if stage.is_open))
        )

    async def unannounced(self) -> tuple[Table, ...]:
        """Tables that have closed while their end has not been shown to all (``mark_announced``)."""
        return await self._all(await self._store.unannounced_tables())

    async def mark_announced(self, table_id: str) -> None:
        """Note that the end of this table has been shown to all; see ``unannounced``."""
        await self._store.mark_announced(table_id)

    async def games_of(self, user_id: int) -> tuple[GameOfPerson, ...]:
        """The open tables at which this person sits, oldest first, with what each wants of them."""
        return await self.own_games.seated(user_id)

    async def guest_games_of(self, user_id: int) -> tuple[GameOfGuest, ...]:
        """The open tables to which this person is invited or that they watch, oldest first."""
        return await self.own_games.as_guest(user_id)

    async def proof(self, table_id: str) -> ShuffleProof:
        """Secret, words and commitment of a game that is over or was cancelled.

        Raises:
            TableError: ``shuffle-still-secret``, or ``no-shuffle-kept`` when the game never began.
        """
        return await self.shuffles.proof(table_id)

    async def checked_proof(self, table_id: str) -> ShuffleProof:
        """The same, after the shuffle was made again and compared with what was told and dealt.

        Raises:
            GameError: ``wrong-commitment``, ``wrong-shuffle`` or ``words-deleted``.
            TableError: as ``proof`` does; ``cards-not-dealt`` when it was cancelled before the deal.
        """
        return await self.shuffles.check(table_id)

    async def rematch(self, table_id: str, person: Person) -> Table:
        """Open a table in the same channel with the same options and computer seats.

        The person who asks becomes host; the other people are invited. When somebody else was faster, the
        person sits down at the table that was opened.

        Raises:
            TableError: ``game-not-over``, ``not-seated``, ``channel-has-table``.
        """
        return await self.company.rematch(table_id, person)

    async def open_rematch(self, table_id: str) -> Table | None:
        """The open table in the channel of this one that is its rematch, if there is one by now."""
        return await self.company.open_rematch(table_id)

    # What goes on by itself

    async def resume(self) -> None:
        """Let computer seats of all running games go on, and begin to keep the time; once at start.

        The time in which the bot was off does not count for anybody.
        """
        off_since = await self._timekeeper.off_since()
        if off_since is not None:
            for table in await self.unfinished():
                await self._happenings.give_time_back(table.id, off_since)
        for table in await self.running():
            self._computers.wake(table)
        self._timekeeper.start()

    async def settled(self) -> None:
        """Wait until nothing that goes on by itself is left to do at this moment."""
        await self._timekeeper.settled()
        await self._computers.settled()

    async def close(self) -> None:
        """Stop the timekeeper and the computer seats where they are; the store stays open."""
        await self._timekeeper.close()
        await self._computers.close()

    async def _act_for_computer(
        self, table_id: str, action: Action, may_still: Callable[[Table], bool]
    ) -> Outcome | None:
        """Do what a computer seat has decided; None when the table no longer asks for it."""

        async def step(table: Table) -> Outcome | None:
            if not may_still(table):
                return None
            return await self._desk.apply(table, action, None, *_for_overdue(table, action))

        return await self._desk.change(table_id, step)

    # Within

    async def _sit(self, table_id: str, rule: Callable[[Table], Table]) -> Table:
        """Change who sits at a table by one of the lobby's rules."""

        async def step(table: Table) -> Table:
            changed = rule(table)
            events = () if changed.stage.is_open else (TableClosed("empty"),)
            return await self._desk.save(changed, *events)

        return await self._desk.change(table_id, step)

    async def _all(self, table_ids: Iterable[str]) -> tuple[Table, ...]:
        """These tables, but for any that cannot be read: it must not keep the bot from all others."""
        found = []
        for table_id in table_ids:
            try:
                table = await self._desk.shelf.table(table_id)
            except (GameError, ValueError):
                log.exception("table %s cannot be read: its history leads nowhere", table_id)
                continue
            if table is not None:
                found.append(table)
        return tuple(found)


def _for_overdue(table: Table, action: Action) -> tuple[TableEvent, ...]:
    """What is said when a computer player moves for a person who is overdue."""
    clock = table.clock_of(action.seat)
    if clock is None or not clock.overdue:
        return ()
    return (MovedForSeat(action.seat, action_name(action), clock.round, clock.phase),)
