"""Rules about moving, taking back and going back: the engine's rules, restricted to a person's own seat.

A player can also move in advance: they take a card and confirm where it goes, while others still choose. This
intended move means placing the card and ending the phase. It takes no one's right to wait (rules.md 4.8):
``followed_up`` makes it as soon as no one can ask to wait, or each person has placed a card or intends a
move. In a round that is placed in turn it is only a try, unless a computer player stands in.

Moves that others have seen are undone by a vote: ``undo_points`` lists the moments to go back to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import dropwhile

from bot.tables.change import Change, MovedForSeat, MovesUndone, P, PersonRule, UndoneMove, also_alone
from bot.tables.checks import (
    MovedOnError,
    TableError,
    must_have_moves_to_undo,
    seat_in_running_game,
    seat_played_by,
)
from bot.tables.computer_seats import may_move
from bot.tables.deadlines import with_person_back
from bot.tables.game_history import Entry
from bot.tables.table import Person, Stage, Table, Vote
from engine.actions import Action, Done, Place, Placement, Unplaceable, action_name
from engine.events import Event
from engine.forced_moves import forced_move
from engine.game import Game
from engine.phases.phase import Phase


@also_alone
def act(
    table: Table,
    now: datetime,
    by: Person,
    decision: Callable[[int], Action],
    tried: Placement | None = None,
    intended: Placement | None = None,
) -> Change:
    """Apply a person's decision; ``decision`` makes the action from the number of the person's seat.

    ``tried`` is the present placement of the person's card, if they were trying one (``Table.with_tried``).
    ``intended`` is where they intend to place the card that they take. Refused with ``not-your-seat``,
    ``game-paused``, ``seat-is-computers``, or the engine's ``GameError``.
    """
    seat = _seat_to_act(table, by.id)
    action = decision(seat)
    if action.seat != seat:
        raise TableError("not-your-seat")
    change = _made(with_person_back(table, seat), (action,), by.id, now)
    after = change.table.with_tried(seat, tried)
    return replace(change, table=after if intended is None else _intending(after, seat, intended))


@also_alone
def place_and_end(table: Table, now: datetime, by: Person, placement: Placement) -> Change:
    """Place a person's card and end their phase; refused with the errors of ``act``."""
    seat = _seat_to_act(table, by.id)
    before = with_person_back(table, seat)
    return _made(before, (Place(seat, placement), Done(seat)), by.id, now)


@also_alone
def intend(table: Table, now: datetime, by: Person, placement: Placement) -> Change:
    """Keep or change the intended move of a person who has taken a card and has not placed it.

    Changing it counts as taking a move back. Refused with the errors of ``act``, with ``taken-back-often``,
    and ``MovedOnError`` if they have no such card.
    """
    seat = _seat_to_act(table, by.id)
    before = table.tried_by(seat)
    if before is not None and before.intended:
        must_have_moves_to_undo(table, seat)
        table = table.with_taken_back(seat, 1)
    after = _intending(with_person_back(table, seat), seat, placement)
    return Change(after, decided=Place(seat, placement))


def _intending(table: Table, seat: int, placement: Placement) -> Table:
    """The table with an intended move, which must be legal now."""
    own = table.view(seat).seats[seat]
    if own.selected is None or own.selected.number != placement.card or own.placed:
        raise MovedOnError(table)
    own.map.check(own.selected, placement)
    return table.with_intended(seat, placement)


