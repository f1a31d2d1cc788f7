"""Draws the secret seeds that cards are shuffled from (docs/shuffle.md).

Those of the maps of the day are derived from one secret in the store.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from datetime import date

from bot.store import Store

#: Random bytes in a seed.
SECRET_LENGTH = 32

#: The note that holds the secret of all days, which is never shown.
NOTE = "secret-of-days"


def new_secret() -> str:
    """A new secret seed, in hexadecimal."""
    return secrets.token_hex(SECRET_LENGTH)


async def secret_of(store: Store, day: date) -> str:
    """The secret seed of a day's map, equal in every process of the bot."""
    master = await store.remember_first(NOTE, new_secret())
    return secret_from(master, day)


def secret_from(master: str, day: date) -> str:
    """HMAC-SHA256 with the secret of all days as key over ``map of the day YYYY-MM-DD``, in hexadecimal.

    >>> from datetime import date
    >>> secret_from("0" * 64, date(2026, 11, 22))[:8]
    '684e08c1'
    """
    message = f"map of the day {day.isoformat()}"
    return hmac.digest(master.encode("ascii"), message.encode("ascii"), hashlib.sha256).hex()
