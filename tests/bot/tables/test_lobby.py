"""Sitting down, standing up, beginning, cancelling: what is allowed, and what is said when it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.tables import Stage, Table, TableError, TableOptions, TableSeat, game_moves, guests, lobby
from bot.tables.computer_seats import CHARACTERS, Strength
from engine.actions import Action, Done
from engine.options import PlacingOrder
from engine.parts.cards import Side
from tests.bot.tables.playing import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DORA,
    EMIL,
    FAY,
    GUILD,
    Bot,
    StartBot,
    open_table,
)


async def refused(key: str, request: Awaitable[object]) -> TableError:
    """The request is refused with this key."""
    with pytest.raises(TableError) as raised:
        await request
    assert raised.value.key == key
    return raised.value


def people(table: Table) -> list[str]:
    return [seat.computer or seat.name for seat in table.seats]


async def test_a_new_table_has_its_host_and_the_computers(bot: Bot, start: StartBot) -> None:
    options = TableOptions(Side.B, with_goals=True, order=PlacingOrder.SIMULTANEOUS)
    table = await open_table(bot.tables, GUILD, CHANNEL, ANN, options, computers=2)
    assert (table.stage, table.host_id, table.game) == (Stage.LOBBY, ANN.id, None)
    assert table.seats[0] == TableSeat(ANN.id, "Ann")
    assert people(table) == ["Ann", "easy", "easy"]
    assert table.id.isalnum()
    assert table.id.islower()
    assert len(table.id) == 8
    assert await (await start()).tables.get(table.id) == table


async def test_each_computer_player_at_a_table_is_somebody_else(bot: Bot) -> None:
    table = await open_table(bot.tables, GUILD, CHANNEL, ANN, TableOptions(), 3, Strength.HARD)
    await bot.do(table.id, lobby.remove_computer, ANN)
    for kind in ("easy", "normal"):
        table = await bot.do(table.id, lobby.add_computer, ANN, kind)
    computers = [seat.name for seat in table.seats if seat.computer is not None]
    assert len(set(computers)) == 4
    assert set(computers) < set(CHARACTERS)
    await bot.do(table.id, lobby.close, ANN)
    rematch = await bot.tables.rematch(table.id, ANN)
    assert rematch.seats == table.seats


async def test_people_sit_down_and_stand_up(bot: Bot, start: StartBot) -> None:
    table = await bot.open()
    await bot.do(table.id, lobby.join, BOB)
    await bot.do(table.id, lobby.join, CLEO)
    table = await bot.do(table.id, lobby.leave, BOB)
    assert people(table) == ["Ann", "Cleo"]
    assert (table.seat_of(CLEO.id), table.seat_of(BOB.id)) == (1, None)
    assert await (await start()).tables.get(table.id) == table


async def test_nobody_sits_twice(bot: Bot) -> None:
    table = await bot.open(people=2)
    await refused("already-seated", bot.do(table.id, lobby.join, BOB))
    assert people(await bot.tables.get(table.id)) == ["Ann", "Bob"]


async def test_a_full_table_is_full_even_for_computers_and_beside_computers(bot: Bot) -> None:
    table = await bot.open(people=4, computers=1)
    error = await refused("table-full", bot.do(table.id, lobby.join, EMIL))
    assert error.values == {"seats": 5, "computers": True}
    await refused("table-full", bot.do(table.id, lobby.add_computer, ANN))
    assert people(await bot.tables.get(table.id)) == ["Ann", "easy", "Bob", "Cleo", "Dora"]


async def test_anybody_at_the_table_adds_and_removes_computers(bot: Bot) -> None:
    table = await bot.open(people=2)
    await bot.do(table.id, lobby.add_computer, BOB)
    table = await bot.do(table.id, lobby.add_computer, ANN, kind="random")
    assert people(table) == ["Ann", "Bob", "easy", "random"]
    assert people(await bot.do(table.id, lobby.remove_computer, BOB)) == ["Ann", "Bob", "easy"]
    assert people(await bot.do(table.id, lobby.remove_computer, ANN)) == ["Ann", "Bob"]
    await refused("no-computer-seat", bot.do(table.id, lobby.remove_computer, ANN))


async def test_who_does_not_sit_here_changes_nothing(bot: Bot) -> None:
    table = await bot.open(people=2, computers=1)
    for request in (
        bot.do(table.id, lobby.leave, FAY),
        bot.do(table.id, lobby.add_computer, FAY),
        bot.do(table.id, lobby.remove_computer, FAY),
    ):
        await refused("not-seated", request)
    assert await bot.tables.get(table.id) == table


async def test_the_next_person_becomes_host_never_a_computer(bot: Bot) -> None:
    table = await bot.open(people=1, computers=1)
    await bot.do(table.id, lobby.join, BOB)
    table = await bot.do(table.id, lobby.leave, ANN)
    assert (table.host_id, table.host_name, table.stage) == (BOB.id, "Bob", Stage.LOBBY)


async def test_the_heir_of_a_host_who_stands_up_sits_next(bot: Bot) -> None:
    table = await bot.open(people=4, computers=1)
    assert people(table) == ["Ann", "easy", "Bob", "Cleo", "Dora"]
    assert (await bot.do(table.id, lobby.leave, ANN)).host_id == BOB.id


async def test_the_host_stays_host_when_another_leaves(bot: Bot) -> None:
    table = await bot.open(people=3)
    assert (await bot.do(table.id, lobby.leave, BOB)).host_id == ANN.id


async def test_the_last_person_closes_the_table_and_frees_the_channel(bot: Bot) -> None:
    table = await bot.open(people=1, computers=3)
    table = await bot.do(table.id, lobby.leave, ANN)
    assert table.stage is Stage.CANCELLED
    assert await bot.tables.in_channel(CHANNEL) is None
    await refused("table-cancelled", bot.do(table.id, lobby.join, BOB))
    assert (await bot.open()).id != table.id


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
    assert error.values == {"host": "Ann", "begun": True}, "nobody is told to join it"
    assert await bot.tables.in_channel(CHANNEL) == await bot.tables.get(begun.id)
    assert (await open_table(bot.tables, GUILD, CHANNEL + 1, BOB, TableOptions())).channel_id == CHANNEL + 1


@pytest.mark.parametrize("computers", [-1, 5, 999999])
async def test_a_table_has_0_to_4_computers(bot: Bot, computers: int) -> None:
    error = await refused(
        "computers-out-of-range", open_table(bot.tables, GUILD, CHANNEL, ANN, TableOptions(), computers)
    )
    assert error.values == {"given": computers, "most": 4}
    assert await bot.tables.in_channel(CHANNEL) is None


async def test_the_host_begins_with_two_or_more(bot: Bot) -> None:
    table = await bot.open()
    error = await refused("too-few-seats", bot.tables.begin(table.id, ANN))
    assert error.values == {"seats": 2, "comes": "anybody", "names": ()}
    await bot.do(table.id, lobby.join, BOB)
    error = await refused("not-host-begin", bot.tables.begin(table.id, BOB))
    assert error.values == {"host": "Ann"}
    await refused("not-host-begin", bot.tables.begin(table.id, FAY))
    table = await bot.deal_at(table)
    assert table.stage is Stage.RUNNING
    assert table.view(0).options.players == 2


async def test_whoever_cannot_begin_is_told_what_is_missing(bot: Bot) -> None:
    table = await bot.open(options=TableOptions(by_invitation=True))
    error = await refused("too-few-seats", bot.tables.begin(table.id, ANN))
    assert error.values == {"seats": 2, "comes": "nobody", "names": ()}
    await bot.do(table.id, guests.invite, ANN, BOB)
    error = await refused("too-few-seats", bot.tables.begin(table.id, ANN))
    assert error.values == {"seats": 2, "comes": "invited", "names": ("Bob",)}
    await bot.do(table.id, lobby.join, BOB)
    await bot.tables.begin(table.id, ANN)
    await refused("begun-already", bot.tables.begin(table.id, ANN))


async def test_the_options_of_the_table_are_those_of_the_game(bot: Bot) -> None:
    options = TableOptions(Side.B, with_goals=True, order=PlacingOrder.IN_ORDER)
    view = (await bot.begin(people=3, options=options)).view(None)
    assert (view.options.players, view.options.side, view.options.order) == (3, Side.B, PlacingOrder.IN_ORDER)
    assert len(view.goals) == 5


async def test_two_games_are_never_shuffled_alike(bot: Bot) -> None:
    one = await bot.begin(channel=1)
    other = await bot.begin(channel=2)
    assert one.game is not None
    assert other.game is not None
    assert one.game.setup.order != other.game.setup.order


async def test_a_running_game_is_no_lobby(bot: Bot) -> None:
    table = await bot.begin(people=2, computers=1)
    for request in (
        bot.do(table.id, lobby.join, FAY),
        bot.do(table.id, lobby.leave, BOB),
        bot.do(table.id, lobby.add_computer, ANN),
        bot.do(table.id, lobby.remove_computer, ANN),
    ):
        await refused("game-running", request)
    await refused("begun-already", bot.tables.begin(table.id, ANN))
    assert await bot.tables.get(table.id) == table


async def test_before_the_game_nobody_acts(bot: Bot) -> None:
    table = await bot.open(people=2)
    asked: list[int] = []

    def decide(seat: int) -> Action:
        asked.append(seat)
        return Done(seat)

    error = await refused("game-not-begun", bot.tables.do(table.id, game_moves.act, BOB, decide))
    assert error.values == {"host": "Ann"}
    await refused("game-not-begun", bot.tables.do(table.id, game_moves.take_back, BOB))
    assert asked == []
    with pytest.raises(ValueError, match="has not begun"):
        table.view(None)


@pytest.mark.parametrize("running", [False, True])
async def test_the_host_or_a_moderator_cancels(bot: Bot, running: bool) -> None:
    for channel, (person, moderator) in enumerate([(ANN, False), (FAY, True)]):
        table = await (bot.begin if running else bot.open)(people=2, channel=channel)
        error = await refused("not-host-cancel", bot.do(table.id, lobby.close, BOB))
        assert error.values == {"host": "Ann"}
        closed = await bot.do(table.id, lobby.close, person, moderator=moderator)
        assert closed.stage is Stage.CANCELLED
        assert (closed.game is not None) == running
        await refused("table-cancelled", bot.do(table.id, lobby.close, person, moderator=moderator))
        await refused("table-cancelled", bot.act(table, ANN) if running else bot.tables.begin(table.id, ANN))


async def test_an_unknown_table_is_gone(bot: Bot) -> None:
    requests: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: bot.tables.get("nobody"),
        lambda: bot.do("nobody", lobby.join, ANN),
        lambda: bot.tables.begin("", ANN),
        lambda: bot.do("' OR 1=1 --", lobby.close, ANN, moderator=True),
        lambda: bot.tables.do("nobody", game_moves.take_back, ANN),
    )
    for request in requests:
        await refused("table-gone", request())


async def test_two_presses_at_once_leave_one_effect_and_one_sentence(bot: Bot, start: StartBot) -> None:
    table = await bot.open(people=2)
    other = await start()
    joins = await asyncio.gather(
        bot.do(table.id, lobby.join, CLEO),
        bot.do(table.id, lobby.join, CLEO),
        other.do(table.id, lobby.join, CLEO),
        return_exceptions=True,
    )
    assert [join.key for join in joins if isinstance(join, TableError)] == ["already-seated"] * 2
    begins = await asyncio.gather(
        bot.tables.begin(table.id, ANN), other.tables.begin(table.id, ANN), return_exceptions=True
    )
    (late,) = (begin for begin in begins if isinstance(begin, TableError))
    assert late.key == "begun-already"
    assert people(await bot.tables.get(table.id)) == ["Ann", "Bob", "Cleo"]


async def test_many_people_at_once_fill_the_table_and_no_more(bot: Bot) -> None:
    table = await bot.open()
    joins = await asyncio.gather(
        *(bot.do(table.id, lobby.join, person) for person in (BOB, CLEO, DORA, EMIL, FAY)),
        return_exceptions=True,
    )
    assert [join.key for join in joins if isinstance(join, TableError)] == ["table-full"]
    assert len((await bot.tables.get(table.id)).seats) == 5


async def test_two_starts_at_once_open_one_table(bot: Bot) -> None:
    starts = await asyncio.gather(
        *(open_table(bot.tables, GUILD, CHANNEL, person, TableOptions()) for person in (ANN, BOB)),
        return_exceptions=True,
    )
    assert [start.key for start in starts if isinstance(start, TableError)] == ["channel-has-table"]


async def test_my_tables_are_those_where_i_sit_and_that_are_not_over(bot: Bot) -> None:
    in_lobby = await bot.open(people=2, channel=1)
    running = await bot.begin(people=2, channel=2)
    cancelled = await bot.open(people=2, channel=3)
    await bot.do(cancelled.id, lobby.close, ANN)
    assert [table.id for table in await bot.tables.of_person(BOB.id)] == [in_lobby.id, running.id]
    assert await bot.tables.of_person(FAY.id) == ()
    assert [table.id for table in await bot.tables.of_server(GUILD)] == [in_lobby.id, running.id]
    assert [table.id for table in await bot.tables.unannounced()] == [cancelled.id]
    await bot.store.mark_announced(cancelled.id)
    assert await bot.tables.unannounced() == ()


async def test_subscribers_hear_of_each_change_once_after_it_is_stored(bot: Bot, start: StartBot) -> None:
    other = await start()
    table = await bot.open(people=2)
    await refused("already-seated", bot.do(table.id, lobby.join, BOB))
    await bot.tables.begin(table.id, ANN)
    assert [heard.revision for heard, _ in bot.heard] == [0, 1, 2]
    assert (await other.tables.get(table.id)) == bot.heard[-1][0]


async def test_a_subscriber_that_fails_harms_nobody(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    def fail(table: Table, events: object) -> None:
        raise RuntimeError("no voice")

    bot.tables.subscribe(fail)
    table = await bot.begin(people=2)
    assert table.stage is Stage.RUNNING
    assert "no voice" in caplog.text
    assert table.id in caplog.text


async def test_what_is_meant_for_a_lobby_ends_no_game_that_has_just_begun(bot: Bot) -> None:
    table = await bot.begin(people=2)
    await refused("just-begun", bot.do(table.id, lobby.close, ANN, before_deal=True))
    assert (await bot.tables.get(table.id)).stage is Stage.RUNNING
    assert (await bot.do(table.id, lobby.close, ANN)).stage is Stage.CANCELLED
