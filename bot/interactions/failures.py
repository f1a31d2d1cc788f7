"""Turns an error into one sentence for the person, in any state of the interaction."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.errors import USER_ERRORS, InputError, sentence
from bot.escaping import escaped
from bot.interactions.context import Context, Interaction
from bot.refusals import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NAME_REFUSED,
    OWN_MISTAKES,
    THREAD_LOCKED,
    TOO_MANY_THREADS,
    in_discords_words,
    is_for_now,
)
from bot.store import StoreError
from bot.texts import Language
from bot.views.screen import CustomId

log = logging.getLogger(__name__)

#: The sentences for refusals that people can resolve, by Discord's error codes.
REFUSALS: Mapping[int, str] = {
    MISSING_ACCESS: "discord-forbids",
    MISSING_PERMISSIONS: "discord-forbids",
    THREAD_LOCKED: "thread-locked",
    TOO_MANY_THREADS: "too-many-threads",
    NAME_REFUSED: "thread-name-refused",
}

#: The errors of commands that a client still has from another version of this bot.
OUTDATED_COMMANDS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


async def show_failure(context: Context, error: Exception) -> None:
    """Show the person what was wrong; log the bot's own errors, with a reference.

    Nothing is shown while a command is still being typed.
    """
    if context.is_typing:
        log.info("no completions for %s: %s", describe(context.interaction), error)
        return
    if context.is_late and isinstance(error, discord.NotFound):
        # Discord may have deleted nothing: without a first response there is no message to edit.
        error = InputError("delivered-late")
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
    """The error raised in a gate, an option or the body of a command; or the error itself."""
    return error.__cause__ if isinstance(error.__cause__, Exception) else error


def sentence_for(texts: Language, error: Exception) -> str | None:
    """The sentence for an error caused by the person or by Discord; None for an error in the bot."""
    if isinstance(error, USER_ERRORS):
        return sentence(texts, error)
    if isinstance(error, discord.HTTPException):
        return refusal(texts, error)
    if isinstance(error, OUTDATED_COMMANDS):
        return texts.format("command-unknown")
    is_away = isinstance(error, discord.RateLimited | aiohttp.ClientError | TimeoutError)
    return texts.format("discord-busy") if is_away else None


def refusal(texts: Language, error: discord.HTTPException) -> str | None:
    """The sentence for a refusal by Discord, by its code; None if the bot's request was invalid."""
    if is_for_now(error):
        return texts.format("discord-busy")
    if error.status == HTTPStatus.NOT_FOUND:
        return texts.format("discord-deleted")
    if error.code in REFUSALS:
        return texts.format(REFUSALS[error.code])
    if error.code in OWN_MISTAKES:
        return None
    return texts.format("discord-refuses", said=escaped(in_discords_words(error)))


def describe(interaction: Interaction) -> str:
    """An interaction for a log line: type, person and place, but never the cards of a hand."""
    data: Mapping[str, Any] = interaction.data or {}
    command = interaction.command
    if command is not None:
        what = f"/{command.qualified_name}"
    else:
        # The arguments of a button may include a card of the hand.
        pressed = CustomId.parse(str(data.get("custom_id", "")))
        what = str(interaction.type if pressed is None else replace(pressed, arguments=()))
    return f"{what} of user {interaction.user.id} in channel {interaction.channel_id}"
