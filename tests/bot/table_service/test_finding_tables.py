"""Finding tables by id, channel, person and server, and the limit of one table per channel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.tables import Table, TableError, TableOptions, game_moves, lobby
from bot.tables.own_games import Welcome
from tests.bot.table_service.playing import CHANNEL, Bot, StartBot, open_table
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, GUILD

BY_INVITATION = TableOptions(by_invitation=True)


async def refused(key: str, request: Awaitable[object]) -> TableError:
    """Check that a request is refused with this key, and return the error."""
    with pytest.raises(TableError) as raised:
        await request
    assert raised.value.key == key
    return raised.value


async def finished(bot: Bot) -> Table:
    return await bot.play(await bot.begin(2, 1))


async def test_two_simultaneous_rematch_requests_open_one_table(bot: Bot, start: StartBot) -> None:
    before = await finished(bot)
    other = await start()
    one, two = await asyncio.gather(bot.tables.rematch(before.id, ANN), other.tables.rematch(before.id, BOB))
    assert one.id == two.id
    assert {ANN.id, BOB.id} <= {seat.user_id for seat in (await bot.tables.get(one.id)).seats}


async def test_the_tables_where_a_person_is_a_guest(bot: Bot, start: StartBot) -> None:
    as_guest = (await start()).tables.guest_games_of
    in_lobby = await bot.open(channel=1)
    running = await bot.begin(channel=2)
    private = await bot.begin(channel=3, people=1, computers=1, options=BY_INVITATION)
    for table in (in_lobby, private):
        await bot.do(table.id, lobby.invite, ANN, FAY)
    await bot.do(in_lobby.id, lobby.watch, FAY)
    await bot.do(running.id, lobby.watch, FAY)
    found = [(game.table.id, game.welcome) for game in await as_guest(FAY.id)]
    assert found == [
        (in_lobby.id, Welcome.MAY_JOIN),
        (running.id, Welcome.WATCHES),
        (private.id, Welcome.MAY_WATCH),
    ]
    await bot.do(in_lobby.id, lobby.join, FAY)
    await bot.do(running.id, lobby.stop_watching, FAY)
    await bot.do(private.id, lobby.close, ANN)
    assert await as_guest(FAY.id) == ()
    assert await as_guest(ANN.id) == ()


async def test_a_channel_has_one_table_at_a_time(bot: Bot, start: StartBot) -> None:
    table = await bot.open()
    error = await refused("channel-has-table", open_table(bot.tables, GUILD, CHANNEL, BOB, TableOptions()))
    assert error.values == {"host": "Ann", "begun": False}
    other = await start()
    await refused("channel-has-table", open_table(other.tables, GUILD, CHANNEL, BOB, TableOptions()))
    assert await bot.tables.in_channel(CHANNEL) == table
    table = await bot.do(table.id, lobby.join, CLEO)
    begun = await bot.tables.begin(table.id, ANN)
    error = await refused("channel-has-table", open_table(bot.tables, GUILD, CHANNEL, BOB, TableOptions()))
    assert error.values == {"host": "Ann", "begun": True}, "no one is told to join it"
    assert await bot.tables.in_channel(CHANNEL) == await bot.tables.get(begun.id)
    assert (await open_table(bot.tables, GUILD, CHANNEL + 1, BOB, TableOptions())).channel_id == CHANNEL + 1


async def test_two_games_are_never_shuffled_alike(bot: Bot) -> None:
    one = await bot.begin(channel=1)
    other = await bot.begin(channel=2)
    assert one.game is not None
    assert other.game is not None
    assert one.game.setup.order != other.game.setup.order


async def test_requests_at_an_unknown_table_are_refused(bot: Bot) -> None:
    requests: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: bot.tables.get("nobody"),
        lambda: bot.do("nobody", lobby.join, ANN),
        lambda: bot.tables.begin("", ANN),
        lambda: bot.do("' OR 1=1 --", lobby.close, ANN, moderator=True),
        lambda: bot.tables.do("nobody", game_moves.take_back, ANN),
    )
    for request in requests:
        await refused("table-gone", request())


async def test_two_simultaneous_starts_open_one_table(bot: Bot) -> None:
    starts = await asyncio.gather(
        *(open_table(bot.tables, GUILD, CHANNEL, person, TableOptions()) for person in (ANN, BOB)),
        return_exceptions=True,
    )
    assert [start.key for start in starts if isinstance(start, TableError)] == ["channel-has-table"]


async def test_the_tables_of_a_person_are_the_open_ones_where_they_have_a_seat(bot: Bot) -> None:
    in_lobby = await bot.open(people=2, channel=1)
    running = await bot.begin(people=2, channel=2)
    cancelled = await bot.open(people=2, channel=3)
    await bot.do(cancelled.id, lobby.close, ANN)
    assert [table.id for table in await bot.tables.of_person(BOB.id)] == [in_lobby.id, running.id]
    assert await bot.tables.of_person(FAY.id) == ()
    assert [table.id for table in await bot.tables.of_server(GUILD)] == [in_lobby.id, running.id]
