"""The group ``/hokkaido``: everything about tables and about people but the moves of a game.

The commands of a lobby and of guests, which ``/table`` shares in part, have modules of their own.
"""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.attachments import check_attached
from bot.commands.completion import GameOption, OneOf
from bot.commands.declaring import command
from bot.commands.lobby import GuestCommands, LobbyCommands
from bot.commands.table_options import FormerSeat
from bot.commands.texts import name, text
from bot.errors import InputError, sentence
from bot.interactions.context import Context
from bot.interactions.gates import at_table, game_named, played, recorded, sparingly
from bot.interactions.looking import may_show_map, show_checked, show_review
from bot.interactions.permissions import may_start, must_be_allowed_to_start
from bot.people.names import name_of
from bot.tables import Stage, Table, TableError, TableOptions
from bot.tables.lobby import check_join
from bot.views.game_over import keepsake_button, record_file, replay_screen
from bot.views.log import log_screen
from bot.views.own_games import what_now_screen
from bot.views.round_message import status_screen
from bot.views.rules import cards_screen, rules_screen
from bot.views.screen import (
    BOARD,
    LARGEST_FILE,
    REPLAY,
    STATS,
    AttachedFile,
    Screen,
    with_show_button,
)
from bot.views.settings import forget_screen, settings_screen
from bot.views.shuffle import checked_record_screen
from bot.views.standings import COMPUTERS, PEOPLE, leaderboard_screen, stats_screen
from bot.views.viewer import to_show_screen
from engine.options import Rules


class HelpCommands:
    """Where a game stands, and how it is played."""

    @command("status", at_table)
    async def status(self, context: Context) -> None:
        """Who plays, whose turn it is, and the scores; messages of the table that were deleted come back."""
        await context.services.tables.look_at(context.table)
        await context.show(status_screen(context.viewer))

    @command("help")
    async def help(self, context: Context) -> None:
        """What there is to do at the channel's table, or in direct messages at the person's only one."""
        table = await _table_in_question(context)
        games = await context.services.tables.games_of(context.user_id)
        viewer = None if table is None else context.viewer_of(table)
        elsewhere = [game for game in games if game.asked and (table is None or game.table.id != table.id)]
        watches = table is not None and table.is_watched_by(context.user_id)
        screen = what_now_screen(
            context.texts,
            viewer,
            len(elsewhere),
            in_server=context.in_server,
            watches=watches,
            may_open=context.guild_id is None or await may_start(context, context.guild_id),
            several=len(games) if table is None and not context.in_server else 0,
            refusal=await _refusal(context, table),
        )
        await context.show(screen)

    @command("rules", game="which-rules")
    async def rules(self, context: Context, game: GameOption | None = None) -> None:
        """The rules, page by page."""
        await context.show(rules_screen(context.texts, await _options_in_question(context, game)))

    @command("cards", game="which-cards")
    async def cards(
        self, context: Context, number: int | None = None, game: GameOption | None = None
    ) -> None:
        """One card, or all."""
        options = await _options_in_question(context, game)
        await context.show(cards_screen(context.texts, options.deck, number))


async def _refusal(context: Context, table: Table | None) -> str | None:
    """Why the person may neither open a table here nor join its table; None if they may, or play."""
    if not context.in_server:
        return None
    try:
        if table is None:
            await must_be_allowed_to_start(context, context.server_id)
        elif table.seat_of(context.user_id) is None and (
            table.stage is Stage.LOBBY or not table.is_watched_by(context.user_id)
        ):
            check_join(table, context.user_id)
    except TableError as error:
        return sentence(context.texts, error)
    return None


async def _options_in_question(context: Context, game: Rules | None) -> TableOptions:
    """What is played where somebody asks for help: the named game with its usual options, else the table's.

    Where there is no table, it is the usual game of the server, or Hokkaido.
    """
    usual = (await context.services.preferences.of_server(context.guild_id)).options
    if game is not None:
        return usual.in_game(game)
    table = await _table_in_question(context)
    return usual if table is None else table.options


async def _table_in_question(context: Context) -> Table | None:
    """The channel's table, or in direct messages the person's only one."""
    tables = context.services.tables
    if context.in_server:
        return await tables.in_channel(context.channel_id)
    own = await tables.of_person(context.user_id)
    return own[0] if len(own) == 1 else None


