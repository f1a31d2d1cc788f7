"""A deck of one's own, as a file that is attached to ``/hokkaido start`` or ``/table settings``."""

from __future__ import annotations

import json

import discord

from bot.commands.texts import echo
from bot.errors import InputError
from engine import reading
from engine.decks import deck_from_bytes
from engine.options import Rules

#: The largest file that is looked at, in bytes; the decks that come with the games have 8,000.
LARGEST_DECK = 100_000


async def read_own_deck(attachment: discord.Attachment | None, rules: Rules) -> str | None:
    """The deck of an attached file, checked for the game, as the table keeps it; None without a file.

    Raises:
        InputError: the file is too large, of another kind, or cannot be fetched.
        InvalidInput: it is no deck; the values name the card and the square.
    """
    if attachment is None:
        return None
    if attachment.size > LARGEST_DECK:
        raise InputError("file-too-large", limit=LARGEST_DECK)
    if not attachment.filename.lower().endswith(".json"):
        raise InputError("deck-not-json", given=echo(attachment.filename))
    try:
        data = await attachment.read()
    except discord.HTTPException:
        raise InputError("deck-not-fetched", given=echo(attachment.filename)) from None
    if len(data) > LARGEST_DECK:
        raise InputError("file-too-large", limit=LARGEST_DECK)
    deck_from_bytes(data, rules)
    return json.dumps(reading.parse_json(data), separators=(",", ":"))
