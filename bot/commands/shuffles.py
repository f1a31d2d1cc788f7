"""``/hokkaido``: words for the shuffle, and its proof."""

from __future__ import annotations

import asyncio

import discord

from bot.commands.declaring import command
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import at_table, recorded
from bot.tables.requests import AddWord
from bot.views.shuffle import verified_screen
from engine.shuffle import ShuffleProof, verify_shuffle

#: A larger file is no game record.
LARGEST_RECORD = 2_000_000


class ShuffleCommands:
    """Words for the shuffle, and its proof."""

    @command("ready", at_table)
    async def ready(self, context: Context, word: str | None = None) -> None:
        """Get ready for the deal."""
        change = await context.do(AddWord(context.user_id, word))
        await context.say("ready-now", dealt=change.table.game is not None)

    @command("verify")
    async def verify(
        self, context: Context, record: discord.Attachment | None = None, table: str | None = None
    ) -> None:
        """Check the shuffle of a record, of a game, or of the channel's last one."""
        tables = context.services.tables
        if record is not None:
            proof = await _check_file(record)
        elif table is not None:
            proof = await tables.checked_proof(table.strip().lower())
        elif not context.in_server:
            raise InputError("verify-what")
        else:
            await recorded(context)
            proof = await tables.checked_proof(context.table.id)
        await context.show(verified_screen(context.texts, proof))


async def _check_file(record: discord.Attachment) -> ShuffleProof:
    if record.size > LARGEST_RECORD:
        raise InputError("record-too-large")
    data = await record.read()
    # Shuffling takes milliseconds, reading a record as well: yet not on the event loop.
    return await asyncio.to_thread(verify_shuffle, data)
