"""Where a database is, what the store asks of it, and what it may answer instead.

It gets SQL and returns rows; of a change it stores everything or nothing. The SQL is what SQLite and
PostgreSQL both understand; its parameters are ``?1``, ``?2`` ...
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from pydantic import SecretStr


class StoreError(Exception):
    """The database cannot be used; the message is one readable line (for the person who hosts the bot)."""


class UnreachableError(StoreError):
    """The database cannot be used just now: its server does not answer, its disk is full. It may later."""


class StaleWriteError(Exception):
    """The table has changed since it was read: somebody else was faster, nothing was written."""


class ChannelTakenError(Exception):
    """The channel has an open table already; nothing was written."""


#: A row as a database gives and takes it: whole numbers, texts and None.
Row = Sequence[Any]

#: How many rows a page has at most.
PAGE = 1000

#: A query with its values.
Query = tuple[str, Row]


class BrokenConstraintError(StoreError):
    """A change would break a ``rule`` of the database; nothing was written."""

    def __init__(self, rule: str) -> None:
        super().__init__(f"This cannot be stored: {rule}")
        self.rule = rule


class Transaction(Protocol):
    """What can be done within a change."""

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows that a query finds, with what the change has written so far."""
        ...

    async def write(self, sql: str, *values: object) -> int:
        """Run one statement; how many rows it has written."""
        ...

    async def write_many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run one statement for each of the rows."""
        ...


Result = TypeVar("Result")

#: The statements of a change; it may be begun anew as long as nothing of it is stored.
Work = Callable[[Transaction], Awaitable[Result]]


class Database(Protocol):
    """A database that is open. All methods may raise ``StoreError``.

    ``is_shared`` tells whether other processes may write to it.
    """

    is_shared: bool

    async def read(self, sql: str, *values: object) -> list[Row]:
        """The rows that a query finds at this moment."""
        ...

    async def look_up(self, sql: str, *values: object) -> list[Row]:
        """The same for a query that finds a handful of rows by an index; it is answered at once."""
        ...

    async def read_at_once(self, queries: Sequence[Query]) -> list[list[Row]]:
        """The rows that each of the queries finds, all as they were at one moment."""
        ...

    def pages(self, queries: Sequence[str]) -> AsyncGenerator[tuple[int, list[Row]], None]:
        """All rows of the queries in turn, some at a time with the number of the query, as of one moment."""
        ...

    async def change(self, work: Work[Result], *, waits: bool = False) -> Result:
        """Do the work in one transaction; it is stored for good when this returns what the work returned.

        Work that ``waits`` for anything but its own statements must say so.

        Raises:
            BrokenConstraintError: a rule of the database forbids it.
        """
        ...

    async def erase_deleted(self) -> None:
        """Leave nothing readable of what was deleted, as far as this database can be told to."""
        ...

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        ...


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
    if any(letter < " " for letter in text):
        # Such as the end of a line, for which "\\n" stands between quotation marks in .env.
        raise ValueError("the path of a database has no control characters")
    return Path(text).expanduser()


def name_of(of: Location) -> str:
    """What a database may be called where others read it: of an address nothing is told."""
    return str(of) if isinstance(of, Path) else "the PostgreSQL database"