@also_alone
def at_moment(
    table: Table,
    now: datetime,
    by: Person,
    moment: object,
    rule: PersonRule[P],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Change:
    """Apply another rule if the person's seat is still at this moment: round, phase and step.

    Raises ``MovedOnError`` if it is not, so that a request that arrives twice is applied once.
    """
    seat = table.seat_of(by.id)
    if table.game is None or seat is None:
        raise MovedOnError(table)
    if moment != [table.game.round, table.game.phase, table.step_of(seat)]:
        raise MovedOnError(table)
    return rule(table, now, by, *args, **kwargs)


def act_for_computer(table: Table, now: datetime, action: Action) -> Change:
    """Apply a computer player's decision, or the intended move of the person for whom it stands in.

    Nothing changes if it is no longer its turn.
    """
    if not may_move(table, action.seat):
        return Change(table, unchanged=True)
    intended = table.intended_move(action.seat)
    actions = (action,) if intended is None else (intended, Done(action.seat))
    change = _made(table, actions, None, now)
    clock = table.clock_of(action.seat)
    if clock is None or not clock.overdue:
        return change
    did, entry = action_name(change.action), change.entries[0].number
    moved_for = MovedForSeat(action.seat, did, clock.round, clock.phase, entry)
    return replace(change, events=(*change.events, moved_for))


@also_alone
def take_back(
    table: Table, now: datetime, by: Person, step: int | None = None, tried: Placement | None = None
) -> Change:
    """Undo a person's last action if no one has seen any effect of it.

    While everyone places at the same time, actions can be undone one by one, also after Done, until the phase
    ends; going back further needs a vote. An intended move ends with the choice of its card or, if that can't
    be undone, before it. A card that leaves the map is tried where it was, and ``tried`` is the placement of
    another tried card. With ``step`` it raises ``MovedOnError`` unless the seat has made exactly that number
    of decisions, so that a double press undoes only one. Refused with the errors of ``act``, with
    ``computer-decided`` (a computer player has decided for the person), and with ``taken-back-often``.
    """
    seat = _seat_to_act(table, by.id)
    if step is not None and step != table.step_of(seat):
        raise MovedOnError(table)
    must_have_moves_to_undo(table, seat)
    counted = table.with_taken_back(seat, 1)
    before, intended = game_of(table), table.intended_by(seat)
    if intended is not None:
        move = Place(seat, intended)
        if move in table.intended_moves or not before.may_take_back(seat):
            return Change(counted.without_tried(seat).with_tried(seat, intended), decided=move)
    game, action = before.take_back(seat)
    place = _last_place(before.actions, action)
    if table.entry_numbers[place] in table.computer_entries:
        raise TableError("computer-decided")
    entry = Entry(table.next_entry, seat, by.id, now, undoes=table.entry_numbers[place])
    after = replace(
        with_person_back(counted, seat),
        game=game,
        entry_numbers=table.entry_numbers[:place] + table.entry_numbers[place + 1 :],
        next_entry=table.next_entry + 1,
    )
    if intended is not None and after.view(seat).seats[seat].selected is None:
        after = after.without_tried(seat).with_tried(seat, intended)
    after = after.with_tried(seat, action.placement if isinstance(action, Place) else tried)
    return Change(after, entries=(entry,), decided=action)


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


def followed_up(change: Change, now: datetime) -> Change:
    """The change with the forced moves after it, and the intended moves that are to be made now."""
    while actions := _due_moves(change.table):
        of = change.table.seats[actions[0].seat]
        made = _made(change.table, actions, None if of.away else of.user_id, now)
        events, entries = (*change.events, *made.events), (*change.entries, *made.entries)
        change = replace(change, table=made.table, events=events, entries=entries)
    return change


def _due_moves(table: Table) -> tuple[Action, ...]:
    """The next forced move, or else the next intended one; empty if there is none."""
    if table.game is None or table.stage is not Stage.RUNNING or table.paused_at is not None:
        return ()
    forced = forced_move(table.game)
    if forced is not None:
        return (forced,)
    moves = table.intended_moves
    others = {*table.people} - {move.seat for move in moves}
    if not moves or (others and table.view(None).may_ask_to_wait):
        return ()
    return (moves[0], Done(moves[0].seat))


def _made(table: Table, actions: Sequence[Action], user_id: int | None, now: datetime) -> Change:
    """The change made by one decision: an action, or several of one seat."""
    events: tuple[Event, ...] = ()
    entries: tuple[Entry, ...] = ()
    for action in actions:
        table, happened, entry = _with(table, action, user_id, now)
        events, entries = (*events, *happened), (*entries, entry)
    return Change(table, events, entries, decided=actions[0])


def _with(
    table: Table, action: Action, user_id: int | None, now: datetime
) -> tuple[Table, tuple[Event, ...], Entry]:
    """The table after one more action, the events, and the entry for the history."""
    game, happened = game_of(table).apply(action)
    entry = Entry(table.next_entry, action.seat, user_id, now, action)
    if isinstance(action, Place | Unplaceable):
        table = table.without_tried(action.seat)
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


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """A point to go back to: before a move of ``seat``, after the first ``keep`` moves of the game."""

    keep: int
    seat: int
    round: int
    phase: str
    did: str


def undo_points(table: Table) -> tuple[UndoPoint, ...]:
    """Every point that players can vote to go back to, newest first.

    Left out are secret moves, which players take back themselves and which the list would reveal; forced
    moves, which are undone with the previous one; and moves of computer players since the last move of a
    person. While someone is away, there are no points in earlier rounds. There are none at all if
    ``no_one_to_ask`` is true, or at a table of one person.
    """
    newest_first = [point for point, _ in _undo_points(table)][::-1]
    return tuple(dropwhile(lambda point: table.seats[point.seat].user_id is None, newest_first))


def no_one_to_ask(table: Table) -> bool:
    """Whether only one person is there, and the others, who would have to agree, are away."""
    return len(table.people) == 1 and _someone_is_away(table)


def undo_point_of(table: Table, vote: Vote) -> UndoPoint | None:
    """The point that this vote would go back to; None if the point no longer exists."""
    if vote.entry not in table.entry_numbers or table.game is None:
        return None
    keep = table.entry_numbers.index(vote.entry)
    action = table.game.actions[keep]
    return UndoPoint(keep, action.seat, vote.round or 0, vote.phase or "", action_name(action))


def gone_back(table: Table, vote: Vote, now: datetime) -> Change | None:
    """The table back at the point of a vote; None if it can no longer go back there.

    The move may have been taken back since, or someone who would have to agree has gone away. If one person
    alone has gone back, the result of the game does not count, because the cards are known. The person who
    asked has undone their own moves, or at least one.
    """
    if vote.entry not in table.entry_numbers:
        return None
    keep = table.entry_numbers.index(vote.entry)
    undone = [(point, game) for point, game in _undo_points(table) if point.keep >= keep]
    if not undone or undone[0][0].keep != keep:
        return None
    moves = tuple(
        UndoneMove(point.seat, point.round, point.phase, point.did, table.entry_numbers[point.keep])
        for point, _ in undone
    )
    alone = len(table.people) == 1
    entries = _undoing(table, keep, table.seats[vote.by].user_id, now)
    after = replace(
        table,
        game=undone[0][1],
        entry_numbers=table.entry_numbers[:keep],
        computer_entries=table.computer_entries & {*table.entry_numbers[:keep]},
        next_entry=table.next_entry + len(entries),
        clocks=(),  # everyone who is asked again has the whole time again
        tried=(),
        counts=table.counts and not alone,
    )
    own = sum(entry.seat == vote.by for entry in entries)
    after = after.with_taken_back(vote.by, max(1, own))
    return Change(after, (MovesUndone(moves, alone=alone),), entries)


def _undoing(table: Table, keep: int, user_id: int | None, now: datetime) -> tuple[Entry, ...]:
    """The entries that undo all actions after the first ``keep``, the newest first."""
    undone = list(zip(game_of(table).actions, table.entry_numbers, strict=True))[keep:]
    return tuple(
        Entry(number, action.seat, user_id, now, undoes=undoes)
        for number, (action, undoes) in enumerate(reversed(undone), start=table.next_entry)
    )


def _undo_points(table: Table) -> Iterator[tuple[UndoPoint, Game]]:
    """The moves that can be undone, oldest first, each with the game before it."""
    game = table.game
    if table.stage is not Stage.RUNNING or game is None or table.options.alone or no_one_to_ask(table):
        return
    first_round = game.round if _someone_is_away(table) else 1
    now = Game.start(game.options, game.deck, game.setup)
    for keep, action in enumerate(game.actions[: _seen_by_all(game)]):
        if now.round >= first_round and forced_move(now) != action:
            yield UndoPoint(keep, action.seat, now.round, str(now.phase), action_name(action)), now
        now, _ = now.apply(action)


def _seen_by_all(game: Game) -> int:
    """The number of moves known to everyone, excluding a phase of simultaneous placing (rules.md 4.8)."""
    phase = game.map_phase
    in_secret = phase is not None and not phase.is_sequential and game.phase is Phase.MAP
    before = game.phase_start
    return len(before.actions) if in_secret and before is not None else len(game.actions)


def _someone_is_away(table: Table) -> bool:
    return any(seat.user_id is not None and seat.away for seat in table.seats)
