"""What people have written, made harmless for the messages in which it is repeated."""

from __future__ import annotations

import re

from discord.utils import escape_mentions

#: What Discord reads as more than itself: formatting, mentions of all kinds (``<@1>``), addresses and
#: invitations (``https://``, ``discord.gg/``), headings and lists.
_FORMATTING = re.compile(r"[\\*_~`|<>\[\]@/]|^[-+#](?=#*\s)|(?<=\d)\.(?=\s)")

#: What changes the direction in which everything after it is read.
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")


def escaped(text: str) -> str:
    """A name, or anything else that people have written, as it can stand inside a message.

    It cannot format the text, break the line, turn round what follows, link anywhere, name anybody else, or
    ping.
    """
    return escape_mentions(_FORMATTING.sub(r"\\\g<0>", " ".join(_TURNING.sub("", text).split())))
