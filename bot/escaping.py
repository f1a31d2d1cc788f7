"""Escapes text written by people, for use in messages, and removes formatting, for use elsewhere."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from discord.utils import escape_mentions

#: Discord's markup: formatting, all kinds of mentions (``<@1>``), links and invitations (``https://``,
#: ``discord.gg/``), headings and lists.
_FORMATTING = re.compile(r"[\\*_~`|<>\[\]@/]|^[-+#](?=#*\s)|(?<=\d)\.(?=\s)")

#: What ``without_formatting`` replaces: escaped characters, links of commands, times, and the rest.
_FORMATTED = re.compile(
    r"\\(.)|<(/[a-z -]+):\d+>|<t:(\d+)(?::(\w))?>|\*\*|~~|__|`|\u200b|^-# |^#+ ", re.MULTILINE
)

#: Characters that change the direction of the text after them.
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")


#: Unicode's classes of letters and numbers that are written from right to left, or are beside such letters.
_FROM_RIGHT = frozenset({"R", "AL", "AN"})


def escaped(text: str) -> str:
    """Return a name or other text by people, escaped for a message.

    It cannot add formatting, line breaks, links, mentions or pings, or change the direction of the text
    around it.
    """
    harmless = _FORMATTING.sub(r"\\\g<0>", " ".join(_TURNING.sub("", text).split()))
    return isolated(escape_mentions(harmless))


def isolated(text: str) -> str:
    """Return a name between Unicode's marks for isolated text if it would turn the line around it."""
    turns = any(unicodedata.bidirectional(letter) in _FROM_RIGHT for letter in text)
    return f"\u2068{text}\u2069" if turns else text


def without_formatting(text: str, time: Callable[[int, str], str]) -> str:
    """Return a message's text without Discord's formatting.

    ``time`` writes a time, given in seconds and with the letter of its style, such as ``R`` or none.
    """

    def plain(found: re.Match[str]) -> str:
        return time(int(found[3]), found[4] or "") if found[3] else found[1] or found[2] or ""

    return _FORMATTED.sub(plain, text)
