"""Going back over moves that others have seen: the points to go back to, and the moves undone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import dropwhile

from bot.tables.change import Change
from bot.tables.events import MovesUndone, UndoneMove
from bot.tables.game_history import Entry
from bot.tables.game_moves import game_of
from bot.tables.table import Stage, Table, Vote
from engine.actions import action_name
from engine.forced_moves import forced_move
from engine.game import Game
from engine.phases.phase import Phase


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
