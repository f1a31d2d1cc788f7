"""A table: who sits where, what was agreed on, and the game once it runs.

A table never changes; ``Tables`` makes a new one for every change and stores it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from engine.actions import Action
from engine.cards import Side
from engine.events import Event
from engine.game import Game
from engine.options import GameOptions, PlacingOrder, Rules, Selection
from engine.views import View, view_of

#: How many sit at a table when a game begins (rules.md 1.5).
FEWEST_SEATS = 2
MOST_SEATS = 5


class Stage(StrEnum):
    """What has become of a table so far."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_open(self) -> bool:
        """Whether something can still happen at the table."""
        return self in (Stage.LOBBY, Stage.RUNNING)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: the user id and the name to show."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class TableSeat:
    """One seat, of a person (``user_id``) or of a computer player (``computer``), never of both.

    ``computer`` names the kind of computer player: ``greedy`` or ``random``. ``name`` is empty for
    a computer seat, for the texts know what to call it.
    """

    user_id: int | None
    name: str
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What the host has chosen; the number of players is settled when the game begins."""

    side: Side = Side.A
    with_goals: bool = False
    order: PlacingOrder = PlacingOrder.AS_PRINTED
    rules: Rules = Rules.HOKKAIDO
    selection: Selection = Selection.DRAFT

    def for_players(self, players: int) -> GameOptions:
        """The same choices as the engine's options for so many seats."""
        return GameOptions(
            players=players,
            rules=self.rules,
            selection=self.selection,
            side=self.side,
            with_goals=self.with_goals,
            order=self.order,
        )


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands after ``revision`` changes.

    ``id`` is short, in lower case and fit for a custom id. Seats count from 0 in the order of
    ``seats``, which is also the order in the game. ``game`` is None until the host begins, and the
    game as it ended afterwards (also of a cancelled one).
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

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this person has, or None."""
        for number, seat in enumerate(self.seats):
            if seat.user_id == user_id:
                return number
        return None

    def view(self, seat: int | None) -> View:
        """What the seat sees of the game, or with None what everybody sees.

        Raises:
            ValueError: the game has not begun.
        """
        if self.game is None:
            raise ValueError(f"the game of table {self.id} has not begun")
        return view_of(self.game, seat)

    @property
    def host_name(self) -> str:
        """The name of the host."""
        return next((seat.name for seat in self.seats if seat.user_id == self.host_id), "")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an accepted decision has led to: the table after it and what has happened.

    ``action`` is the action that was accepted, or, from ``take_back``, the one that was undone.
    Moves of computer seats that follow come later, through ``Tables.subscribe``.
    """

    table: Table
    seat: int
    action: Action
    events: tuple[Event, ...]
