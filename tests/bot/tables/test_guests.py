"""Invitations, spectators, rematches, and what is asked of a person at several tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from bot.tables import Deadline, Person, Stage, Table, TableError, TableOptions
from bot.tables.guests import MOST_GUESTS
from bot.tables.own_games import Asked, Welcome
from tests.bot.tables.playing import ANN, BOB, CLEO, FAY, GUILD, Bot, StartBot

BY_INVITATION = TableOptions(by_invitation=True)


async def refused(request: Awaitable[object]) -> str:
    with pytest.raises(TableError) as raised:
        await request
    return raised.value.key


async def finished(bot: Bot, people: int = 2, computers: int = 1) -> Table:
    return await bot.play(await bot.begin(people, computers, TableOptions(with_goals=True)))


async def test_only_who_is_invited_sits_down(bot: Bot, start: StartBot) -> None:
    table = await bot.open(options=BY_INVITATION)
    company = bot.tables.company
    assert await refused(bot.tables.join(table.id, BOB)) == "not-invited"
    assert await refused(company.invite(table.id, BOB.id, BOB)) == "not-seated"
    await company.invite(table.id, ANN.id, BOB)
    await company.invite(table.id, ANN.id, BOB)
    assert (await (await start()).tables.get(table.id)).invited == (BOB,)
    joined = await bot.tables.join(table.id, BOB)
    assert joined.invited == ()
    await company.invite(table.id, BOB.id, CLEO)
    await company.uninvite(table.id, ANN.id, CLEO.id)
    assert await refused(bot.tables.join(table.id, CLEO)) == "not-invited"
    assert await refused(company.uninvite(table.id, ANN.id, CLEO.id)) == "person-not-invited"
    assert await refused(company.invite(table.id, ANN.id, BOB)) == "person-seated"


async def test_guests_are_not_without_number(bot: Bot) -> None:
    table = await bot.open()
    for number in range(MOST_GUESTS):
        await bot.tables.company.invite(table.id, ANN.id, Person(1000 + number, "x"))
        await bot.tables.company.watch(table.id, Person(1000 + number, "x"))
    assert await refused(bot.tables.company.invite(table.id, ANN.id, FAY)) == "too-many-guests"
    assert await refused(bot.tables.company.watch(table.id, FAY)) == "too-many-guests"


async def test_spectators_watch_a_public_table(bot: Bot) -> None:
    table = await bot.begin(people=2)
    company = bot.tables.company
    watching = await company.watch(table.id, FAY)
    assert (watching.spectators, watching.seat_of(FAY.id)) == ((FAY,), None)
    assert watching == await company.watch(table.id, FAY)
    assert await refused(company.watch(table.id, ANN)) == "already-seated"
    assert (await company.stop_watching(table.id, FAY.id)).spectators == ()
    assert await refused(company.stop_watching(table.id, FAY.id)) == "not-watching"
    private = await bot.open(options=BY_INVITATION, channel=1)
    assert await refused(company.watch(private.id, FAY)) == "not-invited"


async def test_a_spectator_who_sits_down_watches_no_longer(bot: Bot) -> None:
    table = await bot.open()
    await bot.tables.company.watch(table.id, BOB)
    assert (await bot.tables.join(table.id, BOB)).spectators == ()


async def test_a_rematch_with_the_same_people(bot: Bot) -> None:
    before = await finished(bot)
    table = await bot.tables.company.rematch(before.id, BOB)
    assert (table.stage, table.host_id, table.rematch_of) == (Stage.LOBBY, BOB.id, before.id)
    assert (table.options, table.channel_id) == (before.options, before.channel_id)
    assert [seat.computer for seat in table.seats] == [None, "greedy"]
    assert table.invited == (ANN,)
    again = await bot.tables.company.rematch(before.id, ANN)
    assert (again.id, again.seat_of(ANN.id), again.invited) == (table.id, 2, ())
    assert (await bot.tables.company.rematch(before.id, ANN)).id == table.id


async def test_two_who_want_a_rematch_at_once_get_one(bot: Bot, start: StartBot) -> None:
    before = await finished(bot)
    other = await start()
    one, two = await asyncio.gather(
        bot.tables.company.rematch(before.id, ANN), other.tables.company.rematch(before.id, BOB)
    )
    assert one.id == two.id
    assert {ANN.id, BOB.id} <= {seat.user_id for seat in (await bot.tables.get(one.id)).seats}


async def test_rematches_that_are_refused(bot: Bot) -> None:
    running = await bot.begin(people=2, channel=5)
    assert await refused(bot.tables.company.rematch(running.id, ANN)) == "game-not-over"
    before = await finished(bot)
    assert await refused(bot.tables.company.rematch(before.id, FAY)) == "not-seated"
    await bot.tables.open(GUILD, before.channel_id, FAY, TableOptions())
    assert await refused(bot.tables.company.rematch(before.id, ANN)) == "channel-has-table"


async def test_what_is_asked_of_a_person(bot: Bot) -> None:
    games = bot.tables.own_games.seated
    lobby = await bot.open(channel=1)
    running = await bot.begin(people=2, channel=2, options=TableOptions(deadline=Deadline.HOUR))
    words = await bot.open(people=2, channel=3, options=TableOptions(words=True))
    await bot.tables.begin(words.id, ANN.id)
    found = await games(ANN.id)
    assert [game.table.id for game in found] == [lobby.id, running.id, words.id]
    assert [game.asked for game in found] == [(), (Asked.MOVE,), (Asked.READY,)]
    clock = found[1].table.clock_of(0)
    assert clock is not None
    assert found[1].due_at == clock.due_at
    await bot.tables.add_computer(lobby.id, ANN.id)
    await bot.tables.shuffles.add_word(words.id, ANN.id)
    await bot.act(running, ANN)
    assert [game.asked for game in await games(ANN.id)] == [(Asked.BEGIN,), (), ()]
    await bot.tables.votes.propose_undo(running.id, ANN.id, 0)
    assert [game.asked for game in await games(BOB.id)] == [(Asked.MOVE, Asked.VOTE), (Asked.READY,)]
    await bot.tables.hosting.leave_to_computer(running.id, BOB.id)
    assert [game.asked for game in await games(BOB.id)] == [(Asked.TAKE_SEAT_BACK,), (Asked.READY,)]
    assert await games(FAY.id) == ()


async def test_where_a_person_is_a_guest(bot: Bot, start: StartBot) -> None:
    as_guest = (await start()).tables.own_games.as_guest
    company = bot.tables.company
    lobby = await bot.open(channel=1)
    running = await bot.begin(channel=2)
    private = await bot.begin(channel=3, people=1, computers=1, options=BY_INVITATION)
    for table in (lobby, private):
        await company.invite(table.id, ANN.id, FAY)
    await company.watch(lobby.id, FAY)
    await company.watch(running.id, FAY)
    found = [(game.table.id, game.welcome) for game in await as_guest(FAY.id)]
    assert found == [
        (lobby.id, Welcome.MAY_JOIN),
        (running.id, Welcome.WATCHES),
        (private.id, Welcome.MAY_WATCH),
    ]
    await bot.tables.join(lobby.id, FAY)
    await company.stop_watching(running.id, FAY.id)
    await bot.tables.cancel(private.id, ANN.id)
    assert await as_guest(FAY.id) == ()
    assert await as_guest(ANN.id) == ()


async def test_only_the_host_or_a_moderator_takes_an_invitation_back(bot: Bot) -> None:
    table = await bot.open(people=2)
    company = bot.tables.company
    await company.invite(table.id, ANN.id, FAY)
    assert await refused(company.uninvite(table.id, BOB.id, FAY.id)) == "not-host"
    assert (await company.uninvite(table.id, CLEO.id, FAY.id, moderator=True)).invited == ()
