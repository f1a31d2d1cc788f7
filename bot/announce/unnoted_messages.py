"""Messages that the bot sent, but was killed before it could note them: they must not be sent twice.

All that the bot sends by its token in the channel of a table, or to its people, is noted. What answers
an interaction is not, and says of itself that it is such an answer.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.announce.sent_messages import SentMessages
from bot.connection.refusals import is_for_now
from bot.views.controls import CustomId, controls_below, cut
from bot.views.screen import LONGEST_TEXT, Screen

log = logging.getLogger(__name__)

#: How many of the last messages of a channel are looked at.
LOOKED_AT = 15


class UnnotedMessages:
    """What may stand already of the messages of one table; each channel is looked at once."""

    def __init__(self, client: discord.Client, table_id: str, messages: SentMessages) -> None:
        self._client = client
        self._table_id = table_id
        self._messages = messages
        self._found: dict[int, list[discord.Message]] = {}
        #: The last message of each channel that was noted before this pass.
        self._last_noted: dict[int, int] = {}
        for sent in messages.by_place.values():
            self._last_noted[sent.channel_id] = max(sent.message_id, self._last_noted.get(sent.channel_id, 0))

    async def like(self, screen: Screen, channel_id: int) -> int | None:
        """The id of an unnoted message that was sent after all that were noted and is like this screen.

        It mentions everybody whom the screen mentions: an edit would ring for nobody.
        """
        noted = {sent.message_id for sent in self._messages.by_place.values()}
        wanted = {part.id.control for row in screen.rows for part in row}
        text = cut(screen.text, LONGEST_TEXT)
        people = {user_id for user_id in screen.mentions if f"<@{user_id}>" in text}
        for message in await self._in_channel(channel_id):
            if message.id <= self._last_noted.get(channel_id, 0):
                break
            if message.id in noted or not people.issubset(message.raw_mentions):
                continue
            shown = {custom_id.control for custom_id in self._controls(message)}
            if shown & wanted or (not shown and not wanted and message.content == text):
                return message.id
        return None

    async def strip_leftovers(self, channel_ids: Iterable[int]) -> None:
        """Take the buttons of a game that is over from messages that were never noted.

        Raises:
            discord.HTTPException: Discord is down, or takes no more just now.
        """
        noted = {sent.message_id for sent in self._messages.by_place.values()}
        for channel_id in channel_ids:
            for message in await self._in_channel(channel_id):
                of_a_moment = any(custom_id.moment.round for custom_id in self._controls(message))
                if message.id not in noted and of_a_moment:
                    log.info(
                        "table %s: removing the buttons from leftover message %d", self._table_id, message.id
                    )
                    await self._strip(message)

    async def _strip(self, message: discord.Message) -> None:
        """Take the buttons from a message, unless Discord lets nobody change it: they lead nowhere."""
        try:
            await message.edit(view=None)
        except discord.HTTPException as error:
            if is_for_now(error):
                raise
            log.info(
                "table %s: cannot remove the buttons from message %d: %s", self._table_id, message.id, error
            )

    async def _in_channel(self, channel_id: int) -> list[discord.Message]:
        """The last messages that the bot has sent there by its token, the newest first."""
        if channel_id not in self._found:
            channel = self._client.get_partial_messageable(channel_id)
            try:
                last = [message async for message in channel.history(limit=LOOKED_AT)]
            except (discord.Forbidden, discord.NotFound) as error:
                log.info(
                    "table %s: cannot read the history of channel %d: %s", self._table_id, channel_id, error
                )
                last = []
            self._found[channel_id] = [message for message in last if self._is_from_bot(message)]
        return self._found[channel_id]

    def _is_from_bot(self, message: discord.Message) -> bool:
        is_answer = message.webhook_id is not None or message.interaction_metadata is not None
        return self._client.user is not None and message.author.id == self._client.user.id and not is_answer

    def _controls(self, message: discord.Message) -> list[CustomId]:
        """The controls of this table below a message."""
        found = (CustomId.parse(part.custom_id or "") for part in controls_below(message))
        return [one for one in found if one is not None and one.moment.table_id == self._table_id]