class OwnDataCommands:
    """What is kept of a person: chosen, said, handed out, and deleted."""

    @command("privacy")
    async def privacy(self, context: Context) -> None:
        """What is kept, and for how long."""
        await context.say("privacy")

    @command("my-data", sparingly)
    async def my_data(self, context: Context) -> None:
        """Everything that is kept of the person, as a file; that of a thousand games is compressed."""
        data = await context.services.privacy.export(context.user_id)
        file = AttachedFile("hokkaido-my-data.json", data)
        if len(data) > LARGEST_FILE:
            file = AttachedFile("hokkaido-my-data.json.gz", await asyncio.to_thread(gzip.compress, data))
        await context.show(Screen(context.texts.format("my-data"), file=file))

    @command("forget-me")
    async def forget_me(self, context: Context) -> None:
        """Ask whether it is to be deleted."""
        own = await context.services.tables.of_person(context.user_id)
        alone = sum(table.options.alone for table in own)
        screen = forget_screen(context.texts, context.user_id, len(own) - alone, plays_alone=alone > 0)
        await context.show(screen)


class SettingsCommands:
    """What a player likes."""

    @command("settings")
    async def settings(self, context: Context) -> None:
        """Language, look, reminders and the like."""
        languages = context.services.texts.languages
        await context.show(settings_screen(context.texts, context.reader.preferences, languages))


class ShuffleCommands:
    """The proof of a shuffle."""

    @command("verify", sparingly)
    async def verify(
        self, context: Context, record: discord.Attachment | None = None, table: str | None = None
    ) -> None:
        """Check the shuffle of a record, of a game, or of the last one that is over."""
        if record is not None:
            await context.show(checked_record_screen(context.texts, await check_attached(context, record)))
            return
        if table is not None:
            context.enter(await game_named(context, table))
        elif context.in_server or await context.services.history.last_of(context.user_id) is not None:
            await played(context)
        else:
            raise InputError("verify-what")
        await show_checked(context)


Games = app_commands.Transform[str, OneOf("choice-games", (PEOPLE, COMPUTERS))]


class RecordCommands:
    """One game. To find it may be work already, and Discord may be asked who sees it: that counts as well."""

    @command("record", sparingly, played)
    async def record(self, context: Context) -> None:
        """The whole game as a file."""
        data = await context.services.history.record(context.table.id)
        text = context.texts.format("record", table=context.table.id)
        await context.show(Screen(text, file=record_file(context.table, data)))

    @command("replay", sparingly, played, player="replay-player")
    async def replay(self, context: Context, player: FormerSeat | None = None) -> None:
        """The game as a moving picture, of all maps or of one."""
        viewer, whose = context.viewer, [] if player is None else [str(player)]
        screen = replay_screen(viewer.everybody, player)
        screen = to_show_screen(viewer.everybody, screen, REPLAY, *whose, may_show=may_show_map(context))
        if viewer.seat is not None and viewer.table.stage is Stage.FINISHED:
            screen = replace(screen, rows=(*screen.rows, (keepsake_button(viewer),)))
        await context.show(screen)

    @command("review", sparingly, played, player="review-player")
    async def review(self, context: Context, player: FormerSeat | None = None) -> None:
        """Where somebody gave points away, and what would have been better."""
        await show_review(context, player)

    @command("log", sparingly, recorded)
    async def log(self, context: Context) -> None:
        """Everything that has happened at the table."""
        entries = await context.services.history.log(context.table.id)
        # A log of thousands of lines takes its time, which nobody else waits for.
        await context.show(await asyncio.to_thread(log_screen, context.viewer.everybody, entries, None))


class ResultCommands:
    """All games of the server."""

    @command("stats", sparingly, player="stats-player")
    async def stats(self, context: Context, player: discord.User | None = None) -> None:
        """The results of a person."""
        whose = player or context.interaction.user
        found = await context.services.history.stats(_server(context), whose.id)
        screen = stats_screen(context.texts, name_of(whose), found)
        if found.among_people or found.with_computers:
            screen = with_show_button(context.texts, screen, STATS, str(whose.id))
        await context.show(screen)

    @command("leaderboard", sparingly)
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


# discord.py lists what a cog inherits from the last of its classes to the first: so it stands in Discord.
class HokkaidoGroup(
    OwnDataCommands,
    ResultCommands,
    RecordCommands,
    SettingsCommands,
    ShuffleCommands,
    GuestCommands,
    HelpCommands,
    LobbyCommands,
    commands.GroupCog,
    group_name=name("command", "hokkaido"),
    group_description=text("command-hokkaido"),
):
    """``/hokkaido``."""
