"""The group ``/hokkaido``: everything about tables and people except the moves of a game.

The commands for the lobby and for guests, some of which ``/table`` shares, are in separate modules.

discord.py calls each method for its command, once the gates have been passed.
"""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.declaring import command
from bot.commands.opening import GuestCommands, LobbyCommands
from bot.commands.options import FinishedGame, FormerSeat, GameOption, OneOf, check_attached
from bot.commands.texts import name, text
from bot.errors import InputError, sentence
from bot.interactions.context import Context
from bot.interactions.gates import at_table, played, recorded, sparingly
from bot.interactions.permissions import may_start, must_be_allowed_to_start
from bot.interactions.showing import may_show_map, show_checked, show_review, told_apart
from bot.people.names import name_of
from bot.tables import Stage, Table, TableError, TableOptions
from bot.tables.lobby import check_join
from bot.views.game_over import checked_record_screen, keepsake_button, record_screen
from bot.views.log import log_screen
from bot.views.own_games import what_now_screen
from bot.views.results import COMPUTERS, PEOPLE, leaderboard_screen, stats_screen
from bot.views.review import replay_to_show_screen
from bot.views.round_message import status_screen
from bot.views.rulebook import cards_screen, rules_screen
from bot.views.screen import BOARD, LARGEST_FILE, STATS, AttachedFile, Screen, with_show_button
from bot.views.settings import forget_screen, settings_screen
from engine.options import Rules


class HelpCommands:
    """The state of a game, and help."""

    @command("status", at_table)
    async def status(self, context: Context) -> None:
        """Show the players, whose turn it is, and the scores; resend deleted messages of the table."""
        await context.services.tables.refresh(context.table)
        await context.show(status_screen(context.viewer))

    @command("help")
    async def help(self, context: Context) -> None:
        """Show what to do at the channel's table, or in direct messages at the person's only one."""
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
        """Show the rules, page by page."""
        await context.show(rules_screen(context.reader, await _options_in_question(context, game)))

    @command("cards", game="which-cards")
    async def cards(
        self, context: Context, number: int | None = None, game: GameOption | None = None
    ) -> None:
        """Show one card, or all of them."""
        options = await _options_in_question(context, game)
        await context.show(cards_screen(context.reader, options.deck, number))


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
    """The options to explain to a person who asks for help: the named game's defaults, else the table's.

    Without a table, they are the defaults of the server, or of Hokkaido.
    """
    defaults = (await context.services.preferences.of_server(context.guild_id)).options
    if game is not None:
        return defaults.in_game(game)
    table = await _table_in_question(context)
    return defaults if table is None else table.options


async def _table_in_question(context: Context) -> Table | None:
    """The channel's table, or in direct messages the person's only one."""
    tables = context.services.tables
    if context.in_server:
        return await tables.in_channel(context.channel_id)
    own = await tables.of_person(context.user_id)
    return own[0] if len(own) == 1 else None


class OwnDataCommands:
    """A person's data: explained, exported and deleted."""

    @command("privacy")
    async def privacy(self, context: Context) -> None:
        """Show which data is stored, and for how long."""
        await context.say("privacy", board=context.services.readers.links is not None)

    @command("my-data", sparingly)
    async def my_data(self, context: Context) -> None:
        """Send all data about the person as a file, which is compressed if it is large."""
        data = await context.services.privacy.export(context.user_id, context.services.readers.links)
        file = AttachedFile("hokkaido-my-data.json", data)
        if len(data) > LARGEST_FILE:
            file = AttachedFile("hokkaido-my-data.json.gz", await asyncio.to_thread(gzip.compress, data))
        await context.show(Screen(context.texts.format("my-data"), files=(file,)))

    @command("forget-me")
    async def forget_me(self, context: Context) -> None:
        """Ask the person to confirm the deletion."""
        own = await context.services.tables.of_person(context.user_id)
        alone = sum(table.options.alone for table in own)
        screen = forget_screen(context.texts, context.user_id, len(own) - alone, plays_alone=alone > 0)
        await context.show(screen)


class SettingsCommands:
    """A player's settings."""

    @command("settings")
    async def settings(self, context: Context) -> None:
        """Show the settings: language, look, reminders and others."""
        await context.show(settings_screen(context.reader, context.services.texts.languages))


Finished = app_commands.Transform[str, FinishedGame()]


class ShuffleCommands:
    """The proof of a shuffle."""

    @command("verify", sparingly, game="finished-game")
    async def verify(
        self, context: Context, record: discord.Attachment | None = None, game: Finished | None = None
    ) -> None:
        """Verify the shuffle of a record, of a game, or of the last finished game."""
        if record is not None:
            await context.show(checked_record_screen(context.texts, await check_attached(context, record)))
            return
        elsewhere = game is None and not context.in_server
        if elsewhere and await context.services.history.last_of(context.user_id) is None:
            raise InputError("verify-what")
        await played(context)
        await show_checked(context)


Games = app_commands.Transform[str, OneOf("choice-games", (PEOPLE, COMPUTERS))]


class RecordCommands:
    """A single game. Finding it can be expensive and need requests to Discord, so that is limited too."""

    @command("record", sparingly, played)
    async def record(self, context: Context) -> None:
        """Send the whole game as a file."""
        data = await context.services.history.record(context.table.id)
        await context.show(record_screen(context.viewer.everyone, data))

    @command("replay", sparingly, played, player="replay-player")
    async def replay(self, context: Context, player: FormerSeat | None = None) -> None:
        """Show the replay of the game, with all maps or one."""
        viewer = context.viewer
        screen = replay_to_show_screen(viewer.everyone, player, may_show=may_show_map(context))
        if viewer.seat is not None and viewer.table.stage is Stage.FINISHED:
            screen = replace(screen, rows=(*screen.rows, (keepsake_button(viewer),)))
        await context.show(screen)

    @command("review", sparingly, played, player="review-player")
    async def review(self, context: Context, player: FormerSeat | None = None) -> None:
        """Show where a player missed points, and what would have been better."""
        await show_review(context, player)

    @command("log", sparingly, recorded)
    async def log(self, context: Context) -> None:
        """Show all events at the table."""
        entries = await context.services.history.log(context.table.id)
        # A log of thousands of lines takes long, so it is made in a thread.
        await context.show(await asyncio.to_thread(log_screen, context.viewer.everyone, entries, None))


class ResultCommands:
    """Results on the server."""

    @command("stats", sparingly, player="stats-player")
    async def stats(self, context: Context, player: discord.User | None = None) -> None:
        """Show a person's results."""
        whose = player or context.interaction.user
        found = await context.services.history.stats(_server(context), whose.id)
        screen = stats_screen(context.texts, name_of(whose), found)
        if found.among_people or found.with_computers:
            screen = with_show_button(context.texts, screen, STATS, str(whose.id))
        await context.show(screen)

    @command("leaderboard", sparingly)
    async def leaderboard(self, context: Context, games: Games = PEOPLE) -> None:
        """Show everyone's results."""
        with_computers = games == COMPUTERS
        history = context.services.history
        board = await history.leaderboard(_server(context), with_computers=with_computers)
        board = await told_apart(context, board)
        screen = leaderboard_screen(context.texts, board, with_computers=with_computers)
        if board:
            screen = with_show_button(context.texts, screen, BOARD, games)
        await context.show(screen)


def _server(context: Context) -> int:
    """The id of the server.

    Raises:
        InputError: the interaction is not on a server, and results belong to one.
    """
    if context.guild_id is None:
        raise InputError("results-in-servers")
    return context.guild_id


# discord.py lists inherited commands from the last class to the first, and Discord shows them in that order.
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
