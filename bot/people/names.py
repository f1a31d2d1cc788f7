"""Cleans up people's names from Discord before they are used anywhere."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import discord

from bot.tables import Person
from render.drawing.fonts import drawable

#: Letters and symbols that are invisible.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")

#: Joiners of letters and emoji, which belong to a name's spelling.
_JOINERS = frozenset("\u200c\u200d")

#: The tag characters in flags of regions.
_TAGS = range(0xE0020, 0xE0080)


#: Discord's limit for a person's name, in characters.
LONGEST_NAME = 32

#: The maximum length of a username, with brackets, that is appended to a name. The name is shortened for it.
LONGEST_MARK = 20


def person_of(user: discord.User | discord.Member, others: Iterable[str] = ()) -> Person:
    """Return a ``Person`` for a Discord user, with a name that does not look like one of ``others``.

    If it would, the username or a number is appended.
    """
    name, taken = name_of(user), {look_of(other) for other in others}
    account = f" ({user.name})"
    numbers = (f" ({number})" for number in range(2, len(taken) + 3))
    for mark in ("", account if len(account) <= LONGEST_MARK else "", *numbers):
        marked = f"{name[: LONGEST_NAME - len(mark)].rstrip()}{mark}"
        if look_of(marked) not in taken:
            return Person(user.id, marked)
    return Person(user.id, name)


def look_of(name: str) -> str:
    """Return a key that is equal for names that look the same in a message or a picture."""
    return (drawable(name) or name).casefold()


def name_of(user: discord.User | discord.Member) -> str:
    """Return a user's display name on this server, as one safe line.

    Removes invisible characters, line breaks and characters that change the direction of text. If nothing
    visible is left, returns the username, which has only letters, digits, full stops and underscores.
    """
    name = readable(user.display_name)
    return name if can_be_seen(name) else user.name


def readable(name: str) -> str:
    """Return a name without the characters that ``name_of`` removes."""
    # Each distinct letter is looked up once, because deck names can be long.
    return " ".join(name.translate({ord(letter): _kept(letter) for letter in set(name)}).split())


def _kept(letter: str) -> str:
    category = unicodedata.category(letter)
    if category == "Cf":
        return letter if letter in _JOINERS or ord(letter) in _TAGS else ""
    return " " if category in ("Cc", "Cs", "Zl", "Zp") else letter


def can_be_seen(name: str) -> bool:
    """Return whether a name has a visible letter or symbol."""
    # Combining marks only change the letter before them.
    return any(letter not in _BLANK and unicodedata.category(letter)[0] not in "CZM" for letter in name)
