"""Files that people attach to commands: decks of their own, and records; worker processes read them."""

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

#: The largest files that are looked at, in bytes; the decks that come with the games have 8,000, and records
#: of the longest games 30,000.
LARGEST_DECK = 100_000
LARGEST_RECORD = 1 << 17

#: How many characters of the name of a deck are kept.
LONGEST_DECK_NAME = 200


async def read_own_deck(context: Context, attachment: discord.Attachment | None, rules: Rules) -> str | None:
    """The deck of an attached file, checked for the game, as the table keeps it; None without a file.

    Of what the deck does not need nothing is kept: whatever else stands in the file would stay for good.

    Raises:
        InputError: the file is too large, of another kind, or cannot be fetched; or too many were attached.
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
    """What makes the shuffle of an attached record, which is right.

    Raises:
        InputError: the file is too large, or cannot be fetched.
        GameError: it is no record, or its shuffle is wrong.
    """
    data = await _fetched(attachment, LARGEST_RECORD)
    return await context.services.pictures.workers.run_long(verify_shuffle, data)


async def _fetched(attachment: discord.Attachment, largest: int) -> bytes:
    """What is in an attached file.

    Raises:
        InputError: it has more bytes than the ``largest`` that is looked at, or Discord does not give it.
    """
    if attachment.size > largest:
        raise InputError("file-too-large", limit=largest)
    try:
        return await attachment.read()
    except discord.HTTPException:
        raise InputError("file-not-fetched", given=echo(attachment.filename)) from None
