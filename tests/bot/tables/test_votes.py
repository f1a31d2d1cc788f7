"""Votes: back to where all agree to go, another host, the end; never against anybody who is there."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import Deadline, Stage, Table, TableOptions, game_moves, host_actions, lobby, seats, votes
from bot.tables.events import (
    HostChanged,
    MovesUndone,
    SeatLeft,
    TableClosed,
    UndoneMove,
    VoteCast,
    VoteEnded,
    VoteOpened,
)
from bot.tables.game_moves import game_of
from bot.tables.table_state import Person, VoteKind
from bot.tables.votes import undo_points
from engine.game import Game
from engine.options import PlacingOrder
from engine.views import Phase
from tests.bot.store.databases import rows
from tests.bot.tables.playing import ANN, BOB, CLEO, DORA, FAY, Bot, StartBot, refused

TOGETHER = TableOptions(order=PlacingOrder.SIMULTANEOUS)


async def in_round_two(bot: Bot, people: int = 3, computers: int = 0) -> Table:
    table = await bot.begin(people, computers, TOGETHER)
    return await bot.play(table, until=lambda now: now.view(None).round == 2)


def first_of_round_one_map(table: Table) -> int:
    return next(point.keep for point in reversed(undo_points(table)) if point.phase == "map")


async def test_the_points_to_go_back_to(bot: Bot) -> None:
    table = await in_round_two(bot, people=2)
    points = undo_points(table)
    assert [point.keep for point in points] == list(reversed(range(len(game_of(table).actions))))
    assert (points[0].round, points[0].phase, points[0].did) == (1, "map", "done")
    assert (points[-1].round, points[-1].phase, points[-1].did) == (1, "pick", "pick")
    assert undo_points(await bot.open(channel=1)) == ()


async def test_back_over_what_was_revealed_when_all_agree(bot: Bot, start: StartBot) -> None:
    table = await in_round_two(bot)
    keep = first_of_round_one_map(table)
    expected = Game.replay(
        game_of(table).options, game_of(table).deck, game_of(table).setup, game_of(table).actions[:keep]
    )
    before = len(game_of(table).actions)
    await bot.do(table.id, votes.propose_undo, BOB, keep)
    await bot.do(table.id, votes.cast, CLEO, agrees=True)
    waiting = await bot.tables.get(table.id)
    assert game_of(waiting) == game_of(table)
    back = await bot.do(table.id, votes.cast, ANN, agrees=True)
    assert game_of(back) == expected
    assert (back.vote, back.view(None).phase) == (None, Phase.MAP)
    assert await (await start()).tables.get(table.id) == back
    kinds = [kind for (kind,) in await rows(bot.store, "SELECT kind FROM entries ORDER BY number")]
    assert kinds == ["action"] * before + ["take_back"] * (before - keep)
    moves = tuple(
        UndoneMove(point.seat, point.round, point.phase, point.did, table.entry_numbers[point.keep])
        for point in reversed(undo_points(table))
        if point.keep >= keep
    )
    assert bot.events(VoteEnded, MovesUndone)[-2:] == [VoteEnded(VoteKind.UNDO, "agreed"), MovesUndone(moves)]
    assert [notice.event for notice in await bot.store.notices(table.id)][-2:] == bot.events(
        VoteEnded, MovesUndone
    )
    assert (await bot.play(table)).stage is Stage.FINISHED


async def test_it_can_be_gone_back_again_and_again(bot: Bot, start: StartBot) -> None:
    table = await in_round_two(bot, people=1, computers=2)
    for keep in (6, 3, 1, 0):
        await bot.play(table, until=lambda now: len(game_of(now).actions) > 12)
        await bot.tables.settled()
        points = [point.keep for point in undo_points(await bot.tables.get(table.id))]
        assert keep in points
        await bot.do(table.id, votes.propose_undo, ANN, keep)
        await bot.tables.settled()
        bot = await start(clock=bot.clock)
        await bot.resume()
    assert (await bot.play(table)).stage is Stage.FINISHED
    await bot.tables.checked_proof(table.id)


async def test_where_cards_were_tried_is_forgotten_with_the_moves(bot: Bot) -> None:
    table = await bot.begin(people=1, computers=1, options=TOGETHER)
    await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
    await bot.act(table, ANN)
    tried = (await bot.tables.do(table.id, game_moves.take_back, ANN)).table
    assert tried.tried_by(0) is not None
    assert (await bot.do(table.id, votes.propose_undo, ANN, 0)).tried == ()


async def test_computer_seats_agree_and_their_moves_go_too(bot: Bot) -> None:
    table = await in_round_two(bot, people=1, computers=2)
    back = await bot.do(table.id, votes.propose_undo, ANN, 0)
    assert game_of(back).actions == ()
    assert bot.events(VoteOpened, VoteEnded) == [
        VoteOpened(VoteKind.UNDO, 0, bot.clock.now() + timedelta(hours=24), 1, "pick"),
        VoteEnded(VoteKind.UNDO, "agreed"),
    ]
    await bot.tables.settled()
    assert {action.seat for action in game_of(await bot.tables.get(table.id)).actions} == {1, 2}


async def test_one_who_declines_ends_it(bot: Bot) -> None:
    table = await in_round_two(bot)
    await bot.do(table.id, votes.propose_undo, ANN, 0)
    assert await refused(bot.do(table.id, votes.propose_undo, BOB, 0)) == "vote-running"
    after = await bot.do(table.id, votes.cast, BOB, agrees=False)
    assert after.vote is None
    assert game_of(after) == game_of(table)
    assert bot.events(VoteCast, VoteEnded) == [VoteCast(1, False), VoteEnded(VoteKind.UNDO, "declined")]
    assert await refused(bot.do(table.id, votes.cast, CLEO, agrees=True)) == "no-vote"


@pytest.mark.parametrize(
    ("deadline", "time"),
    [
        (Deadline.NONE, timedelta(hours=24)),
        (Deadline.TWO_MINUTES, timedelta(minutes=10)),
        (Deadline.THREE_DAYS, timedelta(days=3)),
    ],
)
async def test_a_vote_lapses(bot: Bot, deadline: Deadline, time: timedelta) -> None:
    await bot.resume()
    table = await bot.begin(2, options=TableOptions(deadline=deadline))
    await bot.act(table, ANN)
    opened = await bot.do(table.id, votes.propose_undo, ANN, 0)
    assert opened.vote is not None
    assert opened.vote.until - opened.vote.opened_at == time
    await bot.pass_time(seconds=time.total_seconds() - 1)
    assert (await bot.tables.get(table.id)).vote is not None
    await bot.pass_time(seconds=1)
    assert (await bot.tables.get(table.id)).vote is None
    assert bot.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "lapsed")]


async def test_a_late_press_does_not_count_for_the_next_vote(bot: Bot) -> None:
    table = await in_round_two(bot)
    first = (await bot.do(table.id, votes.propose_undo, ANN, 0)).vote
    assert first is not None
    assert await refused(bot.do(table.id, votes.withdraw, BOB)) == "not-your-vote"
    await bot.do(table.id, votes.withdraw, ANN)
    bot.clock.advance(timedelta(seconds=1))
    second = (await bot.do(table.id, votes.propose_undo, ANN, 0)).vote
    assert second is not None
    late = bot.do(table.id, votes.cast, BOB, agrees=True, opened_at=first.opened_at)
    assert await refused(late) == "no-vote"
    await bot.do(table.id, votes.cast, BOB, agrees=True, opened_at=second.opened_at)


async def test_the_move_was_taken_back_meanwhile(bot: Bot) -> None:
    table = await in_round_two(bot)
    await bot.act(table, ANN)
    last = len(game_of(await bot.tables.get(table.id)).actions) - 1
    await bot.do(table.id, votes.propose_undo, BOB, last)
    await bot.tables.do(table.id, game_moves.take_back, ANN)
    await bot.do(table.id, votes.cast, CLEO, agrees=True)
    after = await bot.do(table.id, votes.cast, ANN, agrees=True)
    assert game_of(after) == game_of(table)
    assert bot.events(VoteEnded, MovesUndone) == [VoteEnded(VoteKind.UNDO, "overtaken")]


async def test_what_was_played_since_goes_too(bot: Bot) -> None:
    table = await in_round_two(bot, people=2)
    keep = len(game_of(table).actions) - 1
    await bot.do(table.id, votes.propose_undo, ANN, keep)
    await bot.act(table, ANN)
    back = await bot.do(table.id, votes.cast, BOB, agrees=True)
    assert len(game_of(back).actions) == keep
    assert back.view(None).round == 1


async def test_another_move_has_come_into_its_place(bot: Bot) -> None:
    """Ann takes back while Bob looks for the move of his that he would like to undo."""
    table = await in_round_two(bot)
    for person in (ANN, BOB):
        await bot.act(table, person)
    keep = len(game_of(table).actions)
    meant = next(point for point in undo_points(await bot.tables.get(table.id)) if point.keep == keep)
    await bot.tables.do(table.id, game_moves.take_back, ANN)
    proposed = bot.do(table.id, votes.propose_undo, BOB, keep, (meant.seat, meant.did))
    assert await refused(proposed) == "no-such-move"
    opened = await bot.do(table.id, votes.propose_undo, BOB, keep, (1, "pick"))
    assert opened.vote is not None


async def test_when_the_last_to_be_asked_leaves_the_vote_is_decided(bot: Bot, start: StartBot) -> None:
    """Nobody presses anything then, and the bot is stopped before it has counted."""
    table = await bot.begin(3)
    for person in (ANN, BOB):
        await bot.act(table, person)
    await bot.do(table.id, votes.propose_undo, ANN, 0)
    await bot.do(table.id, votes.cast, BOB, agrees=True)
    await bot.do(table.id, seats.leave_to_computer, CLEO)
    other = await start(clock=bot.clock)
    await other.resume()
    await other.tables.settled()
    assert other.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "agreed")]
    after = await other.tables.get(table.id)
    assert after.vote is None
    assert [action.seat for action in game_of(after).actions] in ([], [2])


async def test_a_seat_that_the_deadline_takes_does_not_hold_up_a_vote(bot: Bot) -> None:
    await bot.resume()
    table = await bot.begin(3, options=TableOptions(deadline=Deadline.TEN_MINUTES))
    for _ in range(2):
        await bot.play(table, until=lambda now: now.view(None).waiting_for == (2,))
        await bot.pass_time(minutes=10)
    await bot.play(table, until=lambda now: now.view(None).waiting_for == (2,))
    before = len(game_of(await bot.tables.get(table.id)).actions)
    await bot.pass_time(minutes=1)
    await bot.do(table.id, votes.propose_undo, ANN, before - 1)
    await bot.do(table.id, votes.cast, BOB, agrees=True)
    await bot.pass_time(minutes=9)
    assert bot.events(SeatLeft) == [SeatLeft(2, "deadline")]
    assert bot.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "agreed")]
    (undone,) = bot.events(MovesUndone)
    assert isinstance(undone, MovesUndone)
    assert len(undone.moves) == 1


async def test_what_is_placed_in_secret_is_no_point_to_go_back_to(bot: Bot) -> None:
    """The list would tell Ann that Bob has placed; he can take that back himself."""
    table = await in_round_two(bot, people=2)
    table = await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
    before = undo_points(table)
    await bot.act(table, BOB)
    assert undo_points(await bot.tables.get(table.id)) == before
    keep = len(game_of(table).actions)
    assert await refused(bot.do(table.id, votes.propose_undo, BOB, keep)) == "no-such-move"
    await bot.do(table.id, votes.propose_undo, BOB, keep - 1)
    await bot.do(table.id, votes.cast, ANN, agrees=True)
    (undone,) = bot.events(MovesUndone)
    assert isinstance(undone, MovesUndone)
    assert [move.phase for move in undone.moves] == ["discard"], "nor is it told when it goes"


async def test_rounds_that_somebody_who_is_away_has_played_stay(bot: Bot) -> None:
    table = await in_round_two(bot)
    await bot.act(table, ANN)
    await bot.do(table.id, seats.leave_to_computer, CLEO)
    left = await bot.tables.get(table.id)
    assert {point.round for point in undo_points(left)} == {2}
    assert await refused(bot.do(table.id, votes.propose_undo, ANN, 0)) == "no-such-move"
    await bot.do(table.id, seats.take_seat_back, CLEO)
    assert {point.round for point in undo_points(await bot.tables.get(table.id))} == {1, 2}


async def test_they_stay_also_when_somebody_goes_away_before_the_vote_is_decided(bot: Bot) -> None:
    table = await in_round_two(bot)
    await bot.act(table, ANN)
    await bot.do(table.id, votes.propose_undo, ANN, 0)
    before = game_of(await bot.do(table.id, seats.leave_to_computer, CLEO)).actions
    await bot.tables.settled()
    after = await bot.do(table.id, votes.cast, BOB, agrees=True)
    assert game_of(after).actions[: len(before)] == before
    assert bot.events(VoteEnded, MovesUndone) == [VoteEnded(VoteKind.UNDO, "overtaken")]


async def test_nobody_goes_back_alone_while_somebody_is_away(bot: Bot) -> None:
    """Whoever is behind would make the result void for the one who is not there to be asked."""
    table = await in_round_two(bot, people=2)
    await bot.act(table, ANN)
    last = len(game_of(await bot.tables.get(table.id)).actions) - 1
    await bot.resume()
    await bot.do(table.id, votes.propose_undo, ANN, last)
    await bot.do(table.id, seats.leave_to_computer, BOB)
    await bot.tables.settled()
    assert bot.events(VoteEnded, MovesUndone) == [VoteEnded(VoteKind.UNDO, "overtaken")]
    assert undo_points(await bot.tables.get(table.id)) == ()
    assert await refused(bot.do(table.id, votes.propose_undo, ANN, last)) == "not-back-alone"
    over = await bot.play(table)
    assert (over.stage, over.counts) == (Stage.FINISHED, True)


async def test_nobody_decides_nothing(bot: Bot) -> None:
    table = await in_round_two(bot, people=2)
    await bot.act(table, ANN)
    await bot.resume()
    before = game_of(await bot.tables.get(table.id))
    await bot.do(table.id, votes.propose_undo, ANN, len(before.actions) - 1)
    for person in (ANN, BOB):
        await bot.do(table.id, seats.leave_to_computer, person)
    await bot.tables.settled()
    after = await bot.tables.get(table.id)
    assert after.vote is not None
    assert game_of(after) == before


async def test_a_new_host_who_has_left_meanwhile(bot: Bot) -> None:
    table = await bot.begin(5)
    await bot.do(table.id, seats.leave_to_computer, ANN)
    await bot.do(table.id, votes.propose_host, BOB, CLEO.id)
    await bot.do(table.id, seats.leave_to_computer, CLEO)
    changed = await bot.do(table.id, votes.cast, DORA, agrees=True)
    assert (changed.host_id, changed.vote) == (ANN.id, None)
    assert bot.events(VoteEnded) == [VoteEnded(VoteKind.HOST, "overtaken")]


async def test_the_game_ends_while_the_vote_is_open(bot: Bot) -> None:
    table = await in_round_two(bot, people=2)
    await bot.do(table.id, votes.propose_undo, ANN, 0)
    over = await bot.play(table)
    assert (over.stage, over.vote) == (Stage.FINISHED, None)
    assert bot.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "overtaken")]
    told = [notice.event for notice in await bot.store.notices(table.id)]
    assert VoteEnded(VoteKind.UNDO, "overtaken") in told
    assert await refused(bot.do(table.id, votes.cast, BOB, agrees=True)) == "game-finished"
    assert await refused(bot.do(table.id, votes.propose_undo, ANN, 0)) == "game-finished"


@pytest.mark.parametrize("keep", [-1, 10_000])
async def test_what_cannot_be_voted_on(bot: Bot, keep: int) -> None:
    table = await in_round_two(bot)
    assert await refused(bot.do(table.id, votes.propose_undo, ANN, keep)) == "no-such-move"
    assert await refused(bot.do(table.id, votes.propose_undo, FAY, 0)) == "not-seated"
    assert await refused(bot.do(table.id, votes.cast, ANN, agrees=True)) == "no-vote"
    assert await refused(bot.do(table.id, votes.withdraw, ANN)) == "no-vote"
    assert await refused(bot.do(table.id, votes.propose_host, BOB, BOB.id)) == "host-is-here"
    assert await refused(bot.do(table.id, votes.propose_end, BOB)) == "host-is-here"
    assert await refused(bot.do("nothere2", votes.propose_undo, ANN, 0)) == "table-gone"
    in_lobby = await bot.open(channel=1)
    assert await refused(bot.do(in_lobby.id, votes.propose_undo, ANN, 0)) == "game-not-begun"


async def test_another_host_when_the_host_has_left(bot: Bot) -> None:
    table = await in_round_two(bot)
    await bot.do(table.id, seats.leave_to_computer, ANN)
    assert await refused(bot.do(table.id, votes.propose_host, BOB, ANN.id)) == "host-already"
    assert await refused(bot.do(table.id, votes.propose_host, ANN, ANN.id)) == "seat-is-computers"
    assert await refused(bot.do(table.id, votes.propose_host, BOB, FAY.id)) == "person-not-seated"
    await bot.do(table.id, seats.leave_to_computer, CLEO)
    assert await refused(bot.do(table.id, votes.propose_host, BOB, CLEO.id)) == "person-away"
    await bot.do(table.id, seats.take_seat_back, CLEO)
    opened = await bot.do(table.id, votes.propose_host, BOB, BOB.id)
    assert opened.host_id == ANN.id
    changed = await bot.do(table.id, votes.cast, CLEO, agrees=True)
    assert changed.host_id == BOB.id
    assert bot.events(HostChanged) == [HostChanged(1)]


async def test_a_host_who_has_kept_all_waiting_for_a_day_counts_as_absent(bot: Bot) -> None:
    table = await bot.begin(3)
    await bot.act(table, BOB)
    bot.clock.advance(timedelta(hours=23))
    assert await refused(bot.do(table.id, votes.propose_end, BOB)) == "host-is-here"
    bot.clock.advance(timedelta(hours=1))
    await bot.do(table.id, votes.propose_end, BOB)
    ended = await bot.do(table.id, votes.cast, CLEO, agrees=True)
    assert ended.stage is Stage.CANCELLED
    assert bot.events(TableClosed) == [TableClosed("vote")]
    assert await refused(bot.do(table.id, votes.cast, CLEO, agrees=True)) == "table-cancelled"


async def propose(bot: Bot, table: Table, kind: VoteKind, target: Person) -> Table:
    """Bob asks to end the game, or to make the target host."""
    if kind is VoteKind.END:
        return await bot.do(table.id, votes.propose_end, BOB)
    return await bot.do(table.id, votes.propose_host, BOB, target.id)


@pytest.mark.parametrize("kind", [VoteKind.HOST, VoteKind.END])
async def test_a_host_who_comes_back_ends_the_vote(bot: Bot, kind: VoteKind) -> None:
    """They need not even have seen it: their seat may be asked by direct messages."""
    table = await in_round_two(bot)
    await bot.do(table.id, seats.leave_to_computer, ANN)
    await propose(bot, table, kind, BOB)
    after = await bot.do(table.id, seats.take_seat_back, ANN)
    assert (after.stage, after.host_id, after.vote) == (Stage.RUNNING, ANN.id, None)
    assert bot.events(VoteEnded) == [VoteEnded(kind, "overtaken")]
    assert await refused(bot.do(table.id, votes.cast, CLEO, agrees=True)) == "no-vote"


@pytest.mark.parametrize("kind", [VoteKind.HOST, VoteKind.END])
async def test_one_of_two_waits_for_a_host_who_has_gone_away_for_a_while(bot: Bot, kind: VoteKind) -> None:
    await bot.resume()
    table = await in_round_two(bot, people=2, computers=1)
    await bot.do(table.id, seats.leave_to_computer, ANN)
    opened = await propose(bot, table, kind, BOB)
    assert (opened.stage, opened.host_id) == (Stage.RUNNING, ANN.id)
    assert opened.vote is not None
    after = await bot.do(table.id, votes.cast, ANN, agrees=False)
    assert (after.vote, after.seats[0].away) == (None, True), "she need not even come back"
    await propose(bot, table, kind, BOB)
    assert (await bot.do(table.id, seats.take_seat_back, ANN)).vote is None
    await bot.do(table.id, seats.leave_to_computer, ANN)
    await propose(bot, table, kind, BOB)
    await bot.pass_time(hours=24)
    after = await bot.tables.get(table.id)
    assert after.vote is None
    assert (after.stage is Stage.CANCELLED) is (kind is VoteKind.END)
    assert (after.host_id == BOB.id) is (kind is VoteKind.HOST)
    assert bot.events(VoteEnded)[-1] == VoteEnded(kind, "agreed")


async def test_a_host_who_has_had_their_time_or_left_the_server_is_not_waited_for(bot: Bot) -> None:
    for number, (deadline, waits) in enumerate([(Deadline.NONE, False), (Deadline.THREE_DAYS, True)]):
        table = await bot.begin(2, options=TableOptions(deadline=deadline), channel=number + 1)
        await bot.act(table, BOB)
        bot.clock.advance(timedelta(hours=24))
        assert ((await bot.do(table.id, votes.propose_end, BOB)).vote is not None) is waits
    left = await bot.begin(2, channel=9)
    assert (await bot.do(left.id, votes.propose_end, BOB, host_has_left=True)).stage is Stage.CANCELLED


async def test_a_host_who_moves_at_last_ends_the_vote(bot: Bot) -> None:
    table = await bot.begin(3)
    await bot.act(table, BOB)
    bot.clock.advance(timedelta(hours=24))
    await bot.do(table.id, votes.propose_end, BOB)
    after = (await bot.act(table, ANN)).table
    assert (after.stage, after.vote) == (Stage.RUNNING, None)
    assert bot.events(VoteEnded) == [VoteEnded(VoteKind.END, "overtaken")]


async def test_a_host_who_goes_on_with_a_paused_game_ends_the_vote_and_one_who_only_looks_in_does_not(
    bot: Bot,
) -> None:
    table = await bot.begin(3)
    await bot.do(table.id, host_actions.pause, ANN)
    bot.clock.advance(timedelta(hours=24))
    await bot.do(table.id, votes.propose_end, BOB)
    assert (await bot.do(table.id, lobby.keep_open, ANN)).vote is not None
    assert (await bot.do(table.id, host_actions.resume, ANN)).vote is None


async def test_a_host_who_has_left_the_server_may_ask_for_a_vote_themself(bot: Bot) -> None:
    """In direct messages they still play; what they ask for is not over by that."""
    table = await bot.begin(3)
    assert (await bot.do(table.id, votes.propose_end, ANN, host_has_left=True)).vote is not None


async def test_a_host_who_declines_ends_the_vote(bot: Bot) -> None:
    table = await bot.begin(3)
    await bot.act(table, BOB)
    bot.clock.advance(timedelta(hours=24))
    await bot.do(table.id, votes.propose_end, BOB)
    assert await refused(bot.do(table.id, votes.cast, ANN, agrees=True)) == "no-voter"
    after = await bot.do(table.id, votes.cast, ANN, agrees=False)
    assert (after.stage, after.vote) == (Stage.RUNNING, None)


@pytest.mark.parametrize("kind", [VoteKind.HOST, VoteKind.END])
async def test_another_host_by_then_ends_the_vote_about_the_former(bot: Bot, kind: VoteKind) -> None:
    """A moderator has made Dora host, who declines: she would no longer be asked."""
    table = await bot.begin(5)
    await bot.do(table.id, seats.leave_to_computer, ANN)
    await propose(bot, table, kind, CLEO)
    after = await bot.do(table.id, host_actions.hand_over, FAY, DORA.id, moderator=True)
    assert (after.host_id, after.vote) == (DORA.id, None)
    assert bot.events(VoteEnded, HostChanged) == [VoteEnded(kind, "overtaken"), HostChanged(3)]


async def test_another_host_does_not_end_a_vote_to_go_back(bot: Bot) -> None:
    table = await in_round_two(bot)
    await bot.do(table.id, votes.propose_undo, BOB, 0)
    after = await bot.do(table.id, host_actions.hand_over, ANN, BOB.id)
    assert after.host_id == BOB.id
    assert after.vote is not None


async def test_two_processes_count_each_vote_once(bot: Bot, start: StartBot) -> None:
    table = await in_round_two(bot)
    other = await start(clock=bot.clock)
    await bot.do(table.id, votes.propose_undo, ANN, 0)
    await other.do(table.id, votes.cast, BOB, agrees=True)
    await bot.do(table.id, votes.cast, CLEO, agrees=True)
    assert game_of(await other.tables.get(table.id)).actions == ()
    assert len(bot.events(MovesUndone) + other.events(MovesUndone)) == 1
