"""Attachments of commands: custom decks and records, which are parsed in worker processes."""

from __future__ import annotations

import json
from dataclasses import replace

import discord

from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import sparingly
from bot.people.names import can_be_seen
from bot.views.controls import cut
from engine.decks import deck_from_bytes, whole_deck_to_json
from engine.options import Rules
from engine.shuffle.proof import ShuffleProof
from engine.shuffle.shuffle import verify_shuffle

#: The maximum sizes in bytes; the default decks have 8,000, and records of the longest games 30,000.
LARGEST_DECK = 100_000
LARGEST_RECORD = 1 << 17

#: The maximum length of a stored deck name, in characters.
LONGEST_DECK_NAME = 200


async def read_own_deck(context: Context, attachment: discord.Attachment | None, rules: Rules) -> str | None:
    """The deck of an attached file as stored with the table, checked for the game; None without a file.

    Only the data that the deck needs is stored.

    Raises:
        InputError: the file is too large, of another type, or cannot be downloaded; or too many were
            attached.
        InvalidInput: it is no deck; the values name the card and the square.
    """
    if attachment is None:
        return None
    if not attachment.filename.lower().endswith(".json"):
        raise InputError("deck-not-json", given=echo(attachment.filename))
    await sparingly(context)
    data = await _fetched(attachment, LARGEST_DECK)
    deck = await context.services.pictures.workers.run(deck_from_bytes, data, rules)
    name = deck.name if can_be_seen(deck.name) else attachment.filename[: -len(".json")]
    named = replace(deck, name=cut(name, LONGEST_DECK_NAME))
    return json.dumps(whole_deck_to_json(named), separators=(",", ":"))


async def check_attached(context: Context, attachment: discord.Attachment) -> ShuffleProof:
    """The shuffle proof of an attached record, after verifying it.

    Raises:
        InputError: the file is too large, or cannot be downloaded.
        GameError: it is no record, or its shuffle is wrong.
    """
    data = await _fetched(attachment, LARGEST_RECORD)
    return await context.services.pictures.workers.run_long(verify_shuffle, data)


async def _fetched(attachment: discord.Attachment, largest: int) -> bytes:
    """The content of an attachment.

    Raises:
        InputError: it has more than ``largest`` bytes, or Discord does not return it.
    """
    if attachment.size > largest:
        raise InputError("file-too-large", limit=largest)
    try:
        return await attachment.read()
    except discord.HTTPException:
        raise InputError("file-not-fetched", given=echo(attachment.filename)) from None
