"""What a rule makes of a table: all that is stored of it at once, and all that subscribers learn of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Concatenate, ParamSpec, TypeVar

from bot.tables.events import TableEvent
from bot.tables.game_history import Entry, GameResult, GameStart
from bot.tables.table import Person, Table
from engine.actions import Action
from engine.events import Event


@dataclass(frozen=True, slots=True)
class Change:
    """A table after a rule, and what has happened: events of the game and of the table, in order.

    ``entries`` are added to the history of the game, ``start`` comes with the deal and ``result`` with the
    end of a game. ``decided`` is the action that a decision made, or that was taken back; computer players
    move later. With ``unchanged`` there was nothing to do, and nothing is stored.
    """

    table: Table
    events: tuple[Event, ...] = ()
    entries: tuple[Entry, ...] = ()
    start: GameStart | None = None
    result: GameResult | None = None
    decided: Action | None = None
    unchanged: bool = False

    @property
    def notices(self) -> tuple[TableEvent, ...]:
        """The events that the table's log keeps."""
        return tuple(event for event in self.events if isinstance(event, TableEvent) and event.is_kept)

    @property
    def action(self) -> Action:
        """The action that was decided or taken back.

        Raises:
            ValueError: the change was not about one.
        """
        if self.decided is None:
            raise ValueError("this change has no action")
        return self.decided


P = ParamSpec("P")

#: A rule that a person asks for; every such rule takes that person after the table and the present moment.
PersonRule = Callable[Concatenate[Table, datetime, Person, P], Change]

#: A rule for the clock or for computer players: no person asks for it.
Rule = Callable[Concatenate[Table, datetime, P], Change]

_RuleT = TypeVar("_RuleT", bound=Callable[..., Change])
_ALONE: set[object] = set()


def also_alone(rule: _RuleT) -> _RuleT:
    """Mark a rule that a person can ask for at a table of one person, too; all others need several seats."""
    _ALONE.add(rule)
    return rule


def applies_alone(rule: Callable[..., Change]) -> bool:
    """Whether a rule was marked with ``also_alone``."""
    return rule in _ALONE
