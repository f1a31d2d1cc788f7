"""Acting and taking back: for one's own seat only, all or nothing, stored before anybody hears of it."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.database import StaleWriteError
from bot.tables import Change, Stage, Table, TableError, TableOptions, game_moves
from bot.tables.game_moves import game_of
from engine.actions import Action, Done, Pick, Place, Wait
from engine.errors import GameError
from engine.events import GameEnded, SeatChose
from engine.game import Game
from engine.options import PlacingOrder
from engine.views import Phase
from tests.bot.store.databases import rows
from tests.bot.tables.playing import ANN, BOB, FAY, PEOPLE, Bot, StartBot


async def stored_actions(bot: Bot) -> int:
    ((count,),) = await rows(bot.store, "SELECT count(*) FROM entries")
    return int(count)


async def to_map_phase(bot: Bot, people: int = 2) -> Table:
    table = await bot.begin(people, options=TableOptions(order=PlacingOrder.SIMULTANEOUS))
    return await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)


async def test_an_action_is_stored_and_answered_with_its_events(bot: Bot) -> None:
    table = await bot.begin()
    card = table.view(1).hand[2].number
    outcome = await bot.tables.do(table.id, game_moves.act, BOB, lambda seat: Pick(seat, card))
    assert (outcome.action.seat, outcome.action, outcome.events) == (1, Pick(1, card), (SeatChose(1),))
    assert game_of(outcome.table).actions == (Pick(1, card),)
    assert bot.heard[-1] == (outcome.table, outcome.events)
    assert await stored_actions(bot) == 1


async def test_nobody_acts_for_another_seat(bot: Bot) -> None:
    table = await bot.begin()
    card = table.view(0).hand[0].number
    with pytest.raises(TableError) as raised:
        await bot.tables.do(table.id, game_moves.act, BOB, lambda seat: Pick(0, card))
    assert raised.value.key == "not-your-seat"
    assert await stored_actions(bot) == 0


async def test_who_does_not_sit_at_the_table_does_not_act(bot: Bot) -> None:
    table = await bot.begin()
    for request in (
        bot.tables.do(table.id, game_moves.act, FAY, lambda seat: Pick(seat, 1)),
        bot.tables.do(table.id, game_moves.take_back, FAY),
    ):
        with pytest.raises(TableError) as raised:
            await request
        assert raised.value.key == "not-seated"
    assert await stored_actions(bot) == 0


@pytest.mark.parametrize("card", [0, 61, 999999, -3])
async def test_what_the_engine_refuses_changes_nothing(bot: Bot, card: int) -> None:
    table = await bot.begin()
    heard = len(bot.heard)
    with pytest.raises(GameError):
        await bot.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, card))
    with pytest.raises(GameError):
        await bot.tables.do(table.id, game_moves.act, ANN, Done)
    assert await bot.tables.get(table.id) == table
    assert (await stored_actions(bot), len(bot.heard)) == (0, heard)


async def test_a_decision_that_fails_changes_nothing(bot: Bot) -> None:
    table = await bot.begin()

    def decide(seat: int) -> Action:
        raise KeyError("a mistake in the bot")

    with pytest.raises(KeyError):
        await bot.tables.do(table.id, game_moves.act, ANN, decide)
    await bot.act(table, ANN)
    assert await stored_actions(bot) == 1


async def test_two_presses_at_once_count_once(bot: Bot, start: StartBot) -> None:
    table = await bot.begin()
    other = await start()
    one, two = (card.number for card in table.view(0).hand[:2])
    presses = await asyncio.gather(
        bot.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, one)),
        bot.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, two)),
        other.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, one)),
        return_exceptions=True,
    )
    assert sum(isinstance(press, Change) for press in presses) == 1
    assert sum(isinstance(press, GameError) for press in presses) == 2
    assert await stored_actions(bot) == 1


async def test_all_players_at_once_in_two_processes_lose_nothing(bot: Bot, start: StartBot) -> None:
    table = await bot.begin(people=5)
    other = await start()
    await asyncio.gather(
        *((bot, other)[number % 2].act(table, person) for number, person in enumerate(PEOPLE[:5]))
    )
    here, there = await bot.tables.get(table.id), await other.tables.get(table.id)
    assert here == there
    assert (here.view(None).phase, await stored_actions(bot)) == (Phase.MAP, 5)


async def test_when_others_are_always_faster_the_table_is_busy(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bot.begin()

    async def too_late(before: Table, *change: object) -> None:
        raise StaleWriteError(before.id)

    monkeypatch.setattr(bot.store, "save", too_late)
    with pytest.raises(TableError) as raised:
        await bot.act(table, ANN)
    assert raised.value.key == "table-busy"
    assert await bot.tables.get(table.id) == table


async def test_a_write_that_fails_leaves_the_game_as_it_was(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bot.begin()
    heard = len(bot.heard)

    async def disk_full(before: Table, *change: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr(bot.store, "save", disk_full)
        with pytest.raises(OSError, match="no space left"):
            await bot.act(table, ANN)
    assert (await bot.tables.get(table.id), len(bot.heard)) == (table, heard)
    assert game_of((await bot.act(table, ANN)).table).actions[0].seat == 0


async def test_a_pick_can_be_taken_back_until_all_have_picked(bot: Bot, start: StartBot) -> None:
    table = await bot.begin(people=3)
    await bot.act(table, ANN)
    await bot.act(table, BOB)
    outcome = await bot.tables.do(table.id, game_moves.take_back, ANN)
    picked = outcome.action
    assert (outcome.action.seat, outcome.events) == (0, ())
    assert isinstance(picked, Pick)
    assert [action.seat for action in game_of(outcome.table).actions] == [1]
    assert (await (await start()).tables.get(table.id)) == outcome.table
    # What was undone is still in the history.
    assert await stored_actions(bot) == 3
    with pytest.raises(GameError):
        await bot.tables.do(table.id, game_moves.take_back, ANN)
    assert await stored_actions(bot) == 3


async def test_the_same_action_again_after_taking_it_back_twice(bot: Bot, start: StartBot) -> None:
    table = await bot.begin()
    for _ in range(2):
        await bot.act(table, ANN)
        await bot.tables.do(table.id, game_moves.take_back, ANN)
    await bot.act(table, ANN)
    now = await bot.tables.get(table.id)
    assert len(game_of(now).actions) == 1
    assert await (await start()).tables.get(table.id) == now


async def test_a_placement_is_taken_back_after_others_have_placed(bot: Bot, start: StartBot) -> None:
    table = await to_map_phase(bot, people=3)
    await bot.act(table, ANN)
    await bot.act(table, BOB)
    await bot.act(table, ANN)
    assert isinstance((await bot.tables.do(table.id, game_moves.take_back, ANN)).action, Done)
    assert isinstance((await bot.tables.do(table.id, game_moves.take_back, ANN)).action, Place)
    now = await bot.tables.get(table.id)
    assert [seat.placed for seat in now.view(None).seats] == [False, True, False]
    restarted = await (await start()).tables.get(table.id)
    assert restarted == now
    # Both processes go on from there to the same end.
    end = await bot.play(now)
    assert end.stage is Stage.FINISHED


async def test_in_order_a_placement_is_final(bot: Bot) -> None:
    table = await to_map_phase(bot)
    in_order = await bot.begin(channel=5, options=TableOptions(order=PlacingOrder.IN_ORDER))
    in_order = await bot.play(in_order, until=lambda now: now.view(None).phase is Phase.MAP)
    first = in_order.view(None).may_place[0]
    await bot.act(in_order, PEOPLE[first])
    with pytest.raises(GameError):
        await bot.tables.do(in_order.id, game_moves.take_back, PEOPLE[first])
    with pytest.raises(GameError):
        await bot.tables.do(table.id, game_moves.act, ANN, Wait)


@pytest.mark.parametrize("people", [2, 3, 4, 5])
async def test_a_whole_game_comes_to_the_engines_score(start: StartBot, people: int) -> None:
    bot = await start()
    table = await bot.play(await bot.begin(people, options=TableOptions(with_goals=people % 2 == 1)))
    assert table.stage is Stage.FINISHED
    game = game_of(table)
    assert Game.replay(game.options, game.deck, game.setup, game.actions).result() == game.result()
    assert table.view(None).winners == game.result().winners
    assert isinstance(bot.heard[-1][1][-1], GameEnded)
    assert await bot.tables.in_channel(table.channel_id) is None
    assert await bot.tables.of_person(ANN.id) == ()
    assert [over.id for over in await bot.tables.unannounced()] == [table.id]
    with pytest.raises(TableError) as raised:
        await bot.act(table, ANN)
    assert raised.value.key == "game-finished"
    assert await (await start()).tables.get(table.id) == table


async def test_memory_is_bounded_and_nothing_is_lost_by_it(start: StartBot) -> None:
    bot = await start(kept_games=2)
    tables = [await bot.begin(channel=channel) for channel in range(6)]
    for _ in range(2):
        for table in tables:
            await bot.play(table, until=lambda now: now.view(None).round > 1)
    assert len(bot.tables._cache._tables) <= 2
    for table in tables:
        assert (await bot.tables.get(table.id)).view(None).round == 2


async def test_who_gives_up_waiting_leaves_the_game_whole(bot: Bot, start: StartBot) -> None:
    """A request may be cancelled between any two steps of its way; then it counts, or it does not."""
    table = await bot.begin(people=2)
    other = await start()
    for steps in range(60):
        now = await bot.tables.get(table.id)
        asked = PEOPLE[now.view(None).waiting_for[0]]
        request = asyncio.create_task(bot.act(now, asked))
        await asyncio.sleep(steps / 8000)
        request.cancel()
        await asyncio.gather(request, return_exceptions=True)
        # What was being written when nobody waited for it any more may be stored between the two readings.
        for _ in range(1000):
            if await bot.tables.get(table.id) == await other.tables.get(table.id):
                break
            await asyncio.sleep(0.01)
        else:
            pytest.fail("the two processes never see the same table")
    assert (await bot.play(table)).stage is Stage.FINISHED
