"""Seats whose person is away, and which a computer player plays in the meantime."""

from __future__ import annotations

from bot.views.controls import Row, Tone
from bot.views.screen import Screen
from bot.views.viewer import Viewer


def away_screen(viewer: Viewer) -> Screen:
    """What people see while the computer plays their seat: one button, to take it back."""
    return Screen(viewer.format("seat-is-away-own"), rows=_rows(viewer))


def seat_taken_screen(viewer: Viewer, seat: int, *, notifies: bool) -> Screen:
    """The message in the channel that tells a person that the computer has taken over the seat."""
    user_id = viewer.table.seats[seat].user_id
    return Screen(
        viewer.format("seat-is-away", user=user_id or 0),
        rows=_rows(viewer),
        mentions=(user_id,) if notifies and user_id is not None else (),
    )


def _rows(viewer: Viewer) -> tuple[Row, ...]:
    return ((viewer.table_button("take-seat-back", Tone.MAIN),),)
