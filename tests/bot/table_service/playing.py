"""Bot processes for tests, with people and computer players who make simple decisions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta

import pytest

from bot.shards import EVERYONE, Reachable, Shards
from bot.store import Store, open_store
from bot.store.database import Location
from bot.store.opening import open_own_store
from bot.table_service import TableService
from bot.table_service.service import new_table_id
from bot.tables import (
    Change,
    Person,
    Stage,
    Table,
    TableError,
    TableOptions,
    game_moves,
    lobby,
    seats,
    shuffles,
)
from bot.tables.change import P, PersonRule
from bot.tables.computer_seats import DEFAULT_OPPONENT
from bot.workers.thinking import Think
from engine.actions import Action
from engine.chance import Chance
from engine.events import Event
from engine.views import View
from tests.bot.table_service.held_clock import HeldClock
from tests.bot.tables.sitting import ANN, GUILD, MESSAGE, PEOPLE, simple_decision

CHANNEL = 700


async def open_table(
    tables: TableService,
    guild_id: int,
    channel_id: int,
    host: Person,
    options: TableOptions,
    computers: int = 0,
    strength: str = DEFAULT_OPPONENT,
) -> Table:
    """A new table, stored and reported to the subscribers."""
    place, now = (guild_id, channel_id), tables._clock.now()
    table = lobby.new_table(new_table_id(), *place, host, options, computers, now, strength)
    return await tables.add(table)


async def think_simply(kind: str, view: View, chance: Chance) -> Action:
    """A computer player of any kind that makes simple decisions."""
    return simple_decision(view)


async def refused(request: Awaitable[object]) -> str:
    """The error key with which a table refuses a request."""
    with pytest.raises(TableError) as raised:
        await request
    return raised.value.key


@dataclass
class Bot:
    """One process: a store, the table service, and what its subscriber was notified of."""

    store: Store
    clock: HeldClock
    tables: TableService = field(init=False)
    reachable: Reachable = EVERYONE
    heard: list[tuple[Table, tuple[Event, ...]]] = field(default_factory=list)

    async def close(self) -> None:
        """Stop the table service, then close the store."""
        await self.tables.close()
        await self.store.close()

    async def resume(self) -> None:
        """Resume all tables, as at a start, and wait until that is done."""
        self.tables.resume()
        await self.tables._catch_up.settled()

    async def do(
        self, table_id: str, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """The table after a person's request."""
        return (await self.tables.do(table_id, rule, by, *args, **kwargs)).table

    async def deal_at(self, table: Table) -> Table:
        """The table after its host has begun the game and the commitment message has been posted."""
        await self.tables.begin(table.id, Person(table.host_id, table.host_name))
        return await self.deal(table.id)

    async def deal(self, table_id: str, message_id: int | None = MESSAGE) -> Table:
        """The table after the message with this id has been posted."""
        return (await self.tables.do_unasked(table_id, shuffles.deal, message_id)).table

    async def accept(
        self, table_id: str, person: Person, seat: int, former_user_id: int, host: Person = ANN
    ) -> Table:
        """The table after a person has accepted a seat just offered; its player, unless the host, is away."""
        before = await self.tables.get(table_id)
        if former_user_id != host.id and seat in before.people:
            await self.do(table_id, seats.leave_to_computer, Person(former_user_id, before.seats[seat].name))
        offer = (seat, former_user_id, host.id, self.clock.now())
        return await self.do(table_id, seats.accept_seat, person, *offer)

    async def pass_time(self, **by: float) -> None:
        """Advance the clock (``minutes=2``) and wait until everything that becomes due is done."""
        end = self.clock.now() + timedelta(**by)
        while left := end - self.clock.now():
            self.clock.advance(min(left, self.clock.until_next_wake() or left))
            for _ in range(3):
                await self.tables.settled()

    def events(self, *kinds: type[Event]) -> list[Event]:
        """The events of these kinds that the subscriber was notified of, in order."""
        return [event for _, events in self.heard for event in events if isinstance(event, kinds)]

    async def open(
        self, people: int = 1, computers: int = 0, options: TableOptions | None = None, channel: int = CHANNEL
    ) -> Table:
        """Ann's table in the lobby, with this many people and computer players."""
        table = await open_table(self.tables, GUILD, channel, ANN, options or TableOptions(), computers)
        for person in PEOPLE[1:people]:
            table = await self.do(table.id, lobby.join, person)
        return table

    async def begin(
        self, people: int = 2, computers: int = 0, options: TableOptions | None = None, channel: int = CHANNEL
    ) -> Table:
        """Ann's table after the game has begun; computer players have moved as far as they can."""
        table = await self.open(people, computers, options, channel)
        await self.deal_at(table)
        await self.tables.settled()
        return await self.tables.get(table.id)

    async def act(self, table: Table, person: Person) -> Change:
        """Make a simple legal decision for a person."""
        seat = table.seat_of(person.id)
        now = await self.tables.get(table.id)
        return await self.tables.do(
            table.id, game_moves.act, person, lambda _: simple_decision(now.view(seat))
        )

    async def play_one_round(self, table: Table, person: Person) -> Table:
        """Let one person and the computer players act until the round is over."""
        before = (await self.tables.get(table.id)).view(None).round
        for _ in range(20):
            await self.tables.settled()
            now = await self.tables.get(table.id)
            if now.view(None).round > before:
                return now
            await self.act(now, person)
        raise AssertionError("the round does not end")

    async def play(self, table: Table, until: Callable[[Table], bool] = lambda table: False) -> Table:
        """Let the people act until the game is over or ``until`` holds between two actions."""
        for _ in range(2000):
            await self.tables.settled()
            now = await self.tables.get(table.id)
            if now.stage is not Stage.RUNNING or until(now):
                return now
            asked = [seat for seat in now.view(None).waiting_for if seat in now.people]
            assert asked, "no one is asked to act, but the game is not over"
            await self.act(now, next(person for person in PEOPLE if now.seat_of(person.id) == asked[0]))
        raise AssertionError("the game does not end")


async def start_bot(
    place: Location,
    think: Think = think_simply,
    kept_games: int = 200,
    pause: float = 0,
    clock: HeldClock | None = None,
    shards: Shards | None = None,
) -> Bot:
    """Start a process on this database; pass ``clock`` to use another process's clock.

    With ``shards``, it shares the tables with other processes.
    """
    store = await open_store(place) if shards is None else await open_own_store(place, shards)
    clock = clock or HeldClock()
    bot = Bot(store, clock)
    if shards is not None:
        bot.reachable = Reachable(frozenset(shards.ids), shards.count)
    bot.tables = TableService(
        store,
        clock=clock,
        think=think,
        kept_games=kept_games,
        pause=pause,
        reachable=lambda: bot.reachable,
    )
    bot.tables.subscribe(lambda change: bot.heard.append((change.table, change.events)))
    return bot


#: Starts another process on the test's database; takes the options of ``start_bot``.
StartBot = Callable[..., Awaitable[Bot]]
