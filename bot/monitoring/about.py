"""What the present task is about, for the entries that it writes into the log."""

from __future__ import annotations

from structlog.contextvars import bind_contextvars, clear_contextvars


def begin(**about: str | int) -> None:
    """The present task begins with something new; what it inherited was about something else."""
    clear_contextvars()
    bind_contextvars(**about)


def add(**about: str | int) -> None:
    """More is known now of what the present task is about."""
    bind_contextvars(**about)
