"""``/hokkaido``: how a table stands, the rules, and the cards."""

from __future__ import annotations

from bot.commands.choices import GameOption
from bot.commands.declaring import command
from bot.interactions.context import Context
from bot.interactions.gates import at_table
from bot.tables import Table, TableOptions
from bot.views.rules import cards_screen, rules_screen
from bot.views.status import status_screen
from bot.views.what_now import what_now_screen
from engine.options import Rules


class HelpCommands:
    """Where a game stands, and how it is played."""

    @command("status", at_table, in_words=True)
    async def status(self, context: Context) -> None:
        """Who plays, whose turn it is, and the scores."""
        await context.show(status_screen(context.viewer))

    @command("help", in_words=True)
    async def help(self, context: Context) -> None:
        """What there is to do at the channel's table, or in direct messages at the person's only one."""
        table = await _table_in_question(context)
        games = await context.services.tables.games_of(context.user_id)
        viewer = None if table is None else context.viewer_of(table)
        elsewhere = [game for game in games if game.asked and (table is None or game.table.id != table.id)]
        screen = what_now_screen(context.texts, viewer, len(elsewhere), in_server=context.in_server)
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


async def _options_in_question(context: Context, game: Rules | None) -> TableOptions:
    """What is played where somebody asks for help: the named game as it is usual, else that of the table.

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
