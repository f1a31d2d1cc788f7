"""Getting ready with a word for the shuffle, and checking a shuffle."""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table, seated, sparingly
from bot.interactions.looking import show_checked
from bot.tables import TableError, shuffles
from bot.views.shuffle import WORD, word_modal


async def getting_ready(context: Context) -> None:
    """A further gate: the table waits until all are ready.

    Raises:
        TableError: ``not-getting-ready``.
    """
    if not context.table.takes_words:
        raise TableError("not-getting-ready")


@component("add-word", seated, getting_ready, acknowledgement=Acknowledgement.MODAL)
async def ask_for_word(context: Context) -> None:
    """Open the modal in which a word is typed."""
    await context.interaction.response.send_modal(word_modal(context.texts, context.pressed))


@component("ready", acknowledgement=Acknowledgement.ANEW, in_words=True)
@component("ready-word", acknowledgement=Acknowledgement.ANEW, in_words=True)
async def be_ready(context: Context) -> None:
    """Be ready, with the word that was typed into the modal or, without one, as one was."""
    change = await context.do(shuffles.add_word, context.fields.get(WORD))
    await context.say("ready-now", dealt=not change.table.takes_words)


@component("verify", at_table, sparingly, acknowledgement=Acknowledgement.ANEW, in_words=True)
async def verify(context: Context) -> None:
    """Make the shuffle again, and compare it with what was told and dealt."""
    await show_checked(context)
