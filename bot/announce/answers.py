"""Keeps answers in place and the announcer's edits of the same messages in order.

An answer may take long: its picture is drawn and uploaded. Meanwhile the announcer, or the answer to a later
press, may have given its message a newer screen, which it must not cover.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from weakref import WeakValueDictionary

import discord

from bot.announce.sent_messages import PRIVATE, MessagePlace
from bot.announce.snapshot import occasion_of
from bot.store.records import SentMessage
from bot.views.controls import Moment
from bot.views.current_screen import outline
from bot.views.viewer import Viewer

#: The maximum number of seconds that the announcer waits for the answer to a decision.
LONGEST_ANSWER = 3.0


class _Message:
    """A message that someone will change; ``taken`` and ``used`` are the last tickets that were."""

    def __init__(self) -> None:
        self.taken = 0
        self.used = 0
        self.lock = asyncio.Lock()


class Ticket:
    """The right to change a message until someone has used a later ticket."""

    def __init__(self, message: _Message) -> None:
        message.taken += 1
        self._message = message
        self._number = message.taken

    @asynccontextmanager
    async def writing(self, *, may_be_covered: bool = False) -> AsyncIterator[bool]:
        """Wait until no one else is changing the message; yields whether this ticket still may.

        What ``may_be_covered`` does not void earlier tickets.
        """
        async with self._message.lock:
            is_valid = self._number >= self._message.used
            if is_valid and not may_be_covered:
                self._message.used = self._number
            yield is_valid


def own_message(
    records: Mapping[MessagePlace, SentMessage], seat: int, pressed: discord.Message, moment: Moment
) -> SentMessage | None:
    """The record of the pressed message, if it is the one in which the person on the seat plays.

    ``moment`` is that of the pressed control. The message may have no record yet, if the bot was killed just
    after sending it.
    """
    own = records.get((PRIVATE, seat))
    if own is not None and own.message_id >= pressed.id:
        return own if own.message_id == pressed.id else None
    is_other = any(sent.message_id == pressed.id for sent in records.values())
    if is_other or pressed.interaction_metadata is not None:
        return None
    occasion = f"{moment.round}.{moment.phase}"
    return SentMessage(pressed.channel.id, pressed.id, occasion, "", pressed.created_at)


def now_shown(own: SentMessage, viewer: Viewer) -> SentMessage:
    """The record of the message in which a person plays once it shows their present screen."""
    occasion = own.occasion if viewer.task is None else occasion_of(viewer.view)
    return replace(own, occasion=occasion, fingerprint=outline(viewer).fingerprint)


class Answers:
    """The answers to decisions in progress, and the tickets of those who will change a message."""

    def __init__(self) -> None:
        self._deciding: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._messages: WeakValueDictionary[int, _Message] = WeakValueDictionary()

    def ticket(self, message_id: int) -> Ticket:
        """Take a ticket for changing a message: when it is pressed, or when the announcer edits it."""
        return Ticket(self._messages.setdefault(message_id, _Message()))

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

    async def given(self, table_id: str) -> None:
        """Wait until the decisions at this table are answered, for at most ``LONGEST_ANSWER`` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_ANSWER):
                for answered in tuple(self._deciding.get(table_id, ())):
                    await answered.wait()
