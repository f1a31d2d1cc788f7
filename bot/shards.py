"""The shards that a process serves. Discord splits a bot's servers among shards.

A server is always on the same shard. Direct messages arrive at shard 0.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

#: The maximum number of shards, more than any bot has.
MOST = 100_000


def shard_of(guild_id: int, count: int) -> int:
    """Return a server's shard, out of ``count``.

    >>> shard_of(1 << 22, 2)
    1
    """
    return (guild_id >> 22) % count


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from ``first`` to ``last`` out of ``count``.

    >>> Shards.parse("0-3/16")
    Shards(first=0, last=3, count=16)
    >>> print(Shards.parse("5/16"))
    5-5/16
    """

    first: int
    last: int
    count: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse ``0-3/16`` or ``5/16``.

        Raises:
            ValueError: the text is not such a range.
        """
        found = re.fullmatch(r"([0-9]{1,6})(?:-([0-9]{1,6}))?/([0-9]{1,6})", text.strip())
        if found is None:
            raise ValueError("not a range of shards")
        first, count = int(found[1]), int(found[3])
        last = first if found[2] is None else int(found[2])
        if not first <= last < count <= MOST:
            raise ValueError("no such shards")
        return cls(first, last, count)

    @property
    def ids(self) -> range:
        """The ids of the shards."""
        return range(self.first, self.last + 1)

    @property
    def share(self) -> float:
        """The share of these in all shards.

        >>> Shards.parse("0-3/16").share
        0.25
        """
        return len(self.ids) / self.count

    def has(self, guild_id: int) -> bool:
        """Return whether a server is on one of these shards."""
        return shard_of(guild_id, self.count) in self.ids

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"


@dataclass(frozen=True, slots=True)
class Reachable:
    """The shards out of ``count`` on which people can reach the bot now."""

    ids: frozenset[int]
    count: int

    def has(self, guild_id: int) -> bool:
        """Return whether the people of a server can reach the bot."""
        return shard_of(guild_id, self.count) in self.ids


#: The default: one process serves all shards, whatever their number on Discord.
ALL = Shards(0, 0, 1)

#: Everyone can reach the bot, or no one.
EVERYONE = Reachable(frozenset({0}), 1)
NO_ONE = Reachable(frozenset(), 1)
