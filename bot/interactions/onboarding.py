"""At the first table: who sits down is shown how a round goes, a moderator is asked about the look."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.store.records import PersonNote
from bot.tables import Table
from bot.views.settings import theme_question
from bot.views.viewer import Viewer
from bot.views.walk import welcome_screen


async def ask_about_theme(context: Context) -> None:
    """Ask a moderator how public pictures should look, and in which language, at a server's first table."""
    preferences = context.services.preferences
    if context.is_moderator and not await preferences.are_chosen(context.server_id):
        # It is asked once: from now on the server has settings, even if nobody answers.
        await preferences.change_server(context.server_id, lambda usual: usual)
        await context.add(theme_question(context.texts, context.services.texts.languages))


async def welcome(context: Context, table: Table) -> None:
    """Offer the walk or the rules, in a message of its own, to a person who has just sat down at a table.

    That is done once for each person.
    """
    key = PersonNote.WELCOMED.of(context.user_id)
    if await context.services.store.recall(key) is None:
        await context.services.store.remember(key, "yes")
        await context.add(welcome_screen(Viewer(context.texts, table, None)))
