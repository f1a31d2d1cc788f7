"""Chance, which rules of tables and games never draw themselves."""

from __future__ import annotations

import secrets

#: Bytes of chance in the secret seed of a game.
SECRET_LENGTH = 32


def new_secret() -> str:
    """The secret seed of a game to come (docs/shuffle.md)."""
    return secrets.token_hex(SECRET_LENGTH)
