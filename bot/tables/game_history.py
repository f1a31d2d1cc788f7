"""The history of a game: how it began, and every action and every taking back since, in order.

It only ever grows. A game is never kept as it stands: it is played again from its history.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

from engine.actions import Action
from engine.decks import Deck
from engine.game import Game
from engine.options import GameOptions
from engine.setup import Setup


@dataclass(frozen=True, slots=True)
class GameStart:
    """How a game began: enough to play it again without shuffling anything.

    ``options`` names the edition of the rulings, so that a game ends under those it began with. ``seed``
    is secret until the game is over.
    """

    seed: str = field(repr=False)
    options: GameOptions
    deck: Deck
    setup: Setup
    begun_at: datetime

    def game(self) -> Game:
        """The game before the first action."""
        return Game.start(self.options, self.deck, self.setup)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a game's history: an ``action``, or that the action of the entry ``undoes`` is undone.

    ``number`` counts from 0. ``user_id`` is None for a computer seat.
    """

    number: int
    seat: int
    user_id: int | None
    accepted_at: datetime
    action: Action | None = None
    undoes: int | None = None


def standing(entries: Iterable[Entry]) -> tuple[tuple[Entry, Action], ...]:
    """The entries whose actions stand, in order: those that no later entry undoes."""
    entries = tuple(entries)
    undone = {entry.undoes for entry in entries}
    return tuple(
        (entry, entry.action) for entry in entries if entry.action is not None and entry.number not in undone
    )
