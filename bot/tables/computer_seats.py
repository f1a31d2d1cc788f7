"""Which kind of computer player moves for a seat, and when.

A computer player also moves for people whose deadline has passed, and for seats whose person is away.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from bot.tables.table import Stage, Table, TableSeat
from engine.views import Phase


class Strength(StrEnum):
    """The strength of a computer player that is added to a table (docs/opponents.md)."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


#: The default strength, which a beginner can beat in a first game.
DEFAULT_OPPONENT = Strength.EASY

#: The strength of computer players that move for people who are away, overdue or replaced.
DEFAULT_COMPUTER = Strength.NORMAL

#: The characters of computer players: animals of Hokkaido, whose names and manners are in the texts. All are
#: equally strong.
CHARACTERS = ("kuma", "kon", "shika", "fuku", "tancho", "risu", "usagi", "goma")


def computer_seat(table_id: str, seats: Sequence[TableSeat], kind: str) -> TableSeat:
    """A seat with a computer player of this kind, and with a character that no other seat has.

    Each table has its own order of characters.
    """
    first = sum(table_id.encode())
    order = (CHARACTERS[(first + number) % len(CHARACTERS)] for number in range(len(CHARACTERS)))
    taken = {seat.name for seat in seats if seat.computer is not None}
    return TableSeat(None, next(name for name in order if name not in taken), kind)


def seat_to_move(table: Table) -> int | None:
    """The seat for which a computer player should move next, or None."""
    return next((seat for seat in range(len(table.seats)) if may_move(table, seat)), None)


def mover(table: Table, seat: int) -> str | None:
    """The kind of computer player that moves for a seat now; None if its person moves.

    A computer player moves for a computer seat, and for a person who is away or overdue.
    """
    of = table.seats[seat]
    clock = table.clock_of(seat)
    if of.computer is None and (of.away or (clock is not None and clock.overdue)):
        return DEFAULT_COMPUTER
    return of.computer


def is_deciding(table: Table, seat: int) -> bool:
    """Whether a seat can decide now, for a person, or for a computer player whose turn it is."""
    return mover(table, seat) is None or may_move(table, seat)


def is_seen(table: Table, seat: int) -> bool:
    """Whether everyone sees the next move of a seat immediately, not only together with other moves.

    The decisions after placing a card in turn are part of the turn.
    """
    view = table.view(None)
    if view.phase is Phase.MAP:
        return view.sequential and not view.seats[seat].placed
    hidden = view.phase in (Phase.PICK, Phase.DISCARD, Phase.DISCARD_OF_PAIR)
    return not hidden and not view.bids_in_secret


def may_move(table: Table, seat: int) -> bool:
    """Whether a computer player should move for a seat now.

    It moves as soon as it is asked, and never asks to wait (rules.md 4.8). While everyone places at the same
    time, it places after all people have placed. It does not move while the game is paused, or while every
    person is away.
    """
    if table.stage is not Stage.RUNNING or table.paused_at is not None or not table.people:
        return False
    if mover(table, seat) is None:
        return False
    view = table.view(None)
    if seat not in view.waiting_for:
        return False
    if view.phase is not Phase.MAP or view.seats[seat].placed:
        return True
    if view.sequential:
        return seat in view.may_place
    return seat in table.people or all(view.seats[person].placed for person in table.people)
