"""What an error of a PostgreSQL server means, said without naming servers or people."""

from __future__ import annotations

import re

import psycopg
from psycopg_pool import PoolClosed

from bot.store.errors import StoreError, UnreachableError

#: Codes of what passes by itself, beside those of lost connections (class 08): a collision of two changes, a
#: deadlock, a server that stops, crashes or starts, and one that has become the copy of another.
PASSING = frozenset({"40001", "40P01", "57P01", "57P02", "57P03", "25006"})


def passes(error: psycopg.Error) -> bool:
    """Whether it may be over in a moment."""
    if error.sqlstate is None:
        lost = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        return lost and not isinstance(error, PoolClosed)
    return error.sqlstate in PASSING or error.sqlstate.startswith("08")


def failure(error: psycopg.Error) -> StoreError:
    """What a caller is told of an error of the server."""
    kind = UnreachableError if passes(error) else StoreError
    return kind(f"The PostgreSQL database cannot be used: {reason(error)}")


def reason(error: psycopg.Error) -> str:
    """What is wrong, in one line that names neither servers nor people."""
    said = error.diag.message_primary
    if said is None:
        # Before the last of these words stands which server it was.
        found = re.match(r"(?s).*(?:FATAL|failed|Error|address): +([^\n]*)", str(error))
        said = found[1] if found else "the server does not answer"
    return re.sub(r"\"[^\"]*\"|'[^']*'|\(?\d+\.\d+\.\d+\.\d+\)?", "…", " ".join(said.split()))
