"""What is remembered of a table between passes."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Hashable, Iterable
from datetime import timedelta

from bot.announce.sent_messages import MessagePlace
from bot.announce.slot import Slot, SlotState
from bot.clock import Clock
from bot.store.records import SentMessage
from bot.tables import Stage

#: A message that people need is looked after when it was last seen to stand so long ago: the bot may not have
#: been told that it was deleted. Where nothing new is shown that grows to the time at rest: a table
#: may rest for weeks, and each look is a request.
LOOKED_AFTER = timedelta(minutes=10)
LOOKED_AFTER_AT_REST = timedelta(hours=1)

#: Messages of one table are looked after one by one, so long apart: a look is an edit, of which Discord takes
#: few in a channel where the message is old.
LOOKS_APART = timedelta(seconds=10)

#: So often within an hour a message is looked after as soon as the bot is told that it was deleted: another
#: bot may delete whatever this one sends.
RETURNS_AT_ONCE = 3
RETURNS_COUNTED = timedelta(hours=1)


class TableMemory:
    """What is remembered of a table between passes, to save edits and work; losing it does no harm.

    ``changed`` is set when the table has changed since the last pass began. ``is_sure`` says that everything
    is noted that was sent: not where there is a ``doubt``, until a whole pass has gone well; None before the
    first pass. ``was_in_doubt`` says that there ever was a doubt. ``tagged`` is the stage of which the
    table's post in a forum, if it has one, has been given the tag. ``found_in`` is the table's channel, once
    it is known to be there.
    """

    def __init__(self, clock: Clock, table_id: str) -> None:
        """Nothing is known yet; the id spreads the first looks after a start, of all tables, over an hour."""
        self.changed = asyncio.Event()
        self.is_sure: bool | None = None
        self.was_in_doubt = False
        self.tagged: Stage | None = None
        self.found_in: int | None = None
        self._clock = clock
        self._edited_at: dict[str, timedelta] = {}
        self._stood_at: dict[MessagePlace, timedelta] = {}
        share = zlib.crc32(table_id.encode()) / 2**32
        self._news_at = clock.elapsed() - LOOKED_AFTER - share * (LOOKED_AFTER_AT_REST - LOOKED_AFTER)
        self._looked_at = self._news_at
        self._deleted: set[int] = set()
        self._returned_at: dict[MessagePlace, list[timedelta]] = {}
        self._settled: dict[MessagePlace, tuple[Hashable, SentMessage]] = {}

    def doubt(self) -> None:
        """Something may stand that is not noted: of another process, or as the answer was lost on the way."""
        self.is_sure, self.was_in_doubt = False, True

    def note_edit(self, slot: Slot) -> None:
        """The message of this slot has changed just now."""
        self._edited_at[slot.role] = self._clock.elapsed()

    async def may_edit(self, slot: Slot) -> bool:
        """Wait until the slot may be edited again; False if the table has changed meanwhile."""
        edited_at = self._edited_at.get(slot.role)
        if edited_at is None or slot.edits is None:
            return True
        pause = edited_at + slot.edits - self._clock.elapsed()
        return pause <= timedelta() or not await self._clock.wait(self.changed, pause.total_seconds())

    def looks_after_in(self, place: MessagePlace) -> timedelta:
        """In how long the message in a place is to be looked after, counted from now if that is new.

        The pause doubles with each look since the last news, up to the longest.
        """
        now = self._clock.elapsed()
        stood_at = self._stood_at.setdefault(place, now)
        pause = min(max(stood_at - self._news_at, LOOKED_AFTER), LOOKED_AFTER_AT_REST)
        return max(stood_at + pause, self._looked_at + LOOKS_APART) - now

    def note_deleted(self, message_ids: Iterable[int]) -> None:
        """These messages are said to have been deleted."""
        self._deleted.update(message_ids)

    def note_needed(self, message_ids: Iterable[int]) -> None:
        """Only these messages are looked after by now."""
        self._deleted.intersection_update(message_ids)

    def returns_at_once(self, place: MessagePlace, sent: SentMessage) -> bool:
        """Whether the message in a place is to be looked after now, as it is said to be deleted.

        That is so only a few times for one place.
        """
        since = self._clock.elapsed() - RETURNS_COUNTED
        lately = [moment for moment in self._returned_at.get(place, ()) if moment > since]
        return sent.message_id in self._deleted and len(lately) < RETURNS_AT_ONCE

    def note_return(self, place: MessagePlace) -> None:
        """The message in a place, which was said to be deleted, has been looked after."""
        returned_at = [*self._returned_at.get(place, ()), self._clock.elapsed()]
        self._returned_at[place] = returned_at[-RETURNS_AT_ONCE:]

    def note_look(self, place: MessagePlace) -> None:
        """The message in a place is looked after now."""
        self._looked_at = self._stood_at[place] = self._clock.elapsed()

    def note_news(self, place: MessagePlace) -> None:
        """The message in a place stands: it has just been sent, or edited to show something new."""
        self._news_at = self._stood_at[place] = self._clock.elapsed()

    def note_settled(self, slot: Slot, state: SlotState) -> None:
        """The message that stands in this slot is as it should be."""
        if slot.made_of is None:
            return
        made_of, sent, place = _made_of(slot, state), state.sent, state.place
        if made_of is None or sent is None or sent.lacks_picture:
            self._settled.pop(place, None)  # it may name somebody who has been forgotten
        else:
            self._settled[place] = (made_of, sent)

    def is_settled(self, slot: Slot, state: SlotState) -> bool:
        """Whether the message that stands is surely still as it should be."""
        before = None if slot.made_of is None else self._settled.get(state.place)
        made_of = None if before is None else _made_of(slot, state)
        return made_of is not None and before == (made_of, state.sent)


def _made_of(slot: Slot, state: SlotState) -> Hashable | None:
    """Everything that the message of a slot depends on, if it can be listed and there is a reader."""
    nobody = state.seat is not None and state.user_id is None
    return None if slot.made_of is None or nobody else slot.made_of(state)
