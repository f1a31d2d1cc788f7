"""Computer players: when they move, and what happens if they are slow or fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from bot.store.database import StoreError
from bot.table_service import computer_moves
from bot.table_service.computer_moves import RETRIES
from bot.tables import Change, Deadline, Stage, Table, TableOptions, game_moves, lobby
from bot.tables.game_moves import game_of
from engine.actions import Action, Done, Pick, Place
from engine.chance import Chance
from engine.options import PlacingOrder
from engine.players import PLAYERS, decide
from engine.views import Phase, View
from tests.bot.table_service.held_clock import HeldClock
from tests.bot.table_service.playing import Bot, StartBot, think_simply
from tests.bot.tables.sitting import ANN, BOB, simple_decision

#: Seconds that a move without any thinking may take on a busy machine.
PATIENCE = 60


async def at_map_phase(bot: Bot, order: PlacingOrder, people: int = 2, computers: int = 2) -> Table:
    table = await bot.begin(people, computers, TableOptions(order=order))
    return await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)


async def test_computer_players_place_after_all_people_when_placing_simultaneously(bot: Bot) -> None:
    table = await at_map_phase(bot, PlacingOrder.SIMULTANEOUS)
    view = table.view(None)
    assert [seat.placed for seat in view.seats] == [False, False, False, False]
    await bot.act(table, ANN)
    await bot.tables.settled()
    assert [seat.placed for seat in (await bot.tables.get(table.id)).view(None).seats] == [True] + 3 * [False]
    await bot.act(table, BOB)
    await bot.tables.settled()
    table = await bot.tables.get(table.id)
    assert [seat.done for seat in table.view(None).seats] == [False, True, True, False]
    placed = [action.seat for action in game_of(table).actions if isinstance(action, Place)]
    assert placed == [0, 3, 1, 2]


async def test_a_person_can_take_back_after_the_computer_players_have_placed(bot: Bot) -> None:
    table = await at_map_phase(bot, PlacingOrder.SIMULTANEOUS, people=1)
    await bot.act(table, ANN)
    await bot.tables.settled()
    outcome = await bot.tables.do(table.id, game_moves.take_back, ANN)
    assert isinstance(outcome.action, Place)
    await bot.tables.settled()
    assert (await bot.play(table)).stage is Stage.FINISHED


async def test_computer_players_place_on_their_turn_when_placing_in_order(bot: Bot) -> None:
    table = await at_map_phase(bot, PlacingOrder.IN_ORDER)
    table = await bot.play(table, until=lambda now: now.view(None).round > 3)
    rounds = [action.seat for action in game_of(table).actions if isinstance(action, Place)]
    orders = [
        events_order
        for _, events in bot.heard
        for event in events
        if (events_order := getattr(event, "order", ())) and type(event).__name__ == "MapPhaseBegan"
    ]
    assert rounds == [seat for order in orders[:3] for seat in order]


async def test_a_person_never_waits_for_a_computer_player_to_think(start: StartBot) -> None:
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def think_long(kind: str, view: View, chance: Chance) -> Action:
        thinking.set()
        await go_on.wait()
        return simple_decision(view)

    bot = await start(think=think_long)
    table = await bot.open(people=2, computers=1)
    await bot.deal_at(table)
    await thinking.wait()
    await asyncio.wait_for(bot.act(table, ANN), PATIENCE)
    await asyncio.wait_for(bot.act(table, BOB), PATIENCE)
    go_on.set()
    await bot.tables.settled()
    assert (await bot.tables.get(table.id)).view(None).phase is Phase.MAP


async def test_a_decision_that_comes_too_late_is_made_again(start: StartBot) -> None:
    """Ann takes her card back while the computer player is thinking, so it is no longer its turn."""
    thinking, go_on, thought_of = asyncio.Event(), asyncio.Event(), []

    async def think_long(kind: str, view: View, chance: Chance) -> Action:
        if view.phase is Phase.MAP:
            thought_of.append(view.seats[1].placed)
            thinking.set()
            await go_on.wait()
        return simple_decision(view)

    bot = await start(think=think_long)
    table = await at_map_phase(bot, PlacingOrder.SIMULTANEOUS, people=1, computers=1)
    await bot.act(table, ANN)
    await thinking.wait()
    await bot.tables.do(table.id, game_moves.take_back, ANN)
    go_on.set()
    await bot.tables.settled()
    now = await bot.tables.get(table.id)
    assert [seat.placed for seat in now.view(None).seats] == [False, False]
    await bot.act(table, ANN)
    await bot.tables.settled()
    assert (await bot.tables.get(table.id)).view(None).waiting_for == (0,)
    assert thought_of == [False, False, True]


def failing(times: int) -> Callable[[str, View, Chance], Awaitable[Action]]:
    left = times

    async def think(kind: str, view: View, chance: Chance) -> Action:
        nonlocal left
        left -= 1
        if left >= 0:
            raise ZeroDivisionError("a mistake in the player")
        return simple_decision(view)

    return think


async def test_a_stand_in_moves_for_a_player_that_fails(
    start: StartBot, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await start(think=failing(6))
    table = await bot.begin(people=1, computers=3)
    assert table.view(None).waiting_for == (0,)
    assert caplog.text.count("the easy player failed at table") == 3
    assert table.id in caplog.text


@pytest.mark.parametrize("for_another", [False, True])
async def test_a_stand_in_moves_for_a_player_that_cheats(
    start: StartBot, caplog: pytest.LogCaptureFixture, for_another: bool
) -> None:
    async def cheat(kind: str, view: View, chance: Chance) -> Action:
        assert view.seat is not None
        return Pick(0, view.hand[0].number) if for_another else Pick(view.seat, 61)

    bot = await start(think=cheat)
    table = await bot.begin(people=1, computers=2)
    assert [action.seat for action in game_of(table).actions] == [1, 2]
    assert "the easy player " in caplog.text


async def test_the_normal_player_moves_for_one_that_is_overdue(
    start: StartBot, caplog: pytest.LogCaptureFixture
) -> None:
    asked = []

    async def hard_is_overdue(kind: str, view: View, chance: Chance) -> Action:
        asked.append(kind)
        if kind == "hard":
            raise TimeoutError
        return decide(kind, view, chance)

    bot = await start(think=hard_is_overdue)
    table = await bot.open(people=1)
    await bot.do(table.id, lobby.add_computer, ANN, kind="hard")
    await bot.deal_at(table)
    await bot.tables.settled()
    assert [action.seat for action in game_of(await bot.tables.get(table.id)).actions] == [1]
    assert asked == ["hard", "normal"]
    assert f"the hard player failed at table {table.id}, seat 1" in caplog.text


@pytest.mark.parametrize("fails", [("normal",), tuple(PLAYERS)])
async def test_the_greedy_player_moves_if_the_normal_one_fails(
    start: StartBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fails: tuple[str, ...]
) -> None:
    decided = []

    async def think(kind: str, view: View, chance: Chance) -> Action:
        if kind in fails:
            raise ZeroDivisionError("a mistake in the player, or no process that could think")
        return decide(kind, view, chance)

    def note(kind: str, view: View, chance: Chance) -> Action:
        action = decide(kind, view, chance)
        decided.append((kind, action))
        return action

    bot = await start(think=think)
    monkeypatch.setattr(computer_moves, "decide", note)
    table = await bot.open(people=1)
    await bot.do(table.id, lobby.add_computer, ANN, kind="normal")
    await bot.deal_at(table)
    await bot.tables.settled()
    ((kind, action),) = decided
    assert kind == "greedy"
    assert game_of(await bot.tables.get(table.id)).actions == (action,)
    assert caplog.text.count(f"the normal player failed at table {table.id}, seat 1") == 1


async def test_if_even_the_last_resort_fails_the_move_is_tried_again_later(
    start: StartBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(kind: str, view: View, chance: Chance) -> Action:
        raise ZeroDivisionError("a mistake in every player")

    bot = await start(think=failing(1000))
    with monkeypatch.context() as patched:
        patched.setattr(computer_moves, "decide", fail)
        table = await asyncio.wait_for(bot.begin(people=1, computers=1), PATIENCE)
        assert game_of(table).actions == ()
        assert caplog.text.count("the random player failed") == 1
        assert f"computer seats of table {table.id} cannot move" in caplog.text
    await bot.pass_time(seconds=RETRIES[0])
    assert [action.seat for action in game_of(await bot.tables.get(table.id)).actions] == [1]


async def test_people_see_each_placement_before_the_next(start: StartBot) -> None:
    """When placing in order, computer players pause so that everyone sees each placement."""
    bot = await start(pause=1)
    table = await bot.begin(people=1, computers=2, options=TableOptions(order=PlacingOrder.IN_ORDER))
    await bot.act(table, ANN)
    await bot.tables.settled()
    seen = []
    for _ in range(20):
        now = await bot.tables.get(table.id)
        placed = sum(isinstance(action, Place) for action in game_of(now).actions)
        seen.append(placed)
        if placed == 3:
            break
        if now.view(None).may_place == (0,):
            await bot.act(table, ANN)
            await bot.act(table, ANN)
            await bot.tables.settled()
            continue
        await bot.pass_time(seconds=0.5)
        assert game_of(await bot.tables.get(table.id)).actions == game_of(now).actions
        await bot.pass_time(seconds=0.5)
    assert seen == [0, 1, 2, 3]


async def second_to_place(start: StartBot, while_it_thinks: Callable[[HeldClock], None]) -> tuple[Bot, str]:
    """A bot, and the id of a table where a computer player places second, after a pause of one second."""
    bots: list[Bot] = []

    async def think(kind: str, view: View, chance: Chance) -> Action:
        if view.phase is Phase.MAP:
            while_it_thinks(bots[0].clock)
        return simple_decision(view)

    bots.append(await start(pause=1, think=think))
    bot = bots[0]
    table = await bot.begin(people=1, computers=1, options=TableOptions(order=PlacingOrder.IN_ORDER))
    await bot.play(table, until=lambda now: now.view(None).may_place == (1,))
    return bot, table.id


async def test_setting_the_clock_back_during_thinking_makes_no_one_wait_longer(start: StartBot) -> None:
    bot, table_id = await second_to_place(start, lambda clock: clock.set_back(timedelta(hours=1)))
    await bot.pass_time(seconds=1)
    assert (await bot.tables.get(table_id)).view(None).may_place != (1,)


async def test_thinking_time_counts_towards_the_pause(start: StartBot) -> None:
    bot, table_id = await second_to_place(start, lambda clock: clock.advance(timedelta(seconds=0.75)))
    await bot.pass_time(seconds=0.25)
    assert (await bot.tables.get(table_id)).view(None).seats[1].placed


async def test_a_card_that_an_overdue_person_has_placed_stays_as_it_is(start: StartBot) -> None:
    """A computer player does not terraform for them, but only marks them as done."""
    thought_of: list[int | None] = []

    async def think(kind: str, view: View, chance: Chance) -> Action:
        thought_of.append(view.seat)
        return simple_decision(view)

    bot = await start(think=think)
    await bot.resume()
    options = TableOptions(order=PlacingOrder.SIMULTANEOUS, deadline=Deadline.TEN_MINUTES)
    table = await bot.begin(people=2, options=options)
    table = await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=10)
    now = await bot.tables.get(table.id)
    assert now.view(None).round == 2
    assert 0 not in thought_of
    assert [action for action in game_of(now).actions if action.seat == 0][-1] == Done(0)


async def test_there_is_no_pause_before_a_secret_move(start: StartBot) -> None:
    bot = await start(pause=1000)
    table = await bot.begin(people=1, computers=4)
    assert table.view(None).waiting_for == (0,)
    table = await bot.play(table, until=lambda now: now.view(None).round > 1)
    assert table.view(None).round == 2


def no_room_for_moves(
    bot: Bot, failure: Exception | None = None
) -> Callable[[Table, Change, datetime, int | None], Awaitable[None]]:
    """A ``save`` that fails for computer players' moves, by default because the disk is full."""
    save = bot.store.save

    async def save_all_but_moves(before: Table, change: Change, now: datetime, user_id: int | None) -> None:
        if any(entry.user_id is None for entry in change.entries):
            raise failure or OSError("no space left")
        await save(before, change, now, user_id)

    return save_all_but_moves


