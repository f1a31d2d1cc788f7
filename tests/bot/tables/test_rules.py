"""What all rules have in common: each request has one, and a rule decides by what it is given alone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from inspect import getmembers, isclass

import pytest

from bot.tables import Change, Deadline, Person, Stage, Table, TableError, TableOptions, requests
from bot.tables.events import VoteEnded
from bot.tables.lobby import new_table
from bot.tables.requests import (
    Act,
    ActForComputer,
    AddComputer,
    AddWord,
    Begin,
    Close,
    Deal,
    Due,
    GiveTimeBack,
    Invite,
    Join,
    LeaveToComputer,
    Pause,
    ProposeUndo,
    RemoveGuest,
    Request,
    Resume,
    TakeBack,
    Watch,
)
from bot.tables.rules import RULES, change_of
from bot.tables.table_state import VoteKind
from engine.actions import Pick
from engine.errors import GameError
from tests.bot.tables.playing import ANN, BOB, CLEO, DORA, FAY, MESSAGE, simple_decision

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SECRET = "5" * 64
OPTIONS = TableOptions(words=True, deadline=Deadline.TEN_MINUTES)


def opened() -> Table:
    return new_table("abcd2345", 1, 2, ANN, OPTIONS, 0, NOON)


def pick(table: Table, person: Person) -> Act:
    decision = simple_decision(table.view(table.seat_of(person.id)))
    return Act(person.id, lambda _: decision)


def a_short_game(table: Table) -> Iterator[tuple[Request, datetime, Change]]:
    """What two people and a computer player do in the first minutes, each a minute after the other."""
    now = NOON

    def done(request: Request) -> tuple[Request, datetime, Change]:
        nonlocal table, now
        now += timedelta(minutes=1)
        change = change_of(table, request, now)
        table = change.table
        return request, now, change

    for request in (Join(BOB), AddComputer(BOB.id), Invite(ANN.id, FAY), Watch(DORA), Begin(ANN.id, SECRET)):
        yield done(request)
    yield done(AddWord(BOB.id, "blue"))
    yield done(AddWord(ANN.id))
    yield done(Deal(MESSAGE))
    yield done(ActForComputer(simple_decision(table.view(2))))
    yield done(pick(table, ANN))
    yield done(TakeBack(ANN.id, step=1))
    yield done(pick(table, BOB))
    yield done(ProposeUndo(BOB.id, 0))
    yield done(Pause(ANN.id))
    yield done(Due())
    yield done(Resume(ANN.id))
    yield done(GiveTimeBack(NOON))
    yield done(LeaveToComputer(BOB.id))
    yield done(RemoveGuest(FAY.id))
    yield done(Close(ANN.id))


def test_every_request_has_its_rule() -> None:
    of_module = [kind for _, kind in getmembers(requests, isclass) if issubclass(kind, Request)]
    known = {kind for kind in of_module if not kind.__subclasses__()}
    assert set(RULES) == known


def test_the_same_requests_at_the_same_moments_make_the_same_table() -> None:
    assert list(a_short_game(opened()))[-1][2] == list(a_short_game(opened()))[-1][2]


def test_each_change_has_the_next_revision_and_notes_when_a_person_has_done_something() -> None:
    before = opened()
    for request, now, change in a_short_game(before):
        after = change.table
        assert after.revision == before.revision + 1
        by_person = not isinstance(request, Deal | Due | GiveTimeBack | ActForComputer | RemoveGuest)
        if after.stage.is_open and not isinstance(request, GiveTimeBack):
            assert after.state.touched_at == (now if by_person else before.state.touched_at)
        before = after
    assert before.stage is Stage.CANCELLED
    assert before.state.touched_at is None, "nothing is kept of a closed table"


def test_the_history_only_grows_and_knows_what_stands() -> None:
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


def test_the_deal_comes_with_what_is_needed_to_play_the_game_again() -> None:
    (dealt,) = (change for _, _, change in a_short_game(opened()) if change.start is not None)
    assert dealt.start is not None
    assert dealt.start.game() == dealt.table.game
    assert dealt.table.shuffle is not None
    assert [(word.seat, word.text) for word in dealt.table.shuffle.words] == [(0, ""), (1, "blue")]


def test_what_is_refused_or_changes_nothing_is_not_stored() -> None:
    *_, (_, now, change) = a_short_game(opened())
    assert change_of(change.table, Due(), now).unchanged
    assert change_of(change.table, RemoveGuest(DORA.id), now).unchanged
    with pytest.raises(TableError, match="table-cancelled"):
        change_of(change.table, Join(CLEO), now)
    running = [change.table for _, _, change in a_short_game(opened())][8]
    with pytest.raises(GameError):
        change_of(running, Act(BOB.id, lambda seat: Pick(seat, 99)), now)
    late = ActForComputer(Pick(2, 1))
    assert change_of(running, late, now) == Change(running, unchanged=True)


def test_a_vote_that_runs_when_the_game_ends_is_overtaken() -> None:
    table = new_table("abcd2345", 1, 2, ANN, TableOptions(), 0, NOON)
    table = change_of(table, Join(BOB), NOON).table
    table = change_of(table, Begin(ANN.id, SECRET), NOON).table
    table = change_of(table, Deal(MESSAGE), NOON).table
    people = (ANN, BOB)
    change = Change(table)
    while table.stage is Stage.RUNNING:
        if table.vote is None and table.view(None).round == 12:
            table = change_of(table, ProposeUndo(ANN.id, 0), NOON).table
        asked = people[table.view(None).waiting_for[0]]
        change = change_of(table, pick(table, asked), NOON)
        table = change.table
    assert table.vote is None
    assert change.events[-1] == VoteEnded(VoteKind.UNDO, "overtaken")
    assert change.result is not None
    assert [seat.user_id for seat in change.result.seats] == [ANN.id, BOB.id]
    assert table.game is not None
    assert [seat.total for seat in change.result.seats] == [
        score.total for score in table.game.result().scores
    ]
