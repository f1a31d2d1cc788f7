"""What a request has led to."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.table import Table
from engine.actions import Action
from engine.events import Event


@dataclass(frozen=True, slots=True)
class Change:
    """A table after a request, and what has happened: events of the game and of the table, in order."""

    table: Table
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome(Change):
    """What an accepted decision has led to.

    ``action`` is the action of ``seat`` that was accepted, or, from ``TakeBack``, the one that was undone.
    Moves of computer seats that follow come later, to the subscribers.
    """

    seat: int
    action: Action
