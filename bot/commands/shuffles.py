"""``/hokkaido``: words for the shuffle, and its proof."""

from __future__ import annotations

import asyncio

import discord

from bot.commands.declaring import command
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import at_table, game_named, played, sparingly
from bot.interactions.looking import show_checked
from bot.tables.requests import AddWord
from bot.views.shuffle import checked_record_screen
from engine.shuffle import verify_shuffle
from engine.shuffle_proof import ShuffleProof

#: A larger file is no game record.
LARGEST_RECORD = 2_000_000


class ShuffleCommands:
    """Words for the shuffle, and its proof."""

    @command("ready", at_table, in_words=True)
    async def ready(self, context: Context, word: str | None = None) -> None:
        """Get ready for the deal."""
        change = await context.do(AddWord(context.user_id, word))
        await context.say("ready-now", dealt=not change.table.takes_words)

    @command("verify", sparingly, in_words=True)
    async def verify(
        self, context: Context, record: discord.Attachment | None = None, table: str | None = None
    ) -> None:
        """Check the shuffle of a record, of a game, or of the last one that is over."""
        if record is not None:
            await context.show(checked_record_screen(context.texts, await _check_file(record)))
            return
        if table is not None:
            context.enter(await game_named(context, table))
        elif context.in_server or await context.services.history.last_of(context.user_id) is not None:
            await played(context)
        else:
            raise InputError("verify-what")
        await show_checked(context)


async def _check_file(record: discord.Attachment) -> ShuffleProof:
    if record.size > LARGEST_RECORD:
        raise InputError("record-too-large")
    data = await record.read()
    # Shuffling takes milliseconds, reading a record as well: yet not on the event loop.
    return await asyncio.to_thread(verify_shuffle, data)
