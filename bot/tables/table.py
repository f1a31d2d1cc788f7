"""A table: who sits where, what was agreed on, and the game once it runs.

A table never changes: each rule makes a new one (``rules``).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import TypeVar, cast

from bot.tables.options import TableOptions
from bot.tables.table_state import SeatClock, TableState, Tried
from engine.game import Game
from engine.parts.placement import Placement
from engine.views import View, view_of

_Made = TypeVar("_Made")


class Stage(StrEnum):
    """What has become of a table so far.

    ``DEALING`` lasts from the moment the host begins until the message that seals the shuffle has its id.
    """

    LOBBY = "lobby"
    DEALING = "dealing"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_open(self) -> bool:
        """Whether something can still happen at the table."""
        return self in (Stage.LOBBY, Stage.DEALING, Stage.RUNNING)


@dataclass(frozen=True, slots=True)
class TableSeat:
    """One seat, of a person (``user_id``) or of a computer player (``computer``), never of both.

    ``computer`` names the kind of computer player: one of ``bot.tables.computer_seats.Strength``, or
    ``greedy`` or ``random`` at older tables. ``name`` of a computer seat is
    its character (``CHARACTERS``), which the texts have a name for; empty at older tables.

    A person's seat that is ``away`` is played by a computer player until its owner takes it back;
    ``missed`` is how many deadlines in a row the person has let pass. In a closed game a seat may have
    neither person nor computer player: that person's data was deleted, and ``name`` is empty.
    """

    user_id: int | None
    name: str
    computer: str | None = None
    away: bool = False
    missed: int = 0

    @property
    def is_anonymous(self) -> bool:
        """Whether the data of the seat's person was deleted."""
        return self.user_id is None and self.computer is None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What decides the shuffle of a game: a secret seed, and the id of the message with its commitment.

    The seed is secret until the game is over. ``message_id`` is None before the message is sent, and where
    none could be sent.
    """

    secret: str = field(repr=False)
    commitment: str
    message_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(TableState):
    """A table as it stands after ``revision`` changes.

    ``id`` is short, in lower case and fit for a custom id. Seats count from 0 in the order of
    ``seats``, which is also the order in the game. ``TableState`` has what goes on beside the game.

    ``game`` is None until the cards are dealt, and the game as it ended afterwards (also of a cancelled
    one). Its history only ever grows: ``entry_numbers`` are the numbers of the entries whose actions stand,
    in the order of the game, and ``next_entry`` is the number of the entry to come. ``shuffle`` is there
    from the moment the host begins.
    """

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    options: TableOptions
    stage: Stage
    seats: tuple[TableSeat, ...]
    game: Game | None
    opened_at: datetime
    revision: int = 0
    entry_numbers: tuple[int, ...] = ()
    next_entry: int = 0
    shuffle: Shuffle | None = field(default=None, repr=False)
    _views: dict[int | None, View] = field(default_factory=dict, init=False, repr=False, compare=False)
    _made: dict[Hashable, object] = field(default_factory=dict, init=False, repr=False, compare=False)
    _copy: Table | None = field(default=None, init=False, repr=False, compare=False)

    @classmethod
    def opened(
        cls,
        table_id: str,
        guild_id: int,
        channel_id: int,
        options: TableOptions,
        seats: tuple[TableSeat, ...],
        now: datetime,
    ) -> Table:
        """A new table in the lobby; the person on the first seat is host."""
        return cls(
            id=table_id,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=seats[0].user_id or 0,
            options=options,
            stage=Stage.LOBBY,
            seats=seats,
            game=None,
            opened_at=now,
            touched_at=now,
        )

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this person has, or None."""
        for number, seat in enumerate(self.seats):
            if seat.user_id == user_id:
                return number
        return None

    def is_watched_by(self, user_id: int) -> bool:
        """Whether this person is among the spectators."""
        return any(person.id == user_id for person in self.spectators)

    def view(self, seat: int | None) -> View:
        """What the seat sees of the game, or with None what everybody sees; worked out once.

        Raises:
            ValueError: the game has not begun.
        """
        if self.game is None:
            raise ValueError(f"the game of table {self.id} has not begun")
        if seat not in self._views:
            self._views[seat] = view_of(self.game, seat)
        return self._views[seat]

    def once(self, what: Hashable, make: Callable[[Table], _Made]) -> _Made:
        """What ``make`` makes of the table, made only the first time: it is kept until the table itself goes.

        It is made of a copy with the same views. Otherwise it might lead back to the table, and both would
        stay in memory: the garbage collector never scans tables that were there when the bot connected.
        """
        if what not in self._made:
            self._made[what] = make(self._copied())
        return cast(_Made, self._made[what])

    def _copied(self) -> Table:
        """The one copy of which everything is made."""
        copy = self._copy
        if copy is None:
            copy = replace(self)
            object.__setattr__(copy, "_views", self._views)
            object.__setattr__(self, "_copy", copy)
        return copy

    def step_of(self, seat: int) -> int:
        """How many decisions of this seat stand at present."""
        return 0 if self.game is None else sum(1 for action in self.game.actions if action.seat == seat)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the persons who are there: who play themselves."""
        return tuple(
            number for number, seat in enumerate(self.seats) if seat.user_id is not None and not seat.away
        )

    @property
    def commitment(self) -> str | None:
        """What seals the secret seed and the deck (engine.shuffle); None before the host begins."""
        return None if self.shuffle is None else self.shuffle.commitment

    def tried_by(self, seat: int) -> Placement | None:
        """Where the person on this seat last tried a card, whatever has become of that card."""
        return next((tried.placement for tried in self.tried if tried.seat == seat), None)

    def with_tried(self, seat: int, placement: Placement | None) -> Table:
        """The table that remembers where a card was tried; with None nothing changes."""
        if placement is None:
            return self
        others = tuple(tried for tried in self.tried if tried.seat != seat)
        return replace(self, tried=(*others, Tried(seat, placement)))

    def clock_of(self, seat: int) -> SeatClock | None:
        """How long the game has waited for this seat, if it waits for it."""
        return next((clock for clock in self.clocks if clock.seat == seat and clock.asked), None)

    def with_seat(self, seat: int, of: TableSeat) -> Table:
        """The table with another occupant of a seat."""
        return replace(self, seats=(*self.seats[:seat], of, *self.seats[seat + 1 :]))

    def without_guest(self, user_id: int) -> Table:
        """The table where this person is neither invited nor watching."""
        return replace(
            self,
            invited=tuple(other for other in self.invited if other.id != user_id),
            spectators=tuple(other for other in self.spectators if other.id != user_id),
        )

    @property
    def host_name(self) -> str:
        """The name of the host."""
        return next((seat.name for seat in self.seats if seat.user_id == self.host_id), "")
