"""A table with only its rules: no store, service or Discord, and a clock that the test moves."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.tables import (
    Change,
    Person,
    Stage,
    Table,
    TableError,
    TableOptions,
    game_moves,
    lobby,
    seats,
    shuffles,
)
from bot.tables.applying import asked, unasked
from bot.tables.change import P, PersonRule, Rule
from bot.tables.computer_seats import seat_to_move
from bot.tables.timing import due, next_due
from engine.actions import Accept, Action, Bid, Discard, Done, Pick, Place, Skip, Take, TakePair, Unplaceable
from engine.events import Event
from engine.parts.tricks import DECK
from engine.views import Phase, View

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
SECRET = "5" * 64
GUILD = 900

#: The id of the commitment message, which only Discord can choose.
MESSAGE = 1456074443980800021

ANN, BOB, CLEO, DORA, EMIL, FAY = (
    Person(number, name)
    for number, name in enumerate(("Ann", "Bob", "Cleo", "Dora", "Emil", "Fay"), start=101)
)
PEOPLE = (ANN, BOB, CLEO, DORA, EMIL, FAY)


def simple_decision(view: View) -> Action:
    """A simple legal decision for this view's seat."""
    seat = view.seat
    assert seat is not None
    if view.phase is Phase.PICK:
        return Pick(seat, view.hand[0].number)
    if view.phase is Phase.DISCARD:
        return Discard(seat, view.hand[0].number)
    if view.phase is Phase.FREE_TILE:
        return Skip(seat)
    if view.phase is not Phase.MAP:
        return _simple_decision_in_trick(seat, view)
    own = view.seats[seat]
    if own.placed:
        return Done(seat)
    assert own.selected is not None
    placement = next(iter(own.map.legal_placements(own.selected)), None)
    return Unplaceable(seat, own.selected.number) if placement is None else Place(seat, placement)


def _simple_decision_in_trick(seat: int, view: View) -> Action:
    """The same in a trick."""
    if view.phase is Phase.BID:
        return Bid(seat, view.hand[0].number)
    if view.phase is Phase.TAKE:
        assert view.trick is not None
        return Take(seat, next(played.card.number for played in view.trick.played if played.taken_by is None))
    if view.phase is Phase.TAKE_PAIR:
        return TakePair(seat, DECK)
    if view.phase is Phase.ANSWER:
        return Accept(seat)
    assert view.phase is Phase.DISCARD_OF_PAIR
    return Discard(seat, view.pair[0].number)


class Sitting:
    """A table, the current time, and every change made to the table."""

    def __init__(self, table: Table, now: datetime = NOON) -> None:
        self.table = table
        self.now = now
        self.changes: list[Change] = []

    def change(self, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs) -> Change:
        """The change made by a person's request."""
        return self._changed(asked(self.table, self.now, rule, by, *args, **kwargs))

    def do(self, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs) -> Table:
        """The table after a person's request."""
        return self.change(rule, by, *args, **kwargs).table

    def refusal(self, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs) -> TableError:
        """The error with which the table refuses a person's request."""
        with pytest.raises(TableError) as raised:
            asked(self.table, self.now, rule, by, *args, **kwargs)
        return raised.value

    def refused(self, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs) -> str:
        """The error key with which the table refuses a person's request."""
        return self.refusal(rule, by, *args, **kwargs).key

    def happens(self, rule: Rule[P], *args: P.args, **kwargs: P.kwargs) -> Table:
        """The table after a change that no person requested."""
        return self._changed(unasked(self.table, self.now, rule, *args, **kwargs)).table

    def _changed(self, change: Change) -> Change:
        if not change.unchanged:
            self.changes.append(change)
            self.table = change.table
        return change

    def events(self, *kinds: type[Event]) -> list[Event]:
        """The events of these kinds so far, in order."""
        return [event for change in self.changes for event in change.events if isinstance(event, kinds)]

    def settle(self) -> None:
        """Do everything that is due, and move for computer players until it is a person's turn."""
        for _ in range(500):
            due_at, seat = next_due(self.table), seat_to_move(self.table)
            if due_at is not None and due_at <= self.now:
                self.happens(due)
            elif seat is not None:
                self.happens(game_moves.act_for_computer, simple_decision(self.table.view(seat)))
            else:
                return
        raise AssertionError("it never comes to rest")

    def pass_time(self, **by: float) -> None:
        """Advance the clock (``minutes=2``) and do everything that becomes due."""
        self.now += timedelta(**by)
        self.settle()

    def begin(self) -> Table:
        """The table after its host has begun the game and the commitment message has been posted."""
        self.do(shuffles.begin, Person(self.table.host_id, self.table.host_name), SECRET)
        self.happens(shuffles.deal, MESSAGE)
        self.settle()
        return self.table

    def act(self, person: Person) -> Change:
        """Make a simple legal decision for a person."""
        view = self.table.view(self.table.seat_of(person.id))
        return self.change(game_moves.act, person, lambda _: simple_decision(view))

    def accept(self, person: Person, seat: int, former_user_id: int, host: Person = ANN) -> Table:
        """The table after a person has accepted a seat just offered; its player, unless the host, is away."""
        former = next((one for one in PEOPLE if one.id == former_user_id), None)
        is_there = seat in self.table.people and self.table.seats[seat].user_id == former_user_id
        if former is not None and former != host and is_there:
            self.do(seats.leave_to_computer, former)
        return self.do(seats.accept_seat, person, seat, former_user_id, host.id, self.now)

    def refused_seat(self, person: Person, seat: int, former_user_id: int) -> str:
        """The error key with which a person is refused a seat that was just offered."""
        return self.refused(seats.accept_seat, person, seat, former_user_id, ANN.id, self.now)

    def close(self) -> Table:
        """The table after a moderator who does not play has closed it."""
        return self.do(lobby.close, FAY, moderator=True)

    def play(self, until: Callable[[Table], bool] = lambda table: False) -> Table:
        """Let the people act until the game is over or ``until`` holds between two actions."""
        for _ in range(2000):
            self.settle()
            if self.table.stage is not Stage.RUNNING or until(self.table):
                return self.table
            waiting = self.table.view(None).waiting_for
            seat = next(seat for seat in waiting if seat in self.table.people)
            self.act(next(person for person in PEOPLE if self.table.seat_of(person.id) == seat))
        raise AssertionError("the game does not end")

    def play_one_round(self, person: Person) -> Table:
        """Let one person and the computer players act until the round is over."""
        before = self.table.view(None).round
        self.settle()
        while self.table.view(None).round == before:
            self.act(person)
            self.settle()
        return self.table


def opened(people: int = 1, computers: int = 0, options: TableOptions | None = None) -> Sitting:
    """Ann's table in the lobby, with this many people and computer players."""
    table = lobby.new_table("abcd2345", GUILD, 1, ANN, options or TableOptions(), computers, NOON)
    at = Sitting(table)
    for person in PEOPLE[1:people]:
        at.do(lobby.join, person)
    return at


def begun(people: int = 2, computers: int = 0, options: TableOptions | None = None) -> Sitting:
    """Ann's table after the game has begun; computer players have moved as far as they can."""
    at = opened(people, computers, options)
    at.begin()
    return at
