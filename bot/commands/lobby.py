"""The group ``/hokkaido``: opening a table, coming and going, and help."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands import completion
from bot.commands.building import CONTEXTS, INSTALLS, choices, named, options
from bot.commands.games import open_table, options_in_question, table_here, table_to_host
from bot.commands.guests import company_commands
from bot.commands.history import history_commands
from bot.commands.privacy import privacy_commands
from bot.commands.settings import settings_command
from bot.commands.threads import thread_for_table
from bot.commands.usual_options import TypedOptions, options_of_new_table
from bot.errors import InputError
from bot.escaping import escaped
from bot.interactions.context import Answer, answering
from bot.interactions.ending import close_or_ask
from bot.interactions.onboarding import welcome
from bot.interactions.permissions import must_be_allowed_to_open
from bot.people.names import person_of
from bot.services import Interaction
from bot.tables import Deadline, Table, TableOptions
from bot.tables.requests import Join, Leave
from bot.texts import Language
from bot.views.current_screen import current_screen
from bot.views.help import cards_screen, rules_screen
from bot.views.screen import Screen
from bot.views.status import status_screen
from bot.views.viewer import Viewer
from engine.cards import Side
from engine.options import MOST_PLAYERS, PlacingOrder, Rules, Selection
from engine.scoring import PRINTED_SCORING_CARDS

Subcommand = app_commands.Command[Any, ..., None]


def lobby_group(texts: Language) -> app_commands.Group:
    """``/hokkaido`` with everything in it, described in this language."""
    group = app_commands.Group(
        name="hokkaido",
        description=texts.format("command-hokkaido"),
        allowed_contexts=CONTEXTS,
        allowed_installs=INSTALLS,
    )
    for command in (
        _start(texts),
        *_coming(texts),
        *_deciding(texts),
        *_helping(texts),
        *company_commands(texts),
        settings_command(texts),
        *history_commands(texts),
        *privacy_commands(texts),
    ):
        group.add_command(command)
    return group


def _start(texts: Language) -> Subcommand:
    @named(texts, "start")
    @options(texts, "side", "goals", "computers", "order", "deadline", "thread", "by_invitation", "words")
    @options(texts, "selection", "scoring_card", "deck", game="which-game")
    @app_commands.choices(
        game=choices(texts, "game", *Rules),
        selection=choices(texts, "selection", *Selection),
        scoring_card=choices(texts, "scoring-card", "none", "random", *map(str, PRINTED_SCORING_CARDS)),
        side=choices(texts, "side", *Side),
        goals=choices(texts, "goals", "yes", "no"),
        order=choices(texts, "order", *PlacingOrder),
        deadline=choices(texts, "deadline", *Deadline),
        thread=choices(texts, "thread", "yes", "no"),
        by_invitation=choices(texts, "by-invitation", "yes", "no"),
        words=choices(texts, "words", "yes", "no"),
    )
    async def start(
        interaction: Interaction,
        game: str | None = None,
        side: str | None = None,
        goals: str | None = None,
        computers: app_commands.Range[int, 0, MOST_PLAYERS - 1] = 0,
        order: str | None = None,
        selection: str | None = None,
        scoring_card: str | None = None,
        deck: discord.Attachment | None = None,
        deadline: str | None = None,
        thread: str | None = None,
        by_invitation: str | None = None,
        words: str | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            typed = TypedOptions(
                game=game,
                selection=selection,
                scoring_card=scoring_card,
                deck=deck,
                side=side,
                goals=goals,
                order=order,
                deadline=deadline,
                by_invitation=by_invitation,
                words=words,
                thread=thread,
            )
            chosen, in_thread = await options_of_new_table(answer, typed)
            await open_new_table(answer, chosen, computers, in_thread=in_thread)

    return start


async def open_new_table(
    answer: Answer, chosen: TableOptions, computers: int, *, in_thread: bool = False
) -> None:
    """Open a table in the channel or a thread of its own, unless something is missing for that.

    Raises:
        InputError: this is no server, or the bot lacks a permission in the channel.
        TableError: the channel has a table, or this person may not open one.
    """
    interaction = answer.interaction
    if interaction.guild_id is None:
        raise InputError("servers-only")
    await must_be_allowed_to_open(answer, interaction.guild_id)
    host = person_of(interaction.user)
    tables = answer.services.tables
    if not in_thread:
        await tables.open(interaction.guild_id, answer.channel_id, host, chosen, computers)
        await _say_with_welcome(answer, answer.texts.format("table-opened"))
        return
    async with thread_for_table(answer, chosen) as thread:
        await tables.open(interaction.guild_id, thread.id, host, chosen, computers)
    await _say_with_welcome(answer, answer.texts.format("thread-opened", channel=thread.id))


async def _say_with_welcome(answer: Answer, text: str) -> None:
    """One text; somebody who has never sat at a table is offered the walk through a round after it."""
    await answer.show(Screen(text))
    await welcome(answer)


def _coming(texts: Language) -> tuple[Subcommand, Subcommand]:
    @named(texts, "join")
    async def join(interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_here(answer)
            table = (await answer.services.tables.do(table.id, Join(person_of(interaction.user)))).table
            await _say_with_welcome(answer, answer.texts.format("joined", host=escaped(table.host_name)))

    @named(texts, "leave")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def leave(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await open_table(answer, game)
            await answer.services.tables.do(table.id, Leave(answer.user_id))
            await answer.say("left")

    return join, leave


def _deciding(texts: Language) -> tuple[Subcommand, Subcommand]:
    @named(texts, "begin")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def begin(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await open_table(answer, game)
            table = await answer.services.tables.begin(table.id, answer.user_id)
            await _show_begun(answer, table)

    @named(texts, "cancel")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game_to_host)
    async def cancel(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await table_to_host(answer, game)
            question = await close_or_ask(answer, table)
            await answer.show(question or Screen(answer.texts.format("cancelled")))

    return begin, cancel


async def _show_begun(answer: Answer, table: Table) -> None:
    """The host's own hand, or one sentence where it arrives as a message of its own."""
    note = answer.texts.format("begun")
    seat = table.seat_of(answer.user_id)
    if answer.in_server and seat is not None:
        await answer.show(current_screen(Viewer(answer.texts, table, seat)).with_note(note))
    else:
        await answer.show(Screen(note))


def _helping(texts: Language) -> tuple[Subcommand, Subcommand, Subcommand]:
    @named(texts, "status")
    @options(texts, "game")
    @app_commands.autocomplete(game=completion.complete_game)
    async def status(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            table = await open_table(answer, game)
            await answer.show(status_screen(Viewer(answer.texts, table, table.seat_of(answer.user_id))))

    games = choices(texts, "game", *Rules)

    @named(texts, "rules")
    @options(texts, game="which-rules")
    @app_commands.choices(game=games)
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            await answer.show(rules_screen(answer.texts, await options_in_question(answer, game)))

    @named(texts, "cards")
    @options(texts, "number", game="which-cards")
    @app_commands.choices(game=games)
    async def cards(interaction: Interaction, number: int | None = None, game: str | None = None) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            options_of_game = await options_in_question(answer, game)
            await answer.show(cards_screen(answer.texts, options_of_game.deck, number))

    return status, rules, cards
