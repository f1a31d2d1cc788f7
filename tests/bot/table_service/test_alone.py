"""Playing alone, on both kinds of database: one deal at a time, each day's map once, separate results."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

import pytest

from bot.history import History
from bot.people.privacy import Privacy
from bot.store.rows import moment
from bot.tables import Stage, Table, TableError, lobby
from bot.tables.alone import day_at, end_of_day, options_alone, options_of_day
from engine.options import Rules
from engine.parts.cards import Side
from tests.bot.store.databases import rows, run
from tests.bot.table_service.playing import Bot, StartBot
from tests.bot.tables.sitting import ANN, BOB, CLEO, FAY, GUILD

OWN = options_alone(Rules.HOKKAIDO, Side.A, with_goals=True)


async def play_day(bot: Bot, day: date, table: Table | None = None) -> Table:
    """Ann's table with the map of a day, played to the end."""
    found = table or await bot.tables.play_alone(GUILD, ANN, options_of_day(day))
    return await bot.play(found)


async def test_a_deal_is_continued_until_it_is_over(bot: Bot) -> None:
    first = await bot.tables.play_alone(GUILD, ANN, OWN)
    assert first.stage is Stage.RUNNING
    assert (await bot.tables.play_alone(GUILD, ANN, OWN)).id == first.id
    other = await bot.tables.play_alone(0, BOB, OWN)
    assert other.id != first.id
    over = await bot.play(first)
    assert over.stage is Stage.FINISHED
    assert (await bot.tables.play_alone(GUILD, ANN, OWN)).id != first.id
    await bot.tables.checked_proof(first.id)


async def test_beginning_several_times_at_once_gives_one_deal(bot: Bot) -> None:
    """As with a command that was sent twice, or a double press."""
    deals = await asyncio.gather(*(bot.tables.play_alone(GUILD, ANN, OWN) for _ in range(3)))
    assert len({deal.id for deal in deals}) == 1
    assert all(deal.stage is Stage.RUNNING for deal in deals)
    yesterday = day_at(bot.clock.now()) - timedelta(days=1)
    left = await bot.tables.play_alone(GUILD, ANN, options_of_day(yesterday))
    today = options_of_day(day_at(bot.clock.now()))
    days = await asyncio.gather(*(bot.tables.play_alone(GUILD, ANN, today) for _ in range(3)))
    assert len({day.id for day in days} | {left.id}) == 2
    assert all(day.stage is Stage.RUNNING for day in days)


async def test_results_of_playing_alone_are_separate(bot: Bot) -> None:
    today = day_at(bot.clock.now())
    await bot.play(await bot.tables.play_alone(GUILD, ANN, OWN))
    over = await play_day(bot, today)
    assert await bot.store.people.results_of(GUILD) == ()
    (score,) = await bot.store.people.scores_of_day(GUILD, today)
    assert (score.user_id, score.name) == (ANN.id, "Ann")
    assert score.total == over.view(None).seats[0].score.total
    assert await bot.store.people.scores_of_day(GUILD, today + timedelta(days=1)) == ()
    assert await bot.store.people.scores_of_day(GUILD + 1, today) == ()


async def test_the_board_of_a_day_is_ordered_by_points_and_then_by_time(bot: Bot) -> None:
    today = day_at(bot.clock.now())
    for hour, (person, total) in enumerate({ANN: 50, BOB: 70, CLEO: 90, FAY: 70}.items()):
        table = await bot.play(await bot.tables.play_alone(GUILD, person, options_of_day(today)))
        await run(bot.store, "UPDATE result_seats SET total = ?1 WHERE table_id = ?2", total, table.id)
        earlier = moment(bot.clock.now() - timedelta(hours=hour))
        await run(bot.store, "UPDATE results SET finished_at = ?1 WHERE table_id = ?2", earlier, table.id)
    board = await bot.store.people.scores_of_day(GUILD, today)
    assert [(score.name, score.total) for score in board] == [
        ("Cleo", 90),
        ("Fay", 70),
        ("Bob", 70),
        ("Ann", 50),
    ]


async def test_a_map_finished_after_its_day_is_not_on_the_board(bot: Bot) -> None:
    """By then the secret and the other players' maps are known."""
    today = day_at(bot.clock.now())
    begun = await bot.tables.play_alone(GUILD, ANN, options_of_day(today))
    bot.clock.advance(end_of_day(today) - bot.clock.now())
    assert (await play_day(bot, today, begun)).stage is Stage.FINISHED
    assert await bot.store.people.scores_of_day(GUILD, today) == ()


@pytest.mark.parametrize("moves", [0, 1])
async def test_a_map_of_an_earlier_day_goes_on_if_it_was_begun(bot: Bot, moves: int) -> None:
    today = day_at(bot.clock.now())
    table = await bot.tables.play_alone(GUILD, ANN, options_of_day(today))
    if moves:
        await bot.act(table, ANN)
    bot.clock.advance(end_of_day(today) - bot.clock.now())
    tomorrow = options_of_day(today + timedelta(days=1))
    again = await bot.tables.play_alone(GUILD, ANN, tomorrow)
    assert (again.id == table.id) is bool(moves)
    if moves:
        await play_day(bot, today, again)
        assert (await bot.tables.play_alone(GUILD, ANN, tomorrow)).options == tomorrow


