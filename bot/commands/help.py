"""``/hokkaido``: how a table stands, the rules, and the cards."""

from __future__ import annotations

from discord import app_commands

from bot.commands.choices import OneOf
from bot.commands.declaring import command
from bot.interactions.context import Context
from bot.interactions.gates import at_table
from bot.interactions.what_now import show_what_now
from bot.tables import Table, TableOptions
from bot.views.help import cards_screen
from bot.views.round_message import status_screen
from bot.views.rules import rules_screen
from engine.options import Rules

Game = app_commands.Transform[Rules, OneOf("choice-game", Rules)]


class HelpCommands:
    """Where a game stands, and how it is played."""

    @command("status", at_table, in_words=True)
    async def status(self, context: Context) -> None:
        """Who plays, whose turn it is, and the scores."""
        await context.show(status_screen(context.viewer))

    @command("help", in_words=True)
    async def help(self, context: Context) -> None:
        """What the person can do now, here."""
        await show_what_now(context)

    @command("rules", game="which-rules")
    async def rules(self, context: Context, game: Game | None = None) -> None:
        """The rules, page by page."""
        await context.show(rules_screen(context.texts, await _options_in_question(context, game)))

    @command("cards", game="which-cards")
    async def cards(self, context: Context, number: int | None = None, game: Game | None = None) -> None:
        """One card, or all."""
        options = await _options_in_question(context, game)
        await context.show(cards_screen(context.texts, options.deck, number))


async def _options_in_question(context: Context, game: Rules | None) -> TableOptions:
    """What is played where somebody asks for help: the named game as it is usual, else that of the table.

    In direct messages it is the person's table if there is just one; where there is none, it is the
    usual game of the server, or Hokkaido.
    """
    usual = (await context.services.preferences.of_server(context.guild_id)).options
    if game is not None:
        return usual.in_game(game)
    tables = context.services.tables
    if context.in_server:
        here = await tables.in_channel(context.channel_id)
        found: tuple[Table, ...] = () if here is None else (here,)
    else:
        found = await tables.of_person(context.user_id)
    return found[0].options if len(found) == 1 else usual
