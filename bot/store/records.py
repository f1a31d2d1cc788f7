"""Types that the store takes and returns besides tables: histories, messages and owners of settings."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Protocol, TypeVar

from bot.store.occasions import MessagePlace, Occasion
from bot.tables.game_history import Entry, GameStart, standing
from bot.tables.table import Stage, Table
from engine.actions import Action

#: The number of replayed actions after which other tasks may run.
ACTIONS_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class TableVersion:
    """A table's id and revision; a table cached with this revision need not be read."""

    id: str
    revision: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its game, and the data needed to replay the game.

    ``start`` is None until the cards are dealt.
    """

    table: Table
    start: GameStart | None
    entries: tuple[Entry, ...]

    @property
    def standing(self) -> tuple[tuple[Entry, Action], ...]:
        """The actions that were not undone, in order, with their entries."""
        return standing(self.entries)

    async def replayed(self) -> Table:
        """The table with its game.

        Raises:
            GameError, ValueError: an action is not legal.
        """
        if self.start is None:
            return self.table
        game, standing = self.start.game(), self.standing
        for count, (_, action) in enumerate(standing, start=1):
            game, _ = game.apply(action)
            if count % ACTIONS_AT_ONCE == 0:
                await asyncio.sleep(0)
        return replace(
            self.table,
            game=game,
            entry_numbers=tuple(entry.number for entry, _ in standing),
            computer_entries=frozenset(entry.number for entry, _ in standing if entry.user_id is None),
            next_entry=len(self.entries),
        )


#: The fingerprint of a message without buttons, or one that was deleted.
STRIPPED = "-"

_Kind = TypeVar("_Kind")


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message that the bot has sent for a table, with its occasion and its content's fingerprint."""

    channel_id: int
    message_id: int
    occasion: Occasion
    fingerprint: str
    sent_at: datetime

    def about(self, kind: type[_Kind]) -> _Kind:
        """Return the occasion, which is of this kind.

        Raises:
            TypeError: the stored occasion is damaged.
        """
        if not isinstance(self.occasion, kind):
            raise TypeError(f"{self.occasion!r} is the occasion of no such message")
        return self.occasion

    @property
    def is_stripped(self) -> bool:
        """Whether the message needs no more updates, since its buttons or all of it were removed."""
        return self.fingerprint == STRIPPED


#: A sent message in its place.
TableMessage = tuple[MessagePlace, SentMessage]


class Refusal(StrEnum):
    """What a channel refuses."""

    POSTS = "posts"  # new messages
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class ChannelState:
    """What the bot has found out about a table's channel.

    ``is_thread`` is None until that is known, and ``members`` are the people who were added to the thread.
    ``tagged`` is the stage that the tag of its post in a forum shows. With a ``refusal`` the channel is lost,
    so that the game continues in direct messages.
    """

    channel_id: int
    is_thread: bool | None = None
    members: frozenset[int] = frozenset()
    tagged: Stage | None = None
    refusal: Refusal | None = None

    @property
    def is_lost(self) -> bool:
        """Whether the channel refuses messages."""
        return self.refusal is not None

    @property
    def takes_edits(self) -> bool:
        """Whether the channel refuses only new messages, if it refuses any."""
        return self.refusal is not Refusal.EVERYTHING


class Owner(StrEnum):
    """The kind of owner that settings belong to."""

    SERVER = "server"
    PLAYER = "player"


class PersonNote(StrEnum):
    """Notes about a person besides their settings; they are exported and deleted with them."""

    LOCALE = "locale"
    DIRECT_MESSAGES = "direct-messages"
    DIRECT_CHANNEL = "direct-channel"
    WELCOMED = "welcomed"
    TYPES = "types"
    PINGED = "pinged"

    def of(self, user_id: int) -> str:
        """Return the key of this note in the store."""
        return f"{self}.{user_id}"


class News(StrEnum):
    """What a process notifies others of: a change, or a player's sign of life or goodbye at its board."""

    CHANGED = "changed"
    HERE = "here"
    LEAVING = "leaving"


class OnSign(Protocol):
    """Called with a player's sign of life at the board of another process, or their goodbye."""

    def __call__(self, user_id: int, table_id: str, *, leaving: bool) -> None:
        """Note it without blocking."""
