"""``/hokkaido``: games that have been played, as records, replays, logs and results."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
from discord import app_commands

from bot.commands.choices import OneOf
from bot.commands.declaring import command
from bot.commands.seat_options import FormerSeat
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import played, recorded, sparingly
from bot.interactions.looking import may_show_map, show_review
from bot.people.names import name_of
from bot.tables import Stage
from bot.views.game_over import keepsake_button, record_file, replay_screen
from bot.views.log import log_screen
from bot.views.screen import Screen
from bot.views.showing import BOARD, REPLAY, STATS, to_show_screen, with_show_button
from bot.views.standings import COMPUTERS, PEOPLE, leaderboard_screen, stats_screen

Games = app_commands.Transform[str, OneOf("choice-games", (PEOPLE, COMPUTERS))]


class RecordCommands:
    """One game."""

    @command("record", played, sparingly, in_words=True)
    async def record(self, context: Context) -> None:
        """The whole game as a file."""
        data = await context.services.history.record(context.table.id)
        text = context.texts.format("record", table=context.table.id)
        await context.show(Screen(text, file=record_file(context.table, data)))

    @command("replay", played, sparingly, player="replay-player")
    async def replay(self, context: Context, player: FormerSeat | None = None) -> None:
        """The game as a moving picture, of all maps or of one."""
        viewer, whose = context.viewer, [] if player is None else [str(player)]
        screen = replay_screen(viewer.everybody, player)
        screen = to_show_screen(viewer.everybody, screen, REPLAY, *whose, may_show=may_show_map(context))
        if viewer.seat is not None and viewer.table.stage is Stage.FINISHED:
            screen = replace(screen, rows=(*screen.rows, (keepsake_button(viewer),)))
        await context.show(screen)

    @command("review", played, sparingly, player="review-player")
    async def review(self, context: Context, player: FormerSeat | None = None) -> None:
        """Where somebody gave points away, and what would have been better."""
        await show_review(context, player)

    @command("log", recorded, sparingly, in_words=True)
    async def log(self, context: Context) -> None:
        """Everything that has happened at the table."""
        entries = await context.services.history.log(context.table.id)
        # A log of thousands of lines takes its time, which nobody else waits for.
        await context.show(await asyncio.to_thread(log_screen, context.viewer.everybody, entries, None))


class ResultCommands:
    """All games of the server."""

    @command("stats", player="stats-player", in_words=True)
    async def stats(self, context: Context, player: discord.User | None = None) -> None:
        """The results of a person."""
        whose = player or context.interaction.user
        found = await context.services.history.stats(_server(context), whose.id)
        screen = stats_screen(context.texts, name_of(whose), found)
        if found.among_people or found.with_computers:
            screen = with_show_button(context.texts, screen, STATS, str(whose.id))
        await context.show(screen)

    @command("leaderboard", in_words=True)
    async def leaderboard(self, context: Context, games: Games = PEOPLE) -> None:
        """The results of all."""
        with_computers = games == COMPUTERS
        history = context.services.history
        board = await history.leaderboard(_server(context), with_computers=with_computers)
        screen = leaderboard_screen(context.texts, board, with_computers=with_computers)
        if board:
            screen = with_show_button(context.texts, screen, BOARD, games)
        await context.show(screen)


def _server(context: Context) -> int:
    """The server that is asked about.

    Raises:
        InputError: results are those of a server, and this is none.
    """
    if context.guild_id is None:
        raise InputError("results-in-servers")
    return context.guild_id
