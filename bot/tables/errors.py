"""Why a table refuses a request, apart from the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.table import Table


class TableError(Exception):
    """A table does not allow what was asked; it is unchanged.

    The same shape as ``engine.errors.GameError``: ``key`` names the sentence in bot/texts,
    ``values`` are filled into it.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: Mapping[str, object] = values


class MovedOnError(Exception):
    """The moment that was meant has passed: the seat, or the game, has gone on since; nothing has changed."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table.id, seat)
        self.table = table
        self.seat = seat


#: Every key that a ``TableError`` can carry, with the names of its values.
TABLE_ERRORS: Mapping[str, frozenset[str]] = {
    "table-gone": frozenset(),
    "table-busy": frozenset(),
    "table-cancelled": frozenset(),
    "channel-has-table": frozenset({"host"}),
    "table-full": frozenset({"seats"}),
    "already-seated": frozenset(),
    "not-seated": frozenset(),
    "not-host-begin": frozenset({"host"}),
    "not-host-cancel": frozenset({"host"}),
    "too-few-seats": frozenset({"seats"}),
    "computers-out-of-range": frozenset({"given", "most"}),
    "no-computer-seat": frozenset(),
    "game-running": frozenset(),
    "just-begun": frozenset(),
    "game-not-begun": frozenset({"host"}),
    "game-finished": frozenset(),
    "not-your-seat": frozenset(),
    "game-paused": frozenset(),
    "seat-is-computers": frozenset(),
    "not-host": frozenset({"host"}),
    "host-already": frozenset({"name"}),
    "not-invited": frozenset({"host"}),
    "person-seated": frozenset({"name"}),
    "person-not-seated": frozenset(),
    "person-not-invited": frozenset(),
    "too-many-guests": frozenset({"most"}),
    "not-watching": frozenset(),
    "game-not-over": frozenset(),
    # Absent players
    "game-not-paused": frozenset(),
    "no-deadline": frozenset(),
    "extension-out-of-range": frozenset(),
    "nobody-in-time": frozenset(),
    "no-seat": frozenset({"seat"}),
    "seat-of-computer": frozenset(),
    "seat-is-yours": frozenset(),
    "last-person": frozenset(),
    "offer-over": frozenset(),
    # Votes
    "no-such-move": frozenset(),
    "vote-running": frozenset(),
    "no-vote": frozenset(),
    "no-voter": frozenset(),
    "not-your-vote": frozenset(),
    "host-is-here": frozenset({"host"}),
    # Settings
    "only-role-starts": frozenset({"role"}),
    "only-moderators-start": frozenset(),
    "role-missing": frozenset(),
    "unknown-locale": frozenset({"locale"}),
    # Fair shuffles
    "cards-not-dealt": frozenset(),
    "not-getting-ready": frozenset(),
    "word-too-long": frozenset({"most", "given"}),
    "word-not-printable": frozenset(),
    "shuffle-still-secret": frozenset(),
    "no-shuffle-kept": frozenset(),
}
