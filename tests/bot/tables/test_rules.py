"""What all rules have in common: each depends only on its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from bot.tables import (
    Change,
    Deadline,
    Person,
    Stage,
    Table,
    TableError,
    TableOptions,
    game_moves,
    lobby,
    seats,
    shuffles,
    timing,
    votes,
)
from bot.tables.applying import asked, unasked
from bot.tables.change import P, PersonRule, Rule
from bot.tables.lobby import new_table
from engine.actions import Pick
from engine.errors import GameError
from tests.bot.tables.sitting import ANN, BOB, CLEO, DORA, FAY, MESSAGE, simple_decision

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SECRET = "5" * 64
OPTIONS = TableOptions(deadline=Deadline.TEN_MINUTES)


def opened() -> Table:
    return new_table("abcd2345", 1, 2, ANN, OPTIONS, 0, NOON)


def pick(table: Table, now: datetime, by: Person) -> Change:
    """A simple legal decision of a person."""
    decision = simple_decision(table.view(table.seat_of(by.id)))
    return game_moves.act(table, now, by, lambda _: decision)


def a_short_game(table: Table) -> Iterator[tuple[datetime, bool, Change]]:
    """The changes at a table of two people and a computer player, one per minute.

    Each comes with its time and whether a person requested it.
    """
    now = NOON

    def done(
        rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs
    ) -> tuple[datetime, bool, Change]:
        nonlocal table, now
        now += timedelta(minutes=1)
        change = asked(table, now, rule, by, *args, **kwargs)
        table = change.table
        return now, True, change

    def happens(rule: Rule[P], *args: P.args, **kwargs: P.kwargs) -> tuple[datetime, bool, Change]:
        nonlocal table, now
        now += timedelta(minutes=1)
        change = unasked(table, now, rule, *args, **kwargs)
        table = change.table
        return now, False, change

    yield done(lobby.join, BOB)
    yield done(lobby.add_computer, BOB)
    yield done(lobby.invite, ANN, FAY)
    yield done(lobby.watch, DORA)
    yield done(shuffles.begin, ANN, SECRET)
    yield happens(shuffles.deal, MESSAGE)
    yield happens(game_moves.act_for_computer, simple_decision(table.view(2)))
    yield done(pick, ANN)
    yield done(game_moves.take_back, ANN, step=1)
    yield done(pick, BOB)
    yield done(votes.propose_undo, BOB, 0)
    yield done(timing.pause, ANN)
    yield happens(timing.due)
    yield done(timing.resume, ANN)
    yield done(seats.leave_to_computer, BOB)
    yield happens(lobby.remove_guest, FAY.id)
    yield done(lobby.close, ANN)


def test_the_same_requests_at_the_same_times_give_the_same_table() -> None:
    assert list(a_short_game(opened()))[-1][2] == list(a_short_game(opened()))[-1][2]


def test_each_change_has_the_next_revision_and_the_time_of_the_last_request_of_a_person() -> None:
    before = opened()
    for now, by_person, change in a_short_game(before):
        after = change.table
        assert after.revision == before.revision + 1
        if after.stage.is_open:
            assert after.touched_at == (now if by_person else before.touched_at)
        before = after
    assert before.stage is Stage.CANCELLED
    assert (before.clocks, before.invited, before.spectators) == ((), (), ()), "it waits for no one"


def test_the_history_only_grows_and_the_table_lists_entries_not_undone() -> None:
    entries = [entry for _, _, change in a_short_game(opened()) for entry in change.entries]
    assert [entry.number for entry in entries] == [0, 1, 2, 3]
    assert [(entry.seat, entry.user_id, entry.undoes) for entry in entries] == [
        (2, None, None),
        (0, ANN.id, None),
        (0, ANN.id, 1),
        (1, BOB.id, None),
    ]
    last = list(a_short_game(opened()))[-1][2].table
    assert (last.entry_numbers, last.next_entry) == ((0, 3), 4)


def test_the_deal_comes_with_everything_needed_to_replay_the_game() -> None:
    (dealt,) = (change for _, _, change in a_short_game(opened()) if change.start is not None)
    assert dealt.start is not None
    assert dealt.start.game() == dealt.table.game
    assert dealt.table.shuffle is not None
    assert dealt.table.shuffle.message_id == MESSAGE


def test_requests_that_are_refused_or_change_nothing_are_not_stored() -> None:
    *_, (now, _, change) = a_short_game(opened())
    assert unasked(change.table, now, timing.due).unchanged
    assert unasked(change.table, now, lobby.remove_guest, DORA.id).unchanged
    with pytest.raises(TableError, match="table-cancelled"):
        asked(change.table, now, lobby.join, CLEO)
    running = [change.table for _, _, change in a_short_game(opened())][6]
    with pytest.raises(GameError):
        asked(running, now, game_moves.act, BOB, lambda seat: Pick(seat, 99))
    late = unasked(running, now, game_moves.act_for_computer, Pick(2, 1))
    assert late == Change(running, unchanged=True)
