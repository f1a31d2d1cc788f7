"""One pass over the slots of a table: it first ends what is over, then shows what should stand."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from bot.announce.delivery import Delivery
from bot.announce.seat_posts import nothing
from bot.announce.sent_messages import SentMessages
from bot.announce.slot import Audience, Fate, Post, Slot, SlotState
from bot.announce.snapshot import Snapshot, finished_rounds
from bot.announce.table_memory import TableMemory
from bot.connection.refusals import CLOSED_INBOX, MISSING_ACCESS, UNKNOWN_CHANNEL
from bot.services import Services
from bot.store.records import SentMessage
from bot.views.round_message import undone_round_screen
from bot.views.viewer import Viewer

log = logging.getLogger(__name__)


class Reconciler:
    """One pass over the slots of a table."""

    def __init__(
        self,
        snapshot: Snapshot,
        messages: SentMessages,
        delivery: Delivery,
        services: Services,
        memory: TableMemory,
    ) -> None:
        self._snapshot = snapshot
        self._messages = messages
        self._delivery = delivery
        self._services = services
        self._memory = memory
        self._direct_channels: dict[int, int] = {}
        self._posts: dict[tuple[Slot, int | None], Post | None] = {}

    async def settle(self, slots: Sequence[Slot], seats: Sequence[int] | None = None) -> None:
        """Bring these slots up to date: first end what is over, then show what should stand.

        Those of a seat are settled for all ``seats`` if none are named.

        Raises:
            discord.HTTPException: Discord refuses, or cannot be reached.
        """
        found = [
            (slot, SlotState(self._snapshot, self._messages.by_place, slot.role, seat))
            for slot in slots
            for seat in ((None,) if slot.audience is Audience.CHANNEL else seats or self._seats_of(slot))
        ]
        unsettled = [(slot, state) for slot, state in found if not self._memory.is_settled(slot, state)]
        for slot, state in unsettled:
            if (sent := state.sent) is not None:
                await self._end_what_is_over(slot, state, sent)
        for slot, state in unsettled:
            await self._show(slot, state)
            self._memory.note_settled(slot, state)

    async def take_back_results(self) -> None:
        """Let the results of rounds that have not ended any more say so: they must not stand as if they held.

        Raises:
            discord.HTTPException: Discord cannot be reached.
        """
        finished = finished_rounds(self._snapshot.table)
        everybody = Viewer(self._snapshot.everybody.texts, self._snapshot.table, None)
        for place, sent in self._messages.results.items():
            if (number := int(sent.occasion)) > finished:
                await self._delivery.correct(place, undone_round_screen(everybody, number))
                await self._messages.forget(*place)

    def _seats_of(self, slot: Slot) -> list[int]:
        """All seats, also those that stood in the lobby and for which something was sent.

        Of a slot that only ends what stands, those alone for which something was sent.
        """
        sent = {seat for role, seat in self._messages.by_place if role == slot.role and seat is not None}
        return sorted(sent if slot.shows is nothing else {*range(len(self._snapshot.table.seats)), *sent})

    async def _end_what_is_over(self, slot: Slot, state: SlotState, sent: SentMessage) -> None:
        if state.seat is not None and state.user_id is None:
            await self._end_of_former(slot, state)
            # Nothing is kept of where it stands.
            await self._messages.forget(*state.place)
            return
        if slot.applies is not None and not slot.applies(state):
            return
        occasion = sent.occasion if slot.renamed is None else slot.renamed(state)
        if occasion != sent.occasion:
            self._messages.note_change(*state.place, replace(sent, occasion=occasion))
        if sent.is_stripped:
            await self._end_pointer(slot, state)
            return
        post = self._post(slot, state)
        if post is None:
            await self._end(slot, state, _fate(slot.over, state))
        elif post.occasion != occasion:
            await self._end(slot, state, _fate(slot.next, state))

    async def _end_pointer(self, slot: Slot, state: SlotState) -> None:
        """Delete a message that only says where its occasion went on, now that it goes on here again.

        One in another channel is a former person's, and stays.
        """
        if not slot.points_elsewhere or state.is_unreachable:
            return
        post = self._post(slot, state)
        if post is not None and post.occasion == state.occasion and await self._is_still_theirs(slot, state):
            await self._delivery.delete_pointer(state.place)

    async def _end_of_former(self, slot: Slot, state: SlotState) -> None:
        """End a message for somebody who had the seat before: it must not tell what the next one does."""
        closed = None
        if slot.given_up is not None:
            closed = slot.given_up(state).for_reader(self._snapshot.everybody)
        fate = Fate.DELETED if slot.over is Fate.DELETED else Fate.CLOSED
        await self._delivery.end(state.place, fate, closed)

    async def _end(self, slot: Slot, state: SlotState, fate: Fate) -> None:
        occasion = state.occasion
        closed = None
        if fate is Fate.CLOSED and not await self._is_still_theirs(slot, state):
            await self._end_of_former(slot, state)
            return
        if fate is Fate.CLOSED and slot.closed is not None:
            closed = slot.closed(state)
        if closed is not None:
            closed = closed.for_reader(state.reader)
        # What fails of a seat's direct messages must not keep it from the others.
        is_direct = slot.audience is Audience.SEAT_DIRECTLY
        channel_id = None if is_direct else state.table.channel_id
        stood = await self._delivery.end(state.place, fate, closed, channel_id=channel_id)
        if not stood and slot.has_news and closed is not None:
            post = Post(occasion, closed, is_last_word=True)
            await self._delivery.send(state.place, post, state.table.channel_id)

    async def _is_still_theirs(self, slot: Slot, state: SlotState) -> bool:
        """Whether the message was sent to the very person who has the seat now.

        A former person must not read in it what the next one has decided.
        """
        if slot.audience is not Audience.SEAT_DIRECTLY or state.user_id is None or state.sent is None:
            return True
        try:
            return await self._direct_channel(state, state.user_id) == state.sent.channel_id
        except discord.Forbidden as error:
            if error.code not in CLOSED_INBOX:
                raise
            return False

    async def _show(self, slot: Slot, state: SlotState) -> None:
        if state.seat is not None and state.user_id is None:
            return
        if slot.applies is not None and not slot.applies(state):
            return
        post = self._post(slot, state)
        while post is not None:
            stood = state.sent is not None and state.sent.occasion == post.occasion
            if slot.edits is None and stood:
                await self._look_after(slot, state, post)
                return
            if slot.audience is Audience.SEAT_DIRECTLY:
                await self._show_directly(slot, state, post)
            else:
                await self._show_in_channel(slot, state, post)
            if stood or not slot.repeats:
                return
            post = slot.shows(state)
            if post is not None and post.occasion == state.occasion:
                return

    async def _show_directly(self, slot: Slot, state: SlotState, post: Post) -> None:
        """Show a direct message; a refusal is remembered, and the channel tells instead."""
        user_id = state.user_id
        if user_id is None or state.is_unreachable:
            return
        post = replace(post, screen=post.screen.for_reader(state.reader))
        try:
            channel_id = await self._direct_channel(state, user_id)
            if slot.given_up is not None and state.sent is not None and state.sent.channel_id != channel_id:
                await self._end_of_former(slot, state)
            try:
                await self._delivery.show(state.place, post, channel_id, rings=post.rings)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_CHANNEL, MISSING_ACCESS):
                    raise
                # It was another bot's: this database has moved.
                channel_id = await self._delivery.open_direct_channel(user_id)
                await self._delivery.show(state.place, post, channel_id, rings=post.rings)
        except discord.Forbidden as error:
            if error.code not in CLOSED_INBOX:
                raise
            log.info(
                "table %s: user %d does not accept direct messages (%d)", state.table.id, user_id, error.code
            )
            await self._delivery.note_unreachable(user_id)
            self._snapshot.unreachable.add(user_id)

    async def _direct_channel(self, state: SlotState, user_id: int) -> int:
        """Where the direct messages to a person stand; it is opened once, and remembered for good."""
        known = state.reader.direct_channel_id or self._direct_channels.get(user_id)
        if known is None:
            known = self._direct_channels[user_id] = await self._delivery.open_direct_channel(user_id)
        return known

    async def _show_in_channel(self, slot: Slot, state: SlotState, post: Post) -> None:
        channel_id = state.table.channel_id
        post = replace(post, screen=post.screen.for_reader(self._snapshot.everybody))
        if slot.next is Fate.STAYS:
            await self._delivery.send(state.place, post, channel_id)
            return
        if _would_be_edited(state, post) and not await self._memory.may_edit(slot):
            return  # the next pass shows what is newest by then
        if state.sent is not None and state.sent.channel_id != channel_id:
            # The table has moved into a thread: what it leaves behind would never change again.
            await self._delivery.end(state.place, Fate.DELETED)
        if await self._delivery.show(state.place, post, channel_id):
            self._memory.note_edit(slot)
        else:
            await self._look_after(slot, state, post)

    async def _look_after(self, slot: Slot, state: SlotState, post: Post) -> None:
        """Find out whether a message that shows the right thing still exists, if that was asked for."""
        sent = self._messages.standing(*state.place)
        if sent is None or sent.channel_id != state.table.channel_id:
            return
        if state.table.stage not in slot.looked_after:
            return
        if state.place not in self._memory.unchecked:
            return
        self._memory.unchecked.discard(state.place)
        post = replace(post, screen=post.screen.for_reader(self._snapshot.everybody))
        await self._delivery.look_after(state.place, post)

    def _post(self, slot: Slot, state: SlotState) -> Post | None:
        """What should stand; each screen is made once per pass."""
        made = slot, state.seat
        if made not in self._posts:
            self._posts[made] = slot.shows(state)
        return self._posts[made]


def _fate(said: Fate | Callable[[SlotState], Fate], state: SlotState) -> Fate:
    return said if isinstance(said, Fate) else said(state)


def _would_be_edited(state: SlotState, post: Post) -> bool:
    """Whether a message of this occasion stands and shows something else."""
    sent = state.sent
    if sent is None or sent.is_stripped or sent.occasion != post.occasion:
        return False
    return sent.fingerprint != post.screen.fingerprint
