"""What goes on at a table beside its game: deadlines, votes, guests.

All of it is stored with the table, in one transaction with whatever else changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from engine.parts.placement import Placement


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: the user id and the name to show."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatClock:
    """How long the game has waited for a person's seat in one phase.

    ``due_at`` is None at a table without deadline. ``reminders`` counts those that have been sent: the
    one at half time, the one shortly before; without a deadline one a day. ``overdue`` says that the
    deadline has passed and a computer player moves for the seat in this phase. ``asked`` is False while the
    seat has nothing to do, which a person who takes something back may change. ``renewed`` says that the
    seat has had its time for a second time in this phase already. ``nudged_at`` and ``nudged_by`` say when
    somebody who waits has asked for the seat to go on, and from which seat.
    """

    seat: int
    round: int
    phase: str
    asked_at: datetime
    due_at: datetime | None
    reminders: int = 0
    overdue: bool = False
    asked: bool = True
    renewed: bool = False
    nudged_at: datetime | None = None
    nudged_by: int | None = None


class VoteKind(StrEnum):
    """What people vote about."""

    UNDO = "undo"
    HOST = "host"
    END = "end"


@dataclass(frozen=True, slots=True)
class Vote:
    """A running vote: who has asked for it, who is for it and who against, by seats.

    An ``UNDO`` goes back to before the entry ``entry`` of the game's history, which was made in
    ``round`` and ``phase``; a ``HOST`` makes the person on the seat ``target`` host.
    """

    kind: VoteKind
    by: int
    opened_at: datetime
    until: datetime
    agreed: tuple[int, ...]
    declined: tuple[int, ...] = ()
    entry: int | None = None
    round: int | None = None
    phase: str | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Tried:
    """Where the person on a seat was trying a card when something else was done: there the card is again."""

    seat: int
    placement: Placement


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """The fields of a ``Table`` beside its game and its seats; they are stored together.

    ``touched_at`` is when a person last did something at the table. ``tried`` has one entry per seat at most,
    which means nothing once another card is to be placed. ``given_up`` are the seats that a person has left
    for good since the deal and that are a computer player's now. ``counts`` says whether the result will
    count for the server. ``closing_told`` says that people have been told when the table closes, and that
    nobody has done anything since. ``opened_from`` is the channel in which a table was asked for that stands
    in a post of a forum. ``given_back_at`` is when time was last given back in which the bot was off.
    """

    touched_at: datetime | None = None
    clocks: tuple[SeatClock, ...] = ()
    paused_at: datetime | None = None
    vote: Vote | None = None
    invited: tuple[Person, ...] = ()
    spectators: tuple[Person, ...] = ()
    tried: tuple[Tried, ...] = ()
    rematch_of: str | None = None
    given_up: tuple[int, ...] = ()
    counts: bool = True
    closing_told: bool = False
    opened_from: int | None = None
    given_back_at: datetime | None = None
