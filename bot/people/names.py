"""Names of people: made readable where they come in from Discord, before anything else sees them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import discord

from bot.tables import Person
from render.drawing.fonts import drawable

#: Written signs that have no look of their own: whoever is called by nothing else cannot be told apart.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")

#: Join letters and emoji to one, and are part of how a name is written.
_JOINERS = frozenset("\u200c\u200d")

#: The tags of which flags of regions are made.
_TAGS = range(0xE0020, 0xE0080)


#: Discord's limit for the name of a person, in characters.
LONGEST_NAME = 32

#: The longest name of an account, with brackets, that is added to a name, which is cut for it.
LONGEST_MARK = 20


def person_of(user: discord.User | discord.Member, others: Iterable[str] = ()) -> Person:
    """Someone on Discord as tables know people; at a table with these ``others`` no name looks like theirs.

    Where it would, the name of the account is added, or a number.
    """
    name, taken = name_of(user), {_look_of(other) for other in others}
    account = f" ({user.name})"
    numbers = (f" ({number})" for number in range(2, len(taken) + 3))
    for mark in ("", account if len(account) <= LONGEST_MARK else "", *numbers):
        marked = f"{name[: LONGEST_NAME - len(mark)].rstrip()}{mark}"
        if _look_of(marked) not in taken:
            return Person(user.id, marked)
    return Person(user.id, name)


def _look_of(name: str) -> str:
    """What two names have in common that cannot be told apart in a message or in a picture."""
    return (drawable(name) or name).casefold()


def name_of(user: discord.User | discord.Member) -> str:
    """What somebody is called in this server, in one line that turns nothing round.

    Left out is what would write the rest of a message backwards, hide in it, or break the line. Where
    nothing that can be seen is left it is the account's own name, which has letters, digits, full
    stops and underscores only.
    """
    name = readable(user.display_name)
    return name if can_be_seen(name) else user.name


def readable(name: str) -> str:
    """A name as Discord has it, or as it was copied from there, without what is left out of names."""
    # Names of decks may be long, and are made of few letters.
    return " ".join(name.translate({ord(letter): _kept(letter) for letter in set(name)}).split())


def _kept(letter: str) -> str:
    category = unicodedata.category(letter)
    if category == "Cf":
        return letter if letter in _JOINERS or ord(letter) in _TAGS else ""
    return " " if category in ("Cc", "Cs", "Zl", "Zp") else letter


def can_be_seen(name: str) -> bool:
    """Whether a name has a letter or sign with a look of its own."""
    # Marks only change the letter before them.
    return any(letter not in _BLANK and unicodedata.category(letter)[0] not in "CZM" for letter in name)
