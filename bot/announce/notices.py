"""Tells the channel and the players what goes on at a table beside its game.

The log of the channel follows the stored notices: the number of the last one that was told is in the
book, so a crash loses none and repeats none. Everything else follows from the stored table.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.announce import notice_posts as posts
from bot.announce.delivery import Delivery
from bot.announce.direct_messages import DirectMessages
from bot.announce.posts import ROUND, Post
from bot.announce.sent_messages import STRIPPED
from bot.people.preferences import Reminders
from bot.services import Services
from bot.tables import Stage, TableError
from bot.tables.events import Notice
from bot.tables.votes import UndoPoint
from bot.views.log_lines import hides, log_lines
from bot.views.screen import LONGEST_TEXT, Screen
from bot.views.viewer import Viewer

log = logging.getLogger(__name__)


class Beside:
    """The messages of tables about votes, absences, invitations, shuffles, and their logs."""

    def __init__(self, services: Services, direct_messages: DirectMessages) -> None:
        self._services = services
        self._direct_messages = direct_messages

    async def tell_log(self, viewer: Viewer, delivery: Delivery) -> Sequence[Notice]:
        """Tell what has happened since the last time; answers all notices of the table."""
        notices = await self._services.tables.notices(viewer.table.id)
        told = await self._last_told(delivery)
        lines = log_lines(viewer, notices, told, in_channel=True)
        for number, text in _in_messages(lines):
            await delivery.add(Post(posts.LOG, None, str(number), Screen(text)), viewer.table.channel_id)
        return notices

    async def has_gone_out_of_sight(
        self, viewer: Viewer, delivery: Delivery, notices: Sequence[Notice]
    ) -> bool:
        """Whether the log stands below the round's message so that people would have to look for that."""
        shown = await delivery.book.shown(ROUND, None)
        above = await delivery.book.shown(posts.LOG_ABOVE_ROUND, None)
        told = await self._last_told(delivery)
        if shown is None or above is None or above.message_id != shown.message_id:
            return False
        below = log_lines(viewer, notices, int(above.key), in_channel=True)
        return hides(notices, [number for number, _ in below if number <= told])

    async def note_round(self, delivery: Delivery) -> None:
        """Note how far the log had come when the round's message was sent."""
        shown = await delivery.book.shown(ROUND, None)
        above = await delivery.book.shown(posts.LOG_ABOVE_ROUND, None)
        if shown is not None and (above is None or above.message_id != shown.message_id):
            noted = replace(shown, key=str(await self._last_told(delivery)), fingerprint=STRIPPED)
            await delivery.book.note(posts.LOG_ABOVE_ROUND, None, noted)

    async def _last_told(self, delivery: Delivery) -> int:
        """The number of the last notice that the log has told."""
        last = await delivery.book.shown(posts.LOG, None)
        return int(last.key) if last is not None else -1

    async def tell_before_round(self, viewer: Viewer, delivery: Delivery) -> None:
        """The invitations and the Ready box."""
        await self._tell_invitations(viewer, delivery)
        if viewer.table.stage is Stage.READY:
            await delivery.bring(posts.ready_post(viewer), viewer.table.channel_id)
        else:
            await delivery.close(posts.ready_post(viewer))

    async def tell_after_round(self, viewer: Viewer, delivery: Delivery, notices: Sequence[Notice]) -> None:
        """The vote, and the seats that the computer plays."""
        await self._tell_vote(viewer, delivery, notices)
        for seat in range(len(viewer.table.seats)):
            post = posts.away_post(viewer, seat, notices)
            if post is None:
                await delivery.delete(posts.AWAY, seat)
            else:
                await delivery.bring(post, viewer.table.channel_id)

    async def tell_reminder(self, viewer: Viewer, seat: int, delivery: Delivery, *, in_channel: bool) -> None:
        """The one reminder that stands for a seat: it takes the place of the one before.

        Does nothing where the person is reminded in the other way, in private or ``in_channel``.
        """
        table = viewer.table
        user_id = table.seats[seat].user_id
        directly = await self._reminds_directly(user_id)
        if bool(directly) == in_channel:
            return
        post = None if directly is None else posts.reminder_post(viewer, seat, directly=directly)
        if post is None or user_id is None:
            await delivery.delete(posts.REMINDER, seat)
            if user_id is None:  # nothing is kept of where somebody was reminded who had the seat before
                await delivery.forget(posts.REMINDER, seat)
            return
        shown = await delivery.book.shown(posts.REMINDER, seat)
        if shown is not None and shown.key == post.key:
            return  # told, and perhaps gone again since: nobody is reminded twice of the same
        await delivery.delete(posts.REMINDER, seat)
        if in_channel:
            await delivery.bring(post, table.channel_id)
            return
        try:
            await delivery.bring(post, await self._direct_messages.channel_of(user_id))
        except discord.Forbidden as error:
            # From now on the channel reminds, which is told after the seats.
            log.info("table %s: no reminder reaches user %d (%d)", table.id, user_id, error.code)
            await self._direct_messages.note_closed(user_id)

    async def tell_proof(self, viewer: Viewer, delivery: Delivery) -> None:
        """How the cards of a closed game were shuffled."""
        table = viewer.table
        if table.stage.is_open or table.commitment is None:
            return
        try:
            proof = await self._services.tables.shuffles.proof(table.id)
        except TableError as error:
            log.info("table %s: no proof of its shuffle: %s", table.id, error.key)
            return
        record = None if table.game is None else await self._services.history.record(table.id)
        await delivery.bring(posts.proof_post(viewer, proof, record), table.channel_id)

    async def _reminds_directly(self, user_id: int | None) -> bool | None:
        """Whether a person wants reminders in private (True), in the channel (False) or not at all."""
        if user_id is None:
            return None
        wished = (await self._services.preferences.of_player(user_id)).reminders
        if wished is Reminders.OFF:
            return None
        return wished is Reminders.DIRECT and not await self._direct_messages.are_closed(user_id)

    async def _tell_invitations(self, viewer: Viewer, delivery: Delivery) -> None:
        table = viewer.table
        shown = await delivery.book.shown(posts.INVITATION, None)
        told = posts.invited_in(shown.key) if shown is not None else frozenset()
        still_invited = told & {person.id for person in table.invited}
        if shown is not None and still_invited != told:
            # Who is invited once more is told once more; and nothing is kept of who is not invited.
            told = still_invited
            await delivery.book.note(posts.INVITATION, None, replace(shown, key=posts.key_of_invited(told)))
        post = posts.invitation_post(viewer, told)
        if post is not None:
            await delivery.bring(post, table.channel_id)
        elif table.stage is not Stage.LOBBY:
            await delivery.strip(posts.INVITATION, None)

    async def _tell_vote(self, viewer: Viewer, delivery: Delivery, notices: Sequence[Notice]) -> None:
        table = viewer.table
        shown = await delivery.book.shown(posts.VOTE, None)
        vote = table.vote
        if shown is not None and (vote is None or vote.opened_at.isoformat() != shown.key):
            await delivery.close(posts.closed_vote_post(viewer, shown.key, notices))
        if vote is not None:
            point: UndoPoint | None = self._services.tables.votes.point_of(table, vote)
            await delivery.bring(posts.vote_post(viewer, vote, point), table.channel_id)


def _in_messages(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Lines put together to as few messages as Discord's limit allows, each with its last number."""
    messages: list[tuple[int, str]] = []
    for number, line in lines:
        joined = f"{messages[-1][1]}\n{line}" if messages else ""
        if messages and len(joined) <= LONGEST_TEXT:
            messages[-1] = (number, joined)
        else:
            messages.append((number, line))
    return messages
