"""The review of a game, by a button or by a command."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.tables import Table
from bot.tables.game_moves import game_of
from bot.views.review import OVERVIEW, review_to_show_screen, reviewed_seats, seat_to_review
from engine.review import Review


async def show_review(context: Context, seat: int | None = None, page: int = OVERVIEW) -> None:
    """One page about a seat, the person's own unless another is named.

    Raises:
        TableError: the game is not over, or no cards were dealt.
    """
    table = context.table
    found = await review_of(context, table)
    viewer = context.viewer
    of = seat if seat is not None and seat in reviewed_seats(table) else seat_to_review(viewer)
    await context.show(review_to_show_screen(viewer.everybody, found, of, page, in_server=context.in_server))


async def review_of(context: Context, table: Table) -> Review:
    """The review of the people at a table.

    Raises:
        TableError: the game is not over, or no cards were dealt.
    """
    seats = reviewed_seats(table)
    return await context.services.reviews.of(table.id, game_of(table), seats)
