"""The secret seed from which the cards of a game are shuffled (docs/shuffle.md): no rule draws it itself."""

from __future__ import annotations

import secrets

#: Bytes of chance in it.
SECRET_LENGTH = 32


def new_secret() -> str:
    """The secret seed of a game to come."""
    return secrets.token_hex(SECRET_LENGTH)
