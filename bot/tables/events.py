"""What happens at a table beside the moves of the game, for its log.

Everyone may know all of it. Seats count from 0. Only ``SeatReplaced`` names a person, because the seat no
longer leads to the one who had it; that name is deleted together with the person's data.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from bot.tables.table import Person, VoteKind
from engine.events import Event


@dataclass(frozen=True, slots=True)
class TableEvent(Event):
    """An event at a table that is not a move."""

    #: Whether the table's log keeps it.
    is_kept: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ReminderDue(TableEvent):
    """A person is to be reminded: ``number`` 1 at half time, 2 shortly before the deadline.

    Without a deadline there is one a day. Each replaces the one before, and goes when the game no longer
    waits for the seat.
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

    ``did`` is the name of the action as records write it (``pick``, ``place`` ...), without its values, which
    are as hidden as if the person had moved.
    """

    seat: int
    did: str
    round: int
    phase: str


@dataclass(frozen=True, slots=True)
class SeatLeft(TableEvent):
    """From now on a computer player plays for a seat until its person takes it back.

    ``reason``: ``deadline`` (too many missed in a row) or ``own`` (its person has asked for it).
    """

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatTakenBack(TableEvent):
    """A person plays their own seat again."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatReplaced(TableEvent):
    """Another person, or a computer player, has the seat permanently.

    ``former`` is the person who had it; None for a computer player, or if the person's data was deleted.
    ``former_computer`` is the name of the computer player who had it; empty for a person.
    """

    seat: int
    by_computer: bool
    former: Person | None = None
    former_computer: str = ""


@dataclass(frozen=True, slots=True)
class GamePaused(TableEvent):
    """The game and all deadlines are paused; ``seat`` is None when a moderator without a seat has done it."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class GameResumed(TableEvent):
    """The game goes on, with as much time left as before; ``seat`` is as in ``GamePaused``."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class DeadlineExtended(TableEvent):
    """Everyone who is asked now has this many more seconds."""

    seconds: int


@dataclass(frozen=True, slots=True)
class TimeGivenBack(TableEvent):
    """The bot was off, or its machine asleep, since then; deadlines were moved on by that time."""

    since: datetime


@dataclass(frozen=True, slots=True)
class HostChanged(TableEvent):
    """The person on this seat is host now."""

    seat: int


@dataclass(frozen=True, slots=True)
class TableClosed(TableEvent):
    """The table has closed before its game ended.

    ``reason``: ``host``, ``moderator``, ``vote``, ``idle`` (no one has done anything for long), ``empty``
    (the last person has left) or ``lost`` (its channel refuses messages, and the player on ``seat`` has ended
    the game). ``seat`` is also that of a host or moderator who plays.
    """

    reason: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class VoteOpened(TableEvent):
    """The person on ``seat`` has asked for a vote; see ``bot.tables.table.Vote`` for the rest."""

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

    ``outcome``: ``agreed``, ``declined``, ``lapsed`` (its time was up), ``withdrawn`` (by the person who had
    asked) or ``overtaken`` (there is nothing left to vote about).
    """

    kind: VoteKind
    outcome: str


@dataclass(frozen=True, slots=True)
class UndoneMove:
    """A move that was undone: whose, when and of what kind, without anything hidden.

    ``entry`` is its number in the game's history.
    """

    seat: int
    round: int
    phase: str
    did: str
    entry: int


@dataclass(frozen=True, slots=True)
class MovesUndone(TableEvent):
    """The game has gone back to before these moves, oldest first, because everyone has agreed.

    Moves that were still secret are not among them. ``alone``: one person alone has agreed, and the result
    will not count.
    """

    moves: tuple[UndoneMove, ...]
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Notice:
    """A stored event: its number at the table, from 0, and how long the game's history was by then."""

    number: int
    entry: int
    at: datetime
    event: TableEvent