async def test_the_secret_of_a_day_is_the_same_in_every_process(bot: Bot, start: StartBot) -> None:
    other = await start(clock=bot.clock)
    day = date(2026, 11, 22)
    assert await bot.tables.secret_of_day(day) == await other.tables.secret_of_day(day)
    assert await bot.tables.secret_of_day(day) != await bot.tables.secret_of_day(day + timedelta(days=1))


async def test_the_record_of_a_map_of_the_day_is_available_once_the_day_is_over(bot: Bot) -> None:
    today = day_at(bot.clock.now())
    assert await bot.tables.last_of_day(ANN.id, today) is None
    over = await play_day(bot, today)
    found = await bot.tables.last_of_day(ANN.id, today)
    assert found is not None
    assert found.id == over.id
    with pytest.raises(TableError, match="day-not-over"):
        await History(bot.store, bot.tables).record(over.id)
    bot.clock.advance(end_of_day(today) - bot.clock.now())
    assert await History(bot.store, bot.tables).record(over.id)
    assert await bot.tables.last_of_day(ANN.id, today + timedelta(days=1)) is None


async def test_the_map_of_a_day_can_be_played_only_once_even_if_the_clock_was_a_day_ahead(bot: Bot) -> None:
    today = day_at(bot.clock.now())
    bot.clock.advance(timedelta(days=1))
    await play_day(bot, today + timedelta(days=1))
    bot.clock.set_back(timedelta(days=1))
    over = await play_day(bot, today)
    again = await bot.tables.play_alone(GUILD, ANN, options_of_day(today))
    assert (again.id, again.stage) == (over.id, Stage.FINISHED)


async def test_a_map_that_was_given_up_counts_as_played(bot: Bot) -> None:
    today = day_at(bot.clock.now())
    table = await bot.tables.play_alone(GUILD, ANN, options_of_day(today))
    await bot.tables.do(table.id, lobby.close, ANN)
    found = await bot.tables.last_of_day(ANN.id, today)
    assert found is not None
    assert found.stage is Stage.CANCELLED
    again = await bot.tables.play_alone(GUILD, ANN, options_of_day(today))
    assert (again.id, again.stage) == (table.id, Stage.CANCELLED), "playing again gives the same table"


async def test_the_map_of_a_day_is_dealt_from_its_own_secret_after_an_interruption(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot was stopped after opening the table and before the deal."""
    today = day_at(bot.clock.now())
    options = options_of_day(today)
    with monkeypatch.context() as patched:
        patched.setattr(bot.tables, "begin", stop)
        with pytest.raises(asyncio.CancelledError):
            await bot.tables.play_alone(GUILD, ANN, options)
    (table,) = await bot.tables.of_person(ANN.id)
    assert table.stage is Stage.LOBBY
    begun = await bot.tables.begin(table.id, ANN)
    theirs = await bot.tables.play_alone(GUILD, BOB, options)
    assert begun.id == table.id
    assert begun.game is not None
    assert theirs.game is not None
    assert begun.game.setup == theirs.game.setup


@pytest.mark.parametrize("finishes", [True, False])
async def test_a_deletion_gives_no_second_try_at_the_map_of_the_day(bot: Bot, finishes: bool) -> None:
    """All cards are known then. Of the person only a digest is left, until the day is over."""
    today = day_at(bot.clock.now())
    table = await bot.tables.play_alone(GUILD, ANN, options_of_day(today))
    if finishes:
        await play_day(bot, today, table)
    for _ in range(2):
        await Privacy(bot.store, bot.tables).forget(ANN.id)
        await Privacy(bot.store, bot.tables).forget(BOB.id)
        with pytest.raises(TableError, match="day-tried"):
            await bot.tables.play_alone(GUILD, ANN, options_of_day(today))
    assert await bot.store.people.scores_of_day(GUILD, today) == (), "no player without a name"
    assert (await bot.tables.play_alone(GUILD, BOB, options_of_day(today))).stage is Stage.RUNNING
    ((day, digest),) = await rows(bot.store, "SELECT day, digest FROM forgotten_tries")
    assert day == today.isoformat()
    assert str(ANN.id) not in digest

    await bot.pass_time(seconds=(end_of_day(today) - bot.clock.now()).total_seconds())
    await bot.tables._heartbeat.beat()
    assert await rows(bot.store, "SELECT * FROM forgotten_tries") == []
    tomorrow = await bot.tables.play_alone(GUILD, ANN, options_of_day(today + timedelta(days=1)))
    assert tomorrow.stage is Stage.RUNNING


async def test_a_person_off_the_servers_lists_is_not_on_the_board_of_a_day(bot: Bot) -> None:
    today = day_at(bot.clock.now())
    await play_day(bot, today)
    for is_listed in (False, True):
        assert await bot.store.people.unlist(GUILD, ANN.id) is is_listed
        assert len(await bot.store.people.scores_of_day(GUILD, today)) == is_listed


async def stop(*_: object) -> Table:
    """Be cancelled, as when the bot stops."""
    raise asyncio.CancelledError


async def test_a_user_id_in_place_of_a_channel_id_is_deleted_with_the_data_of_the_user(bot: Bot) -> None:
    await play_day(bot, day_at(bot.clock.now()))
    await bot.play(await bot.tables.play_alone(GUILD, ANN, OWN))
    await bot.store.personal_data.forget(ANN.id, ())
    channels = await bot.store.database.read("SELECT channel_id FROM tables")
    assert [channel for (channel,) in channels] == [0, 0]
