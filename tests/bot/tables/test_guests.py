"""Invitations, spectators, rematches, and what is asked of a person at several tables."""

from __future__ import annotations

import asyncio

from bot.tables import Deadline, Person, Stage, Table, TableOptions, guests, lobby, seats, votes
from bot.tables.guests import MOST_GUESTS
from bot.tables.options import NO, YES
from bot.tables.own_games import Asked, Welcome
from tests.bot.tables.playing import ANN, BOB, CLEO, FAY, GUILD, Bot, StartBot, open_table, refused

BY_INVITATION = TableOptions(by_invitation=True)


async def finished(bot: Bot, people: int = 2, computers: int = 1) -> Table:
    return await bot.play(await bot.begin(people, computers, TableOptions(with_goals=True)))


async def test_only_who_is_invited_sits_down(bot: Bot, start: StartBot) -> None:
    table = await bot.open(options=BY_INVITATION)
    assert await refused(bot.do(table.id, lobby.join, BOB)) == "not-invited"
    assert await refused(bot.do(table.id, guests.invite, BOB, BOB)) == "not-seated"
    await bot.do(table.id, guests.invite, ANN, BOB)
    await bot.do(table.id, guests.invite, ANN, BOB)
    assert (await (await start()).tables.get(table.id)).invited == (BOB,)
    joined = await bot.do(table.id, lobby.join, BOB)
    assert joined.invited == ()
    await bot.do(table.id, guests.invite, BOB, CLEO)
    await bot.do(table.id, guests.uninvite, ANN, CLEO.id)
    assert await refused(bot.do(table.id, lobby.join, CLEO)) == "not-invited"
    assert await refused(bot.do(table.id, guests.uninvite, ANN, CLEO.id)) == "person-not-invited"
    assert await refused(bot.do(table.id, guests.invite, ANN, BOB)) == "person-seated"


async def test_the_host_or_a_moderator_frees_a_seat_before_the_game(bot: Bot) -> None:
    table = await bot.open(options=BY_INVITATION)
    for person in (BOB, CLEO):
        await bot.do(table.id, guests.invite, ANN, person)
        await bot.do(table.id, lobby.join, person)
    assert await refused(bot.do(table.id, guests.uninvite, BOB, CLEO.id)) == "not-host"
    after = await bot.do(table.id, guests.uninvite, ANN, CLEO.id)
    assert [seat.user_id for seat in after.seats] == [ANN.id, BOB.id]
    assert await refused(bot.do(table.id, lobby.join, CLEO)) == "not-invited"
    after = await bot.do(table.id, guests.uninvite, FAY, ANN.id, moderator=True)
    assert ([seat.user_id for seat in after.seats], after.host_id) == ([BOB.id], BOB.id)


async def test_no_seat_is_freed_once_the_cards_are_dealt_and_a_spectator_always_goes(bot: Bot) -> None:
    table = await bot.begin(2)
    await bot.do(table.id, guests.watch, FAY)
    assert (await bot.do(table.id, guests.uninvite, ANN, FAY.id)).spectators == ()
    assert await refused(bot.do(table.id, guests.uninvite, ANN, BOB.id)) == "person-plays"


async def test_guests_are_not_without_number(bot: Bot) -> None:
    table = await bot.open()
    for number in range(MOST_GUESTS):
        await bot.do(table.id, guests.invite, ANN, Person(1000 + number, "x"))
        await bot.do(table.id, guests.watch, Person(1000 + number, "x"))
    assert await refused(bot.do(table.id, guests.invite, ANN, FAY)) == "too-many-guests"
    assert await refused(bot.do(table.id, guests.watch, FAY)) == "too-many-guests"


async def test_spectators_watch_a_public_table(bot: Bot) -> None:
    table = await bot.begin(people=2)
    watching = await bot.do(table.id, guests.watch, FAY)
    assert (watching.spectators, watching.seat_of(FAY.id)) == ((FAY,), None)
    assert watching == await bot.do(table.id, guests.watch, FAY)
    assert await refused(bot.do(table.id, guests.watch, ANN)) == "already-seated"
    assert (await bot.do(table.id, guests.stop_watching, FAY)).spectators == ()
    assert await refused(bot.do(table.id, guests.stop_watching, FAY)) == "not-watching"
    private = await bot.open(options=BY_INVITATION, channel=1)
    assert await refused(bot.do(private.id, guests.watch, FAY)) == "not-invited"


async def test_who_watched_before_people_had_to_be_invited_watches_no_longer(bot: Bot) -> None:
    table = await bot.open()
    await bot.do(table.id, guests.invite, ANN, CLEO)
    for person in (CLEO, FAY):
        await bot.do(table.id, guests.watch, person)
    await bot.do(table.id, lobby.change_option, ANN, "by-invitation", YES)
    assert (await bot.tables.get(table.id)).spectators == (CLEO,)
    assert await refused(bot.do(table.id, guests.watch, FAY)) == "not-invited"
    await bot.do(table.id, lobby.change_option, ANN, "by-invitation", NO)
    assert (await bot.do(table.id, guests.watch, FAY)).spectators == (CLEO, FAY)


