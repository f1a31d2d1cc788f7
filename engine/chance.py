"""The engine's random numbers: HMAC-SHA256 in counter mode with rejection sampling.

The algorithm is fixed, so that anyone can reimplement it (docs/shuffle.md):

- A ``Chance`` has a key (bytes) and a counter that starts at 0.
- Block k is HMAC-SHA256(key, k as 8 bytes, big endian), read as a 256-bit big-endian integer. Each block is
  used once, in the order 0, 1, 2, ...
- ``below(n)`` takes the next block. Let ``limit`` be the largest multiple of n that is at most 2**256. A
  block at or above ``limit`` is discarded and the next one taken; otherwise the result is the block
  modulo n.
- ``shuffle`` goes through the list from its last index i down to 1 and swaps entry i with entry
  ``below(i + 1)``.
- ``choice`` is entry ``below(length)``.

The result does not depend on the clock, the machine or the version of Python.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

_BLOCKS = 1 << 256

#: The number of blocks that are computed without a cached HMAC; most computer decisions need no more.
_FEW = 4


class Chance:
    """A stream of random numbers, determined by its key.

    >>> Chance(b"seed").shuffle([1, 2, 3, 4, 5, 6])
    [4, 3, 1, 2, 6, 5]
    """

    __slots__ = ("_counter", "_key")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0

    @classmethod
    def of_text(cls, seed: str) -> Chance:
        """The stream with a text as its key, in UTF-8; undecodable bytes of a command line are kept."""
        return cls(seed.encode("utf-8", "surrogateescape"))

    def below(self, bound: int) -> int:
        """A uniformly random number from 0 to ``bound`` - 1; ``bound`` must be at least 1."""
        limit = _BLOCKS - _BLOCKS % bound
        while True:
            number = int.from_bytes(self._block(), "big")
            if number < limit:
                return number % bound

    def _block(self) -> bytes:
        message = self._counter.to_bytes(8, "big")
        self._counter += 1
        if self._counter <= _FEW:
            return hmac.digest(self._key, message, hashlib.sha256)
        return _digest(self._key, message)

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """The items in a random order, as a new list."""
        shuffled = list(items)
        for index in range(len(shuffled) - 1, 0, -1):
            other = self.below(index + 1)
            shuffled[index], shuffled[other] = shuffled[other], shuffled[index]
        return shuffled

    def choice(self, items: Sequence[T]) -> T:
        """A uniformly random item of a non-empty sequence."""
        return items[self.below(len(items))]


def chance_of_player(seed: str, seat: int, step: int) -> Chance:
    """The random numbers for one decision of a computer player.

    ``step`` is the number of actions accepted before the decision, so a seed gives the same game on any
    machine and in any number of processes. The key is HMAC-SHA256(the seed in UTF-8, ``player SEAT STEP`` in
    ASCII).
    """
    key = seed.encode("utf-8", "surrogateescape")
    return Chance(_digest(key, f"player {seat} {step}".encode("ascii")))


def _digest(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 with a cached key, which takes half the time from the second message on."""
    keyed = _keyed(key).copy()
    keyed.update(message)
    return keyed.digest()


@lru_cache(maxsize=4)
def _keyed(key: bytes) -> hmac.HMAC:
    return hmac.new(key, digestmod=hashlib.sha256)
