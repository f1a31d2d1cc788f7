"""``/hokkaido``: guests, absences, and the list of one's games."""

from __future__ import annotations

import discord

from bot.announce.delivery import LOBBY, ROUND
from bot.commands.declaring import command
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import at_table, calling_people, playing, table_here
from bot.people.names import person_of
from bot.tables import Person, Stage, Table
from bot.tables.requests import Invite, LeaveToComputer, StopWatching, TakeSeatBack, Watch
from bot.views.own_games import own_games_screen


class GuestCommands:
    """Inviting, watching, and what one plays where."""

    @command("invite", at_table, calling_people, player="invited", in_words=True)
    async def invite(self, context: Context, player: discord.User) -> None:
        """Let somebody sit down or watch at a table that is not for all."""
        person = invited_person(player)
        await context.do(Invite(context.user_id, person))
        await context.say("invited-now", user=person.id)

    @command("watch", table_here, in_words=True)
    async def watch(self, context: Context) -> None:
        """Watch the channel's game, or no longer."""
        if any(guest.id == context.user_id for guest in context.table.spectators):
            await context.do(StopWatching(context.user_id))
            await context.say("watching-no-more")
        else:
            await context.do(Watch(context.person))
            await context.say("watching-now")

    @command("games", in_words=True)
    async def games(self, context: Context) -> None:
        """One's open games, and where they are."""
        tables = context.services.tables
        seated = await tables.games_of(context.user_id)
        as_guest = await tables.guest_games_of(context.user_id)
        found = [*(game.table for game in seated), *(game.table for game in as_guest)]
        links = {table.id: await _link(context, table) for table in found}
        await context.show(own_games_screen(context.texts, seated, as_guest, links))

    @command("away", playing, in_words=True)
    async def away(self, context: Context) -> None:
        """Leave the seat to the computer for a while, or take it back."""
        if context.table.stage is Stage.RUNNING and context.viewer.is_away:
            await context.do(TakeSeatBack(context.user_id))
            await context.say("back-now")
        else:
            await context.do(LeaveToComputer(context.user_id))
            await context.say("away-now")


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
