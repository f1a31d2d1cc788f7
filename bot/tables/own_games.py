"""A person's games: where they play, what each game asks of them, and where they are a guest."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.tables.table import Stage, Table
from bot.tables.votes import voters
from engine.options import FEWEST_PLAYERS


class Asked(StrEnum):
    """Something that a table asks of a person."""

    BEGIN = "begin"
    MOVE = "move"
    VOTE = "vote"
    TAKE_SEAT_BACK = "take_seat_back"


@dataclass(frozen=True, slots=True)
class GameOfPerson:
    """A table at which a person sits, what it asks of them, and the deadline, if any."""

    table: Table
    seat: int
    asked: tuple[Asked, ...]
    due_at: datetime | None


class Welcome(StrEnum):
    """What a guest may do at a table."""

    MAY_JOIN = "may_join"
    MAY_WATCH = "may_watch"
    WATCHES = "watches"


@dataclass(frozen=True, slots=True)
class GameOfGuest:
    """A table to which a person is invited, or at which they are a spectator."""

    table: Table
    welcome: Welcome


def game_of_person(table: Table, user_id: int) -> GameOfPerson | None:
    """An open table with what it asks of a person; None if they do not sit there."""
    seat = table.seat_of(user_id)
    if seat is None or not table.stage.is_open:
        return None
    clock = table.clock_of(seat)
    due_at = clock.due_at if clock is not None and table.paused_at is None else None
    return GameOfPerson(table, seat, asked_of(table, seat), due_at)


def welcome_of(table: Table, user_id: int) -> Welcome | None:
    """What a person may do as a guest of a table; None if they sit there, or are no guest."""
    if not table.stage.is_open or table.seat_of(user_id) is not None:
        return None
    invited = table.is_invited(user_id)
    if invited and table.stage is Stage.LOBBY:
        return Welcome.MAY_JOIN
    if table.is_watched_by(user_id):
        return Welcome.WATCHES
    return Welcome.MAY_WATCH if invited else None


def waits_for(table: Table, user_id: int) -> bool:
    """Whether a table waits for a person's move."""
    seat = table.seat_of(user_id)
    return seat is not None and Asked.MOVE in asked_of(table, seat)


def asked_of(table: Table, seat: int) -> tuple[Asked, ...]:
    """What a table asks of the person on this seat."""
    if table.stage is Stage.LOBBY:
        full_enough = len(table.seats) >= FEWEST_PLAYERS
        return (Asked.BEGIN,) if table.seats[seat].user_id == table.host_id and full_enough else ()
    if table.game is None or table.stage is not Stage.RUNNING:
        return ()
    if table.seats[seat].away:
        return (Asked.TAKE_SEAT_BACK,)
    asked = []
    if seat in table.waiting_for and table.paused_at is None:
        asked.append(Asked.MOVE)
    vote = table.vote
    if vote and seat in voters(table, vote) and seat not in (*vote.agreed, *vote.declined):
        asked.append(Asked.VOTE)
    return tuple(asked)
