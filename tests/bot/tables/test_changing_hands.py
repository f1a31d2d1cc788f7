"""Other hands on a seat: another person, a computer player for a while or for good, another host."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from bot.tables import (
    Deadline,
    Person,
    Stage,
    Table,
    TableError,
    TableOptions,
    forgetting,
    game_moves,
    host_actions,
    lobby,
    seats,
)
from bot.tables.events import (
    HostChanged,
    SeatLeft,
    SeatReplaced,
)
from engine.actions import Done, Place
from engine.views import Phase
from tests.bot.tables.in_time import running
from tests.bot.tables.playing import ANN, BOB, CLEO, DORA, EMIL, FAY, Bot, StartBot, refused


async def test_another_person_takes_a_seat_over(bot: Bot) -> None:
    table = await running(bot)
    await bot.pass_time(minutes=9)
    assert await refused(bot.accept(table.id, FAY, 1, ANN.id)) == "offer-over"
    assert await refused(bot.accept(table.id, FAY, 2, BOB.id)) == "offer-over"
    assert await refused(bot.accept(table.id, FAY, -1, BOB.id)) == "offer-over"
    assert await refused(bot.accept(table.id, ANN, 1, BOB.id)) == "already-seated"
    hand = table.view(1).hand
    changed = await bot.accept(table.id, FAY, 1, BOB.id)
    assert changed.view(1).hand == hand
    assert (changed.seat_of(FAY.id), changed.seat_of(BOB.id)) == (1, None)
    clock = changed.clock_of(1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=10)
    assert bot.events(SeatReplaced) == [SeatReplaced(1, by_computer=False, former=BOB)]
    assert await refused(bot.tables.do(table.id, game_moves.act, BOB, Done)) == "not-seated"
    await bot.act(changed, FAY)
    assert (await bot.play(table)).stage is Stage.FINISHED


async def test_the_time_goes_on_while_the_computer_has_the_seat_for_a_moment(bot: Bot) -> None:
    """Else two people could hold a phase for as long as they like, away and back in turn."""
    table = await running(bot)
    await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
    first = (await bot.tables.get(table.id)).clock_of(1)
    assert first is not None
    for _ in range(2):
        await bot.pass_time(minutes=3)
        await bot.do(table.id, seats.leave_to_computer, BOB)
        clock = (await bot.do(table.id, seats.take_seat_back, BOB)).clock_of(1)
        assert clock is not None
        assert clock.due_at == first.due_at


async def test_an_offer_of_a_seat_holds_for_a_day_and_under_the_same_host(bot: Bot) -> None:
    table = await bot.begin(3, options=TableOptions(deadline=Deadline.NONE))
    offer = (1, BOB.id, ANN.id, bot.clock.now())
    await bot.do(table.id, host_actions.hand_over, ANN, CLEO.id)
    assert await refused(bot.do(table.id, seats.accept_seat, FAY, *offer)) == "offer-too-old"
    await bot.do(table.id, host_actions.hand_over, CLEO, ANN.id)
    bot.clock.advance(timedelta(hours=24))
    assert await refused(bot.do(table.id, seats.accept_seat, FAY, *offer)) == "offer-too-old"
    assert (await bot.accept(table.id, FAY, 1, BOB.id)).seat_of(FAY.id) == 1


async def test_of_two_offers_of_one_seat_one_is_accepted(bot: Bot, start: StartBot) -> None:
    table = await running(bot)
    other = await start(clock=bot.clock)
    answers = await asyncio.gather(
        bot.accept(table.id, FAY, 1, BOB.id),
        bot.accept(table.id, EMIL, 1, BOB.id),
        other.accept(table.id, CLEO, 1, BOB.id),
        return_exceptions=True,
    )
    refusals = [answer.key for answer in answers if isinstance(answer, TableError)]
    assert refusals == ["offer-over"] * 2
    (accepted,) = (answer for answer in answers if isinstance(answer, Table))
    assert (await bot.tables.get(table.id)).seats == accepted.seats


async def test_a_computer_takes_a_seat_over(bot: Bot) -> None:
    table = await running(bot, people=3)
    assert await refused(bot.do(table.id, seats.replace_by_computer, BOB, 0)) == "not-host"
    assert await refused(bot.do(table.id, seats.replace_by_computer, ANN, 3)) == "no-seat"
    changed = await bot.do(table.id, seats.replace_by_computer, ANN, 0)
    assert (changed.host_id, changed.seats[0].computer) == (BOB.id, "normal")
    assert bot.events(SeatReplaced, HostChanged) == [
        SeatReplaced(0, by_computer=True, former=ANN),
        HostChanged(1),
    ]
    assert await refused(bot.do(table.id, seats.replace_by_computer, BOB, 0)) == "seat-of-computer"
    await bot.do(table.id, seats.replace_by_computer, FAY, 2, moderator=True)
    assert await refused(bot.do(table.id, seats.replace_by_computer, BOB, 1)) == "last-person"
    assert (await bot.play(table)).stage is Stage.FINISHED


async def test_the_heir_of_a_host_who_leaves_is_the_next_who_is_there(bot: Bot) -> None:
    table = await running(bot, people=4)
    await bot.do(table.id, seats.leave_to_computer, BOB)
    changed = await bot.do(table.id, seats.replace_by_computer, ANN, 0)
    assert changed.host_id == CLEO.id, "Bob is away, and Dora sits after Cleo"
    await bot.do(table.id, seats.leave_to_computer, DORA)
    changed = await bot.do(table.id, forgetting.remove_person, CLEO)
    assert changed.host_id == BOB.id, "nobody is there: then the next one who may come back"


async def test_where_a_card_was_tried_goes_with_the_person_who_tried_it(bot: Bot) -> None:
    table = await running(bot, people=3)
    await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
    spots = {}
    for seat, person in enumerate((ANN, BOB)):
        placed = await bot.act(table, person)
        assert isinstance(placed.action, Place)
        spots[seat] = placed.action.placement
        after = (await bot.tables.do(table.id, game_moves.take_back, person)).table
        assert after.tried_by(seat) == spots[seat]
    changed = await bot.accept(table.id, FAY, 1, BOB.id)
    assert (changed.tried_by(0), changed.tried_by(1)) == (spots[0], None)
    changed = await bot.do(table.id, seats.replace_by_computer, ANN, 0)
    assert changed.tried == ()


async def test_whoever_takes_an_offered_seat_twice_has_it(bot: Bot) -> None:
    """The second press of an impatient finger does not say that somebody else has it."""
    table = await running(bot)
    changed = await bot.accept(table.id, FAY, 1, BOB.id)
    assert await bot.accept(table.id, FAY, 1, BOB.id) == changed
    assert len(bot.events(SeatReplaced)) == 1
    await bot.do(table.id, seats.replace_by_computer, ANN, 1)
    assert await refused(bot.accept(table.id, FAY, 1, BOB.id)) == "offer-over", "it was taken since"


async def test_the_hosts_seat_and_the_hosts_part(bot: Bot) -> None:
    table = await running(bot, people=3)
    changed = await bot.accept(table.id, Person(FAY.id, "Fay"), 0, ANN.id)
    assert changed.host_id == FAY.id
    changed = await bot.do(table.id, host_actions.hand_over, FAY, CLEO.id)
    assert changed.host_id == CLEO.id
    assert await refused(bot.do(table.id, host_actions.hand_over, CLEO, 5)) == "person-not-seated"
    assert await refused(bot.do(table.id, host_actions.hand_over, FAY, FAY.id)) == "not-host"


async def test_leaving_a_seat_to_the_computer_for_a_while(bot: Bot) -> None:
    table = await running(bot, people=2)
    await bot.do(table.id, seats.leave_to_computer, BOB)
    await bot.tables.settled()
    assert bot.events(SeatLeft) == [SeatLeft(1, "own")]
    assert (await bot.tables.get(table.id)).view(None).waiting_for == (0,)
    assert await refused(bot.do(table.id, seats.leave_to_computer, BOB)) == "seat-is-computers"
    later = await bot.play_one_round(table, ANN)
    assert later.view(None).round == 2


async def test_before_and_after_the_game_there_is_nothing_to_host(bot: Bot) -> None:
    table = await bot.open(people=2)
    for request in (
        bot.do(table.id, host_actions.pause, ANN),
        bot.do(table.id, host_actions.resume, ANN),
        bot.do(table.id, host_actions.extend, ANN, timedelta(hours=1)),
        bot.accept(table.id, FAY, 1, BOB.id),
        bot.do(table.id, seats.replace_by_computer, ANN, 1),
        bot.do(table.id, host_actions.hand_over, ANN, BOB.id),
        bot.do(table.id, seats.leave_to_computer, ANN),
        bot.do(table.id, seats.take_seat_back, ANN),
    ):
        assert await refused(request) == "game-not-begun"
    await bot.do(table.id, lobby.close, ANN)
    assert await refused(bot.do(table.id, host_actions.pause, ANN)) == "table-cancelled"
