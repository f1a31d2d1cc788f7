"""What a request makes of a table: all that is stored of it in one go, and all that is told of it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.events import TableEvent
from bot.tables.game_history import Entry, GameStart
from bot.tables.results import GameResult
from bot.tables.table import Table
from engine.actions import Action
from engine.events import Event


@dataclass(frozen=True, slots=True)
class Change:
    """A table after a request, and what has happened: events of the game and of the table, in order.

    ``entries`` are added to the history of the game, ``start`` comes with the deal and ``result`` with
    the end of a game. ``unchanged`` says that there was nothing to do: then nothing is stored or told.
    """

    table: Table
    events: tuple[Event, ...] = ()
    entries: tuple[Entry, ...] = ()
    start: GameStart | None = None
    result: GameResult | None = None
    unchanged: bool = False

    @property
    def notices(self) -> tuple[TableEvent, ...]:
        """What the log of the table keeps of it."""
        return tuple(event for event in self.events if isinstance(event, TableEvent) and event.is_kept)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome(Change):
    """What an accepted decision has led to.

    ``action`` is the action of ``seat`` that was accepted, or, from ``TakeBack``, the one that was undone.
    Moves of computer seats that follow come later, to the subscribers.
    """

    seat: int
    action: Action
