"""Rules about moving and taking back: the engine's rules, restricted to a person's own seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.tables.change import Change, also_alone
from bot.tables.checks import seat_in_running_game, seat_played_by
from bot.tables.computer_seats import may_move
from bot.tables.deadlines import with_person_back
from bot.tables.errors import MovedOnError, TableError
from bot.tables.events import MovedForSeat, TableEvent
from bot.tables.game_history import Entry
from bot.tables.table import Person, SeatClock, Stage, Table
from engine.actions import Action, Place, Placement, action_name
from engine.events import Event
from engine.forced_moves import forced_move
from engine.game import Game

#: The maximum number of decisions that a seat can take back in one phase.
MOST_TAKEN_BACK = 30


@also_alone
def act(
    table: Table,
    now: datetime,
    by: Person,
    decision: Callable[[int], Action],
    tried: Placement | None = None,
) -> Change:
    """Apply a person's decision; ``decision`` makes the action from the number of the person's seat.

    ``tried`` is the present placement of the person's card, if they were trying one. Refused with
    ``not-your-seat``, ``game-paused``, ``seat-is-computers``, or the engine's ``GameError``.
    """
    seat = _seat_to_act(table, by.id)
    action = decision(seat)
    if action.seat != seat:
        raise TableError("not-your-seat")
    before = with_person_back(table, seat).with_tried(seat, tried)
    return _done(before, action, by.id, now)


def act_for_computer(table: Table, now: datetime, action: Action) -> Change:
    """Apply a computer player's decision; nothing changes if it is no longer its turn."""
    if not may_move(table, action.seat):
        return Change(table, unchanged=True)
    clock = table.clock_of(action.seat)
    if clock is None or not clock.overdue:
        return _done(table, action, None, now)
    moved_for = MovedForSeat(action.seat, action_name(action), clock.round, clock.phase)
    return _done(table, action, None, now, moved_for)


@also_alone
def take_back(
    table: Table, now: datetime, by: Person, step: int | None = None, tried: Placement | None = None
) -> Change:
    """Undo a person's last action if no one has seen any effect of it.

    While everyone places at the same time, actions can be undone one by one, also after Done, until the phase
    ends; going back further needs a vote. A card that leaves the map is tried where it was, and ``tried`` is
    the placement of another tried card. With ``step`` it raises ``MovedOnError`` unless the seat has made
    exactly that number of decisions, so that a double press undoes only one. Refused with the errors of
    ``act``, with ``computer-decided`` (a computer player has decided for the person), and with
    ``taken-back-often`` in the phase.
    """
    seat = _seat_to_act(table, by.id)
    if step is not None and step != table.step_of(seat):
        raise MovedOnError(table)
    before = game_of(table)
    game, action = before.take_back(seat)
    place = _last_place(before.actions, action)
    if table.entry_numbers[place] in table.computer_entries:
        raise TableError("computer-decided")
    clocks = tuple(map(partial(_counting, seat), table.clocks))
    entry = Entry(table.next_entry, seat, by.id, now, undoes=table.entry_numbers[place])
    after = replace(
        with_person_back(replace(table, clocks=clocks), seat),
        game=game,
        entry_numbers=table.entry_numbers[:place] + table.entry_numbers[place + 1 :],
        next_entry=table.next_entry + 1,
    )
    after = after.with_tried(seat, action.placement if isinstance(action, Place) else tried)
    return Change(after, entries=(entry,), decided=action)


def _counting(seat: int, clock: SeatClock) -> SeatClock:
    """The clock with one more decision taken back, if it belongs to the seat.

    Raises:
        TableError: ``taken-back-often``.
    """
    if clock.seat != seat:
        return clock
    if clock.taken_back >= MOST_TAKEN_BACK:
        raise TableError("taken-back-often", most=MOST_TAKEN_BACK)
    return replace(clock, taken_back=clock.taken_back + 1)


def game_of(table: Table) -> Game:
    """The game of a table after the deal.

    Raises:
        ValueError: the cards are not dealt.
    """
    if table.game is None:
        raise ValueError(f"the game of table {table.id} has not begun")
    return table.game


def _seat_to_act(table: Table, user_id: int) -> int:
    """The seat for which a person may act now."""
    seat_in_running_game(table, user_id)
    if table.paused_at is not None:
        raise TableError("game-paused")
    return seat_played_by(table, user_id)


def _done(table: Table, action: Action, user_id: int | None, now: datetime, *said: TableEvent) -> Change:
    """The change made by an action and the forced moves that follow it."""
    after, happened, entry = _with(table, action, user_id, now)
    events: tuple[Event, ...] = (*happened, *said)
    entries: tuple[Entry, ...] = (entry,)
    while (forced := forced_move(game_of(after))) is not None:
        seat = after.seats[forced.seat]
        after, happened, entry = _with(after, forced, None if seat.away else seat.user_id, now)
        events, entries = (*events, *happened), (*entries, entry)
    return Change(after, events, entries, decided=action)


def _with(
    table: Table, action: Action, user_id: int | None, now: datetime
) -> tuple[Table, tuple[Event, ...], Entry]:
    """The table after one more action, the events, and the entry for the history."""
    game, happened = game_of(table).apply(action)
    entry = Entry(table.next_entry, action.seat, user_id, now, action)
    after = replace(
        table,
        game=game,
        stage=Stage.FINISHED if game.is_over else Stage.RUNNING,
        entry_numbers=(*table.entry_numbers, entry.number),
        computer_entries=table.computer_entries | ({entry.number} if user_id is None else set()),
        next_entry=entry.number + 1,
    )
    return after, happened, entry


def _last_place(actions: Sequence[Action], action: Action) -> int:
    """The index of the last action equal to this one."""
    return max(place for place, other in enumerate(actions) if other == action)
