"""Which shards of the bot a process serves: Discord splits a bot's servers among its shards.

A server is always on the same shard, and direct messages arrive at shard 0.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

#: More shards than any bot has.
MOST = 100_000


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from ``first`` to ``last``, of ``count`` that there are in all.

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
        """Read ``0-3/16`` or ``5/16``.

        Raises:
            ValueError: it is nothing of the kind.
        """
        found = re.fullmatch(r"([0-9]{1,6})(?:-([0-9]{1,6}))?/([0-9]{1,6})", text.strip())
        if found is None:
            raise ValueError("no range of shards")
        first, count = int(found[1]), int(found[3])
        last = first if found[2] is None else int(found[2])
        if not first <= last < count <= MOST:
            raise ValueError("there are no such shards")
        return cls(first, last, count)

    @property
    def ids(self) -> range:
        """Their numbers."""
        return range(self.first, self.last + 1)

    def has(self, guild_id: int) -> bool:
        """Whether a server is on one of them.

        >>> Shards.parse("1/2").has(1 << 22)
        True
        """
        return (guild_id >> 22) % self.count in self.ids

    def meets(self, other: Shards | None) -> bool:
        """Whether some server is on one of these and of those; None are all."""
        return other is None or (
            self.count != other.count or (self.first <= other.last and other.first <= self.last)
        )

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"
