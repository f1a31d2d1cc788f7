"""Turns an error into one sentence for the person, in whatever state the interaction is."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.connection.refusals import is_for_now
from bot.errors import USER_ERRORS, sentence
from bot.interactions.context import Context
from bot.services import Interaction
from bot.store import StoreError
from bot.texts import Language
from bot.views.controls import CustomId

log = logging.getLogger(__name__)

#: A command that a client still has from another version of this bot.
OUTDATED_COMMANDS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


async def tell_failure(context: Context, error: Exception) -> None:
    """Tell the person what was wrong; log what is the bot's own fault, with a reference.

    No one is told while a command is still being typed.
    """
    if context.is_typing:
        log.info("no completions for %s: %s", describe(context.interaction), error)
        return
    text = sentence_for(context.texts, error)
    if text is None:
        reference = secrets.token_hex(4)
        log.error("reference %s: %s failed", reference, describe(context.interaction), exc_info=error)
        key = "database-fails" if isinstance(error, StoreError) else "failure"
        text = context.texts.format(key, reference=reference)
    try:
        await context.refuse(text)
    except discord.HTTPException as second:
        log.warning("cannot answer %s: %s", describe(context.interaction), second)


def cause_of(error: app_commands.AppCommandError) -> Exception:
    """The error inside a gate, an option or the body of a command; or the error itself."""
    return error.__cause__ if isinstance(error.__cause__, Exception) else error


def sentence_for(texts: Language, error: Exception) -> str | None:
    """The sentence for a mistake of the person or of Discord; None for one of the bot."""
    if isinstance(error, USER_ERRORS):
        return sentence(texts, error)
    if isinstance(error, discord.Forbidden):
        return texts.format("discord-forbids")
    if isinstance(error, discord.NotFound):
        return texts.format("discord-deleted")
    if isinstance(error, OUTDATED_COMMANDS):
        return texts.format("command-unknown")
    return texts.format("discord-busy") if _is_busy(error) else None


def _is_busy(error: Exception) -> bool:
    """Whether Discord cannot answer at the moment: it limits the bot, fails, or cannot be reached."""
    if isinstance(error, discord.HTTPException):
        return is_for_now(error)
    return isinstance(error, discord.RateLimited | aiohttp.ClientError | TimeoutError)


def describe(interaction: Interaction) -> str:
    """An interaction in a log line: what, who and where; never what is in somebody's hand."""
    data: Mapping[str, Any] = interaction.data or {}
    command = interaction.command
    if command is not None:
        what = f"/{command.qualified_name}"
    else:
        # The arguments of a button may name a card of the hand.
        pressed = CustomId.parse(str(data.get("custom_id", "")))
        what = str(interaction.type if pressed is None else replace(pressed, arguments=()))
    return f"{what} of user {interaction.user.id} in channel {interaction.channel_id}"
