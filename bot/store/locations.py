"""Where a database is: a file, or a server with an address that is nobody's business."""

from __future__ import annotations

from pathlib import Path

from pydantic import SecretStr

#: Where a database is: the path of a file, or the address of a server, which may hold a password.
Location = Path | SecretStr

#: How the address of a PostgreSQL database begins.
POSTGRESQL = ("postgresql://", "postgres://")


def location(text: str) -> Location:
    """Where a database is that is named by a path or an address.

    Raises:
        ValueError: it is the address of something else; the message does not repeat it.
    """
    if text.startswith(POSTGRESQL):
        return SecretStr(text)
    if "://" in text:
        raise ValueError("a database is named by the path of a file, or by postgresql://...")
    return Path(text).expanduser()


def name_of(of: Location) -> str:
    """What a database may be called where others read it: of an address nothing is told."""
    return str(of) if isinstance(of, Path) else "the PostgreSQL database"
