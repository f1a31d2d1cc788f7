"""What happens at a table beside the moves of the game, for the log of the channel.

Everybody may know all of it. Seats count from 0. Only ``SeatReplaced`` names a person, because the seat no
longer leads to whoever had it; that name is deleted together with the data of the person.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from bot.tables.table_state import Person, VoteKind
from engine.events import Event


@dataclass(frozen=True, slots=True)
class TableEvent(Event):
    """Something that has happened at a table beside the moves."""

    #: Whether the log of the table keeps it.
    is_kept: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ReminderDue(TableEvent):
    """A person is to be reminded: ``number`` 1 at half time, 2 shortly before the deadline.

    Without a deadline it is one a day. Each takes the place of the one before, and goes when the seat is no
    longer waited for. It is news only for a moment.
    """

    is_kept: ClassVar[bool] = False

    seat: int
    number: int
    due_at: datetime | None


@dataclass(frozen=True, slots=True)
class DeadlineMissed(TableEvent):
    """A seat's time for this phase is over: a computer player moves for it. ``missed`` in a row."""

    seat: int
    missed: int
    round: int
    phase: str


@dataclass(frozen=True, slots=True)
class MovedForSeat(TableEvent):
    """A computer player has moved for a person after the deadline.

    ``did`` is the name of the action as records write it (``pick``, ``place`` ...), without its values:
    they are as hidden as if the person had moved.
    """

    seat: int
    did: str
    round: int
    phase: str


@dataclass(frozen=True, slots=True)
class SeatLeft(TableEvent):
    """From now on the computer plays for a seat until its owner takes it back.

    ``reason``: ``deadline`` (too many in a row missed) or ``own`` (its person has asked for it).
    """

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatTakenBack(TableEvent):
    """A person plays their seat themselves again."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatReplaced(TableEvent):
    """Another person, or a computer player, has the seat for good.

    ``former`` is the person who had it; None for a computer player, or for one who is forgotten.
    ``former_computer`` is the name of the computer player; empty for a person, and in older events.
    """

    seat: int
    by_computer: bool
    former: Person | None = None
    former_computer: str = ""


@dataclass(frozen=True, slots=True)
class GamePaused(TableEvent):
    """Nobody moves and all deadlines stand still. ``seat`` is None when a moderator has done it."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class GameResumed(TableEvent):
    """The game goes on, with as much time left as there was. ``seat`` is as in ``GamePaused``."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class DeadlineExtended(TableEvent):
    """Everybody who is asked now has this many more seconds."""

    seconds: int


@dataclass(frozen=True, slots=True)
class TimeGivenBack(TableEvent):
    """The bot was off, or its machine asleep, since then: that counts for nobody who is asked."""

    since: datetime


@dataclass(frozen=True, slots=True)
class HostChanged(TableEvent):
    """The person on this seat is host now."""

    seat: int


@dataclass(frozen=True, slots=True)
class TableClosed(TableEvent):
    """The table has closed before its end.

    ``reason``: ``host``, ``moderator``, ``vote``, ``idle`` (nobody has done anything for long) or
    ``empty`` (the last person has left). ``seat`` is that of a host or moderator who plays.
    """

    reason: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class VoteOpened(TableEvent):
    """The person on ``seat`` has asked for a vote; see ``bot.tables.table_state.Vote`` for the rest."""

    kind: VoteKind
    seat: int
    until: datetime
    round: int | None = None
    phase: str | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class VoteCast(TableEvent):
    """Somebody has voted."""

    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class VoteEnded(TableEvent):
    """A vote is over.

    ``outcome``: ``agreed``, ``declined``, ``lapsed`` (time was up), ``withdrawn`` (by who had asked) or
    ``overtaken`` (the table has changed so that there is nothing left to vote about).
    """

    kind: VoteKind
    outcome: str


@dataclass(frozen=True, slots=True)
class UndoneMove:
    """A move that was undone: whose, when, and what kind; nothing that could be hidden.

    ``entry`` is its number in the game's history; None in older events.
    """

    seat: int
    round: int
    phase: str
    did: str
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class MovesUndone(TableEvent):
    """The game has gone back to before these moves, oldest first, by everybody's agreement.

    Moves that were still secret are not among them. ``alone`` says that everybody was one person, so that
    the result will not count.
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