async def test_a_spectator_who_sits_down_watches_no_longer(bot: Bot) -> None:
    table = await bot.open()
    await bot.do(table.id, guests.watch, BOB)
    assert (await bot.do(table.id, lobby.join, BOB)).spectators == ()


async def test_a_rematch_with_the_same_people(bot: Bot) -> None:
    before = await finished(bot)
    table = await bot.tables.rematch(before.id, BOB)
    assert (table.stage, table.host_id, table.rematch_of) == (Stage.LOBBY, BOB.id, before.id)
    assert (table.options, table.channel_id) == (before.options, before.channel_id)
    assert [seat.computer for seat in table.seats] == [None, "easy"]
    assert table.invited == (ANN,)
    again = await bot.tables.rematch(before.id, ANN)
    assert (again.id, again.seat_of(ANN.id), again.invited) == (table.id, 2, ())
    assert (await bot.tables.rematch(before.id, ANN)).id == table.id


async def test_two_who_want_a_rematch_at_once_get_one(bot: Bot, start: StartBot) -> None:
    before = await finished(bot)
    other = await start()
    one, two = await asyncio.gather(bot.tables.rematch(before.id, ANN), other.tables.rematch(before.id, BOB))
    assert one.id == two.id
    assert {ANN.id, BOB.id} <= {seat.user_id for seat in (await bot.tables.get(one.id)).seats}


async def test_rematches_that_are_refused(bot: Bot) -> None:
    running = await bot.begin(people=2, channel=5)
    assert await refused(bot.tables.rematch(running.id, ANN)) == "game-not-over"
    before = await finished(bot)
    assert await refused(bot.tables.rematch(before.id, FAY)) == "not-seated"
    await open_table(bot.tables, GUILD, before.channel_id, FAY, TableOptions())
    assert await refused(bot.tables.rematch(before.id, ANN)) == "channel-has-table"


async def test_what_is_asked_of_a_person(bot: Bot) -> None:
    games = bot.tables.games_of
    in_lobby = await bot.open(channel=1)
    running = await bot.begin(people=2, channel=2, options=TableOptions(deadline=Deadline.HOUR))
    dealing = await bot.open(people=2, channel=3)
    await bot.tables.begin(dealing.id, ANN)
    found = await games(ANN.id)
    assert [game.table.id for game in found] == [in_lobby.id, running.id, dealing.id]
    assert [game.asked for game in found] == [(), (Asked.MOVE,), ()]
    clock = found[1].table.clock_of(0)
    assert clock is not None
    assert found[1].due_at == clock.due_at
    await bot.do(in_lobby.id, lobby.add_computer, ANN)
    await bot.act(running, ANN)
    assert [game.asked for game in await games(ANN.id)] == [(Asked.BEGIN,), (), ()]
    await bot.do(running.id, votes.propose_undo, ANN, 0)
    assert [game.asked for game in await games(BOB.id)] == [(Asked.MOVE, Asked.VOTE), ()]
    await bot.do(running.id, seats.leave_to_computer, BOB)
    assert [game.asked for game in await games(BOB.id)] == [(Asked.TAKE_SEAT_BACK,), ()]
    assert await games(FAY.id) == ()


async def test_where_a_person_is_a_guest(bot: Bot, start: StartBot) -> None:
    as_guest = (await start()).tables.guest_games_of
    in_lobby = await bot.open(channel=1)
    running = await bot.begin(channel=2)
    private = await bot.begin(channel=3, people=1, computers=1, options=BY_INVITATION)
    for table in (in_lobby, private):
        await bot.do(table.id, guests.invite, ANN, FAY)
    await bot.do(in_lobby.id, guests.watch, FAY)
    await bot.do(running.id, guests.watch, FAY)
    found = [(game.table.id, game.welcome) for game in await as_guest(FAY.id)]
    assert found == [
        (in_lobby.id, Welcome.MAY_JOIN),
        (running.id, Welcome.WATCHES),
        (private.id, Welcome.MAY_WATCH),
    ]
    await bot.do(in_lobby.id, lobby.join, FAY)
    await bot.do(running.id, guests.stop_watching, FAY)
    await bot.do(private.id, lobby.close, ANN)
    assert await as_guest(FAY.id) == ()
    assert await as_guest(ANN.id) == ()


async def test_only_the_host_or_a_moderator_takes_an_invitation_back(bot: Bot) -> None:
    table = await bot.open(people=2)
    await bot.do(table.id, guests.invite, ANN, FAY)
    assert await refused(bot.do(table.id, guests.uninvite, BOB, FAY.id)) == "not-host"
    assert (await bot.do(table.id, guests.uninvite, CLEO, FAY.id, moderator=True)).invited == ()
