"""What the store takes and gives beside tables: stored histories, messages, whose settings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.tables.game_history import Entry, GameStart, standing
from bot.tables.table import Table
from engine.actions import Action


@dataclass(frozen=True, slots=True)
class TableVersion:
    """A table as queries find it; one that is in memory with this revision need not be read."""

    id: str
    revision: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table, without its game, and everything that is needed to play the game again.

    ``start`` is None until the cards are dealt.
    """

    table: Table
    start: GameStart | None
    entries: tuple[Entry, ...]

    @property
    def standing(self) -> tuple[tuple[Entry, Action], ...]:
        """The actions that stand, in order, with their entries."""
        return standing(self.entries)


#: Stands for what a message shows that has lost its buttons, or is gone.
STRIPPED = "-"


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message that the bot has sent for a table: its occasion, and the fingerprint of what it shows."""

    channel_id: int
    message_id: int
    occasion: str
    fingerprint: str
    sent_at: datetime

    @property
    def is_stripped(self) -> bool:
        """Whether nothing is left to do about it: its buttons are gone, or all of it."""
        return self.fingerprint == STRIPPED


@dataclass(frozen=True, slots=True)
class TableMessage:
    """A remembered message with its place: its role at the table and, for private ones, the seat."""

    role: str
    seat: int | None
    message: SentMessage


class Owner(StrEnum):
    """Whose settings they are."""

    SERVER = "server"
    PLAYER = "player"


class PersonNote(StrEnum):
    """What is noted of a person beside their settings; it is handed out, and forgotten, with them."""

    LOCALE = "locale"
    DIRECT_MESSAGES = "direct-messages"
    DIRECT_CHANNEL = "direct-channel"
    WELCOMED = "welcomed"
    TYPES = "types"

    def of(self, user_id: int) -> str:
        """The key under which the store has it."""
        return f"{self}.{user_id}"
