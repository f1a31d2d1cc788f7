"""``/hokkaido``: guests, absences, shuffles, and the list of one's games."""

from __future__ import annotations

import asyncio

import discord

from bot.announce.sent_messages import LOBBY, ROUND
from bot.commands.declaring import command
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import at_table, playing, recorded, table_here
from bot.people.names import person_of
from bot.tables import Person, Stage, Table
from bot.tables.requests import AddWord, Invite, LeaveToComputer, StopWatching, TakeSeatBack, Watch
from bot.views.own_games import own_games_screen
from bot.views.shuffle import verified_screen
from engine.shuffle import ShuffleProof, verify_shuffle

#: A larger file is no game record.
LARGEST_RECORD = 2_000_000


class GuestCommands:
    """Inviting, watching, and what one plays where."""

    @command("invite", at_table, player="invited")
    async def invite(self, context: Context, player: discord.User) -> None:
        """Let somebody sit down or watch at a table that is not for all."""
        person = invited_person(player)
        await context.services.tables.do(context.table.id, Invite(context.user_id, person))
        await context.say("invited-now", user=person.id)

    @command("watch", table_here)
    async def watch(self, context: Context) -> None:
        """Watch the channel's game, or no longer."""
        if any(guest.id == context.user_id for guest in context.table.spectators):
            await context.services.tables.do(context.table.id, StopWatching(context.user_id))
            await context.say("watching-no-more")
        else:
            await context.services.tables.do(context.table.id, Watch(context.person))
            await context.say("watching-now")

    @command("games")
    async def games(self, context: Context) -> None:
        """One's open games, and where they are."""
        tables = context.services.tables
        seated = await tables.games_of(context.user_id)
        as_guest = await tables.guest_games_of(context.user_id)
        found = [*(game.table for game in seated), *(game.table for game in as_guest)]
        links = {table.id: await _link(context, table) for table in found}
        await context.show(own_games_screen(context.texts, seated, as_guest, links))

    @command("away", playing)
    async def away(self, context: Context) -> None:
        """Leave the seat to the computer for a while, or take it back."""
        tables, table = context.services.tables, context.table
        if table.stage is Stage.RUNNING and context.viewer.is_away:
            await tables.do(table.id, TakeSeatBack(context.user_id))
            await context.say("back-now")
        else:
            await tables.do(table.id, LeaveToComputer(context.user_id))
            await context.say("away-now")


class ShuffleCommands:
    """Words for the shuffle, and its proof."""

    @command("ready", at_table)
    async def ready(self, context: Context, word: str | None = None) -> None:
        """Get ready for the deal."""
        change = await context.services.tables.do(context.table.id, AddWord(context.user_id, word))
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


def invited_person(user: discord.User | discord.Member) -> Person:
    """Somebody who was named in a command, as tables know people.

    Raises:
        InputError: it is a bot.
    """
    if user.bot:
        raise InputError("cannot-invite-bots")
    return person_of(user)


async def _link(context: Context, table: Table) -> str:
    """Where the newest message of a table is, or else its channel."""
    client = context.interaction.client
    channel = client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    for role in (ROUND, LOBBY):
        message = await context.services.store.message(table.id, role, None)
        if message is not None:
            return channel.get_partial_message(message.message_id).jump_url
    return channel.jump_url


async def _check_file(record: discord.Attachment) -> ShuffleProof:
    if record.size > LARGEST_RECORD:
        raise InputError("record-too-large")
    data = await record.read()
    # Shuffling takes milliseconds, reading a record as well: yet not on the event loop.
    return await asyncio.to_thread(verify_shuffle, data)
