"""The rules of acting in a game and of taking back: those of the engine, and only for one's own seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.tables.change import Change, also_alone
from bot.tables.checks import seat_in_running_game, seat_played_by
from bot.tables.computer_seats import may_move
from bot.tables.deadlines import with_person_back
from bot.tables.errors import MovedOnError, TableError
from bot.tables.events import MovedForSeat, TableEvent
from bot.tables.game_history import Entry
from bot.tables.table import Stage, Table
from bot.tables.table_state import Person
from engine.actions import Action, Place, Placement, action_name
from engine.events import Event
from engine.forced_moves import forced_move
from engine.game import Game


@also_alone
def act(
    table: Table, now: datetime, by: Person, decision: Callable[[int], Action], tried: Placement | None = None
) -> Change:
    """Do what a person has decided."""
    seat = _seat_to_act(table, by.id)
    action = decision(seat)
    if action.seat != seat:
        raise TableError("not-your-seat")
    before = with_person_back(table, seat).with_tried(seat, tried)
    return _done(before, action, by.id, now)


def act_for_computer(table: Table, now: datetime, action: Action) -> Change:
    """Do what a computer player has decided, unless the table no longer asks for it."""
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
    """Undo a person's last action, as long as nobody has seen anything of it.

    In a simultaneous map phase that is one action after the other, also after Done, until the phase
    closes. Further back goes a vote. A card that is off the map again is tried where it was.
    """
    seat = _seat_to_act(table, by.id)
    if step is not None and step != table.step_of(seat):
        raise MovedOnError(table)
    before = game_of(table)
    game, action = before.take_back(seat)
    place = _last_place(before.actions, action)
    entry = Entry(table.next_entry, seat, by.id, now, undoes=table.entry_numbers[place])
    after = replace(
        with_person_back(table, seat),
        game=game,
        entry_numbers=table.entry_numbers[:place] + table.entry_numbers[place + 1 :],
        next_entry=table.next_entry + 1,
    )
    after = after.with_tried(seat, action.placement if isinstance(action, Place) else tried)
    return Change(after, entries=(entry,), decided=action)


def game_back_to(table: Table, game: Game, user_id: int | None, now: datetime) -> Change:
    """Undo all actions since the table's game was ``game``, each by an entry of its own, the newest first."""
    keep = len(game.actions)
    undone = list(zip(game_of(table).actions, table.entry_numbers, strict=True))[keep:]
    entries = tuple(
        Entry(number, action.seat, user_id, now, undoes=undoes)
        for number, (action, undoes) in enumerate(reversed(undone), start=table.next_entry)
    )
    after = replace(
        table, game=game, entry_numbers=table.entry_numbers[:keep], next_entry=table.next_entry + len(entries)
    )
    return Change(after, entries=entries)


def game_of(table: Table) -> Game:
    """The game of a table where the cards are dealt.

    Raises:
        ValueError: they are not.
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
    """The table with one more action in its game, what follows from it, and its entry in the history."""
    game, happened = game_of(table).apply(action)
    entry = Entry(table.next_entry, action.seat, user_id, now, action)
    after = replace(
        table,
        game=game,
        stage=Stage.FINISHED if game.is_over else Stage.RUNNING,
        entry_numbers=(*table.entry_numbers, entry.number),
        next_entry=entry.number + 1,
    )
    return after, happened, entry


def _last_place(actions: Sequence[Action], action: Action) -> int:
    """Where in the list the last such action stands."""
    return max(place for place, other in enumerate(actions) if other == action)
