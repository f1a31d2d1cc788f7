"""The result of a rule: everything to store, and the events for the subscribers and the log.

No event is secret. Seats count from 0. Only ``SeatReplaced`` names a person, because the seat now belongs to
another player; the name is deleted together with the person's data.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import ClassVar, Concatenate, ParamSpec, TypeVar

from bot.tables.game_history import Entry, GameResult, GameStart
from bot.tables.table import Person, Table, VoteKind
from engine.actions import Action
from engine.events import Event


@dataclass(frozen=True, slots=True)
class TableEvent(Event):
    """An event at a table that is not a move."""

    #: Whether the event is stored in the table's log.
    is_kept: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ReminderDue(TableEvent):
    """A reminder of a person is due: ``number`` 1 at half time, 2 shortly before the deadline.

    Without a deadline there is one a day. Each replaces the previous one, and is removed when the game no
    longer waits for the seat.
    """

    is_kept: ClassVar[bool] = False

    seat: int
    number: int
    due_at: datetime | None


@dataclass(frozen=True, slots=True)
class DeadlineMissed(TableEvent):
    """A seat has missed a deadline, ``missed`` in a row, and a computer player moves for it in this phase."""

    seat: int
    missed: int
    round: int
    phase: str


@dataclass(frozen=True, slots=True)
class MovedForSeat(TableEvent):
    """A computer player has moved for a person after the deadline.

    ``did`` is the name of the action in records (``pick``, ``place`` ...), and ``entry`` its number in the
    game's history. Its values are left out because they are as secret as if the person had moved.
    """

    seat: int
    did: str
    round: int
    phase: str
    entry: int


@dataclass(frozen=True, slots=True)
class SeatLeft(TableEvent):
    """A computer player plays a seat from now on, until its person takes it back.

    ``reason``: ``deadline`` (too many missed in a row) or ``own`` (at the person's request).
    """

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatTakenBack(TableEvent):
    """A person has taken back their seat from a computer player."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatReplaced(TableEvent):
    """A seat has been given permanently to another person or to a computer player.

    ``former`` is the person who had it; None for a computer player, or if the person's data was deleted.
    ``former_computer`` is the name of the computer player who had it; empty for a person.
    """

    seat: int
    by_computer: bool
    former: Person | None = None
    former_computer: str = ""


@dataclass(frozen=True, slots=True)
class GamePaused(TableEvent):
    """The game and all deadlines are paused; ``seat`` is None for a moderator without a seat."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class GameResumed(TableEvent):
    """The game is resumed, with the time that was left before; ``seat`` is as in ``GamePaused``."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class DeadlineExtended(TableEvent):
    """Everyone who is asked now has this number of seconds more."""

    seconds: int


@dataclass(frozen=True, slots=True)
class TimeGivenBack(TableEvent):
    """The bot was off, or its machine asleep, since that moment; deadlines were extended by that time."""

    since: datetime


@dataclass(frozen=True, slots=True)
class HostChanged(TableEvent):
    """The person on this seat is the new host."""

    seat: int


@dataclass(frozen=True, slots=True)
class TableClosed(TableEvent):
    """The table was closed before its game ended.

    ``reason``: ``host``, ``moderator``, ``vote``, ``idle`` (no activity for a long time), ``empty`` (the last
    person has left) or ``lost`` (its channel refuses messages, and the player on ``seat`` has ended the
    game). For a host or moderator who plays, ``seat`` is their seat.
    """

    reason: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class VoteOpened(TableEvent):
    """The person on ``seat`` has asked for a vote; see ``bot.tables.table.Vote`` for the other fields."""

    kind: VoteKind
    seat: int
    until: datetime
    round: int | None = None
    phase: str | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class VoteCast(TableEvent):
    """A person has voted."""

    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class VoteEnded(TableEvent):
    """A vote is over.

    ``outcome``: ``agreed``, ``declined``, ``lapsed`` (out of time), ``withdrawn`` (by the person who asked)
    or ``overtaken`` (there is nothing left to vote about).
    """

    kind: VoteKind
    outcome: str


@dataclass(frozen=True, slots=True)
class UndoneMove:
    """A move that was undone: its seat, time and kind, without secret values.

    ``entry`` is its number in the game's history.
    """

    seat: int
    round: int
    phase: str
    did: str
    entry: int


@dataclass(frozen=True, slots=True)
class MovesUndone(TableEvent):
    """The game has gone back to before these moves, oldest first, because everyone agreed.

    Moves that were still secret are left out. ``alone``: only one person had to agree, and the result will
    not count.
    """

    moves: tuple[UndoneMove, ...]
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Notice:
    """A stored event: its number at the table, from 0, and the length of the game's history at that time."""

    number: int
    entry: int
    at: datetime
    event: TableEvent


@dataclass(frozen=True, slots=True)
class Change:
    """A table after a rule, and the events of the game and of the table, in order.

    ``entries`` are added to the game's history, ``start`` is set by the deal and ``result`` by the end of a
    game. ``decided`` is the action that was decided or taken back, without later computer moves. If the
    change is ``unchanged``, there was nothing to do, and nothing is stored.

    ``due_at`` is when something is next due at the table, and ``seat_to_move`` the seat for which a computer
    player moves now; ``bot.tables.applying`` sets both.
    """

    table: Table
    events: tuple[Event, ...] = ()
    entries: tuple[Entry, ...] = ()
    start: GameStart | None = None
    result: GameResult | None = None
    decided: Action | None = None
    unchanged: bool = False
    due_at: datetime | None = None
    seat_to_move: int | None = None

    @property
    def notices(self) -> tuple[TableEvent, ...]:
        """The events that are stored in the table's log."""
        return tuple(event for event in self.events if isinstance(event, TableEvent) and event.is_kept)

    @property
    def action(self) -> Action:
        """The action that was decided or taken back.

        Raises:
            ValueError: the change has no such action.
        """
        if self.decided is None:
            raise ValueError("this change has no action")
        return self.decided


P = ParamSpec("P")

#: A rule applied for a person, who is the argument after the table and the present moment.
PersonRule = Callable[Concatenate[Table, datetime, Person, P], Change]

#: A rule applied for the clock or for computer players, without a person.
Rule = Callable[Concatenate[Table, datetime, P], Change]

_RuleT = TypeVar("_RuleT", bound=Callable[..., Change])
_ALONE: set[object] = set()


def also_alone(rule: _RuleT) -> _RuleT:
    """Mark a rule that also applies at a table of one person; all others need several seats."""
    _ALONE.add(rule)
    return rule


def applies_alone(rule: Callable[..., Change]) -> bool:
    """Whether a rule, or the one that a ``partial`` calls, was marked with ``also_alone``."""
    return (rule.func if isinstance(rule, partial) else rule) in _ALONE
