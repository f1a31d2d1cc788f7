"""``/hokkaido``: opening a table, joining and leaving, guests, beginning and closing; ``/solo``.

discord.py calls each method for its command, once the gates have been passed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.declaring import command
from bot.commands.options import OneOf, OneOfWords, YesOrNo, read_own_deck
from bot.commands.texts import name, text
from bot.errors import InputError
from bot.escaping import escaped
from bot.interactions.alone import play_deal, play_map_of_day
from bot.interactions.context import Context
from bot.interactions.gates import (
    at_table,
    hosting,
    inviting,
    playing,
    posting_to_channel,
    sparingly,
    table_here,
)
from bot.interactions.opening import close_or_ask, open_new_table, show_with_welcome, sit_down
from bot.interactions.showing import show_own_games
from bot.people.names import person_of
from bot.tables import Stage, TableOptions, lobby, seats
from bot.tables.alone import options_alone
from bot.tables.computer_seats import DEFAULT_OPPONENT, Strength
from bot.tables.options import LANGUAGE, TYPED, changed
from bot.texts import own_names, text_key
from bot.views.screen import Screen
from engine.options import MOST_PLAYERS

Computers = app_commands.Range[int, 0, MOST_PLAYERS - 1]
Strengths = app_commands.Transform[Strength, OneOf("choice-strength", Strength)]
TableLanguage = app_commands.Transform[
    str, OneOfWords(lambda context: own_names(context.services.texts.languages))
]


class LobbyCommands:
    """Tables before the deal."""

    @command("start", choosing=TYPED, game="which-game", language="table-language")
    async def start(
        self,
        context: Context,
        computers: Computers = 0,
        strength: Strengths = DEFAULT_OPPONENT,
        deck: discord.Attachment | None = None,
        thread: YesOrNo | None = None,
        language: TableLanguage | None = None,
        **chosen: str | None,
    ) -> None:
        """Open a table; omitted options are the server's defaults."""
        server = await context.services.preferences.of_server(context.guild_id)
        options = _with_chosen(server.options, {**chosen, LANGUAGE: language})
        if deck is not None:
            options = replace(options, own_deck=await read_own_deck(context, deck, options.rules))
        await open_new_table(context, server, options, computers, strength, thread=thread)

    @command("join", table_here)
    async def join(self, context: Context) -> None:
        """Join the channel's table."""
        change = await sit_down(context, lobby.join)
        answer = Screen(context.texts.format("joined", host=escaped(change.table.host_name)))
        await show_with_welcome(context, change.table, answer)

    @command("leave", at_table)
    async def leave(self, context: Context) -> None:
        """Leave the table before the game begins."""
        await context.do(lobby.leave)
        await context.say("left")

    @command("begin", at_table)
    async def begin(self, context: Context) -> None:
        """Begin the game."""
        await context.services.tables.begin(context.table.id, context.person)
        await context.say("begun")

    @command("cancel", hosting)
    async def cancel(self, context: Context) -> None:
        """Close the table; during a game the person must confirm first."""
        question = await close_or_ask(context)
        await context.show(question or Screen(context.texts.format("cancelled")))


class GuestCommands:
    """Inviting, watching, and a person's own games."""

    @command("invite", at_table, inviting, player="invited")
    async def invite(self, context: Context, player: discord.User) -> None:
        """Invite a person to join or watch a table that is not open to everyone."""
        if player.bot:
            raise InputError("cannot-invite-bots")
        await context.do(lobby.invite, person_of(player))
        await context.say("invited-now", user=player.id)

    @command("watch", table_here)
    async def watch(self, context: Context) -> None:
        """Start or stop watching the channel's game."""
        if context.table.is_watched_by(context.user_id):
            await context.do(lobby.stop_watching)
            await context.say("watching-no-more")
        else:
            await context.do(lobby.watch)
            await context.services.pings.note_answer(context.user_id)
            begun = context.table.stage is Stage.RUNNING
            await context.say("watching-now" if begun else "watching-to-come")

    @command("games")
    async def games(self, context: Context) -> None:
        """Show the person's open games, and where they are."""
        await show_own_games(context)

    @command("away", playing)
    async def away(self, context: Context) -> None:
        """Let a computer player play the person's seat for a while, or take it back."""
        if context.viewer.is_away:
            await context.do(seats.take_seat_back)
            await context.say("back-now")
        else:
            await posting_to_channel(context)
            await context.do(seats.leave_to_computer)
            await context.say("away-now")


class SoloGroup(
    commands.GroupCog, group_name=name("command", "solo"), group_description=text("command-solo")
):
    """``/solo``."""

    @command(
        "start",
        sparingly,
        of="solo",
        choosing=("game", "side", "goals"),
        game="solo-game",
        side="solo-side",
        goals="solo-goals",
    )
    async def start(self, context: Context, **chosen: str | None) -> None:
        """Begin a deal for one person."""
        options = _with_chosen(TableOptions(), chosen)
        await play_deal(context, options_alone(options.rules, options.side, with_goals=options.with_goals))

    @command("today", sparingly, of="solo")
    async def today(self, context: Context) -> None:
        """Begin or continue the map of the day."""
        await play_map_of_day(context)


def _with_chosen(options: TableOptions, chosen: Mapping[str, str | None]) -> TableOptions:
    """The options with those that were typed, in the order of the command; the game resets others."""
    for option, value in chosen.items():
        if value is not None:
            options = changed(options, text_key(option), value)
    return options
