"""The result of a rule: everything to store, and the events for the subscribers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from bot.tables.events import TableEvent
from bot.tables.game_history import Entry, GameResult, GameStart
from bot.tables.table import Person, Table
from engine.actions import Action
from engine.events import Event


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
