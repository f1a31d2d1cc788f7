"""``/hokkaido``: guests, absences, and the list of one's games."""

from __future__ import annotations

import discord

from bot.commands.declaring import command
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import at_table, calling_people, playing, table_here, telling_the_channel
from bot.interactions.looking import show_own_games
from bot.people.names import person_of
from bot.tables import Stage, guests, seats


class GuestCommands:
    """Inviting, watching, and what one plays where."""

    @command("invite", at_table, calling_people, player="invited")
    async def invite(self, context: Context, player: discord.User) -> None:
        """Let somebody sit down or watch at a table that is not for all."""
        if player.bot:
            raise InputError("cannot-invite-bots")
        await context.do(guests.invite, person_of(player))
        await context.say("invited-now", user=player.id)

    @command("watch", table_here)
    async def watch(self, context: Context) -> None:
        """Watch the channel's game, or no longer."""
        if context.table.is_watched_by(context.user_id):
            await context.do(guests.stop_watching)
            await context.say("watching-no-more")
        else:
            await context.do(guests.watch)
            begun = context.table.stage is Stage.RUNNING
            await context.say("watching-now" if begun else "watching-to-come")

    @command("games")
    async def games(self, context: Context) -> None:
        """One's open games, and where they are."""
        await show_own_games(context)

    @command("away", playing)
    async def away(self, context: Context) -> None:
        """Leave the seat to the computer for a while, or take it back."""
        if context.viewer.is_away:
            await context.do(seats.take_seat_back)
            await context.say("back-now")
        else:
            await telling_the_channel(context)
            await context.do(seats.leave_to_computer)
            await context.say("away-now")
