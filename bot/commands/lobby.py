"""``/hokkaido``: opening a table, coming and going, beginning and closing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.commands.attachments import read_own_deck
from bot.commands.completion import GameOption, OneOf, OneOfWords, YesOrNo
from bot.commands.declaring import command
from bot.escaping import escaped
from bot.interactions.context import Context
from bot.interactions.gates import at_table, hosting, table_here
from bot.interactions.lobby import close_or_ask, open_new_table, welcome
from bot.interactions.threads import takes_threads
from bot.tables import Deadline, TableOptions, lobby
from bot.tables.computer_seats import USUAL_OPPONENT, Strength
from bot.tables.options import NO_CARD, RANDOM_CARD, with_scoring_card
from bot.texts import own_names
from bot.views.screen import Screen
from engine.options import MOST_PLAYERS, PlacingOrder, Selection
from engine.parts.cards import Side
from engine.scoring import PRINTED_SCORING_CARDS

SideOption = app_commands.Transform[Side, OneOf("choice-side", Side)]
Computers = app_commands.Range[int, 0, MOST_PLAYERS - 1]
Strengths = app_commands.Transform[Strength, OneOf("choice-strength", Strength)]
Order = app_commands.Transform[PlacingOrder, OneOf("choice-order", PlacingOrder)]
SelectionOption = app_commands.Transform[Selection, OneOf("choice-selection", Selection)]
ScoringCardOption = app_commands.Transform[
    str, OneOf("choice-scoring-card", (NO_CARD, RANDOM_CARD, *map(str, PRINTED_SCORING_CARDS)))
]
DeadlineOption = app_commands.Transform[Deadline, OneOf("choice-deadline", Deadline)]
TableLanguage = app_commands.Transform[
    str, OneOfWords(lambda context: own_names(context.services.texts.languages))
]


class LobbyCommands:
    """Tables before the deal."""

    @command("start", game="which-game", language="table-language")
    async def start(
        self,
        context: Context,
        game: GameOption | None = None,
        side: SideOption | None = None,
        goals: YesOrNo | None = None,
        computers: Computers = 0,
        strength: Strengths = USUAL_OPPONENT,
        order: Order | None = None,
        selection: SelectionOption | None = None,
        scoring_card: ScoringCardOption | None = None,
        deck: discord.Attachment | None = None,
        deadline: DeadlineOption | None = None,
        thread: YesOrNo | None = None,
        by_invitation: YesOrNo | None = None,
        language: TableLanguage | None = None,
    ) -> None:
        """Open a table; whatever is left out is what is usual in the server."""
        server = await context.services.preferences.of_server(context.guild_id)
        usual = server.options.in_game(game or server.options.rules)
        chosen: dict[str, Any] = {
            "own_deck": await read_own_deck(context, deck, usual.rules),
            "side": side,
            "with_goals": goals,
            "order": order,
            "selection": selection,
            "deadline": deadline,
            "by_invitation": by_invitation,
            "locale": language,
        }
        options: TableOptions = replace(
            usual, **{name: value for name, value in chosen.items() if value is not None}
        )
        if scoring_card is not None:
            options = with_scoring_card(options, scoring_card)
        # A table that is asked for in a thread stays there, unless a thread of its own is asked for as well.
        channel = context.interaction.channel
        in_thread = server.in_thread and takes_threads(channel) if thread is None else thread
        # Everybody could read along in a forum, so a table by invitation does not go there.
        to_forum = thread is None and not isinstance(channel, discord.Thread) and not options.by_invitation
        forum_id = server.forum_id if to_forum else None
        await open_new_table(context, options, computers, strength, in_thread=in_thread, forum_id=forum_id)

    @command("join", table_here)
    async def join(self, context: Context) -> None:
        """Sit down at the channel's table."""
        change = await context.do(lobby.join)
        await context.say("joined", host=escaped(change.table.host_name))
        await welcome(context, change.table)

    @command("leave", at_table)
    async def leave(self, context: Context) -> None:
        """Stand up before the game has begun."""
        await context.do(lobby.leave)
        await context.say("left")

    @command("begin", at_table)
    async def begin(self, context: Context) -> None:
        """Begin the game."""
        await context.services.tables.begin(context.table.id, context.person)
        await context.say("begun")

    @command("cancel", hosting)
    async def cancel(self, context: Context) -> None:
        """Close the table; in the middle of a game the person is asked first."""
        question = await close_or_ask(context)
        await context.show(question or Screen(context.texts.format("cancelled")))
