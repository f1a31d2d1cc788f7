"""Escapes text written by people, for use in messages."""

from __future__ import annotations

import re

from discord.utils import escape_mentions

#: Discord's markup: formatting, all kinds of mentions (``<@1>``), links and invitations (``https://``,
#: ``discord.gg/``), headings and lists.
_FORMATTING = re.compile(r"[\\*_~`|<>\[\]@/]|^[-+#](?=#*\s)|(?<=\d)\.(?=\s)")

#: Characters that change the direction of the text after them.
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")


def escaped(text: str) -> str:
    """Return a name or other text by people, escaped for a message.

    It cannot add formatting, line breaks, links, mentions or pings, or change the direction of the text after
    it.
    """
    return escape_mentions(_FORMATTING.sub(r"\\\g<0>", " ".join(_TURNING.sub("", text).split())))
