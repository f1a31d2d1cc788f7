"""A table: who sits where, what was agreed on, and the game once it runs.

A table never changes; ``Tables`` makes a new one for every change and stores it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import TypedDict, Unpack

from bot.tables.options import TableOptions
from bot.tables.table_state import Affairs, Person, Ready, SeatClock, Vote
from engine.game import Game
from engine.views import View, view_of


class Stage(StrEnum):
    """What has become of a table so far.

    ``READY`` lies between lobby and game, where players may add words to the shuffle.
    """

    LOBBY = "lobby"
    READY = "ready"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_open(self) -> bool:
        """Whether something can still happen at the table."""
        return self in (Stage.LOBBY, Stage.READY, Stage.RUNNING)


@dataclass(frozen=True, slots=True)
class TableSeat:
    """One seat, of a person (``user_id``) or of a computer player (``computer``), never of both.

    ``computer`` names the kind of computer player: ``greedy`` or ``random``. ``name`` is empty for
    a computer seat, for the texts know what to call it.

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


class AffairsChanges(TypedDict, total=False):
    """What can be changed of a table's affairs; see ``Affairs``."""

    touched_at: datetime | None
    ready: Ready | None
    clocks: tuple[SeatClock, ...]
    paused_at: datetime | None
    vote: Vote | None
    invited: tuple[Person, ...]
    spectators: tuple[Person, ...]
    rematch_of: str | None


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands after ``revision`` changes.

    ``id`` is short, in lower case and fit for a custom id. Seats count from 0 in the order of
    ``seats``, which is also the order in the game. ``game`` is None until the cards are dealt, and the
    game as it ended afterwards (also of a cancelled one). ``commitment`` is there from the moment the
    host begins: what the secret seed was committed to (engine.shuffle). ``affairs`` is what goes on
    beside the game; its parts are properties of the table.
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
    affairs: Affairs = field(default_factory=Affairs)
    commitment: str | None = None
    _views: dict[int | None, View] = field(default_factory=dict, init=False, repr=False, compare=False)

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this person has, or None."""
        for number, seat in enumerate(self.seats):
            if seat.user_id == user_id:
                return number
        return None

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
    def ready(self) -> Ready | None:
        """Who is ready and until when words may be added; None outside of that stage."""
        return self.affairs.ready

    @property
    def clocks(self) -> tuple[SeatClock, ...]:
        """How long the game has waited for which person."""
        return self.affairs.clocks

    @property
    def paused_at(self) -> datetime | None:
        """Since when the game is paused, or None."""
        return self.affairs.paused_at

    @property
    def vote(self) -> Vote | None:
        """The running vote, or None."""
        return self.affairs.vote

    @property
    def invited(self) -> tuple[Person, ...]:
        """Who is invited and has not sat down yet."""
        return self.affairs.invited

    @property
    def spectators(self) -> tuple[Person, ...]:
        """Who watches; they see what everybody sees."""
        return self.affairs.spectators

    @property
    def rematch_of(self) -> str | None:
        """The id of the table that this one is the rematch of, or None."""
        return self.affairs.rematch_of

    def clock_of(self, seat: int) -> SeatClock | None:
        """How long the game has waited for this seat, if it waits for it."""
        return next((clock for clock in self.clocks if clock.seat == seat and clock.asked), None)

    def with_affairs(self, **changes: Unpack[AffairsChanges]) -> Table:
        """The table with some of its affairs changed."""
        return replace(self, affairs=replace(self.affairs, **changes))

    def with_seat(self, seat: int, of: TableSeat) -> Table:
        """The table with another occupant of a seat."""
        return replace(self, seats=(*self.seats[:seat], of, *self.seats[seat + 1 :]))

    @property
    def host_name(self) -> str:
        """The name of the host."""
        return next((seat.name for seat in self.seats if seat.user_id == self.host_id), "")
