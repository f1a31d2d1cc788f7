"""The errors of tables, and checks that several rules share: of the stage, the seat and a person's rights.

Each check raises ``TableError`` and does nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.options import TableOptions
from bot.tables.table import Stage, Table
from engine.game import Game
from engine.options import MOST_PLAYERS
from engine.rules import GAMES
from engine.setup import goal_cards


class TableError(Exception):
    """A table refuses a request; the table is unchanged.

    Like ``engine.errors.GameError``, it has a ``key``, the id of a sentence in bot/texts, and the ``values``
    for it.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: Mapping[str, object] = values


class MovedOnError(Exception):
    """The seat or the game has moved on since the request was shown; nothing has changed."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.table = table


#: The number of its own moves that a seat can undo for each round that the game has reached.
MOST_TAKEN_BACK = 30


def must_be_open(table: Table) -> None:
    """Refuse if the table is closed.

    Raises:
        TableError: ``game-finished`` or ``table-cancelled``.
    """
    if table.stage is Stage.FINISHED:
        raise TableError("game-finished")
    if table.stage is Stage.CANCELLED:
        raise TableError("table-cancelled")


def must_be_lobby(table: Table) -> None:
    """Refuse unless the game has yet to begin.

    Raises:
        TableError: ``game-running``, ``game-finished`` or ``table-cancelled``.
    """
    must_be_open(table)
    if table.stage is not Stage.LOBBY:
        raise TableError("game-running")


def must_be_running(table: Table, user_id: int) -> None:
    """Refuse a person's request unless the game is running.

    Raises:
        TableError: ``game-not-begun``, ``cards-not-dealt``, ``game-finished`` or ``table-cancelled``.
    """
    must_be_open(table)
    if table.stage is Stage.LOBBY:
        raise TableError("game-not-begun", host=table.host_name, own=user_id == table.host_id)
    if table.stage is Stage.DEALING:
        raise TableError("cards-not-dealt")


def channel_taken(table: Table) -> TableError:
    """The error for another table in this table's channel; people can join this table until it begins."""
    return TableError("channel-has-table", host=table.host_name, begun=table.stage is not Stage.LOBBY)


def seat_at(table: Table, user_id: int) -> int:
    """The seat of this person.

    Raises:
        TableError: ``not-seated``.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise TableError("not-seated")
    return seat


def must_be_seat(table: Table, seat: int) -> None:
    """Refuse a seat number that the table does not have.

    Raises:
        TableError: ``no-seat``.
    """
    if not 0 <= seat < len(table.seats):
        raise TableError("no-seat", seat=seat + 1)


def seat_in_running_game(table: Table, user_id: int) -> int:
    """The seat of a person in a running game.

    Raises:
        TableError: ``not-seated``, or an error of ``must_be_running``.
    """
    must_be_open(table)
    seat = seat_at(table, user_id)
    must_be_running(table, user_id)
    return seat


def seat_played_by(table: Table, user_id: int) -> int:
    """The seat of a person who is playing it themselves.

    Raises:
        TableError: ``seat-is-computers``, or an error of ``seat_in_running_game``.
    """
    seat = seat_in_running_game(table, user_id)
    if table.seats[seat].away:
        raise TableError("seat-is-computers")
    return seat


def must_host(table: Table, user_id: int, *, moderator: bool) -> None:
    """Refuse anyone except the host and moderators.

    Raises:
        TableError: ``not-host``.
    """
    if user_id != table.host_id and not moderator:
        raise TableError("not-host", host=table.host_name)


def must_host_running(table: Table, user_id: int, *, moderator: bool) -> None:
    """Refuse anyone except the host and moderators, and unless the game is running.

    Raises:
        TableError: ``not-host``, or an error of ``must_be_running``.
    """
    must_be_running(table, user_id)
    must_host(table, user_id, moderator=moderator)


def must_have_moves_to_undo(table: Table, seat: int) -> None:
    """Refuse to undo more moves for a seat that has undone many; each round that is reached allows more.

    Raises:
        TableError: ``taken-back-often``.
    """
    most = MOST_TAKEN_BACK * (0 if table.game is None else table.game.round)
    if table.taken_back and table.taken_back[seat] >= most:
        raise TableError("taken-back-often", most=most)


def must_be_welcome(table: Table, user_id: int) -> None:
    """Refuse people who are not invited, if the table is by invitation.

    Raises:
        TableError: ``not-invited``.
    """
    if table.options.by_invitation and not table.is_invited(user_id):
        raise TableError("not-invited", host=table.host_name)


def finished_game(table: Table) -> Game:
    """The game of a closed table, of which everything may be shown.

    Raises:
        TableError: ``game-not-over`` if the game still has secrets, or ``cards-not-dealt``.
    """
    if table.stage.is_open:
        raise TableError("game-not-over")
    if table.game is None:
        raise TableError("cards-not-dealt")
    return table.game


def must_fit(options: TableOptions) -> None:
    """Refuse options that no game with the table's number of seats can have.

    Raises:
        InvalidInput: the options do not fit together.
        TableError: ``deck-few-goals``, the deck has too few goal cards.
    """
    found, needed = len(options.deck.goals), goal_cards(MOST_PLAYERS)
    # Checked first, because the check below raises an error that does not mention the deck file.
    if options.with_goals and GAMES[options.rules].has_goals and found < needed:
        raise TableError("deck-few-goals", found=found, needed=needed, most=MOST_PLAYERS)
    options.check()
