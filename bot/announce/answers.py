"""Keeps answers in place and the announcer's edits of the same messages in order.

An answer may take long: its picture is drawn and uploaded. Meanwhile the announcer, or the answer to a later
press, may have given its message a newer screen, which it must not cover.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta

import discord

from bot.clock import Clock
from bot.store.records import Asked, MessagePlace, Role, SentMessage
from bot.tables import Table
from bot.views.current_screen import outline
from bot.views.screen import Moment
from bot.views.viewer import Viewer

#: The maximum number of seconds that the announcer waits for the answer to a decision.
LONGEST_ANSWER = 3.0

#: How many of the last changed messages are remembered: more than change while a picture is drawn and sent.
MOST_KEPT = 10_000


@dataclass(frozen=True, slots=True)
class Position:
    """The place of a screen among those that are written to one message.

    ``number`` counts presses and snapshots. ``table_id`` and ``revision`` are those of the table that the
    screen was made from, if it shows one. Only the number orders what has no revision, such as tried cards.
    """

    number: int
    table_id: str = ""
    revision: int = 0

    def reading(self, table: Table) -> Position:
        """The same press or snapshot, whose screen is made from this table."""
        return replace(self, table_id=table.id, revision=table.revision)

    def is_before(self, other: Position) -> bool:
        """Whether ``other`` has a later revision of the same table or, if that does not decide, is later."""
        if self.table_id == other.table_id and self.revision != other.revision:
            return self.revision < other.revision
        return self.number < other.number


class _Message:
    """A message that someone changes; ``shown`` is the position last written, or being written now."""

    def __init__(self) -> None:
        self.shown = Position(0)
        self.lock = asyncio.Lock()


def own_message(
    records: Mapping[MessagePlace, SentMessage], seat: int, pressed: discord.Message, moment: Moment
) -> SentMessage | None:
    """The record of the pressed message, if it is the one in which the person on the seat plays.

    ``moment`` is that of the pressed control. The message may have no record yet, if the bot was killed just
    after sending it.
    """
    own = records.get(MessagePlace(Role.PRIVATE, seat))
    if own is not None and own.message_id >= pressed.id:
        return own if own.message_id == pressed.id else None
    is_other = any(sent.message_id == pressed.id for sent in records.values())
    if is_other or pressed.interaction_metadata is not None:
        return None
    asked = Asked(moment.round, moment.phase)
    return SentMessage(pressed.channel.id, pressed.id, asked, "", pressed.created_at)


def now_shown(own: SentMessage, viewer: Viewer) -> SentMessage:
    """The record of the message in which a person plays once it shows their present screen."""
    occasion = own.occasion if viewer.task is None else Asked.of(viewer.view)
    return replace(own, occasion=occasion, fingerprint=outline(viewer).fingerprint)


class Answers:
    """The answers to decisions in progress, and which screens the last changed messages show."""

    def __init__(self) -> None:
        self._deciding: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._messages: OrderedDict[int, _Message] = OrderedDict()
        self._begun = 0

    def begin(self) -> Position:
        """The position of a press that has just arrived, or of a snapshot that is about to be taken."""
        self._begun += 1
        return Position(self._begun)

    @asynccontextmanager
    async def writing(self, message_id: int, position: Position) -> AsyncIterator[bool]:
        """Wait until no one else is changing a message; yields whether it shows nothing later than this."""
        message = self._messages.setdefault(message_id, _Message())
        self._messages.move_to_end(message_id)
        if len(self._messages) > MOST_KEPT:
            self._messages.popitem(last=False)
        async with message.lock:
            may_write = not position.is_before(message.shown)
            if may_write:
                message.shown = position
            yield may_write

    @contextmanager
    def deciding(self, table_id: str) -> Iterator[None]:
        """Make the announcer wait while a decision at this table is applied and answered."""
        answered = asyncio.Event()
        self._deciding[table_id].add(answered)
        try:
            yield
        finally:
            answered.set()
            self._deciding[table_id].discard(answered)
            if not self._deciding[table_id]:
                del self._deciding[table_id]

    async def given(self, table_id: str, clock: Clock) -> None:
        """Wait until the decisions at this table are answered, for at most ``LONGEST_ANSWER`` seconds."""
        until = clock.now() + timedelta(seconds=LONGEST_ANSWER)
        for answered in tuple(self._deciding.get(table_id, ())):
            await clock.wait_until(answered, until)
