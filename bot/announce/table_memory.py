"""What is remembered of a table between passes."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from datetime import timedelta

from bot.announce.sent_messages import MessagePlace
from bot.announce.slot import Slot, SlotState
from bot.clock import Clock
from bot.store.records import SentMessage
from bot.tables import Stage


class TableMemory:
    """What is remembered of a table between passes, to save edits and work; losing it does no harm.

    ``changed`` is set when the table has changed since the last pass began. ``tagged`` is the stage of which
    the table's post in a forum, if it has one, has been given the tag. ``found_in`` is the channel, once
    it is known to be there. ``rechecks`` asks the next pass to find out which messages still exist, and
    ``unchecked`` are those of which that is still to be found out.
    """

    def __init__(self, clock: Clock) -> None:
        self.changed = asyncio.Event()
        self.tagged: Stage | None = None
        self.found_in: int | None = None
        self._clock = clock
        self._edited_at: dict[str, timedelta] = {}
        self.rechecks = False
        self.unchecked: set[MessagePlace] = set()
        self._settled: dict[MessagePlace, tuple[Hashable, SentMessage]] = {}

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

    def note_settled(self, slot: Slot, state: SlotState) -> None:
        """The message that stands in this slot is as it should be."""
        if slot.made_of is None:
            return
        made_of, sent, place = _made_of(slot, state), state.sent, state.place
        if made_of is None or sent is None:
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