async def test_a_failing_store_does_not_stop_a_game_permanently_if_only_computers_are_to_move(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await bot.begin(people=1, computers=2)

    while (await bot.tables.get(table.id)).view(None).phase is not Phase.MAP:
        await bot.act(table, ANN)
        await bot.tables.settled()
    with monkeypatch.context() as patched:
        patched.setattr(bot.store, "save", no_room_for_moves(bot))
        for _ in range(2):
            await bot.act(table, ANN)
        await bot.pass_time(seconds=5)
    assert (await bot.tables.get(table.id)).view(None).round == 1
    await bot.pass_time(seconds=30)
    assert (await bot.tables.get(table.id)).view(None).round == 2
    assert "no space left" in caplog.text


async def test_a_game_continues_automatically_after_a_long_database_outage(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No person can move in the meantime, because it is the computer player's turn."""
    with monkeypatch.context() as patched:
        patched.setattr(bot.store, "save", no_room_for_moves(bot, StoreError("the server is off")))
        table = await bot.begin(people=1, computers=1)
        await bot.act(table, ANN)
        for _ in range(120):
            await bot.pass_time(seconds=30)
        assert (await bot.tables.get(table.id)).view(None).waiting_for == (1,)
    await bot.pass_time(seconds=30)
    assert (await bot.tables.get(table.id)).view(None).phase is Phase.DISCARD
    assert "the server is off" in caplog.text


async def test_a_move_that_keeps_failing_is_given_up_until_the_next_change(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(bot.store, "save", no_room_for_moves(bot))
        table = await bot.begin(people=1, computers=2)
        for pause in RETRIES:
            assert bot.tables._computers._tasks
            await bot.pass_time(seconds=pause)
        assert not bot.tables._computers._tasks
    assert caplog.text.count("cannot move") == len(RETRIES) + 1
    await bot.act(table, ANN)
    await bot.tables.settled()
    assert (await bot.tables.get(table.id)).view(None).phase is Phase.MAP


async def test_a_cancelled_table_is_left_alone(start: StartBot) -> None:
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def think_long(kind: str, view: View, chance: Chance) -> Action:
        thinking.set()
        await go_on.wait()
        return await think_simply(kind, view, chance)

    bot = await start(think=think_long)
    table = await bot.open(people=1, computers=1)
    await bot.deal_at(table)
    await thinking.wait()
    cancelled = await bot.do(table.id, lobby.close, ANN)
    go_on.set()
    await bot.tables.settled()
    assert await bot.tables.get(table.id) == cancelled
